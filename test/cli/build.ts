import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { writeCitations } from '../../src/cli/citations/collect.js';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the command line as the package has it, into a folder of its own. */
export async function buildCli(): Promise<{ folder: string; file: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'cityrules-cli-'));
  const file = join(folder, 'cli.mjs');
  await build({
    entryPoints: [join(root, 'src/cli/main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['zod', 'pure-rand'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeCitations(root, join(folder, 'citations.json'));
  return { folder, file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
