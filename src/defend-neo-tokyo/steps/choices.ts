import type { BaseMove, Seat } from '../../kernel/play.js';
import { isDestroyed } from '../mechanics/board.js';
import { nextSteps } from '../mechanics/reach.js';
import { transfers } from '../mechanics/targets.js';
import type { TokyoPosition } from '../play.js';
import { mechOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import type { Steps } from './rule.js';

/** Choices within effects: made by themselves where there is only one way (and no `done`). */
export const choiceSteps: Steps<
  | 'react'
  | 'chooseMonster'
  | 'chooseSpace'
  | 'chooseMech'
  | 'choosePart'
  | 'choosePower'
  | 'chooseCitizen'
  | 'chooseCard'
  | 'chooseOption'
  | 'chooseDice'
  | 'placeCard'
  | 'step'
> = {
  react: { seats: (_position, { seat }) => [seat] },
  chooseMonster: {
    seats: (_position, { seat }) => [seat],
    forced: (_position, step) => forced(step, step.among, (monster) => ({ monster })),
  },
  chooseSpace: {
    seats: (_position, { seat }) => [seat],
    forced: (_position, step) => forced(step, step.among, (space) => ({ space })),
  },
  chooseMech: {
    seats: (_position, { seat }) => [seat],
    forced: (_position, step) => forced(step, step.among, (mech) => ({ mech })),
  },
  choosePart: {
    seats: (_position, { seat }) => [seat],
    forced: (_position, step) => forced(step, step.among, (part) => ({ part })),
  },
  choosePower: {
    seats: (_position, { seat }) => [seat],
    forced(position, step) {
      const pairs = transfers(position, mechOf(position.state, step.seat));
      return forced(step, pairs, (pair) => pair);
    },
  },
  chooseCitizen: {
    seats: (_position, { seat }) => [seat],
    forced: (_position, step) => forced(step, step.among, (citizen) => ({ citizen })),
  },
  chooseCard: {
    seats: (_position, { seat }) => [seat],
    forced({ state }, step) {
      return forced(step, mechOf(state, step.seat).hand, (cardId) => ({ cardId }));
    },
  },
  chooseOption: {
    seats: (_position, { seat }) => [seat],
    forced: (_position, step) => forced(step, step.among, (option) => ({ option })),
  },
  chooseDice: {
    seats: (_position, { seat }) => [seat],
    forced(_position, step) {
      if (step.max === 0) return 'skip';
      return step.max === 1 ? forced(step, [1], (count) => ({ count })) : undefined;
    },
  },
  placeCard: { seats: (_position, { seat }) => [seat] },
  step: {
    seats: (_position, { seat }) => [seat],
    forced(position, step) {
      if (step.left === 0) return 'skip';
      const spaces = nextSteps(position, step);
      const [to] = spaces;
      if (to === undefined) return 'skip';
      if (spaces.length > 1 || canStop(position, step)) return undefined;
      return { type: 'step', seat: step.seat, to } as BaseMove;
    },
  },
};

/** Whether a walk may end here. */
export function canStop({ state }: TokyoPosition, step: StepOf<'step'>): boolean {
  return step.taken >= step.min && !isDestroyed(state, mechOf(state, step.mech).space);
}

function forced<T>(
  step: { type: string; seat: Seat; optional: boolean },
  options: readonly T[],
  fields: (option: T) => object,
): BaseMove | 'skip' | undefined {
  const [only] = options;
  if (only === undefined) return 'skip';
  if (options.length > 1 || step.optional) return undefined;
  return { type: step.type, seat: step.seat, ...fields(only) };
}
