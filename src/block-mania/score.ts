import type { BaseOutcome } from '../kernel/game.js';
import type { Seat } from '../kernel/play.js';
import { boardOf, collapseMarkers, planOf, squareAt } from './mechanics/board.js';
import type { ManiaPosition } from './play.js';
import { type State, squareState } from './state/state.js';

type Final = NonNullable<State['outcome']>;

export interface Outcome extends BaseOutcome, Final {
  readonly winners: Seat[];
  readonly reason: Final['reason'];
  readonly tieBreak: Final['tieBreak'];
  /** The same as `scores`: fewer is better. */
  readonly defeatPoints: number[];
}

export function outcomeOf({ outcome, seats }: State): Outcome | null {
  if (outcome === null) return null;
  const points = pointsBySeat(outcome, seats.length);
  return { ...outcome, scores: points, defeatPoints: points };
}

export function pointsBySeat({ ranking }: Final, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => {
    return ranking.find((one) => one.seat === seat)?.points ?? 0;
  });
}

/** What a block has lost: fewer is better (BM-SCORE-01 to -09). */
export function defeatPoints(position: ManiaPosition, seat: Seat): number {
  const { state, content } = position;
  const { score } = content.constants;
  const lost = destroyedOf(position, seat) * score.destroyed;
  if (boardOf(state, seat).fallen) return lost + score.block;
  let points = lost;
  for (const space of planOf(position, seat).blockSquares) {
    if (state.spaces[space] !== undefined) points += pointsOf(position, space);
  }
  return points;
}

export function destroyedOf({ state, content }: ManiaPosition, seat: Seat): number {
  const set = content.sets.get(boardOf(state, seat).block) ?? [];
  return set.filter((blocker) => state.blockers[blocker]?.where === 'destroyed').length;
}

function pointsOf(position: ManiaPosition, space: string): number {
  const { score } = position.content.constants;
  const { collapsed, looted, fire, scrawl } = squareState(position.state, space);
  const { location, exposure, colour } = squareAt(position, space);
  let points = 0;
  if (collapsed) points += score.collapsed;
  if (fire > 0) points += score.fire;
  if ((location === 'bank' || location === 'armoury') && (collapsed || looted))
    points += score.vault;
  if (location === 'mall' && looted) points += score.mall;
  if (scrawl && exposure === 'window') points += score.windowScrawl;
  else if (scrawl && colour === 'civic') points += score.civicScrawl;
  return points;
}

/** BM-SCORE-10 to -12: the fewest points; equals share a place unless the option breaks the tie. */
export function rank(position: ManiaPosition, reason: Final['reason']): Final {
  const { state } = position;
  const isBroken = state.options.tieBreak === 'fewestCollapses';
  const rows = state.seats.map((_, seat) => {
    const points = defeatPoints(position, seat);
    const collapses = isBroken ? collapsesOf(position, seat) : 0;
    return { seat, points, collapses, destroyed: isBroken ? destroyedOf(position, seat) : 0 };
  });
  const compare = (a: (typeof rows)[number], b: (typeof rows)[number]) => {
    return a.points - b.points || a.collapses - b.collapses || a.destroyed - b.destroyed;
  };
  const placed = rows.map((row) => {
    return { row, place: 1 + rows.filter((other) => compare(other, row) < 0).length };
  });
  placed.sort((a, b) => a.place - b.place || a.row.seat - b.row.seat);
  const first = placed.filter(({ place }) => place === 1).map(({ row }) => row);
  return {
    ranking: placed.map(({ row, place }) => ({ seat: row.seat, points: row.points, place })),
    winners: first.map(({ seat }) => seat),
    reason,
    tieBreak: tieBreakOf(rows, first),
  };
}

interface Row {
  readonly points: number;
  readonly collapses: number;
}

/** The last criterion that first place needed. */
function tieBreakOf(rows: readonly Row[], first: readonly Row[]): Final['tieBreak'] {
  if (first.length > 1) return 'shared';
  const [best] = first;
  const level = rows.filter(({ points }) => points === best?.points);
  if (level.length < 2) return 'none';
  const still = level.filter(({ collapses }) => collapses === best?.collapses);
  return still.length < 2 ? 'fewestCollapses' : 'fewestDestroyed';
}

function collapsesOf(position: ManiaPosition, seat: Seat): number {
  const { fallen } = boardOf(position.state, seat);
  return fallen ? planOf(position, seat).blockSquares.length : collapseMarkers(position, seat);
}
