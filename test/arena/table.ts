import { wilson } from '../../src/cli/simulation/statistics.js';
import type { Pairing } from './pairings.js';
import type { Played } from './play.js';
import { verdictOf } from './sprt.js';

/** Whether all its games are played, or fewer were enough. Games count in their order, without gaps. */
export function isFinished(pairing: Pairing, known: readonly Played[]): boolean {
  const { games } = pairing;
  const counted = gamesOf(pairing, known);
  return (
    counted.length >= games || (pairing.sequential === true && decisionOf(counted) !== undefined)
  );
}

/** A line a pairing, and what it all took. */
export function tableOf(pairings: readonly Pairing[], known: readonly Played[]): string {
  const rows = pairings.flatMap((pairing) => {
    const games = gamesOf(pairing, known);
    return games.length === 0 ? [] : [rowOf(pairing, games)];
  });
  const head = ['game', 'bot', 'against', 'games', 'won', '95 % interval', 'hope', 'ms a move'];
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const hours = known.reduce((sum, { cost }) => sum + cost, 0) / 3_600_000;
  return `${lines.join('\n')}\n\n${hours.toFixed(2)} core-hours`;
}

function rowOf(pairing: Pairing, games: readonly Played[]): string[] {
  const { game, players, bot, against, hope, sequential } = pairing;
  const wins = winsOf(games);
  const { low, high } = wilson(wins, games.length);
  const thinking = games.reduce((sum, one) => sum + one.thinking, 0);
  const decisions = games.reduce((sum, one) => sum + one.decisions, 0);
  const verdict = sequential ? `: ${decisionOf(games) ?? 'undecided'}` : '';
  return [
    `${game}, ${players}`,
    bot,
    against ?? '(the game)',
    String(games.length),
    percent(wins / games.length),
    `${percent(low)} - ${percent(high)}`,
    `${hope}${verdict}`,
    (thinking / Math.max(1, decisions)).toFixed(1),
  ];
}

/** Its games from the first on, as far as none is missing. */
function gamesOf({ id, games }: Pairing, known: readonly Played[]): Played[] {
  const own = known.filter(({ pairing, number }) => pairing === id && number < games);
  own.sort((a, b) => a.number - b.number);
  const gap = own.findIndex(({ number }, index) => number !== index);
  return gap < 0 ? own : own.slice(0, gap);
}

function winsOf(games: readonly Played[]): number {
  return games.reduce((sum, { won }) => sum + won, 0);
}

/** The first decision of the sequential test; what is played after it changes nothing. */
function decisionOf(games: readonly Played[]): 'better' | 'even' | undefined {
  for (let count = 1; count <= games.length; count++) {
    const { decided } = verdictOf(winsOf(games.slice(0, count)), count);
    if (decided !== undefined) return decided;
  }
  return undefined;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
