import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { buildCli, root } from '../cli/build.js';

const folder = mkdtempSync(join(tmpdir(), 'cityrules-example-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the example project in docs passes its own tests', async () => {
  cpSync(join(root, 'docs/example'), folder, { recursive: true });
  await install(join(folder, 'node_modules'));
  const env = { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '', VITEST: undefined };
  const out = execFileSync('npm', ['test', '--silent'], { cwd: folder, env, encoding: 'utf8' });
  expect(out).toContain('# fail 0');
  expect(out).toContain('✓ scenarios/sale.json');
  expect(out).toContain('0 logs, 2 scenarios, 1 file of tables, 2 moves: all is well');
});

/** What `npm install` would give: the package as built, and what it needs. */
async function install(modules: string): Promise<void> {
  const cityrules = join(modules, 'cityrules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  mkdirSync(cityrules);
  await build({
    entryPoints: {
      index: join(root, 'src/index.ts'),
      testing: join(root, 'src/testing/index.ts'),
      'testing-arbitraries': join(root, 'src/testing/arbitraries.ts'),
    },
    outdir: join(cityrules, 'dist'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    external: ['zod', 'pure-rand', 'fast-check'],
    logLevel: 'error',
  });
  cpSync(join(root, 'package.json'), join(cityrules, 'package.json'));
  for (const name of ['zod', 'pure-rand', 'fast-check']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  const cli = await buildCli();
  const file = join(cityrules, 'dist', basename(cli.file));
  for (const built of readdirSync(cli.folder, { withFileTypes: true })) {
    if (built.isFile()) cpSync(join(cli.folder, built.name), join(cityrules, 'dist', built.name));
  }
  chmodSync(file, 0o755);
  symlinkSync(file, join(modules, '.bin/cityrules'));
}
