import { defineConfig } from 'vitest/config';
import { sourceAliases } from './test/sources.js';

export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: ['test/**/*.test.ts'],
    // Colours are asked for by some surroundings of continuous integration: tests see the same everywhere.
    env: { CI: '' },
    // All cores: left to itself, vitest keeps one of them free.
    maxWorkers: '100%',
    // Only a hanging test runs into this.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
