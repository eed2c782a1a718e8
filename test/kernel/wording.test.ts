import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { games, neonGods } from '../../src/index.js';
import { InvalidInput, parseInput, readAs, tellIssues } from '../../src/kernel/errors.js';
import type { Game } from '../../src/kernel/game.js';
import { logHeader, logMove } from '../../src/kernel/log.js';
import { worded } from '../../src/kernel/wording.js';

function told(schema: z.ZodType, value: unknown): string[] {
  const read = readAs(schema, value);
  return read.ok ? [] : read.issues.map(({ path, message }) => worded(path.join('.'), message));
}

describe('what a schema refuses is told in plain words', () => {
  const slot = z.int().min(0).max(3);
  test.each<[string, z.ZodType, unknown, string[]]>([
    ['missing', z.strictObject({ slot }), {}, ['needs slot, a number from 0 to 3']],
    [
      'kind',
      z.strictObject({ slot }),
      { slot: 'x' },
      ['slot must be a number from 0 to 3, not "x"'],
    ],
    ['whole', slot, 1.5, ['must be a whole number from 0 to 3, not 1.5']],
    ['too big', slot, 4, ['must be at most 3, not 4']],
    ['too small', slot, -1, ['must be at least 0, not -1']],
    [
      'no upper bound',
      z.int().min(2).max(1_000_000),
      'x',
      ['must be a number, at least 2, not "x"'],
    ],
    ['any number', z.number(), null, ['must be a number, not null']],
    ['empty text', z.string().min(1), '', ['must be a text that is not empty, not ""']],
    ['long text', z.string().max(2), 'abc', ['must be a text of at most 2 characters, not "abc"']],
    ['list for a text', z.string().min(1), [], ['must be a text, not a list']],
    [
      'word',
      z.enum(['east', 'west']),
      'eats',
      ['must be one of east, west, not "eats"; did you mean east?'],
    ],
    ['one word', z.literal('east'), 5, ['must be "east", not 5']],
    ['yes or no', z.boolean(), 1, ['must be true or false, not 1']],
    ['list', z.array(z.string()), 'a', ['must be a list of texts, not "a"']],
    ['long list', z.array(slot).max(1), [1, 2], ['must be a list of at most 1, not of 2']],
    ['pair', z.tuple([slot, slot]), 7, ['must be a list of 2, not 7']],
    [
      'either',
      z.union([slot, z.literal('none')]),
      [],
      ['must be a number from 0 to 3 or "none", not a list'],
    ],
    ['or nothing', z.object({ at: slot.nullable() }), {}, ['needs at, a number from 0 to 3']],
    [
      'unknown field',
      z.strictObject({ slot }),
      { slot: 1, a: 2 },
      ['does not know "a"; it knows slot'],
    ],
    [
      'misspelt field',
      z.strictObject({ slot: slot.optional() }),
      { slto: 1 },
      ['does not know "slto"; did you mean slot?'],
    ],
    [
      'unknown tag',
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('go') }),
        z.object({ type: z.literal('stop') }),
      ]),
      { type: 'stopp' },
      ['type must be one of go, stop, not "stopp"; did you mean stop?'],
    ],
    [
      'nearest form',
      z.union([
        z.strictObject({ a: slot, b: slot }),
        z.strictObject({ c: slot, d: slot, e: slot }),
      ]),
      { a: 1 },
      ['needs b, a number from 0 to 3'],
    ],
    ['anything', z.strictObject({ move: z.unknown() }), {}, ['needs move']],
    [
      'own words',
      z.object({ id: z.string().regex(/^a/, 'an id begins with a') }),
      { id: 'b' },
      ['id: an id begins with a'],
    ],
    [
      'own words with an odd one',
      z.object({ id: z.string().regex(/^a/, 'an undefined id') }),
      { id: 'b' },
      ['id: an undefined id'],
    ],
    ['no words', z.string().regex(/^a/), 'b', ['must be of another form, not "b"']],
    ['steps of', z.number().multipleOf(3), 4, ['must be a multiple of 3, not 4']],
    [
      'a name that is none',
      z.record(z.string().max(1), slot),
      { aa: 1 },
      ['aa does not know this name'],
    ],
    [
      'own words of nothing',
      z.object({ id: z.string({ error: ({ input }) => `no id ${input}` }) }),
      {},
      ['needs id'],
    ],
  ])('%s', (_name, schema, value, sentences) => {
    expect(told(schema, value)).toEqual(sentences);
  });

  const forms: [string, z.ZodType][] = [
    ['optional', slot.optional()],
    ['not optional', z.nonoptional(slot.optional())],
    ['with a default', slot.default(1)],
    ['with a default before', slot.prefault(1)],
    ['readonly', slot.readonly()],
    ['changed afterwards', slot.transform(String)],
    ['made later', z.lazy(() => slot)],
  ];
  test.each(forms)('what is %s is told by what it is', (_how, form) => {
    const either = 'must be a number from 0 to 3 or "none", not a list';
    expect(told(z.union([form, z.literal('none')]), [])).toEqual([either]);
  });

  test.each<[string, z.ZodType]>([
    ['a number', z.number()],
    ['a number, at least 2', z.number().min(2)],
    ['a number, at most 999999', z.number().max(999_999)],
    ['a number, at most 5', z.number().max(5)],
    ['a text', z.string().max(199)],
    ['a text of at most 200 characters', z.string().max(200)],
    ['one of a, b', z.enum(['a', 'b'])],
    ['one of a, b or true or false', z.union([z.enum(['a', 'b']), z.boolean()])],
    ['7', z.literal(7)],
    ['"a" or null or true or false', z.union([z.literal('a').nullable(), z.boolean()])],
    ['null or "a"', z.union([z.null(), z.literal('a')])],
    ['"a", "b" or true or false', z.union([z.literal('a'), z.literal('b'), z.boolean()])],
    ['a list of numbers', z.array(z.int())],
    ['a list of objects', z.array(z.object({}))],
    ['a list', z.array(z.boolean())],
    ['a list of 1', z.tuple([slot])],
    ['an object', z.record(z.string(), slot)],
    ['an object', z.union([z.object({ a: slot }), z.strictObject({})])],
  ])('%s', (kind, form) => {
    const other = () => undefined;
    const [sentence = ''] = told(form, other);
    expect(sentence).toMatch(/^must be /);
    expect(sentence.replace('must be ', '').split(', not ')[0]).toBe(kind);
  });

  test('of many names the first are told', () => {
    const names = Array.from('abcdefghijklm');
    const twelve = names.slice(0, 12);
    expect(told(z.enum(twelve), 5)).toEqual([`must be one of ${twelve.join(', ')}, not 5`]);
    const ten = names.slice(0, 10).join(', ');
    expect(told(z.enum(names), 5)).toEqual([`must be one of ${ten}, … (13), not 5`]);
    const fields = (some: string[]) =>
      z.strictObject(Object.fromEntries(some.map((name) => [name, slot.optional()])));
    expect(told(fields(twelve), { zz: 1 })).toEqual([
      `does not know "zz"; it knows ${twelve.join(', ')}`,
    ]);
    expect(told(fields(names), { zz: 1 })).toEqual(['does not know "zz"']);
    expect(told(fields([]), { p: 1, q: 1, r: 1, s: 1, t: 1, u: 1 })).toEqual([
      'does not know "p", "q", "r", "s", "t"',
    ]);
    const known = z.record(z.enum(['a', 'b']), slot);
    expect(told(known, { a: 1, b: 1, zz: 1 })).toEqual(['does not know "zz"']);
  });

  describe('of several forms', () => {
    const ab = z.object({ a: slot, b: slot });
    const cde = z.object({ c: slot, d: slot, e: slot });

    test.each<[string, z.ZodType, unknown, string[]]>([
      ['the nearest one counts', z.union([cde, ab]), { a: 1 }, ['needs b, a number from 0 to 3']],
      [
        'also further inside',
        z.object({ at: z.union([cde, ab]) }),
        { at: { a: 1 } },
        ['at needs b, a number from 0 to 3'],
      ],
      [
        'one of another kind does not',
        z.union([z.string(), ab]),
        { a: 1, b: 'x' },
        ['b must be a number from 0 to 3, not "x"'],
      ],
      [
        'one with more than its fields wrong does not',
        z.union([z.string(), z.strictObject({ a: slot })]),
        { a: 'x', b: 1 },
        ['must be a text or an object, not an object'],
      ],
      [
        'none does where two are as near',
        z.union([ab, z.object({ a: slot, c: slot }), z.string()]),
        { a: 1 },
        ['must be an object or a text, not an object'],
      ],
    ])('%s', (_fact, form, value, sentences) => {
      expect(told(form, value)).toEqual(sentences);
    });
  });

  test('what is told follows the name as a sentence, or after a colon', () => {
    expect(worded('go', 'needs slot')).toBe('go needs slot');
    expect(worded('go', 'must be near')).toBe('go must be near');
    expect(worded('go', 'does not know "a"')).toBe('go does not know "a"');
    expect(worded('go', 'who goes needs a slot')).toBe('go: who goes needs a slot');
    expect(worded('', 'needs slot')).toBe('needs slot');
  });

  test('headers and lines of logs', () => {
    expect(told(logMove, { moves: 1 })).toEqual([
      'needs move',
      'does not know "moves"; did you mean move?',
    ]);
    const header = {
      cityrules: 1,
      game: 'neon-gods',
      rules: 1,
      content: { hash: 'x' },
      setup: {},
      date: 1,
    };
    expect(told(logHeader, header)).toEqual([
      'content needs id, a text',
      'content.hash: a fingerprint is 16 hex digits',
      'date must be a text, not 1',
    ]);
  });

  test('in the message of an error', () => {
    expect(() => parseInput('options', z.strictObject({ slot }), { slot: true })).toThrow(
      new InvalidInput('options', [
        { path: ['slot'], message: 'must be a number from 0 to 3, not true' },
      ]),
    );
  });
});

