import type { BaseMove, Seat } from '../../kernel/play.js';
import { transfers } from '../mechanics/mechs.js';
import { canStop, nextSteps } from '../mechanics/movement.js';
import { mechOf } from '../state/state.js';
import { oneSeat, type Steps } from './rule.js';

/** Choices within effects: made by themselves where there is only one way (and no `done`). */
export const choiceSteps: Steps<
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
  chooseMonster: {
    seats: oneSeat,
    forced: (_position, step) => forced(step, step.among, (monster) => ({ monster })),
  },
  chooseSpace: {
    seats: oneSeat,
    forced: (_position, step) => forced(step, step.among, (space) => ({ space })),
  },
  chooseMech: {
    seats: oneSeat,
    forced: (_position, step) => forced(step, step.among, (mech) => ({ mech })),
  },
  choosePart: {
    seats: oneSeat,
    forced: (_position, step) => forced(step, step.among, (part) => ({ part })),
  },
  choosePower: {
    seats: oneSeat,
    forced(position, step) {
      if (step.optional) return undefined;
      const pairs = transfers(position, mechOf(position.state, step.seat));
      return forced(step, pairs, (pair) => pair);
    },
  },
  chooseCitizen: { seats: oneSeat },
  chooseCard: {
    seats: oneSeat,
    forced({ state }, step) {
      return forced(step, mechOf(state, step.seat).hand, (card) => ({ card }));
    },
  },
  chooseOption: {
    seats: oneSeat,
    forced: (_position, step) => forced(step, step.among, (option) => ({ option })),
  },
  chooseDice: {
    seats: oneSeat,
    forced(_position, step) {
      return step.max === 1 ? forced(step, [1], (count) => ({ count })) : undefined;
    },
  },
  placeCard: { seats: oneSeat },
  step: {
    seats: oneSeat,
    forced(position, step) {
      const spaces = nextSteps(position, step);
      const [to] = spaces;
      if (to === undefined) return 'skip';
      if (spaces.length > 1 || canStop(position, step)) return undefined;
      return { type: 'step', seat: step.seat, to } as BaseMove;
    },
  },
};

function forced<T>(
  step: { type: string; seat: Seat; optional: boolean },
  options: readonly T[],
  fields: (option: T) => object,
): BaseMove | undefined {
  if (options.length > 1 || step.optional) return undefined;
  return { type: step.type, seat: step.seat, ...fields(options[0] as T) };
}
