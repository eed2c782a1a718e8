import { pairings } from './pairings.js';
import { playGame } from './play.js';

/* A process of its own for every core: it plays the games that it is sent, one at a time. */
process.on('message', ({ pairing, number }: { pairing: string; number: number }) => {
  const found = pairings.find(({ id }) => id === pairing);
  if (found !== undefined) process.send?.(playGame(found, number));
});
