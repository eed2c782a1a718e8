import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { InvalidInput } from '../../src/kernel/errors.js';
import { typesIn } from '../../src/kernel/forms.js';
import { KnownStates } from '../../src/kernel/known.js';
import { deepCopy, isPlainObject, listOf, plainCopy, unshared } from '../../src/kernel/plain.js';
import { owned, share } from '../../src/kernel/sharing.js';

/* Values from outside, copies of them, and which of them are known. */

/** A list in a list in a list, so many. */
function nested(depth: number): unknown[] {
  return depth === 1 ? [] : [nested(depth - 1)];
}

describe('a plain copy', () => {
  test.each([5, 'x', null, undefined, true])('of %s is the same', (value) => {
    expect(plainCopy(value, 'it')).toBe(value);
  });

  test('of lists and records shares nothing with them', () => {
    const value = { list: [{ a: 1 }, null, 'x'], record: { b: [2] } };
    const copy = plainCopy(value, 'it');
    expect(copy).toEqual(value);
    value.list.push('y');
    value.record.b[0] = 3;
    Object.assign(value.list[0] as object, { a: 9 });
    expect(copy).toEqual({ list: [{ a: 1 }, null, 'x'], record: { b: [2] } });
  });

  test('reads every field once', () => {
    let reads = 0;
    const value = {
      get a(): number {
        return ++reads;
      },
    };
    expect(plainCopy(value, 'it')).toEqual({ a: 1 });
    expect(reads).toBe(1);
  });

  test('goes 21 lists deep and has 10,000 entries', () => {
    expect(plainCopy(nested(21), 'it')).toEqual(nested(21));
    expect(plainCopy(Array(10_000).fill(0), 'it')).toHaveLength(10_000);
    const halves = { a: Array(5000).fill(0), b: Array(4998).fill(0) };
    expect(plainCopy(halves, 'it')).toEqual(halves);
  });

  const unreadable = {
    get a(): number {
      throw new Error('not now');
    },
  };
  test.each<[string, unknown]>([
    ['it is nested too deep', nested(22)],
    ['it has too many entries', Array(10_001).fill(0)],
    ['it has too many entries', { a: Array(5000).fill(0), b: Array(4999).fill(0) }],
    ['a field is called __proto__', JSON.parse('{"__proto__": 1}')],
    ['not now', unreadable],
  ])('is not made where %s', (why, value) => {
    const copy = () => plainCopy(value, 'the thing');
    expect(copy).toThrow(InvalidInput);
    expect(copy).toThrow(`the thing: it cannot be read: ${why}`);
  });
});

describe('a list from outside', () => {
  test('is another list with the same entries', () => {
    const list = [1, { a: 2 }];
    expect(listOf(list, 'they')).toEqual(list);
    expect(listOf(list, 'they')).not.toBe(list);
  });

  test('that is none, or is gone, is named', () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    for (const value of [{ length: 1 }, 'abc', null, undefined]) {
      expect(() => listOf(value, 'moves')).toThrow('moves: they are not a list');
    }
    expect(() => listOf(proxy, 'moves')).toThrow(InvalidInput);
    expect(() => listOf(proxy, 'moves')).toThrow('moves: they cannot be read: ');
  });
});

test.each<[unknown, boolean]>([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['a', false],
  [1, false],
])('%j is a record: %s', (value, isRecord) => {
  expect(isPlainObject(value)).toBe(isRecord);
});

describe('what nobody else may change', () => {
  test('is copied in all its parts', () => {
    const inner = { deep: [{ a: 1 }], nothing: null };
    const list = [[1], null, inner, 'x'];
    const copy = deepCopy({ list, inner }) as { list: unknown[]; inner: typeof inner };
    const before = structuredClone({ list, inner });
    expect(copy).toEqual(before);
    (list[0] as number[]).push(2);
    inner.deep.push({ a: 2 });
    list.push('y');
    expect(copy).toEqual(before);
    expect(deepCopy(list)).not.toBe(list);
  });

  test('keeps its place, with parts of its own', () => {
    const cards = ['c1'];
    const event = { type: 'shown', cards, by: null, count: 1 };
    expect(unshared(event)).toBe(event);
    cards.push('c2');
    expect(event).toEqual({ type: 'shown', cards: ['c1'], by: null, count: 1 });
  });

  test('is copied when it is changed, if more than one may hold it', () => {
    const copy = <R extends object>(record: R) => ({ ...record });
    const alone = { a: 1 };
    expect(owned(alone, copy)).toBe(alone);
    const both = { a: 1 };
    expect(share(both)).toBe(both);
    expect(owned(both, copy)).not.toBe(both);
    expect(owned(both, copy)).toEqual({ a: 1 });
  });
});

test('states are known to who has made or checked them', () => {
  const [mine, yours] = [new KnownStates(), new KnownStates()];
  const state = { a: 1 };
  expect(mine.has(state)).toBe(false);
  expect(mine.made(state)).toBe(state);
  expect([mine.has(state), yours.has(state)]).toEqual([true, false]);
  const frozen = Object.freeze({ a: 2 });
  yours.checked(frozen);
  expect([mine.has(frozen), yours.has(frozen)]).toEqual([false, true]);
  expect([mine.has({ ...state }), Object.keys(state)]).toEqual([false, ['a']]);
});

test('the types of events are those of the union', () => {
  const [won, lost] = ['won', 'lost'].map((type) => z.object({ type: z.literal(type) }));
  const odd = [z.object({ type: z.string() }), z.object({ kind: z.literal('x') }), z.string()];
  expect(typesIn(z.union([won, lost, ...odd] as z.ZodType[]))).toEqual(new Set(['won', 'lost']));
  expect(typesIn(z.object({ type: z.literal('won') }))).toEqual(new Set());
});
