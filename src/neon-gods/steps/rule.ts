import type { Seat, StepRule } from '../../kernel/play.js';
import { only } from '../../kit/seats.js';
import type { NeonGodsPlay, NeonPosition } from '../play.js';
import type { Step, StepOf } from '../state/steps.js';

/** The rules of some types of step. */
export type Steps<T extends Step['type']> = {
  readonly [K in T]: StepRule<NeonGodsPlay, StepOf<K>>;
};

export function activeSeat({ state }: NeonPosition): readonly Seat[] {
  return only(state.active);
}
