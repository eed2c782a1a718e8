/*
 * Exact odds of battles of Neon Gods before their dice fall, by the dice of both sides: the battles of seeded random
 * games, each asked for at the last decision before it is fought; once as it is, once looking at every die by itself, in
 * turns. Prints milliseconds of the processor and a checksum as JSON.
 *
 *   node odds.mjs
 */

import { fingerprint, neonGods, odds, seededRandom } from '../../dist/index.js';
import { battleWinners, layNoMore } from '../../dist/neon-gods.js';

/** How many dice each side has, and of how many colours they are. */
const sizes = [
  ['1 against 1', [1, 1], 1, 2],
  ['2 against 2', [2, 2], 1, 3],
  ['3 against 3, one colour', [3, 3], 1, 1],
  ['3 against 3, two colours', [3, 3], 2, 2],
  ['3 against 3, three colours', [3, 3], 3, 3],
  ['4 against 4 and more', [4, 4], 1, 3],
];
const enough = 12;
const runs = 7;

const { dice: _summed, ...everyDie } = battleWinners;
const battles = findBattles();
const answers = battles.map((battle) => {
  const { outcomes } = ask(battle);
  const same = ask(battle, everyDie);
  const isSame = fingerprint(outcomes) === fingerprint(same.outcomes);
  if (same.exact && !isSame) throw new Error('the odds differ');
  return outcomes;
});
console.log(
  JSON.stringify({
    sizes: sizes.map(([name], size) => {
      const some = battles.filter((battle) => battle.size === size);
      const times = some.map(timesOf);
      const of = (way) => median(times.map((time) => time[way]));
      return { name, battles: some.length, ms: of('summed'), singly: of('singly') };
    }),
    checksum: fingerprint(answers),
  }),
);

function findBattles() {
  const found = [];
  for (let game = 0; game < 400 && found.length < enough * sizes.length; game++) {
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
  const size = sizeOf(state, move);
  const alike = found.filter((battle) => battle.size === size);
  if (size < 0 || alike.length === enough) return;
  if (ask({ state, move }).exact) found.push({ state, move, size });
}

/** As the first way of chance rolls them; -1 where cards lie unseen, or both sides do not roll the same number. */
function sizeOf(state, move) {
  if (neonGods.asks(state, move).ask?.label.startsWith('battle.blind')) return -1;
  const [{ events } = { events: [] }] = neonGods.branches(state, move);
  const rolled = events.filter(({ type }) => type === 'diceRolled');
  if (rolled.length !== 2) return -1;
  const [one, other] = rolled.map(({ dice }) => dice.length);
  const colours = new Set(rolled.flatMap(({ dice }) => dice.map(({ color }) => color))).size;
  return sizes.findIndex(([, dice, least, most]) => {
    const isSize = dice[0] === 4 ? Math.min(one, other) >= 4 : one === dice[0] && other === dice[1];
    return isSize && colours >= least && colours <= most;
  });
}

function ask({ state, move }, question = battleWinners) {
  return odds(neonGods, state, move, question, { next: layNoMore });
}

function timesOf(battle) {
  const summed = [];
  const singly = [];
  for (let i = 0; i < runs; i++) {
    summed.push(timeOf(battle, battleWinners));
    singly.push(timeOf(battle, everyDie));
  }
  return { summed: median(summed), singly: median(singly) };
}

function timeOf(battle, question) {
  const begin = process.cpuUsage();
  ask(battle, question);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100;
}
