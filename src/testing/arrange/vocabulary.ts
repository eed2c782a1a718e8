/*
 * Words for people, to lay out a table with: one small list of sentences a game, as data. A sentence has gaps
 * (`{seat} has {number} figure(s) on {place}`), and says what is done to the state with what fills them.
 */

/** What is done to a state. Paths and values may hold gaps; `@id` in a path is the entry of a list with this id. */
export type Deed =
  /** Puts a value there; a gap alone is a number where a number fills it. */
  | { readonly at: string; readonly is: unknown }
  /** Puts the number of the sentence there; what it grows by is taken from elsewhere. */
  | { readonly count: string; readonly from?: string }
  /** Says yes or no there, by whether the number is 0; a yes is taken from elsewhere. */
  | { readonly flag: string; readonly from?: string }
  | { readonly add: string; readonly by: number }
  /** Takes the card from where it lies, or out of this list alone, and lays it into another list. */
  | { readonly lay: string; readonly outOf?: string }
  /** Puts the card there, and what was there where the card was. */
  | { readonly swap: string }
  /** So many pieces of a seat stand on the place: records with an owner and a place. Others come from, and go to, the rest. */
  | {
      readonly pieces: string;
      readonly place: string;
      readonly rest: readonly string[];
      /** The place, where the sentence names none. */
      readonly on?: string;
    }
  /** Takes the piece out of the lists that lie here, if it is in one. */
  | { readonly without: string }
  /** Puts those of the records that are of one word back into the lists of their owners, as another word. */
  | {
      readonly back: string;
      readonly field: string;
      readonly from: string;
      readonly to: string;
      /** The lists, in the order of the owners. */
      readonly lists: string;
      readonly owner: string;
      readonly owners: string;
    }
  /** Lists the keys of those records whose field is no plain word. */
  | { readonly roster: string; readonly of: string; readonly field: string }
  /** An entry that is there only while it is not empty. */
  | { readonly entry: string; readonly empty: unknown; readonly does: readonly Deed[] };

export interface Phrase {
  /** How people say it; `(s)` may be left out. */
  readonly say: string;
  readonly does: readonly Deed[];
  /** The sentence as it could stand in a scenario, for the docs and for whoever was not understood. */
  readonly example: string;
}

export interface Vocabulary {
  readonly phrases: readonly Phrase[];
  /** The ids of the places of a table. */
  places?(state: unknown, pack: unknown): readonly string[];
  /** What stands on the table: by its id, or by what people call it. */
  pieces?(state: unknown, pack: unknown): Readonly<Record<string, string>>;
  /** What gaps of these names may be filled with, and the keys that are meant. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
