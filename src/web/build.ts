/* Builds the pages that the command line serves and writes. Run by tsup when the package is built. */
import { mkdirSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { gameIds } from '../entries.js';

const shared = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'error',
} as const;

/** The pages that need nothing else: to play (`page.js`, `worker.js`), and to replay one game each. Tells what is in them. */
export async function buildPages(into: string): Promise<Metafile> {
  mkdirSync(into, { recursive: true });
  for (const id of gameIds) await buildReplay(id, into);
  const entryPoints = { page: 'src/web/page/main.ts', worker: 'src/web/page/worker.ts' };
  const { metafile } = await build({ ...shared, entryPoints, outdir: into, metafile: true });
  return metafile;
}

/** Code of one game that replays a log, in one file: `replay-<game>.js`. */
export async function buildReplay(id: string, into: string): Promise<void> {
  await build({
    ...shared,
    stdin: { contents: replayEntry(id), resolveDir: 'src/web', loader: 'ts' },
    outfile: `${into}/replay-${id}.js`,
  });
}

function replayEntry(id: string): string {
  const name = id.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  return `
    import './page/jitless.js';
    import { ${name} as game } from '../${id}/index.js';
    import { display } from '../${id}/display/index.js';
    import { applyStyle } from './page/dom.js';
    import { startReplay } from './page/replay.js';
    import { pageStyle } from './page/style.js';
    applyStyle(pageStyle);
    startReplay(display(game));
  `;
}
