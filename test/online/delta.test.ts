import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, difference } from '../../src/adapters/colyseus/delta.js';

test.each([
  ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, { b: [] }],
  ['a field that has come', { a: 1 }, { a: 1, b: null }, { b: [null] }],
  ['an entry', [1, { a: 1 }, 3], [1, { a: 2 }, 3], { 1: { a: [2] } }],
  ['entries in the middle', [1, 2, 3, 4], [1, 9, 8, 7, 4], { '~': [1, 2, 9, 8, 7] }],
  ['an entry at the end', [1], [1, 2], { '~': [1, 0, 2] }],
  ['a list that is empty now', [1, 2], [], { '~': [0, 2] }],
  ['another kind of value', { a: [1] }, { a: { 0: 1 } }, { a: [{ 0: 1 }] }],
])('tells %s', (_what, before, after, delta) => {
  expect(difference(before, after)).toEqual(delta);
  expect(changed(before, delta as never)).toEqual(after);
});

test('tells nothing where nothing has changed', () => {
  expect(difference({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeUndefined();
});

test('leads from any JSON value to any other, also through JSON, and leaves the first as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
      const [one, other] = [plain(before), plain(after)];
      const kept = plain(one);
      const delta = difference(one, other);
      if (delta === undefined) expect(one).toEqual(other);
      else expect(changed(one, plain(delta))).toEqual(other);
      expect(one).toEqual(kept);
    }),
    { seed: 24, numRuns: 500 },
  );
});
