import type { BaseOutcome, SeatStanding, Standing } from '../kernel/game.js';
import type { Seat, Viewer } from '../kernel/play.js';
import { groupsBy } from '../kit/seats.js';
import type { Content } from './content/compile.js';
import { controlledTiles, developmentOf, sumOf } from './mechanics/control.js';
import { countOwned } from './mechanics/influence.js';
import { boardOf, holderOf } from './mechanics/occupancy.js';
import type { CityTable, Seen } from './play.js';
import { type State, seatOf } from './state/state.js';
import type { reasons } from './state/terms.js';

type Final = NonNullable<State['result']>;

/** How a game of City of Remnants ended: who won, by what, and how ties were broken. */
export interface Outcome extends BaseOutcome {
  readonly winners: Seat[];
  readonly scores: number[];
  readonly ranking: Seat[][];
  readonly reason: Final['reason'];
  readonly tieBreak: Final['tieBreak'];
}

export function outcomeOf({ result }: State): Outcome | null {
  if (result === null) return null;
  const { winners, scores, ranking, reason, tieBreak } = result;
  return {
    winners: [...winners],
    scores: [...scores],
    ranking: ranking.map((seats) => [...seats]),
    reason,
    tieBreak,
  };
}

/**
 * What each seat would score if the game ended now: renown, an award that the pool could not pay, and market cards.
 * Renown that the viewer may not know leaves the score open; everybody knows who has bought how many market cards.
 */
export function standing({ table, content }: Reading): Standing {
  const { perMarketCard } = content.constants.renown;
  const seats = table.seats.map(({ renown, unclaimed }, seat): SeatStanding => {
    const owned = {
      label: 'market cards',
      value: perMarketCard * marketCards(table, content, seat),
    };
    if (renown === null || unclaimed === null) return { seat, score: null, parts: [owned] };
    const score = renown + unclaimed + owned.value;
    const parts = [
      { label: 'renown', value: renown },
      { label: 'unclaimed award', value: unclaimed },
      owned,
    ];
    return { seat, score, parts };
  });
  return { unit: 'renown', better: 'more', seats };
}

interface Reading {
  readonly table: State | SeenTable;
  readonly content: Content;
}

/** What a view shows of scores. */
interface SeenTable {
  readonly viewer: Viewer;
  readonly seats: readonly {
    readonly renown: number | null;
    readonly unclaimed: number | null;
    readonly marketCards: number;
  }[];
}

function marketCards(table: State | SeenTable, content: Content, seat: Seat): number {
  if ('viewer' in table) return seatOf(table, seat).marketCards;
  return countOwned({ state: table, content }, seat, 'isMarket');
}

/** What the seat is due in the Award phase: marked spaces, developments, permanents (CR-RENOWN-01 to -03). */
export function awardOf(seen: Seen, seat: Seat): number {
  const { spaces, developments, effects } = awardParts(seen, seat);
  return spaces + developments + effects;
}

export interface AwardParts {
  readonly spaces: number;
  readonly developments: number;
  /** Of permanents and controlled developments. */
  readonly effects: number;
}

/** The same, by what it is for. */
export function awardParts(seen: Seen, seat: Seat): AwardParts {
  let spaces = 0;
  boardOf(seen).renown.forEach((renown, at) => {
    if (renown > 0 && holderOf(seen, at) === seat) spaces += renown;
  });
  let developments = 0;
  for (const tile of controlledTiles(seen, seat)) developments += developmentOf(seen, tile).renown;
  return { spaces, developments, effects: sumOf(seen, seat, 'awardRenown') };
}

/** Final scores, winners and what broke a tie (CR-END-02 to CR-END-06). */
export function resultOf(state: State, content: Content): Omit<Final, 'reason'> {
  const scores = standing({ table: state, content }).seats.map(({ score }) => score ?? 0);
  const results = scores.map((score, seat) => ({ score, arcs: seatOf(state, seat).arcs }));
  const ranking = groupsBy(results, (a, b) => b.score - a.score || b.arcs - a.arcs);
  const winners = ranking[0] as Seat[];
  const best = Math.max(...scores);
  const leading = scores.filter((score) => score === best);
  const isUndecided = winners.length > 1 ? 'shared' : 'arcs';
  const tieBreak = leading.length === 1 ? 'none' : isUndecided;
  return { scores, winners: [...winners], ranking, tieBreak };
}

export function finish(table: CityTable, reason: (typeof reasons)[number]): void {
  const { state, content } = table;
  const { scores, winners, ranking, tieBreak } = resultOf(state, content);
  state.result = { scores, winners, ranking, tieBreak, reason };
  state.phase = 'ended';
  table.emitCopy({ type: 'gameEnded', scores, winners, tieBreak, reason });
  table.end();
}
