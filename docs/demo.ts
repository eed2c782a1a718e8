/*
 * `npm run demo`: plays a seeded game of Neon Gods by random legal moves, writes its log, reads the
 * log again, verifies every move and fingerprint, and prints the highlights.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogWriter, neonGods, replay, seededRandom, verify } from '../src/index.js';

const setup = { players: 3, seed: process.argv[2] ?? 'neon', scenario: 'no-place-to-hide' };

// Play: any legal move will do, chosen by a seeded random.
const random = seededRandom(setup.seed);
const lines: string[] = [];
const writer = new LogWriter(neonGods, setup, (line) => lines.push(line));
let moves = neonGods.legalMoves(writer.state);
while (moves.length > 0) {
  writer.play(moves[random.below(moves.length)] as (typeof moves)[number]);
  moves = neonGods.legalMoves(writer.state);
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
  const [a, b, c, d] = [place, seat, blurp, money].map(String) as [string, string, string, string];
  console.log(a.padStart(5) + b.padStart(6) + c.padStart(7) + d.padStart(3));
}

// Verify: every move legal, every fingerprint and the outcome as logged.
const verified = verify(neonGods, log);
if (!verified.ok) throw new Error(verified.message);
console.log(`\nVerified ${verified.moves} moves; the final state is ${fingerprint}.`);
