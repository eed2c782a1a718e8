import type { Board } from '../content/compile.js';
import type { FeudPosition } from '../play.js';

/** The Cityscape of this game. Its cells are the order in which Domains are listed. */
export function boardOf({ state, content }: FeudPosition): Board {
  return content.board(state.teams.length);
}
