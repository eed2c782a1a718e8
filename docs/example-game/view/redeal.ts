import type { SeededChance, Viewer } from 'cityrules/kernel';
import { sees, take } from 'cityrules/kit';
import type { DuelPosition } from '../play.js';

/** Deals the cards that the viewer does not know anew: as many as before to every place. */
export function redeal({ state }: DuelPosition, viewer: Viewer, random: SeededChance): void {
  const hidden = [...state.hands.keys()].filter((seat) => !sees(viewer, seat));
  const pool = state.pile.flat();
  for (const seat of hidden) {
    pool.push(...(state.hands[seat] ?? []));
    const card = state.laid[seat];
    if (card) pool.push(card);
  }
  // Sorted first: the outcome depends on the seed alone, not on who held what.
  pool.sort();
  const anew = (cards: readonly string[]) => cards.map(() => take(pool, random)).sort();
  for (const seat of hidden) {
    state.hands[seat] = anew(state.hands[seat] ?? []);
    if (state.laid[seat]) state.laid[seat] = take(pool, random);
  }
  state.pile = state.pile.map(anew);
}
