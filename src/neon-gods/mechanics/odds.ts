import { type Seat, topStep } from '../../kernel/play.js';
import type { Watch } from '../../kernel/watch.js';
import type { Event } from '../events.js';
import { type State, seatOf } from '../state/state.js';
import type { Side } from '../state/terms.js';

/* Questions about battles, for `odds`. */

/** Who wins the next battle that is resolved; null if none is. */
export const battleWinners: Watch<Event, readonly Side[] | null> = {
  answer: (event) => (event.type === 'battleResolved' ? event.winners : undefined),
  otherwise: null,
  dice: 'summed',
};

type Following =
  | { readonly type: 'battleDone'; readonly seat: Seat }
  | { readonly type: 'stealFrom'; readonly seat: Seat; readonly from: Seat };

/** The battle is fought with the cards that lie there: nobody lays another one. Whom steals hit does not decide it. */
export function layNoMore(state: State): Following | undefined {
  const step = topStep(state);
  if (step?.type === 'battleCards') return { type: 'battleDone', seat: step.turnOf };
  if (step?.type !== 'battleSteal') return undefined;
  const [seat, ...defenders] = step.battle.participants;
  const from = defenders.find((one) => seatOf(state, one).money > 0);
  if (seat === undefined || from === undefined) return undefined;
  return { type: 'stealFrom', seat, from };
}
