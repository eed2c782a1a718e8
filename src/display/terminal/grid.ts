import type { Board, Link, Space } from '../scene.js';
import type { Canvas } from './canvas.js';
import { type Contents, contentsOf, groundOf, type Item, ownerStyle } from './contents.js';
import { pieceText, type TextContext, wholeWords } from './words.js';

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

/** No cell gets wider or higher than this. */
const widest = 24;
const highest = 4;

/** As wide as there is room for, and as high as it takes to show everything. */
export function gridScale(context: TextContext, board: Board, width: number, most: number): Scale {
  const [columns, rows] = board.size;
  const across = Math.max(1, Math.min(widest, Math.floor((width - 1) / columns)));
  const contents = contentsOf(context, board);
  const isEnough = (down: number) => {
    return board.spaces.every((space) => {
      const frame = frameOf(space, { across, down });
      const content = contents.get(space.id);
      return content === undefined || linesIn(frame, content).length <= frame.height - 1;
    });
  };
  let down = 2;
  while (down < highest && (down + 1) * rows + 1 <= most && !isEnough(down)) down++;
  return { across, down };
}

export function drawGrid(context: TextContext, canvas: Canvas, board: Board, scale: Scale): void {
  const contents = contentsOf(context, board);
  const frames = new Map(board.spaces.map((space) => [space.id, frameOf(space, scale)]));
  for (const { x, y, width, height } of frames.values()) {
    for (const row of [y, y + height]) canvas.rule(x, row, width, 'across');
    for (const column of [x, x + width]) canvas.rule(column, y, height, 'down');
  }
  for (const piece of board.pieces) {
    const covered = (piece.covers ?? []).flatMap((id) => frames.get(id) ?? []);
    for (const one of covered) for (const other of covered) join(canvas, one, other);
  }
  for (const { id } of board.spaces) {
    const [frame, content] = [frames.get(id), contents.get(id)];
    if (frame !== undefined && content !== undefined) drawCell(canvas, frame, content);
  }
  for (const link of board.links) drawLink(context, canvas, board, link, scale);
}

function frameOf({ at: [x = 0, y = 0, width = 0, height = 0] }: Space, scale: Scale): Frame {
  const [left, top] = [Math.round(x * scale.across), Math.round(y * scale.down)];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round((x + width) * scale.across) - left),
    height: Math.max(1, Math.round((y + height) * scale.down) - top),
  };
}

/** No line between two cells of one tile. */
function join(canvas: Canvas, { x, y, width, height }: Frame, other: Frame): void {
  if (other.x === x + width && other.y === y) canvas.open(other.x, y, height, 'down');
  if (other.y === y + height && other.x === x) canvas.open(x, other.y, width, 'across');
}

function drawCell(canvas: Canvas, frame: Frame, content: Contents): void {
  const lines = frame.height - 1;
  const set = linesIn(frame, content);
  set.slice(0, lines).forEach((line, i) => {
    const isLast = i === lines - 1 && set.length > lines;
    const shown = isLast ? cut(line, set, i, frame.width - 1) : line;
    writeLine(canvas, frame.x + 1, frame.y + 1 + i, shown);
  });
}

/** What is written into a cell: with gaps if they fit, else without gaps, else without what is printed. */
function linesIn(frame: Frame, { label, kind, pieces, marks, style }: Contents): Item[][] {
  const room = frame.width - 1;
  const lines = frame.height - 1;
  const head = { text: wholeWords(label, room), style: { ...style, weight: 'bold' as const } };
  const ground = kind === '' ? [] : [{ text: kind, style: {} }];
  const told = [...pieces, ...marks];
  if (lines > 1) {
    // The name has a line of its own.
    const top = inLines([head, ...ground], room, ' ').slice(0, 1);
    const spaced = inLines(told, room, ' ');
    return [...top, ...(spaced.length < lines ? spaced : inLines(told, room, ''))];
  }
  const ways = [
    inLines([head, ...ground, ...told], room, ' '),
    inLines([head, ...told], room, ' '),
    inLines([head, ...told], room, ''),
    inLines([head, ...pieces], room, ''),
  ];
  return ways.find((way) => way.length <= lines) ?? inLines([head, ...told], room, '');
}

/** One after the other; no gap is needed where nothing can be misread. */
function inLines(items: readonly Item[], room: number, gap: ' ' | ''): Item[][] {
  const lines: Item[][] = [];
  let used = 0;
  for (const item of items) {
    const line = lines.at(-1);
    const before = line?.at(-1)?.text ?? '';
    const isClear = gap === '' && !(/\d$/.test(before) && /^\d/.test(item.text));
    const needed = item.text.length + (isClear ? 0 : 1);
    if (line === undefined || used + needed > room) {
      lines.push([item]);
      used = item.text.length;
    } else {
      line.push(isClear ? item : { ...item, text: ` ${item.text}` });
      used += needed;
    }
  }
  return lines;
}

/** The last line that there is room for, ending in how much there is besides. */
function cut(line: readonly Item[], all: readonly Item[][], at: number, room: number): Item[] {
  const rest = all.slice(at + 1).flat().length;
  const kept = [...line];
  let hidden = rest;
  const length = () => kept.reduce((sum, { text }) => sum + text.length, 0);
  while (kept.length > 1 && length() + String(hidden).length + 1 > room) {
    kept.pop();
    hidden++;
  }
  return [...kept, { text: `+${hidden}`, style: {} }];
}

function writeLine(canvas: Canvas, x: number, y: number, line: readonly Item[]): void {
  let at = x;
  for (const { text, style } of line) {
    const gap = text.length - text.trimStart().length;
    canvas.write(at + gap, y, text.slice(gap), style);
    at += text.length;
  }
}

/** Edges are drawn where something stands on them, or where they can be touched. */
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
  const text =
    pieces.map((piece) => pieceText(context, piece)).join('') || (context.isAscii ? '*' : '◇');
  const [x, y] = placeFor(canvas, text, link.at, scale);
  canvas.write(x, y, text, { ...ownerStyle(context, pieces[0]?.owner), ...ground });
}

/** On an edge where it hides nothing of the cells beside it; in the middle of the edge where there is no such place. */
function placeFor(
  canvas: Canvas,
  text: string,
  [x1, y1, x2, y2]: NonNullable<Link['at']>,
  scale: Scale,
): [x: number, y: number] {
  const x = Math.round(((x1 + x2) / 2) * scale.across);
  const middle = Math.round(((y1 + y2) / 2) * scale.down);
  const above = Math.floor((y1 + y2) / 2) * scale.down;
  const rows = [middle];
  if (x1 === x2) for (let row = above + 1; row < above + scale.down; row++) rows.push(row);
  for (const row of rows) {
    for (const from of [x, x - text.length + 1]) {
      // With a gap, so that nobody reads it together with what stands in the cell.
      const [first, last] = from === x ? [x, x + text.length] : [from - 1, x];
      let isFree = true;
      for (let column = first; column <= last; column++) {
        if (column !== x && !canvas.isBlank(column, row)) isFree = false;
      }
      if (isFree) return [from, row];
    }
  }
  return [x, middle];
}
