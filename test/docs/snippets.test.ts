import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';

const root = new URL('../../', import.meta.url);
const pages = ['README.md', ...readdirSync(new URL('docs/', root)).map((file) => `docs/${file}`)];

/** Beside the pages, so that packages are found as users find them. */
const folder = mkdtempSync(fileURLToPath(new URL('.snippets-', root)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  test.each(snippets)('$page, snippet $number', async ({ page, number, code }) => {
    const printed: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...values) => {
      printed.push(
        values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '),
      );
    });
    try {
      await run(code, `${page.replaceAll('/', '-')}-${number}`);
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

/** Runs as part of this project: what is imported is our source, shared by all of them. */
async function run(code: string, name: string): Promise<void> {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, code);
  await import(/* @vite-ignore */ file);
}
