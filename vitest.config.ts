import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Only a hanging test runs into this.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
