import { expect, test } from 'vitest';
import { InvalidInput, neonGods } from '../../src/index.js';
import { assertScenario, runScenario, ScenarioFailed } from '../../src/testing/index.js';

const setup = { players: 2, seed: 1, firstPlayer: 0 };
const rich = { ...structuredClone(neonGods.content), id: 'rich' };
rich.constants = { ...rich.constants, startMoney: 8 };

/** Files as a scenario sees them. */
const files: Readonly<Record<string, unknown>> = {
  'tables.json': {
    game: 'neon-gods',
    tables: {
      opening: { setup },
      poor: { table: '#opening', patch: [{ at: 'seats.0.money', value: 1 }] },
    },
  },
  'shared/rich.json': {
    game: 'neon-gods',
    content: 'pack.json',
    tables: {
      opening: { setup },
      loop: { table: '#pool' },
      pool: { table: 'rich.json#loop' },
      broken: { setup, arrange: ['hello'] },
    },
  },
  'shared/pack.json': rich,
  'other.json': { game: 'bloodfeud', tables: { opening: { setup } } },
};
const read = (path: string): unknown => {
  if (!Object.hasOwn(files, path))
    throw new InvalidInput('file', [{ path: [], message: `no ${path}` }]);
  return structuredClone(files[path]);
};

function on(table: string, money: number, more: object = {}) {
  const steps = [{ expect: { state: { 'seats.0.money': money } } }];
  return { scenario: 'x', game: 'neon-gods', table, steps, ...more };
}

test.each([
  ['tables.json#opening', 5, {}],
  ['tables.json#poor', 1, {}],
  ['tables.json#poor', 3, { patch: [{ at: 'seats.0.money', add: 2 }] }],
  ['tables.json#poor', 7, { arrange: ['seat 0 has 7 $'] }],
  ['shared/rich.json#opening', 8, {}],
])('%s has %i $ with %j', (table, money, more) => {
  expect(runScenario(neonGods, on(table, money, more), { read }).ok).toBe(true);
});

test('a pack by its id, among those that are given', () => {
  const scenario = {
    scenario: 'x',
    game: 'neon-gods',
    content: 'rich',
    setup,
    steps: [{ expect: { state: { 'seats.0.money': 8 } } }],
  };
  const result = runScenario(neonGods, scenario, { packs: [rich] });
  expect(result.ok).toBe(true);
  expect(result.game.content.id).toBe('rich');
  expect(() => runScenario(neonGods, scenario)).toThrow('content: there is no pack "rich"');
});

test.each([
  ['tables.json#opning', 'has no table "opning"; did you mean "opening"?'],
  [
    'shared/rich.json#loop',
    'shared/rich.json#loop builds on shared/rich.json#pool builds on shared/rich.json#loop',
  ],
  [
    'shared/rich.json#broken',
    'table: shared/rich.json#broken: arrange: 0: "hello" is not understood',
  ],
  ['other.json#opening', 'other.json is of the game "bloodfeud", this is neon-gods'],
  ['opening', 'a table is named by a file and a name'],
])('%s cannot be used', (table, message) => {
  expect(() => runScenario(neonGods, on(table, 5), { read })).toThrow(message);
});

test('without a reader nothing can be read', () => {
  expect(() => runScenario(neonGods, on('tables.json#opening', 5))).toThrow(
    'nobody has said how to read tables.json',
  );
});

test('assertScenario shows what was there', () => {
  const wrong = on('tables.json#poor', 2);
  expect(() => assertScenario(neonGods, wrong, { read })).toThrow(ScenarioFailed);
  expect(() => assertScenario(neonGods, wrong, { read })).toThrow(
    'x\n  step 1: seats.0.money is 1, not 2\n    - 2\n    + 1',
  );
});
