import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as zod from 'zod';
import { type Game, type GameTypes, games } from '../../src/index.js';
import { isSurely } from '../../src/kernel/glance.js';
import * as z from '../../src/kernel/schema.js';
import { volume } from '../volume.js';
import { damage } from './mutate.js';

/* A glance may pass by what is well formed, but never lets pass what the schema would refuse or read as something else. */

const text = z.string().min(2).max(4);
const cards = z.strictObject({
  type: z.literal('play'),
  card: text,
  twice: z.boolean().exactOptional(),
});
const either = z.discriminatedUnion('type', [cards, z.strictObject({ type: z.literal('pass') })]);

const orWord = z.union([
  z.literal('none'),
  z.strictObject({ token: z.int(), more: z.int().exactOptional() }),
  z.strictObject({ card: text, more: z.int().exactOptional() }),
]);

describe('a glance', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['a word', z.literal('a'), 'a'],
    ['a word of several', z.enum(['a', 'b']), 'b'],
    ['yes or no', z.boolean(), false],
    ['the shortest text', text, 'ab'],
    ['the longest text', text, 'abcd'],
    ['a text of a pattern', z.string().regex(/^D\d$/), 'D7'],
    ['the least number', z.int().min(-1).max(3), -1],
    ['the greatest number', z.int().min(-1).max(3), 3],
    ['the second of two forms', z.union([z.literal('a'), z.int()]), 7],
    ['a record', cards, { type: 'play', card: 'abc', twice: true }],
    ['a record without what may be left out', cards, { type: 'play', card: 'abc' }],
    ['the second of two records that no value has both', orWord, { card: 'abc' }],
    ['a word beside records', orWord, 'none'],
    ['one of several records', either, { type: 'pass' }],
  ])('is sure of %s', (_what, schema, value) => {
    expect(isSurely(z.made(schema), value)).toBe(true);
  });

  test.each<[string, z.ZodType, unknown]>([
    ['another word', z.literal('a'), 'b'],
    ['a word that is not of them', z.enum(['a', 'b']), 'c'],
    ['a number for yes', z.boolean(), 1],
    ['a text that is too short', text, 'a'],
    ['a text that is too long', text, 'abcde'],
    ['a list as long as a text', text, ['a', 'b']],
    ['a text of another pattern', z.string().regex(/^D\d$/), 'E7'],
    ['a number below', z.int().min(-1).max(3), -2],
    ['a number above', z.int().min(-1).max(3), 4],
    ['a fraction', z.int(), 0.5],
    ['a number beyond those that are exact', z.int(), 2 ** 53],
    ['neither of two forms', z.union([z.literal('a'), z.int()]), 'b'],
    ['a field too few', cards, { type: 'play' }],
    ['a field too many', cards, { type: 'play', card: 'abc', more: 1 }],
    ['a field that is there, but empty', cards, { type: 'play', card: 'abc', twice: undefined }],
    ['a field of another form', cards, { type: 'play', card: 1 }],
    ['a list for a record', z.strictObject({}), []],
    ['nothing for a record', cards, null],
    ['a record that is not of them', either, { type: 'stay' }],
    ['no record', either, 'pass'],
  ])('is not sure of %s', (_what, schema, value) => {
    expect(isSurely(z.made(schema), value)).toBe(false);
    expect(z.made(schema).safeParse(value).success).toBe(false);
  });

  test.each<[string, zod.ZodType, unknown]>([
    ['checked by a function', zod.int().refine((value) => value > 5), 3],
    ['a word that is checked', zod.literal('a').refine(() => false), 'a'],
    ['above a bound that does not count', zod.int().gt(3), 3],
    ['below a bound that does not count', zod.int().lt(3), 3],
    ['cut', zod.string().trim(), ' a '],
    ['of a form that has a name', zod.email(), 'nobody'],
    ['of two patterns', zod.string().regex(/a/).regex(/b/), 'a'],
    ['a whole number by another way', zod.number().int(), 0.5],
    ['given where it is missing', zod.strictObject({ a: zod.int().default(1) }), {}],
    ['cleaned of other fields', zod.object({ a: zod.int() }), { a: 1, b: 2 }],
    ['a record that is checked', zod.strictObject({ a: zod.int() }).refine(() => false), { a: 1 }],
    [
      'read by a form before it',
      zod.union([zod.string().transform((word) => word.length), zod.literal('a')]),
      'a',
    ],
    [
      'read by a record before it',
      zod.union([
        zod.strictObject({ a: zod.string().trim() }),
        zod.strictObject({ a: zod.literal(' a ') }),
      ]),
      { a: ' a ' },
    ],
    [
      'read by a record before it that drops what it does not know',
      zod.union([zod.object({ a: zod.int() }), zod.strictObject({ a: zod.int(), b: zod.int() })]),
      { a: 1, b: 2 },
    ],
    [
      'read by a record before it that keeps what it does not know',
      zod.union([
        zod.object({ a: zod.int() }).catchall(zod.string().trim()),
        zod.strictObject({ a: zod.int(), b: zod.string() }),
      ]),
      { a: 1, b: ' b ' },
    ],
    [
      'read by one of several records before it',
      zod.union([
        zod.discriminatedUnion('type', [
          zod.strictObject({ type: zod.literal('a'), b: zod.string().trim() }),
        ]),
        zod.strictObject({ type: zod.literal('a'), b: zod.string() }),
      ]),
      { type: 'a', b: ' b ' },
    ],
    ['made of others: yes or no', zod.union([zod.coerce.boolean(), zod.literal('x')]), 'x'],
    ['made of others: a text', zod.union([zod.coerce.string(), zod.int()]), 7],
    ['made of others: a number', zod.coerce.number().int(), '7'],
    [
      'checked where it may be left out',
      zod.strictObject({
        a: zod
          .int()
          .exactOptional()
          .refine((value) => value !== 3),
      }),
      { a: 3 },
    ],
    [
      'changed where it may be left out',
      zod.strictObject({
        a: zod
          .int()
          .exactOptional()
          .overwrite(() => 2),
      }),
      { a: 3 },
    ],
    ['one form only', zod.xor([zod.int(), zod.int()]), 1],
    ['a word of an enum of numbers', zod.enum({ A: 0, 0: 'A' } as never), 'A'],
    ['a number of few bits', zod.int32(), 2 ** 40],
    ['a text with a beginning', zod.string().startsWith('b'), 'a'],
    ['anything else', zod.date(), 'today'],
  ])('leaves to the schema what is %s', (_what, schema, value) => {
    expect(isSurely(schema, value)).toBe(false);
    const read = schema.safeParse(value);
    if (read.success) expect(read.data).not.toEqual(value);
  });
});

