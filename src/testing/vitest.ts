import type {} from 'vitest';
import type { StateMatchers } from './matchers.js';

/* `cityrules/testing/vitest`: the matchers, and their types for vitest's `expect`. Nothing of vitest is loaded. */

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: the type parameter must be written as vitest writes it.
  interface Matchers<T = any> extends StateMatchers<T> {}
}

export { type GameMatchers, type Matched, matchersFor, type StateMatchers } from './matchers.js';
