/*
 * Random legal play: list the legal moves, choose one, apply it with all its checks and events.
 * In place (`step`) and pure (`apply`), for every game and number of players.
 * Run it with `npm run bench`; a game id as argument restricts it. The checksum proves equal work.
 */

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { fingerprint, games, randomBot } from '../../dist/index.js';

const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const only = process.argv[2];
const runs = 3;

const rows = [];
for (const game of Object.values(games)) {
  if (only !== undefined && game.id !== only) continue;
  for (let players = game.players.min; players <= game.players.max; players++) {
    rows.push(measure(game, players));
  }
}
console.table(rows);

function measure(game, players) {
  const inPlace = median(game, players, (state, move) => {
    game.step(state, move);
    return state;
  });
  const pure = median(game, players, (state, move) => game.apply(state, move).state);
  if (inPlace.checksum !== pure.checksum) throw new Error('step and apply disagree');
  return {
    game: game.id,
    players,
    'in place /s': Math.round(inPlace.rate),
    'pure /s': Math.round(pure.rate),
    'moves/decision': Number(inPlace.branching.toFixed(2)),
    'decisions/game': Math.round(inPlace.length),
    checksum: inPlace.checksum,
  };
}

function median(game, players, apply) {
  playFor(game, players, apply, seconds / 2);
  const results = Array.from({ length: runs }, () => playFor(game, players, apply, seconds / runs));
  return results.sort((a, b) => a.rate - b.rate)[Math.floor(runs / 2)];
}

/** Plays whole games for some time. The checksum covers the first ten, which are always played. */
function playFor(game, players, apply, limit) {
  const random = chance(players);
  let decisions = 0;
  let offered = 0;
  let elapsed = 0;
  let played = 0;
  const prints = [];
  for (; played < 10 || elapsed < limit * 1000; played++) {
    let state = game.setup({ players, seed: `bench ${played}` });
    const start = performance.now();
    for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
      offered += moves.length;
      decisions++;
      state = apply(state, randomBot({ moves, random }));
    }
    elapsed += performance.now() - start;
    if (played < 10) prints.push(fingerprint(state));
  }
  return {
    rate: decisions / (elapsed / 1000),
    branching: offered / decisions,
    length: decisions / played,
    checksum: fingerprint(prints),
  };
}

function chance(seed) {
  const generator = xoroshiro128plusFromState([seed, 2, 3, 4]);
  return { below: (limit) => uniformInt(generator, 0, limit - 1) };
}
