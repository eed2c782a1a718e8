import type { Seat } from '../../kernel/play.js';
import type { State } from '../state/state.js';

/** The first player, then clockwise. */
export function inTurnOrder({ firstSeat, seats }: State): Seat[] {
  return clockwiseFrom(firstSeat, seats.length);
}

export function clockwiseFrom(seat: Seat, players: number): Seat[] {
  const line: Seat[] = [];
  for (let i = 0; i < players; i++) line.push((seat + i) % players);
  return line;
}

export function clockwise(seat: Seat, players: number): Seat {
  return (seat + 1) % players;
}
