/*
 * The parts of package.json that follow from the list of entries, and from where the repository is. `npm run entries`
 * writes them; a test keeps them true.
 * Size limits are decided by hand: a new entry begins with a generous one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtName, entries } from '../../src/entries.js';

interface SizeLimit {
  readonly name: string;
  readonly path: string;
  readonly gzip: true;
  readonly ignore?: readonly string[];
  readonly limit: string;
}

interface Manifest {
  readonly homepage: string;
  readonly bugs: { readonly url: string };
  /** The one place in which a publisher fills in where the project lives. */
  readonly repository: { readonly type: 'git'; readonly url: string };
  readonly exports: object;
  readonly typesVersions: object;
  readonly 'size-limit': readonly SizeLimit[];
}

const generous = '100 kB';

/** Peers that an entry imports, and that do not count. */
const peersOf: Readonly<Record<string, readonly string[]>> = {
  'cityrules/testing/arbitraries': ['fast-check'],
  'cityrules/colyseus': ['@colyseus/core', 'node:fs/promises', 'node:path'],
};
const file = new URL('../../package.json', import.meta.url);

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The manifest as the entries want it. */
export function manifestOf(manifest: Manifest): Manifest {
  const home = manifest.repository.url.replace(/^git\+|\.git$/g, '');
  return {
    ...manifest,
    homepage: `${home}#readme`,
    bugs: { url: `${home}/issues` },
    exports: {
      ...Object.fromEntries(Object.keys(entries).map((entry) => [pathOf(entry), filesOf(entry)])),
      './package.json': './package.json',
    },
    typesVersions: {
      '*': Object.fromEntries(
        Object.keys(entries)
          .filter((entry) => entry !== 'cityrules')
          .map((entry) => [entry.slice('cityrules/'.length), [`./dist/${builtName(entry)}.d.ts`]]),
      ),
    },
    'size-limit': Object.keys(entries).map((entry) => sizeLimitOf(entry, manifest['size-limit'])),
  };
}

function pathOf(entry: string): string {
  return `.${entry.slice('cityrules'.length)}`;
}

function filesOf(entry: string): object {
  const base = `./dist/${builtName(entry)}`;
  return {
    import: { types: `${base}.d.ts`, default: `${base}.js` },
    require: { types: `${base}.d.cts`, default: `${base}.cjs` },
  };
}

function sizeLimitOf(entry: string, decided: readonly SizeLimit[]): SizeLimit {
  const path = `dist/${builtName(entry)}.js`;
  const limit = decided.find((one) => one.path === path)?.limit ?? generous;
  if (entry === 'cityrules') {
    return { name: entry, path, gzip: true, limit };
  }
  const peers = peersOf[entry] ?? [];
  const ignore = ['zod', 'pure-rand', ...peers];
  return { name: `${entry} (without zod)`, path, gzip: true, ignore, limit };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(file, `${JSON.stringify(manifestOf(readManifest()), null, 2)}\n`);
}
