import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { writeCitations } from '../../src/cli/citations/collect.js';

export const root = fileURLToPath(new URL('../../', import.meta.url));

interface Built {
  readonly folder: string;
  readonly file: string;
  /** What went into it. */
  readonly metafile: Metafile;
  remove(): void;
}

/** Builds the command line as the package has it, into a folder of its own. */
export async function buildCli(): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), 'cityrules-cli-'));
  const file = join(folder, 'cli.mjs');
  const { metafile } = await build({
    entryPoints: { cli: join(root, 'src/cli/main.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['zod', 'pure-rand'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
    metafile: true,
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeCitations(root, join(folder, 'citations.json'));
  return { folder, file, metafile, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
