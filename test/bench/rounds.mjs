/*
 * One build of one game in a process of its own, for against.mjs: plays when it is told to, as many decisions as it is
 * told, and goes on where it stopped. The same seeds as the other build, so that both do the same work.
 *
 *   forked with <dist folder> <game> <players>
 */

import { pathToFileURL } from 'node:url';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

const [dist, id, playersText] = process.argv.slice(2);
const players = Number(playersText);
const entry = await import(pathToFileURL(`${dist}/${id}.js`).href);
const game = Object.values(entry).find((one) => one?.id === id);

const ways = {
  'in place': newTable((state, move) => {
    game.step(state, move);
    return state;
  }),
  pure: newTable((state, move) => game.apply(state, move).state),
};

process.on('message', ({ way, decisions }) => {
  process.send(play(ways[way], decisions));
});
process.send('ready');

function newTable(apply) {
  const generator = xoroshiro128plusFromState([players, 2, 3, 4]);
  return { apply, generator, played: 0, state: undefined };
}

/** Plays so many decisions. `offered` is how many moves there were to choose from: equal work offers equally many. */
function play(table, decisions) {
  const { apply, generator } = table;
  let offered = 0;
  let elapsed = 0;
  for (let left = decisions; left > 0; ) {
    table.state ??= game.setup({ players, seed: `against ${table.played++}` });
    let { state } = table;
    const start = performance.now();
    let moves = game.legalMoves(state);
    while (moves.length > 0 && left > 0) {
      offered += moves.length;
      state = apply(state, moves[uniformInt(generator, 0, moves.length - 1)]);
      left--;
      if (left > 0) moves = game.legalMoves(state);
    }
    elapsed += performance.now() - start;
    table.state = moves.length > 0 ? state : undefined;
  }
  return { elapsed, offered };
}
