import type { Seat } from '../../kernel/play.js';
import type { Content, Space } from '../content/compiled.js';
import type { Seen } from '../play.js';
import {
  isDestroyed,
  type Monster,
  mechOf,
  monsterOf,
  type State,
  spaceOf,
} from '../state/state.js';
import type { Frame } from '../state/steps.js';
import { captainOrder } from './seats.js';

/** A City Space that is not destroyed: only there City Damage and Citizens are placed (DN-BOARD-03, DN-RUIN-08). */
export function isStandingCity({ state, content }: Seen, space: string): boolean {
  return space !== content.hq && !isDestroyed(state, space);
}

/** The seats whose Mechs stand or lie there, in captain order. */
export function mechsAt(state: Seen['state'], space: string): Seat[] {
  return captainOrder(state).filter((seat) => mechOf(state, seat).space === space);
}

/** In order of entering play. */
export function monstersAt({ monsters }: Pick<State, 'monsters'>, space: string): Monster[] {
  return monsters.filter((one) => one.space === space);
}

/** Monsters by the number of their space; in one space, in order of entering play (DN-RULING-23). */
export function inBoardOrder(content: Content, monsters: readonly Monster[]): string[] {
  return [...monsters]
    .sort((a, b) => spaceNumber(content, a.space) - spaceNumber(content, b.space))
    .map(({ id }) => id);
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
  { state, content }: Seen,
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
export function spaceOfCitizen({ state, content }: Seen, citizen: string) {
  return content.cities.find((at) => spaceOf(state, at).citizens.includes(citizen));
}

/** The space of the source at this moment. */
export function hereOf(position: Seen, { source }: Frame): string | undefined {
  const { state } = position;
  if ('mech' in source) return mechOf(state, source.mech).space;
  if ('monster' in source) return monsterOf(state, source.monster)?.space;
  if ('citizen' in source) return spaceOfCitizen(position, source.citizen) ?? source.space;
  return undefined;
}
