import type { MoveIn } from '../../kernel/play.js';
import { addTo, removeFrom } from '../../kit/sets.js';
import { id } from '../../kit/terms.js';
import { cannotFindInHand } from '../mechanics/cards.js';
import { defineMove } from '../play.js';
import { seatOf } from '../state/state.js';

export const discard = defineMove({
  type: 'discard',
  at: ['discard'],
  params: { card: id },
  options({ state }, seat) {
    return seatOf(state, seat).hand.map((card) => ({ type: 'discard', seat, card }));
  },
  forbid: (position, { seat, card }) => cannotFindInHand(position, seat, card, 'NG-END-02'),
  perform(table, { seat, card }) {
    const { hand, discard } = seatOf(table.state, seat);
    removeFrom(hand, card);
    addTo(discard, card);
    table.emit({ type: 'cardDiscarded', seat, card });
    table.next({ type: 'discard' });
  },
});
export interface DiscardMove extends MoveIn<typeof discard> {}
