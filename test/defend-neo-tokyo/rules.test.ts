import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';

const folder = new URL('.', import.meta.url);
const tests = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

test('the rule book has 165 rules, 75 rulings, 62 effects and 10 windows, each with a title and a text', () => {
  const ids = Object.keys(defendNeoTokyo.rules);
  const count = (pattern: RegExp) => ids.filter((id) => pattern.test(id)).length;
  expect([count(/RULING/), count(/-FX-/), count(/-WIN-/), ids.length]).toEqual([75, 62, 10, 312]);
  for (const { title, text } of Object.values(defendNeoTokyo.rules)) {
    expect(title).not.toBe('');
    expect(text).toMatch(/[.)"]$/);
  }
});

test('every rule is named by a test, and no test names an unknown rule', () => {
  const named = new Set([...tests.matchAll(/\[(DN-[A-Z]+-\d+)\]/g)].map(([, id]) => id));
  const tables = new Set([...tests.matchAll(/'(DN-[A-Z]+-\d+)'/g)].map(([, id]) => id));
  const ids = Object.keys(defendNeoTokyo.rules);
  expect(ids.filter((id) => !named.has(id) && !tables.has(id))).toEqual([]);
  expect([...named].filter((id) => id !== undefined && !ids.includes(id))).toEqual([]);
});
