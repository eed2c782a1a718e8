import type { MoveIn } from '../../kernel/play.js';
import { removeFrom } from '../../kit/sets.js';
import { id } from '../../kit/terms.js';
import { cardName } from '../describe/names.js';
import { cannotPlayForNothing } from '../effects/unused.js';
import { cannotFindInHand } from '../mechanics/cards.js';
import { chainOn } from '../mechanics/chain.js';
import { canDraw, drawCard as drawOne } from '../mechanics/piles.js';
import { defineMove, refuse } from '../play.js';
import { seatOf } from '../state/state.js';

export const playCard = defineMove({
  type: 'playCard',
  at: ['activate'],
  params: { card: id },
  options({ state }, seat) {
    return seatOf(state, seat).hand.map((card) => ({ type: 'playCard', seat, card }));
  },
  forbid(position, { seat, card }) {
    const { hand, activated } = seatOf(position.state, seat);
    if (hand.includes(card)) return cannotPlayForNothing(position, seat, card);
    if (activated.includes(card)) {
      const name = cardName(position.content, card);
      return refuse('NG-ACT-04', () => `${name} lies in the activated area until the turn ends`);
    }
    return cannotFindInHand(position, seat, card, 'NG-ACT-01');
  },
  perform(table, { seat, card }, step) {
    const player = seatOf(table.state, seat);
    removeFrom(player.hand, card);
    player.activated.push(card);
    table.emit({ type: 'cardPlayed', seat, card });
    chainOn(table, step);
    table.next({ type: 'effects', card, index: 0 });
  },
});
export interface PlayCardMove extends MoveIn<typeof playCard> {}

export const drawCard = defineMove({
  type: 'drawCard',
  at: ['activate'],
  params: {},
  options: (_position, seat) => [{ type: 'drawCard', seat }],
  forbid({ state }, { seat }) {
    if (canDraw(seatOf(state, seat))) return undefined;
    return refuse(
      'NG-ACT-06',
      () => `the draw pile and the discard pile of seat ${seat} are empty`,
    );
  },
  perform(table, { seat }, step) {
    drawOne(table, seat);
    chainOn(table, step);
  },
});
export interface DrawCardMove extends MoveIn<typeof drawCard> {}
