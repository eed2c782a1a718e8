import { columns, forEachSpace, type SpaceId, spaceIds } from './board.js';

const width = columns.length;

/** Position of each space in the canonical, row-major order. */
export function indexOf(space: SpaceId): number {
  // By letter and digit: V8 reads a record with a variable key several times as slowly.
  return 6 * (space.charCodeAt(1) - 49) + space.charCodeAt(0) - 65;
}

/** The up to four orthogonal neighbours of each space by position, in canonical order: for the movement search. */
export const besideIndex: readonly (readonly number[])[] = spaceIds.map((_, at) => {
  const column = at % width;
  const beside: number[] = [];
  if (at >= width) beside.push(at - width);
  if (column > 0) beside.push(at - 1);
  if (column < width - 1) beside.push(at + 1);
  if (at + width < spaceIds.length) beside.push(at + width);
  return beside;
});

/** The same by name (NG-MOVE-03). */
export const neighbours = forEachSpace((at): readonly SpaceId[] => {
  return (besideIndex[indexOf(at)] as readonly number[]).map((other) => spaceIds[other] as SpaceId);
});

/** Number of steps between two spaces on an empty board (NG-FX-07). */
export function distance(from: SpaceId, to: SpaceId): number {
  const a = indexOf(from);
  const b = indexOf(to);
  return (
    Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width))
  );
}
