import { once } from '../../kernel/play.js';
import type { FeudPosition } from '../play.js';
import type { Cityscape, Place, Post } from '../state/notes.js';
import { domainOf, playerIds, type Stack, type UnitName } from '../state/state.js';
import { boardOf } from './board.js';
import { limitBonus } from './bonuses.js';
import { sizeOf } from './units.js';

/*
 * The Cityscape as the lists of moves of one call look at it: surveyed once, for all teams and all
 * their actions.
 */

export function cityscapeOf(position: FeudPosition): Cityscape {
  return once(position, 'cityscape', survey);
}

/** The posts of a team, in the order of the board. */
export function postsOf(position: FeudPosition, seat: number): readonly Post[] {
  const { places, posts } = cityscapeOf(position);
  const known = posts[seat];
  if (known !== undefined) return known;
  const own: Post[] = [];
  for (const place of places) {
    const stack = place.units[seat];
    if (stack === undefined) continue;
    const ready = readyUnits(stack);
    if (ready.length > 0) own.push({ place, ready });
  }
  posts[seat] = own;
  return own;
}

/** BF-LIMIT-01: whether one more Unit of a team with this limit may enter. */
export function hasRoom(
  position: FeudPosition,
  { units, tile }: Place,
  seat: number,
  limit: number,
): boolean {
  const stack = units[seat];
  return stack === undefined || sizeOf(stack) < limit + limitBonus(position, tile);
}

function survey(position: FeudPosition): Cityscape {
  const { cells, around } = boardOf(position);
  const places = cells.map((domain, i): Place => {
    const { units, tile } = domainOf(position.state, domain);
    return { domain, borders: around[i] ?? [], units, tile };
  });
  return { places, posts: [] };
}

/** The Units of a stack that can act. */
function readyUnits(stack: Stack): UnitName[] {
  const units: UnitName[] = stack.ready > 0 ? ['basic'] : [];
  for (const player of playerIds) if (stack.players[player] === 'ready') units.push(player);
  return units;
}
