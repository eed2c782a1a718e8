/*
 * What it takes to show the largest position of a few random games at a full table: the scene, and its picture at
 * 1200 pixels. Prints milliseconds (the best of many runs), sizes and a checksum as JSON.
 *
 *   node drawing.mjs <game>
 */

import { displayOf } from '../../dist/display.js';
import { fingerprint, games, seededRandom } from '../../dist/index.js';
import { toSVG } from '../../dist/svg.js';

const [, , id] = process.argv;
const game = Object.values(games).find((one) => one.id === id);
const display = displayOf(game);
const played = 3;
const most = 1500;
const runs = 60;

const view = largest();
const scene = display.scene(view);
console.log(
  JSON.stringify({
    game: id,
    players: game.players.max,
    scene: best(() => display.scene(view)),
    svg: best(() => toSVG(scene)),
    things: size(scene),
    bytes: toSVG(scene).length,
    checksum: fingerprint(scene),
  }),
);

function largest() {
  let found = { things: 0, view: undefined };
  for (let i = 0; i < played; i++) {
    const random = seededRandom(`drawing ${i}`);
    const state = game.setup({ players: game.players.max, seed: `drawing ${i}` });
    for (let decision = 0; decision < most; decision++) {
      const moves = game.legalMoves(state);
      if (moves.length === 0) break;
      game.step(state, moves[random.below(moves.length)]);
      if (decision % 10 !== 0) continue;
      const seen = game.view(state, game.toAct(state)[0] ?? 'spectator');
      const things = size(display.scene(seen));
      if (things > found.things) found = { things, view: structuredClone(seen) };
    }
  }
  return found.view;
}

/** Everything that has an id. */
function size({ boards, zones, tracks, seats }) {
  const parts = boards.flatMap(({ spaces, links, pieces }) => [...spaces, ...links, ...pieces]);
  return parts.length + zones.flatMap(({ cards }) => cards).length + tracks.length + seats.length;
}

function best(work) {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return Math.round(least * 100) / 100;
}
