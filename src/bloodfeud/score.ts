import type { BaseOutcome } from '../kernel/game.js';
import type { Seat } from '../kernel/play.js';
import { isFulfilled } from './mechanics/stats.js';
import { unitsOnMap } from './mechanics/units.js';
import type { FeudPosition, FeudTable } from './play.js';
import { type ScoredAmbition, type State, type TieBreak, teamOf } from './state/state.js';

type Final = NonNullable<State['result']>;

export interface Outcome extends BaseOutcome {
  readonly winners: Seat[];
  readonly scores: number[];
  /** Teams from first to last; equals share a place. */
  readonly ranking: Seat[][];
  /** What every team scored, card by card. */
  readonly teams: Final['teams'];
  readonly reason: 'daybreak';
  readonly tieBreak: TieBreak;
}

export function outcomeOf({ result }: State): Outcome | null {
  if (result === null) return null;
  return { ...result, scores: result.teams.map(({ points }) => points), reason: 'daybreak' };
}

/** BF-END-02 to 04: reveals all Ambitions and ends the game. */
export function score(table: FeudTable): void {
  const { state } = table;
  const teams = state.teams.map((_, seat) => scoreTeam(table, seat));
  teams.forEach(({ ambitions }, seat) => {
    for (const one of ambitions) table.emit({ type: 'ambitionScored', seat, ...one });
  });
  table.reveal();
  const standing = state.teams.map((_, seat) => criteriaOf(state, seat, teams[seat]?.points ?? 0));
  const ranking = rank(standing);
  const winners = ranking[0] ?? [];
  const tieBreak = tieBreakOf(standing, ranking);
  state.result = { teams, ranking, winners, tieBreak };
  state.phase = 'ended';
  table.emit({ type: 'gameEnded', winners, tieBreak });
}

/** The best fulfilled Ambitions count, up to the limit. */
function scoreTeam(position: FeudPosition, seat: number): Final['teams'][number] {
  const { state, content } = position;
  const most = state.options.houseRules.maxScoredAmbitions ?? Number.POSITIVE_INFINITY;
  const cards = teamOf(state, seat).ambitions.map((card): ScoredAmbition => {
    const ambition = content.ambitions.get(card);
    const fulfilled = ambition !== undefined && isFulfilled(position, seat, ambition.condition);
    return { card, fulfilled, scored: false, points: ambition?.points ?? 0 };
  });
  const order = [...cards.keys()].filter((i) => cards[i]?.fulfilled);
  order.sort((a, b) => (cards[b]?.points ?? 0) - (cards[a]?.points ?? 0) || a - b);
  const counted = order.slice(0, most);
  const ambitions = cards.map((one, i) => ({ ...one, scored: counted.includes(i) }));
  const points = ambitions.reduce((sum, one) => sum + (one.scored ? one.points : 0), 0);
  return { points, ambitions };
}

const criteria = ['none', 'power', 'tokens', 'assets', 'units'] as const;

/** Victory Points, then BF-END-04. */
function criteriaOf(state: State, seat: number, points: number): number[] {
  const { power, tokens, assets } = teamOf(state, seat);
  return [points, power, tokens, assets, unitsOnMap(state, seat)];
}

/** The first criterion that tells two teams apart, and how. */
function compare(a: readonly number[], b: readonly number[]) {
  const at = a.findIndex((value, i) => value !== b[i]);
  return { at, difference: at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0) };
}

function rank(standing: readonly (readonly number[])[]): Seat[][] {
  const of = (seat: Seat) => standing[seat] ?? [];
  const seats = [...standing.keys()].sort((a, b) => compare(of(a), of(b)).difference || a - b);
  const ranking: Seat[][] = [];
  for (const seat of seats) {
    const place = ranking.at(-1);
    const isEqual = place !== undefined && compare(of(place[0] ?? 0), of(seat)).difference === 0;
    if (isEqual) place.push(seat);
    else ranking.push([seat]);
  }
  return ranking;
}

/** The last criterion needed between the winner and second place. */
function tieBreakOf(standing: readonly (readonly number[])[], ranking: Seat[][]): TieBreak {
  const [first = [], second = []] = ranking;
  if (first.length > 1) return 'shared';
  const { at } = compare(standing[first[0] ?? 0] ?? [], standing[second[0] ?? 0] ?? []);
  return criteria[at] ?? 'shared';
}
