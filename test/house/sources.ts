import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../../src/index.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** The folders of the games, by their ids. */
export const gameFolders: readonly string[] = Object.keys(games);

/** Names in a folder of src, sorted. */
export function namesIn(folder: string): string[] {
  return readdirSync(join(src, folder)).sort();
}

export interface Source {
  /** Below src, with slashes. */
  readonly file: string;
  /** The files of src that it imports, of types or values. */
  readonly imports: readonly string[];
}

/** Every TypeScript file of src. */
export const sources: readonly Source[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .sort()
  .map((file) => ({ file, imports: importsOf(file) }));

function importsOf(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)\.js'/g)];
  return specifiers.map(([, path = '']) => `${posix.join(dirname(file), path)}.ts`);
}
