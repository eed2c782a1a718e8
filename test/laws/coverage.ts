import type { Game, GameTypes } from '../../src/kernel/game.js';
import type { Coverage } from '../../src/testing/index.js';

/** What a deep run has covered, as text. */
export function tellCoverage<G extends GameTypes>(game: Game<G>, coverage: Coverage): string {
  const { decisions, applied, refused, redealt, moves, events, refusals } = coverage;
  const rules = Object.keys(game.rules).length;
  return [
    `${game.title}: ${decisions} decisions, ${applied} legal moves applied, ` +
      `${refused} near misses refused, ${redealt} redeals`,
    `  moves      ${table(moves)}`,
    `  events     ${table(events)}`,
    `  refusals   ${refusals.size} of ${rules} rules: ${table(refusals)}`,
  ].join('\n');
}

function table(counts: ReadonlyMap<string, number>): string {
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  return rows.map(([name, count]) => `${name} ${count}`).join(', ');
}
