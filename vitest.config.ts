import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // All cores: left to itself, vitest keeps one of them free.
    maxWorkers: '100%',
    // Only a hanging test runs into this.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
