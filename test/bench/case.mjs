/*
 * One case in a process of its own, so that no game's types slow down another's: random legal play of
 * one game with one number of players. Prints its measurements as JSON.
 *
 *   node case.mjs <game> <players> <seconds>
 */

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { fingerprint, games, randomBot, replay, writeLog } from '../../dist/index.js';

const runs = 5;
const [id, playersText, secondsText] = process.argv.slice(2);
const game = Object.values(games).find((one) => one.id === id);
const players = Number(playersText);
const seconds = Number(secondsText);

const { inPlace, pure, oneSeat } = playAll({
  inPlace: (limit) => playFor(stepInPlace, allSeats, limit),
  pure: (limit) => playFor((state, move) => game.apply(state, move).state, allSeats, limit),
  ...(game.id === 'bloodfeud' && {
    oneSeat: (limit) => playFor(stepInPlace, anySeat, limit),
  }),
});
if (inPlace.checksum !== pure.checksum) throw new Error('step and apply disagree');

const setup = { players, seed: 'bench 0' };
const moves = record();
const states = sample();
console.log(
  JSON.stringify({
    game: id,
    players,
    inPlace: inPlace.rate,
    pure: pure.rate,
    ...(oneSeat && { oneSeat: oneSeat.rate }),
    movesPerDecision: round(inPlace.branching, 2),
    decisionsPerGame: Math.round(inPlace.length),
    copy: micros(() => states.map((state) => game.copy(state))),
    view: micros(() => states.map((state) => game.view(state, 0))),
    fingerprint: micros(() => states.map(fingerprint)),
    replay: replayed(),
    stateBytes: Math.round(
      sum(states.map((state) => JSON.stringify(state).length)) / states.length,
    ),
    checksum: inPlace.checksum,
  }),
);

function stepInPlace(state, move) {
  game.step(state, move);
  return state;
}

function allSeats(state) {
  return game.legalMoves(state);
}

/** The moves of one of the seats that may act, as a server asks for them. */
function anySeat(state, random) {
  const seats = game.toAct(state);
  for (let first = random.below(seats.length || 1), i = 0; i < seats.length; i++) {
    const moves = game.legalMoves(state, seats[(first + i) % seats.length]);
    if (moves.length > 0) return moves;
  }
  return [];
}

/**
 * Warms up every way to play, then runs them in turns: what disturbs the machine for a while disturbs all
 * of them, and none is measured while another has yet to be compiled.
 */
function playAll(ways) {
  const played = Object.entries(ways).map(([name, play]) => {
    return { name, play, warm: play(3 * seconds), rates: [] };
  });
  for (let run = 0; run < runs; run++) {
    for (const { play, rates } of played) rates.push(play(seconds / 2).rate);
  }
  return Object.fromEntries(
    played.map(({ name, warm, rates }) => [name, { ...warm, rate: spread(rates) }]),
  );
}

/** Plays whole games for some time. The checksum covers the first five, which are always played. */
function playFor(apply, list, limit) {
  const random = chance(players);
  const prints = [];
  let decisions = 0;
  let offered = 0;
  let elapsed = 0;
  let played = 0;
  for (; played < 5 || elapsed < limit * 1000; played++) {
    let state = game.setup({ players, seed: `bench ${played}` });
    const start = performance.now();
    for (let moves = list(state, random); moves.length > 0; moves = list(state, random)) {
      offered += moves.length;
      decisions++;
      state = apply(state, randomBot({ moves, random }));
    }
    elapsed += performance.now() - start;
    if (played < 5) prints.push(fingerprint(state));
  }
  return {
    rate: (decisions / elapsed) * 1000,
    branching: offered / decisions,
    length: decisions / played,
    checksum: fingerprint(prints),
  };
}

/** The moves of one game. */
function record() {
  const random = chance(players);
  const state = game.setup(setup);
  const moves = [];
  for (let legal = game.legalMoves(state); legal.length > 0; legal = game.legalMoves(state)) {
    const move = randomBot({ moves: legal, random });
    moves.push(move);
    game.step(state, move);
  }
  return moves;
}

/** Fifty states from all stages of that game. No more are kept: a full heap would slow down what follows. */
function sample() {
  const chosen = new Set(Array.from({ length: 50 }, (_, i) => Math.floor((i * moves.length) / 50)));
  const state = game.setup(setup);
  return moves.flatMap((move, i) => {
    const kept = chosen.has(i) ? [game.copy(state)] : [];
    game.step(state, move);
    return kept;
  });
}

/** Microseconds for one of the fifty. */
function micros(work) {
  for (let i = 0; i < 200; i++) work();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    for (let i = 0; i < 100; i++) work();
    return ((performance.now() - start) * 1000) / 100 / states.length;
  });
  return spread(times);
}

/** Moves per second when a log is replayed and every fingerprint in it is verified. */
function replayed() {
  const log = writeLog(game, { setup, moves });
  const once = () => {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < seconds * 500) {
      replay(game, log);
      count += moves.length;
    }
    return (count / (performance.now() - start)) * 1000;
  };
  once();
  return spread(Array.from({ length: runs }, once));
}

function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  return { median: round(median, 2), least: round(sorted[0], 2), most: round(sorted.at(-1), 2) };
}

function chance(seed) {
  const generator = xoroshiro128plusFromState([seed, 2, 3, 4]);
  return { below: (limit) => uniformInt(generator, 0, limit - 1) };
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}
