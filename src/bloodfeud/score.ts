import type { BaseOutcome, SeatStanding, Standing } from '../kernel/game.js';
import type { Seat } from '../kernel/play.js';
import { groupsBy } from '../kit/seats.js';
import { isFulfilled } from './mechanics/stats.js';
import { unitsOnMap } from './mechanics/units.js';
import type { FeudPosition, FeudReading, FeudTable, OpenPosition } from './play.js';
import { type ScoredAmbition, type State, type TieBreak, teamOf } from './state/state.js';

type Final = NonNullable<State['result']>;

/** How a game of Bloodfeud ended: who won, by what, and how ties were broken. */
export interface Outcome extends BaseOutcome {
  readonly winners: Seat[];
  readonly scores: number[];
  readonly ranking: Seat[][];
  /** What every team scored, card by card. */
  readonly teams: Final['teams'];
  readonly reason: 'daybreak';
  readonly tieBreak: TieBreak;
}

export function outcomeOf({ result }: State): Outcome | null {
  if (result === null) return null;
  const { teams, ranking, winners, tieBreak } = result;
  return {
    teams: teams.map(({ points, ambitions }) => {
      return { points, ambitions: ambitions.map((one) => ({ ...one })) };
    }),
    scores: teams.map(({ points }) => points),
    ranking: ranking.map((equals) => [...equals]),
    winners: [...winners],
    reason: 'daybreak',
    tieBreak,
  };
}

/**
 * The Victory Points that each team would score if day broke now: its best fulfilled Ambitions, card by card. Whose
 * Ambitions the viewer may not know is left open until they are revealed.
 */
export function standing({ table, content }: FeudReading): Standing {
  const seats = table.teams.map(({ ambitions }, seat): SeatStanding => {
    const revealed = table.result?.teams[seat]?.ambitions;
    if (revealed === undefined && typeof ambitions === 'number') {
      return { seat, score: null, parts: [] };
    }
    const judged = revealed ?? judge({ state: table, content }, seat, mostScored(table), ambitions);
    const counted = judged.filter(({ scored }) => scored);
    const parts = counted.map(({ card, points }) => {
      return { label: content.ambitions.get(card)?.name ?? card, value: points };
    });
    return { seat, score: pointsOf(judged), parts };
  });
  return { unit: 'Victory Points', better: 'more', seats };
}

/** BF-END-02 to 04: reveals all Ambitions and ends the game. */
export function score(table: FeudTable): void {
  const { state } = table;
  const final = finalOf(table);
  final.teams.forEach(({ ambitions }, seat) => {
    for (const one of ambitions) table.emit({ type: 'ambitionScored', seat, ...one });
  });
  table.reveal();
  state.result = final;
  state.phase = 'ended';
  table.emitCopy({ type: 'gameEnded', winners: final.winners, tieBreak: final.tieBreak });
}

/** The end as the table lies. */
export function finalOf(position: FeudPosition): Final {
  const { state } = position;
  const teams = state.teams.map((team, seat) => {
    const ambitions = judge(position, seat, mostScored(state), team.ambitions);
    return { points: pointsOf(ambitions), ambitions };
  });
  const merits = teams.map(({ points }, seat) => meritsOf(state, seat, points));
  const ranking = groupsBy(merits, (a, b) => compare(a, b).difference);
  const winners = [...(ranking[0] ?? [])];
  return { teams, ranking, winners, tieBreak: tieBreakOf(merits, ranking) };
}

function mostScored({ options }: Pick<State, 'options'>): number {
  return options.houseRules.maxScoredAmbitions ?? Number.POSITIVE_INFINITY;
}

/** The best fulfilled Ambitions count, up to the limit. */
function judge(
  position: OpenPosition,
  seat: Seat,
  most: number,
  held: readonly string[] | number,
): ScoredAmbition[] {
  const cards = (typeof held === 'number' ? [] : held).map((card): ScoredAmbition => {
    const ambition = position.content.ambitions.get(card);
    const fulfilled = ambition !== undefined && isFulfilled(position, seat, ambition.condition);
    return { card, fulfilled, scored: false, points: ambition?.points ?? 0 };
  });
  const order = [...cards.keys()].filter((i) => cards[i]?.fulfilled);
  order.sort((a, b) => (cards[b]?.points ?? 0) - (cards[a]?.points ?? 0) || a - b);
  const counted = order.slice(0, most);
  return cards.map((one, i) => ({ ...one, scored: counted.includes(i) }));
}

function pointsOf(ambitions: readonly ScoredAmbition[]): number {
  return ambitions.reduce((sum, { scored, points }) => sum + (scored ? points : 0), 0);
}

const criteria = ['none', 'power', 'tokens', 'assets', 'units'] as const;

/** Victory Points, then BF-END-04. */
function meritsOf(state: State, seat: Seat, points: number): number[] {
  const { power, tokens, assets } = teamOf(state, seat);
  return [points, power, tokens, assets, unitsOnMap(state, seat)];
}

/** The first criterion that tells two teams apart, and how. */
function compare(a: readonly number[], b: readonly number[]) {
  const at = a.findIndex((value, i) => value !== b[i]);
  return { at, difference: at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0) };
}

/** The last criterion needed between the winner and second place. */
function tieBreakOf(merits: readonly (readonly number[])[], ranking: Seat[][]): TieBreak {
  const [first = [], second = []] = ranking;
  if (first.length > 1) return 'shared';
  const { at } = compare(merits[first[0] ?? 0] ?? [], merits[second[0] ?? 0] ?? []);
  return criteria[at] ?? 'shared';
}
