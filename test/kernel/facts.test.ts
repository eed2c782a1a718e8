import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { factsMissed } from '../../src/kernel/facts.js';
import { meant, nearest } from '../../src/kernel/nearest.js';
import { duel, duelDefinition, duelWith } from './duel.js';

const answers: Readonly<Record<string, (...about: unknown[]) => unknown>> = {
  round: () => 3,
  control: (space) => (space === 'C3' ? 0 : null),
  battle: () => ({ attacker: 4, defenders: [2, 1] }),
  hands: () => [1],
  drawn: () => [{ is: 1 }, 5],
  word: () => ({ is: 1, other: 2 }),
};

function missed(facts: Record<string, unknown>): string[] {
  return factsMissed(facts, Object.keys(answers), (question, about) => {
    return answers[question]?.(...about);
  });
}

describe('facts in the words of questions', () => {
  test('that hold are not told', () => {
    expect(
      missed({
        round: 3,
        control: [
          { of: ['C3'], is: 0 },
          { of: 'C3', is: 0 },
          { of: 'D4', is: null },
        ],
      }),
    ).toEqual([]);
  });

  test('lists and records that only look like questions are answers', () => {
    expect(missed({ drawn: [{ is: 1 }, 5], word: { is: 1, other: 2 } })).toEqual([]);
    expect(missed({ hands: [] })).toEqual(['hands: [] noted, [1] by the moves']);
    expect(missed({ round: {} })).toEqual(['round: {} noted, 3 by the moves']);
    expect(missed({ round: { is: 4 } })).toEqual(['round: 4 noted, 3 by the moves']);
  });

  test('a wrong one says what was noted and what is so', () => {
    expect(missed({ round: 4 })).toEqual(['round: 4 noted, 3 by the moves']);
    expect(missed({ control: { of: ['C3'], is: 1 } })).toEqual([
      'control of C3: 1 noted, 0 by the moves',
    ]);
  });

  test('of many fields only those written down count; lists count whole', () => {
    expect(missed({ battle: { attacker: 4 } })).toEqual([]);
    expect(missed({ battle: { attacker: 5 } })).toHaveLength(1);
    expect(missed({ battle: { defenders: [2] } })).toHaveLength(1);
    expect(missed({ battle: { defenders: [2, 1] } })).toEqual([]);
    expect(missed({ battle: { defenders: [2, 9] } })).toHaveLength(1);
    expect(missed({ battle: { attacker: 4, defenders: [9, 1] } })).toHaveLength(1);
  });

  test('every fact of a list is looked at', () => {
    expect(
      missed({
        control: [
          { of: ['C3'], is: 0 },
          { of: ['D4'], is: 0 },
        ],
      }),
    ).toEqual(['control of D4: 0 noted, null by the moves']);
  });

  test('a long one is told to its 119th letter', () => {
    const [whole, cut] = ['x'.repeat(120), 'x'.repeat(121)];
    expect(missed({ round: whole })).toEqual([`round: ${whole} noted, 3 by the moves`]);
    expect(missed({ round: cut })).toEqual([`round: ${'x'.repeat(119)}… noted, 3 by the moves`]);
  });

  test('an unknown word names the nearest', () => {
    expect(() => missed({ contrl: 0 })).toThrow(
      'facts: contrl: there is no such fact to assert; did you mean "control"? Possible: round, control',
    );
    expect(() => missed({ xyz: 0 })).toThrow('no such fact to assert. Possible');
  });
});

