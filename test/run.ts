import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Around a run of `npm test`: a folder for it, and at its end a word about what it has left out. */
export default function setup(project: TestProject): () => void {
  const runFolder = mkdtempSync(join(tmpdir(), 'cityrules-run-'));
  process.env.TEST_RUN_FOLDER = runFolder;
  const isDeep = project.config.env.TEST_VOLUME === 'deep';
  return () => {
    rmSync(runFolder, { recursive: true, force: true });
    const files = project.vitest.state.getFiles().map(({ filepath }) => filepath);
    if (!isDeep) console.warn(leftOut(files));
  };
}

/** Those that ask for a volume, themselves or where they are written for all games. */
function leftOut(files: readonly string[]): string {
  const sampled = files.filter((file) => {
    return /\b(volume|playedInABrowser)\(/.test(readFileSync(file, 'utf8'));
  });
  if (sampled.length === 0) return '';
  return [
    '',
    `LEFT OUT: ${sampled.length} of these ${files.length} files try fewer games, seeds and values than they could:`,
    ...sampled.map((file) => `  ${relative(process.cwd(), file)}`).sort(),
    'All they have: npm run test:deep. The packed package: npm run test:package, part of `npm run ci`.',
  ].join('\n');
}
