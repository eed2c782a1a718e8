import { type Seat, topStep } from '../../kernel/play.js';
import type { Watch } from '../../kernel/watch.js';
import type { Event } from '../events.js';
import type { State } from '../state/state.js';

/* Questions about battles, for `odds`. */

/** Who wins the next battle that is resolved; null if none is. */
export const battleWinner: Watch<Event, Seat | 'ycu' | null> = {
  answer: (event) => (event.type === 'battleResolved' ? event.winner : undefined),
  otherwise: null,
};

/** The battle is fought with the cards that lie there: nobody lays another one. */
export function layNoMore(state: State): { type: 'done'; seat: Seat } | undefined {
  const step = topStep(state);
  return step?.type === 'layCards' ? { type: 'done', seat: step.seat } : undefined;
}
