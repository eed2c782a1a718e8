import { expect, test } from 'vitest';
import { neonGods } from '../../src/neon-gods/index.js';
import { moves } from '../../src/neon-gods/moves/index.js';
import { followLaws, noCoverage } from '../../src/testing/index.js';
import { tellCoverage } from './coverage.js';

const gamesEach = Number(process.env.DEEP_GAMES ?? 10);

const moveTypes = moves.map(({ type }) => type);

/** Every house rule that is not the default, too. */
const houseRules = [
  {},
  {
    multiDefender: 'sequential',
    monumentPays: 'money',
    diceLimit: 'physical',
    finalTie: 'random',
  },
] as const;

test('Neon Gods follows the laws through many games', () => {
  const coverage = noCoverage();
  for (const { id: scenario } of neonGods.content.scenarios) {
    for (const players of [2, 3, 4]) {
      for (let i = 0; i < gamesEach; i++) {
        const rules = houseRules[i % 2] ?? {};
        const setup = { players, scenario, seed: `deep ${i}`, houseRules: rules };
        followLaws(neonGods, { setup, seed: `deep ${i}`, bound: 9000 * players }, coverage);
      }
    }
  }
  console.log(tellCoverage(neonGods, coverage));
  // Three gangs hardly ever meet in random play, so choosing whom to steal from may not come up.
  const missing = moveTypes.filter((type) => !coverage.moves.has(type));
  expect(missing.filter((type) => type !== 'stealFrom')).toEqual([]);
});
