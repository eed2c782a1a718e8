import { defineConfig } from 'vitest/config';
import { sourceAliases } from './test/sources.js';

/** `npm test`: everything but the package, which has a run of its own, and volume, see test/volume.ts. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/package/package.test.ts'],
    globalSetup: ['test/run.ts'],
    // Colours are asked for by some surroundings of continuous integration: tests see the same everywhere.
    env: { CI: '' },
    // All cores: left to itself, vitest keeps one of them free. One more than that takes as long.
    maxWorkers: '100%',
    // Files share what they have loaded: a fresh start for each took a third of the time.
    isolate: false,
    // Only a hanging test runs into this.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
