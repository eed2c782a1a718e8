import type { BaseOutcome } from '../kernel/game.js';
import type { Seat } from '../kernel/play.js';
import { controlledTiles, developmentOf, sumOf } from './mechanics/control.js';
import { countOwned } from './mechanics/influence.js';
import { boardOf, holderOf } from './mechanics/occupancy.js';
import type { CityPosition, CityTable } from './play.js';
import { type State, seatOf } from './state/state.js';
import type { reasons } from './state/terms.js';

type Final = NonNullable<State['result']>;

export interface Outcome extends BaseOutcome {
  readonly winners: Seat[];
  readonly scores: number[];
  readonly reason: Final['reason'];
  readonly tieBreak: Final['tieBreak'];
}

export function outcomeOf({ result }: State): Outcome | null {
  return result;
}

/** What the seat is due in the Award phase: marked spaces, developments, permanents (CR-RENOWN-01 to -03). */
export function awardOf(position: CityPosition, seat: Seat): number {
  let award = sumOf(position, seat, 'awardRenown');
  boardOf(position).renown.forEach((renown, at) => {
    if (renown > 0 && holderOf(position, at) === seat) award += renown;
  });
  for (const tile of controlledTiles(position, seat)) award += developmentOf(position, tile).renown;
  return award;
}

/** Final scores, winners and what broke a tie (CR-END-02 to CR-END-06). */
export function finish(table: CityTable, reason: (typeof reasons)[number]): void {
  const { state, content } = table;
  const { perMarketCard } = content.constants.renown;
  const scores = state.seats.map(({ renown, unclaimed }, seat) => {
    return renown + unclaimed + perMarketCard * countOwned(table, seat, 'isMarket');
  });
  const best = Math.max(...scores);
  const leading = [...scores.keys()].filter((seat) => scores[seat] === best);
  const richest = Math.max(...leading.map((seat) => seatOf(state, seat).arcs));
  const winners = leading.filter((seat) => seatOf(state, seat).arcs === richest);
  const isUndecided = winners.length > 1 ? 'shared' : 'arcs';
  const tieBreak = leading.length === 1 ? 'none' : isUndecided;
  state.result = { scores, winners, tieBreak, reason };
  state.phase = 'ended';
  table.emit({ type: 'gameEnded', scores, winners, tieBreak, reason });
  table.end();
}
