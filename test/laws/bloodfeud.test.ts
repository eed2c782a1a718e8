import { describe, expect, test } from 'vitest';
import { display } from '../../src/bloodfeud/display/index.js';
import { bloodfeud, type SetupInput } from '../../src/bloodfeud/index.js';
import { seededRandom } from '../../src/index.js';
import { type Coverage, followLaws, noCoverage } from '../../src/testing/index.js';
import { volume } from '../volume.js';
import { anySetup } from './any-setup.js';
import { asked } from './asked.js';

/** A short night of two rounds at most: every legal move is tried at every state, and there are hundreds. */
const short = bloodfeud.withContent({
  ...bloodfeud.content,
  id: 'short-night',
  sun: {
    spaces: [
      { space: 1, cost: null },
      { space: 2, cost: 1 },
    ],
    source: 'house',
  },
});

const shown = display(short);

/** Two rounds; an open move of a team begins a chain of fewer than 60 decisions. */
const bound = (teams: number, budget: number) => 2 * (teams * budget * 60 + 120) + 16;

function follow(
  setup: Omit<SetupInput, 'seed'> & { actionBudget: number },
  coverage: Coverage = noCoverage(),
): Coverage {
  const { players, actionBudget } = setup;
  const options = {
    setup: { seed: `laws ${players}`, storyteller: 'auto' as const, ...setup },
    seed: players,
    bound: bound(players, actionBudget),
    nearMisses: 3,
    decisions: 'all' as const,
    display: shown,
    displayEvery: 6,
    questions: asked.bloodfeud,
  };
  return followLaws(short, options, coverage);
}

test.each(volume([4, 7], [4, 5, 6, 7, 8]))('%i teams follow the laws', (players) => {
  const coverage = follow({ players, actionBudget: players > 5 ? 1 : 2 });
  expect(coverage.decisions).toBeGreaterThan(15);
  expect(coverage.refused).toBeGreaterThan(20);
});

describe('options follow the laws', () => {
  test.each([
    ['a seated storyteller', { storyteller: 'seat' }],
    ['Immersive Story Mode', { immersive: true, scenario: 'sc3' }],
    ['recorded Power', { storyteller: 'seat', houseRules: { powerSource: 'recorded' } }],
    ['one to four players', { playersPerTeam: [1, 2, 3, 4] }],
    [
      'house rules',
      {
        houseRules: {
          allianceBlockPower: 'both',
          allianceAssets: 'returned',
          playerDeath: 'cushioned',
          slainPlayers: 'nextCleanup',
          voteMajority: 'absolute',
          maxRevotes: 1,
          orderTargets: 'optional',
          tradePresence: 'sameStation',
          maxScoredAmbitions: null,
          startUnits: 8,
        },
      },
    ],
  ] as const)('%s', (_name, options) => {
    const playersPerTeam = 'playersPerTeam' in options ? [...options.playersPerTeam] : undefined;
    const coverage = follow({
      players: 4,
      actionBudget: 2,
      ...options,
      ...(playersPerTeam && { playersPerTeam }),
    } as SetupInput & { actionBudget: number });
    expect(coverage.decisions).toBeGreaterThan(4);
  });
});

describe('any options follow the laws', () => {
  const tables = Array.from({ length: 10 }, (_, index) => {
    const players = 4 + (index % 2);
    const random = seededRandom(`options of table ${index}`);
    return anySetup(short, players, `any ${index}`, random) as SetupInput;
  });

  test.each(tables.slice(0, volume(4, tables.length)))('%j', (setup) => {
    const coverage = follow({ storyteller: 'seat', ...setup, actionBudget: 1 });
    expect(coverage.decisions).toBeGreaterThan(4);
  });

  test('every choice of the house rules is at some table', () => {
    const seen = (name: keyof NonNullable<SetupInput['houseRules']>) => {
      return new Set(tables.map((table) => table.houseRules?.[name]));
    };
    expect(seen('powerSource')).toContain('recorded');
    expect(seen('voteMajority')).toContain('absolute');
    expect(seen('maxScoredAmbitions')).toContain(null);
    expect(tables.some(({ playersPerTeam }) => playersPerTeam !== undefined)).toBe(true);
    expect(tables.some(({ immersive }) => immersive)).toBe(true);
    expect(tables.some(({ storyteller }) => storyteller === 'auto')).toBe(true);
  });
});
