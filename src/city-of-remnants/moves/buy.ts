import type { MoveIn, Seat } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { addTo } from '../../kit/sets.js';
import { cardOf } from '../content/compile.js';
import { nameOf } from '../describe/names.js';
import { checkInfluence } from '../mechanics/influence.js';
import { buyLimit, marketCosts, useDiscount } from '../mechanics/limits.js';
import { changeArcs, gainRenown } from '../mechanics/money.js';
import { takeFromRow } from '../mechanics/piles.js';
import { defineMove, refuse } from '../play.js';
import { seatOf, turnOf } from '../state/state.js';
import { id } from '../state/terms.js';

export const buyCard = defineMove({
  type: 'buyCard',
  at: ['buy'],
  params: { card: id },
  options({ state }, seat) {
    return state.market.row.map((card) => ({ type: 'buyCard', seat, card }));
  },
  context: (position, _step, seat) => marketCosts(position, seat),
  forbid(position, { seat, card }, _step, costOf) {
    const { state, content } = position;
    const { row } = state.market;
    const { bought } = turnOf(state);
    if (row.length === 0) return refuse('CR-BUY-04', () => 'no market card is face up');
    if (!row.includes(card)) {
      return refuse('CR-BUY-01', () => `${nameOf(content, card)} is not a face-up market card`);
    }
    const most = buyLimit(position, seat);
    if (bought >= most) {
      return refuse('CR-BUY-01', () => `${bought} of ${most} market cards are bought already`);
    }
    const cost = costOf(card);
    const { arcs } = seatOf(state, seat);
    if (cost <= arcs) return undefined;
    return refuse('CR-BUY-07', () => {
      return `${nameOf(content, card)} costs ${cost} ARCs; seat ${seat} has ${arcs}`;
    });
  },
  perform(table, { seat, card }, step) {
    const { state, content } = table;
    const player = seatOf(state, seat);
    const turn = turnOf(state);
    const paid = marketCosts(table, seat)(card);
    const permanent = cardOf(content, card).card.permanent === true;
    useDiscount(turn, card);
    turn.bought++;
    takeFromRow(state, 'market', card);
    if (permanent) player.table = [...player.table, card];
    else addTo(player.hand, card);
    changeArcs(table, seat, -paid, 'market');
    table.emit({ type: 'marketCardBought', seat, card, paid, permanent });
    checkInfluence(table, 'cards');
    table.next(step);
  },
});
export interface BuyCardMove extends MoveIn<typeof buyCard> {}

export const buyRenown = defineMove({
  type: 'buyRenown',
  at: ['buy'],
  params: { count: z.int() },
  options({ state }, seat) {
    const { influence } = seatOf(state, seat);
    const purchases: { type: 'buyRenown'; seat: Seat; count: number }[] = [];
    for (let count = 1; count <= influence; count++) {
      purchases.push({ type: 'buyRenown', seat, count });
    }
    return purchases;
  },
  forbid({ state, content }, { seat, count }) {
    const { influence, arcs } = seatOf(state, seat);
    const { boughtRenown } = turnOf(state);
    if (count < 1) return refuse('CR-BUY-05', () => 'buy at least 1 renown');
    if (boughtRenown + count > influence) {
      return refuse('CR-BUY-05', () => {
        return `influence ${influence} allows ${influence - boughtRenown} more renown, not ${count}`;
      });
    }
    if (count > state.renownPool) {
      return refuse('CR-BUY-05', () => `the pool holds ${state.renownPool} renown`);
    }
    const cost = count * content.constants.renown.price;
    if (cost <= arcs) return undefined;
    return refuse('CR-BUY-07', () => `${count} renown cost ${cost} ARCs; seat ${seat} has ${arcs}`);
  },
  perform(table, { seat, count }, step) {
    turnOf(table.state).boughtRenown += count;
    changeArcs(table, seat, -count * table.content.constants.renown.price, 'renown');
    gainRenown(table, seat, count, 'bought');
    table.next(step);
  },
});
export interface BuyRenownMove extends MoveIn<typeof buyRenown> {}
