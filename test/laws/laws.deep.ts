import { expect, test } from 'vitest';
import { games, seededRandom } from '../../src/index.js';
import { followLaws, noCoverage, tellCoverage } from '../../src/testing/index.js';
import { type LoadTally, tryLoads } from '../kernel/loaded.js';
import { anySetup } from './any-setup.js';
import { askedIn } from './asked.js';

/*
 * `DEEP_MINUTES=10 npm run test:deep`: every law, for so long a game, with any options and any number of players; then
 * damaged states, loaded and played on. What was covered is printed.
 */

const minutes = Number(process.env.DEEP_MINUTES ?? 1);
const loads = Number(process.env.DEEP_LOADS ?? 200_000);
/** All laws at one decision of so many, the cheapest at the others: most bugs show at some state or other. */
const every = Number(process.env.DEEP_EVERY ?? 1);
const seed = process.env.DEEP_SEED ?? String(Date.now());

/** No game of any of the five takes more decisions. */
const bound = 2_000_000;

test.each(Object.values(games))('$title follows the laws', (game) => {
  const coverage = noCoverage();
  const random = seededRandom(`${seed} ${game.id}`);
  const { min, max } = game.players;
  const end = Date.now() + minutes * 60_000;
  for (let i = 0; Date.now() < end; i++) {
    const players = min + (i % (max - min + 1));
    const name = `deep ${seed} ${i}`;
    const setup = anySetup(game, players, name, random);
    // A league of Bloodfeud without a budget of actions may go on for ever: laws are followed for a while.
    const questions = askedIn(game.id);
    const decisions = 4000 * every;
    followLaws(game, { setup, seed: name, bound, decisions, every, questions }, coverage);
  }
  console.log(`${game.title}, seed ${seed}: ${tellCoverage(game, coverage)}`);
  expect(coverage.decisions).toBeGreaterThan(0);
});

test.each(Object.values(games))('$title: whatever load accepts can be played on', (game) => {
  const tally: LoadTally = { tried: 0, accepted: 0, wrong: [] };
  const random = seededRandom(`loads ${seed} ${game.id}`);
  const { min, max } = game.players;
  for (let round = 0; tally.tried < loads; round++) {
    const players = min + (round % (max - min + 1));
    const setup = anySetup(game, players, `load ${seed} ${round}`, random);
    tryLoads(game, setup, 500, random, tally);
  }
  console.log(`${game.title}: ${tally.tried} damaged states, ${tally.accepted} accepted`);
  expect(tally.wrong).toEqual([]);
});
