import type { MonsterSet } from '../content/compiled.js';
import { scoreParts, sumOf } from '../mechanics/score.js';
import { allSeats } from '../mechanics/seats.js';
import type { TokyoPosition } from '../play.js';
import type { State } from '../state/state.js';

/** How the game ended fits the table. */
export function strangeEnd({ state, content }: TokyoPosition): string[] {
  const { defeated, options } = state;
  const outcome = state.outcome as NonNullable<State['outcome']>;
  const { boss } = content.sets.get(options.threat as string) as MonsterSet;
  const isWin = defeated.includes(boss);
  const strange: string[] = [];
  if ((outcome.status === 'win') !== isWin || (outcome.reason === 'bossDefeated') !== isWin) {
    strange.push('the outcome and the fate of the Boss disagree');
  }
  if (outcome.winners.join() !== (isWin ? allSeats(state).join() : '')) {
    strange.push('all players win or lose together');
  }
  if (outcome.score !== sumOf(scoreParts(state, content))) {
    strange.push(`the score is not ${outcome.score}`);
  }
  return strange;
}
