/* `npm run docs`: draws the screens and pictures of the folder `kept`. A test keeps them true. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { games } from '../../src/index.js';
import { keptOf } from './kept.js';

const folder = new URL('kept/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const game of Object.values(games)) {
  for (const { file, content } of keptOf(game)) writeFileSync(new URL(file, folder), content);
}
