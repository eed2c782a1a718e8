import type { Gifts } from '../content/compile.js';
import type { Kind } from '../content/schema.js';
import type { FeudTable, OpenPosition } from '../play.js';
import { ofPlayers } from '../state/change.js';
import {
  type Domain,
  domainOf,
  type Open,
  type PlayerId,
  type Stack,
  type State,
  teamOf,
  type UnitName,
} from '../state/state.js';
import { giftsOf, limitBonus } from './bonuses.js';

/** Whether a Unit can act or has acted (BF-FAT-01). */
export type Readiness = 'ready' | 'tired';
/** Where Units are, in a state or a view. */
type Placed = Pick<State, 'domains'>;

/** No Units at all. */
export const nobody: Stack = { ready: 0, tired: 0, players: {} };

export function stackOn(state: Placed, domain: string, seat: number): Stack {
  return domainOf(state, domain).units[seat] ?? nobody;
}

/** Basic and Player Units together. */
export function sizeOf(stack: Stack): number {
  const { P1, P2, P3, P4 } = stack.players;
  let size = stack.ready + stack.tired;
  if (P1 !== undefined) size++;
  if (P2 !== undefined) size++;
  if (P3 !== undefined) size++;
  if (P4 !== undefined) size++;
  return size;
}

export function unitsOn(state: Placed, domain: string, seat: number): number {
  const stack = state.domains[domain]?.units[seat];
  return stack === undefined ? 0 : sizeOf(stack);
}

export function basicsOn(state: Placed, domain: string, seat: number): number {
  const stack = state.domains[domain]?.units[seat];
  return stack === undefined ? 0 : stack.ready + stack.tired;
}

export function unitsOnMap(state: Placed, seat: number): number {
  const { domains } = state;
  let units = 0;
  for (const domain in domains) {
    const stack = (domains[domain] as Domain).units[seat];
    if (stack !== undefined) units += sizeOf(stack);
  }
  return units;
}

/** The Domain of a Player Unit, if it is on the Cityscape. */
export function whereIs(state: Placed, seat: number, player: PlayerId): string | undefined {
  const { domains } = state;
  for (const domain in domains) {
    const stack = (domains[domain] as Domain).units[seat];
    if (stack !== undefined && readinessOf(stack, player) !== undefined) return domain;
  }
  return undefined;
}

/** Whether the team has such a Unit there, and whether it can act (BF-FAT-01). */
export function readinessOf(stack: Stack, unit: UnitName): Readiness | undefined {
  switch (unit) {
    case 'basic':
      if (stack.ready > 0) return 'ready';
      return stack.tired > 0 ? 'tired' : undefined;
    // By name: V8 reads records with a variable key several times as slowly.
    case 'P1':
      return stack.players.P1;
    case 'P2':
      return stack.players.P2;
    case 'P3':
      return stack.players.P3;
    case 'P4':
      return stack.players.P4;
  }
}

/** BF-RULING-41: Units of any team of that kind. */
export function hasKind(state: Open, domain: string, kind: Kind): boolean {
  const { units } = domainOf(state, domain);
  for (const seat in units) {
    const isThere = sizeOf(units[seat] as Stack) > 0;
    if (isThere && teamOf(state, Number(seat)).kind === kind) return true;
  }
  return false;
}

/** BF-LIMIT-04, without what the tile adds. */
export function teamLimit({ content }: OpenPosition, gifts: Gifts): number {
  return content.constants.unitLimit + gifts.unitLimit;
}

export function unitLimit(position: OpenPosition, seat: number, domain: string): number {
  const limit = teamLimit(position, giftsOf(position, seat));
  return limit + limitBonus(position, domainOf(position.state, domain).tile);
}

/** Replaces the Units of a team on a Domain. */
function putStack(
  state: State,
  domain: string,
  seat: number,
  ready: number,
  tired: number,
  players: Stack['players'],
): void {
  const { tile, start, control, units } = domainOf(state, domain);
  const stack = { ready, tired, players };
  const own = sizeOf(stack) > 0 ? stack : undefined;
  // Seat by seat: V8 takes four times as long to enumerate keys that are numbers.
  const now: Domain['units'] = {};
  for (let other = 0; other < state.teams.length; other++) {
    const there = other === seat ? own : units[other];
    if (there !== undefined) now[other] = there;
  }
  state.domains[domain] = { tile, start, control, units: now };
}

export function addBasics(
  state: State,
  domain: string,
  seat: number,
  amount: number,
  how: Readiness = 'ready',
): void {
  const { ready, tired, players } = stackOn(state, domain, seat);
  const [fresh, weary] = how === 'ready' ? [ready + amount, tired] : [ready, tired + amount];
  putStack(state, domain, seat, fresh, weary, players);
}

/** BF-FAT-04: takes the one preferred if there is one. */
export function takeBasic(
  state: State,
  domain: string,
  seat: number,
  preferred: Readiness,
): Readiness {
  const stack = stackOn(state, domain, seat);
  const other = preferred === 'ready' ? 'tired' : 'ready';
  const taken = stack[preferred] > 0 ? preferred : other;
  addBasics(state, domain, seat, -1, taken);
  return taken;
}

export function putPlayer(
  state: State,
  domain: string,
  seat: number,
  player: PlayerId,
  how: Readiness,
): void {
  const { ready, tired, players } = stackOn(state, domain, seat);
  putStack(state, domain, seat, ready, tired, withPlayer(players, player, how));
}

export function takePlayer(state: State, domain: string, seat: number, player: PlayerId): void {
  const { ready, tired, players } = stackOn(state, domain, seat);
  putStack(state, domain, seat, ready, tired, withPlayer(players, player, undefined));
}

/** The Player Units of a stack in their order, one of them changed or gone. */
function withPlayer(
  players: Stack['players'],
  player: PlayerId,
  how: Readiness | undefined,
): Stack['players'] {
  const { P1, P2, P3, P4 } = players;
  return ofPlayers(
    player === 'P1' ? how : P1,
    player === 'P2' ? how : P2,
    player === 'P3' ? how : P3,
    player === 'P4' ? how : P4,
  );
}

/** Moves a Unit; a Basic Unit is a ready one if there is one. */
export function moveUnit(
  state: State,
  seat: number,
  unit: UnitName,
  [from, to]: readonly [string, string],
  after: Readiness,
): void {
  if (unit === 'basic') {
    takeBasic(state, from, seat, 'ready');
    addBasics(state, to, seat, 1, after);
  } else {
    takePlayer(state, from, seat, unit);
    putPlayer(state, to, seat, unit, after);
  }
}

/** The Unit has acted. */
export function tire(state: State, domain: string, seat: number, unit: UnitName): void {
  if (unit === 'basic') {
    takeBasic(state, domain, seat, 'ready');
    addBasics(state, domain, seat, 1, 'tired');
  } else {
    putPlayer(state, domain, seat, unit, 'tired');
  }
}

/** Basic Units from the Supply, as far as it lasts. */
export function gainBasics(table: FeudTable, seat: number, domain: string, most: number): number {
  const team = teamOf(table.state, seat);
  const gained = Math.max(0, Math.min(most, team.supply));
  team.supply -= gained;
  addBasics(table.state, domain, seat, gained);
  return gained;
}

export function startDomain(state: State, seat: number): string {
  for (const domain in state.domains) {
    if (domainOf(state, domain).start === seat) return domain;
  }
  throw new Error(`team ${seat} has no start Domain`);
}
