import * as z from 'zod';
import { addTo, removeFrom } from '../../kit/sets.js';
import type { PhysicalCard } from '../content/compile.js';
import { checkInfluence } from '../mechanics/influence.js';
import { marketCosts, useDiscount } from '../mechanics/limits.js';
import { changeArcs, gainRenown } from '../mechanics/money.js';
import { ownCards } from '../mechanics/piles.js';
import { defineMove, refuse } from '../play.js';
import { id, seatOf, turnOf } from '../state/state.js';

export const buyCard = defineMove({
  type: 'buyCard',
  at: ['buy'],
  params: { cardId: id },
  options({ state }, seat) {
    return state.market.row.map((cardId) => ({ type: 'buyCard', seat, cardId }));
  },
  context: (position, _step, seat) => marketCosts(position, seat),
  forbid({ state }, { seat, cardId }, _step, costOf) {
    const { row } = state.market;
    const { bought, mods } = turnOf(state);
    if (row.length === 0) return refuse('CR-BUY-04', () => 'no market card is face up');
    if (!row.includes(cardId)) {
      return refuse('CR-BUY-01', () => `${cardId} is no face-up market card`);
    }
    const most = 1 + mods.extraBuy;
    if (bought >= most) {
      return refuse('CR-BUY-01', () => `${bought} of ${most} market cards are bought already`);
    }
    const cost = costOf(cardId);
    const { arcs } = seatOf(state, seat);
    if (cost <= arcs) return undefined;
    return refuse('CR-BUY-07', () => `${cardId} costs ${cost} ARCs, seat ${seat} has ${arcs}`);
  },
  perform(table, { seat, cardId }, step) {
    const { state, content } = table;
    const player = seatOf(state, seat);
    const turn = turnOf(state);
    const paid = marketCosts(table, seat)(cardId);
    const { card, target } = content.cards.get(cardId) as PhysicalCard;
    const permanent = card.permanent === true;
    useDiscount(turn, target);
    turn.bought++;
    removeFrom(ownCards(state, 'market').row, cardId);
    if (permanent) player.table = [...player.table, cardId];
    else addTo(player.hand, cardId);
    changeArcs(table, seat, -paid, 'market');
    table.emit({ type: 'marketCardBought', seat, card: cardId, paid, permanent });
    checkInfluence(table, 'cards');
    table.next(step);
  },
});

export const buyRenown = defineMove({
  type: 'buyRenown',
  at: ['buy'],
  params: { count: z.int() },
  options({ state, content }, seat) {
    const { influence, arcs } = seatOf(state, seat);
    const { price } = content.constants.renown;
    const room = influence - turnOf(state).boughtRenown;
    const most = Math.min(room, state.renownPool, Math.floor(arcs / price));
    const counts = Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);
    return counts.map((count) => ({ type: 'buyRenown', seat, count }));
  },
  forbid({ state, content }, { seat, count }) {
    const { influence, arcs } = seatOf(state, seat);
    const { boughtRenown } = turnOf(state);
    if (count < 1) return refuse('CR-BUY-05', () => 'at least 1 renown is bought');
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
    return refuse('CR-BUY-07', () => `${count} renown cost ${cost} ARCs, seat ${seat} has ${arcs}`);
  },
  perform(table, { seat, count }, step) {
    turnOf(table.state).boughtRenown += count;
    changeArcs(table, seat, -count * table.content.constants.renown.price, 'renown');
    gainRenown(table, seat, count, 'bought');
    table.next(step);
  },
});

export const finishBuy = defineMove({
  type: 'finishBuy',
  at: ['buy'],
  params: {},
  options: (_position, seat) => [{ type: 'finishBuy', seat }],
  forbid: () => undefined,
  perform: () => undefined,
});
