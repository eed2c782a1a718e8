import { defineConfig } from 'tsup';
import { joinChunks } from './build/chunks.js';
import { dataAsText } from './build/texts.js';
import { writeCitations } from './src/cli/citations/collect.js';
import { writeNotices } from './src/cli/notices/collect.js';
import { builtName, entries } from './src/entries.js';
import { buildPages } from './src/web/build.js';

/** Where the entries are built before their shared files are joined. */
const parts = 'dist/.parts';

export default defineConfig([
  {
    entry: Object.fromEntries(
      Object.entries(entries).map(([entry, source]) => [builtName(entry), source]),
    ),
    outDir: parts,
    esbuildPlugins: [dataAsText],
    format: ['esm'],
    target: 'es2022',
    splitting: true,
    treeshake: true,
    removeNodeProtocol: false,
    onSuccess: () => joinChunks(parts, 'dist'),
  },
  {
    // The command line brings its own libraries, so that users of the package install none of them.
    entry: { cli: 'src/cli/main.ts' },
    format: ['esm'],
    platform: 'node',
    target: 'node20',
    // What a command needs is loaded when it is called: `--help` knows no game.
    splitting: true,
    treeshake: true,
    removeNodeProtocol: false,
    esbuildPlugins: [dataAsText],
    noExternal: ['commander', '@clack/prompts', 'picocolors', 'tinyglobby'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    metafile: true,
    onSuccess: async () => {
      writeCitations('.', 'dist/citations.json');
      const pages = await buildPages('dist/web');
      writeNotices('dist/metafile-esm.json', pages, 'dist/THIRD-PARTY.md');
    },
  },
]);
