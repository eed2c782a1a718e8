import { expect, test } from 'vitest';
import { displayOf } from '../../src/displays.js';
import { games, seededRandom } from '../../src/index.js';
import { anySetup } from '../laws/any-setup.js';
import { type Choosing, widestStep } from './choices.js';

/*
 * `npm run test:deep`: what a person chooses from at one step, over many random positions of a game. Places are lit on the
 * board; of everything else nobody should have to read a long list.
 */

const positions = Number(process.env.DEEP_POSITIONS ?? 1000);
const seed = process.env.DEEP_SEED ?? 'choices';
const most = 24;

test.each(Object.values(games))('$title: nobody chooses from a long list', (game) => {
  const display = displayOf(game);
  const random = seededRandom(`${seed} ${game.id}`);
  const { min, max } = game.players;
  let widest: Choosing = { before: '', choices: [] };
  for (let looked = 0, round = 0; looked < positions; round++) {
    const players = min + (round % (max - min + 1));
    const setup = anySetup(game, players, `${seed} ${round}`, random);
    let state = game.setup(setup);
    // At most a tenth of the positions are of one game, some decisions apart.
    for (let own = 0; own < positions / 10 && looked < positions; ) {
      const moves = game.legalMoves(state);
      const move = moves[random.below(moves.length)];
      if (move === undefined) break;
      if (random.below(8) === 0) {
        const step = widestStep(display, state, move.seat);
        if (step.choices.length > widest.choices.length) widest = step;
        looked++;
        own++;
      }
      state = game.reduce(state, move);
    }
  }
  const { before, choices } = widest;
  console.log(
    `${game.title}: at most ${choices.length}, after "${before}": ${choices.join(' | ')}`,
  );
  expect(choices.length).toBeLessThanOrEqual(most);
});
