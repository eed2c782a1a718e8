/* `npm run docs`: writes the pages of this folder from the packs. A test keeps them true. */
import { writeFileSync } from 'node:fs';
import { displayOf } from '../../src/displays.js';
import { games } from '../../src/index.js';
import { cardPage } from './page.js';

for (const game of Object.values(games)) {
  writeFileSync(new URL(`${game.id}.md`, import.meta.url), cardPage(displayOf(game)));
}
