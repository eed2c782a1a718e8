import type { Seat } from '../../kernel/play.js';
import type { CityPosition, CityTable } from '../play.js';
import { withMods } from '../state/change.js';
import { type Auction, auctionOf, seatOf, turnOf } from '../state/state.js';
import { changeArcs } from './money.js';
import { recruit } from './piles.js';

/** Who may bid: the initiator, and every other seat with a turn left (CR-RECR-02). */
export function mayBid({ state, content }: CityPosition, initiator: Seat, seat: Seat): boolean {
  return seat === initiator || seatOf(state, seat).turnsTaken < content.constants.turnsPerRound;
}

/** Who is still in the auction. */
export function participants(position: CityPosition, { initiator, passed }: Auction): Seat[] {
  const left: Seat[] = [];
  for (let seat = 0; seat < position.state.seats.length; seat++) {
    if (mayBid(position, initiator, seat) && !passed.includes(seat)) left.push(seat);
  }
  return left;
}

/** The winner pays and recruits (CR-RECR-06 to CR-RECR-12). If the initiator did not win, another pick is due (CR-RECR-09). */
export function settleAuction(table: CityTable, winner: Seat): void {
  const { state } = table;
  const { card, initiator, highBid } = auctionOf(state);
  state.auction = null;
  const paid = Math.max(0, highBid - takeRebate(table, winner));
  table.emit({ type: 'auctionWon', seat: winner, card, bid: highBid, paid });
  changeArcs(table, winner, -paid, 'auction');
  recruit(table, winner, card);
  if (winner === initiator) return;
  advanceTracker(table, winner);
  table.next({ type: 'recruitReveal' });
}

export function advanceTracker(table: CityTable, seat: Seat): void {
  const turnsTaken = ++seatOf(table.state, seat).turnsTaken;
  table.emit({ type: 'turnTrackerAdvanced', seat, turnsTaken });
}

/** The rebate of this turn counts for the next auction that its seat wins. */
function takeRebate({ state }: CityTable, winner: Seat): number {
  const turn = turnOf(state);
  if (turn.seat !== winner) return 0;
  const rebate = turn.mods.bidRebate;
  turn.mods = withMods(turn.mods, { bidRebate: 0 });
  return rebate;
}
