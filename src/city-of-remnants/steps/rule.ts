import type { Seat, StepRule } from '../../kernel/play.js';
import { only } from '../../kit/seats.js';
import type { CityPlay, CityPosition } from '../play.js';
import { turnOf } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';

/** The rules of some types of step. */
export type Steps<T extends Step['type']> = {
  readonly [K in T]: StepRule<CityPlay, StepOf<K>>;
};

export function activeSeat({ state }: CityPosition): readonly Seat[] {
  return only(turnOf(state).seat);
}

export function namedSeat(_position: CityPosition, { seat }: { seat: Seat }): readonly Seat[] {
  return only(seat);
}
