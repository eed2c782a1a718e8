import type { Seat } from '../../kernel/play.js';
import type { State } from '../state/state.js';

/** The next seat clockwise. */
export function nextSeat({ players }: State, seat: Seat): Seat {
  return (seat + 1) % players;
}

/** All seats clockwise, this one first. */
export function seatsFrom({ players }: State, first: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < players; i++) seats.push((first + i) % players);
  return seats;
}

/** All but the active player, clockwise from her. */
export function opponents(state: State): Seat[] {
  return seatsFrom(state, state.active).slice(1);
}
