import { expect, test } from 'vitest';
import { blockMania } from '../../src/block-mania/index.js';
import type { SetupInput } from '../../src/block-mania/setup.js';
import { wrongOptions } from '../issues.js';

/* Where in the options of a game something is wrong. */

test.each<[string, Partial<SetupInput>, string[]]>([
  ['nothing', { seating: ['sf', 'bh'] }, []],
  ['a pool of more blocks than players', { blockPool: ['sf', 'bh', 'kr'] }, []],
  ['a pool of fewer', { players: 3, blockPool: ['sf', 'bh'] }, ['BM-RULING-108 blockPool']],
  ['a pool with a block twice', { blockPool: ['sf', 'bh', 'sf'] }, ['BM-RULING-108 blockPool.2']],
  ['a block more than players', { seating: ['sf', 'bh', 'kr'] }, ['BM-SETUP-01 seating']],
  ['a block too few', { players: 3, seating: ['sf', 'bh'] }, ['BM-SETUP-01 seating']],
  ['a block that there is not', { seating: ['sf', 'x'] }, ['BM-SETUP-01 seating.1']],
  ['a block twice', { seating: ['sf', 'sf'] }, ['BM-SETUP-01 seating.1']],
])('%s', (_what, options, issues) => {
  expect(wrongOptions<SetupInput>(blockMania, { players: 2, seed: 1, ...options })).toEqual(issues);
});
