import type { BaseOutcome } from '../kernel/game.js';
import type { State } from './state/state.js';

type Final = NonNullable<State['outcome']>;

/** All players win or lose together; there are no scores: 1 each for a win, 0 for a loss. */
export interface Outcome extends BaseOutcome {
  readonly status: Final['status'];
  readonly reason: Final['reason'];
  readonly winners: Final['winners'];
  readonly tieBreak: 'none';
}

export function outcomeOf({ outcome, options }: State): Outcome | null {
  if (outcome === null) return null;
  const score = outcome.status === 'win' ? 1 : 0;
  const scores = Array.from({ length: options.players }, () => score);
  return { ...outcome, scores, tieBreak: 'none' };
}
