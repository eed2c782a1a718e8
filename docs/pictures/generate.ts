/* `npm run docs`: draws the pictures of this folder from logged games. A test keeps them true. */
import { writeFileSync } from 'node:fs';
import { games } from '../../src/index.js';
import { boardPictureOf, pictureOf } from './picture.js';

for (const game of Object.values(games)) {
  writeFileSync(new URL(`${game.id}.svg`, import.meta.url), `${pictureOf(game)}\n`);
  writeFileSync(new URL(`${game.id}-board.svg`, import.meta.url), `${boardPictureOf(game)}\n`);
}
