import { readFileSync } from 'node:fs';
import { replay } from '../../src/index.js';
import type { GoldenGame } from './games.js';

/** So many decisions are told: enough to see how the game sounds, and few enough to be read when they change. */
const mostTold = 100;

/**
 * The story of a golden log in sentences: each move, and below it what came of it. Nothing is said twice: what happened
 * exactly as the move was told is left out.
 */
export function tell({ game, name }: GoldenGame): string {
  const lines: string[] = [];
  let decisions = 0;
  const log = readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8');
  let before: Parameters<typeof game.describe>[0] | undefined;
  replay(game, log, {
    onStart({ state, events }) {
      for (const event of events) lines.push(`      ${game.describeEvent(event)}`);
      before = game.copy(state);
    },
    onMove({ line, move, events, state }) {
      decisions++;
      if (before === undefined || decisions > mostTold) return;
      const told = game.describe(before, move);
      lines.push(`${String(line).padStart(4)}. ${told}`);
      for (const event of events) {
        const sentence = game.describeEvent(event);
        if (sentence !== told) lines.push(`      ${sentence}`);
      }
      before = game.copy(state);
    },
  });
  if (decisions > mostTold) lines.push(`      … and ${decisions - mostTold} more decisions.`);
  return `${lines.join('\n')}\n`;
}
