/**
 * What is derived from figures, tokens and tiles, each when it is first asked for in a call. Only
 * ground.ts reads and writes it: whatever changes the ground there keeps the notes true.
 */
export interface Notes {
  /** By the number of the space, and after the last space for the pools: figures, a byte a seat. */
  standing: number[] | null;
  /** By the number of the space: the tokens there, lowest id first; nothing where there are none. */
  tokens: (string[] | undefined)[] | null;
  /** By the number of the space: whether a tile lies there. */
  covered: boolean[] | null;
}

export function blankNotes(): Notes {
  return { standing: null, tokens: null, covered: null };
}
