import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../../src/kernel/errors.js';
import { probabilityOf, Tally } from '../../src/kernel/tally.js';

/* Shares of answers, added up without rounding. */

describe('a tally', () => {
  test('adds up the shares of one answer, in lowest terms, and counts them', () => {
    const tally = new Tally<string>();
    tally.add('a', 1n, 2n);
    tally.add('b', 2n, 12n);
    tally.add('a', 1n, 3n);
    tally.add('b', 0n, 5n);
    expect(tally.count).toBe(4);
    expect(tally.entries()).toEqual([
      { key: '"a"', answer: 'a', ways: 5n, of: 6n },
      { key: '"b"', answer: 'b', ways: 1n, of: 6n },
    ]);
    expect(tally.probability('"a"')).toBe(5 / 6);
    expect(tally.probability('"c"')).toBe(0);
  });

  test('is the mean of itself, and of several each counts the same', () => {
    const [one, other, third] = [new Tally<string>(), new Tally<string>(), new Tally<string>()];
    one.add('a', 1n, 1n);
    other.add('a', 1n, 4n);
    other.add('b', 3n, 4n);
    third.add('b', 1n, 1n);
    expect(Tally.mean([one])).toBe(one);
    expect(Tally.mean([one, other, third]).entries()).toMatchObject([
      { answer: 'a', ways: 5n, of: 12n },
      { answer: 'b', ways: 7n, of: 12n },
    ]);
    expect(Tally.mean([]).entries()).toEqual([]);
  });

  test.each<[unknown, string]>([
    [3, '3'],
    [null, 'null'],
    [undefined, 'undefined'],
    [[2, 1], '[2,1]'],
    [{ b: 1, a: 2, Z: 3 }, '{"Z":3,"a":2,"b":1}'],
    [[{ b: 1, a: 2 }], '[{"a":2,"b":1}]'],
    [[1, { b: 1, a: 2 }], '[1,{"a":2,"b":1}]'],
    [{ b: { d: [2, 1], c: null }, a: 0 }, '{"a":0,"b":{"c":null,"d":[2,1]}}'],
  ])('%j is one answer, whatever the order of its keys', (answer, key) => {
    const tally = new Tally<unknown>();
    tally.add(answer, 1n, 1n);
    expect(tally.entries()).toEqual([{ key, answer, ways: 1n, of: 1n }]);
  });

  test.each([1n, [1n], { a: 1n }])('%s is no answer', (answer) => {
    const add = () => new Tally<unknown>().add(answer, 1n, 1n);
    expect(add).toThrow(InvalidInput);
    expect(add).toThrow('odds: question: an answer must be JSON: ');
  });
});

test.each([
  ['a third', 1n, 3n, 1 / 3],
  ['nothing', 0n, 7n, 0],
  ['all', 7n, 7n, 1],
  ['half of 2 to the power of 2001', 1n << 2000n, 1n << 2001n, 0.5],
  ['three quarters of 2 to the power of 1102', 3n << 1100n, 1n << 1102n, 0.75],
  ['little of 2 to the power of 1000', 3n << 990n, 1n << 1000n, 3 / 1024],
])('%s is a number', (_what, ways, of, probability) => {
  expect(probabilityOf(ways, of)).toBe(probability);
});
