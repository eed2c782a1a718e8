import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/*
 * Run by the build: the command line brings other people's packages along, and their licences ask that the notices come
 * with every copy.
 */

/** What esbuild tells of a bundle, as far as it is needed here. */
export interface Metafile {
  readonly outputs: Readonly<
    Record<
      string,
      { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }
    >
  >;
}

/** Writes the notices of everything in the bundles; the metafile, which was only needed for that, goes. */
export function writeNotices(metafile: string, pages: Metafile, file: string): void {
  const command: Metafile = JSON.parse(readFileSync(metafile, 'utf8'));
  writeFileSync(file, noticesOf({ outputs: { ...command.outputs, ...pages.outputs } }, '.'));
  rmSync(metafile);
}

/** The folders of the packages that have left something in the bundle, sorted. */
export function bundledFolders({ outputs }: Metafile, root: string): string[] {
  const folders = new Set<string>();
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const [folder] = /^.*\/?node_modules\/(@[^/]+\/)?[^/]+/.exec(path) ?? [];
      if (folder !== undefined && bytesInOutput > 0) folders.add(resolve(root, folder));
    }
  }
  return [...folders].sort();
}

export function noticesOf(metafile: Metafile, root: string): string {
  const notices = bundledFolders(metafile, root).map(noticeOf);
  const heading =
    'The command line (dist/cli.js) and the pages (dist/web) of cityrules contain these packages.';
  return `${[heading, ...notices].join('\n\n')}\n`;
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  if (files.length === 0) throw new Error(`${name} has no licence that could be told`);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`## ${name} ${version} (${license})`, ...texts].join('\n\n');
}
