import type { Seat } from '../../kernel/play.js';
import { withId, withoutId } from '../../kit/sets.js';
import { withPlace } from '../../kit/values.js';
import type { ManiaTable } from '../play.js';
import { handOf } from '../state/state.js';

/** One card of the pool into a hand. */
export function takeCard(table: ManiaTable, label: 'setup.card' | 'card.draw', seat: Seat): string {
  const { state } = table;
  const { left, discard, hands } = state.cards;
  const pool = [...state.cards.pool];
  const card = table.draw(`${label}.${seat}`, pool);
  const hand = withId(handOf(state, seat), card);
  state.cards = { pool, left: left - 1, discard, hands: withPlace(hands, seat, hand) };
  return card;
}

/** A card of a hand goes onto the discard pile, where all can see it. */
export function discardFrom(table: ManiaTable, seat: Seat, card: string): void {
  const { state } = table;
  const { pool, left, hands } = state.cards;
  const hand = withoutId(handOf(state, seat), card);
  const discard = withId(state.cards.discard, card);
  state.cards = { pool, left, discard, hands: withPlace(hands, seat, hand) };
  table.reveal();
}
