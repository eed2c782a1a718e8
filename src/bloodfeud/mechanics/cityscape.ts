import type { Border } from '../content/compile.js';
import type { FeudPosition } from '../play.js';
import { type Domain, domainOf, type Stack, type UnitName } from '../state/state.js';
import { boardOf } from './board.js';
import { limitBonus } from './bonuses.js';
import { sizeOf } from './units.js';

/*
 * The Cityscape as the lists of moves of one call look at it: surveyed once, for all teams and all
 * their actions.
 */

interface Place {
  readonly domain: string;
  readonly borders: readonly Border[];
  readonly units: Domain['units'];
  readonly tile: string;
}

/** A place where a team has Units that can act. */
export interface Post {
  readonly place: Place;
  readonly ready: readonly UnitName[];
}

export interface Cityscape {
  /** In the order of the board's cells. */
  readonly places: readonly Place[];
  /** By team, worked out when somebody asks. */
  readonly posts: (readonly Post[] | undefined)[];
}

export function cityscapeOf(position: FeudPosition): Cityscape {
  const { notes } = position;
  notes.cityscape ??= { places: survey(position), posts: [] };
  return notes.cityscape;
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

function survey(position: FeudPosition): Place[] {
  const { cells, around } = boardOf(position);
  return cells.map((domain, i) => {
    const { units, tile } = domainOf(position.state, domain);
    return { domain, borders: around[i] ?? [], units, tile };
  });
}

/** The Units of a stack that can act. */
function readyUnits(stack: Stack): UnitName[] {
  const units: UnitName[] = stack.ready > 0 ? ['basic'] : [];
  const { P1, P2, P3, P4 } = stack.players;
  if (P1 === 'ready') units.push('P1');
  if (P2 === 'ready') units.push('P2');
  if (P3 === 'ready') units.push('P3');
  if (P4 === 'ready') units.push('P4');
  return units;
}
