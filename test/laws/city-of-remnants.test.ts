import { expect, test } from 'vitest';
import { display } from '../../src/city-of-remnants/display/index.js';
import { cityOfRemnants } from '../../src/city-of-remnants/index.js';
import { followLaws } from '../../src/testing/index.js';
import { asked } from './asked.js';

const table = display(cityOfRemnants);

/** Far more decisions than 100 rounds of 4 turns take. */
const bound = 200_000;

/** One row, one way to set a game up. Short games, since the laws try every move of every state. */
test.each([
  { players: 2, roundLimit: 2 },
  { players: 3, roundLimit: 2, concealRenown: false, alertChainCap: 1000 },
  { players: 4, roundLimit: 2, cardOncePerTurn: false, firstPlayer: 3 },
  { players: 2, roundLimit: 2, leaderSelection: 'random', alertChainCap: 0 } as const,
  {
    players: 2,
    roundLimit: 2,
    leaders: ['rl-garius', 'gl-asaro'],
    entries: ['A4', 'G4'],
    firstPlayer: 1,
    cardOncePerTurn: false,
    concealRenown: false,
    endOnExactDepletion: true,
  },
])('the laws hold with %o', (options) => {
  const setup = { seed: 'laws', ...options };
  const coverage = followLaws(cityOfRemnants, {
    setup,
    seed: options.players,
    bound,
    decisions: 'all',
    display: table,
    displayEvery: 5,
    questions: asked['city-of-remnants'],
  });
  expect(coverage.decisions).toBeGreaterThan(60);
  expect(coverage.refused).toBeGreaterThan(100);
  expect(coverage.events.get('firstPlayerPassed'), 'goes through a Reset').toBeGreaterThan(0);
});
