import type { Border } from '../content/compile.js';
import type { MarketPile } from '../content/schema.js';
import type { Domain } from './state.js';
import type { Item, UnitName } from './terms.js';

/**
 * What the lists of moves of one call have in common, each entry worked out when the first of them asks (kernel
 * `once`). Only `context`, `options` and `forbid` look here, never what a move does: nothing has to be forgotten.
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

/** The Cityscape, surveyed once for all teams and all their actions. */
export interface Cityscape {
  /** In the order of the board's cells. */
  readonly places: readonly Place[];
  /** By team, worked out when somebody asks. */
  readonly posts: (readonly Post[] | undefined)[];
}

export interface Place {
  readonly domain: string;
  readonly borders: readonly Border[];
  readonly units: Domain['units'];
  readonly tile: string;
}

/** A place where a team has Units that can act. */
export interface Post {
  readonly place: Place;
  readonly ready: readonly UnitName[];
}

/** A Market item that is there, and what it costs before any rebate. */
export interface Ware {
  readonly item: Item;
  readonly cost: number;
}

/** What the cards of each pile cost this team less. */
export type Rebates = Readonly<Record<MarketPile, number>>;
