/*
 * `npm run demo`: plays a seeded game of Neon Gods by sensible bots, shows a board and a refused move, writes the log,
 * verifies it, and writes an HTML file that replays it in any browser.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choiceOf, sensible } from '../src/bots/index.js';
import { replayHtml } from '../src/cli/pages/html.js';
import { displayOf, drawScreen } from '../src/displays.js';
import { createMatch, neonGods, seededRandom, verify } from '../src/index.js';
import { buildReplay } from '../src/web/build.js';

const seed = process.argv[2] ?? 'neon';
const setup = { players: 3, seed, scenario: 'no-place-to-hide' };
const names = ['Ada', 'Bo', 'Cleo'];

// Play: each bot sees only what its seat may see.
const match = createMatch(neonGods, setup, { names });
const bot = sensible(neonGods);
const random = seededRandom(seed);
const display = displayOf(neonGods);
for (
  let [seat] = neonGods.toAct(match.state);
  seat !== undefined;
  [seat] = neonGods.toAct(match.state)
) {
  if (match.value.moves === 300) show(seat);
  match.play(seat, bot(choiceOf(neonGods, match.state, seat, random)));
}
match.close();

/** The table in the middle of the game, as the seat to act sees it, and a move that the rules refuse. */
function show(seat: number): void {
  const view = neonGods.view(match.state, seat);
  console.log(drawScreen(display.scene(view, { names }), { theme: display.theme }));
  console.log(display.prompt(view, { names }));
  const refused = neonGods.tryApply(match.state, { type: 'moveTo', seat, to: 'A1' });
  if (!refused.ok) console.log(`\nA refused move: ${refused.message}\n`);
}

// Keep, and verify: every move legal, every fingerprint and the outcome as logged.
const folder = mkdtempSync(join(tmpdir(), 'cityrules-'));
const file = join(folder, 'neon-gods.jsonl');
writeFileSync(file, match.log);
const verified = verify(neonGods, readFileSync(file, 'utf8'));
if (!verified.ok) throw new Error(verified.message);
const outcome = neonGods.outcome(match.state);
const winners = outcome?.winners.map((seat) => names[seat]).join(' and ');
console.log(`${winners} wins with ${Math.max(...(outcome?.scores ?? []))} blurp.`);
console.log(
  `The log of ${verified.moves} moves is ${file}, verified: the final state is ${verified.fingerprint}.`,
);

// Show: one file that replays the game and verifies itself.
await buildReplay('neon-gods', folder);
const html = join(folder, 'neon-gods.html');
const code = readFileSync(join(folder, 'replay-neon-gods.js'), 'utf8');
writeFileSync(html, replayHtml(code, 'Neon Gods: replay', match.log));
console.log(`\nOpen ${html} in a browser to watch it.`);
console.log('Now try: npm run build && node dist/cli.js play neon-gods');
