import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test, vi } from 'vitest';
import { entries } from '../../src/entries.js';

const root = new URL('../../', import.meta.url);
const pages = ['README.md', ...readdirSync(new URL('docs/', root)).map((file) => `docs/${file}`)];

const snippets = pages
  .filter((page) => page.endsWith('.md'))
  .flatMap((page) => {
    const text = readFileSync(new URL(page, root), 'utf8');
    const blocks = [...text.matchAll(/^( *)```ts\n([\s\S]*?)\n\1```/gm)];
    return blocks.map(([, , code = ''], index) => ({ page, number: index + 1, code }));
  });

describe('documentation snippets', () => {
  test('there are some', () => {
    expect(snippets.length).toBeGreaterThan(4);
  });

  // Each runs as it stands, and prints what its comments say it prints.
  test.each(snippets)('$page, snippet $number', async ({ code }) => {
    const printed: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...values) => {
      printed.push(
        values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '),
      );
    });
    try {
      await import(/* @vite-ignore */ await bundle(code));
    } finally {
      log.mockRestore();
    }
    const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(
      ([, text = '']) => text,
    );
    for (const text of promised) {
      if (!text.includes('...')) expect(printed).toContain(text);
    }
  });
});

function inspect(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('"', "'")
    .replaceAll(',', ', ')
    .replace(/^\[(.*)\]$/, '[ $1 ]');
}

function source(path: string): string {
  return fileURLToPath(new URL(path, root));
}

async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, loader: 'ts', resolveDir: fileURLToPath(root) },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    alias: Object.fromEntries(
      Object.entries(entries).map(([entry, path]) => [entry, source(path)]),
    ),
  });
  const text = outputFiles[0]?.text ?? '';
  return `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
}
