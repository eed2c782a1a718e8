import type { Seat } from '../../kernel/play.js';
import { clockwise } from '../../kit/seats.js';
import type { State } from '../state/state.js';

/** The first player, then clockwise. */
export function inTurnOrder({ firstSeat, seats }: State): Seat[] {
  return clockwise(firstSeat, seats.length);
}
