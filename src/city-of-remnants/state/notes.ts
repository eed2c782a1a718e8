import type { Seat } from '../../kernel/play.js';
import type { Board } from '../content/board.js';

/**
 * What is worked out from figures, tokens and tiles, each when it is first asked for in a call. Whatever changes who
 * and what stands where does so in mechanics/occupancy.ts, which forgets these notes or keeps them true.
 */
export interface Notes {
  board: Board | undefined;
  /** By the number of the space, and after the last space for the pools: figures, a byte a seat. */
  standing: number[] | undefined;
  /** By the number of the space: how many tokens are there. */
  tokens: number[] | undefined;
  /** By the number of the space: how many tiles lie there, 1 or none. */
  covered: number[] | undefined;
  /** Where the figure that was asked about last can get. */
  reach: Reach | undefined;
}

/** Where a walk of this seat from this space with at most so many steps can lead, by the numbers of the spaces. */
export interface Reach {
  readonly seat: Seat;
  readonly from: number;
  readonly max: number;
  /** How many spaces the way to each has, the first and the last included; 0 where the figure cannot get. */
  readonly stops: readonly number[];
  /** The space before each on a shortest way; of several the first by east, north, west, south. */
  readonly before: readonly number[];
}

export function blankNotes(): Notes {
  return {
    board: undefined,
    standing: undefined,
    tokens: undefined,
    covered: undefined,
    reach: undefined,
  };
}
