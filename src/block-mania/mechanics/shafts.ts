import type { BlockSquare, Square } from '../content/squares.js';
import type { ManiaPosition } from '../play.js';
import { activeOf } from './activation.js';
import { isContested, isEnemy, ownerOf } from './blockers.js';
import { cityOf } from './board.js';
import { insideAt } from './occupancy.js';

/** The squares that an elevator connects with this one, from the bottom up; none if it is in no shaft. */
export function shaftOf(position: ManiaPosition, { shaft }: Square): readonly BlockSquare[] {
  return shaft === null ? [] : (cityOf(position).shafts.get(shaft) ?? []);
}

/** The squares of a ride in the order of passing, both ends included. */
export function ridden(position: ManiaPosition, from: Square, to: Square): Square[] {
  const low = Math.min(from.l, to.l);
  const high = Math.max(from.l, to.l);
  const path = shaftOf(position, from).filter(({ l }) => low <= l && l <= high);
  return to.l < from.l ? path.reverse() : path;
}

/** BM-RULING-14: another seat that owns a hostile counter in an uncontested square. */
export function stopperAt(position: ManiaPosition, space: string): number | undefined {
  const { state } = position;
  const { blocker } = activeOf(state);
  if (isContested(position, space)) return undefined;
  for (const id of insideAt(position, space)) {
    const owner = ownerOf(position, id);
    const isOther = owner !== null && owner !== state.phasing;
    if (isOther && isEnemy(position, id, blocker)) return owner;
  }
  return undefined;
}
