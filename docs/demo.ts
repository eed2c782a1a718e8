/*
 * `npm run demo`: plays a seeded game of Neon Gods by random legal moves, writes its log, reads the
 * log again, verifies every move and fingerprint, and tells the highlights.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogWriter, neonGods, replay, verify } from '../src/index.js';

const setup = { players: 3, seed: process.argv[2] ?? 'neon', scenario: 'no-place-to-hide' };

// Play: any legal move will do. The dice of `neonGods.dice` choose them, so the demo is repeatable.
const lines: string[] = [];
const writer = new LogWriter(neonGods, setup, (line) => lines.push(line));
for (let turn = 0; neonGods.toAct(writer.state).length > 0; turn++) {
  const moves = neonGods.legalMoves(writer.state);
  writer.play(pick(moves, turn));
}
writer.end();

// Keep: one JSON line a move.
const file = join(mkdtempSync(join(tmpdir(), 'cityrules-')), 'neon-gods.jsonl');
writeFileSync(file, `${lines.join('\n')}\n`);
console.log(`Played ${lines.length - 2} moves; the log is ${file}\n`);

// Replay: the log alone gives the whole story again.
const highlights = new Set(['eventBought', 'structureBuilt', 'battleResolved', 'daylightStarted']);
const log = readFileSync(file, 'utf8');
const { outcome, fingerprint } = replay(neonGods, log, {
  onMove({ line, events }) {
    for (const event of events) {
      if (highlights.has(event.type)) {
        console.log(`${String(line).padStart(5)}  ${neonGods.describeEvent(event)}`);
      }
    }
  },
});

console.log('\nplace  seat  blurp  $');
for (const { place, seat, blurp, money } of outcome?.ranking ?? []) {
  console.log([place, seat, blurp, money].map((n, i) => String(n).padStart([5, 6, 7, 3][i] ?? 0)).join(''));
}

// Verify: every move legal, every fingerprint and the outcome as logged.
const verified = verify(neonGods, log);
if (!verified.ok) throw new Error(verified.message);
console.log(`\nVerified ${verified.moves} moves; the final state is ${fingerprint}.`);

function pick<T>(items: readonly T[], salt: number): T {
  const faces = neonGods.dice['blue']?.roll(`${setup.seed} ${salt}`, 4) ?? [];
  const number = faces.reduce((sum, { hits }) => sum * 4 + hits, 0);
  return items[number % items.length] as T;
}
