import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapterOf, rulePage } from '../../docs/rules/page.js';
import { games } from '../../src/index.js';

test.each(Object.values(games))('the rules page of $title is up to date (npm run docs)', (game) => {
  const page = readFileSync(new URL(`../../docs/rules/${game.id}.md`, import.meta.url), 'utf8');
  expect(page).toBe(rulePage(game));
});

test.each(Object.values(games))(
  'the chapters of $title have titles, in the order of its rules',
  (game) => {
    const chapters = new Set(Object.keys(game.rules).map(chapterOf));
    expect(Object.keys(game.chapters)).toEqual([...chapters]);
  },
);
