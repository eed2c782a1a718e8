import { bury, drawLayered } from '../../kit/layers.js';
import { withId } from '../../kit/sets.js';
import type { Gifts } from '../content/compile.js';
import { type MarketPile, marketPiles } from '../content/schema.js';
import type { FeudPosition, FeudTable, OpenPosition } from '../play.js';
import type { Ware } from '../state/notes.js';
import { type Open, type State, type Team, teamOf, type Zone } from '../state/state.js';
import { giftsOf } from './bonuses.js';

export function cardAt(state: Open, pile: MarketPile, slot: number): string | null {
  return slotsOf(state, pile)[slot - 1] ?? null;
}

/** By name: V8 reads records with a variable key several times as slowly. */
function slotsOf({ market }: Open, pile: MarketPile): readonly (string | null)[] {
  switch (pile) {
    case 'orders':
      return market.orders.slots;
    case 'disciplines':
      return market.disciplines.slots;
    case 'gear':
      return market.gear.slots;
  }
}

/** Everything that the Market offers, slot by slot, then the token; the same for all teams. */
export function waresOf(position: FeudPosition): readonly Ware[] {
  position.notes.wares ??= layOut(position);
  return position.notes.wares;
}

/** What the cheapest of them costs before any rebate. */
export function leastCost(position: FeudPosition): number {
  const { notes } = position;
  if (notes.leastCost !== undefined) return notes.leastCost;
  let least = Number.POSITIVE_INFINITY;
  for (const { cost } of waresOf(position)) if (cost < least) least = cost;
  notes.leastCost = least;
  return least;
}

function layOut({ state, content }: FeudPosition): Ware[] {
  const wares: Ware[] = [];
  for (const pile of marketPiles) {
    let slot = 0;
    for (const card of slotsOf(state, pile)) {
      slot++;
      const good = content.goods.get(card ?? '');
      if (good !== undefined) wares.push({ pile, slot, cost: good.cost });
    }
  }
  if (state.ambitionBoard > 0) {
    wares.push({ pile: null, slot: 0, cost: content.constants.tokenCost });
  }
  return wares;
}

/** BF-MBON-02: whether the weakest has its discount still. */
export function mayDiscount({ state, content }: OpenPosition, seat: number): boolean {
  const { power, used } = teamOf(state, seat);
  return power === content.constants.weakest && !used.discount;
}

/** BF-MBON-02: what an unused discount takes off. */
function discountOf({ content }: OpenPosition, discount: true | undefined): number {
  return discount ? content.constants.weakestDiscount : 0;
}

/** What the cards of each pile cost a team less. */
export type Rebates = Gifts['rebates'];

export const noRebates: Rebates = { orders: 0, disciplines: 0, gear: 0 };

export function rebatesOf(position: OpenPosition, seat: number): Rebates {
  return giftsOf(position, seat).rebates;
}

/** What a team pays for a card or "token"; never less than 0 (BF-MBON-03). */
export function priceOf(
  position: OpenPosition,
  rebates: Rebates,
  what: string,
  discount: true | undefined,
): number {
  const { goods, constants } = position.content;
  const good = goods.get(what);
  const cost = good === undefined ? constants.tokenCost : good.cost - rebateOn(rebates, good.pile);
  return Math.max(0, cost - discountOf(position, discount));
}

/** By name, as above. */
export function rebateOn({ orders, disciplines, gear }: Rebates, pile: MarketPile): number {
  if (pile === 'orders') return orders;
  return pile === 'disciplines' ? disciplines : gear;
}

/** What an item counts for storing; no rebates there. */
export function storeCost(
  position: OpenPosition,
  what: string,
  discount: true | undefined,
): number {
  return priceOf(position, noRebates, what, discount);
}

/** BF-STORE-01: the highest Cost that a team may store. */
export function storeLimit(
  position: OpenPosition,
  seat: number,
  gifts = giftsOf(position, seat),
): number {
  return teamOf(position.state, seat).power + gifts.storeBonus;
}

/** Takes the card out of its slot. */
export function takeFrom(state: State, pile: MarketPile, slot: number): string {
  const market = state.market[pile];
  const card = market.slots[slot - 1] as string;
  const slots = market.slots.slice();
  slots[slot - 1] = null;
  state.market[pile] = { pile: market.pile, slots };
  return card;
}

/** BF-MKT-02: empty slots are filled as long as the pile lasts. */
export function refill(table: FeudTable, pile: MarketPile): void {
  const { state } = table;
  for (;;) {
    const market = state.market[pile];
    const empty = market.slots.indexOf(null);
    if (empty < 0 || market.pile.length === 0) return;
    const drawn = drawLayered(table, `market.${pile}`, market.pile);
    const slots = market.slots.slice();
    slots[empty] = drawn.card;
    state.market[pile] = { pile: drawn.pile, slots };
    table.emit({ type: 'marketRefilled', pile, slot: empty + 1, card: drawn.card });
  }
}

/** Under its own pile, for all to see. Refill afterwards. */
export function buryCard(state: State, card: string, pile: MarketPile): void {
  const market = state.market[pile];
  state.market[pile] = { pile: bury(market.pile, card, 'all'), slots: market.slots };
}

/** Buries the card of a slot, then refills (BF-RULING-55). */
export function burySlot(table: FeudTable, seat: number, pile: MarketPile, slot: number): void {
  const card = takeFrom(table.state, pile, slot);
  buryCard(table.state, card, pile);
  table.emit({ type: 'marketCardBuried', seat, pile, card });
  refill(table, pile);
}

function zoneOf({ content }: FeudPosition, card: string): Zone {
  const { pile } = content.goods.get(card) as { pile: MarketPile };
  return pile === 'orders' ? 'orders' : 'advancements';
}

/** Adds a card or a token to Team Resources. */
export function receive(position: FeudPosition, team: Team, what: string): void {
  if (what === 'token') {
    team.tokens += 1;
    return;
  }
  const zone = zoneOf(position, what);
  team[zone] = withId(team[zone], what);
}

/** BF-MBON-01 and BF-CBON-01: how many cards a Bonus Action allows at this Power. */
export function allowance({ content }: OpenPosition, power: number): number {
  const band = content.constants.bonusBands.find(({ upTo }) => power <= upTo);
  return band?.cards ?? 1;
}

/** BF-CBON-01, and what `eventCycle` effects add. */
export function cycleAllowance(position: OpenPosition, seat: number): number {
  const { power } = teamOf(position.state, seat);
  return allowance(position, power) + giftsOf(position, seat).eventCycle;
}

export function isAnythingFaceUp({ market }: State): boolean {
  return marketPiles.some((pile) => market[pile].slots.some((card) => card !== null));
}
