import type { StepRule } from '../../kernel/play.js';
import type { DefendNeoTokyoPlay } from '../play.js';
import type { Step, StepOf } from '../state/steps.js';

/** The rules of some types of step. */
export type Steps<T extends Step['type']> = {
  readonly [K in T]: StepRule<DefendNeoTokyoPlay, StepOf<K>>;
};
