import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { games } from '../../src/index.js';

/* What docs/vocabulary.md says: one word for one kind of thing in the data of all games. */

/** What is written out, or has another name. */
const abbreviations: Readonly<Record<string, string>> = {
  sq: 'space',
  square: 'space',
  n: 'count or amount',
  dir: 'direction',
  cp: 'commandPoints',
  mp: 'movePoints',
  seq: 'a whole word',
  pop: 'population',
  vp: 'points',
  defFire: 'defensiveFire',
  out: 'outside',
};

/** What a word always is. */
const kinds: Readonly<Record<string, RegExp>> = {
  seat: /^integer$/,
  seats: /^array$/,
  card: /^string$/,
  cards: /^(?:array|object)$/,
  tile: /^string$/,
  token: /^string$/,
  item: /^(?:string|object)$/,
  space: /^(?:string|integer)$/,
  direction: /^string$/,
  count: /^integer$/,
  amount: /^integer$/,
  price: /^integer$/,
  paid: /^integer$/,
  round: /^integer$/,
  winners: /^array$/,
  reason: /^string$/,
};

/** Ends that have a name of their own: of a battle in Neon Gods, of a phase that all teams of Bloodfeud share. */
const rulebookEnds: readonly string[] = ['battleDone', 'endGameplayPhase'];

interface Field {
  readonly path: string;
  readonly name: string;
  readonly types: readonly string[];
}

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
}

function fieldsOf(schema: JsonSchema, path: string): Field[] {
  const variants = schema.anyOf ?? schema.oneOf ?? [];
  const type = schema.properties?.type?.const;
  const here = typeof type === 'string' ? `${path}.${type}` : path;
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const below = `${here}.${name}`;
    return [{ path: below, name, types: typesOf(field) }, ...fieldsOf(field, below)];
  });
  const { items, additionalProperties: rest } = schema;
  return [
    ...named,
    ...variants.flatMap((one) => fieldsOf(one, here)),
    ...(items ? fieldsOf(items, here) : []),
    ...(typeof rest === 'object' ? fieldsOf(rest, here) : []),
  ];
}

/** What it can be, besides nothing. */
function typesOf(schema: JsonSchema): string[] {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return variants.flatMap(typesOf);
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const type = schema.type ?? (values.length > 0 ? typeof values[0] : 'anything');
  return type === 'null' ? [] : [type === 'number' ? 'integer' : type];
}

function fieldsIn(schema: z.ZodType, what: string): Field[] {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return fieldsOf(json as JsonSchema, what);
}

describe.each(Object.values(games))('the words of $title', ({ schemas, moveTypes }) => {
  const fields = [
    ...fieldsIn(schemas.move, 'move'),
    ...fieldsIn(schemas.event, 'event'),
    ...fieldsIn(schemas.view, 'view'),
  ];

  test('are written out', () => {
    const short = fields.filter(({ name }) => Object.hasOwn(abbreviations, name));
    expect(short.map(({ path, name }) => `${path}: ${abbreviations[name]}`)).toEqual([]);
    expect(fields.filter(({ name }) => /Ids?$/.test(name)).map(({ path }) => path)).toEqual([]);
  });

  test('mean the same everywhere', () => {
    const strange = fields.filter(({ name, types }) => {
      const kind = kinds[name];
      return kind !== undefined && !types.every((type) => kind.test(type));
    });
    expect(strange.map(({ path, types }) => `${path} is ${types.join(' or ')}`)).toEqual([]);
  });

  test('have one name for the end of a chain', () => {
    const ends = moveTypes.filter((type) => /^(?:finish|done.|end(?!Turn))|Done$/.test(type));
    expect(ends.filter((type) => !rulebookEnds.includes(type))).toEqual([]);
  });

  test('begin and end every game alike', () => {
    const types = new Set(fieldsIn(schemas.event, 'event').map(({ path }) => path.split('.')[1]));
    expect([...types]).toEqual(expect.arrayContaining(['gameStarted', 'gameEnded']));
  });
});
