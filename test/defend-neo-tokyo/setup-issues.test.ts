import { expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { SetupInput } from '../../src/defend-neo-tokyo/setup.js';
import { wrongOptions } from '../issues.js';
import { mechs } from './arrange.js';

/* Where in the options of a game something is wrong. */

const two = [mechs.patriot, mechs.anansi];
const assigned = (given: NonNullable<SetupInput['mechs']>): Partial<SetupInput> => {
  return { build: 'assigned', mechs: given };
};

test.each<[string, Partial<SetupInput>, string[]]>([
  ['nothing', assigned(two), []],
  ['a threat that there is not', { threat: 'x' }, ['DN-SETUP-03 threat']],
  ['a third seat as Captain', { captain: 2 }, ['DN-SETUP-09 captain']],
  ['the second seat as Captain', { captain: 1 }, []],
  ['no Mechs to assign', { build: 'assigned' }, ['DN-SETUP-01 mechs']],
  ['Mechs in a draft', { build: 'draft', mechs: two }, ['DN-SETUP-01 mechs']],
  ['a Mech too few', { ...assigned(two), players: 3 }, ['DN-SETUP-01 mechs']],
  [
    'Legs that there are not',
    assigned([mechs.patriot, { ...mechs.anansi, legs: 'x' }]),
    ['DN-MECH-01 mechs.1.legs'],
  ],
  [
    'Legs as a Chassis',
    assigned([{ ...mechs.patriot, chassis: 'lg-heavy' }, mechs.anansi]),
    ['DN-MECH-01 mechs.0.chassis'],
  ],
  [
    'an Arm twice',
    assigned([mechs.patriot, { ...mechs.anansi, leftArm: 'ar-mg' }]),
    ['DN-BUILD-01 mechs.1.leftArm'],
  ],
])('%s', (_what, options, issues) => {
  expect(wrongOptions<SetupInput>(defendNeoTokyo, { players: 2, seed: 1, ...options })).toEqual(
    issues,
  );
});
