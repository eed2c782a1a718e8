import type { Seat } from '../../kernel/play.js';
import type { Content, Space } from '../content/compile.js';
import type { TokyoPosition } from '../play.js';
import type { Monster, State } from '../state/state.js';

export function isDestroyed(state: State, at: string): boolean {
  return state.board[at]?.destroyed === true;
}

/** Every order of up to five seats, by the number of players and the Captain. */
const orders = Array.from({ length: 6 }, (_, players) => {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return seats.map((captain) => seats.map((i) => (captain + i) % players));
});

/** Clockwise from the Captain. The list is shared: states get copies. */
export function captainOrder({ options, captain }: State): readonly Seat[] {
  return orders[options.players]?.[captain] ?? [];
}

/** In seat order. */
export function allSeats({ options }: State): Seat[] {
  return [...(orders[options.players]?.[0] ?? [])];
}

/** The seats that are still to answer after this one. */
export function allBut(seats: readonly Seat[], seat: Seat): Seat[] {
  return seats.filter((other) => other !== seat);
}

/** The seats whose Mechs stand or lie there, in captain order. */
export function mechsAt(state: State, space: string): Seat[] {
  return captainOrder(state).filter((seat) => state.mechs[seat]?.space === space);
}

/** In order of entering play. */
export function monstersAt(state: State, space: string): Monster[] {
  return state.monsters.filter((one) => one.space === space);
}

export function spaceInfo(content: Content, at: string): Space {
  return content.spaces.get(at) as Space;
}

/** By which things happen in order; 0 for the Defense HQ (DN-RULING-22). */
export function spaceNumber(content: Content, at: string): number {
  return spaceInfo(content, at).number;
}

export type Direction = 'higher' | 'lower';

/** DN-BOARD-05, DN-RULING-06: the City Space with the next number, past the last comes the first. */
export function nextCity(content: Content, from: string, direction: Direction): string {
  const { cities } = content;
  const count = cities.length;
  const { number } = spaceInfo(content, from);
  const isHq = number === 0;
  const index = direction === 'higher' ? number : isHq ? count - 1 : number - 2;
  return cities[(index + count) % count] as string;
}

/** The same, going on past destroyed spaces. */
export function nextStandingCity(
  { state, content }: TokyoPosition,
  from: string,
  direction: Direction,
): string {
  let at = nextCity(content, from, direction);
  for (let i = 0; i < content.cities.length && isDestroyed(state, at); i++) {
    at = nextCity(content, at, direction);
  }
  return at;
}

/** The space in which a Citizen is in play. */
export function spaceOfCitizen({ state, content }: TokyoPosition, citizen: string) {
  return content.cities.find((at) => state.board[at]?.citizens.includes(citizen));
}
