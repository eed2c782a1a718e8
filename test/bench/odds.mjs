/*
 * Exact odds of battles of Neon Gods before their dice fall, by how many ways there are: the battles of seeded random
 * games, each asked for at the last decision before it is fought. Prints milliseconds and a checksum as JSON.
 *
 *   node odds.mjs
 */

import { fingerprint, neonGods, odds, seededRandom } from '../../dist/index.js';
import { battleWinners, layNoMore } from '../../dist/neon-gods.js';

/** Ways of chance: one die each, two each, three each and more. */
const sizes = [
  ['up to 16', 1, 16],
  ['up to 256', 17, 256],
  ['up to 1,600', 257, 1600],
  ['more', 1601, 20_000],
];
const enough = 12;
const runs = 7;

const battles = findBattles();
const answers = battles.map((battle) => ask(battle).outcomes);
console.log(
  JSON.stringify({
    sizes: sizes.map(([name, least, most]) => {
      const some = battles.filter(({ leaves }) => leaves >= least && leaves <= most);
      return { name, battles: some.length, ms: median(some.map(timeOf)) };
    }),
    checksum: fingerprint(answers),
  }),
);

function findBattles() {
  const found = [];
  for (let game = 0; game < 60 && found.length < enough * sizes.length; game++) {
    const random = seededRandom(`odds ${game}`);
    let state = neonGods.setup({ players: 4, seed: `odds ${game}` });
    for (
      let moves = neonGods.legalMoves(state);
      moves.length > 0;
      moves = neonGods.legalMoves(state)
    ) {
      const last = moves.find(({ type }) => type === 'battleDone');
      if (last !== undefined) addBattle(found, state, last);
      const move = moves[random.below(moves.length)];
      state = neonGods.apply(state, move).state;
    }
  }
  return found;
}

function addBattle(found, state, move) {
  const { exact, leaves } = ask({ state, move });
  const place = sizes.findIndex(([, least, most]) => leaves >= least && leaves <= most);
  const alike = found.filter((battle) => battle.place === place);
  if (exact && place >= 0 && alike.length < enough) found.push({ state, move, leaves, place });
}

function ask({ state, move }) {
  return odds(neonGods, state, move, battleWinners, { next: layNoMore });
}

function timeOf(battle) {
  return median(
    Array.from({ length: runs }, () => {
      const begin = performance.now();
      ask(battle);
      return performance.now() - begin;
    }),
  );
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100;
}
