import * as z from 'zod';
import { type MarketPile, marketPiles } from '../content/schema.js';
import { payAssets } from '../mechanics/assets.js';
import {
  allowance,
  burySlot,
  cardAt,
  isAnythingFaceUp,
  item,
  priceOf,
  rebatesOf,
  waresOf,
} from '../mechanics/market.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import { teamOf } from '../state/state.js';
import { awayFrom, spendAction, usedUp } from './gameplay.js';
import {
  buy,
  discountParam,
  forbidDiscount,
  itemMoves,
  notThere,
  rebatesHere,
  refillFor,
  takeItem,
  tooDear,
  use,
  whatIs,
} from './items.js';

const slotParams = { pile: z.enum(marketPiles), slot: z.int().min(1).max(9) };

export const purchaseItem = defineMove({
  type: 'purchaseItem',
  at: ['open'],
  params: { item, discount: discountParam },
  closed: awayFrom.marketplace,
  context: rebatesHere,
  options(position, seat, _step, rebates) {
    const { assets } = teamOf(position.state, seat);
    return itemMoves('purchaseItem', position, seat, assets, rebates);
  },
  forbid(position, { seat, item: one, discount }, _step, rebates) {
    const refused = forbidDiscount(position, seat, discount);
    if (refused !== undefined) return refused;
    const what = whatIs(position, one);
    if (what === null) return notThere(one);
    const { assets } = teamOf(position.state, seat);
    const price = priceOf(position, rebates, what, discount);
    return assets >= price ? undefined : tooDear('BF-MKT-01', price, seat, assets);
  },
  perform(table, { seat, item: one, discount }) {
    const paid = priceOf(table, rebatesOf(table, seat), whatIs(table, one) as string, discount);
    const what = takeItem(table, one);
    buy(table, seat, what, paid);
    if (discount) use(table, seat, { discount: true });
    table.emit({ type: 'itemPurchased', seat, item: what, paid });
    refillFor(table, one);
    spendAction(table, seat);
  },
});

export const buryMarketCard = defineMove({
  type: 'buryMarketCard',
  at: ['open'],
  params: slotParams,
  closed: awayFrom.marketplace,
  options(position, seat) {
    if (teamOf(position.state, seat).assets < position.content.constants.buryCost) return [];
    return faceUpSlots('buryMarketCard', position, seat);
  },
  forbid(position, { seat, pile, slot }) {
    if (cardAt(position.state, pile, slot) === null) return notThere({ pile, slot });
    const { buryCost } = position.content.constants;
    const { assets } = teamOf(position.state, seat);
    return assets >= buryCost ? undefined : cannotBury(buryCost, seat, assets);
  },
  perform(table, { seat, pile, slot }) {
    payAssets(table, seat, table.content.constants.buryCost);
    burySlot(table, seat, pile, slot);
    spendAction(table, seat);
  },
});

function cannotBury(cost: number, seat: number, assets: number) {
  return refuse('BF-MKT-03', () => `burying costs ${cost}, team ${seat} has ${assets}`);
}

function faceUpSlots<const T extends string>(type: T, position: FeudPosition, seat: number) {
  const moves: { type: T; seat: number; pile: MarketPile; slot: number }[] = [];
  for (const { item } of waresOf(position)) {
    if (item !== 'token') moves.push({ type, seat, pile: item.pile, slot: item.slot });
  }
  return moves;
}

export const bonusBury = defineMove({
  type: 'bonusBury',
  at: ['open', 'marketBonus'],
  params: slotParams,
  closed: awayFrom.marketplace,
  options(position, seat, step) {
    if (step.type === 'open' && teamOf(position.state, seat).used.marketBonus) return [];
    return faceUpSlots('bonusBury', position, seat);
  },
  forbid(position, { seat, pile, slot }, step) {
    if (step.type === 'open' && teamOf(position.state, seat).used.marketBonus) {
      return usedUp(seat, 'Market Bonus Action');
    }
    if (cardAt(position.state, pile, slot) !== null) return undefined;
    return step.type === 'open' ? notThere({ pile, slot }) : nothingToBury(pile, slot);
  },
  perform(table, { seat, pile, slot }, step) {
    const isFirst = step.type === 'open';
    if (isFirst) {
      use(table, seat, { marketBonus: true });
      spendAction(table, seat);
    }
    burySlot(table, seat, pile, slot);
    const before = isFirst ? allowance(table, teamOf(table.state, seat).power) : step.left;
    const left = before - 1;
    if (left > 0 && isAnythingFaceUp(table.state)) table.next({ type: 'marketBonus', seat, left });
  },
});

function nothingToBury(pile: MarketPile, slot: number) {
  return refuse('BF-MBON-01', () => `there is no card in slot ${slot} of ${pile} to bury`);
}

export const bonusBuryDone = defineMove({
  type: 'bonusBuryDone',
  at: ['marketBonus'],
  params: {},
  options: (_position, seat) => [{ type: 'bonusBuryDone', seat }],
  forbid: () => undefined,
  perform() {},
});
