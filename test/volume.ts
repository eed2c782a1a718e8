/*
 * How much is tried. Every rule and every law has its test in `npm test`; how many games, seeds and damaged values it is
 * tried on is volume: few there, many in `npm run test:deep`.
 */

/** Whether this is the deep run. */
export const isDeep = process.env.TEST_VOLUME === 'deep';

/** The first for `npm test`, the second for `npm run test:deep`. */
export function volume<T>(few: T, many: T): T {
  return isDeep ? many : few;
}
