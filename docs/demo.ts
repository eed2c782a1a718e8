/*
 * `npm run demo`: plays a seeded game of Neon Gods by random legal moves, writes its log, reads the
 * log again, verifies every move and fingerprint, and prints the highlights.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMatch, neonGods, replay, seededRandom, verify } from '../src/index.js';

const setup = { players: 3, seed: process.argv[2] ?? 'neon', scenario: 'no-place-to-hide' };

// Play: any legal move will do, chosen by a seeded random.
const random = seededRandom(setup.seed);
const match = createMatch(neonGods, setup);
let moves = neonGods.legalMoves(match.state);
while (moves.length > 0) {
  const move = moves[random.below(moves.length)] as (typeof moves)[number];
  match.play(move.seat, move);
  moves = neonGods.legalMoves(match.state);
}
match.close();

// Keep: one JSON line a move.
const file = join(mkdtempSync(join(tmpdir(), 'cityrules-')), 'neon-gods.jsonl');
writeFileSync(file, match.log);
console.log(`Played ${match.value.moves} moves; the log is ${file}\n`);

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

console.log('\nplace  seat  blurp');
outcome?.ranking.forEach((seats, place) => {
  for (const seat of seats) {
    const cells = [place + 1, seat, outcome.scores[seat]].map(String);
    console.log(cells.map((cell, i) => cell.padStart([5, 6, 7][i] ?? 0)).join(''));
  }
});

// Verify: every move legal, every fingerprint and the outcome as logged.
const verified = verify(neonGods, log);
if (!verified.ok) throw new Error(verified.message);
console.log(`\nVerified ${verified.moves} moves; the final state is ${fingerprint}.`);
