import { type Seat, topStep } from '../../kernel/play.js';
import type { Watch } from '../../kernel/watch.js';
import type { Event, EventOf } from '../events.js';
import type { State } from '../state/state.js';

/* Questions about attacks and Reacts, for `odds`. */

/** How much the next damage to this Monster is, after its Armor; 0 if there is none. */
export function damageTo(monster: string): Watch<Event, number> {
  return {
    answer: (event) => {
      return event.type === 'monsterDamaged' && event.monster === monster
        ? event.amount
        : undefined;
    },
    otherwise: 0,
  };
}

/** Whether this Monster is defeated. */
export function isDefeated(monster: string): Watch<Event, boolean> {
  return {
    answer: (event) => {
      return event.type === 'monsterDefeated' && event.monster === monster ? true : undefined;
    },
    otherwise: false,
  };
}

/** What the next Random die shows against this Mech: where it is hit, or that it is missed; null if none is rolled. */
export function partHit(seat: Seat): Watch<Event, EventOf<'randomDieRolled'>['face'] | null> {
  return {
    answer: (event) => {
      return event.type === 'randomDieRolled' && event.seat === seat ? event.face : undefined;
    },
    otherwise: null,
  };
}

/** Nobody plays a React. */
export function declineReacts(
  state: State,
): { type: 'declineReact'; seat: Seat; until: 'window' } | undefined {
  const step = topStep(state);
  if (step?.type !== 'react') return undefined;
  return { type: 'declineReact', seat: step.seat, until: 'window' };
}
