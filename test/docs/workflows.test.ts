import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const folder = new URL('.github/workflows/', root);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

describe.each(readdirSync(folder))('the workflow %s', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

  test('uses no action but by the hash of a version', () => {
    const actions = all(/uses: (.*)/g);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((one) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(one))).toEqual(
      [],
    );
  });

  test('runs only scripts that there are', () => {
    const names = all(/npm run (?:-\S+ )*([\w:]+)/g);
    expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('may write nothing unless a job says so', () => {
    expect(all(/^permissions:(.*(?:\n {2}.*)*)/gm)).toEqual([
      expect.stringMatching(/^ \{\}$|^\n {2}contents: read$/),
    ]);
  });

  test('fails with any part of a pipe, and keeps no credentials in what it checks out', () => {
    expect(text).toContain('\ndefaults:\n  run:\n    shell: bash\n');
    const checkouts = all(/(uses: actions\/checkout@)/g).length;
    expect(all(/(persist-credentials: false)/g)).toHaveLength(checkouts);
  });
});
