import { describe, expect, test } from 'vitest';
import { display } from '../../src/neon-gods/display/index.js';
import { neonGods } from '../../src/neon-gods/index.js';
import { followLaws } from '../../src/testing/index.js';
import { volume } from '../volume.js';
import { asked } from './asked.js';

const table = display(neonGods);

/** The most decisions that any play can take: 9 rounds of turns with fewer than 1000 each. */
const bound = (players: number) => 9 * players * 1000;

/** With three players everything that is not the default. */
const houseRules = {
  multiDefender: 'sequential',
  monumentPays: 'money',
  diceLimit: 'physical',
  emptyActivation: 'forbidden',
  finalTie: 'random',
} as const;

const scenarios = neonGods.content.scenarios.map(({ id }, index) => ({
  scenario: id,
  tables: volume([2 + (index % 3)], [2, 3, 4]),
}));

describe.each(scenarios)('$scenario', ({ scenario, tables }) => {
  test.each(tables)('%i players follow the laws', (players) => {
    const rules = players === 3 ? { houseRules } : {};
    const setup = { players, scenario, seed: `laws ${scenario}`, ...rules };
    const coverage = followLaws(neonGods, {
      setup,
      seed: players,
      bound: bound(players),
      decisions: volume<number | 'all'>(160, 'all'),
      display: table,
      displayEvery: 5,
      questions: asked['neon-gods'],
    });
    expect(coverage.decisions).toBeGreaterThan(100);
    expect(coverage.refused).toBeGreaterThan(100);
  });
});
