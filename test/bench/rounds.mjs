/*
 * One player in a process of its own, for pairs.mjs: plays when it is told to, as many decisions as it is told, and
 * goes on where it stopped. The same seeds as every other player, so that all do the same work.
 *
 *   forked with <dist folder> <game>:<players>,…   or with chessops
 */

import { pathToFileURL } from 'node:url';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { processorTime } from './measure.mjs';

const [dist, list = ''] = process.argv.slice(2);
const tables = dist === 'chessops' ? await chessTables() : await gameTables();

process.on('message', ({ table, decisions }) => process.send(play(tables[table], decisions)));
process.send('ready');

async function chessTables() {
  const { chessWays } = await import('./chess.mjs');
  return Object.fromEntries(Object.entries(chessWays).map(([way, rules]) => [way, begun(rules)]));
}

async function gameTables() {
  const all = {};
  for (const [id, players] of list.split(',').map((one) => one.split(':'))) {
    const entry = await import(pathToFileURL(`${dist}/${id}.js`).href);
    const game = Object.values(entry).find((one) => one?.id === id);
    for (const [way, rules] of Object.entries(waysOf(game, Number(players)))) {
      all[`${id}, ${way}`] = begun(rules);
    }
  }
  return all;
}

function waysOf(game, players) {
  const begin = (number) => game.setup({ players, seed: `against ${number}` });
  const moves = (state) => game.legalMoves(state);
  const inPlace = (state, move) => {
    game.step(state, move);
    return state;
  };
  const pure = (state, move) => game.apply(state, move).state;
  return {
    'in place': { begin, list: moves, apply: inPlace },
    pure: { begin, list: moves, apply: pure },
  };
}

function begun(rules) {
  return { rules, generator: xoroshiro128plusFromState([1, 2, 3, 4]), number: 0, state: undefined };
}

/**
 * Plays so many decisions; what it takes to set games up does not count.
 * `offered` is how many moves there were to choose from: equal work offers equally many.
 */
function play(table, decisions) {
  const { rules, generator } = table;
  let offered = 0;
  let elapsed = 0;
  for (let left = decisions; left > 0; ) {
    table.state ??= rules.begin(table.number++);
    let { state } = table;
    const start = processorTime();
    let moves = rules.list(state);
    while (moves.length > 0 && left > 0) {
      offered += moves.length;
      state = rules.apply(state, moves[uniformInt(generator, 0, moves.length - 1)]);
      left--;
      if (left > 0) moves = rules.list(state);
    }
    elapsed += processorTime() - start;
    table.state = moves.length > 0 ? state : undefined;
  }
  return { elapsed, offered, perSecond: (decisions / elapsed) * 1000 };
}
