import type { OpenPosition } from '../play.js';

/** BF-RULING-45: the highest-numbered space with a cost, not blocked, after the marker. */
export function nearestOpenSpace({ state, content }: OpenPosition) {
  const { marker, blocked } = state.sun;
  let nearest: { space: number; cost: number } | undefined;
  for (const { space, cost } of content.pack.sun.spaces) {
    if (cost !== null && space > marker && !blocked.includes(space)) nearest = { space, cost };
  }
  return nearest;
}

/** BF-CLEAN-07: where the marker goes next; nothing is Daybreak. */
export function nextSpace({ state, content }: OpenPosition): number | undefined {
  const { marker, blocked } = state.sun;
  return content.pack.sun.spaces.find(({ space }) => space > marker && !blocked.includes(space))
    ?.space;
}
