import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../../src/kernel/errors.js';
import { fingerprint, linked, linkOf, printOf } from '../../src/kernel/fingerprint.js';

/** Frozen: fingerprints are in every log ever written. */
const frozen: [unknown, string][] = [
  [null, '00b42981af712200'],
  [true, '6afff2f4e812f32e'],
  [false, '720c29bf5621776a'],
  [0, '49c58a164a26e5e0'],
  [1, '3e7b0c5048252a02'],
  [-1, 'effd4ca5276d233a'],
  [2 ** 31, '1ddccb5f07ae63f1'],
  [1.5, '494482eadddfb2cc'],
  ['', '13ce30feab3e7c0b'],
  ['a', '0fe1efa71a80b1b3'],
  ['neon', 'd7a264174b8ab4e9'],
  ['x'.repeat(40), '0605222c550a2bb4'],
  ['x'.repeat(41), '310cf661b4ed21cd'],
  [[], 'fa4e3eeb09f45f69'],
  [{}, '20bb649ddf68f377'],
  [[[]], 'cdc88268f1521af7'],
  [[1, 2], '2c835c13408cebee'],
  [[2, 1], 'feb2bce671385f6a'],
  [{ a: 1 }, 'fb2e9b80e4cfeae0'],
  [{ a: 1, b: [true, null, 'x'] }, 'e5ff04ff0176d34f'],
  [{ '': { '': 1, a: { '': 2 } } }, '65253dabeb8827a6'],
  [{ ['k'.repeat(41)]: { ['l'.repeat(41)]: 1 } }, '5e599d694e4f2ca6'],
];

