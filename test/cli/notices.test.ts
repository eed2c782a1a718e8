import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundledFolders, noticesOf } from '../../src/cli/notices/collect.js';
import { buildCli } from './build.js';

let built: Awaited<ReturnType<typeof buildCli>>;
beforeAll(async () => {
  built = await buildCli();
});

test('every package in the command line is named with its version and its whole licence', () => {
  const folders = bundledFolders(built.metafile, process.cwd());
  const notices = noticesOf(built.metafile, process.cwd());
  const names = folders.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(notices).toContain(`## ${name} ${version} (`);
    return name;
  });
  // What is asked for by name, and what these need themselves.
  const asked = ['commander', '@clack/prompts', 'picocolors', 'tinyglobby'];
  expect(names).toEqual(expect.arrayContaining([...asked, '@clack/core', 'picomatch', 'fdir']));
  expect(notices.match(/Copyright/gi)?.length).toBeGreaterThanOrEqual(names.length);
  expect(notices).toContain('Copyright (c) 2011 TJ Holowaychuk');
});

test('no package is in the command line without a comment of esbuild that says so', () => {
  const text = readFileSync(built.file, 'utf8');
  const folders = bundledFolders(built.metafile, process.cwd());
  for (const [, name = ''] of text.matchAll(/^\/\/ .*node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)) {
    expect(folders.some((folder) => folder.endsWith(`node_modules/${name}`))).toBe(true);
  }
});

test('a package without a licence stops the build', () => {
  const nobody = join(built.folder, 'x/node_modules/nobody');
  mkdirSync(nobody, { recursive: true });
  writeFileSync(join(nobody, 'package.json'), '{"name":"nobody","version":"1.0.0"}');
  const inputs = { 'x/node_modules/nobody/index.js': { bytesInOutput: 1 } };
  const notices = () => noticesOf({ outputs: { 'cli.js': { inputs } } }, built.folder);
  expect(notices).toThrow('nobody has no licence that could be told');
  writeFileSync(join(nobody, 'LICENCE.txt'), 'Do as you like.');
  expect(notices()).toMatch(/## nobody 1\.0\.0 .*\n\nDo as you like\.\n$/);
});
