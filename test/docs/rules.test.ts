import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulePage } from '../../docs/rules/page.js';
import { games } from '../../src/index.js';

test.each(Object.values(games))('the rules page of $title is up to date (npm run docs)', (game) => {
  const page = readFileSync(new URL(`../../docs/rules/${game.id}.md`, import.meta.url), 'utf8');
  expect(page).toBe(rulePage(game));
});
