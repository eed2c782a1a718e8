import type { Border, Gifts } from '../content/compile.js';
import type { FeudPosition } from '../play.js';
import type { Cityscape, Post } from '../state/notes.js';
import { type Domain, domainOf, type Stack, type UnitName, unitNames } from '../state/state.js';
import { boardOf } from './board.js';
import { giftsOf, giftsOfTiles, isBarred, limitBonus } from './bonuses.js';
import { type Readiness, readinessOf, sizeOf } from './units.js';

/*
 * The Cityscape as the lists of moves of one call look at it: surveyed once, for all teams and all
 * their actions. Domains and edges go by their numbers on the board there: records are read by text three times as slowly.
 */

export function cityscapeOf(position: FeudPosition): Cityscape {
  position.notes.cityscape ??= survey(position);
  return position.notes.cityscape;
}

/** The posts of a team, in the order of the board. */
export function postsOf({ domains, posts }: Cityscape, seat: number): readonly Post[] {
  const known = posts[seat];
  if (known !== undefined) return known;
  const own: Post[] = [];
  for (let at = 0; at < domains.length; at++) {
    const stack = (domains[at] as Domain).units[seat];
    if (stack === undefined) continue;
    const ready = readyUnits(stack);
    if (ready.length > 0) own.push({ at, ready });
  }
  posts[seat] = own;
  return own;
}

/** BF-LIMIT-01: whether one more Unit of a team with this limit may enter. */
export function hasRoom(
  position: FeudPosition,
  { units, tile }: Domain,
  seat: number,
  limit: number,
): boolean {
  const stack = units[seat];
  if (stack === undefined) return true;
  const size = sizeOf(stack);
  // Tiles only ever add to the limit: most Domains need no look at theirs.
  return size < limit || size < limit + limitBonus(position, tile);
}

/** BF-CITY-05: whether the tile of this cell allows no Barricades. */
export function isBarredAt(position: FeudPosition, city: Cityscape, at: number): boolean {
  const known = city.barred[at];
  if (known !== undefined) return known;
  const barred = isBarred(position, (city.domains[at] as Domain).tile);
  city.barred[at] = barred;
  return barred;
}

/** What a team is given, worked out once for all lists. */
export function giftsHere(position: FeudPosition, seat: number): Gifts {
  const { notes, content, state } = position;
  const known = notes.gifts[seat];
  if (known !== undefined) return known;
  notes.giftsOfTiles ??= giftsOfTiles(content, Object.values(state.domains));
  const gifts = giftsOf(position, seat, notes.giftsOfTiles);
  notes.gifts[seat] = gifts;
  return gifts;
}

const noBorders: readonly Border[] = [];

// By place: a `for … of` that is left early closes its list first, for every move that is asked about.
export function borderTo({ board }: Cityscape, at: number, to: string): Border | undefined {
  const borders = board.around[at] as readonly Border[];
  for (let i = 0; i < borders.length; i++) {
    const border = borders[i] as Border;
    if (border.to === to) return border;
  }
  return undefined;
}

export function borderOn({ board }: Cityscape, at: number, edge: string): Border | undefined {
  const borders = board.around[at] ?? noBorders;
  for (let i = 0; i < borders.length; i++) {
    const border = borders[i] as Border;
    if (border.edge === edge) return border;
  }
  return undefined;
}

/** Whether such a Unit of the team is there, and whether it can act. */
export function unitOn({ domains }: Cityscape, at: number, seat: number, unit: UnitName) {
  const stack = domains[at]?.units[seat];
  return stack && readinessOf(stack, unit);
}

function survey(position: FeudPosition): Cityscape {
  const { state } = position;
  const board = boardOf(position);
  const { cells } = board;
  const domains = new Array<Domain>(cells.length);
  let at = 0;
  // Setup lays the Domains in the order of the cells, and V8 enumerates a record faster than it looks up its keys.
  const laid = state.domains;
  for (const domain in laid) {
    if (domain !== cells[at]) break;
    domains[at++] = laid[domain] as Domain;
  }
  for (; at < cells.length; at++) domains[at] = domainOf(state, cells[at] as string);
  const barricades: (number | undefined)[] = [];
  const placed = state.barricades;
  for (const edge in placed) barricades[board.edgeAt.get(edge) as number] = placed[edge];
  return { board, domains, barricades, posts: [], barred: [] };
}

/** The Units of a stack that can act. */
function readyUnits({ ready, players }: Stack): readonly UnitName[] {
  const { P1, P2, P3, P4 } = players;
  let bits = ready > 0 ? 1 : 0;
  if (isReady(P1)) bits |= 2;
  if (isReady(P2)) bits |= 4;
  if (isReady(P3)) bits |= 8;
  if (isReady(P4)) bits |= 16;
  return unitLists[bits] as readonly UnitName[];
}

// Not every player is there, and texts that are compared with nothing, too, are compared slowly by V8.
function isReady(readiness: Readiness | undefined): boolean {
  return readiness !== undefined && readiness === 'ready';
}

/** Every list of Units in their order, by its bits: no stack needs one of its own. */
const unitLists = Array.from({ length: 1 << unitNames.length }, (_, bits) => {
  return unitNames.filter((_unit, i) => (bits & (1 << i)) !== 0);
});
