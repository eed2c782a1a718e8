import { describe, expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import { followLaws } from '../../src/testing/index.js';

/** At most 11 rounds; a round takes far fewer than 900 decisions. */
const bound = 10_000;

describe.each(['radiation-beasts', 'tideborn-horrors'])('%s', (threat) => {
  test.each([2, 3, 4, 5])('%i players follow the laws', (players) => {
    const setup = { players, threat, seed: `laws ${threat}` };
    const coverage = followLaws(defendNeoTokyo, { setup, seed: players, bound });
    expect(coverage.decisions).toBeGreaterThan(50);
    expect(coverage.refused).toBeGreaterThan(50);
  });

  test.each([2, 5])('%i players follow the laws after a draft, with hidden hands', (players) => {
    const houseRules = {
      openHands: false,
      destroyedStack: 'carry',
      bossRows: 'lightRegular',
    } as const;
    const setup = { players, threat, build: 'draft' as const, houseRules, seed: 'draft' };
    const coverage = followLaws(defendNeoTokyo, { setup, seed: `draft ${players}`, bound });
    expect(coverage.redealt).toBeGreaterThan(50);
  });
});
