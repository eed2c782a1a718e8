import * as z from 'zod';
import { mayBid, settleAuction } from '../mechanics/auction.js';
import { biddingMeans } from '../mechanics/limits.js';
import { clockwise } from '../mechanics/seats.js';
import { type CityPosition, defineMove, refuse } from '../play.js';
import { withAuction } from '../state/change.js';
import { type Auction, id } from '../state/state.js';

export const recruitPick = defineMove({
  type: 'recruitPick',
  at: ['recruitPick'],
  params: { cardId: id },
  options({ state }, seat) {
    return state.gang.row.map((cardId) => ({ type: 'recruitPick', seat, cardId }));
  },
  forbid({ state }, { cardId }) {
    if (state.gang.row.includes(cardId)) return undefined;
    return refuse('CR-RECR-01', () => `${cardId} is no face-up gang member`);
  },
  perform(table, { seat, cardId }) {
    const { state } = table;
    const first = clockwise(seat, state.seats.length);
    state.auction = {
      cardId,
      initiator: seat,
      highBid: 0,
      highSeat: null,
      passed: [],
      toAct: first,
    };
    table.emit({ type: 'auctionStarted', seat, card: cardId });
    const hasRival = state.seats.some((_, other) => other !== seat && mayBid(table, seat, other));
    if (hasRival) table.next({ type: 'auctionTurn', seat: first });
    else settleAuction(table, seat);
  },
});

export const bid = defineMove({
  type: 'bid',
  at: ['bid'],
  params: { amount: z.int() },
  context: (position, _step, seat) => bidRange(position, seat),
  options(_position, seat, _step, { lowest, highest, allIn, unit }) {
    const bids: { type: 'bid'; seat: number; amount: number }[] = [];
    for (let amount = lowest; amount <= highest; amount += unit) {
      bids.push({ type: 'bid', seat, amount });
    }
    if (allIn > highest && allIn >= lowest) bids.push({ type: 'bid', seat, amount: allIn });
    return bids;
  },
  forbid(_position, { amount }, _step, { lowest, highest, allIn, unit }) {
    if (amount % unit !== 0) {
      return refuse('CR-RECR-04', () => `${amount} is no multiple of ${unit}`);
    }
    if (amount < lowest) return refuse('CR-RECR-04', () => `the next bid is at least ${lowest}`);
    if (amount > allIn) return refuse('CR-RECR-04', () => `no bid above ${allIn} can be paid`);
    if (amount <= highest || amount === allIn) return undefined;
    return refuse(
      'CR-RECR-04',
      () => `between ${highest} and all in, ${allIn}, nothing is offered`,
    );
  },
  perform(table, { seat, amount }) {
    const { state } = table;
    const auction = state.auction as Auction;
    state.auction = withAuction(auction, { highBid: amount, highSeat: seat });
    table.emit({ type: 'bidPlaced', seat, amount });
    table.next({ type: 'auctionTurn', seat: clockwise(seat, state.seats.length) });
  },
});

export const passBid = defineMove({
  type: 'passBid',
  at: ['bid'],
  params: {},
  options: (_position, seat) => [{ type: 'passBid', seat }],
  forbid: () => undefined,
  perform(table, { seat }) {
    const { state } = table;
    const auction = state.auction as Auction;
    state.auction = withAuction(auction, { passed: [...auction.passed, seat] });
    table.emit({ type: 'bidPassed', seat, automatic: false });
    table.next({ type: 'auctionTurn', seat: clockwise(seat, state.seats.length) });
  },
});

/** CR-RULING-11: some multiples above the current bid, and everything. */
function bidRange({ state, content }: CityPosition, seat: number) {
  const { arcUnit: unit, bidsOffered } = content.constants;
  const current = state.auction?.highBid ?? 0;
  const allIn = biddingMeans(state, seat);
  const highest = Math.min(allIn, current + bidsOffered * unit);
  return { lowest: current + unit, highest, allIn, unit };
}
