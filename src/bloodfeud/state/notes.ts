import type { Board, Gifts } from '../content/compile.js';
import type { MarketPile } from '../content/schema.js';
import type { Alliance, Domain } from './state.js';
import type { UnitName } from './terms.js';

/**
 * What the lists of moves of one call have in common, each entry worked out when the first of them asks. By
 * name, for all seats ask for the same ones again and again: with kernel `once`, which reads any entry, a decision takes
 * 3 per cent longer. Only `context`, `options` and `forbid` look here, never what a move does: nothing has to be forgotten.
 */
export interface Notes {
  cityscape: Cityscape | undefined;
  /** The Alliance board: every pair of teams by its number. */
  alliances: readonly (Alliance | undefined)[] | undefined;
  wares: readonly Ware[] | undefined;
  leastCost: number | undefined;
  /** By team. */
  gifts: (Gifts | undefined)[];
  giftsOfTiles: readonly (Gifts | undefined)[] | undefined;
  /** BF-PHASE-09, for the Orders station. */
  isQuorate: boolean | undefined;
  /** BF-VOTE-02: how many teams are at the Council. */
  atCouncil: number | undefined;
}

export function freshNotes(): Notes {
  return {
    cityscape: undefined,
    alliances: undefined,
    wares: undefined,
    leastCost: undefined,
    gifts: [],
    giftsOfTiles: undefined,
    isQuorate: undefined,
    atCouncil: undefined,
  };
}

/** The Cityscape, surveyed once for all teams and all their actions. */
export interface Cityscape {
  readonly board: Board;
  /** In the order of the board's cells. */
  readonly domains: readonly Domain[];
  /** Whose Barricade is on each edge, in the order of the board's edges. */
  readonly barricades: readonly (number | undefined)[];
  /** By team, worked out when somebody asks. */
  readonly posts: (readonly Post[] | undefined)[];
  /** Whether a Domain's tile allows no Barricades (BF-CITY-05), worked out when somebody asks. */
  readonly barred: (boolean | undefined)[];
}

/** A Domain where a team has Units that can act. */
export interface Post {
  /** Its place among the board's cells. */
  readonly at: number;
  readonly ready: readonly UnitName[];
}

/** A Market item that is there, and what it costs before any rebate. A token is in no pile. */
export interface Ware {
  readonly pile: MarketPile | null;
  readonly slot: number;
  readonly cost: number;
}
