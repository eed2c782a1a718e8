import type { Board, Space } from '../scene.js';
import type { Canvas } from './canvas.js';
import { type Contents, contentsOf, type Item } from './contents.js';
import type { TextContext } from './words.js';

/** A space of a map: two lines of text around its middle. */
interface Spot {
  /** Of its middle, in characters. */
  readonly x: number;
  /** Of its first line. */
  readonly y: number;
  readonly room: number;
  /** Characters that are taken, left and right of the middle. */
  readonly half: number;
}

/** Lines from one row of spaces to the next: two of text, and one for the ways between them if there is room. */
export function mapRows(board: Board, most: number): { rows: number[]; pitch: number } {
  const rows = [...new Set(board.spaces.map(({ at }) => round(at[1] ?? 0)))].sort((a, b) => a - b);
  const pitch = (rows.length - 1) * 3 + 2 <= most ? 3 : 2;
  return { rows, pitch };
}

export function mapHeight(board: Board, most: number): number {
  const { rows, pitch } = mapRows(board, most);
  return (rows.length - 1) * pitch + 2;
}

/** Characters that the name of a space can take at this width. */
export function mapRoom(board: Board, width: number): number {
  const across = (width - 1) / board.size[0];
  return Math.min(...board.spaces.map((space) => roomOf(board, space, across)));
}

/** A board of places with ways between them. */
export function drawMap(context: TextContext, canvas: Canvas, board: Board, most: number): void {
  const { rows, pitch } = mapRows(board, most);
  const across = (canvas.width - 1) / board.size[0];
  const contents = contentsOf(context, board);
  const spots = new Map(
    board.spaces.map((space) => {
      const room = roomOf(board, space, across);
      const x = Math.round((space.at[0] ?? 0) * across);
      const y = rows.indexOf(round(space.at[1] ?? 0)) * pitch;
      const { label } = contents.get(space.id) as Contents;
      return [space.id, { x, y, room, half: Math.ceil(Math.min(room, label.length) / 2) }];
    }),
  );
  for (const { from, to } of board.links) {
    const [a, b] = [spots.get(from), spots.get(to)];
    if (a !== undefined && b !== undefined) drawWay(context, canvas, a, b, pitch);
  }
  for (const [id, spot] of spots) drawSpot(canvas, spot, contents.get(id) as Contents);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** How wide a text may be without touching that of a neighbour in the same row. */
function roomOf({ spaces }: Board, { id, at: [x = 0, y = 0] }: Space, across: number): number {
  const distances = spaces.flatMap((other) => {
    const [left = 0, top = 0] = other.at;
    return other.id === id || round(top) !== round(y) ? [] : Math.abs(left - x);
  });
  return Math.max(3, Math.floor(Math.min(...distances, 2) * across) - 1);
}

function drawWay({ isAscii }: TextContext, canvas: Canvas, a: Spot, b: Spot, pitch: number): void {
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  if (left.y === right.y) {
    const from = left.x + left.half + 1;
    const to = right.x - right.half - 2;
    if (to >= from) canvas.rule(from, left.y, Math.max(0, to - from), 'across');
    return;
  }
  const upper = a.y < b.y ? a : b;
  if (pitch < 3 || Math.abs(a.y - b.y) !== pitch) return;
  const falls = left === upper;
  const sign = falls ? '\\' : '/';
  canvas.write(Math.round((a.x + b.x) / 2), upper.y + 2, isAscii ? sign : falls ? '╲' : '╱', {
    weight: 'dim',
  });
}

function drawSpot(canvas: Canvas, { x, y, room }: Spot, content: Contents): void {
  const { label, kind, pieces, marks, style } = content;
  const name = label.slice(0, room);
  canvas.write(x - Math.floor(name.length / 2), y, name, { ...style, weight: 'bold' });
  const ground = kind === '' || pieces.length + marks.length > 0 ? [] : [{ text: kind, style: {} }];
  const items = fitting([...ground, ...marks, ...pieces], room);
  const length = items.reduce((sum, { text }) => sum + text.length + 1, -1);
  let at = x - Math.floor(length / 2);
  for (const { text, style: own } of items) {
    canvas.write(at, y + 1, text, own);
    at += text.length + 1;
  }
}

/** As many as there is room for, and how many there are besides. */
function fitting(items: readonly Item[], room: number): Item[] {
  const kept: Item[] = [];
  let used = -1;
  for (const [index, item] of items.entries()) {
    const rest = items.length - index - 1;
    const needed = used + 1 + item.text.length + (rest > 0 ? 3 : 0);
    if (needed > room) return [...kept, { text: `+${rest + 1}`, style: {} }];
    kept.push(item);
    used += 1 + item.text.length;
  }
  return kept;
}
