import type { MoveIn } from 'cityrules/kernel';
import { id, removeFrom } from 'cityrules/kit';
import { cardName, seatName } from '../describe/names.js';
import { handOf } from '../mechanics/cards.js';
import { defineMove, refuse } from '../play.js';

/** A card of the hand, face down. All seats choose at once; the last one ends the choosing. */
export const lay = defineMove({
  type: 'lay',
  at: ['choose'],
  params: { card: id },
  options(position, seat) {
    return handOf(position, seat).map((card) => ({ type: 'lay', seat, card }));
  },
  forbid(position, { seat, card }) {
    if (handOf(position, seat).includes(card)) return undefined;
    return refuse('DU-CARD-01', () => {
      return `${seatName(seat)} does not hold ${cardName(position.content, card)}`;
    });
  },
  perform(table, { seat, card }) {
    const { state } = table;
    removeFrom(handOf(table, seat), card);
    state.laid[seat] = card;
    table.emit({ type: 'cardLaid', seat, card, hidden: { card: [seat] } });
    table.next({ type: state.laid.includes(null) ? 'choose' : 'reveal' });
  },
});
export interface LayMove extends MoveIn<typeof lay> {}
