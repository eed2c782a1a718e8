import type { Cityscape } from '../mechanics/cityscape.js';
import type { Rebates, Ware } from '../mechanics/market.js';

/**
 * What the lists of moves of one call have in common, worked out when the first of them asks. Only
 * `context`, `options` and `forbid` look here: a move that is made changes what was noted.
 */
export interface Notes {
  cityscape: Cityscape | undefined;
  wares: readonly Ware[] | undefined;
  /** By team. */
  rebates: (Rebates | undefined)[];
  /** BF-PHASE-09, for the Orders station. */
  isQuorate: boolean | undefined;
}

export function freshNotes(): Notes {
  return { cityscape: undefined, wares: undefined, rebates: [], isQuorate: undefined };
}
