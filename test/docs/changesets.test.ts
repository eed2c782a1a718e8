import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

test('every change that waits for a release says which part of the version it raises, and what it is', () => {
  const waiting = readdirSync(new URL('.changeset/', root)).filter((file) => {
    return file.endsWith('.md') && file !== 'README.md';
  });
  const damaged = waiting.filter((file) => {
    return !/^---\n'cityrules': (major|minor|patch)\n---\n\n\S/.test(read(`.changeset/${file}`));
  });
  expect(damaged).toEqual([]);
});

test('the changelog begins with this version, and the lock file has it too', () => {
  expect(/^## (.*)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  expect(JSON.parse(read('package-lock.json')).packages['']).toMatchObject({ version });
});
