import type { Board, Link, Piece, Space } from '../scene.js';
import {
  type Context,
  classesOf,
  colourOf,
  type Drawn,
  fillOf,
  lookOf,
  outline,
  title,
} from './context.js';
import { element, figure } from './markup.js';
import { type Box, drawName, drawTileName, isSmall, squareInCircle } from './names.js';
import { drawMark, drawPiece } from './pieces.js';

/** A board at so many pixels a unit. */
export function drawBoard(context: Context, board: Board, unit: number): Drawn {
  const [columns, rows] = board.size;
  const boxes = new Map(board.spaces.map((space) => [space.id, boxOf(space, unit)]));
  const tiles = board.pieces.filter(({ covers }) => covers !== undefined);
  const names = tiles.map((tile) => drawTileName(context, tile.label, coveredBy(tile, boxes)));
  const feet = new Map(tiles.map((tile, i) => [tile.covers?.[0] ?? '', names[i]?.height ?? 0]));
  const standing = standingOn(board);
  const marked = board.spaces.map((space) => drawSpace(context, space, unit));
  const markup = [
    ...marked,
    ...tiles.map((tile, i) => drawTile(context, tile, boxes, names[i]?.markup ?? '')),
    ...board.links.map((link) => drawLink(context, link, boxes, unit)),
    ...board.spaces.map((space) => {
      const room = raised(boxOf(space, unit), feet.get(space.id) ?? 0);
      return drawContents(context, standing.get(space.id) ?? [], space, room);
    }),
    ...board.links.map((link) =>
      drawOnLink(context, standing.get(link.id) ?? [], link, boxes, unit),
    ),
  ];
  return {
    markup: element('g', { 'data-id': board.id, class: 'board' }, title(board.label), ...markup),
    width: columns * unit,
    height: rows * unit,
  };
}

/** The pieces on each space and link; tiles lie under them. */
function standingOn({ pieces }: Board): ReadonlyMap<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.covers !== undefined) continue;
    const here = found.get(piece.on);
    if (here === undefined) found.set(piece.on, [piece]);
    else here.push(piece);
  }
  return found;
}

function boxOf({ shape, at }: Space, unit: number): Box {
  const [x = 0, y = 0, width = 0, height = 0] = at;
  if (shape === 'rect') {
    return { x: x * unit, y: y * unit, width: width * unit, height: height * unit };
  }
  if (shape === 'circle') {
    const half = width * unit * squareInCircle;
    return { x: x * unit - half, y: y * unit - half, width: 2 * half, height: 2 * half };
  }
  const xs = at.filter((_, i) => i % 2 === 0).map((one) => one * unit);
  const ys = at.filter((_, i) => i % 2 === 1).map((one) => one * unit);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return { x: left + wide * 0.12, y: top + high * 0.1, width: wide * 0.76, height: high * 0.8 };
}

/** The outline of a space, a little smaller, so that neighbours do not hide it. */
function shapeOf({ shape, at }: Space, unit: number, inset: number, attributes: object): string {
  if (shape === 'rect') {
    const [x = 0, y = 0, width = 0, height = 0] = at;
    return element('rect', {
      x: x * unit + inset,
      y: y * unit + inset,
      width: Math.max(0, width * unit - 2 * inset),
      height: Math.max(0, height * unit - 2 * inset),
      rx: Math.min(6, unit * 0.06),
      ...attributes,
    });
  }
  if (shape === 'circle') {
    const [x = 0, y = 0, r = 0] = at;
    return element('circle', { cx: x * unit, cy: y * unit, r: r * unit - inset, ...attributes });
  }
  const points = at.map((one) => figure(one * unit)).join(' ');
  return element('polygon', { points, 'stroke-linejoin': 'round', ...attributes });
}

function drawSpace(context: Context, space: Space, unit: number): string {
  const { palette } = context;
  const { id, kind, label, note, owner } = space;
  const colour = colourOf(context, owner);
  const mark = outline(context, id);
  const pattern = lookOf(context, kind).pattern;
  const fill = fillOf(context, kind, palette.panel);
  const parts = [
    title(label, note),
    shapeOf(space, unit, 1, { fill, stroke: palette.line, 'stroke-width': 1 }),
  ];
  if (pattern !== undefined && pattern !== 'plain') {
    parts.push(shapeOf(space, unit, 1, { fill: `url(#${pattern})` }));
  }
  if (colour !== undefined) {
    const inner = { fill: colour, 'fill-opacity': 0.16, stroke: colour, 'stroke-width': 2.5 };
    parts.push(shapeOf(space, unit, 3.5, inner));
  }
  if (mark !== undefined) {
    const ring = { fill: mark.stroke, 'fill-opacity': 0.14, stroke: mark.stroke };
    parts.push(shapeOf(space, unit, 2, { ...ring, 'stroke-width': mark.width }));
  }
  return element('g', { 'data-id': id, class: classesOf(context, id, 'space') }, ...parts);
}

