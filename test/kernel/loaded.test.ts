import { expect, test } from 'vitest';
import { games, seededRandom } from '../../src/index.js';
import { volume } from '../volume.js';
import { type LoadTally, tryLoads } from './loaded.js';

/** Damaged states tried a game, always the same ones; a test of the deep run tries 200,000 others, new ones each time. */
const tries = volume(1000, 2500);

test.each(Object.values(games))('$title: whatever load accepts can be played on', (game) => {
  const tally: LoadTally = { tried: 0, accepted: 0, wrong: [] };
  const random = seededRandom(`loads of ${game.id}`);
  const { min, max } = game.players;
  for (let round = 0; tally.tried < tries; round++) {
    const players = min + (round % (max - min + 1));
    tryLoads(game, { players, seed: `load ${random.below(1_000_000)}` }, 200, random, tally);
  }
  expect(tally.wrong).toEqual([]);
  expect(tally.accepted).toBeGreaterThan(tries / 500);
});