/** JSON values of a few shapes, often alike. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, -1, 2, '', '0', 'a', 'b', 1.5, 2 ** 40),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '', '0', '__proto__'), tie('value')),
  ),
})).value;

describe('fingerprint', () => {
  test.each(frozen)('of %j is frozen', (value, print) => {
    expect(fingerprint(value)).toBe(print);
  });

  test('a link of a chain is the fingerprint of the pair', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (first, value) => {
        const before = fingerprint(first);
        const link = linked(linkOf(before), value);
        expect(printOf(link)).toBe(fingerprint([before, value]));
        expect(linkOf(printOf(link))).toEqual(link);
      }),
    );
  });

  test('of more texts than are remembered is frozen too', () => {
    const texts = Array.from({ length: 10_000 }, (_, i) => `text ${i}`);
    expect(fingerprint(texts)).toBe('f9c13d0232bcab16');
    expect(fingerprint(texts)).toBe('f9c13d0232bcab16');
    expect(frozen.map(([value]) => fingerprint(value))).toEqual(frozen.map(([, print]) => print));
  });

  test('of more keys than are remembered is frozen too, inside others and after others', () => {
    const keys = Array.from({ length: 10_000 }, (_, i) => i);
    const inOrder = keys.map((i) => [`key ${i}`, { [`in ${i}`]: i, last: `of ${i}` }] as const);
    expect(fingerprint(Object.fromEntries(inOrder))).toBe('7f439252c9569612');
    expect(fingerprint(Object.fromEntries([...inOrder].reverse()))).toBe('7f439252c9569612');
    expect(frozen.map(([value]) => fingerprint(value))).toEqual(frozen.map(([, print]) => print));
  });

  test('long texts between others take the place of none of those that are remembered', () => {
    const long = 'long '.repeat(20);
    for (let i = 0; i < 5000; i++) {
      const texts = [`short ${i}`, long, `short ${i}`];
      expect(fingerprint(texts)).toBe(fingerprint(texts));
    }
  });

  test('is 16 hex digits, the same every time', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(fingerprint(value)).toMatch(/^[0-9a-f]{16}$/);
        expect(fingerprint(value)).toBe(fingerprint(structuredClone(value)));
      }),
    );
  });

  test('is equal after a JSON round trip', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(fingerprint(JSON.parse(JSON.stringify(value)))).toBe(fingerprint(value));
      }),
    );
  });

  test('is equal if and only if the JSON is, keys in any order', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(fingerprint(a) === fingerprint(b)).toBe(canonical(a) === canonical(b));
      }),
      { numRuns: 2000 },
    );
  });

  test('does not go by the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json), (object) => {
        const backwards = Object.fromEntries(Object.entries(object).reverse());
        expect(fingerprint(backwards)).toBe(fingerprint(object));
      }),
    );
  });

  test('goes by the order of a list', () => {
    expect(fingerprint(['a', 'b', 'c'])).not.toBe(fingerprint(['a', 'c', 'b']));
    expect(fingerprint([[1], [2]])).not.toBe(fingerprint([[2], [1]]));
    expect(fingerprint([0, 0, 1])).not.toBe(fingerprint([0, 1, 0]));
  });

  test('does not count keys without a value', () => {
    expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }));
    expect(fingerprint({ b: undefined })).toBe(fingerprint({}));
    expect(fingerprint({ a: 1, b: null })).not.toBe(fingerprint({ a: 1 }));
  });

  test('takes -0 for 0, as JSON does', () => {
    expect(fingerprint(-0)).toBe(fingerprint(0));
    expect(fingerprint({ a: [-0] })).toBe(fingerprint({ a: [0] }));
  });

  test('tells all values apart that are nearly alike', () => {
    const alike: unknown[] = [
      ...[0, 1, -1, '0', '1', '-1', null, 'null', false, 'false', true, 'true', '', ' '],
      ...[1.5, '1.5', '#1.5', -1.5, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53, 1e300, '1e300'],
      ...[[], {}, [[]], [{}], { a: [] }, { a: {} }, [[], []], [[[]]], [null], [0], [''], ['0']],
      ...[{ a: null }, { a: 0 }, { a: '' }, { a: false }, { '': 0 }, { 0: 0 }, { 0: 'a' }, ['a']],
      ...[{ a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 1 } }, { b: { a: 1 } }, { ab: 1 }, { a: 'b1' }],
      ...[
        { a: 1, b: 1 },
        { a: 1, c: 1 },
        { a: 'b', b: 'a' },
        { a: 'a', b: 'b' },
        ['a', 'b'],
        ['ab'],
      ],
      ...[['b', 'a'], [['a'], 'b'], ['a', ['b']], [['a', 'b']], { a: ['b'] }, { a: ['b', 'c'] }],
      ...[
        { x: { a: 1 }, y: { b: 2 } },
        { x: { b: 2 }, y: { a: 1 } },
        { x: { a: 2 }, y: { b: 1 } },
      ],
      ...[JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":null}'), { constructor: 1 }],
      ...['\0', '\0\0', 'a\0', '\ud83d\ude00', '\ude00\ud83d', 'e\u0301', '\u00e9'],
    ];
    const prints = new Map(alike.map((value) => [fingerprint(value), value]));
    expect(prints.size).toBe(alike.length);
  });

  test('tells a swap between sibling keys', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        fc.pre(canonical(one) !== canonical(other));
        const seats = { 0: { hand: one, discard: other }, 1: { hand: other, discard: one } };
        const swapped = { 0: { hand: other, discard: one }, 1: { hand: one, discard: other } };
        expect(fingerprint(swapped)).not.toBe(fingerprint(seats));
      }),
    );
  });

  test('has no collision among 270,000 small values, and its halves are no copies of each other', () => {
    const prints = new Set<string>();
    const high = new Set<string>();
    const low = new Set<string>();
    let count = 0;
    const add = (value: unknown) => {
      const print = fingerprint(value);
      prints.add(print);
      high.add(print.slice(0, 8));
      low.add(print.slice(8));
      count++;
    };
    for (let a = 0; a < 150; a++) {
      for (let b = 0; b < 150; b++) {
        add([a, b]);
        add({ a, b });
        add({ seats: [{ money: a }, { money: b }] });
        add([[a], b]);
        add(`${a}:${b}`);
        add({ [`k${a}`]: b });
        add([`c${a}`, `c${b}`]);
        add({ x: { a }, y: [b] });
        add([a, [b, []]]);
        add({ a: [a, b], b: null });
        add({ board: { A1: { figures: [a, b] }, A2: { figures: [b, a] } }, round: 1 });
        add([true, a, false, b]);
      }
    }
    expect(count).toBe(270_000);
    expect(prints.size).toBe(count);
    // Of 32 random bits, about 8 repeats are expected among 270,000.
    expect(high.size).toBeGreaterThan(count - 40);
    expect(low.size).toBeGreaterThan(count - 40);
  });

  test.each([
    ['deep lists', nested(100_000, '[', ']')],
    ['deep objects', nested(100_000, '{"a":', '}', '1')],
  ])('refuses %s instead of running out of stack', (_name, value) => {
    expect(() => fingerprint(value)).toThrow(InvalidInput);
    expect(fingerprint([1])).toBe(fingerprint([1]));
  });

  test('refuses a value that contains itself', () => {
    const loop: unknown[] = [];
    loop.push({ loop });
    expect(() => fingerprint(loop)).toThrow('fingerprint: nested more than 1000 levels deep');
  });

  test('goes 1000 levels deep, wherever they are', () => {
    const deep = nested(999, '[', ']');
    expect(fingerprint([deep])).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprint([[1], { a: 1 }, [2]])).toMatch(/^[0-9a-f]{16}$/);
    expect(() => fingerprint([[deep]])).toThrow(InvalidInput);
    const before = linkOf(fingerprint(1));
    expect(printOf(linked(before, deep))).toBe(fingerprint([printOf(before), deep]));
    expect(() => linked(before, [deep])).toThrow(InvalidInput);
    // What failed leaves nothing behind.
    expect(printOf(linked(before, deep))).toBe(fingerprint([printOf(before), deep]));
  });
});

function nested(levels: number, open: string, close: string, inner = ''): unknown {
  return JSON.parse(open.repeat(levels) + inner + close.repeat(levels));
}

/** The JSON text with all keys in order. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const keys = Object.keys(value).sort();
  const entries = keys.map((key) => {
    return `${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`;
  });
  return `{${entries.join()}}`;
}
