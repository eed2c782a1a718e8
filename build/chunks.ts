import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type GetModuleInfo, rollup } from 'rollup';
import { builtName, entries, gameIds } from '../src/entries.js';

/*
 * The built entries, with what they share in few files. Left to itself, the bundler makes a file for every set of entries
 * that share something: a game loaded fifteen, which took as long as reading its rules.
 */
export async function joinChunks(parts: string, folder: string): Promise<void> {
  const names = Object.keys(entries).map(builtName);
  const bundle = await rollup({
    input: Object.fromEntries(names.map((name) => [name, join(parts, `${name}.js`)])),
    external: (id) => !/^[./]/.test(id),
    treeshake: false,
  });
  const shared = {
    dir: folder,
    manualChunks: sharedByGames,
    hoistTransitiveImports: false,
    // Smaller ones join another where that changes nothing but what is loaded.
    experimentalMinChunkSize: 6_000,
  };
  const [js, cjs] = ['js', 'cjs'].map((end) => ({
    entryFileNames: `[name].${end}`,
    chunkFileNames: `chunk-[hash].${end}`,
  }));
  await bundle.write({ ...shared, ...js, format: 'esm' });
  await bundle.write({ ...shared, ...cjs, format: 'cjs', exports: 'named' });
  await bundle.close();
  rmSync(parts, { recursive: true });
}

/** One file for what the rules of several games share: kernel and kit. */
function sharedByGames(
  id: string,
  { getModuleInfo }: { getModuleInfo: GetModuleInfo },
): string | undefined {
  const files = entryFiles(getModuleInfo, id);
  return gameIds.filter((game) => files.has(`${game}.js`)).length > 1 ? 'rules' : undefined;
}

/** The entries that load a file, by whatever way. */
function entryFiles(
  getModuleInfo: GetModuleInfo,
  id: string,
  found = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return found;
  seen.add(id);
  const info = getModuleInfo(id);
  if (info?.isEntry) found.add(basename(id));
  for (const importer of info?.importers ?? []) entryFiles(getModuleInfo, importer, found, seen);
  return found;
}
