import * as z from 'zod';
import { payAssets } from '../mechanics/assets.js';
import {
  cardAt,
  type Item,
  type Rebates,
  rebatesOf,
  receive,
  refill,
  takeFrom,
  waresOf,
} from '../mechanics/market.js';
import { type FeudPosition, type FeudTable, refuse } from '../play.js';
import { withTallies, withUsed } from '../state/change.js';
import { teamOf, type Used } from '../state/state.js';
import { usedUp } from './gameplay.js';

/*
 * What purchasing and storing Market items have in common: the discount of the weakest, the items
 * within reach, taking and paying.
 */

export const discountParam = z.literal(true).exactOptional();

/** BF-MBON-02: with and without the discount, where the right is there. */
export function mayDiscount({ state, content }: FeudPosition, seat: number): boolean {
  const { power, used } = teamOf(state, seat);
  return power === content.constants.weakest && !used.discount;
}

export function forbidDiscount({ state, content }: FeudPosition, seat: number, discount?: true) {
  if (!discount) return undefined;
  const { power, used } = teamOf(state, seat);
  if (used.discount) return usedUp(seat, 'discount');
  const { weakest } = content.constants;
  return power === weakest ? undefined : notWeakest(weakest, power);
}

function notWeakest(weakest: number, power: number) {
  return refuse('BF-MBON-02', () => `the discount is for Power ${weakest}, not ${power}`);
}

export function use(table: FeudTable, seat: number, rights: Partial<Used>): void {
  const team = teamOf(table.state, seat);
  team.used = withUsed(team.used, rights);
}

/** The card id, or "token"; nothing if it is not there. */
export function whatIs({ state }: FeudPosition, one: Item): string | null {
  if (one === 'token') return state.ambitionBoard > 0 ? 'token' : null;
  return cardAt(state, one.pile, one.slot);
}

export function tooDear(
  rule: 'BF-MKT-01' | 'BF-WARE-01',
  price: number,
  seat: number,
  assets: number,
) {
  return refuse(rule, () => `it costs ${price} Assets, team ${seat} has ${assets}`);
}

export function notThere(one: Item) {
  if (one === 'token') {
    return refuse('BF-TOKEN-01', () => 'the Ambition Tokens board is empty');
  }
  return refuse('BF-MKT-02', () => `slot ${one.slot} of ${one.pile} is empty`);
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
export function itemMoves<const T extends string>(
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

export function buy(table: FeudTable, seat: number, what: string, price: number): void {
  const team = teamOf(table.state, seat);
  payAssets(table, seat, price);
  receive(table, team, what);
  team.stats = withTallies(team.stats, { itemsBought: team.stats.itemsBought + 1 });
}
