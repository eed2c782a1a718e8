import { describe, expect, test } from 'vitest';
import { display } from '../../src/defend-neo-tokyo/display/index.js';
import { defendNeoTokyo, type SetupInput } from '../../src/defend-neo-tokyo/index.js';
import { followLaws } from '../../src/testing/index.js';
import { volume } from '../volume.js';
import { asked } from './asked.js';

const shown = {
  display: display(defendNeoTokyo),
  displayEvery: 7,
  decisions: 'all' as const,
  questions: asked['defend-neo-tokyo'],
};

/** At most 11 rounds; a round takes far fewer than 900 decisions. */
const bound = 10_000;

type HouseRules = NonNullable<SetupInput['houseRules']>;

const loose: HouseRules = {
  destroyedStack: 'literal',
  tokenSupply: 'unlimited',
  reactArmor: 'always',
};
const light: HouseRules = {
  chassisRequirement: 'none',
  bossAttacksOnArrival: false,
  bossLife: 'perPlayer',
};
const hidden: HouseRules = {
  openHands: false,
  destroyedStack: 'carry',
  bossRows: 'lightRegular',
};

describe.each([
  ['radiation-beasts', { 2: {}, 3: loose, 4: {}, 5: light }],
  ['tideborn-horrors', { 2: light, 3: {}, 4: loose, 5: {} }],
] as const)('%s', (threat, houseRules) => {
  const [few, drafts] =
    threat === 'radiation-beasts' ? ([[3], [2]] as const) : ([[5], []] as const);
  test.each(volume<readonly (2 | 3 | 4 | 5)[]>(few, [2, 3, 4, 5]))(
    '%i players follow the laws',
    (players) => {
      const setup = { players, threat, houseRules: houseRules[players], seed: `laws ${threat}` };
      const coverage = followLaws(defendNeoTokyo, { setup, seed: players, bound, ...shown });
      expect(coverage.decisions).toBeGreaterThan(50);
      expect(coverage.refused).toBeGreaterThan(50);
    },
  );

  test.each(volume<readonly number[]>(drafts, threat === 'radiation-beasts' ? [2, 5] : [3, 4]))(
    '%i players follow the laws after a draft, with hidden hands',
    (players) => {
      const setup = { players, threat, build: 'draft' as const, houseRules: hidden, seed: 'draft' };
      const coverage = followLaws(defendNeoTokyo, {
        setup,
        seed: `draft ${players}`,
        bound,
        ...shown,
      });
      expect(coverage.redealt).toBeGreaterThan(50);
    },
  );
});
