import type { Game, GameTypes } from '../kernel/game.js';
import { type Coverage, noCoverage } from './coverage.js';
import { Follower } from './follower.js';
import type { LawOptions } from './law-book.js';

/**
 * Plays a random game and checks every law at every state, and says what was covered. Throws LawBroken. Unless told
 * how far, it goes on for a second or so.
 */
export function followLaws<G extends GameTypes>(
  game: Game<G>,
  options: LawOptions<G>,
  coverage: Coverage = noCoverage(),
): Coverage {
  new Follower(game, options, coverage).follow();
  return coverage;
}

export { type Law, LawBroken, type LawOptions, laws } from './law-book.js';
export type { AboutOf, Inquiries } from './question-law.js';
