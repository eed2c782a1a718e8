/*
 * docs/adding-a-game.md shows every file of docs/example-game: blocks that begin with ```ts and a path. `npm run docs`
 * fills them from the files.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../docs/example-game/', import.meta.url);
const page = new URL('../../docs/adding-a-game.md', import.meta.url);
const block = /^```ts (\S+)\n([\s\S]*?)^```$/gm;

export interface Block {
  readonly file: string;
  readonly code: string;
}

/** The sources that the page shows, in its order. */
export function blocksOfPage(): Block[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(block)].map(([, file = '', code = '']) => ({ file, code }));
}

/** The sources of the example game. */
export function sourcesOfGame(): Block[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => ({ file, code: readFileSync(new URL(file, folder), 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = new Map(sourcesOfGame().map(({ file, code }) => [file, code]));
  const text = readFileSync(page, 'utf8');
  const filled = text.replace(
    block,
    (_, file: string) => `\`\`\`ts ${file}\n${sources.get(file)}\`\`\``,
  );
  writeFileSync(page, filled);
}
