import type { StepRule } from '../../kernel/play.js';
import type { BloodfeudPlay } from '../play.js';
import type { Step, StepOf } from '../state/state.js';

/** The rules of some types of step. */
export type Steps<T extends Step['type']> = {
  readonly [K in T]: StepRule<BloodfeudPlay, StepOf<K>>;
};

/** For decisions that say themselves whom they await. */
export const awaited = {
  seats: (_position: unknown, { awaiting }: { awaiting: readonly number[] }) => awaiting,
};
