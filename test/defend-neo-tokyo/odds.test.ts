import { describe, expect, test } from 'vitest';
import {
  damageTo,
  declineReacts,
  defendNeoTokyo,
  isDefeated,
  partHit,
} from '../../src/defend-neo-tokyo/index.js';
import type { Monster } from '../../src/defend-neo-tokyo/state/state.js';
import { exactOdds, fraction, isLikely, playedOdds, sumsOf } from '../odds.js';
import { volume } from '../volume.js';
import { arrange, card, letHappen, react } from './arrange.js';

/** So many seeded plays are compared with the exact odds. */
const times = volume(20_000, 100_000);

const die = [1, 2, 3, 4, 5, 6];
/** Rolls two Damage dice, melee. */
const punch = 'ar-chainfist-1#1';

function against(monster: Pick<Monster, 'id'> & Partial<Monster>) {
  return arrange({
    mechs: ['anansi', 'patriot'],
    seats: { 0: { power: [4, 4, 4], space: 's05', hand: [punch] } },
    monsters: [{ space: 's05', ...monster }],
  });
}

/** The odds of two dice, less Armor. */
function twoDice(armor: number): Record<string, string> {
  const ways = new Map<number, number>();
  for (const [sum, count] of sumsOf(die, die)) {
    const dealt = Math.max(0, sum - armor);
    ways.set(dealt, (ways.get(dealt) ?? 0) + count);
  }
  return Object.fromEntries([...ways].map(([dealt, count]) => [dealt, fraction(count, 36)]));
}

describe('the odds of an attack', () => {
  test.each([
    ['rb-glowfang', 0],
    ['rb-leadhide', 2],
  ])('[DN-ATK-03] [DN-ATK-04] two Damage dice against %s, Armor %i', (id, armor) => {
    const state = against({ id });
    const found = exactOdds(defendNeoTokyo, state, card(0, punch), damageTo(id), declineReacts);
    expect(found).toEqual(twoDice(armor));
  });

  test('[DN-MON-04] with 12 of 20 damage, Glowfang falls to an 8 and more', () => {
    const state = against({ id: 'rb-glowfang', damage: 12 });
    const found = exactOdds(
      defendNeoTokyo,
      state,
      card(0, punch),
      isDefeated('rb-glowfang'),
      declineReacts,
    );
    expect(found).toEqual({ true: '5/12', false: '7/12' });
  });

  test('as many seeded attacks agree', () => {
    const state = against({ id: 'rb-glowfang' });
    const question = damageTo('rb-glowfang');
    const move = card(0, punch);
    const played = playedOdds(defendNeoTokyo, state, move, question, times, declineReacts);
    for (const [dealt, share] of Object.entries(twoDice(0))) {
      expect(isLikely(played[dealt] ?? 0, times, share)).toBe(true);
    }
  });
});

test('[DN-FX-28] the odds of a React: Sidestep rolls the Random die again', () => {
  const state = arrange({
    mechs: ['vaquero', 'anansi'],
    seats: { 0: { space: 's05', power: [0, 0, 1], hand: ['lg-light-2#1'] } },
    steps: [{ type: 'hitMech', mech: 0, amount: 2, part: 'random', from: null, stage: 'roll' }],
  });
  const { state: asked } = letHappen(state, 'chassis');
  const found = exactOdds(defendNeoTokyo, asked, react(0, 'lg-light-2#1'), partHit(0));
  expect(found).toEqual({
    '"chassis"': '1/3',
    '"leftArm"': '1/6',
    '"rightArm"': '1/6',
    '"legs"': '1/6',
    '"miss"': '1/6',
  });
});
