/*
 * `npm run balance -- <scenario> <players> [--games 900] [--seed 1] [--pack file]`: Neon Gods on one board, sensible play
 * in all seats. Every seat begins equally often, so that what differs is the land.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sensible } from '../../src/bots/neon-gods/sensible.js';
import { wilson } from '../../src/cli/simulation/statistics.js';
import { simulate } from '../../src/index.js';
import { neonGods } from '../../src/neon-gods/index.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '900' },
    seed: { type: 'string', default: '1' },
    pack: { type: 'string' },
  },
});
const [scenario = 'life-on-the-streets', seats = '3'] = positionals;
const players = Number(seats);
const games = Math.ceil(Number(values.games) / players);

const game =
  values.pack === undefined
    ? neonGods
    : neonGods.withContent(JSON.parse(readFileSync(values.pack, 'utf8')));

const wins = Array.from({ length: players }, () => 0);
const blurp = Array.from({ length: players }, () => 0);
for (let firstPlayer = 0; firstPlayer < players; firstPlayer++) {
  const setup = { scenario, firstPlayer };
  const seed = `${values.seed}/${firstPlayer}`;
  const played = simulate(game, { games, players, seed, bot: sensible, setup });
  played.seats.forEach((seat, index) => {
    wins[index] = (wins[index] ?? 0) + seat.wins;
    blurp[index] = (blurp[index] ?? 0) + seat.meanScore / players;
  });
}

const total = games * players;
console.log(`${scenario}, ${players} players, ${total} games, seed ${values.seed}`);
wins.forEach((won, seat) => {
  const { low, high } = wilson(won, total);
  const score = (blurp[seat] ?? 0).toFixed(1);
  console.log(
    `  seat ${seat}: ${percent(won / total)} (${percent(low)} to ${percent(high)}), ${score} blurp`,
  );
});

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