describe('facts in words that a game has of its own', () => {
  const noted: unknown[] = [];
  const gameWith = (facts: z.ZodType, mismatches: boolean) => {
    noted.length = 0;
    return duelWith({
      schemas: { ...duelDefinition.schemas, facts },
      ...(mismatches && {
        mismatches: (_position, read) => {
          noted.push(read);
          return ['not so'];
        },
      }),
    });
  };
  const state = duel.setup({ players: 2, seed: 1 });
  const record = z.object({ pile: z.int().optional(), rest: z.int().optional() });

  test('are compared by the game, the others with the answers to its questions', () => {
    const game = gameWith(record, true);
    expect(game.mismatches(state, { pile: 3, standing: [0, 1] })).toEqual([
      'not so',
      'standing: [0,1] noted, [0,0] by the moves',
    ]);
    expect(noted).toEqual([{ pile: 3 }]);
    expect(game.mismatches(state, { standing: [0, 0] })).toEqual([]);
    expect(noted).toHaveLength(1);
    expect(() => game.mismatches(state, { pile: 'x' })).toThrow('facts: pile must be a number');
    expect(() => game.mismatches(state, { plie: 3 })).toThrow(
      'Possible: pile, rest, points, standing',
    );
  });

  test('all hold where nothing compares them', () => {
    expect(gameWith(record, false).mismatches(state, { pile: 3 })).toEqual([]);
  });

  test('may be no record, if there is something to compare them', () => {
    const list = z.array(z.int());
    expect(gameWith(list, true).mismatches(state, [1, 2])).toEqual(['not so']);
    expect(noted).toEqual([[1, 2]]);
    const none = 'facts: they are not a record of facts';
    expect(() => gameWith(list, false).mismatches(state, [1, 2])).toThrow(none);
    expect(() => duel.mismatches(state, [1, 2])).toThrow(none);
    expect(() => duelWith({ mismatches: () => [] }).mismatches(state, [1, 2])).toThrow(none);
    expect(() => gameWith(list, true).mismatches(state, { length: 2 })).toThrow(
      'Possible: points, standing',
    );
  });
});

describe('the nearest word', () => {
  test.each([
    ['rec-stacey', ['rec-stacy', 'rec-tess'], ['rec-stacy']],
    ['Stcay', ['stacy', 'tess'], ['stacy']],
    ['figurPicked', ['figureMoved', 'figurePicked'], ['figurePicked']],
    ['zebra', ['stacy', 'tess'], []],
    ['', ['stacy'], []],
  ])('%s', (word, known, near) => {
    expect(nearest(word, known)).toEqual(near);
  });

  test('has at most a third of its letters changed', () => {
    expect(nearest('cat', ['bat', 'bar'])).toEqual(['bat']);
    expect(nearest('ca', ['ba', 'ca'])).toEqual(['ca']);
    expect(nearest('abcdef', ['abcdxy', 'abcxyz'])).toEqual(['abcdxy']);
  });

  test.each([
    ['a letter put in', 'abcd', 'abxcd'],
    ['a letter left out', 'abcd', 'acd'],
    ['the first letter left out', 'abcd', 'bcd'],
    ['the last letter left out', 'abcd', 'abc'],
    ['a letter replaced', 'abcd', 'abxd'],
    ['the first two exchanged', 'abcd', 'bacd'],
    ['the last two exchanged', 'abcd', 'abdc'],
  ])('%s is one step', (_step, word, known) => {
    expect(nearest(word, [known], 1, 1 / 4)).toEqual([known]);
    expect(nearest(word, [known], 1, 0)).toEqual([]);
  });

  test.each([
    ['two replaced', 'abcd', 'axyd'],
    ['one replaced by its neighbour', 'abcd', 'bbxd'],
    ['one left out and one put in', 'abcd', 'bcde'],
    ['one of two left out and another put in', 'aaab', 'aabx'],
  ])('%s, which is two steps', (_steps, word, known) => {
    expect(nearest(word, [known], 1, 2 / 4)).toEqual([known]);
    expect(nearest(word, [known], 1, 1 / 4)).toEqual([]);
  });

  test('comes first, and no more than three are told', () => {
    const known = ['stxyy', 'stacx', 'stacy', 'sxacx', 'sxacy'];
    expect(nearest('stacy!', known, 9, 3 / 5)).toEqual([
      'stacy',
      'stacx',
      'sxacy',
      'stxyy',
      'sxacx',
    ]);
    expect(nearest('stacy!', known, undefined, 3 / 5)).toEqual(['stacy', 'stacx', 'sxacy']);
    expect(nearest('stacy!', known, 1, 3 / 5)).toEqual(['stacy']);
  });

  test('is looked for by at most 60 letters', () => {
    const [most, more] = ['x'.repeat(60), 'x'.repeat(61)];
    expect(nearest(most, [more], 1, 0)).toEqual([more]);
    expect(nearest(more, [more])).toEqual([]);
  });

  test('is asked for in words, where there is one', () => {
    expect(meant('easr', ['east', 'west', 'ease'])).toBe('; did you mean "east", "ease"?');
    expect(meant('north', ['east', 'west'])).toBe('');
    expect(meant(7, ['7'])).toBe('');
  });
});
