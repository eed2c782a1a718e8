import * as z from 'zod';
import { payAssets } from '../assets.js';
import { distinct, withCard, withoutCard } from '../cards.js';
import { withTallies, withUsed } from '../change.js';
import { type MarketPile, marketPiles } from '../content/schema.js';
import {
  allowance,
  burySlot,
  cardAt,
  type Item,
  isAnythingFaceUp,
  item,
  noRebates,
  priceOf,
  type Rebates,
  rebatesOf,
  receive,
  refill,
  storeCost,
  storeLimit,
  takeFrom,
  waresOf,
} from '../market.js';
import { defineMove, type FeudPosition, type FeudTable, refuse } from '../play.js';
import { id, teamOf, type Used } from '../state.js';
import { absence, isPresent, spendAction, usedUp } from './open.js';

const discountParam = z.literal(true).exactOptional();
const slotParams = { pile: z.enum(marketPiles), slot: z.int().min(1).max(9) };

/** BF-MBON-02: with and without the discount, where the right is there. */
function mayDiscount({ state, content }: FeudPosition, seat: number): boolean {
  const { power, used } = teamOf(state, seat);
  return power === content.constants.weakest && !used.discount;
}

function forbidDiscount({ state, content }: FeudPosition, seat: number, discount?: true) {
  if (!discount) return undefined;
  const { power, used } = teamOf(state, seat);
  if (used.discount) return usedUp(seat, 'discount');
  const { weakest } = content.constants;
  if (power === weakest) return undefined;
  return refuse('BF-MBON-02', () => `the discount is for Power ${weakest}, not ${power}`);
}

function use(table: FeudTable, seat: number, rights: Partial<Used>): void {
  const team = teamOf(table.state, seat);
  team.used = withUsed(team.used, rights);
}

/** The card id, or "token"; nothing if it is not there. */
function whatIs({ state }: FeudPosition, one: Item): string | null {
  if (one === 'token') return state.ambitionBoard > 0 ? 'token' : null;
  return cardAt(state, one.pile, one.slot);
}

function notThere(one: Item) {
  if (one === 'token') {
    return refuse('BF-TOKEN-01', () => 'the Ambition Tokens board is empty');
  }
  return refuse('BF-MKT-02', () => `slot ${one.slot} of ${one.pile} is empty`);
}

/** Takes a Market item off the board. */
function takeItem(table: FeudTable, one: Item): string {
  if (one === 'token') {
    table.state.ambitionBoard -= 1;
    return 'token';
  }
  return takeFrom(table.state, one.pile, one.slot);
}

function refillFor(table: FeudTable, one: Item): void {
  if (one !== 'token') refill(table, one.pile);
}

/** What a team at the Marketplace pays less, there and for what it has stored. */
function rebatesHere(position: FeudPosition, _step: unknown, seat: number): Rebates {
  if (!isPresent(position, seat, 'marketplace')) return noRebates;
  const { rebates } = position.notes;
  rebates[seat] ??= rebatesOf(position, seat);
  return rebates[seat];
}

interface ItemMove<T extends string> {
  type: T;
  seat: number;
  item: Item;
  discount?: true;
}

/** Every Market item that costs no more than this, plain and, where possible, with the discount. */
function itemMoves<const T extends string>(
  type: T,
  position: FeudPosition,
  seat: number,
  most: number,
  rebates: Rebates,
): ItemMove<T>[] {
  const moves: ItemMove<T>[] = [];
  const discount = mayDiscount(position, seat) ? position.content.constants.weakestDiscount : 0;
  for (const { item, cost } of waresOf(position)) {
    const price = item === 'token' ? cost : Math.max(0, cost - rebates[item.pile]);
    if (price <= most) moves.push({ type, seat, item });
    if (discount > 0 && price - discount <= most) moves.push({ type, seat, item, discount: true });
  }
  return moves;
}

