import type { Seat } from '../../kernel/play.js';
import { refuse } from '../play.js';
import type { State } from '../state/state.js';

/** NG-TURN-05, if fewer play. */
export function cannotFindSeat({ players }: State, seat: Seat) {
  if (seat < players) return undefined;
  return refuse('NG-TURN-05', () => `there is no seat ${seat}; seats are 0 to ${players - 1}`);
}
