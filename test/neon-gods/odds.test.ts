import { describe, expect, test } from 'vitest';
import { odds } from '../../src/kernel/odds.js';
import { battleWinners, type Event, layNoMore, neonGods } from '../../src/neon-gods/index.js';
import { exactOdds, isLikely, playedOdds, shareOf, sumsOf } from '../odds.js';
import { volume } from '../volume.js';
import { play } from './arrange.js';
import { atBattles, blind, choose, lay, stop } from './fight.js';

/** So many seeded plays are compared with the exact odds. */
const times = volume(20_000, 100_000);

/* The hits on the faces, as printed. */
const blue = [0, 1, 1, 2, 2, 3];
const pink = [1, 2, 2, 3, 3, 4];
const green = [0, 0, 1, 1, 1, 2];

/** One figure each on D4; both have these grunts in hand and nothing else. */
function duel(mums: string[], tykes: string[], figures = 1) {
  return atBattles({
    layout: 'LS2',
    seats: {
      0: { hand: mums.map((type) => `start-mums-${type}`), figures: { D4: figures } },
      1: { hand: tykes.map((type) => `start-tykes-${type}`), figures: { D4: 1 } },
    },
  });
}

function laid(mums: string[], tykes: string[], figures = 1) {
  const moves = [
    ...mums.map((type) => lay(0, `start-mums-${type}`)),
    ...(mums.length < 3 ? [stop(0)] : []),
    ...tykes.map((type) => lay(1, `start-tykes-${type}`)),
    ...(tykes.length < 3 ? [stop(1)] : []),
  ];
  const last = moves.pop() ?? stop(1);
  return { state: play(duel(mums, tykes, figures), choose('D4'), ...moves).state, last };
}

const three = ['warrior', 'doc', 'builder'];
const diceOfThree = sumsOf(pink, blue, blue);

describe('the odds of a battle', () => {
  test('[NG-BATTLE-12] three dice against three: the attacker wins with at least as much', () => {
    const { state, last } = laid(three, three);
    expect(exactOdds(neonGods, state, last, battleWinners, layNoMore)).toEqual({
      '[0]': shareOf(diceOfThree, diceOfThree, (mine, theirs) => mine >= theirs),
      '[1]': shareOf(diceOfThree, diceOfThree, (mine, theirs) => mine < theirs),
    });
  });

  test('[NG-BATTLE-10] another figure counts as much as a hit', () => {
    const { state, last } = laid(['charmer'], ['warrior'], 2);
    expect(exactOdds(neonGods, state, last, battleWinners)).toEqual({
      '[0]': shareOf(sumsOf(blue), sumsOf(pink), (mine, theirs) => mine + 1 >= theirs),
      '[1]': shareOf(sumsOf(blue), sumsOf(pink), (mine, theirs) => mine + 1 < theirs),
    });
  });

  test('[NG-DICE-02] dice that steal have fewer hits', () => {
    const { state, last } = laid(['bandit', 'doc'], ['merchant']);
    const mine = sumsOf(green, blue);
    expect(exactOdds(neonGods, state, last, battleWinners)['[0]']).toBe(
      shareOf(mine, sumsOf(blue), (a, b) => a >= b),
    );
  });

  test.each<[string[], string[]]>([
    [three, three],
    [
      ['warrior', 'doc', 'bandit'],
      ['bandit', 'merchant', 'warrior'],
    ],
    [['bandit', 'charmer'], ['bandit']],
  ])('[NG-DICE-02] sums of dice decide like the dice one by one: %j against %j', (mums, tykes) => {
    const { state, last } = laid(mums, tykes);
    const { dice, ...oneByOne } = battleWinners;
    const summed = odds(neonGods, state, last, battleWinners, { next: layNoMore });
    const single = odds(neonGods, state, last, oneByOne, { next: layNoMore });
    expect([dice, summed.exact, summed.outcomes]).toEqual(['summed', true, single.outcomes]);
    expect(summed.leaves).toBeLessThan(single.leaves);
  });

  test('[NG-DICE-02] hits and steals are summed apart', () => {
    const { state, last } = laid(['bandit', 'doc'], ['doc']);
    const until = (events: readonly Event[]) =>
      events.some((event) => event.type === 'battleResolved');
    const found = [...neonGods.branches(state, last, { until, dice: 'summed' })];
    const sums = found.map(({ events }) => {
      const rolled = events.filter((event) => event.type === 'diceRolled');
      return JSON.stringify(rolled.map(({ hits, steals }) => [hits, steals]));
    });
    // A green and a blue die: 0 to 3 hits with 2 steals, 0 to 4 with one, 1 to 5 with none; then 0 to 3 of a blue die.
    expect([new Set(sums).size, sums.length]).toEqual([14 * 4, 14 * 4]);
  });

  test('as many seeded battles agree', () => {
    const { state, last } = laid(three, three);
    const exact = exactOdds(neonGods, state, last, battleWinners, layNoMore);
    const played = playedOdds(neonGods, state, last, battleWinners, times, layNoMore);
    expect(isLikely(played['[0]'] ?? 0, times, exact['[0]'] ?? '')).toBe(true);
    expect(isLikely(played['[1]'] ?? 0, times, exact['[1]'] ?? '')).toBe(true);
  });

  test('before it is fought: with the cards that lie there already, if nobody lays another', () => {
    const state = duel(three, three);
    expect(exactOdds(neonGods, state, choose('D4'), battleWinners, layNoMore)).toEqual({
      '[0]': '1/1',
    });
    const { state: begun } = play(state, choose('D4'));
    const first = lay(0, 'start-mums-warrior');
    expect(exactOdds(neonGods, begun, first, battleWinners, layNoMore)).toEqual({ '[0]': '1/1' });
    const second = play(begun, first, stop(0)).state;
    const answer = lay(1, 'start-tykes-doc');
    expect(exactOdds(neonGods, second, answer, battleWinners, layNoMore)['[1]']).toBe(
      shareOf(sumsOf(pink), sumsOf(blue), (mine, theirs) => mine < theirs),
    );
  });

  test('without the moves that follow, nothing is decided yet', () => {
    const state = duel(three, three);
    expect(exactOdds(neonGods, state, choose('D4'), battleWinners)).toEqual({ null: '1/1' });
  });

  test('[NG-INFO-06] a card laid unseen is any card of the pile', () => {
    const state = atBattles({
      layout: 'LS2',
      seats: {
        0: { hand: [], draw: ['start-mums-warrior', 'start-mums-doc'], figures: { D4: 1 } },
        1: { hand: ['start-tykes-doc'], draw: [], figures: { D4: 1 } },
      },
    });
    const begun = play(state, choose('D4'), blind(0), stop(0)).state;
    const found = exactOdds(neonGods, begun, lay(1, 'start-tykes-doc'), battleWinners, layNoMore);
    // Half of the time the warrior's die, half of the time the doc's: as one die with the faces of both.
    expect(found['[0]']).toBe(shareOf(sumsOf([...pink, ...blue]), sumsOf(blue), (a, b) => a >= b));
  });

  test('a seat that cannot see the other cards gets them redealt', () => {
    const state = atBattles({
      layout: 'LS2',
      seats: {
        0: { hand: ['start-mums-warrior'], figures: { D4: 1 } },
        1: { hand: ['start-tykes-warrior', 'start-tykes-doc'], figures: { D4: 1 } },
      },
    });
    const begun = play(state, choose('D4'), lay(0, 'start-mums-warrior'), stop(0)).state;
    const second = play(begun, lay(1, 'start-tykes-warrior')).state;
    const known = odds(neonGods, second, stop(1), battleWinners);
    const guessed = odds(neonGods, second, stop(1), battleWinners, { seat: 0, worlds: 200 });
    expect([known.exact, guessed.exact, guessed.worlds]).toEqual([true, false, 200]);
    const ofSeat0 = (found: typeof known) => found.outcomes.find(({ answer }) => answer?.[0] === 0);
    // Mostly it is a blue die in other worlds, so that the attacker does better than it would in fact.
    const lead = (ofSeat0(guessed)?.probability ?? 0) - (ofSeat0(known)?.probability ?? 0);
    expect(lead).toBeGreaterThan(0.1);
  });
});

