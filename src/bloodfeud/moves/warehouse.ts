import { distinct, withCard, withoutCard } from '../mechanics/cards.js';
import { item, noRebates, priceOf, rebatesOf, storeCost, storeLimit } from '../mechanics/market.js';
import { defineMove, refuse } from '../play.js';
import { id, teamOf } from '../state/state.js';
import { awayFrom, spendAction, usedUp } from './gameplay.js';
import {
  buy,
  discountParam,
  forbidDiscount,
  itemMoves,
  mayDiscount,
  notThere,
  rebatesHere,
  refillFor,
  takeItem,
  tooDear,
  use,
  whatIs,
} from './items.js';

export const storeItem = defineMove({
  type: 'storeItem',
  at: ['open'],
  params: { item, discount: discountParam },
  closed: awayFrom.marketplace,
  /** The highest Cost that the team may store. */
  context: (position, _step, seat) => storeLimit(position, seat),
  options(position, seat, _step, limit) {
    if (teamOf(position.state, seat).used.store) return [];
    return itemMoves('storeItem', position, seat, limit, noRebates);
  },
  forbid(position, { seat, item: one, discount }, _step, limit) {
    if (teamOf(position.state, seat).used.store) return usedUp(seat, 'right to store');
    const refused = forbidDiscount(position, seat, discount);
    if (refused !== undefined) return refused;
    const what = whatIs(position, one);
    if (what === null) return notThere(one);
    const cost = storeCost(position, what, discount);
    return cost <= limit ? undefined : overLimit(cost, seat, limit);
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

function overLimit(cost: number, seat: number, limit: number) {
  return refuse('BF-STORE-01', () => `it costs ${cost}, team ${seat} may store up to ${limit}`);
}

export const purchaseStored = defineMove({
  type: 'purchaseStored',
  at: ['open'],
  params: { item: id, discount: discountParam },
  closed: awayFrom.marketplace,
  context: rebatesHere,
  options(position, seat, _step, rebates) {
    const moves: { type: 'purchaseStored'; seat: number; item: string; discount?: true }[] = [];
    const { warehouse, assets } = teamOf(position.state, seat);
    if (warehouse.length === 0) return moves;
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
    const refused = forbidDiscount(position, seat, discount);
    if (refused !== undefined) return refused;
    const { warehouse, assets } = teamOf(position.state, seat);
    if (!warehouse.includes(one)) {
      return refuse('BF-STORE-03', () => `${one} is not in the Warehouse of team ${seat}`);
    }
    const price = priceOf(position, rebates, one, discount);
    return assets >= price ? undefined : tooDear('BF-WARE-01', price, seat, assets);
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
