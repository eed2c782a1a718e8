import type { BaseOutcome } from 'cityrules/kernel';
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
  return { winners, scores: [...state.points], reason: 'last card', tieBreak };
}