describe('what chance is asked in a battle', () => {
  test('[NG-DICE-02] the die, in the hits that it shows, equal faces together', () => {
    const { state, last } = laid(['warrior'], ['bandit']);
    const { ask } = neonGods.asks(state, last, [], { names: ['Ann', 'Bo'] });
    expect(ask).toEqual({
      label: 'battle.die.0',
      sentence: 'Ann rolls a die of the battle on D4.',
      seenBy: 'all',
      names: ['Ann', 'Bo'],
      total: 6,
      outcomes: [
        { roll: '1h', name: '1 hit', weight: 1 },
        { roll: '2h', name: '2 hits', weight: 2 },
        { roll: '3h', name: '3 hits', weight: 2 },
        { roll: '4h', name: '4 hits', weight: 1 },
      ],
    });
    const second = neonGods.asks(state, last, ['4h']).ask;
    expect(second?.sentence).toBe('Seat 1 rolls a die of the battle on D4.');
  });

  test.each<[string, string | number]>([
    ['as the tape holds it', '4h'],
    ['as it is called', '4 hits'],
    ['in capitals', '4 HITS'],
    ['as a number', 4],
    ['as a number in a text', '4'],
  ])('a die of 4 hits can be written %s', (_how, written) => {
    const { state, last } = laid(['warrior'], ['doc']);
    const { ask } = neonGods.asks(state, last, [written]);
    expect(ask?.label).toBe('battle.die.1');
    const { state: same } = neonGods.apply(state, last, { rolls: [written, '0h'] });
    expect(same).toEqual(neonGods.apply(state, last, { rolls: ['4h', '0h'] }).state);
  });
});

test('[NG-BATTLE-09] whoever lays no more steals from the first defender who has $', () => {
  const figures = { C3: 1 };
  const table = atBattles({
    layout: 'LS3',
    seats: {
      0: { figures, hand: ['start-mums-bandit'] },
      1: { figures, hand: [], money: 3 },
      2: { figures, hand: [], money: 3 },
    },
  });
  const laidDown = play(table, choose('C3'), lay(0, 'start-mums-bandit'), stop(0), stop(1)).state;
  const { state } = play(laidDown, [stop(2), '0h1s']);
  expect(layNoMore(state)).toEqual({ type: 'stealFrom', seat: 0, from: 1 });
  const [mine, poor, ...others] = state.seats;
  const seats = mine && poor ? [mine, { ...poor, money: 0 }, ...others] : [];
  expect(layNoMore({ ...state, seats })).toEqual({ type: 'stealFrom', seat: 0, from: 2 });
});
