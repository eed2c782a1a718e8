/*
 * Two builds of the same rules against each other: `npm run bench -- --against <dist folder of the other build>`.
 *
 * A machine that does other things beside differs by a tenth from run to run, so no two runs are compared. In every
 * pass each build gets a fresh process; both play the same stretches of the same games in turns (A B, B A, A B, …),
 * and a stretch gives one ratio of their times. A pass tells the median of its ratios. Processes differ too (what the
 * compiler decided, how memory lies), so the interval is Student's over the passes, of the logarithms.
 */

import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ways = ['in place', 'pure'];
const worker = fileURLToPath(new URL('rounds.mjs', import.meta.url));
const here = fileURLToPath(new URL('../../dist', import.meta.url));

/** Two-sided 95 % quantiles of Student's distribution, by the number of values less one. */
const student = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145,
  2.131, 2.12, 2.11, 2.101, 2.093, 2.086,
];

/**
 * For each game, at its full table, and each way to play: decisions per second of this build divided by those of
 * the other one, with the 95 % interval.
 */
export async function playAgainst(other, games, { passes, rounds, milliseconds }) {
  if (passes < 2) throw new Error('an interval needs two passes or more');
  const rows = [];
  for (const { id, players } of games) {
    const results = [];
    for (let pass = 1; pass <= passes; pass++) {
      process.stderr.write(`${id}, ${players.max} players, pass ${pass} of ${passes}\n`);
      const isOdd = pass % 2 === 1;
      results.push(
        await playPass([here, resolve(other)], id, players.max, isOdd, rounds, milliseconds),
      );
    }
    for (const way of ways)
      rows.push({ game: id, players: players.max, way, ...summary(results, way) });
  }
  return rows;
}

/** The median ratio of one pair of processes, for each way to play. */
async function playPass(builds, id, players, isOursFirst, rounds, milliseconds) {
  const [ours, theirs] = await Promise.all(builds.map((dist) => start(dist, id, players)));
  try {
    const result = {};
    for (const way of ways) {
      const decisions = await warmUp([ours, theirs], way, milliseconds);
      const ratios = [];
      let isSame = true;
      for (let round = 0; round < rounds; round++) {
        const order = (round % 2 === 0) === isOursFirst ? [ours, theirs] : [theirs, ours];
        const times = new Map();
        for (const build of order) times.set(build, await ask(build, { way, decisions }));
        isSame &&= times.get(ours).offered === times.get(theirs).offered;
        ratios.push(times.get(theirs).elapsed / times.get(ours).elapsed);
      }
      result[way] = { ratio: median(ratios), isSame };
    }
    return result;
  } finally {
    for (const build of [ours, theirs]) build.disconnect();
  }
}

/** Lets the compiler come to rest; gives how many decisions make a round of the wanted length. */
async function warmUp(builds, way, milliseconds) {
  let decisions = 200;
  for (let spent = 0; spent < 25 * milliseconds; ) {
    const times = [];
    for (const build of builds) times.push(await ask(build, { way, decisions }));
    const slower = Math.max(...times.map(({ elapsed }) => elapsed));
    spent += slower;
    decisions = Math.max(50, Math.round((decisions * milliseconds) / Math.max(slower, 0.1)));
  }
  return decisions;
}

async function start(dist, id, players) {
  const build = fork(worker, [dist, id, String(players)]);
  await answer(build);
  return build;
}

function ask(build, message) {
  build.send(message);
  return answer(build);
}

function answer(build) {
  return new Promise((resolve, reject) => {
    const failed = (code) => reject(new Error(`a build stopped with code ${code}`));
    build.once('exit', failed);
    build.once('message', (message) => {
      build.off('exit', failed);
      resolve(message);
    });
  });
}

function summary(results, way) {
  const logs = results.map((result) => Math.log(result[way].ratio));
  const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length;
  const variance = logs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (logs.length - 1);
  const quantile = student[logs.length - 2] ?? 1.96;
  const half = quantile * Math.sqrt(variance / logs.length);
  return {
    ratio: Math.exp(mean),
    least: Math.exp(mean - half),
    most: Math.exp(mean + half),
    isSame: results.every((result) => result[way].isSame),
  };
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
