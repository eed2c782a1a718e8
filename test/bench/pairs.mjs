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
export const here = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * Each pair names a table of our player and one of theirs: how many times as fast ours is.
 * All of them are played by the same two processes, so `--together` is a pair too.
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
      const lengths = [];
      for (const [i, pair] of pairs.entries()) {
        lengths[i] = await warm(seatsOf(players, pair), warmUp * 1000, milliseconds);
      }
      for (const [i, pair] of pairs.entries()) {
        const isOursFirst = pass % 2 === 1;
        results[i].push(await playInTurns(seatsOf(players, pair), lengths[i], rounds, isOursFirst));
      }
    } finally {
      for (const player of players) player.disconnect();
    }
  }
  return results.map((passesOf) => ({
    ...meanRatio(passesOf.map(({ ratio }) => ratio)),
    perSecond: [0, 1].map((k) => median(passesOf.map(({ rates }) => rates[k]))),
    isSame: passesOf.every(({ isSame }) => isSame),
  }));
}

function seatsOf([ours, ...theirs], [table, other, k = 0]) {
  return [
    { player: ours, table },
    { player: theirs[k], table: other },
  ];
}

async function playInTurns(seats, decisions, rounds, isOursFirst) {
  const rates = [[], []];
  let isSame = true;
  for (let round = 0; round < rounds; round++) {
    const order = (round % 2 === 0) === isOursFirst ? [0, 1] : [1, 0];
    const offered = [];
    for (const k of order) {
      const played = await ask(seats[k], decisions[k]);
      rates[k].push(played.perSecond);
      offered[k] = played.offered;
    }
    isSame &&= offered[0] === offered[1];
  }
  const ratio = median(rates[0].map((rate, i) => rate / rates[1][i]));
  return { ratio, rates: rates.map(median), isSame };
}

/**
 * Lets the compiler come to rest: the larger games take some seconds. Gives how many decisions make a turn of the wanted
 * length; two builds of one game get equally many, all the time, so that they do the same work.
 */
async function warm(seats, enough, milliseconds) {
  const isOneGame = seats[0].table === seats[1].table;
  let decisions = [200, 200];
  for (let spent = 0; spent < enough; ) {
    const times = [];
    for (const [k, seat] of seats.entries()) times[k] = (await ask(seat, decisions[k])).elapsed;
    spent += Math.min(...times);
    const wanted = times.map((time, k) => {
      return Math.max(50, Math.round((decisions[k] * milliseconds) / Math.max(time, 0.1)));
    });
    decisions = isOneGame ? wanted.map(() => Math.min(...wanted)) : wanted;
  }
  return decisions;
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
