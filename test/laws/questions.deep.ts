import { expect, test } from 'vitest';
import { games, seededRandom } from '../../src/index.js';
import type { Viewer } from '../../src/kernel/play.js';
import { wrongAnswer } from '../../src/testing/question-law.js';
import { anySetup } from './any-setup.js';
import { askedIn } from './asked.js';

/*
 * `DEEP_STATES=3000 npm run test:deep -- questions.deep`: law 23 alone, at one state of seven of random games with any
 * options: every viewer asks every question, about one thing or another, three times.
 */

const states = Number(process.env.DEEP_STATES ?? 3000);
const seed = process.env.DEEP_SEED ?? String(Date.now());
const every = 7;
const times = 3;
/** Of one game, so that each number of players gets its share. */
const most = 200;

test.each(Object.values(games))('$title: a view answers what the state answers', (game) => {
  const random = seededRandom(`${seed} ${game.id}`);
  const { min, max } = game.players;
  const pick = <T>(list: readonly T[]) => list[random.below(list.length)] as T;
  const inquiries = askedIn(game.id);
  let seen = 0;
  for (let i = 0; seen < states; i++) {
    const players = min + (i % (max - min + 1));
    let state = game.setup(anySetup(game, players, `questions ${seed} ${i}`, random));
    const viewers: Viewer[] = [...Array(game.seats(state)).keys(), 'spectator', 'open'];
    for (let decision = 0; decision < every * most; decision++) {
      const moves = game.legalMoves(state);
      if (decision % every === 0 || moves.length === 0) {
        seen++;
        for (const viewer of viewers) {
          for (let time = 0; time < times; time++) {
            const wrong = wrongAnswer(game, inquiries, state, viewer, pick);
            expect(wrong, `seed ${seed}, game ${i}, decision ${decision}`).toBeUndefined();
          }
        }
      }
      if (moves.length === 0) break;
      state = game.apply(state, pick(moves)).state;
    }
  }
  const asked = Object.keys(inquiries).length;
  console.log(`${game.title}, seed ${seed}: ${seen} states, ${asked} questions for every viewer`);
});
