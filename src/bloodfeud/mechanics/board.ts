import type { Board } from '../content/compile.js';
import type { OpenPosition } from '../play.js';

/** The Cityscape of this game. Its cells are the order in which Domains are listed. */
export function boardOf({ state, content }: OpenPosition): Board {
  return content.board(state.teams.length);
}
