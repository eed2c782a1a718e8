import type { Board, Link, Space } from '../scene.js';
import { Canvas, type Style } from './canvas.js';
import { markText, pieceText, symbolOf, type TextContext } from './words.js';

/** Characters that a unit of a board takes. */
interface Scale {
  readonly across: number;
  readonly down: number;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A board as text in at most so many lines, if it can be read at that size. */
export function boardLines(
  context: TextContext,
  board: Board,
  width: number,
  most: number,
): string[] {
  const scale = scaleOf(board, width, most);
  const [columns, rows] = board.size;
  const canvas = new Canvas(
    Math.floor(columns * scale.across) + 1,
    Math.floor(rows * scale.down) + 1,
  );
  for (const space of board.spaces) drawSpace(context, canvas, board, space, scale);
  for (const link of board.links) drawLink(context, canvas, board, link, scale);
  return canvas.lines(context.paint);
}

/** How many columns a board needs to be read. */
export function leastWidth(board: Board): number {
  return board.size[0] * (areSquares(board) ? 2 : 6) + 1;
}

/** Whether its spaces are many and small: then a character or two stand for each. */
function areSquares({ spaces, size: [columns, rows] }: Board): boolean {
  return spaces.length > 60 || columns > 12 || rows > 9;
}

function scaleOf(board: Board, width: number, most: number): Scale {
  const [columns, rows] = board.size;
  const across = Math.max(1, Math.min(14, Math.floor((width - 1) / columns)));
  if (areSquares(board)) return { across: Math.min(across, 4), down: 1 };
  return { across, down: Math.max(1, Math.min(4, Math.floor((most - 1) / rows))) };
}

function frameOf({ shape, at }: Space, { across, down }: Scale): Frame {
  if (shape === 'rect') {
    const [x = 0, y = 0, width = 0, height = 0] = at;
    return framed(x * across, y * down, width * across, height * down);
  }
  if (shape === 'circle') {
    const [x = 0, y = 0, r = 0] = at;
    return framed((x - r) * across, (y - r) * down, 2 * r * across, 2 * r * down);
  }
  const xs = at.filter((_, i) => i % 2 === 0);
  const ys = at.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return framed(left * across, (top + high * 0.15) * down, wide * across, high * 0.7 * down);
}

function framed(x: number, y: number, width: number, height: number): Frame {
  const [left, top] = [Math.round(x), Math.round(y)];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round(x + width) - left),
    height: Math.max(1, Math.round(y + height) - top),
  };
}

function drawSpace(
  context: TextContext,
  canvas: Canvas,
  board: Board,
  space: Space,
  scale: Scale,
): void {
  const frame = frameOf(space, scale);
  const pieces = board.pieces.filter(({ on, covers }) => on === space.id && covers === undefined);
  const tile = board.pieces.find(({ covers }) => covers?.includes(space.id));
  const lying = tile === undefined ? pieces : [...pieces, tile];
  const things: [string, Style | undefined][] = [
    ...lying.map((piece): [string, Style | undefined] => {
      const isLit = context.lit.has(piece.id);
      const text = `${pieceText(context, piece)}${isLit && context.paint === undefined ? '*' : ''}`;
      return [text, { ...styleOf(context, piece.owner), ...groundOf(context, piece.id) }];
    }),
    ...space.marks.map((mark): [string, Style | undefined] => [markText(context, mark), undefined]),
  ];
  const ground = groundOf(context, space.id);
  const owner = styleOf(context, space.owner ?? tile?.owner);
  if (frame.width < 6)
    return drawSquare(context, canvas, space, frame, things, { ...owner, ...ground });
  const hasBorder = frame.height >= 3 || space.shape === 'rect';
  if (hasBorder) border(context, canvas, frame);
  const star = ground.ground !== undefined && context.paint === undefined ? '*' : '';
  const room = frame.width - 1;
  const kind = symbolOf(context, space.kind);
  const head = `${space.label}${star}${kind === '' ? '' : ` ${kind}`}`;
  const name = frame.height >= 3 || things.length === 0 ? head : `${head} `;
  canvas.write(frame.x + 1, frame.y + 1, name.slice(0, room), {
    ...owner,
    weight: 'bold',
    ...ground,
  });
  const inLine = frame.height >= 3 ? 2 : 1;
  writeThings(canvas, things, frame, inLine === 1 ? name.length : 0, inLine);
}

