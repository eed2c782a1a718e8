import type { Seat, SeededChance, Viewer } from 'cityrules/kernel';
import { sees, take } from 'cityrules/kit';
import { areShown } from '../mechanics/cards.js';
import type { DuelPosition } from '../play.js';

/** Deals the cards that the viewer does not know anew: as many as before to every place. */
export function redeal(position: DuelPosition, viewer: Viewer, random: SeededChance): void {
  const { state } = position;
  const hidden = [...state.hands.keys()].filter((seat) => !sees(viewer, seat));
  const pool = state.pile.flat();
  for (const seat of hidden) {
    pool.push(...(state.hands[seat] ?? []));
    pool.push(...laidInSecret(position, seat));
  }
  // Sorted first: the outcome depends on the seed alone, not on who held what.
  pool.sort();
  const anew = (cards: readonly string[]) => cards.map(() => take(pool, random)).sort();
  for (const seat of hidden) {
    state.hands[seat] = anew(state.hands[seat] ?? []);
    if (laidInSecret(position, seat).length > 0) state.laid[seat] = take(pool, random);
  }
  state.pile = state.pile.map(anew);
}

function laidInSecret(position: DuelPosition, seat: Seat): string[] {
  const card = position.state.laid[seat];
  return card && !areShown(position) ? [card] : [];
}