test('a record in another order is left to the schema, which puts it in its own', () => {
  const move = { card: 'abc', type: 'play' };
  expect(isSurely(z.made(cards), move)).toBe(false);
  expect(Object.keys(z.made(cards).parse(move))).toEqual(['type', 'card']);
});

test('so is one that fits two forms of a union, of which the first puts it in its order', () => {
  const either = zod.union([
    zod.strictObject({ a: zod.int(), b: zod.int() }),
    zod.strictObject({ b: zod.int(), a: zod.int() }),
  ]);
  expect(JSON.stringify(either.parse({ b: 1, a: 2 }))).toBe('{"a":2,"b":1}');
  expect(isSurely(either, { b: 1, a: 2 })).toBe(false);
});

test('a form that comes again inside itself is left to the schema', () => {
  const tree = zod.strictObject({
    n: zod.int(),
    get next() {
      return tree.exactOptional();
    },
  });
  expect(isSurely(tree, { n: 1, next: { n: 2 } })).toBe(false);
  expect(isSurely(zod.union([zod.int(), tree]), 1)).toBe(false);
});

test.each([/a/g, /a/y])(
  'the pattern %s remembers where it was, so it is left to the schema',
  (pattern) => {
    const schema = zod.string().regex(pattern);
    expect(['a', 'a', 'a'].map((value) => isSurely(schema, value))).toEqual([false, false, false]);
  },
);

/** Moves of a match played at random, and every move that was offered beside them. */
function* offeredIn<G extends GameTypes>(game: Game<G>, seed: number): Generator<G['move']> {
  const state = game.setup({ players: game.players.max, seed: `glance ${seed}` });
  for (let i = 0; i < 600; i++) {
    const moves = game.legalMoves(state);
    if (moves.length === 0) return;
    yield* moves;
    game.step(state, moves[(i * 7919 + seed) % moves.length] as G['move']);
  }
}

/** Moves in which a list or nothing at all may be named, and which are seldom made. */
const left: Readonly<Record<string, readonly string[]>> = {
  bloodfeud: ['blockAlliance', 'answerAnnounce'],
};

describe.each(Object.values(games))('moves of $id', (game: Game<GameTypes>) => {
  test('are well formed at a glance, but for a few kinds', () => {
    for (const move of offeredIn(game, 1)) {
      const isLeft = left[game.id]?.includes(move.type) ?? false;
      expect(isSurely(game.schemas.move, move), JSON.stringify(move)).toBe(!isLeft);
    }
  });

  test('that are damaged never pass at a glance where the schema refuses them or reads another move', () => {
    const moves = [...offeredIn(game, 2)];
    let passed = 0;
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (one, place, kind) => {
        const move = damage(moves[one % moves.length], place, kind);
        if (!isSurely(game.schemas.move, move)) return;
        passed++;
        const read = game.schemas.move.safeParse(move);
        expect(read).toEqual({ success: true, data: move });
        expect(JSON.stringify(read.data)).toBe(JSON.stringify(move));
      }),
      { numRuns: volume(3_000, 100_000) },
    );
    expect(passed).toBeGreaterThan(0);
  });
});
