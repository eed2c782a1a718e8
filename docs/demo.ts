/*
 * `npm run demo`, for somebody who has never seen a library of rules: bots play a seeded game of Neon Gods; the table, a
 * refused move with its rule, the log and its verification, an HTML file that replays it, and what to type next.
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
const width = Math.min(process.stdout.columns ?? 80, 120);
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
  heading(
    '1. A table. Bots play Neon Gods, and this is what',
    names[seat],
    'sees after 300 moves:',
  );
  console.log(drawScreen(display.scene(view, { names }), { theme: display.theme, width }));
  console.log(`${names[seat]} is asked: ${display.prompt(view, { names })}`);
  heading('2. A referee. Ada tries to walk into the base of Bo, F2:');
  const refused = neonGods.tryApply(match.state, { type: 'moveTo', seat, to: 'F2' });
  if (refused.ok || refused.rule === null) throw new Error('F2 can be reached, with this seed');
  console.log(`Refused: ${refused.message}`);
  console.log(folded(`The rule: ${neonGods.explain(refused.rule).text}`));
}

// Keep, and verify: every move legal, every fingerprint and the outcome as logged.
const folder = mkdtempSync(join(tmpdir(), 'cityrules-'));
const file = join(folder, 'neon-gods.jsonl');
writeFileSync(file, match.log);
const verified = verify(neonGods, readFileSync(file, 'utf8'));
if (!verified.ok) throw new Error(verified.message);
const outcome = neonGods.outcome(match.state);
const winners = outcome?.winners.map((seat) => names[seat]).join(' and ');
heading('3. A record. The bots have played on:', winners, 'won with', String(best()), 'blurp.');
console.log(`The log is ${file}`);
console.log(
  folded(
    `It was read back and every one of its ${verified.moves} moves made again: all legal, and the table at the end is the same (its fingerprint is ${verified.fingerprint}, on every machine).`,
  ),
);

// Show: one file that replays the game and verifies itself.
await buildReplay('neon-gods', folder);
const html = join(folder, 'neon-gods.html');
const code = readFileSync(join(folder, 'replay-neon-gods.js'), 'utf8');
writeFileSync(html, replayHtml(code, 'Neon Gods: replay', match.log));
heading('4. A film. Open this file in a browser, and watch the game move by move:');
console.log(html);

heading('What to type next (the first line builds the command line, once, in two minutes):');
console.log(`  npm run build
  node dist/cli.js play                choose a game, play against bots
  node dist/cli.js replay ${file}
  node dist/cli.js explain hand limit  rules by words, or by their ids
Your own program begins with the ten lines at the top of README.md.`);

function best(): number {
  return Math.max(...(outcome?.scores ?? []));
}

function heading(...words: (string | undefined)[]): void {
  console.log(`\n${words.join(' ')}\n`);
}

/** In lines no longer than the terminal is wide. */
function folded(text: string): string {
  return text.replace(new RegExp(`(.{1,${width - 1}})(?: |$)`, 'g'), '$1\n').trimEnd();
}
