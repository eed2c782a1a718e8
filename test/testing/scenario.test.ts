import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games, InvalidInput, neonGods } from '../../src/index.js';
import {
  assertScenario,
  type Expectation,
  runScenario,
  ScenarioFailed,
  type ScenarioInput,
} from '../../src/testing/index.js';
import { matches } from '../../src/testing/match.js';
import { readPath, writePath } from '../../src/testing/paths.js';

const folder = new URL('../scenarios/', import.meta.url);
const files = readdirSync(folder).flatMap((game) => {
  return readdirSync(new URL(`${game}/`, folder)).map((file) => ({ game, file }));
});

const setup = { players: 2, seed: 'a', firstPlayer: 0 };
const drawInstead = { type: 'drawInstead', seat: 0 };

function scenario(steps: unknown[], more: Partial<ScenarioInput> = {}): unknown {
  return { scenario: 'a test', game: 'neon-gods', setup, steps, ...more };
}

/** What is not as expected of a table on which nothing has happened, or after one move. */
function failuresOf(expect: Partial<Expectation>, move?: unknown): string[] {
  const step = move === undefined ? { expect } : { expect, move };
  return runScenario(neonGods, scenario([step])).failures.map(({ message }) => message);
}

describe('the scenarios of the games', () => {
  test.each(files)('$file', ({ game: id, file }) => {
    const game = games[id];
    if (game === undefined) throw new Error(`no game ${id}`);
    assertScenario(game, JSON.parse(readFileSync(new URL(`${id}/${file}`, folder), 'utf8')));
  });

  test.each(Object.keys(games))('%s has at least 15', (id) => {
    expect(files.filter(({ game }) => game === id).length).toBeGreaterThanOrEqual(15);
  });
});

test('the scenario in the guide holds', () => {
  const guide = readFileSync(new URL('../../docs/testing.md', import.meta.url), 'utf8');
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(guide) ?? [];
  expect(runScenario(neonGods, JSON.parse(json))).toMatchObject({ ok: true, moves: 2 });
});

describe('every kind of expectation can fail', () => {
  const cases: [name: string, expect: Partial<Expectation>, move: unknown, message: RegExp][] = [
    ['accepted', {}, { type: 'done', seat: 0 }, /^refused: .*\(NG-TURN-04\)/],
    ['refused', { refused: 'NG-TURN-04' }, drawInstead, /^accepted, but NG-TURN-04 should/],
    [
      'refused otherwise',
      { refused: 'NG-TURN-04' },
      { type: 'drawInstead', seat: 1 },
      /^refused by NG-TURN-03, not NG-TURN-04/,
    ],
    ['legal', { legal: [{ type: 'done' }] }, undefined, /^not legal: \{"type":"done"\}/],
    ['notLegal', { notLegal: [{ type: 'drawInstead' }] }, undefined, /^legal, but should not be/],
    [
      'legalExactly, one more',
      { legalExactly: { type: 'drawInstead', moves: [] } },
      undefined,
      /^legal, but not listed/,
    ],
    [
      'legalExactly, one less',
      { legalExactly: { type: 'drawInstead', moves: [{ seat: 0 }, { seat: 1 }] } },
      undefined,
      /^not legal: \{"type":"drawInstead","seat":1\}/,
    ],
    [
      'legalCount',
      { legalCount: [{ match: { type: 'drawInstead' }, count: 2 }] },
      undefined,
      /^1 legal moves match/,
    ],
    ['toAct', { toAct: [1] }, undefined, /^to act: \[0\], not \[1\]/],
    ['state', { state: { 'seats.0.money': 6 } }, undefined, /^seats\.0\.money is 5, not 6/],
    [
      'state, nowhere',
      { state: { 'seats.9.money': 6 } },
      undefined,
      /^seats\.9\.money: there is nothing/,
    ],
    [
      'views',
      { views: [{ viewer: 1, values: { 'seats.0.hand': 2 }, hides: [] }] },
      undefined,
      /^what seat 1 sees: seats\.0\.hand is 3, not 2/,
    ],
    [
      'views, hidden',
      { views: [{ viewer: 'spectator', values: {}, hides: ['mums'] }] },
      undefined,
      /^a spectator sees mums/,
    ],
    ['events', { events: [{ type: 'battleStarted' }] }, drawInstead, /^did not happen: /],
    [
      'noEvents',
      { noEvents: [{ type: 'cardDrawn', seat: 0 }] },
      drawInstead,
      /^happened, but should not: /,
    ],
    ['revealed', { revealed: false }, drawInstead, /^something was revealed/],
    ['outcome', { outcome: { winners: [0] } }, undefined, /^the game is not over/],
  ];
  test.each(cases)('%s', (_name, expectation, move, message) => {
    const failures = failuresOf(expectation, move);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatch(message);
  });

  test('events in another order', () => {
    const events = [{ type: 'gameStarted' }, { type: 'rowRefilled' }];
    expect(failuresOf({ events })).toEqual([
      'happened, but not in this order: {"type":"rowRefilled"}',
    ]);
  });

  test('a left-over roll', () => {
    const result = runScenario(neonGods, scenario([{ move: drawInstead, rolls: [1, 2] }]));
    expect(result.failures[0]?.message).toMatch(/^refused: recorded rolls/);
  });

  test('assertScenario says which step', () => {
    const wrong = scenario([{}, { expect: { toAct: [1] } }]);
    expect(() => assertScenario(neonGods, wrong)).toThrow(ScenarioFailed);
    expect(() => assertScenario(neonGods, wrong)).toThrow('a test\n  step 2: to act: [0], not [1]');
  });

  test('after a move that should have been accepted nothing more is checked', () => {
    const steps = [{ move: { type: 'done', seat: 0 } }, { expect: { toAct: [1] } }];
    expect(runScenario(neonGods, scenario(steps)).failures.map(({ step }) => step)).toEqual([0]);
  });
});

