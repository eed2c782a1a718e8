import * as z from '../../kernel/schema.js';
import { plural } from '../../kit/words.js';
import { nameOf, slotName, teamName } from '../describe/names.js';
import { payAssets } from '../mechanics/assets.js';
import { giftsHere } from '../mechanics/cityscape.js';
import {
  cardAt,
  leastCost,
  mayDiscount,
  type Rebates,
  rebateOn,
  receive,
  refill,
  takeFrom,
  waresOf,
} from '../mechanics/market.js';
import { type FeudPosition, type FeudTable, refuse } from '../play.js';
import { withTallies, withUsed } from '../state/change.js';
import { type Item, teamOf, type Used } from '../state/state.js';
import { cannotUseAgain, noMoves } from './gameplay.js';

/*
 * What purchasing and storing Market items have in common: the discount of the weakest, the items
 * within reach, taking and paying.
 */

export const discountParam = z.literal(true).exactOptional();

export function cannotDiscount(position: FeudPosition, seat: number, discount?: true) {
  if (!discount) return undefined;
  const { power, used } = teamOf(position.state, seat);
  if (used.discount) return cannotUseAgain(position, seat, 'discount');
  const { weakest } = position.content.constants;
  return power === weakest ? undefined : cannotLower(weakest, power);
}

function cannotLower(weakest: number, power: number) {
  return refuse('BF-MBON-02', () => `the discount is for Power ${weakest}, not ${power}`);
}

export function use(table: FeudTable, seat: number, rights: Partial<Used>): void {
  const team = teamOf(table.state, seat);
  team.used = withUsed(team.used, rights);
}

/** The card id, or "token"; nothing if it is not there. */
export function whatIs({ state }: FeudPosition, one: Item): string | null {
  // Not by comparing with the text: what is compared is a place as often, and V8 does that by a call.
  if (typeof one === 'string') return state.ambitionBoard > 0 ? 'token' : null;
  return cardAt(state, one.pile, one.slot);
}

export function cannotPay(
  position: FeudPosition,
  rule: 'BF-MKT-01' | 'BF-WARE-01',
  seat: number,
  what: string,
  price: number,
) {
  return refuse(rule, () => {
    const cost = `${nameOf(position.content, what)} costs ${plural(price, 'Asset')}`;
    return `${cost}; ${teamName(position, seat)} has ${teamOf(position.state, seat).assets}`;
  });
}

export function cannotTake(one: Item) {
  if (one === 'token') {
    return refuse('BF-TOKEN-01', () => 'the Ambition Tokens board is empty');
  }
  return refuse('BF-MKT-02', () => `${slotName(one.pile, one.slot)} is empty`);
}

/** Takes a Market item off the board. */
export function takeItem(table: FeudTable, one: Item): string {
  if (one === 'token') {
    table.state.ambitionBoard -= 1;
    return 'token';
  }
  return takeFrom(table.state, one.pile, one.slot);
}

export function refillFor(table: FeudTable, one: Item): void {
  if (one !== 'token') refill(table, one.pile);
}

/** What a team pays less at the Marketplace, also for what it has stored. */
export function rebatesHere(position: FeudPosition, _step: unknown, seat: number): Rebates {
  return giftsHere(position, seat).rebates;
}

interface ItemMove<T extends string> {
  type: T;
  seat: number;
  item: Item;
  discount?: true;
}

/** Every Market item that costs no more than this, plain and, where possible, with the discount. */
export function itemMoves<const T extends string>(
  type: T,
  position: FeudPosition,
  seat: number,
  most: number,
  rebates: Rebates,
): readonly ItemMove<T>[] {
  const discount = mayDiscount(position, seat) ? position.content.constants.weakestDiscount : 0;
  const { orders, disciplines, gear } = rebates;
  // Most teams can pay for nothing.
  if (most + discount + Math.max(orders, disciplines, gear) < leastCost(position)) return noMoves;
  const moves: ItemMove<T>[] = [];
  for (const { pile, slot, cost } of waresOf(position)) {
    const price = pile === null ? cost : cost - rebateOn(rebates, pile);
    if (price - discount > most) continue;
    const item = pile === null ? 'token' : { pile, slot };
    if (price <= most) moves.push({ type, seat, item });
    if (discount > 0) moves.push({ type, seat, item, discount: true });
  }
  return moves;
}

export function buy(table: FeudTable, seat: number, what: string, price: number): void {
  const team = teamOf(table.state, seat);
  payAssets(table, seat, price);
  receive(table, team, what);
  team.tallies = withTallies(team.tallies, { itemsBought: team.tallies.itemsBought + 1 });
}
