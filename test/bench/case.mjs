/*
 * One case in a process of its own, so that no game's types slow down another's: random legal play of
 * one game with one number of players. Prints its measurements as JSON.
 *
 *   node case.mjs <game> <players> <seconds>
 */

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { fingerprint, games, randomBot, replay, writeLog } from '../../dist/index.js';
import { processorTime, round, sum } from './measure.mjs';

const runs = 5;
/** So many games are set up before the time is taken: what that takes does not count. */
const batch = 5;
const [id, playersText, secondsText] = process.argv.slice(2);
const game = Object.values(games).find((one) => one.id === id);
const players = Number(playersText);
const seconds = Number(secondsText);

const { inPlace, copied, pure, oneSeat } = playAll({
  inPlace: (limit) => playFor(stepInPlace, allSeats, limit),
  copied: (limit) => playFor((state, move) => stepInPlace(game.copy(state), move), allSeats, limit),
  pure: (limit) => playFor((state, move) => game.apply(state, move).state, allSeats, limit),
  ...(game.id === 'bloodfeud' && {
    oneSeat: (limit) => playFor(stepInPlace, anySeat, limit),
  }),
});
if (inPlace.checksum !== pure.checksum) throw new Error('step and apply disagree');

const setup = { players, seed: 'bench 0' };
const { moves, outcomes } = record();
const states = sample();
console.log(
  JSON.stringify({
    game: id,
    players,
    inPlace: inPlace.rate,
    copied: copied.rate,
    pure: pure.rate,
    ...(oneSeat && { oneSeat: oneSeat.rate }),
    movesPerDecision: round(inPlace.branching, 2),
    decisionsPerGame: Math.round(inPlace.length),
    outcomesPerDecision: round(outcomes / moves.length, 2),
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
    return { name, play, warm: play(6 * seconds), rates: [] };
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
  while (elapsed < limit * 1000) {
    const states = Array.from({ length: batch }, () => {
      return game.setup({ players, seed: `bench ${played++}` });
    });
    const start = processorTime();
    for (const [i, begun] of states.entries()) {
      let state = begun;
      for (let moves = list(state, random); moves.length > 0; moves = list(state, random)) {
        offered += moves.length;
        decisions++;
        state = apply(state, randomBot({ moves, random }));
      }
      states[i] = state;
    }
    elapsed += processorTime() - start;
    if (prints.length === 0) prints.push(...states.map(fingerprint));
  }
  return {
    rate: (decisions / elapsed) * 1000,
    branching: offered / decisions,
    length: decisions / played,
    checksum: fingerprint(prints),
  };
}

/** The moves of one game, and how often chance was asked in it. */
function record() {
  const random = chance(players);
  const state = game.setup(setup);
  const moves = [];
  let outcomes = 0;
  for (let legal = game.legalMoves(state); legal.length > 0; legal = game.legalMoves(state)) {
    const move = randomBot({ moves: legal, random });
    moves.push(move);
    outcomes += sum(game.step(state, move).map(({ rolls = [] }) => rolls.length));
  }
  return { moves, outcomes };
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
    const start = processorTime();
    for (let i = 0; i < 100; i++) work();
    return ((processorTime() - start) * 1000) / 100 / states.length;
  });
  return spread(times);
}

/** Moves per second when a log is replayed and every fingerprint in it is verified; warmed up like playing. */
function replayed() {
  const log = writeLog(game, { setup, moves });
  const replayFor = (limit) => {
    const start = processorTime();
    let count = 0;
    while (processorTime() - start < limit * 1000) {
      for (let i = 0; i < batch; i++) replay(game, log);
      count += batch * moves.length;
    }
    return (count / (processorTime() - start)) * 1000;
  };
  replayFor(6 * seconds);
  return spread(Array.from({ length: runs }, () => replayFor(seconds / 2)));
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
