/*
 * `npm run golden`: records the golden logs that do not exist yet and writes the playthroughs anew.
 * It never touches an existing log: a log that no longer replays is a broken promise, or a new
 * rules version.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { choiceOf, createMatch, randomBot, rollsOf, seededRandom } from '../../src/index.js';
import { type GoldenGame, goldenGames, playthroughs } from './games.js';
import { tell } from './tell.js';

for (const golden of goldenGames) {
  const file = logFile(golden);
  if (existsSync(file)) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, record(golden));
  console.log(`recorded ${golden.name}`);
}
for (const golden of playthroughs) writeFileSync(logFile(golden, 'txt'), tell(golden));

function record({ game, setup, recorded, name, bot = randomBot }: GoldenGame): string {
  const random = seededRandom(`moves of ${name}`);
  const started = game.start(setup);
  const rolls = recorded && rollsOf(started.events);
  const logged = recorded ? { ...setup, seed: null } : setup;
  const match = createMatch(game, logged, { rolls, salt: '0123456789abcdef'.repeat(2) });
  let { state } = started;
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const seat = seats[random.below(seats.length)] as number;
    const move = bot(choiceOf(game, state, seat, random));
    const applied = game.apply(state, move);
    match.play(seat, move, recorded ? { rolls: rollsOf(applied.events) } : {});
    state = applied.state;
  }
  match.close();
  return match.log;
}

function logFile({ name }: GoldenGame, ending = 'jsonl'): string {
  return fileURLToPath(new URL(`${name}.${ending}`, import.meta.url));
}
