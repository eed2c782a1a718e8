import type { Board } from '../content/compile.js';
import type { OpenPosition } from '../play.js';

/** The Cityscape of this game. Its cells are the order in which Domains are listed. */
export function boardOf({ state, content }: OpenPosition): Board {
  return content.board(state.teams.length);
}

/**
 * The place of a Domain among the cells; -1 for one that is not on the board. Its name tells where cells are numbered in
 * their order ("D7", "D12"): read off, it takes a third of the time of a look into the map, and lists of moves ask for
 * each move.
 */
export function numberOf({ cells, cellAt }: Board, domain: string): number {
  const first = domain.charCodeAt(1) - 48;
  const number = domain.length === 2 ? first : 10 * first + domain.charCodeAt(2) - 48;
  return cells[number - 1] === domain ? number - 1 : (cellAt.get(domain) ?? -1);
}
