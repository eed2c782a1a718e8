import { describe, expect, test } from 'vitest';
import { factsMissed } from '../../src/kernel/facts.js';
import { nearest } from '../../src/kernel/nearest.js';

const answers: Readonly<Record<string, (...about: unknown[]) => unknown>> = {
  round: () => 3,
  control: (space) => (space === 'C3' ? 0 : null),
  battle: () => ({ attacker: 4, defenders: [2, 1] }),
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
          { of: 'D4', is: null },
        ],
      }),
    ).toEqual([]);
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
    expect(() => missed({ contrl: 0 })).toThrow('did you mean "control"? Possible: round, control');
    expect(() => missed({ xyz: 0 })).toThrow('no such fact to assert. Possible');
  });
});

describe('the nearest word', () => {
  test.each([
    ['rec-stacey', ['rec-stacy', 'rec-tess'], ['rec-stacy']],
    ['Stcay', ['stacy', 'tess'], ['stacy']],
    ['figurPicked', ['figureMoved', 'figurePicked'], ['figurePicked']],
    ['zebra', ['stacy', 'tess'], []],
  ])('%s', (word, known, near) => {
    expect(nearest(word, known)).toEqual(near);
  });
});
