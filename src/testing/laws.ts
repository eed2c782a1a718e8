import type { Game, GameTypes } from '../kernel/game.js';
import { Follower } from './follower.js';
import { type Coverage, type LawOptions, noCoverage } from './law-book.js';

/** Plays one random game to its end and checks every law at every state. Throws LawBroken. */
export function followLaws<G extends GameTypes>(
  game: Game<G>,
  options: LawOptions<G>,
  coverage: Coverage = noCoverage(),
): Coverage {
  new Follower(game, options, coverage).follow();
  return coverage;
}

export {
  type Coverage,
  type Law,
  LawBroken,
  type LawOptions,
  laws,
  noCoverage,
} from './law-book.js';
