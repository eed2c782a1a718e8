import type { Seat } from 'cityrules/kernel';
import type { State } from './state/state.js';

/** What states and views both show. */
interface Seen {
  readonly table: Pick<State, 'points'>;
}

/** What everybody at the table can read off, asked of a state or a view alike. */
export const questions = {
  /** How many points a seat has. */
  points: ({ table }: Seen, seat: Seat): number | undefined => table.points[seat],
};
