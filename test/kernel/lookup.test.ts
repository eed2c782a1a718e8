import { expect, test } from 'vitest';
import { Lookup } from '../../src/kernel/lookup.js';

const lookup = new Lookup([
  ['b', 1],
  ['a', 2],
  ['10', 3],
]);

test('finds what belongs to an id, and nothing for others', () => {
  expect(['a', 'b', '10', 'c', ''].map((id) => lookup.get(id))).toEqual([
    2,
    1,
    3,
    undefined,
    undefined,
  ]);
});

test('finds ids that were put together', () => {
  const long = new Lookup([['a-name-of-more-than-ten-letters', 'there']]);
  expect(long.get(JSON.parse('"a-name-of-more-than-ten-letters"'))).toBe('there');
});

test('keeps the order in which it was given', () => {
  expect([...lookup.keys()]).toEqual(['b', 'a', '10']);
  expect([...lookup]).toEqual([
    ['b', 1],
    ['a', 2],
    ['10', 3],
  ]);
  expect(lookup.size).toBe(3);
});

test('the last of two entries counts', () => {
  const twice = new Lookup([
    ['a', 1],
    ['a', 2],
  ]);
  expect([twice.get('a'), twice.size]).toEqual([2, 1]);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'what every object has by nature is an id like others: %s',
  (id) => {
    expect(lookup.get(id)).toBeUndefined();
    expect(lookup.has(id)).toBe(false);
    const own = new Lookup([[id, 'own']]);
    expect([own.get(id), own.has(id)]).toEqual(['own', true]);
  },
);
