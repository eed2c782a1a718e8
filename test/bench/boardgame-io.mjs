/*
 * The same random play through boardgame.io: its own state machine around our rules, by the adapter.
 * One local client without a network, which is the least that boardgame.io does for a move, in production: elsewhere
 * it looks through the whole state several times a move.
 *
 *   node boardgame-io.mjs <game> <players> <seconds>
 */

import { createRequire } from 'node:module';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { toBoardgameIO } from '../../dist/boardgame-io.js';
import { games } from '../../dist/index.js';

process.env.NODE_ENV = 'production';
const { Client } = createRequire(import.meta.url)('boardgame.io/client');
const [id, playersText, secondsText] = process.argv.slice(2);
const game = Object.values(games).find((one) => one.id === id);
const players = Number(playersText);
const seconds = Number(secondsText);

const warm = playFor(seconds);
const rates = Array.from({ length: 3 }, () => playFor(seconds)).sort((a, b) => a - b);
console.log(
  JSON.stringify({ game: id, players, warm, least: rates[0], median: rates[1], most: rates[2] }),
);

function playFor(limit) {
  const generator = xoroshiro128plusFromState([players, 2, 3, 4]);
  let decisions = 0;
  let elapsed = 0;
  for (let played = 0; elapsed < limit * 1000; played++) {
    const client = Client({
      game: toBoardgameIO(game, { players, seed: `bench ${played}` }),
      numPlayers: players,
      debug: false,
    });
    client.start();
    client.moves.deal();
    const start = performance.now();
    while (performance.now() - start < limit * 1000) {
      const { state } = client.store.getState().G.match;
      const moves = game.legalMoves(state);
      if (moves.length === 0) break;
      const { type, seat, ...fields } = moves[uniformInt(generator, 0, moves.length - 1)];
      client.updatePlayerID(String(seat));
      client.moves[type](fields);
      decisions++;
    }
    elapsed += performance.now() - start;
    client.stop();
  }
  return Math.round((decisions / elapsed) * 1000);
}
