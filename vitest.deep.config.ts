import { defineConfig } from 'vitest/config';

/** `npm run test:deep`: the same laws with far more games. What they covered is printed. */
export default defineConfig({
  test: {
    include: ['test/**/*.deep.ts'],
    testTimeout: 0,
    disableConsoleIntercept: true,
  },
});
