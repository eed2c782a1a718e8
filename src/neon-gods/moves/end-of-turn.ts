import type { MoveIn } from '../../kernel/play.js';
import { addTo, removeFrom } from '../../kit/sets.js';
import { id } from '../../kit/terms.js';
import { cardName } from '../describe/names.js';
import { cannotFind } from '../mechanics/cards.js';
import { defineMove, refuse } from '../play.js';
import { seatOf } from '../state/state.js';

export const discard = defineMove({
  type: 'discard',
  at: ['discard'],
  params: { card: id },
  options({ state }, seat) {
    return seatOf(state, seat).hand.map((card) => ({ type: 'discard', seat, card }));
  },
  forbid({ state, content }, { seat, card }) {
    if (seatOf(state, seat).hand.includes(card)) return undefined;
    return (
      cannotFind(content, card) ??
      refuse('NG-END-02', () => `${cardName(content, card)} is not in the hand of seat ${seat}`)
    );
  },
  perform(table, { seat, card }) {
    const { hand, discard } = seatOf(table.state, seat);
    removeFrom(hand, card);
    addTo(discard, card);
    table.emit({ type: 'cardDiscarded', seat, card });
    table.next({ type: 'discard' });
  },
});
export interface DiscardMove extends MoveIn<typeof discard> {}
