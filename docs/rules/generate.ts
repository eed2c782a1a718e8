/* `npm run docs`: writes the pages of this folder from the rule books. A test keeps them true. */
import { writeFileSync } from 'node:fs';
import { games } from '../../src/index.js';
import { rulePage } from './page.js';

for (const game of Object.values(games)) {
  writeFileSync(new URL(`${game.id}.md`, import.meta.url), rulePage(game));
}
