import { defineConfig } from 'vitest/config';
import { sourceAliases } from './test/sources.js';

/** `npm run test:mutants`: the tests of one game, or of the kernel. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: [`test/${process.env.MUTANTS_OF}/**/*.test.ts`],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