/** A tile that lies over several spaces: one colour, with lines only around the whole. */
function drawTile(
  context: Context,
  tile: Piece,
  boxes: ReadonlyMap<string, Box>,
  name: string,
): string {
  const under = (tile.covers ?? []).filter((id) => boxes.has(id));
  const covered = coveredBy(tile, boxes);
  const fill = colourOf(context, tile.owner) ?? fillOf(context, tile.kind, context.palette.line);
  const mark = outline(context, tile.id);
  const stroke = mark?.stroke ?? context.palette.ink;
  const near = (a: number, b: number) => Math.abs(a - b) < 0.5;
  const rects = covered.map(({ x, y, width, height }, i) => {
    // Who touches the tile here may mean the space under it.
    const here = { x, y, width, height, 'data-under': under[i] };
    return element('rect', { ...here, fill, 'fill-opacity': 0.42 });
  });
  const lines = covered.flatMap(({ x, y, width, height }) => {
    const has = (dx: number, dy: number) => {
      return covered.some((one) => near(one.x, x + dx * width) && near(one.y, y + dy * height));
    };
    const sides: [boolean, number, number, number, number][] = [
      [has(0, -1), x, y, x + width, y],
      [has(0, 1), x, y + height, x + width, y + height],
      [has(-1, 0), x, y, x, y + height],
      [has(1, 0), x + width, y, x + width, y + height],
    ];
    return sides.flatMap(([isInner, x1, y1, x2, y2]) => {
      if (isInner) return [];
      return element('line', { x1, y1, x2, y2, stroke, 'stroke-width': mark?.width ?? 2 });
    });
  });
  const classes = classesOf(context, tile.id, 'piece');
  const said = title(tile.label, tile.note);
  return element('g', { 'data-id': tile.id, class: classes }, said, ...rects, ...lines, name);
}

function coveredBy({ covers = [] }: Piece, boxes: ReadonlyMap<string, Box>): Box[] {
  return covers.flatMap((id) => boxes.get(id) ?? []);
}

/** Without so much at its lower edge. */
function raised(box: Box, foot: number): Box {
  return { ...box, height: box.height - foot };
}

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

function lineOf(link: Link, boxes: ReadonlyMap<string, Box>, unit: number): Line | undefined {
  if (link.at !== undefined) {
    const [x1, y1, x2, y2] = link.at;
    return { x1: x1 * unit, y1: y1 * unit, x2: x2 * unit, y2: y2 * unit };
  }
  const [from, to] = [boxes.get(link.from), boxes.get(link.to)];
  if (from === undefined || to === undefined) return undefined;
  return {
    x1: from.x + from.width / 2,
    y1: from.y + from.height / 2,
    x2: to.x + to.width / 2,
    y2: to.y + to.height / 2,
  };
}

function drawLink(
  context: Context,
  link: Link,
  boxes: ReadonlyMap<string, Box>,
  unit: number,
): string {
  const line = lineOf(link, boxes, unit);
  if (line === undefined) return '';
  const mark = outline(context, link.id);
  const stroke = mark?.stroke ?? fillOf(context, link.kind, context.palette.line);
  const width = mark === undefined ? 3 : mark.width + 3;
  const drawn = element('line', {
    ...line,
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-dasharray': lookOf(context, link.kind).pattern === 'dots' ? '2 6' : undefined,
  });
  // A broad line that nobody sees, for fingers.
  const grip = element('line', { ...line, stroke: 'transparent', 'stroke-width': 14 });
  const classes = classesOf(context, link.id, 'link');
  return element(
    'g',
    { 'data-id': link.id, class: classes },
    title(link.label, link.note),
    drawn,
    grip,
  );
}

function drawOnLink(
  context: Context,
  here: readonly Piece[],
  link: Link,
  boxes: ReadonlyMap<string, Box>,
  unit: number,
): string {
  const line = lineOf(link, boxes, unit);
  if (line === undefined || here.length === 0) return '';
  const size = Math.min(24, unit * 0.3);
  const x = (line.x1 + line.x2 - size * here.length) / 2;
  const y = (line.y1 + line.y2 - size) / 2;
  return here.map((piece, i) => drawPiece(context, piece, x + i * size, y, size)).join('');
}

/** The label, marks and pieces of a space. */
function drawContents(context: Context, pieces: readonly Piece[], space: Space, box: Box): string {
  const { markup, height } = drawName(context, space, box);
  const items = [
    ...space.marks.map(
      (mark) => (x: number, y: number, s: number) => drawMark(context, mark, space.id, x, y, s),
    ),
    ...pieces.map(
      (piece) => (x: number, y: number, s: number) => drawPiece(context, piece, x, y, s),
    ),
  ];
  const edge = isSmall(box) ? 1 : 3;
  const below = (head: number): Box => ({
    x: box.x + edge,
    y: box.y + head,
    width: box.width - 2 * edge,
    height: box.height - head - edge,
  });
  const room = below(Math.max(edge, height));
  // Better what stands there alone than nothing that can be told apart.
  const isCrowded = items.length > 1 && sizeIn(items.length, room).size < leastSize;
  return isCrowded
    ? arranged(items, below(edge)).join('')
    : markup + arranged(items, room).join('');
}

/** With less, in pixels, pieces are hardly seen: the name of the space makes room for them. */
const leastSize = 13;

type Item = (x: number, y: number, size: number) => string;

/** As large as they can be, in rows. */
function arranged(items: readonly Item[], room: Box): string[] {
  if (items.length === 0) return [];
  const { x, y, width, height } = room;
  const { columns, size: largest } = sizeIn(items.length, room);
  const most = Math.max(46, Math.min(width, height) * 0.36);
  const size = Math.min(largest, most, Math.max(width, height) * 0.62);
  const rows = Math.ceil(items.length / columns);
  const left = x + (width - size * Math.min(columns, items.length)) / 2;
  const top = y + (height - size * rows) / 2;
  return items.map((draw, i) => {
    return draw(left + (i % columns) * size, top + Math.floor(i / columns) * size, size);
  });
}

/** In how many columns so many are largest, and how large. */
function sizeIn(count: number, { width, height }: Box): { columns: number; size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const size = Math.min(width / columns, height / Math.ceil(count / columns));
    if (size > best.size) best = { columns, size };
  }
  return best;
}
