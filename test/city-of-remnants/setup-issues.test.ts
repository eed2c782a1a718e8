import { expect, test } from 'vitest';
import { cityOfRemnants } from '../../src/city-of-remnants/index.js';
import type { SetupInput } from '../../src/city-of-remnants/setup.js';
import { wrongOptions } from '../issues.js';

/* Where in the options of a game something is wrong. */

const nine = [
  ...['dv-alley', 'dv-thieves', 'dv-eden'],
  ...['dv-junkyard', 'dv-recruit', 'dv-slaver'],
  ...['dv-stronghold', 'dv-casino', 'dv-skyport'],
];

test.each<[string, Partial<SetupInput>, string[]]>([
  ['nothing', { leaders: ['yl-ret', 'bl-roden'], entries: ['D1', 'A4'] }, []],
  ['a fifth player', { players: 5 }, ['CR-SETUP-01 players']],
  ['fixed leaders that are not named', { leaderSelection: 'fixed' }, ['CR-SETUP-02 leaders']],
  ['a leader too few', { leaders: ['yl-ret'] }, ['CR-SETUP-02 leaders']],
  ['a leader that there is not', { leaders: ['yl-ret', 'x'] }, ['CR-SETUP-02 leaders.1']],
  ['a leader twice', { leaders: ['yl-ret', 'yl-ret'] }, ['CR-SETUP-02 leaders.1']],
  ['an entry more', { entries: ['D1', 'A4', 'G4'] }, ['CR-SETUP-07 entries']],
  ['an entry that there is not', { entries: ['x', 'A4'] }, ['CR-SETUP-07 entries.0']],
  ['an entry twice', { entries: ['D1', 'D1'] }, ['CR-SETUP-07 entries.1']],
  ['a third seat to begin', { firstPlayer: 2 }, ['CR-SETUP-14 firstPlayer']],
  ['nine developments', { developments: nine }, []],
  [
    'a development that there is not',
    { developments: [...nine.slice(0, 8), 'x'] },
    ['CR-SETUP-10 developments.8', 'CR-SETUP-10 developments'],
  ],
  [
    'a development twice',
    { developments: [...nine.slice(0, 8), 'dv-casino'] },
    ['CR-SETUP-10 developments.8'],
  ],
])('%s', (_what, options, issues) => {
  expect(wrongOptions<SetupInput>(cityOfRemnants, { players: 2, seed: 1, ...options })).toEqual(
    issues,
  );
});
