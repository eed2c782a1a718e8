import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.js';

/** `npm run test:deep`: every test at its full volume, and the laws on far more games. What they covered is printed. */
export default mergeConfig(
  usual,
  defineConfig({
    test: {
      include: ['test/**/*.deep.ts'],
      env: { TEST_VOLUME: 'deep' },
      testTimeout: 0,
      hookTimeout: 0,
      disableConsoleIntercept: true,
    },
  }),
);
