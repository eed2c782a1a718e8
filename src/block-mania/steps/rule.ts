import type { Seat, StepRule } from '../../kernel/play.js';
import type { BlockManiaPlay, ManiaPosition } from '../play.js';
import type { Step, StepOf } from '../state/steps.js';

/** The rules of some types of step. */
export type Steps<T extends Step['type']> = {
  readonly [K in T]: StepRule<BlockManiaPlay, StepOf<K>>;
};

export function phasingSeat({ state }: ManiaPosition): readonly Seat[] {
  return [state.phasing];
}
