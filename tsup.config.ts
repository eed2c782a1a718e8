import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'neon-gods': 'src/neon-gods/index.ts',
    testing: 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  splitting: true,
  treeshake: true,
  clean: true,
});
