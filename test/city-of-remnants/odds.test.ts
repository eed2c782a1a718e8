import { describe, expect, test } from 'vitest';
import { battleWinner, cityOfRemnants, layNoMore } from '../../src/city-of-remnants/index.js';
import { exactOdds, isLikely, playedOdds, shareOf, sumsOf } from '../odds.js';
import { volume } from '../volume.js';
import { type Arrangement, arrange, mv, play } from './arrange.js';

/** So many seeded plays are compared with the exact odds. */
const times = volume(20_000, 100_000);

/* The hits on the faces of the battle die. */
const die = [0, 1, 1, 1, 2, 2];
const dice = (count: number) => sumsOf(...Array.from({ length: count }, () => die));

/** Seat 0 has moved to C4, where seat 1 stands; nobody has a card but those named. */
function attack(seats: NonNullable<Arrangement['seats']>) {
  return arrange({
    seats: { 0: { hand: [], draw: [], ...seats[0] }, 1: { hand: [], draw: [], ...seats[1] } },
    turn: { action: 'move', enemySpace: 'C4' },
    steps: [{ type: 'moveSelect' }],
  });
}

describe('the odds of a battle', () => {
  test.each([
    [1, 1, { C4: 1 }, { C4: 1 }],
    [3, 2, { C4: 2, C3: 1 }, { C4: 2 }],
    [2, 4, { C4: 2 }, { C4: 1, D4: 2, C5: 1 }],
  ])(
    '[CR-BATTLE-10] [CR-BATTLE-11] %i dice against %i without cards: a tie is the defender’s',
    (mine, theirs, here, there) => {
      const state = attack({ 0: { figures: here }, 1: { figures: there } });
      const found = exactOdds(cityOfRemnants, state, mv(0, 'done'), battleWinner, layNoMore);
      expect(found).toEqual({
        0: shareOf(dice(mine), dice(theirs), (a, b) => a > b),
        1: shareOf(dice(mine), dice(theirs), (a, b) => a <= b),
      });
    },
  );

  test('[CR-BATTLE-05] the last card that is laid, a Fighter, has 3 for yellow', () => {
    const hand = ['gm-fighter:1'];
    const state = attack({ 0: { figures: { C4: 1 }, hand }, 1: { figures: { C4: 2 } } });
    const begun = play(state, mv(0, 'done')).state;
    const move = mv(0, 'layFromHand', { card: 'gm-fighter:1' });
    const found = exactOdds(cityOfRemnants, begun, move, battleWinner, layNoMore);
    expect(found[0]).toBe(shareOf(dice(1), dice(2), (a, b) => a + 3 > b));
  });

  test('as many seeded battles agree', () => {
    const state = attack({ 0: { figures: { C4: 2, C3: 1 } }, 1: { figures: { C4: 2 } } });
    const move = mv(0, 'done');
    const exact = exactOdds(cityOfRemnants, state, move, battleWinner, layNoMore);
    const played = playedOdds(cityOfRemnants, state, move, battleWinner, times, layNoMore);
    expect(isLikely(played[0] ?? 0, times, exact[0] ?? '')).toBe(true);
    expect((played[0] ?? 0) + (played[1] ?? 0)).toBe(times);
  });
});

describe('what chance is asked', () => {
  test('in a battle: a die, with its equal faces together', () => {
    const state = attack({ 0: { figures: { C4: 1 } }, 1: { figures: { C4: 1 } } });
    expect(cityOfRemnants.asks(state, mv(0, 'done'), []).ask).toEqual({
      label: 'battle.dice.0',
      sentence: 'Seat 0 rolls a battle die on C4.',
      seenBy: 'all',
      names: [],
      total: 6,
      outcomes: [
        { roll: 0, name: '0', weight: 1 },
        { roll: 1, name: '1', weight: 3 },
        { roll: 2, name: '2', weight: 2 },
      ],
    });
  });

  test('[CR-SETUP-10] in setup: copies of a card are one outcome, and any of them can be meant', () => {
    const options = { players: 2, seed: null } as const;
    const rolls = ['rl-garius', 'bl-roden'];
    const asked = cityOfRemnants.asksSetup({ ...options, leaderSelection: 'random' }, rolls).ask;
    expect(asked).toMatchObject({ label: 'setup.hand.0', seenBy: [0] });
    const twice = asked?.outcomes.find(({ weight }) => weight > 1);
    expect(twice?.copies).toHaveLength(twice?.weight ?? 0);
    const next = (roll: string | number) =>
      cityOfRemnants.asksSetup({ ...options, leaderSelection: 'random' }, [...rolls, roll]).ask;
    const kind = String(twice?.roll).replace(/:\d+$/, '');
    expect([next(kind), next(twice?.name ?? '')]).toEqual([next(twice?.roll ?? ''), next(kind)]);
  });
});
