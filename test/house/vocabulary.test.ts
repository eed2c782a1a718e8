import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { games } from '../../src/index.js';
import { type Form, strangers, words } from './vocabulary.js';

type Schema = {
  readonly type?: string | string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

/** Every field of a schema, wherever it stands, with its own schema. */
function* fieldsOf(schema: Schema): Generator<[string, Schema]> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [name, field];
    yield* fieldsOf(field);
  }
  const inner = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.prefixItems ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ];
  for (const one of inner) yield* fieldsOf(one);
}

/** The plain kinds of value that a field may hold; null, which means that there is none, does not count. */
function kindsOf(schema: Schema): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (parts.length > 0)
    return [...new Set(parts.flatMap(kindsOf))].filter((kind) => kind !== 'null');
  if (schema.const !== undefined) return [typeof schema.const];
  if (schema.enum !== undefined) return [...new Set(schema.enum.map((value) => typeof value))];
  if (schema.type === 'array') {
    return schema.items ? kindsOf(schema.items).map((kind) => `${kind}s`) : ['list'];
  }
  return [schema.type ?? 'unknown'].flat().map((type) => (type === 'integer' ? 'number' : type));
}

const fitting: Readonly<Record<Form, readonly string[]>> = {
  id: ['string'],
  ids: ['strings'],
  number: ['number'],
  list: ['strings', 'numbers', 'objects'],
  place: ['string', 'number'],
  anything: [],
};

/** The types of moves and events, and every field in them. */
function schemasOf(id: string): Schema[] {
  const { move, event } = games[id]?.schemas ?? {};
  return [move, event].map((one) => {
    return z.toJSONSchema(one as z.ZodType, { unrepresentable: 'any', io: 'input' }) as Schema;
  });
}

describe.each(Object.keys(games))('the words of %s', (id) => {
  const fields = schemasOf(id).flatMap((schema) => [...fieldsOf(schema)]);

  test('are no abbreviations, and nothing is called an id', () => {
    const view = z.toJSONSchema(games[id]?.schemas.view as z.ZodType, { unrepresentable: 'any' });
    const all = [...fields, ...fieldsOf(view as Schema)].map(([name]) => name);
    expect([...new Set(all.filter((name) => strangers.test(name)))]).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });

  test('mean the same kind of thing as in the other games', () => {
    const wrong = fields.flatMap(([name, schema]) => {
      const form = words[name];
      if (form === undefined || form === 'anything') return [];
      const other = kindsOf(schema).filter((kind) => !fitting[form].includes(kind));
      return other.length > 0 ? [`${name} is ${other}, not ${form}`] : [];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('begin with gameStarted or the deal, and end with gameEnded', () => {
    const types = fields.filter(([name]) => name === 'type').map(([, { const: type }]) => type);
    expect(types).toContain('gameEnded');
    expect(types).not.toContain('gameOver');
    expect(types).toContain('done');
  });
});

test('docs/vocabulary.md tells every word, and no other', () => {
  const page = readFileSync(new URL('../../docs/vocabulary.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('| Word'), page.indexOf('Moves with one meaning'));
  const told = [...table.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) => {
    return [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => word);
  });
  expect(told.sort()).toEqual(Object.keys(words).sort());
});
