import { readFileSync } from 'node:fs';
import { replay } from '../../src/index.js';
import type { GoldenGame } from './games.js';

/** The story of a golden log: every move, and what came of it, in sentences. */
export function tell({ game, name }: GoldenGame): string {
  const lines: string[] = [];
  const log = readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8');
  let before: Parameters<typeof game.describe>[0] | undefined;
  replay(game, log, {
    onStart({ state, events }) {
      for (const event of events) lines.push(`      ${game.describeEvent(event)}`);
      before = game.copy(state);
    },
    onMove({ line, move, events, state }) {
      const told = before === undefined ? '' : game.describe(before, move);
      lines.push(`${String(line).padStart(4)}. ${told}`);
      for (const event of events) lines.push(`      ${game.describeEvent(event)}`);
      before = game.copy(state);
    },
  });
  return `${lines.join('\n')}\n`;
}