describe('the table of a scenario', () => {
  test('a whole state', () => {
    const state = neonGods.setup(setup);
    const whole = { scenario: 'x', game: 'neon-gods', state, steps: [{ expect: { toAct: [0] } }] };
    expect(runScenario(neonGods, whole).ok).toBe(true);
  });

  test('patches set, add, and move things between lists that stay sorted', () => {
    const { row, seats } = neonGods.setup(setup);
    const recruit = ['rec-uri', 'rec-xena'].find((card) => !row.includes(card)) ?? '';
    const patch = [
      { at: 'seats.0.money', value: 9 },
      { at: 'seats.1.money', add: -2 },
      { take: recruit, from: 'recruitDeck.0', to: 'seats.0.hand' },
    ];
    const hand = [...(seats[0]?.hand ?? []), recruit].sort();
    const state = { 'seats.0.money': 9, 'seats.1.money': 3, 'seats.0.hand': hand };
    expect(runScenario(neonGods, scenario([{ expect: { state } }], { patch }))).toMatchObject({
      ok: true,
    });
  });

  test.each([
    [{ patch: [{ at: 'nowhere', value: 1 }] }, 'patch.0: there is nothing at nowhere'],
    [{ patch: [{ at: 'pack', add: 1 }] }, 'patch.0: there is no number at pack'],
    [{ patch: [{ take: 'x', from: 'seats', to: 'row' }] }, 'patch.0: there is no x at seats'],
    [{ patch: [{ take: 'x', from: 'pack', to: 'row' }] }, 'patch.0: there is no list at pack'],
    [{ patch: [{ at: 'seats.0.figureSupply', value: 99 }] }, 'figures'],
    [{ game: 'chess' }, 'it is of the game "chess", this is neon-gods'],
    [{ rules: ['NG-NO-01'] }, 'there is no rule "NG-NO-01"'],
  ])('%j cannot be used', (more, message) => {
    expect(() => runScenario(neonGods, scenario([{}], more))).toThrow(InvalidInput);
    expect(() => runScenario(neonGods, scenario([{}], more))).toThrow(message);
  });
});

describe('paths and patterns', () => {
  const root = { a: [{ b: 1 }, { b: 2 }], c: null };

  test.each([
    ['a.0.b', 1],
    ['a.-1.b', 2],
    ['a.length', 2],
    ['c', null],
    ['', root],
  ])('%s', (path, value) => {
    expect(readPath(root, path)).toEqual({ ok: true, value });
  });

  test.each(['a.2', 'a.x', 'c.d', 'constructor', 'a.0.b.c'])('%s leads nowhere', (path) => {
    expect(readPath(root, path)).toEqual({ ok: false });
    expect(writePath(root, path, 1)).toBe(false);
  });

  test.each([
    [{ a: 1, b: 2 }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [[1, 2], [1], false],
    [[{ a: 1, b: 2 }], [{ b: 2 }], true],
    [null, null, true],
    [0, null, false],
    [{}, [], false],
  ])('%j against %j: %s', (value, pattern, isMatch) => {
    expect(matches(value, pattern)).toBe(isMatch);
  });
});
