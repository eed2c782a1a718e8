import type { Board } from '../content/board.js';
import type { Reach } from '../mechanics/reach.js';

/**
 * What is derived from figures, tokens and tiles, each when it is first asked for in a call. Whatever
 * changes the ground does so in ground.ts, which keeps the notes true.
 */
export interface Notes {
  board: Board | null;
  /** By the number of the space, and after the last space for the pools: figures, a byte a seat. */
  standing: number[] | null;
  /** By the number of the space: how many tokens are there. */
  tokens: number[] | null;
  /** By the number of the space: how many tiles lie there, 1 or none. */
  covered: number[] | null;
  /** Where the figure that was asked about last can get. */
  reach: Reach | null;
}

export function blankNotes(): Notes {
  return { board: null, standing: null, tokens: null, covered: null, reach: null };
}
