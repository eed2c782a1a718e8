import { scoreParts, sumOf } from '../mechanics/score.js';
import { allSeats } from '../mechanics/seats.js';
import type { TokyoPosition } from '../play.js';

/** How the game ended fits the table. */
export function strangeEnd({ state, content }: TokyoPosition): string[] {
  const { outcome, defeated, options } = state;
  if (outcome === null) return [];
  const boss = content.sets.get(options.threat ?? '')?.boss ?? '';
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
