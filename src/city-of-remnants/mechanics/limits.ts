import type { Seat } from '../../kernel/play.js';
import { withoutEntry } from '../../kit/values.js';
import { cardOf, tokenOf, typeOf } from '../content/compile.js';
import type { TurnEffect } from '../content/schema.js';
import type { Seen } from '../play.js';
import { blankMods, withMods } from '../state/change.js';
import {
  type Auction,
  type Mods,
  type SeenState,
  seatOf,
  type Tile,
  type Turn,
} from '../state/state.js';
import { countControlled, developmentOf, sumOf } from './control.js';

/* Costs and limits, read when they are needed (CR-RULING-38). */

export function handSize(seen: Seen, seat: Seat): number {
  return seatOf(seen.state, seat).influence + sumOf(seen, seat, 'handSize');
}

/** Of one Move action. */
export function figureLimit(seen: Seen, seat: Seat): number {
  const { influence } = seatOf(seen.state, seat);
  return influence + modsOf(seen.state, seat).extraFigures + sumOf(seen, seat, 'moveFigures');
}

/** Of one figure in a Move action. */
export function stepLimit(seen: Seen, seat: Seat): number {
  const { steps } = seen.content.constants.move;
  return steps + modsOf(seen.state, seat).extraSteps + sumOf(seen, seat, 'moveSteps');
}

/** Market cards of one Buy action (CR-BUY-01). */
export function buyLimit({ state }: Seen, seat: Seat): number {
  return 1 + modsOf(state, seat).extraBuy;
}

/** Developments of one Produce>>>Develop action (CR-PROD-05). */
export function buildLimit({ state }: Seen, seat: Seat): number {
  return 1 + modsOf(state, seat).extraBuild;
}

export function battleCardLimit(seen: Seen, seat: Seat): number {
  return seatOf(seen.state, seat).influence + sumOf(seen, seat, 'battleCards');
}

export function sellLimit(seen: Seen, seat: Seat): number {
  return seatOf(seen.state, seat).influence + sumOf(seen, seat, 'sellLimit');
}

/** What market cards cost the seat now, by card. */
export function marketCosts(seen: Seen, seat: Seat): (card: string) => number {
  const { content } = seen;
  const discounts = modsOf(seen.state, seat).discounts;
  const passive = sumOf(seen, seat, 'buyDiscount');
  return (id) =>
    Math.max(0, (cardOf(content, id).card.cost ?? 0) - discountOn(discounts, id) - passive);
}

/** What developments cost the seat now, by type. */
export function buildCosts(seen: Seen, seat: Seat): (development: string) => number {
  const { content } = seen;
  const discounts = modsOf(seen.state, seat).discounts;
  const passive = sumOf(seen, seat, 'buildDiscount');
  return (id) => Math.max(0, typeOf(content, id).cost - discountOn(discounts, id) - passive);
}

export function bribeCost(seen: Seen, seat: Seat, token: string): number {
  return Math.max(0, tokenOf(seen.content, token).bribe - sumOf(seen, seat, 'bribeDiscount'));
}

/** What one product of the tile brings. */
export function salePrice(seen: Seen, seat: Seat, tile: Tile): number {
  const bonus = modsOf(seen.state, seat).sellBonus;
  return developmentOf(seen, tile).price + bonus + sumOf(seen, seat, 'sellBonus');
}

/** What so much for every controlled development comes to. */
export function arcsPerDevelopment(
  seen: Seen,
  seat: Seat,
  { amount, max }: Extract<TurnEffect, { kind: 'gainArcsPer' }>,
): number {
  return Math.min(max, amount * countControlled(seen, seat));
}

/** The most that the seat can bid: a rebate of this turn counts (CR-RECR-04). */
export function biddingMeans(state: SeenState, seat: Seat): number {
  return seatOf(state, seat).arcs + modsOf(state, seat).bidRebate;
}

/** ARCs that cover the high bid of an auction cannot be taken (CR-RULING-42). */
export function uncommitted({ auction, seats }: SeenState, seat: Seat): number {
  return Math.max(0, seatOf({ seats }, seat).arcs - committed(auction, seat));
}

function committed(auction: Auction | null, seat: Seat): number {
  return auction?.highSeat === seat ? auction.highBid : 0;
}

const noMods = blankMods();

/** What cards have granted the seat in its turn; others have none (CR-TURN-07). */
function modsOf({ turn }: SeenState, seat: Seat): Mods {
  return turn?.seat === seat ? turn.mods : noMods;
}

export function discountOn(discounts: Mods['discounts'], target: string): number {
  // There is seldom any: to look through none is faster than to ask for one.
  for (const one in discounts) if (one === target) return discounts[one] as number;
  return 0;
}

/** A discount is used up by the market card or development that it was for (CR-CARD-07). */
export function useDiscount(turn: Turn, target: string): void {
  const { discounts } = turn.mods;
  if (!Object.hasOwn(discounts, target)) return;
  turn.mods = withMods(turn.mods, { discounts: withoutEntry(discounts, target) });
}
