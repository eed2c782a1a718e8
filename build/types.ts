/* `npm run build`, second part: the types of every entry, each in one file, for `import` and for `require`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { builtName, entries } from '../src/entries.js';
import { plainDeclarations } from './declarations.js';

const root = fileURLToPath(new URL('..', import.meta.url));
// Beside the modules that they import.
const folder = resolve(root, '.types');

rmSync(folder, { recursive: true, force: true });
const sources = Object.values(entries).map((source) => resolve(root, source));
for (const [path, text] of plainDeclarations(sources, root, folder)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
await build({
  config: false,
  entry: Object.fromEntries(
    Object.entries(entries).map(([entry, source]) => {
      return [builtName(entry), source.replace(/^src/, folder).replace(/\.ts$/, '.d.ts')];
    }),
  ),
  outDir: resolve(root, 'dist'),
  format: ['esm', 'cjs'],
  dts: { only: true },
  silent: true,
});
rmSync(folder, { recursive: true });
