import { defineConfig } from 'vitest/config';
import { sourceAliases } from './test/sources.js';

/** `npm run test:deep`: the same laws with far more games. What they covered is printed. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: ['test/**/*.deep.ts'],
    testTimeout: 0,
    disableConsoleIntercept: true,
  },
});
