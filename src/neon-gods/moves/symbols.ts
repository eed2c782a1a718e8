import type { MoveIn, MoveOf } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { addTo, removeFrom } from '../../kit/sets.js';
import { id } from '../../kit/terms.js';
import { spacesWhere } from '../content/board.js';
import { cardName } from '../describe/names.js';
import { cannotFindCard } from '../mechanics/cards.js';
import { chainOn, noteUse } from '../mechanics/chain.js';
import { controls } from '../mechanics/control.js';
import { gainMoney } from '../mechanics/money.js';
import { canDraw, drawCard } from '../mechanics/piles.js';
import { salePrice } from '../mechanics/sale.js';
import { defineMove, refuse } from '../play.js';
import { changeSpace } from '../state/change.js';
import { seatOf } from '../state/state.js';
import { spaceId } from '../state/terms.js';

const amounts = { amount: z.int().min(1) };
export interface TakeMoneyMove extends MoveOf<'takeMoney', typeof amounts> {}

/** NG-RULING-09: one decision names the amount. */
export const takeMoney = defineMove({
  type: 'takeMoney',
  at: ['gain'],
  params: amounts,
  options(_position, seat, { left }) {
    const moves: TakeMoneyMove[] = [];
    for (let amount = 1; amount <= left; amount++) moves.push({ type: 'takeMoney', seat, amount });
    return moves;
  },
  forbid(_position, { amount }, { left }) {
    if (amount <= left) return undefined;
    return refuse('NG-FX-02', () => `at most ${left} $ can be taken, not ${amount} $`);
  },
  perform(table, { seat, amount }) {
    gainMoney(table, seat, amount, 'effect');
    noteUse(table);
  },
});

export const effectDraw = defineMove({
  type: 'effectDraw',
  at: ['draw'],
  params: {},
  options: (_position, seat) => [{ type: 'effectDraw', seat }],
  forbid({ state }, { seat }) {
    if (canDraw(seatOf(state, seat))) return undefined;
    return refuse(
      'NG-DRAW-03',
      () => `the draw pile and the discard pile of seat ${seat} are empty`,
    );
  },
  perform(table, { seat }, step) {
    drawCard(table, seat);
    chainOn(table, step);
  },
});
export interface EffectDrawMove extends MoveIn<typeof effectDraw> {}

export const recoverCard = defineMove({
  type: 'recoverCard',
  at: ['recover'],
  params: { card: id },
  options({ state }, seat) {
    return seatOf(state, seat).discard.map((card) => ({ type: 'recoverCard', seat, card }));
  },
  forbid({ state, content }, { seat, card }) {
    if (seatOf(state, seat).discard.includes(card)) return undefined;
    return (
      cannotFindCard(content, card) ??
      refuse(
        'NG-FX-04',
        () => `${cardName(content, card)} is not in the discard pile of seat ${seat}`,
      )
    );
  },
  perform(table, { seat, card }, step) {
    const { discard, hand } = seatOf(table.state, seat);
    removeFrom(discard, card);
    addTo(hand, card);
    table.emit({ type: 'cardRecovered', seat, card });
    chainOn(table, step);
  },
});
export interface RecoverCardMove extends MoveIn<typeof recoverCard> {}

export const sell = defineMove({
  type: 'sell',
  at: ['sell'],
  params: { space: spaceId },
  options({ state }, seat) {
    const goods = spacesWhere(state.board, ({ products }) => products > 0);
    return goods.map((space) => ({ type: 'sell', seat, space }));
  },
  forbid({ state }, { seat, space }) {
    const here = state.board[space];
    if (!controls(here, seat)) {
      return refuse('NG-FX-05', () => `seat ${seat} does not control ${space}`);
    }
    if (here.products === 0) return refuse('NG-FX-05', () => `no product lies on ${space}`);
    return undefined;
  },
  perform(table, { seat, space }, step) {
    const { state } = table;
    const price = salePrice(table, seat, space);
    changeSpace(state, space).products--;
    state.supply.products++;
    seatOf(state, seat).money += price;
    table.emit({ type: 'productSold', seat, space, price });
    chainOn(table, step);
  },
});
export interface SellMove extends MoveIn<typeof sell> {}
