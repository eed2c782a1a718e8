import type { BoardData, Level } from './schema.js';

const levelOf: Readonly<Record<string, Level>> = { S: 'slum', M: 'midtown', H: 'heights' };

/** The id of the place in this column and row, both counted from 0 at the lower left. */
export function spaceAt(col: number, row: number): string {
  return String.fromCharCode(65 + col) + (row + 1);
}

/** Reads a board drawn row by row from the top: "S* M1 x". */
export function parseBoard(
  picture: readonly string[],
): Pick<BoardData, 'cols' | 'rows' | 'spaces'> {
  const rows = picture.map((row) => row.trim().split(/\s+/));
  const spaces: BoardData['spaces'] = {};
  rows.forEach((cells, fromTop) => {
    cells.forEach((cell, col) => {
      const level = levelOf[cell.charAt(0)];
      if (level === undefined) return;
      const renown = Number(/\d/.exec(cell)?.[0] ?? 0);
      const at = spaceAt(col, rows.length - 1 - fromTop);
      spaces[at] = { level, renown, entry: cell.includes('*') };
    });
  });
  return { cols: rows[0]?.length ?? 0, rows: rows.length, spaces };
}
