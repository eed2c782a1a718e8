import type { BaseOutcome, SeatStanding, Standing, StandingPart } from '../kernel/game.js';
import type { Seat } from '../kernel/play.js';
import { groupsBy } from '../kit/seats.js';
import type { City, Plan } from './content/city.js';
import type { Content } from './content/compile.js';
import type { Square } from './content/squares.js';
import { boardOf, collapseMarkers, countersOf, planOf } from './mechanics/board.js';
import type { ManiaPosition, Reading } from './play.js';
import { blockerOf, type SquareState, type State } from './state/state.js';

type Final = NonNullable<State['outcome']>;

/** How a game of Block Mania ended: who won, by what, and how ties were broken. */
export interface Outcome extends BaseOutcome, Final {
  readonly winners: Seat[];
  /** Defeat points: fewer is better. */
  readonly scores: number[];
  readonly ranking: Seat[][];
  readonly reason: Final['reason'];
  readonly tieBreak: Final['tieBreak'];
}

export function outcomeOf({ outcome }: State): Outcome | null {
  if (outcome === null) return null;
  const { winners, scores, ranking, reason, tieBreak } = outcome;
  return {
    winners: [...winners],
    scores: [...scores],
    ranking: ranking.map((equals) => [...equals]),
    reason,
    tieBreak,
  };
}

/** The defeat points of every block if it were counted now: all of them lie open (BM-SCORE-01 to -09). */
export function standing(reading: Reading): Standing {
  const seats = reading.table.seats.map((_, seat) => rowOf(reading, seat));
  return { unit: 'defeat points', better: 'fewer', seats };
}

function rowOf(reading: Reading, seat: Seat): SeatStanding & { score: number } {
  const points = defeatPoints(reading, seat);
  const isFallen = boardOf(reading.table, seat).fallen;
  const parts: StandingPart[] = counted
    .filter((part) => part === 'destroyed' || isFallen === (part === 'block'))
    .map((part) => ({ label: labels[part], value: points[part] }));
  return { seat, score: totalOf(points), parts };
}

/** What a block has lost, by what it is counted for. */
export interface DefeatPoints {
  readonly destroyed: number;
  readonly collapsed: number;
  readonly fires: number;
  readonly vaults: number;
  readonly malls: number;
  readonly scrawls: number;
  readonly block: number;
}

const labels: Readonly<Record<keyof DefeatPoints, string>> = {
  destroyed: 'blockers destroyed',
  collapsed: 'collapsed squares',
  fires: 'fires',
  vaults: 'banks and armouries lost',
  malls: 'malls looted',
  scrawls: 'scrawls',
  block: 'block collapsed',
};
const counted = Object.keys(labels) as (keyof DefeatPoints)[];

export function totalOf(points: DefeatPoints): number {
  return counted.reduce((sum, part) => sum + points[part], 0);
}

/** BM-SCORE-01 to -09. On a block that has fallen nothing is left to be counted one by one. */
export function defeatPoints(reading: Reading, seat: Seat): DefeatPoints {
  const { table, content } = reading;
  const { score } = content.constants;
  const isFallen = boardOf(table, seat).fallen;
  const points = {
    destroyed: destroyedOf(reading, seat) * score.destroyed,
    collapsed: 0,
    fires: 0,
    vaults: 0,
    malls: 0,
    scrawls: 0,
    block: isFallen ? score.block : 0,
  };
  if (isFallen) return points;
  const { plans, squares }: City = content.city(table.boards);
  for (const space of (plans[seat] as Plan).blockSquares) {
    const now = table.spaces[space];
    if (now !== undefined) addPoints(points, content, squares.get(space) as Square, now);
  }
  return points;
}

function destroyedOf({ table, content }: Reading, seat: Seat): number {
  const set = countersOf({ state: table, content }, seat);
  return set.filter((blocker) => blockerOf(table, blocker).where === 'destroyed').length;
}

type Counted = { -readonly [K in keyof DefeatPoints]: number };

/** What the markers on one square of a block count. */
function addPoints(points: Counted, content: Content, square: Square, now: SquareState): void {
  const { score } = content.constants;
  const { collapsed, looted, fire, scrawl } = now;
  const { location, exposure, colour } = square;
  const isVault = location === 'bank' || location === 'armoury';
  if (collapsed) points.collapsed += score.collapsed;
  if (fire > 0) points.fires += score.fire;
  if (isVault && (collapsed || looted)) points.vaults += score.vault;
  if (location === 'mall' && looted) points.malls += score.mall;
  if (scrawl && exposure === 'window') points.scrawls += score.windowScrawl;
  else if (scrawl && colour === 'civic') points.scrawls += score.civicScrawl;
}

/** What places are told by, each only where the one before is equal. */
interface Row {
  readonly points: number;
  readonly collapses: number;
  readonly destroyed: number;
}

/** Why the game is over, if it is: too few blocks stand, or in the endgame nobody does (BM-CAT-09, BM-ENDG-06). */
export function endOf({ state, content }: ManiaPosition): Final['reason'] | undefined {
  const { boards, options, stage, standing } = state;
  const left = boards.filter(({ fallen }) => !fallen).length;
  if (left <= options.endAtStanding) return 'blocks collapsed';
  const isOver = stage === 'endgame' && !standing.some((id) => content.blockOf.has(id));
  return isOver ? 'last blocker' : undefined;
}

/** BM-SCORE-10 to -12: the fewest points; equals share a place unless the option breaks the tie. */
export function rank(position: ManiaPosition, reason: Final['reason']): Final {
  const { state, content } = position;
  const reading = { table: state, content };
  const isBroken = state.options.tieBreak === 'fewestCollapses';
  const rows: Row[] = state.seats.map((_, seat) => ({
    points: rowOf(reading, seat).score,
    collapses: isBroken ? collapsesOf(position, seat) : 0,
    destroyed: isBroken ? destroyedOf(reading, seat) : 0,
  }));
  const ranking = groupsBy(rows, (a, b) => {
    return a.points - b.points || a.collapses - b.collapses || a.destroyed - b.destroyed;
  });
  const winners = [...(ranking[0] as Seat[])];
  return {
    winners,
    scores: rows.map(({ points }) => points),
    ranking,
    reason,
    tieBreak: tieBreakOf(
      rows,
      winners.map((seat) => rows[seat] as Row),
    ),
  };
}

/** The last criterion that first place needed. */
function tieBreakOf(rows: readonly Row[], first: readonly Row[]): Final['tieBreak'] {
  if (first.length > 1) return 'shared';
  const best = first[0] as Row;
  const level = rows.filter(({ points }) => points === best.points);
  if (level.length < 2) return 'none';
  const still = level.filter(({ collapses }) => collapses === best.collapses);
  return still.length < 2 ? 'fewestCollapses' : 'fewestDestroyed';
}

function collapsesOf(position: ManiaPosition, seat: Seat): number {
  const { fallen } = boardOf(position.state, seat);
  return fallen ? planOf(position, seat).blockSquares.length : collapseMarkers(position, seat);
}
