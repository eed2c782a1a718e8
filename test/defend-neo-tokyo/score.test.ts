import { expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import { type Arrangement, arrange, changedGame, letHappen } from './arrange.js';

const boss = { id: 'boss-gorganicus', space: 's16' };

function rowOf(arrangement: Arrangement, seat = 0) {
  return defendNeoTokyo.standing(arrange(arrangement)).seats[seat];
}

test.each([
  ['before the Boss comes', {}, 0, 30],
  ['no damage', { monsters: [boss] }, 0, 30],
  ['1 damage is less than a point', { monsters: [{ ...boss, damage: 1 }] }, 0, 30],
  ['half his Life', { monsters: [{ ...boss, damage: 50 }] }, 34, 30],
  ['all but 1', { monsters: [{ ...boss, damage: 99 }] }, 68, 30],
  [
    'damage to another Monster',
    { monsters: [{ id: 'rb-leadhide', space: 's03', damage: 5 }] },
    0,
    30,
  ],
  ['3 of 7 steps of destruction', { destruction: 3, monsters: [boss] }, 0, 17],
  ['1 step left', { destruction: 6, monsters: [{ ...boss, damage: 10 }] }, 6, 4],
] as const)('[DN-OVER-05] %s', (_what, arrangement, damage, left) => {
  expect(rowOf(arrangement as Arrangement)).toEqual({
    seat: 0,
    score: damage + left,
    parts: [
      { label: 'Boss damage', value: damage },
      { label: 'destruction left', value: left },
    ],
  });
});

test('[DN-OVER-05] the whole table has one score, in every view, more is better', () => {
  const state = arrange({
    mechs: ['patriot', 'anansi', 'zakh'],
    houseRules: { openHands: false },
    monsters: [{ ...boss, damage: 80 }],
  });
  const standing = defendNeoTokyo.standing(state);
  expect(standing).toMatchObject({
    better: 'more',
    seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
  });
  expect(standing.seats.map(({ score }) => score)).toEqual([85, 85, 85]);
  for (const viewer of [1, 'spectator', 'open'] as const) {
    expect(defendNeoTokyo.standing(defendNeoTokyo.view(state, viewer))).toEqual(standing);
  }
});

test('[DN-OVER-05] [DN-RULING-75] damage counts as a share of the Life that he has in this game', () => {
  const houseRules = { bossLife: 'perPlayer' } as const;
  expect(rowOf({ houseRules, monsters: [{ ...boss, damage: 35 }] })?.parts[0]?.value).toBe(34);
});

test('[DN-OVER-05] a win scores 100 however much of the city is lost; a loss keeps its share', () => {
  const burning = { fire: 1, damage: 99 };
  const attack = { type: 'afterAttack', monster: boss.id, stage: 'fire' } as const;
  const won = letHappen(
    arrange({ destruction: 6, monsters: [{ ...boss, ...burning }], steps: [attack] }),
    1,
  ).state;
  expect(defendNeoTokyo.outcome(won)).toMatchObject({
    status: 'win',
    scores: [100, 100],
    ranking: [[0, 1]],
  });
  expect(defendNeoTokyo.standing(won).seats[1]).toEqual({
    seat: 1,
    score: 100,
    parts: [
      { label: 'Boss damage', value: 69 },
      { label: 'destruction left', value: 4 },
      { label: 'victory', value: 27 },
    ],
  });
  const lost = letHappen(
    arrange({
      destruction: 6,
      board: { s05: { damage: 4 } },
      monsters: [{ ...boss, damage: 60 }],
      steps: [{ type: 'cityDamage', space: 's05', amount: 1, stage: 'start' }],
    }),
  ).state;
  expect(defendNeoTokyo.outcome(lost)).toMatchObject({
    status: 'loss',
    winners: [],
    scores: [41, 41],
    ranking: [[0, 1]],
  });
});

test('[DN-OVER-05] [DN-PACK-01] the pack weighs the two; together they stay below a win', () => {
  const game = changedGame('city-first', ({ constants }) => {
    constants.score = { bossDamage: 20, destructionLeft: 79 };
  });
  const state = arrange({ game, destruction: 1, monsters: [{ ...boss, damage: 50 }] });
  expect(game.standing(state).seats[0]?.parts.map(({ value }) => value)).toEqual([10, 67]);
  expect(() =>
    changedGame('too-good', ({ constants }) => {
      constants.score = { bossDamage: 60, destructionLeft: 40 };
    }),
  ).toThrow('below 100');
});
