import { boardOf } from './board.js';
import type { Border } from './content/compile.js';
import type { FeudPosition } from './play.js';
import { type Domain, domainOf, playerIds, type Stack, type UnitName } from './state.js';
import { sizeOf } from './units.js';

/*
 * The Cityscape as the lists of moves of one call look at it: surveyed once, for all teams and all
 * their actions.
 */

interface Place {
  readonly domain: string;
  readonly borders: readonly Border[];
  readonly units: Domain['units'];
  /** What the tile adds to the Unit Limit. */
  readonly bonus: number;
  /** Whether the tile allows no Barricades (BF-CITY-05). */
  readonly isBarred: boolean;
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
export function hasRoom({ units, bonus }: Place, seat: number, limit: number): boolean {
  const stack = units[seat];
  return stack === undefined || sizeOf(stack) < limit + bonus;
}

function survey(position: FeudPosition): Place[] {
  const { state, content } = position;
  const { cells, borders } = boardOf(position);
  const { tiles } = content.bonuses.unitLimitHere;
  const { noBarricades } = content.having;
  const places: Place[] = [];
  for (const domain of cells) {
    const { units, tile } = domainOf(state, domain);
    places.push({
      domain,
      borders: borders.get(domain) ?? [],
      units,
      bonus: tiles.get(tile) ?? 0,
      isBarred: noBarricades.has(tile),
    });
  }
  return places;
}

/** The Units of a stack that can act. */
function readyUnits(stack: Stack): UnitName[] {
  const units: UnitName[] = stack.ready > 0 ? ['basic'] : [];
  for (const player of playerIds) if (stack.players[player] === 'ready') units.push(player);
  return units;
}
