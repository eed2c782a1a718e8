import type { BaseOutcome, Standing } from 'cityrules/kernel';
import { groupsBy } from 'cityrules/kit';
import type { State } from './state/state.js';

export interface Outcome extends BaseOutcome {
  readonly reason: 'last card';
  readonly tieBreak: 'none' | 'shared';
}

/** Who has the most points (DU-END-01). */
export function leaders({ points }: State): number[] {
  const best = Math.max(...points);
  return [...points.keys()].filter((seat) => points[seat] === best);
}

export function outcomeOf(state: State): Outcome | null {
  if (state.agenda.length > 0) return null;
  const winners = leaders(state);
  const tieBreak = winners.length > 1 ? 'shared' : 'none';
  const ranking = groupsBy(state.points, (one, other) => other - one);
  return { winners, scores: [...state.points], ranking, reason: 'last card', tieBreak };
}

/** The points as they stand; everybody sees them. */
export function standingOf({ table }: { readonly table: Pick<State, 'points'> }): Standing {
  const seats = table.points.map((score, seat) => {
    return { seat, score, parts: [{ label: 'points', value: score }] };
  });
  return { unit: 'points', better: 'more', seats };
}
