import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { writeCitations } from '../../src/cli/citations/collect.js';
import { builtOnce } from '../built.js';

export const root = fileURLToPath(new URL('../../', import.meta.url));

interface Built {
  readonly folder: string;
  readonly file: string;
  /** The part of it that runs one command line, for those who stay. */
  readonly program: string;
  /** What went into it. */
  readonly metafile: Metafile;
}

/** The command line as the package has it, built once for all tests. */
export async function buildCli(): Promise<Built> {
  const folder = await builtOnce('cli', buildInto);
  const metafile = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')) as Metafile;
  return { folder, file: join(folder, 'cli.mjs'), program: join(folder, 'program.mjs'), metafile };
}

async function buildInto(folder: string): Promise<void> {
  const { metafile } = await build({
    entryPoints: {
      cli: join(root, 'src/cli/main.ts'),
      program: join(root, 'src/cli/program.ts'),
    },
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
  writeFileSync(join(folder, 'meta.json'), JSON.stringify(metafile));
}
