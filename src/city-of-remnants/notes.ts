import type { Seat } from '../kernel/play.js';
import type { CompiledDevelopment } from './content/compile.js';

/**
 * What is derived from figures, tiles and tokens, each when it is first asked for in a call. ground.ts
 * and control.ts write it; whatever changes the ground there keeps it true.
 */
export interface Notes {
  standing: Standing | null;
  tokens: Tokens | null;
  cover: Cover | null;
  /** Who controls each tile, by its place in `tiles`; -1 for nobody. */
  controllers: readonly Seat[] | null;
}

/** How many figures of each seat are in each place, by `placeKey`. */
export type Standing = number[];

/** By the number of the space: the tokens there, lowest id first; nothing where there are none. */
export type Tokens = (string[] | undefined)[];

export interface Cover {
  /** The place in `tiles` of the tile on each space, or -1. */
  readonly tileAt: readonly number[];
  /** By place in `tiles`: the numbers of its spaces. */
  readonly cells: readonly (readonly number[])[];
  readonly developments: readonly CompiledDevelopment[];
  /** The places of tiles with passive effects. */
  readonly passive: readonly number[];
}

export function blankNotes(): Notes {
  return { standing: null, tokens: null, cover: null, controllers: null };
}
