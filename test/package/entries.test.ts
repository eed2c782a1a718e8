import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entries, gameIds } from '../../src/entries.js';
import { games } from '../../src/index.js';
import { manifestOf, readManifest } from './manifest.js';

const root = new URL('../../', import.meta.url);

test('package.json follows the list of entries (npm run entries)', () => {
  const manifest = readManifest();
  expect(manifest).toEqual(manifestOf(manifest));
  expect(Object.keys(manifest.exports)).toEqual(Object.keys(manifestOf(manifest).exports));
});

test('every entry has a source', () => {
  const missing = Object.values(entries).filter((source) => !existsSync(new URL(source, root)));
  expect(missing).toEqual([]);
});

test('the games of the package are those of the list, in its order', () => {
  expect(Object.keys(games)).toEqual(gameIds);
});

describe.each(Object.values(games))('$title has', ({ id, rules }) => {
  test.each([
    ['laws', `test/laws/${id}.test.ts`],
    ['tests of its own', `test/${id}/arrange.ts`],
    ['worked examples', `test/scenarios/${id}/`],
    ['golden logs', `test/golden/${id}/`],
    ['a page of rules', `docs/rules/${id}.md`],
  ])('%s', (_what, path) => {
    expect(existsSync(new URL(path, root))).toBe(true);
  });

  test('its line in the README, with the number of its rules', () => {
    const readme = readFileSync(new URL('README.md', root), 'utf8');
    const line = readme
      .split('\n')
      .find((one) => one.startsWith('| ') && one.includes(`\`cityrules/${id}\``));
    expect(line).toContain(`[${Object.keys(rules).length} rules and rulings](docs/rules/${id}.md)`);
  });
});
