import { expect, test } from 'vitest';
import { bloodfeud } from '../../src/bloodfeud/index.js';
import type { SetupInput } from '../../src/bloodfeud/setup.js';
import { wrongOptions } from '../issues.js';

/* Where in the options of a game something is wrong. */

const four = ['brujah', 'ventrue', 'mafia', 'arcanum'];
const recorded = { powerSource: 'recorded' } as const;

test.each<[string, Partial<SetupInput>, string[]]>([
  ['nothing', { factions: four, playersPerTeam: [1, 2, 3, 4] }, []],
  ['a faction more', { factions: [...four, 'tremere'] }, ['BF-SETUP-02 factions']],
  [
    'a faction that there is not',
    { factions: [...four.slice(0, 3), 'x'] },
    ['BF-SETUP-02 factions.3'],
  ],
  ['a faction twice', { factions: [...four.slice(0, 3), 'mafia'] }, ['BF-SETUP-02 factions.3']],
  [
    'vampires only',
    { factions: ['brujah', 'ventrue', 'tremere', 'gangrel'] },
    ['BF-SETUP-02 factions'],
  ],
  ['a number of players more', { playersPerTeam: [1, 2, 3, 4, 1] }, ['BF-SETUP-01 playersPerTeam']],
  ['a scenario without the mode', { scenario: 'x' }, ['BF-SETUP-14 scenario']],
  ['a scenario that there is not', { immersive: true, scenario: 'x' }, ['BF-SETUP-14 scenario']],
  [
    'Power that nobody records',
    { houseRules: recorded, storyteller: 'auto' },
    ['BF-STORY-04 storyteller'],
  ],
  ['Power that somebody records', { houseRules: recorded, storyteller: 'seat' }, []],
])('%s', (_what, options, issues) => {
  expect(wrongOptions<SetupInput>(bloodfeud, { players: 4, seed: 1, ...options })).toEqual(issues);
});
