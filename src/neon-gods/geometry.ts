import { columns, type SpaceId, spaceIds } from './board.js';

const width = columns.length;

/** Position of each space in the canonical, row-major order. */
export const indexOf = forEachSpace((at) => spaceIds.indexOf(at));

/** The up to four orthogonal neighbours of each space, in canonical order (NG-MOVE-03). */
export const neighbours = forEachSpace((at): readonly SpaceId[] => {
  return spaceIds.filter((other) => distance(at, other) === 1);
});

/** Number of steps between two spaces on an empty board (NG-FX-07). */
export function distance(from: SpaceId, to: SpaceId): number {
  const a = indexOf[from];
  const b = indexOf[to];
  return (
    Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width))
  );
}

function forEachSpace<T>(make: (at: SpaceId) => T): Record<SpaceId, T> {
  return Object.fromEntries(spaceIds.map((at) => [at, make(at)])) as Record<SpaceId, T>;
}
