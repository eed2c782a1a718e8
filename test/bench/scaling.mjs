/*
 * How the cost of a decision grows with what lies on the table: microseconds for the legal list and the
 * checked application, by the number of figures on the board and by the cards in the acting seat's hand.
 * Full tables, random legal play.
 *
 *   node scaling.mjs <game> <seconds>
 */

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { games, randomBot } from '../../dist/index.js';

const [id, secondsText] = process.argv.slice(2);
const game = Object.values(games).find((one) => one.id === id);
const players = game.players.max;
const generator = xoroshiro128plusFromState([players, 2, 3, 4]);
const random = { below: (limit) => uniformInt(generator, 0, limit - 1) };

/** Figures, blockers, units, monsters: what stands on the board. */
const onBoard = {
  'neon-gods': ({ board }) => sum(Object.values(board).flatMap(({ figures }) => figures)),
  'city-of-remnants': ({ figures }) =>
    Object.values(figures).filter(({ at }) => at !== 'supply' && at !== 'pool').length,
  'block-mania': ({ standing }) => standing.length,
  bloodfeud: ({ domains }) =>
    sum(
      Object.values(domains).flatMap(({ units }) =>
        Object.values(units).map((stack) => (stack ? stack.ready + stack.tired : 0)),
      ),
    ),
  'defend-neo-tokyo': ({ monsters, mechs }) => monsters.length + mechs.length,
};
const inHand = {
  'neon-gods': ({ seats }, seat) => seats[seat].hand.length,
  'city-of-remnants': ({ seats }, seat) => seats[seat].hand.length,
  'block-mania': ({ cards }, seat) => cards.hands[seat].length,
  bloodfeud: ({ teams }, seat) => teams[seat]?.events.length ?? 0,
  'defend-neo-tokyo': ({ mechs }, seat) => mechs[seat]?.hand.length ?? 0,
};

const samples = [];
measure(Number(secondsText), []);
measure(Number(secondsText) * 3, samples);
console.log(
  JSON.stringify({
    game: id,
    players,
    figures: grouped(samples, 'figures'),
    cards: grouped(samples, 'cards'),
    moves: grouped(samples, 'moves'),
  }),
);

function measure(seconds, into) {
  const until = performance.now() + seconds * 1000;
  for (let played = 0; performance.now() < until; played++) {
    const state = game.setup({ players, seed: `scaling ${played}` });
    for (;;) {
      const figures = onBoard[id]?.(state) ?? 0;
      const start = performance.now();
      const moves = game.legalMoves(state);
      const listed = performance.now();
      if (moves.length === 0) break;
      const move = randomBot({ moves, random });
      const cards = inHand[id]?.(state, move.seat) ?? 0;
      const chosen = performance.now();
      game.step(state, move);
      const micros = (performance.now() - chosen + listed - start) * 1000;
      into.push({ figures, cards, moves: moves.length, micros });
    }
  }
}

/** Up to four groups of about equal size: from, to, and the mean without the slowest hundredth. */
function grouped(all, key) {
  const sorted = all.toSorted((a, b) => a[key] - b[key]);
  const cuts = [0, 1, 2, 3].map((i) => sorted[Math.floor((i * sorted.length) / 4)][key]);
  const starts = [...new Set(cuts)];
  return starts.map((from, i) => {
    const to = (starts[i + 1] ?? Number.POSITIVE_INFINITY) - 1;
    const group = sorted.filter((one) => one[key] >= from && one[key] <= to);
    const micros = group.map((one) => one.micros).sort((a, b) => a - b);
    const usual = micros.slice(0, Math.ceil(micros.length * 0.99));
    const most = group.at(-1)[key];
    const mean = sum(usual) / usual.length;
    return { from, to: most, perSecond: Math.round(1e6 / mean) };
  });
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
