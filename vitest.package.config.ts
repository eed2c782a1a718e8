import { defineConfig } from 'vitest/config';
import { sourceAliases } from './test/sources.js';

/** `npm run test:package`: the packed package as users get it. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: ['test/package/package.test.ts'],
    globalSetup: ['test/run.ts'],
    env: { CI: '' },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
