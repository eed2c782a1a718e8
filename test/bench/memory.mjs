/*
 * What games take in memory at a full table: a state by itself, one of the states that somebody keeps while a game is
 * played with `apply` (they share most of what they hold), and the heap while a million decisions are played.
 *
 *   node --expose-gc memory.mjs <game>
 */

import { games, seededRandom } from '../../dist/index.js';

const [id] = process.argv.slice(2);
const game = Object.values(games).find((one) => one.id === id);
const players = game.players.max;
const kept = 4000;
const decisions = 1_000_000;

const random = seededRandom('memory');
const choose = (moves) => moves[random.below(moves.length)];

playOn(20_000);
const samples = sample();
const alone = bytesEach(samples.length, () => samples.map((state) => structuredClone(state)));
const shared = bytesEach(kept, keep);
const heaps = Array.from({ length: 5 }, () => {
  playOn(decisions / 5);
  return heap();
});
console.log(JSON.stringify({ game: id, players, alone, shared, heaps }));

/** A fifth of the states of some games. */
function sample() {
  return keep().filter((_, i) => i % 5 === 0);
}

/** Every state of some games that are played with `apply`. */
function keep() {
  const states = [];
  for (let number = 0; states.length < kept; number++) {
    let state = game.setup({ players, seed: `memory ${number}` });
    for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
      states.push(state);
      if (states.length === kept) break;
      state = game.apply(state, choose(moves)).state;
    }
  }
  return states;
}

function bytesEach(count, make) {
  make();
  const before = heap();
  const made = make();
  const bytes = (heap() - before) / count;
  if (made.length !== count) throw new Error('not as many as asked for');
  return Math.round(bytes);
}

function playOn(count) {
  for (let left = count, number = 0; left > 0; number++) {
    const state = game.setup({ players, seed: `heap ${random.below(2 ** 30)}/${number}` });
    for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
      game.step(state, choose(moves));
      left--;
    }
  }
}

/** Bytes in use after two collections; typed arrays count too. */
function heap() {
  gc();
  gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
