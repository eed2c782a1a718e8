import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where things are built that several files of tests need. */
    runFolder: string;
  }
}

/** Around a run of `npm test`: a folder for it, and at its end a word about what it has left out. */
export default function setup(project: TestProject): () => void {
  const runFolder = mkdtempSync(join(tmpdir(), 'cityrules-run-'));
  project.provide('runFolder', runFolder);
  const isDeep = project.config.env.TEST_VOLUME === 'deep';
  return () => {
    rmSync(runFolder, { recursive: true, force: true });
    if (!isDeep) console.warn(leftOut());
  };
}

function leftOut(): string {
  const sampled = globSync('test/**/*.test.ts').filter((file) => {
    return /\bvolume\(/.test(readFileSync(file, 'utf8'));
  });
  return [
    '',
    `LEFT OUT: ${sampled.length} of the files above try fewer games, seeds and values than they could:`,
    ...sampled.sort().map((file) => `  ${file}`),
    'All of them: npm run test:deep. The packed package: npm run test:package. `npm run ci` runs the latter too.',
  ].join('\n');
}
