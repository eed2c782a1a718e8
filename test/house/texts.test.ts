import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dataAsText } from '../../build/texts.js';

/* What the build makes of rule books and packs: texts that give, when they are asked for, what stands in the sources. */

interface Built {
  readonly text: string;
  readonly data: unknown;
}

/** What a rule book gives that was built, and the program that gives it. */
async function built(value: string): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src/bloodfeud'), { recursive: true });
  const path = join(folder, 'src/bloodfeud/rules.ts');
  writeFileSync(path, `export const rules = () => (${value});`);
  const { outputFiles } = await build({
    entryPoints: [path],
    plugins: [dataAsText],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const { rules } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return { text, data: rules() };
}

describe('data as texts', () => {
  test('a rule book field by field: what is alike stands together', async () => {
    const { text, data } = await built(
      "{ 'A-1': { title: 'one', text: 'The first.' }, 'A-2': { title: 'two', text: 'The second.', ruling: 'So.' } }",
    );
    const columns = '["one","two"],["The first.","The second."],[0,"So."]';
    expect(text.replaceAll('"', '"')).toContain(columns);
    expect(data).toEqual({
      'A-1': { title: 'one', text: 'The first.' },
      'A-2': { title: 'two', text: 'The second.', ruling: 'So.' },
    });
  });

  test.each([
    ['an empty text', "{ 'A-1': { title: 't', note: '' } }"],
    ['fields in another order', "{ a: { title: 't', text: 'x' }, b: { text: 'y', title: 'u' } }"],
    ['a number', '{ a: { title: 7 } }'],
    ['a list of records', "[{ title: 't' }, { title: 'u' }]"],
    ['an empty list', '[]'],
    ['texts', "{ a: 'abc', b: 'd' }"],
    ['lists of texts', "{ a: ['x', 'y'], b: ['z'] }"],
    ['nothing', '{ a: null }'],
    ['a field that every object has', `JSON.parse('{"a":{"__proto__":"t"}}')`],
    ['an id that every object has', `JSON.parse('{"__proto__":{"title":"t"},"a":{"title":"u"}}')`],
  ])('what is no such table is the same to the letter too: %s', async (_what, value) => {
    const source = `export const rules = ${value};`;
    const { rules } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
    const { data } = await built(value);
    expect(JSON.stringify(data)).toBe(JSON.stringify(rules));
  });
});
