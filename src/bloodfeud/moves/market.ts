import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { plural } from '../../kit/words.js';
import { type MarketPile, marketPiles } from '../content/schema.js';
import { slotName, teamName } from '../describe/names.js';
import { payAssets } from '../mechanics/assets.js';
import {
  allowance,
  burySlot,
  cardAt,
  isAnythingFaceUp,
  priceOf,
  rebatesOf,
  waresOf,
} from '../mechanics/market.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import { item, teamOf } from '../state/state.js';
import { cannotActAt, cannotUseAgain, noMoves, spendAction } from './gameplay.js';
import {
  buy,
  cannotDiscount,
  cannotPay,
  cannotTake,
  discountParam,
  itemMoves,
  rebatesHere,
  refillFor,
  takeItem,
  use,
  whatIs,
} from './items.js';

const slotParams = { pile: z.enum(marketPiles), slot: z.int().min(1).max(9) };

export const purchaseItem = defineMove({
  type: 'purchaseItem',
  at: ['open'],
  params: { item, discount: discountParam },
  closed: cannotActAt.marketplace,
  context: rebatesHere,
  options(position, seat, _step, rebates) {
    const { assets } = teamOf(position.state, seat);
    return itemMoves('purchaseItem', position, seat, assets, rebates);
  },
  forbid(position, { seat, item: one, discount }, _step, rebates) {
    const refused = cannotDiscount(position, seat, discount);
    if (refused !== undefined) return refused;
    const what = whatIs(position, one);
    if (what === null) return cannotTake(one);
    const price = priceOf(position, rebates, what, discount);
    if (teamOf(position.state, seat).assets >= price) return undefined;
    return cannotPay(position, 'BF-MKT-01', seat, what, price);
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

export interface PurchaseItemMove extends MoveIn<typeof purchaseItem> {}

export const buryMarketCard = defineMove({
  type: 'buryMarketCard',
  at: ['open'],
  params: slotParams,
  closed: cannotActAt.marketplace,
  options(position, seat) {
    if (teamOf(position.state, seat).assets < position.content.constants.buryCost) return noMoves;
    return faceUpSlots('buryMarketCard', position, seat);
  },
  forbid(position, { seat, pile, slot }) {
    if (cardAt(position.state, pile, slot) === null) return cannotTake({ pile, slot });
    const { buryCost } = position.content.constants;
    const { assets } = teamOf(position.state, seat);
    return assets >= buryCost ? undefined : cannotPayBurial(position, seat);
  },
  perform(table, { seat, pile, slot }) {
    payAssets(table, seat, table.content.constants.buryCost);
    burySlot(table, seat, pile, slot);
    spendAction(table, seat);
  },
});

function cannotPayBurial({ state, content }: FeudPosition, seat: number) {
  return refuse('BF-MKT-03', () => {
    const cost = `burying costs ${plural(content.constants.buryCost, 'Asset')}`;
    return `${cost}; ${teamName({ state, content }, seat)} has ${teamOf(state, seat).assets}`;
  });
}

export interface BuryMarketCardMove extends MoveIn<typeof buryMarketCard> {}

function faceUpSlots<const T extends string>(type: T, position: FeudPosition, seat: number) {
  const moves: { type: T; seat: number; pile: MarketPile; slot: number }[] = [];
  for (const { pile, slot } of waresOf(position)) {
    if (pile !== null) moves.push({ type, seat, pile, slot });
  }
  return moves;
}

export const bonusBury = defineMove({
  type: 'bonusBury',
  at: ['open', 'marketBonus'],
  params: slotParams,
  closed: cannotActAt.marketplace,
  options(position, seat, step) {
    if (step.type === 'open' && teamOf(position.state, seat).used.marketBonus) return noMoves;
    return faceUpSlots('bonusBury', position, seat);
  },
  forbid(position, { seat, pile, slot }, step) {
    if (step.type === 'open' && teamOf(position.state, seat).used.marketBonus) {
      return cannotUseAgain(position, seat, 'Market Bonus Action');
    }
    if (cardAt(position.state, pile, slot) !== null) return undefined;
    return step.type === 'open' ? cannotTake({ pile, slot }) : cannotBuryNothing(pile, slot);
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

function cannotBuryNothing(pile: MarketPile, slot: number) {
  return refuse('BF-MBON-01', () => `${slotName(pile, slot)} holds no card to bury`);
}

export interface BonusBuryMove extends MoveIn<typeof bonusBury> {}
