import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../src/index.js';

/** Every rule id in square brackets in the name of a test, or first in a row of a table named `[%s] …`. */
function idsNamedInTests(): Set<string> {
  const here = new URL('./', import.meta.url);
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' });
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const ids = new Set<string>();
  for (const file of tests) {
    const text = readFileSync(new URL(file, here), 'utf8');
    for (const [, id = ''] of text.matchAll(/\[([A-Z]{2}-[A-Z0-9-]+-\d+[a-z]?)\]/g)) ids.add(id);
    if (!text.includes("'[%s] ")) continue;
    for (const [, id = ''] of text.matchAll(/\[\s*'([A-Z]{2}-[A-Z0-9-]+-\d+)'/g)) ids.add(id);
  }
  return ids;
}

const named = idsNamedInTests();

test.each(Object.values(games))('every rule of $title is named in a test', ({ rules }) => {
  expect(Object.keys(rules).filter((id) => !named.has(id))).toEqual([]);
});

test('every rule named in a test is in a rule book', () => {
  const known = new Set(Object.values(games).flatMap(({ rules }) => Object.keys(rules)));
  const prefixes = new Set([...known].map((id) => id.slice(0, 3)));
  const strangers = [...named].filter((id) => prefixes.has(id.slice(0, 3)) && !known.has(id));
  expect(strangers).toEqual([]);
});
