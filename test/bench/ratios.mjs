/*
 * What is measured as a ratio, two players in turns (pairs.mjs): this build against another one, every game against
 * chessops, and one process that plays all five games in turn against five that play one each.
 */

import { resolve } from 'node:path';
import { printTable, thousands } from './measure.mjs';
import { here, playPairs } from './pairs.mjs';

/** So many times as fast as chessops, in place with the lists of all seats. */
const goals = {
  'neon-gods 4': 3.2,
  'city-of-remnants 4': 2,
  'defend-neo-tokyo 5': 1.7,
  'block-mania 4': 1.1,
  'bloodfeud 6': 1,
};

export async function againstBuild(other, games, options) {
  const rows = {};
  for (const { id, players } of games) {
    const list = `${id}:${players.max}`;
    const ways = ['in place', 'pure'];
    const pairs = ways.map((way) => [`${id}, ${way}`, `${id}, ${way}`]);
    const results = await playPairs([here, list], [[resolve(other), list]], pairs, options);
    for (const [i, result] of results.entries()) {
      rows[`${id} ${players.max}, ${ways[i]}`] = {
        ...asRatio(result),
        work: result.isSame ? 'the same' : 'differs',
      };
    }
  }
  printTable(`Decisions per second, this build divided by ${other}`, rows);
  return rows;
}

/** The rate of chessops is printed beside ours; `bare` is chessops without its own checks. */
export async function againstChess(games, options) {
  const rows = {};
  for (const { id, players } of games) {
    const most = id === 'bloodfeud' ? 6 : players.max;
    const name = `${id} ${most}`;
    const table = `${id}, in place`;
    const pairs = [
      [table, 'checked'],
      [table, 'bare'],
    ];
    const [checked, bare] = await playPairs(
      [here, `${id}:${most}`],
      [['chessops']],
      pairs,
      options,
    );
    rows[name] = {
      ours: thousands(checked.perSecond[0]),
      chessops: thousands(checked.perSecond[1]),
      ...asRatio(checked),
      goal: goals[name] ?? '',
      'to bare chessops': bare.ratio.toFixed(2),
      'moves a decision': checked.movesListed.map((moves) => moves.toFixed(1)).join(' and '),
    };
  }
  printTable('Decisions per second in place, and as a ratio to random play with chessops', rows);
  return rows;
}

/** All five in one process: what one game teaches the compiler may slow down another. */
export async function together(games, options) {
  const lists = games.map(({ id, players }) => `${id}:${players.max}`);
  const pairs = games.map(({ id }, k) => [`${id}, in place`, `${id}, in place`, k]);
  const alone = lists.map((list) => [here, list]);
  const results = await playPairs([here, lists.join()], alone, pairs, options);
  const rows = Object.fromEntries(
    games.map(({ id, players }, k) => {
      const [one, other] = results[k].perSecond;
      const rates = { together: thousands(one), alone: thousands(other) };
      return [`${id} ${players.max}`, { ...rates, ...asRatio(results[k]) }];
    }),
  );
  printTable('Decisions per second in place, one process for all games and one for each', rows);
  return rows;
}

function asRatio({ ratio, least, most }) {
  return { ratio: ratio.toFixed(3), '95 % interval': `${least.toFixed(3)} to ${most.toFixed(3)}` };
}
