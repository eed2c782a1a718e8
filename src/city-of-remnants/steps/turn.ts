import { clockwise } from '../../kit/seats.js';
import { participants, settleAuction } from '../mechanics/auction.js';
import { biddingMeans } from '../mechanics/limits.js';
import { fillRow } from '../mechanics/piles.js';
import { blankMods, withAuction } from '../state/change.js';
import { auctionOf, seatOf, type Turn, turnOf } from '../state/state.js';
import { activeSeat, namedSeat, type Steps } from './rule.js';

/** The Player Turns phase: turns, and the actions that need no fighting. */
export const turnSteps: Steps<
  | 'nextTurn'
  | 'turnMain'
  | 'endAction'
  | 'recruitReveal'
  | 'recruitPick'
  | 'auctionTurn'
  | 'bid'
  | 'buy'
  | 'produce'
  | 'buildPick'
  | 'buildPlace'
  | 'sell'
  | 'refreshDiscard'
> = {
  nextTurn: {
    resolve(table, { seat: from }) {
      const { state, content } = table;
      const { turnsPerRound } = content.constants;
      const line = clockwise(from, state.seats.length);
      const ready = line.findIndex((seat) => seatOf(state, seat).turnsTaken < turnsPerRound);
      if (ready < 0) return;
      for (const seat of line.slice(0, ready)) table.emit({ type: 'turnSkipped', seat });
      const seat = line[ready] as number;
      state.turn = newTurn(seat);
      table.emit({ type: 'turnStarted', seat, turn: seatOf(state, seat).turnsTaken + 1 });
      table.next({ type: 'turnMain' });
    },
  },
  turnMain: { seats: activeSeat },
  endAction: {
    resolve({ state }) {
      turnOf(state).actionDone = true;
    },
  },
  /** Each time a pick is due, an empty row gets the top card (CR-RECR-10, CR-RECR-14). */
  recruitReveal: {
    resolve(table) {
      const { row, deck, discard } = table.state.gang;
      if (row.length === 0) {
        if (deck.length + discard.length === 0) return;
        fillRow(table, 'gang', 1, 'recruit.reveal');
      }
      table.next({ type: 'recruitPick' });
    },
  },
  recruitPick: { seats: activeSeat },
  /** The turn of this seat to bid, or of the next clockwise that is still in (CR-RECR-03). */
  auctionTurn: {
    resolve(table, { seat: from }) {
      const { state, content } = table;
      const auction = auctionOf(state);
      const left = participants(table, auction);
      if (left.length === 1) return settleAuction(table, left[0] as number);
      const line = clockwise(from, state.seats.length);
      const seat = line.find((one) => left.includes(one)) as number;
      const isPoor = biddingMeans(state, seat) < auction.highBid + content.constants.arcUnit;
      const canPlay = seat === auction.initiator && seatOf(state, seat).hand.length > 0;
      if (isPoor && !canPlay) {
        state.auction = withAuction(auction, { passed: [...auction.passed, seat], toAct: seat });
        table.emit({ type: 'bidPassed', seat, automatic: true });
        return table.next({ type: 'auctionTurn', seat });
      }
      state.auction = withAuction(auction, { toAct: seat });
      table.next({ type: 'bid', seat });
    },
  },
  bid: { seats: namedSeat },
  buy: { seats: activeSeat },
  produce: { seats: activeSeat },
  buildPick: { seats: activeSeat },
  buildPlace: { seats: activeSeat },
  sell: { seats: activeSeat },
  refreshDiscard: { seats: namedSeat, needs: ['discardFromHand'] },
};

function newTurn(seat: number): Turn {
  return {
    seat,
    action: null,
    actionDone: false,
    played: [],
    enemySpace: null,
    mods: blankMods(),
    moved: [],
    produced: [],
    bought: 0,
    boughtRenown: 0,
    sold: 0,
    built: 0,
  };
}
