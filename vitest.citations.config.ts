import { defineConfig } from 'vitest/config';
import { gameIds } from './src/entries.js';
import { sourceAliases } from './test/sources.js';

/** `npm run citations`: the tests of the games, watched for refusals. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: [
      ...gameIds.map((id) => `test/${id}/**/*.test.ts`),
      'test/laws/**/*.test.ts',
      'test/testing/scenario.test.ts',
    ],
    env: { TEST_VOLUME: 'deep' },
    setupFiles: ['test/citations/watch.ts'],
    maxWorkers: '100%',
    testTimeout: 0,
  },
});
