import type { BaseOutcome, SeatStanding, Standing } from '../kernel/game.js';
import type { Seat } from '../kernel/play.js';
import { groupsBy } from '../kit/seats.js';
import type { Content } from './content/compile.js';
import type { Ambition, FactionAmbition } from './content/schema.js';
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
  const seats = table.teams.map((_, seat): SeatStanding => {
    const judged = judgedNow({ table, content }, seat);
    if (judged === null) return { seat, score: null, parts: [] };
    const counted = judged.filter(({ scored }) => scored);
    const parts = counted.map(({ card, points }) => {
      return { label: ambitionOf(content, card).name, value: points };
    });
    return { seat, score: pointsOf(judged), parts };
  });
  return { unit: 'Victory Points', better: 'more', seats };
}

/** Null where only their number is known. */
function judgedNow({ table, content }: FeudReading, seat: Seat): ScoredAmbition[] | null {
  if (table.result !== null) return teamOf(table.result, seat).ambitions;
  const { ambitions } = teamOf(table, seat);
  if (typeof ambitions === 'number') return null;
  return judge({ state: table, content }, seat, mostScored(table), ambitions);
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
  const [first] = ranking as [Seat[]];
  const winners = [...first];
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
  held: readonly string[],
): ScoredAmbition[] {
  const cards = held.map((card): ScoredAmbition => {
    const { condition, points } = ambitionOf(position.content, card);
    return { card, fulfilled: isFulfilled(position, seat, condition), scored: false, points };
  });
  const fulfilled = cards.filter((one) => one.fulfilled);
  const counted = fulfilled.sort((a, b) => b.points - a.points).slice(0, most);
  return cards.map((one) => ({ ...one, scored: counted.includes(one) }));
}

function ambitionOf({ ambitions }: Content, card: string): Ambition | FactionAmbition {
  return ambitions.get(card) as Ambition | FactionAmbition;
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
  return { at, difference: at < 0 ? 0 : (b[at] as number) - (a[at] as number) };
}

/** The last criterion needed between the winner and second place. */
function tieBreakOf(merits: readonly (readonly number[])[], ranking: Seat[][]): TieBreak {
  const [[winner, ...equals], [second]] = ranking as [[Seat, ...Seat[]], [Seat]];
  if (equals.length > 0) return 'shared';
  const { at } = compare(merits[winner] as number[], merits[second] as number[]);
  return criteria[at] as TieBreak;
}
