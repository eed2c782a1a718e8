import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { nextSeat } from '../../kit/seats.js';
import { nameOf } from '../describe/names.js';
import { biddingMeans } from '../mechanics/limits.js';
import { type CityPosition, defineMove, refuse } from '../play.js';
import { withAuction } from '../state/change.js';
import { auctionOf } from '../state/state.js';
import { id } from '../state/terms.js';

export const recruitPick = defineMove({
  type: 'recruitPick',
  at: ['recruitPick'],
  params: { card: id },
  options({ state }, seat) {
    return state.gang.row.map((card) => ({ type: 'recruitPick', seat, card }));
  },
  forbid({ state, content }, { card }) {
    if (state.gang.row.includes(card)) return undefined;
    return refuse('CR-RECR-01', () => `${nameOf(content, card)} is not a face-up gang member`);
  },
  perform(table, { seat, card }) {
    const { state } = table;
    const first = nextSeat(seat, state.seats.length);
    state.auction = {
      card,
      initiator: seat,
      highBid: 0,
      highSeat: null,
      passed: [],
      toAct: first,
    };
    table.emit({ type: 'auctionStarted', seat, card });
    table.next({ type: 'auctionTurn', seat: first });
  },
});
export interface RecruitPickMove extends MoveIn<typeof recruitPick> {}

export const bid = defineMove({
  type: 'bid',
  at: ['bid'],
  params: { amount: z.int() },
  context: (position, _step, seat) => bidRange(position, seat),
  options(_position, seat, _step, { lowest, highest, unit }) {
    const bids: { type: 'bid'; seat: number; amount: number }[] = [];
    for (let amount = lowest; amount <= highest; amount += unit) {
      bids.push({ type: 'bid', seat, amount });
    }
    return bids;
  },
  forbid(_position, { amount }, _step, { lowest, highest, unit }) {
    if (amount % unit !== 0) {
      return refuse('CR-RECR-04', () => `${amount} is not a multiple of ${unit}`);
    }
    if (amount < lowest) return refuse('CR-RECR-04', () => `the next bid is at least ${lowest}`);
    if (amount <= highest) return undefined;
    return refuse('CR-RECR-04', () => `no bid above ${highest} can be paid`);
  },
  perform(table, { seat, amount }) {
    const { state } = table;
    state.auction = withAuction(auctionOf(state), { highBid: amount, highSeat: seat });
    table.emit({ type: 'bidPlaced', seat, amount });
    table.next({ type: 'auctionTurn', seat: nextSeat(seat, state.seats.length) });
  },
});
export interface BidMove extends MoveIn<typeof bid> {}

export const pass = defineMove({
  type: 'pass',
  at: ['bid'],
  params: {},
  options: (_position, seat) => [{ type: 'pass', seat }],
  forbid: () => undefined,
  perform(table, { seat }) {
    const { state } = table;
    const auction = auctionOf(state);
    state.auction = withAuction(auction, { passed: [...auction.passed, seat] });
    table.emit({ type: 'bidPassed', seat, automatic: false });
    table.next({ type: 'auctionTurn', seat: nextSeat(seat, state.seats.length) });
  },
});
export interface PassMove extends MoveIn<typeof pass> {}

/** Every multiple of the smallest token above the current bid that the seat can pay (CR-RULING-11). */
function bidRange({ state, content }: CityPosition, seat: number) {
  const { arcUnit: unit } = content.constants;
  return { lowest: auctionOf(state).highBid + unit, highest: biddingMeans(state, seat), unit };
}
