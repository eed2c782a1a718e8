import { defineConfig } from 'tsup';
import { writeCitations } from './src/cli/citations/collect.js';
import { writeNotices } from './src/cli/notices/collect.js';

export default defineConfig([
  {
    entry: {
      index: 'src/index.ts',
      'neon-gods': 'src/neon-gods/index.ts',
      'city-of-remnants': 'src/city-of-remnants/index.ts',
      'block-mania': 'src/block-mania/index.ts',
      bloodfeud: 'src/bloodfeud/index.ts',
      'defend-neo-tokyo': 'src/defend-neo-tokyo/index.ts',
      testing: 'src/testing/index.ts',
      'boardgame-io': 'src/adapters/boardgame-io.ts',
    },
    format: ['esm', 'cjs'],
    target: 'es2022',
    dts: true,
    splitting: true,
    treeshake: true,
  },
  {
    // The command line brings its own libraries, so that users of the package install none of them.
    entry: { cli: 'src/cli/main.ts' },
    format: ['esm'],
    platform: 'node',
    target: 'node20',
    splitting: false,
    treeshake: true,
    noExternal: ['commander', '@clack/prompts', 'picocolors', 'tinyglobby'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    metafile: true,
    onSuccess: async () => {
      writeCitations('.', 'dist/citations.json');
      writeNotices('dist/metafile-esm.json', 'dist/THIRD-PARTY.md');
    },
  },
]);
