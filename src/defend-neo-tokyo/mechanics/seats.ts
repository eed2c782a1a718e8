import type { Seat } from '../../kernel/play.js';
import { clockwise } from '../../kit/seats.js';
import type { State } from '../state/state.js';

/** Every order of up to five seats, by the number of players and the Captain. */
const orders = Array.from({ length: 6 }, (_, players) => {
  return Array.from({ length: players }, (_, captain) => clockwise(captain, players));
});

/** Clockwise from the Captain. The list is shared: states get copies. */
export function captainOrder({
  options,
  captain,
}: Pick<State, 'options' | 'captain'>): readonly Seat[] {
  return order(options.players, captain);
}

/** In seat order. */
export function allSeats({ options }: State): Seat[] {
  return [...order(options.players, 0)];
}

function order(players: number, captain: Seat): readonly Seat[] {
  return (orders[players] as readonly Seat[][])[captain] as readonly Seat[];
}

/** The seats that are still to answer after this one. */
export function allBut(seats: readonly Seat[], seat: Seat): Seat[] {
  return seats.filter((other) => other !== seat);
}
