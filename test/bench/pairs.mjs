/*
 * Two players in turns. A machine that does other things beside differs by a tenth from run to run, so no two runs are
 * compared, and the time is that of the processor. In every pass each player gets a fresh process; both play in turns
 * (A B, B A, A B, …), and a turn gives one ratio of their speeds. A pass tells the median of its ratios. Processes
 * differ too (what the compiler decided, how memory lies), so the interval is Student's over the passes, of the logarithms.
 */

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { meanRatio, median } from './measure.mjs';

const worker = fileURLToPath(new URL('rounds.mjs', import.meta.url));
/** A warm-up has so many parts, between which the other pairs have theirs. */
const slices = 4;
export const here = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * Each pair names a table of our player and one of theirs: how many times as fast ours is.
 * All of them are played by the same processes, one pair after the other and again: what one game taught the compiler
 * must not be forgotten for the next, so they are warmed up in turns too.
 */
export async function playPairs(ours, theirs, pairs, { passes, rounds, milliseconds, warmUp }) {
  if (passes < 2) throw new Error('an interval needs two passes or more');
  const results = pairs.map(() => []);
  for (let pass = 1; pass <= passes; pass++) {
    process.stderr.write(
      `${pairs.map(([table]) => table).join('; ')}, pass ${pass} of ${passes}\n`,
    );
    const players = await Promise.all([start(ours), ...theirs.map(start)]);
    try {
      const isOursFirst = pass % 2 === 1;
      const turns = pairs.map((pair) => new Turns(seatsOf(players, pair), isOursFirst));
      for (let slice = 0; slice < slices; slice++) {
        for (const turn of turns) await turn.warm((warmUp * 1000) / slices, milliseconds);
      }
      for (let round = 0; round < rounds; round++) for (const turn of turns) await turn.play(round);
      for (const [i, turn] of turns.entries()) results[i].push(turn.result());
    } finally {
      for (const player of players) player.disconnect();
    }
  }
  return results.map((passesOf) => ({
    ...meanRatio(passesOf.map(({ ratio }) => ratio)),
    perSecond: [0, 1].map((k) => median(passesOf.map(({ rates }) => rates[k]))),
    movesListed: [0, 1].map((k) => median(passesOf.map(({ listed }) => listed[k]))),
    isSame: passesOf.every(({ isSame }) => isSame),
  }));
}

function seatsOf([ours, ...theirs], [table, other, k = 0]) {
  return [
    { player: ours, table },
    { player: theirs[k], table: other },
  ];
}

/** Two players of one table each, who play in turns. */
class Turns {
  #seats;
  #isOursFirst;
  #decisions = [200, 200];
  #rates = [[], []];
  #listed = [[], []];
  #isSame = true;

  constructor(seats, isOursFirst) {
    this.#seats = seats;
    this.#isOursFirst = isOursFirst;
  }

  /**
   * Lets the compiler come to rest: the larger games take some seconds. Finds how many decisions make a turn of the
   * wanted length; two builds of one game get equally many, all the time, so that they do the same work.
   */
  async warm(enough, milliseconds) {
    const isOneGame = this.#seats[0].table === this.#seats[1].table;
    for (let spent = 0; spent < enough; ) {
      const times = [];
      for (const [k, seat] of this.#seats.entries()) {
        times[k] = (await ask(seat, this.#decisions[k])).elapsed;
      }
      spent += Math.min(...times);
      const wanted = times.map((time, k) => {
        return Math.max(50, Math.round((this.#decisions[k] * milliseconds) / Math.max(time, 0.1)));
      });
      this.#decisions = isOneGame ? wanted.map(() => Math.min(...wanted)) : wanted;
    }
  }

  async play(round) {
    const order = (round % 2 === 0) === this.#isOursFirst ? [0, 1] : [1, 0];
    const offered = [];
    for (const k of order) {
      const played = await ask(this.#seats[k], this.#decisions[k]);
      this.#rates[k].push(played.perSecond);
      this.#listed[k].push(played.offered / this.#decisions[k]);
      offered[k] = played.offered;
    }
    this.#isSame &&= offered[0] === offered[1];
  }

  result() {
    const [ours, theirs] = this.#rates;
    const ratio = median(ours.map((rate, i) => rate / theirs[i]));
    const [rates, listed] = [this.#rates, this.#listed].map((both) => both.map(median));
    return { ratio, rates, listed, isSame: this.#isSame };
  }
}

async function start([dist, list = '']) {
  const player = fork(worker, [dist, list]);
  await answer(player);
  return player;
}

function ask({ player, table }, decisions) {
  player.send({ table, decisions });
  return answer(player);
}

function answer(player) {
  return new Promise((resolve, reject) => {
    const failed = (code) => reject(new Error(`a player stopped with code ${code}`));
    player.once('exit', failed);
    player.once('message', (message) => {
      player.off('exit', failed);
      resolve(message);
    });
  });
}
