import type { Refusal } from '../../kernel/rules.js';
import type { City } from '../content/city.js';
import type { Square } from '../content/squares.js';
import type { Active } from './state.js';

/** What the rules have worked out in one call and several of them look at; `R` are the ids of rules. */
export interface Notes<R extends string> {
  city: City | undefined;
  crowd: Crowd | undefined;
  start: Start<R> | undefined;
}

export function freshNotes<R extends string>(): Notes<R> {
  return { city: undefined, crowd: undefined, start: undefined };
}

/** The squares with anybody in them, and those with more than one, inside or outside. */
export interface Crowd {
  readonly taken: SquareSet;
  /** Hardly ever any: then it is `noSquares`. */
  shared: SquareSet;
  /** Where each of those who stand on the board stands, in their order. */
  readonly squares: Square[];
}

/** The active blocker before a moving move. */
export interface Start<R extends string> {
  readonly active: Active;
  readonly blocker: string;
  readonly from: Square;
  readonly outside: boolean;
  /** What forbids any moving move at once. */
  readonly cannot: Refusal<R> | undefined;
}

/** Bits for more squares than any row of boards has. */
const zeros: readonly number[] = new Array<number>(64).fill(0);

/** A set of squares by index, a bit each. */
export class SquareSet {
  readonly #words: number[];

  constructor(size: number) {
    // A slice of zeros is three times as fast as `fill`.
    this.#words = zeros.slice(0, (size >> 5) + 1);
  }

  has(index: number): boolean {
    return (((this.#words[index >> 5] as number) >> (index & 31)) & 1) === 1;
  }

  add(index: number): void {
    this.#words[index >> 5] = (this.#words[index >> 5] as number) | (1 << (index & 31));
  }

  remove(index: number): void {
    this.#words[index >> 5] = (this.#words[index >> 5] as number) & ~(1 << (index & 31));
  }
}

/** Nobody is to add to it. */
export const noSquares = new SquareSet(32 * zeros.length - 1);