export const purchaseItem = defineMove({
  type: 'purchaseItem',
  at: ['open'],
  params: { item, discount: discountParam },
  context: rebatesHere,
  options(position, seat, _step, rebates) {
    if (!isPresent(position, seat, 'marketplace')) return [];
    const { assets } = teamOf(position.state, seat);
    return itemMoves('purchaseItem', position, seat, assets, rebates);
  },
  forbid(position, { seat, item: one, discount }, _step, rebates) {
    const absent = absence(position, seat, 'marketplace');
    if (absent !== undefined) return absent;
    const refused = forbidDiscount(position, seat, discount);
    if (refused !== undefined) return refused;
    const what = whatIs(position, one);
    if (what === null) return notThere(one);
    const { assets } = teamOf(position.state, seat);
    const price = priceOf(position, rebates, what, discount);
    if (assets >= price) return undefined;
    return refuse('BF-MKT-01', () => `it costs ${price} Assets, team ${seat} has ${assets}`);
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

function buy(table: FeudTable, seat: number, what: string, price: number): void {
  const team = teamOf(table.state, seat);
  payAssets(table, seat, price);
  receive(table, team, what);
  team.stats = withTallies(team.stats, { itemsBought: team.stats.itemsBought + 1 });
}

export const buryMarketCard = defineMove({
  type: 'buryMarketCard',
  at: ['open'],
  params: slotParams,
  options(position, seat) {
    if (!isPresent(position, seat, 'marketplace')) return [];
    if (teamOf(position.state, seat).assets < position.content.constants.buryCost) return [];
    return faceUpSlots('buryMarketCard', position, seat);
  },
  forbid(position, { seat, pile, slot }) {
    const absent = absence(position, seat, 'marketplace');
    if (absent !== undefined) return absent;
    if (cardAt(position.state, pile, slot) === null) return notThere({ pile, slot });
    const { buryCost } = position.content.constants;
    const { assets } = teamOf(position.state, seat);
    if (assets >= buryCost) return undefined;
    return refuse('BF-MKT-03', () => `burying costs ${buryCost}, team ${seat} has ${assets}`);
  },
  perform(table, { seat, pile, slot }) {
    payAssets(table, seat, table.content.constants.buryCost);
    burySlot(table, seat, pile, slot);
    spendAction(table, seat);
  },
});

function faceUpSlots<const T extends string>(type: T, position: FeudPosition, seat: number) {
  const moves: { type: T; seat: number; pile: MarketPile; slot: number }[] = [];
  for (const { item } of waresOf(position)) {
    if (item !== 'token') moves.push({ type, seat, pile: item.pile, slot: item.slot });
  }
  return moves;
}

export const storeItem = defineMove({
  type: 'storeItem',
  at: ['open'],
  params: { item, discount: discountParam },
  /** The highest Cost that the team may store. */
  context: (position, _step, seat) =>
    isPresent(position, seat, 'marketplace') ? storeLimit(position, seat) : 0,
  options(position, seat, _step, limit) {
    if (!isPresent(position, seat, 'marketplace')) return [];
    if (teamOf(position.state, seat).used.store) return [];
    return itemMoves('storeItem', position, seat, limit, noRebates);
  },
  forbid(position, { seat, item: one, discount }, _step, limit) {
    const absent = absence(position, seat, 'marketplace');
    if (absent !== undefined) return absent;
    if (teamOf(position.state, seat).used.store) return usedUp(seat, 'right to store');
    const refused = forbidDiscount(position, seat, discount);
    if (refused !== undefined) return refused;
    const what = whatIs(position, one);
    if (what === null) return notThere(one);
    const cost = storeCost(position, what, discount);
    if (cost <= limit) return undefined;
    return refuse('BF-STORE-01', () => `it costs ${cost}, team ${seat} may store up to ${limit}`);
  },
  perform(table, { seat, item: one, discount }) {
    const what = takeItem(table, one);
    const team = teamOf(table.state, seat);
    team.warehouse = withCard(team.warehouse, what);
    use(table, seat, discount ? { store: true, discount } : { store: true });
    table.emit({ type: 'itemStored', seat, item: what });
    refillFor(table, one);
    spendAction(table, seat);
  },
});

export const purchaseStored = defineMove({
  type: 'purchaseStored',
  at: ['open'],
  params: { item: id, discount: discountParam },
  context: rebatesHere,
  options(position, seat, _step, rebates) {
    const moves: { type: 'purchaseStored'; seat: number; item: string; discount?: true }[] = [];
    const { warehouse = [], assets = 0 } = position.state.teams[seat] ?? {};
    if (warehouse.length === 0 || !isPresent(position, seat, 'marketplace')) return moves;
    const discount = mayDiscount(position, seat) ? true : undefined;
    for (const one of distinct(warehouse)) {
      if (priceOf(position, rebates, one, undefined) <= assets) {
        moves.push({ type: 'purchaseStored', seat, item: one });
      }
      if (discount && priceOf(position, rebates, one, discount) <= assets) {
        moves.push({ type: 'purchaseStored', seat, item: one, discount });
      }
    }
    return moves;
  },
  forbid(position, { seat, item: one, discount }, _step, rebates) {
    const absent = absence(position, seat, 'marketplace');
    if (absent !== undefined) return absent;
    const refused = forbidDiscount(position, seat, discount);
    if (refused !== undefined) return refused;
    const { warehouse, assets } = teamOf(position.state, seat);
    if (!warehouse.includes(one)) {
      return refuse('BF-STORE-03', () => `${one} is not in the Warehouse of team ${seat}`);
    }
    const price = priceOf(position, rebates, one, discount);
    if (assets >= price) return undefined;
    return refuse('BF-WARE-01', () => `it costs ${price} Assets, team ${seat} has ${assets}`);
  },
  perform(table, { seat, item: one, discount }) {
    const team = teamOf(table.state, seat);
    const paid = priceOf(table, rebatesOf(table, seat), one, discount);
    team.warehouse = withoutCard(team.warehouse, one);
    buy(table, seat, one, paid);
    if (discount) use(table, seat, { discount: true });
    table.emit({ type: 'storedPurchased', seat, item: one, paid });
    spendAction(table, seat);
  },
});

export const bonusBury = defineMove({
  type: 'bonusBury',
  at: ['open', 'marketBonus'],
  params: slotParams,
  options(position, seat, step) {
    if (step.type === 'open') {
      if (!isPresent(position, seat, 'marketplace')) return [];
      if (teamOf(position.state, seat).used.marketBonus) return [];
    }
    return faceUpSlots('bonusBury', position, seat);
  },
  forbid(position, { seat, pile, slot }, step) {
    if (step.type === 'open') {
      const absent = absence(position, seat, 'marketplace');
      if (absent !== undefined) return absent;
      if (teamOf(position.state, seat).used.marketBonus) return usedUp(seat, 'Market Bonus Action');
    }
    if (cardAt(position.state, pile, slot) !== null) return undefined;
    if (step.type === 'open') return notThere({ pile, slot });
    return refuse('BF-MBON-01', () => `there is no card in slot ${slot} of ${pile} to bury`);
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

export const bonusBuryDone = defineMove({
  type: 'bonusBuryDone',
  at: ['marketBonus'],
  params: {},
  options: (_position, seat) => [{ type: 'bonusBuryDone', seat }],
  forbid: () => undefined,
  perform() {},
});
