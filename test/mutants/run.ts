/*
 * `npm run test:mutants -- <game|kernel> [--sample 300] [--seed 1] [--workers 1]`: breaks the rules at a seeded sample of
 * places, one at a time, and tells which breaks no test of the game has noticed.
 */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { gameIds } from '../../src/entries.js';
import { seededRandom } from '../../src/index.js';
import { excludedMutations, placesOf } from './collect.js';
import { draw } from './places.js';
import { tell } from './tell.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
  },
});
const rooms = [...gameIds, 'kernel'];
const [room = ''] = positionals;
if (!rooms.includes(room)) throw new Error(`mutants of what? One of ${rooms.join(', ')}`);

process.env.MUTANTS_OF = room;
const places = await placesOf(room);
const drawn = draw(places, Number(values.sample), seededRandom(`mutants ${values.seed}`));
const stryker = new Stryker({
  mutate: drawn.map(({ file, range }) => `${file}:${range}`),
  mutator: { excludedMutations },
  testRunner: 'vitest-files',
  // The second brings the schema of `vitest` below.
  plugins: [new URL('runner.mjs', import.meta.url).pathname, '@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is worked out once when a file is loaded would need every test for each mutant.
  ignoreStatic: true,
  concurrency: Number(values.workers),
  // Beside the time of its tests without a break: long enough for a machine that has other things to do.
  timeoutMS: 15_000,
  timeoutFactor: 1,
  dryRunTimeoutMinutes: 60,
  reporters: ['progress-append-only'],
  ignorePatterns: ['dist', 'coverage'],
  tempDirName: '.mutants',
  cleanTempDir: 'always',
  allowConsoleColors: false,
});
const results = await stryker.runMutationTest();
console.log(`\n${room}, seed ${values.seed}: ${drawn.length} of ${places.length} places`);
console.log(tell(results, room));
