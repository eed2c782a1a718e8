import type { Board, Space } from '../scene.js';
import type { Canvas } from './canvas.js';
import { type Contents, contentsOf } from './contents.js';
import { symbolOf, type TextContext, wholeWords } from './words.js';

/*
 * Boards of many small squares: a few characters stand for each. Boards that are alike stand side by side, with the
 * names of rows at the left and those of columns above.
 */

/** Characters that a square takes at most. */
const widest = 4;
/** Room for the names of rows. */
const beside = 3;

/** Whether its spaces are many and small. */
export function hasSquares({ spaces, size: [columns, rows] }: Board): boolean {
  return spaces.length > 60 || columns > 12 || rows > 9;
}

/** Rows of boards, as many side by side as can be read. */
export function inRows(boards: readonly Board[], width: number): Board[][] {
  const rows: Board[][] = [];
  for (const board of boards) {
    const row = rows.at(-1);
    if (row !== undefined && acrossOf([...row, board], width) >= 2) row.push(board);
    else rows.push([board]);
  }
  return rows;
}

/** Characters for a square, so that all of these fit. */
function acrossOf(boards: readonly Board[], width: number): number {
  const columns = boards.reduce((sum, board) => sum + columnsOf(board).count, 0);
  return Math.min(widest, Math.floor((width - beside) / Math.max(1, columns)));
}

function columnsOf({ spaces }: Board): { readonly first: number; readonly count: number } {
  const columns = spaces.map(({ at: [x = 0] }) => Math.floor(x));
  const first = Math.min(...columns);
  return { first, count: Math.max(...columns) - first + 1 };
}

/** Lines for the names of boards and columns, above the squares. */
const above = 2;

export function squaresHeight(boards: readonly Board[]): number {
  return above + Math.max(...boards.map(({ size: [, rows] }) => rows));
}

export function drawSquares(
  context: TextContext,
  canvas: Canvas,
  boards: readonly Board[],
  width: number,
): void {
  const across = Math.max(1, acrossOf(boards, width));
  let left = beside;
  for (const board of boards) {
    const { first, count } = columnsOf(board);
    drawOne(context, canvas, board, left - first * across, across);
    canvas.write(left, 0, wholeWords(board.label, count * across - 1), { weight: 'bold' });
    left += count * across;
  }
  boards[0]?.axes?.rows.forEach((name, row) => {
    canvas.write(beside - 1 - name.length, above + row, name, { weight: 'dim' });
  });
}

function drawOne(
  context: TextContext,
  canvas: Canvas,
  board: Board,
  left: number,
  across: number,
): void {
  const contents = contentsOf(context, board);
  for (const space of board.spaces) {
    const [x = 0, y = 0] = space.at;
    const content = contents.get(space.id) as Contents;
    const { text, style } = squareText(context, space, content, across);
    canvas.write(left + Math.floor(x) * across, above + Math.floor(y), text, style);
  }
  const { first } = columnsOf(board);
  board.axes?.columns.forEach((name, column) => {
    const at = left + column * across;
    if (column >= first) canvas.write(at, 1, name.slice(-across), { weight: 'dim' });
  });
  if (across > 2) drawShafts(context, canvas, board, left, across);
}

/** Who stands there, what can be found there, or what it is. */
function squareText(
  context: TextContext,
  space: Space,
  { pieces, marks, style, kind }: Contents,
  across: number,
) {
  const star = context.lit.has(space.id) && context.paint === undefined ? '*' : '';
  const [first, second] = pieces;
  const [mark] = marks;
  const isShort = /^\w+$/.test(space.label) && space.label.length < across;
  const empty = isShort ? space.label : kind || (context.isAscii ? '.' : '·');
  const text = first?.text ?? mark?.text ?? empty;
  const more = second !== undefined ? '+' : '';
  const shown = `${star}${text}`.slice(0, across - more.length) + more;
  return { text: shown, style: { ...style, ...first?.style, ...groundStyle(style) } };
}

function groundStyle({ ground }: Contents['style']) {
  return ground === undefined ? {} : { ground };
}

/** Lines that go up and down stand between the squares. */
function drawShafts(
  context: TextContext,
  canvas: Canvas,
  { links }: Board,
  left: number,
  across: number,
): void {
  for (const { at, kind } of links) {
    if (at === undefined || at[0] !== at[2]) continue;
    const [x, from, , to] = at;
    const column = Math.floor(x);
    const gap = left + (x - column < 0.5 ? column : column + 1) * across - 1;
    const [top, bottom] = [Math.min(from, to), Math.max(from, to)].map(Math.floor);
    for (let y = top ?? 0; y <= (bottom ?? 0); y++) {
      if (canvas.isBlank(gap, above + y))
        canvas.write(gap, above + y, symbolOf(context, kind) || '|', { weight: 'dim' });
    }
  }
}
