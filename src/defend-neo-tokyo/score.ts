import type { BaseOutcome, Standing } from '../kernel/game.js';
import type { Seat } from '../kernel/play.js';
import { clockwise } from '../kit/seats.js';
import type { Content } from './content/compiled.js';
import { type Scored, scoreParts, sumOf } from './mechanics/score.js';
import type { State } from './state/state.js';

type Final = NonNullable<State['outcome']>;

/** All players win or lose together, with one score for the whole table. */
export interface Outcome extends BaseOutcome {
  readonly status: Final['status'];
  readonly reason: Final['reason'];
  readonly winners: Seat[];
  readonly ranking: Seat[][];
  readonly tieBreak: 'none';
}

export function outcomeOf({ outcome, options }: State): Outcome | null {
  if (outcome === null) return null;
  const { status, reason, winners, score } = outcome;
  const seats = clockwise(0, options.players);
  return {
    status,
    reason,
    winners: [...winners],
    scores: seats.map(() => score),
    ranking: [seats],
    tieBreak: 'none',
  };
}

/**
 * How far the table has come, the same in every row: what it would score if the game ended now. 100 is a win and
 * nothing else; below that count the damage to the Boss and what is left of the Destruction track (DN-OVER-05).
 */
export function standing({ table, content }: { table: Scored; content: Content }): Standing {
  const parts = scoreParts(table, content);
  const score = sumOf(parts);
  return {
    unit: 'points of the table',
    better: 'more',
    seats: clockwise(0, table.options.players).map((seat) => ({ seat, score, parts })),
  };
}
