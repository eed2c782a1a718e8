import type { Board } from '../scene.js';
import { Canvas, styled } from './canvas.js';
import { drawGrid, gridScale } from './grid.js';
import { drawMap, mapHeight, mapRoom } from './map.js';
import { drawSquares, hasSquares, inRows, squaresHeight } from './squares.js';
import { type Telling, toldLines } from './told.js';
import { type TextContext, wholeWords } from './words.js';

/** Cells narrower than this are told in words. */
const narrowest = 8;

/**
 * The boards in at most so many lines, where they can be read at that size: the first one drawn, with those that are
 * alike, the others in words.
 */
export function boardLines(context: TextContext, most: number, telling: Telling): string[] {
  const { boards } = context.scene;
  const [first] = boards;
  if (first === undefined) return [];
  const alike = boards.filter((board) => isAlike(board, first));
  const others = boards.filter((board) => !isAlike(board, first));
  return [
    ...drawnLines(context, alike, most, telling),
    ...others.flatMap((board) => toldLines(context, board, telling)),
  ];
}

function isAlike({ size: [columns, rows] }: Board, { size }: Board): boolean {
  return columns === size[0] && rows === size[1];
}

function drawnLines(
  context: TextContext,
  boards: readonly Board[],
  most: number,
  telling: Telling,
): string[] {
  const [first] = boards;
  if (first === undefined || !hasSquares(first)) {
    return boards.flatMap((board) => oneBoard(context, board, most));
  }
  const shown = telling === 'what is lit' ? neededOf(context, boards) : boards;
  const folded = boards.filter((board) => !shown.includes(board));
  return [
    ...inRows(shown, context.width).flatMap((row) => {
      const canvas = new Canvas(context.width, squaresHeight(row));
      drawSquares(context, canvas, row, context.width);
      return linesOf(context, canvas);
    }),
    ...foldedLine(context, folded),
  ];
}

/** Of boards that do not all stand side by side, those on which something can be touched, or else the first ones. */
function neededOf({ width, lit }: TextContext, boards: readonly Board[]): readonly Board[] {
  const [row = [], another] = inRows(boards, width);
  if (another === undefined) return boards;
  const isLit = ({ spaces, links, pieces }: Board) => {
    return [...spaces, ...links, ...pieces].some(({ id }) => lit.has(id));
  };
  const needed = boards.filter(isLit);
  return needed.length === 0 ? row : needed;
}

function foldedLine({ paint, width }: TextContext, boards: readonly Board[]): string[] {
  if (boards.length === 0) return [];
  const names = boards.map(({ label }) => label).join(', ');
  const text = wholeWords(`Folded (table): ${names}`, width);
  return [styled(text, { weight: 'dim' }, paint)];
}

function oneBoard(context: TextContext, board: Board, most: number): string[] {
  const { width } = context;
  if (board.spaces.every(({ shape }) => shape !== 'rect')) {
    if (mapRoom(board, width) < narrowest) return toldLines(context, board, 'everything');
    const canvas = new Canvas(Math.min(width, 110), mapHeight(board, most));
    drawMap(context, canvas, board, most);
    return linesOf(context, canvas);
  }
  const scale = gridScale(context, board, width, most);
  if (scale.across < narrowest) return toldLines(context, board, 'everything');
  const [columns, rows] = board.size;
  const canvas = new Canvas(
    Math.ceil(columns * scale.across) + 1,
    Math.ceil(rows * scale.down) + 1,
  );
  drawGrid(context, canvas, board, scale);
  return linesOf(context, canvas);
}

/** Empty lines above and below are no part of it. */
function linesOf({ paint, isAscii }: TextContext, canvas: Canvas): string[] {
  const lines = canvas.lines(paint, isAscii ? 'ascii' : 'unicode');
  while (lines.at(-1) === '') lines.pop();
  return lines;
}
