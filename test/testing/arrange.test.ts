import { describe, expect, test } from 'vitest';
import { games, InvalidInput, neonGods } from '../../src/index.js';
import { vocabularyOf } from '../../src/testing/arrange/vocabularies.js';
import { runScenario } from '../../src/testing/scenario.js';

const legs = { legs: 'lg-medium', leftArm: 'ar-mg', rightArm: 'ar-sword', chassis: 'ch-patriot' };
const spider = {
  legs: 'lg-spider',
  leftArm: 'ar-chainfist',
  rightArm: 'ar-shotgun',
  chassis: 'ch-anansi',
};
const setups: Readonly<Record<string, object>> = {
  'neon-gods': { players: 2, seed: 1, firstPlayer: 0 },
  'city-of-remnants': {
    players: 2,
    seed: 'arranged',
    leaders: ['yl-ret', 'bl-roden'],
    entries: ['D1', 'A4'],
    firstPlayer: 0,
  },
  'block-mania': { players: 2, seed: 'arranged', seating: ['sf', 'bh'] },
  bloodfeud: { players: 4, seed: 'arranged', actionBudget: null },
  'defend-neo-tokyo': {
    players: 2,
    seed: 'arranged',
    captain: 0,
    threat: 'radiation-beasts',
    build: 'assigned',
    mechs: [legs, spider],
  },
};

/** A table of Block Mania needs blockers on both sides before anything else can be said. */
const manned = [
  'seat 0 commands with 3 CP',
  'Juves 1 of Sammy Fox Block stands on 5,5',
  'Juves 1 of Buddy Holly Block stands on 14,5',
];

/** What has to be said first. */
const first: Readonly<Record<string, readonly string[]>> = {
  'block-mania': manned,
  bloodfeud: ['round 1 is open'],
};

function run(
  id: string,
  arrange: readonly string[],
  state: Readonly<Record<string, unknown>> = {},
) {
  const game = games[id];
  if (game === undefined) throw new Error(id);
  const steps = [{ expect: { state } }];
  return runScenario(game, { scenario: 'x', game: id, setup: setups[id], arrange, steps });
}

describe.each(Object.keys(games))('%s', (id) => {
  const phrases = vocabularyOf(id)?.phrases ?? [];

  test.each(phrases.map(({ example }) => example))(
    '"%s" gives a table that can be played',
    (example) => {
      const before = first[id] ?? [];
      expect(run(id, [...before, example]).failures).toEqual([]);
    },
  );
});

describe('what comes of it, by the hand that would lay it out', () => {
  const cases: [id: string, sentences: string[], state: Record<string, unknown>][] = [
    [
      'neon-gods',
      ['seat 0 has 2 figures on E4', 'seat 0 has one figure on C3.', 'seat 1 has no $'],
      { 'board.E4.figures': [2, 0], 'board.C3.figures': [1, 0], 'seats.1.money': 0 },
    ],
    [
      'neon-gods',
      ['c3 has a tunnel', 'C3 has 2 products'],
      { 'board.C3.tunnel': true, 'board.C3.products': 2 },
    ],
    [
      'city-of-remnants',
      ['seat 1 has 2 figures on C4', 'seat 1 has 1 figure on C4'],
      { 'figures.blue-01.at': 'pool', 'figures.blue-02.at': 'C4' },
    ],
    [
      'city-of-remnants',
      ['place 0 of the gang row has Mother Vesk'],
      { 'gang.row.0': 'gm-vesk:1' },
    ],
    [
      'block-mania',
      [...manned, 'Juves 1 of Sammy Fox Block carries Zip Gun', '5,6 burns with 2'],
      {
        'blockers.sf-juves-1.where': { space: '5,5', outside: false },
        'blockers.sf-juves-1.items': ['zipGun-1'],
        'spaces.5,6.fire': 2,
        standing: ['sf-juves-1', 'bh-juves-1'],
        commandPoints: 3,
      },
    ],
    [
      'bloodfeud',
      ['Brujah has 2 ready units on D5', 'Brujah has 6 assets'],
      { 'domains.D5.units.0.ready': 2, 'teams.0.assets': 6 },
    ],
    [
      'bloodfeud',
      ['Brujah has 2 ready units on D5', 'Brujah has no ready units on D5'],
      { 'domains.D5.units': {} },
    ],
    [
      'defend-neo-tokyo',
      [
        'the Mech of seat 0 stands on Ueno',
        'Glowfang has 3 damage',
        'the left Arm of seat 1 has 2 damage',
      ],
      { 'mechs.0.space': 's01', 'mechs.1.damage.leftArm': 2 },
    ],
  ];
  test.each(cases)('%s: %j', (id, sentences, state) => {
    expect(run(id, sentences, state).failures.map(({ message }) => message)).toEqual([]);
  });

  test('what is put down is taken from the supply', () => {
    const before = neonGods.setup({ players: 2, seed: 1, firstPlayer: 0 });
    const supply = before.seats[0]?.figureSupply ?? 0;
    const state = {
      'seats.0.figureSupply': supply - 2,
      'supply.products': before.supply.products - 2,
    };
    expect(run('neon-gods', ['seat 0 has 2 figures on E4', 'C3 has 2 products'], state).ok).toBe(
      true,
    );
  });
});

describe('what is not understood', () => {
  test.each([
    ['seat 0 has 2 figures on E9', 'arrange.0: there is no place "E9"; did you mean "E'],
    ['seat 7 has 2 figures on E4', 'arrange.0: there is no seat "seat 7", but seat 0 to seat 1'],
    ['seat 0 has many figures on E4', 'arrange.0: there is no number "many"'],
    ['seat 0 has Stacey in hand', 'arrange.0: there is no card "Stacey"; did you mean "Stacy"?'],
    ['seat 0 owns 2 figures', 'is not understood. Say it like "seat 0 has 2 figures on E4"'],
    ['seat 0 has 99 figures on E4', 'arrange.0: there are not enough of them: '],
  ])('%s', (sentence, message) => {
    expect(() => run('neon-gods', [sentence])).toThrow(InvalidInput);
    expect(() => run('neon-gods', [sentence])).toThrow(message);
  });
});