/** One after the other, as far as there is room; what does not fit is counted. */
function writeThings(
  canvas: Canvas,
  things: readonly [string, Style | undefined][],
  frame: Frame,
  indent: number,
  first: number,
): void {
  const last = Math.max(first, frame.height - 1);
  let line = first;
  let x = indent;
  things.forEach(([text, style], index) => {
    const rest = things.length - index - 1;
    if (x > 0 && x + text.length > frame.width - 1 && line < last) {
      line++;
      x = 0;
    }
    const isFull = x + text.length > frame.width - 1;
    const shown = isFull && x > 0 ? `+${rest + 1}` : text;
    if (x < frame.width - 1) {
      canvas.write(frame.x + 1 + x, frame.y + line, shown.slice(0, frame.width - 1 - x), style);
    }
    x += isFull ? frame.width : text.length + 1;
  });
}

/** A small square: the first thing on it, or what it is. */
function drawSquare(
  context: TextContext,
  canvas: Canvas,
  space: Space,
  frame: Frame,
  things: readonly [string, Style | undefined][],
  style: Style,
): void {
  const [first] = things;
  const isLit = style.ground !== undefined && context.paint === undefined;
  const kind = symbolOf(context, space.kind) || (context.isAscii ? '.' : '·');
  const text = first === undefined ? kind : first[0];
  const more = things.length > 1 && text.length < frame.width - 1 ? '+' : '';
  const shown = `${isLit ? '*' : ''}${text}${more}`.slice(0, frame.width);
  canvas.write(frame.x, frame.y, shown.padEnd(frame.width), {
    ...first?.[1],
    ...style,
    ...(first?.[1]?.colour === undefined ? {} : { colour: first[1].colour }),
  });
}

function styleOf({ scene }: TextContext, owner: number | undefined): Style {
  const seat = scene.seats.find((one) => one.seat === owner);
  return seat === undefined ? {} : { colour: seat.colour };
}

function groundOf({ lit, chosen }: TextContext, id: string): Pick<Style, 'ground'> {
  if (chosen.has(id)) return { ground: 'chosen' };
  return lit.has(id) ? { ground: 'lit' } : {};
}

/** Lines around a space; where they meet others they become crossings. */
function border({ isAscii }: TextContext, canvas: Canvas, { x, y, width, height }: Frame): void {
  const [across, down, corner] = isAscii ? ['-', '|', '+'] : ['─', '│', '┼'];
  const dim = { weight: 'dim' } as const;
  if (height >= 2) {
    for (const row of [y, y + height]) {
      for (let column = x; column <= x + width; column++) {
        const meets = canvas.at(column, row) === down || canvas.at(column, row) === corner;
        const isEnd = column === x || column === x + width;
        canvas.write(column, row, meets || isEnd ? corner : across, dim);
      }
    }
  }
  for (let row = height >= 2 ? y + 1 : y; row < y + height; row++) {
    for (const column of [x, x + width]) canvas.write(column, row, down, dim);
  }
}

function drawLink(
  context: TextContext,
  canvas: Canvas,
  board: Board,
  link: Link,
  scale: Scale,
): void {
  const pieces = board.pieces.filter(({ on }) => on === link.id);
  const ground = groundOf(context, link.id);
  if (link.at === undefined || (pieces.length === 0 && ground.ground === undefined)) return;
  const [x1, y1, x2, y2] = link.at;
  const x = Math.round(((x1 + x2) / 2) * scale.across);
  const y = Math.round(((y1 + y2) / 2) * scale.down);
  const text =
    pieces.map((piece) => pieceText(context, piece)).join('') || (context.isAscii ? '*' : '◇');
  canvas.write(x, y, text, { ...styleOf(context, pieces[0]?.owner), ...ground });
}
