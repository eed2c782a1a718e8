import { discardFrom } from '../effects/targets.js';
import { defineMove, refuse } from '../play.js';
import { id } from '../state/terms.js';

/** BM-END-03. */
export const discardCard = defineMove({
  type: 'discardCard',
  at: ['discard'],
  params: { card: id },
  options({ state }, seat) {
    return (state.cards.hands[seat] ?? []).map((card) => ({ type: 'discardCard', seat, card }));
  },
  forbid({ state }, { seat, card }) {
    if (state.cards.hands[seat]?.includes(card)) return undefined;
    return refuse('BM-TURN-05', () => `${card} is not in your hand`);
  },
  perform(table, { seat, card }) {
    discardFrom(table, seat, card);
    table.emit({ type: 'cardDiscarded', seat, card });
  },
});
