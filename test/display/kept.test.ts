import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/index.js';
import { keptOf } from './kept.js';

const folder = new URL('kept/', import.meta.url);
const all = Object.values(games);

describe.each(all)('$title', (game) => {
  test.each(keptOf(game))('$file is up to date (npm run docs)', ({ file, content }) => {
    expect(content).toBe(readFileSync(new URL(file, folder), 'utf8'));
  });
});

test('nothing else is kept', () => {
  const files = all.flatMap((game) => keptOf(game).map(({ file }) => file));
  expect(readdirSync(folder).sort()).toEqual(files.sort());
});
