import type { StepRule } from 'cityrules/kernel';
import type { DuelPlay } from '../play.js';
import type { Step, StepOf } from '../state/steps.js';

/** The rules of some types of step. */
export type Steps<T extends Step['type']> = {
  readonly [K in T]: StepRule<DuelPlay, StepOf<K>>;
};