test('[NG-TURN-05] a refused move says what it needs', () => {
  const state = neonGods.setup({ players: 2, seed: 1, firstPlayer: 0 });
  const tried = neonGods.tryApply(state, { type: 'recruit', seat: 0 });
  expect(tried).toMatchObject({
    message: 'Malformed or naming nothing (NG-TURN-05): recruit needs slot, a number from 0 to 3',
  });
});

const theirWords =
  /Invalid input|expected|received|Unrecognized|Too (big|small)|undefined|\bNaN\b|something/i;
const wrongValues = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e9,
  '',
  'zz',
  [],
  ['zz', 'zz'],
  [1],
  {},
  { type: 'zz' },
];

/** The form of each type of move. */
function formsOf({ schemas }: Game): z.ZodObject[] {
  const { options } = schemas.move as z.ZodType as z.ZodDiscriminatedUnion;
  return options as z.ZodObject[];
}

describe.each(Object.values(games))('moves of $title with wrong fields', (game) => {
  const { moveTypes } = game;

  test('none is told in the words of the schema library', () => {
    const types = new Set<string>();
    for (const form of formsOf(game)) {
      const [type = ''] = (form.shape.type as z.ZodLiteral<string>).values;
      types.add(type);
      const fields = Object.keys(form.shape).filter((field) => field !== 'type');
      for (const field of [...fields, 'nothingLikeIt']) {
        for (const wrong of wrongValues) {
          const read = readAs(form, { type, seat: 0, [field]: wrong });
          if (read.ok) continue;
          for (const issue of read.issues) {
            expect(tellIssues(type, [issue])).not.toMatch(theirWords);
          }
        }
      }
    }
    expect([...types].sort()).toEqual([...moveTypes].sort());
  });

  test('every field that is left out is named', () => {
    for (const form of formsOf(game)) {
      const [type = ''] = (form.shape.type as z.ZodLiteral<string>).values;
      for (const [field, schema] of Object.entries(form.shape)) {
        const isOptional = z.object({ [field]: schema as z.ZodType }).safeParse({}).success;
        if (field === 'type' || isOptional) continue;
        const read = readAs(form, { type });
        const sentences = read.ok ? [] : read.issues.map((issue) => tellIssues(type, [issue]));
        expect(sentences).toContainEqual(expect.stringContaining(`${type} needs ${field}`));
      }
    }
  });

  test('setup options and packs too', () => {
    const wrong = [
      { players: 'two' },
      { players: game.players.min, seed: 1, plyers: 3 },
      ...wrongValues.map((value) => ({ players: game.players.min, seed: value })),
    ];
    for (const options of wrong) {
      const read = readAs(game.schemas.setup, options);
      if (!read.ok) expect(tellIssues('setup', read.issues)).not.toMatch(theirWords);
    }
    for (const part of Object.keys(game.content)) {
      for (const value of wrongValues) {
        const read = readAs(game.schemas.content, { ...game.content, [part]: value });
        if (!read.ok) expect(tellIssues('pack', read.issues)).not.toMatch(theirWords);
      }
    }
  });
});
