import { type Seat, topStep } from '../../kernel/play.js';
import type { Watch } from '../../kernel/watch.js';
import type { Event } from '../events.js';
import type { State } from '../state/state.js';

/* Questions about fights and shots, for `odds`. */

/** Who loses the next close assault, or that both are locked; null if none is fought. */
export const fightLoser: Watch<Event, 'attacker' | 'defender' | 'locked' | null> = {
  answer: (event) => (event.type === 'assaultRolled' ? (event.loser ?? 'locked') : undefined),
  otherwise: null,
};

/** Whether the next die that is rolled against this blocker hits it; false if none is. */
export function isHit(blocker: string): Watch<Event, boolean> {
  return {
    answer: (event) => {
      return event.type === 'attackRolled' && event.blocker === blocker ? event.hit : undefined;
    },
    otherwise: false,
  };
}

/** Nobody plays a card on the attack. */
export function playNoCards(state: State): { type: 'pass'; seat: Seat } | undefined {
  const step = topStep(state);
  const [seat] = step?.type === 'attackWindow' ? step.seats : [];
  return seat === undefined ? undefined : { type: 'pass', seat };
}
