import type { StateMatchers } from './matchers.js';

/* `cityrules/testing/jest`: the matchers, and their types for jest's global `expect` (@types/jest). Nothing of jest is loaded. */

declare global {
  namespace jest {
    // biome-ignore lint/complexity/noBannedTypes: the type parameters must be written as jest writes them.
    interface Matchers<R, T = {}> extends StateMatchers<R> {}
  }
}

export { type GameMatchers, type Matched, matchersFor, type StateMatchers } from './matchers.js';
