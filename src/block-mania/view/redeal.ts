import type { SeededChance } from '../../kernel/chance.js';
import type { Viewer } from '../../kernel/play.js';
import { take } from '../../kit/random.js';
import { sees } from '../../kit/seats.js';
import type { ManiaPosition } from '../play.js';

/** Deals the pool and the other hands anew over the same sizes. */
export function redeal({ state }: ManiaPosition, viewer: Viewer, random: SeededChance): void {
  const { left, discard } = state.cards;
  const pool = [...state.cards.pool];
  state.cards.hands.forEach((hand, seat) => {
    if (!sees(viewer, seat)) pool.push(...hand);
  });
  pool.sort();
  const hands = state.cards.hands.map((hand, seat) => {
    return sees(viewer, seat) ? hand : hand.map(() => take(pool, random)).sort();
  });
  state.cards = { pool, left, discard, hands };
}
