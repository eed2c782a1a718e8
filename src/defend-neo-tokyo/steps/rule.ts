import type { Seat, StepRule } from '../../kernel/play.js';
import { only } from '../../kit/seats.js';
import type { DefendNeoTokyoPlay } from '../play.js';
import type { Step, StepOf } from '../state/steps.js';

/** The rules of some types of step. */
export type Steps<T extends Step['type']> = {
  readonly [K in T]: StepRule<DefendNeoTokyoPlay, StepOf<K>>;
};

/** The one seat that a decision is for. */
export function oneSeat(_position: unknown, { seat }: { readonly seat: Seat }): readonly Seat[] {
  return only(seat);
}

/** The seats that are still to answer, all at once. */
export function allAsked(
  _position: unknown,
  { seats }: { readonly seats: readonly Seat[] },
): readonly Seat[] {
  return seats;
}

/** The first seat in an order. */
export function firstInOrder(
  _position: unknown,
  { order }: { readonly order: readonly Seat[] },
): readonly Seat[] {
  return order.slice(0, 1);
}
