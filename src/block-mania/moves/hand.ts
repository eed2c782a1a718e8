import type { MoveIn } from '../../kernel/play.js';
import { cardName } from '../describe/names.js';
import { discardFrom } from '../mechanics/piles.js';
import { defineMove, refuse } from '../play.js';
import { handOf } from '../state/state.js';
import { id } from '../state/terms.js';

/** One card too many (BM-END-03). */
export const discardCard = defineMove({
  type: 'discardCard',
  at: ['discard'],
  params: { card: id },
  options({ state }, seat) {
    return handOf(state, seat).map((card) => ({ type: 'discardCard', seat, card }));
  },
  forbid(position, { seat, card }) {
    if (handOf(position.state, seat).includes(card)) return undefined;
    return refuse('BM-TURN-05', () => `${cardName(position, card)} is not in your hand`);
  },
  perform(table, { seat, card }) {
    discardFrom(table, seat, card);
    table.emit({ type: 'cardDiscarded', seat, card });
  },
});
export interface DiscardCardMove extends MoveIn<typeof discardCard> {}
