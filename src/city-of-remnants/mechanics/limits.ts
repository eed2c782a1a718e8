import type { Seat } from '../../kernel/play.js';
import { withoutEntry } from '../../kit/values.js';
import type { CityPosition } from '../play.js';
import { withMods } from '../state/change.js';
import {
  type Auction,
  type Mods,
  type State,
  seatOf,
  type Tile,
  type Turn,
} from '../state/state.js';
import { developmentOf, sumOf } from './control.js';

/* Costs and limits, read when they are needed (CR-RULING-38). */

export function handSize(position: CityPosition, seat: Seat): number {
  return seatOf(position.state, seat).influence + sumOf(position, seat, 'handSize');
}

export function figureLimit(position: CityPosition, turn: Turn): number {
  const { influence } = seatOf(position.state, turn.seat);
  return influence + turn.mods.extraFigures + sumOf(position, turn.seat, 'moveFigures');
}

export function stepLimit(position: CityPosition, turn: Turn): number {
  const { steps } = position.content.constants.move;
  return steps + turn.mods.extraSteps + sumOf(position, turn.seat, 'moveSteps');
}

export function battleCardLimit(position: CityPosition, seat: Seat): number {
  return seatOf(position.state, seat).influence + sumOf(position, seat, 'battleCards');
}

export function sellLimit(position: CityPosition, seat: Seat): number {
  return seatOf(position.state, seat).influence + sumOf(position, seat, 'sellLimit');
}

/** What market cards cost the seat now, by card. */
export function marketCosts(position: CityPosition, seat: Seat): (card: string) => number {
  const { cards } = position.content;
  const discounts = turnDiscounts(position.state, seat);
  const passive = sumOf(position, seat, 'buyDiscount');
  return (id) => Math.max(0, (cards.get(id)?.card.cost ?? 0) - (discounts[id] ?? 0) - passive);
}

/** What developments cost the seat now, by type. */
export function buildCosts(position: CityPosition, seat: Seat): (development: string) => number {
  const { developments } = position.content;
  const discounts = turnDiscounts(position.state, seat);
  const passive = sumOf(position, seat, 'buildDiscount');
  return (id) => Math.max(0, (developments.get(id)?.cost ?? 0) - (discounts[id] ?? 0) - passive);
}

export function bribeCost(position: CityPosition, seat: Seat, token: string): number {
  const printed = position.content.tokens.get(token)?.bribe ?? 0;
  return Math.max(0, printed - sumOf(position, seat, 'bribeDiscount'));
}

/** What one product of the tile brings. */
export function salePrice(position: CityPosition, seat: Seat, tile: Tile): number {
  const { turn } = position.state;
  const bonus = turn?.seat === seat ? turn.mods.sellBonus : 0;
  return developmentOf(position, tile).price + bonus + sumOf(position, seat, 'sellBonus');
}

/** The most that the seat can bid: a rebate of this turn counts (CR-RECR-04). */
export function biddingMeans({ turn, seats }: State, seat: Seat): number {
  const rebate = turn?.seat === seat ? turn.mods.bidRebate : 0;
  return (seats[seat]?.arcs ?? 0) + rebate;
}

/** ARCs that cover the high bid of an auction cannot be taken (CR-RULING-42). */
export function uncommitted({ auction, seats }: State, seat: Seat): number {
  const arcs = seats[seat]?.arcs ?? 0;
  return Math.max(0, arcs - committed(auction, seat));
}

function committed(auction: Auction | null, seat: Seat): number {
  return auction?.highSeat === seat ? auction.highBid : 0;
}

const noDiscounts: Mods['discounts'] = {};

function turnDiscounts({ turn }: State, seat: Seat): Mods['discounts'] {
  return turn?.seat === seat ? turn.mods.discounts : noDiscounts;
}

/** A discount is used up by the market card or development that it was for (CR-CARD-07). */
export function useDiscount(turn: Turn, target: string): void {
  const { discounts } = turn.mods;
  if (discounts[target] === undefined) return;
  turn.mods = withMods(turn.mods, { discounts: withoutEntry(discounts, target) });
}
