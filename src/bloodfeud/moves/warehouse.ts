import type { MoveIn } from '../../kernel/play.js';
import { distinct, withId, withoutId } from '../../kit/sets.js';
import { nameOf, teamName } from '../describe/names.js';
import { giftsHere } from '../mechanics/cityscape.js';
import {
  mayDiscount,
  noRebates,
  priceOf,
  rebatesOf,
  storeCost,
  storeLimit,
} from '../mechanics/market.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import { id, item, teamOf } from '../state/state.js';
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

export const storeItem = defineMove({
  type: 'storeItem',
  at: ['open'],
  params: { item, discount: discountParam },
  closed: cannotActAt.marketplace,
  /** The highest Cost that the team may store. */
  context: (position, _step, seat) => storeLimit(position, seat, giftsHere(position, seat)),
  options(position, seat, _step, limit) {
    if (teamOf(position.state, seat).used.store) return noMoves;
    return itemMoves('storeItem', position, seat, limit, noRebates);
  },
  forbid(position, { seat, item: one, discount }, _step, limit) {
    if (teamOf(position.state, seat).used.store)
      return cannotUseAgain(position, seat, 'right to store');
    const refused = cannotDiscount(position, seat, discount);
    if (refused !== undefined) return refused;
    const what = whatIs(position, one);
    if (what === null) return cannotTake(one);
    const cost = storeCost(position, what, discount);
    return cost <= limit ? undefined : cannotStore(position, seat, what, cost, limit);
  },
  perform(table, { seat, item: one, discount }) {
    const what = takeItem(table, one);
    const team = teamOf(table.state, seat);
    team.warehouse = withId(team.warehouse, what);
    use(table, seat, discount ? { store: true, discount } : { store: true });
    table.emit({ type: 'itemStored', seat, item: what });
    refillFor(table, one);
    spendAction(table, seat);
  },
});

function cannotStore(
  position: FeudPosition,
  seat: number,
  what: string,
  cost: number,
  limit: number,
) {
  return refuse('BF-STORE-01', () => {
    const name = nameOf(position.content, what);
    return `${name} costs ${cost}; ${teamName(position, seat)} may store up to ${limit}`;
  });
}

export interface StoreItemMove extends MoveIn<typeof storeItem> {}

export const purchaseStored = defineMove({
  type: 'purchaseStored',
  at: ['open'],
  params: { item: id, discount: discountParam },
  closed: cannotActAt.marketplace,
  context: rebatesHere,
  options(position, seat, _step, rebates) {
    const { warehouse, assets } = teamOf(position.state, seat);
    if (warehouse.length === 0) return noMoves;
    const moves: { type: 'purchaseStored'; seat: number; item: string; discount?: true }[] = [];
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
    const refused = cannotDiscount(position, seat, discount);
    if (refused !== undefined) return refused;
    const { warehouse, assets } = teamOf(position.state, seat);
    if (!warehouse.includes(one)) return cannotFindStored(position, seat, one);
    const price = priceOf(position, rebates, one, discount);
    if (assets >= price) return undefined;
    return cannotPay(position, 'BF-WARE-01', seat, one, price);
  },
  perform(table, { seat, item: one, discount }) {
    const team = teamOf(table.state, seat);
    const paid = priceOf(table, rebatesOf(table, seat), one, discount);
    team.warehouse = withoutId(team.warehouse, one);
    buy(table, seat, one, paid);
    if (discount) use(table, seat, { discount: true });
    table.emit({ type: 'storedPurchased', seat, item: one, paid });
    spendAction(table, seat);
  },
});

function cannotFindStored(position: FeudPosition, seat: number, one: string) {
  return refuse('BF-STORE-03', () => {
    const name = nameOf(position.content, one);
    return `${name} is not in the Warehouse of ${teamName(position, seat)}`;
  });
}

export interface PurchaseStoredMove extends MoveIn<typeof purchaseStored> {}
