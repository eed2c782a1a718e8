import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addAll,
  addTo,
  copiesOf,
  distinct,
  isSorted,
  removeFrom,
  withId,
  withoutId,
} from '../../src/kit/sets.js';

/** Few different ids, so that equal ones meet; and some that a locale would sort otherwise. */
const id = fc.constantFrom('a', 'b', 'c', 'B', 'ä', 'z', 'a1', 'a10', 'a2', '');
const set = fc.array(id, { maxLength: 12 }).map((ids) => ids.sort(byCodeUnits));

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

describe('sets of ids', () => {
  test('addTo puts one id where it belongs', () => {
    fc.assert(
      fc.property(set, id, (ids, added) => {
        const expected = [...ids, added].sort(byCodeUnits);
        addTo(ids, added);
        expect(ids).toEqual(expected);
      }),
    );
  });

  test('addAll puts all of them where they belong, and leaves the list it takes them from alone', () => {
    fc.assert(
      fc.property(set, fc.array(id), (ids, added) => {
        const expected = [...ids, ...added].sort(byCodeUnits);
        addAll(ids, Object.freeze(added));
        expect(ids).toEqual(expected);
      }),
    );
  });

  test('removeFrom takes one copy and keeps the order', () => {
    fc.assert(
      fc.property(set, id, (ids, removed) => {
        const at = ids.indexOf(removed);
        const expected = ids.filter((_, i) => i !== at);
        expect(removeFrom(ids, removed)).toBe(at >= 0);
        expect(ids).toEqual(expected);
      }),
    );
  });

  test('withId and withoutId give another set and leave the first as it was', () => {
    fc.assert(
      fc.property(set, id, (ids, one) => {
        const before = [...ids];
        const more = withId(ids, one);
        expect(more).toEqual([...before, one].sort(byCodeUnits));
        expect(withoutId(more, one)).toEqual(before);
        expect(ids).toEqual(before);
      }),
    );
  });

  test('withoutId of what is not there is the same set', () => {
    expect(withoutId(['a', 'c'], 'b')).toEqual(['a', 'c']);
  });

  test('copiesOf counts, distinct keeps the first of each', () => {
    expect(copiesOf(['a', 'b', 'a'], 'a')).toBe(2);
    expect(copiesOf(['a', 'b', 'a'], 'c')).toBe(0);
    expect(distinct(['b', 'a', 'b', 'c', 'a'])).toEqual(['b', 'a', 'c']);
  });

  test('what was added can be removed again', () => {
    fc.assert(
      fc.property(set, id, (ids, one) => {
        const before = [...ids];
        addTo(ids, one);
        expect(removeFrom(ids, one)).toBe(true);
        expect(ids).toEqual(before);
      }),
    );
  });

  test('isSorted goes by code units, not by any language', () => {
    expect(isSorted([])).toBe(true);
    expect(isSorted(['B', 'a', 'a', 'z', 'ä'])).toBe(true);
    expect(isSorted(['a', 'B'])).toBe(false);
    expect(isSorted(['a10', 'a2'])).toBe(true);
    fc.assert(
      fc.property(fc.array(id), (ids) => {
        const inOrder = [...ids].sort(byCodeUnits);
        expect(isSorted(ids)).toBe(ids.every((one, i) => one === inOrder[i]));
      }),
    );
  });
});
