import { describe, expect, test } from 'vitest';
import { type Limb, limbs, type Part, parts } from '../../src/defend-neo-tokyo/content/terms.js';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import { powerOutput } from '../../src/defend-neo-tokyo/mechanics/mechs.js';
import type { Step } from '../../src/defend-neo-tokyo/state/steps.js';
import {
  arrange,
  card,
  content,
  done,
  eventsOf,
  legalMoves,
  letHappen,
  mech,
  offered,
  part,
  pass,
  play,
  refusedBy,
  step,
  tile,
} from './arrange.js';

/** A blow that opens no window, because nobody holds a card. */
function hit(which: Part, amount: number, seat = 0): Step {
  return { type: 'hitMech', mech: seat, amount, part: which, from: null, stage: 'deal' };
}

describe('the Chassis track of Patriot 1776', () => {
  test.each([
    [0, 0, 0, 6],
    [0, 1, 1, 6],
    [1, 3, 4, 6],
    [4, 1, 5, 6],
    [4, 2, 6, 4],
    [6, 3, 9, 4],
    [9, 1, 10, 2],
    [10, 2, 12, 2],
  ])(
    '[DN-CHAS-01] [DN-CHAS-02] [DN-CRIT-01] %i tokens and %i more are %i: output %i',
    (before, more, after, output) => {
      const state = arrange({
        seats: { 0: { damage: { chassis: before } } },
        steps: more > 0 ? [hit('chassis', more)] : [],
      });
      const { state: now } = letHappen(state);
      expect(mech(now, 0).damage.chassis).toBe(after);
      expect(powerOutput(content, mech(now, 0))).toBe(output);
    },
  );
});

test('[DN-CRIT-01] [DN-CRIT-02] [DN-TRACK-06] [DN-RULING-59] [DN-RULING-20] the token on the Critical Failure space wrecks the Mech', () => {
  const hand = ['ar-mg-1#1', 'ar-mg-1#2', 'ar-mg-2#1', 'ar-mg-2#2'];
  const state = arrange({
    seats: {
      0: {
        power: [2, 1, 1],
        damage: { chassis: 12, legs: 2 },
        space: 's05',
        hand,
        bots: 1,
        front: ['ch-patriot-4#1'],
      },
    },
    steps: [hit('chassis', 1)],
  });
  const { state: after, events } = letHappen(state);
  expect(mech(after, 0)).toMatchObject({
    hand: [],
    discard: hand,
    power: { leftArm: 0, rightArm: 0, legs: 0 },
    damage: { chassis: 0, leftArm: 0, rightArm: 0, legs: 0 },
    space: 'hq',
    lying: true,
    repairBots: 1,
    front: ['ch-patriot-4#1'],
  });
  expect(after.destruction).toBe(2);
  expect(eventsOf(events, 'criticalFailure')).toHaveLength(1);
});

test('[DN-CRIT-03] [DN-RULING-19] after a Critical Failure the player stands up with the others and has nothing to act with', () => {
  const state = arrange({
    seats: { 0: { damage: { chassis: 12 }, space: 's05', bots: 0 } },
    track: 5,
    steps: [hit('chassis', 1), { type: 'enterAction' }],
  });
  const { state: after } = letHappen({ ...state, attackTrackMover: 0, bossAppeared: true });
  expect(mech(after, 0).lying).toBe(false);
  const { state: mine } = play(after, pass(1));
  expect(legalMoves(mine)).toEqual([{ type: 'pass', seat: 0 }]);
});

describe('the track of a limb', () => {
  test.each([
    ['[DN-LIMB-02]', [3, 0], 1, [3, 1], 0],
    ['[DN-LIMB-03]', [3, 2], 1, [2, 3], 0],
    ['[DN-LIMB-05]', [1, 0], 3, [1, 3], 0],
    ['[DN-LIMB-03]', [5, 0], 5, [0, 5], 0],
    ['[DN-LIMB-04]', [0, 4], 3, [0, 5], 2],
  ])(
    '%s Power and Damage %j of 5, %i more: %j, Chassis %i',
    (_rule, [power = 0, damage = 0], more, [p, d], chassis) => {
      const state = arrange({
        seats: { 0: { power: [power, 0, 0], damage: { leftArm: damage } } },
        steps: [hit('leftArm', more)],
      });
      const now = mech(letHappen(state).state, 0);
      expect([now.power.leftArm, now.damage.leftArm, now.damage.chassis]).toEqual([p, d, chassis]);
    },
  );

  test('[DN-LIMB-04] what a full Arm cannot hold goes to the Chassis', () => {
    const state = arrange({
      seats: { 1: { damage: { rightArm: 3 } } },
      steps: [hit('rightArm', 3, 1)],
    });
    expect(mech(letHappen(state).state, 1).damage).toEqual({
      chassis: 2,
      leftArm: 0,
      rightArm: 4,
      legs: 0,
    });
  });

  test('[DN-LIMB-01] [DN-LIMB-06] [DN-RULING-15] Power fills from the left: 1 is in space 1, 3 reach the link of BURST in space 2', () => {
    const given = (power: number) =>
      arrange({
        seats: { 0: { power: [power, 0, 0], space: 's05', hand: ['lg-medium-1#1'] } },
        monsters: [{ id: 'rb-glowfang', space: 's05' }],
      });
    expect(refusedBy(given(1), tile(0, 'leftArm', 'BURST', 'lg-medium-1#1'))).toBe('DN-LIMB-06');
    expect(refusedBy(given(3), tile(0, 'leftArm', 'BURST', 'lg-medium-1#1'))).toBeUndefined();
  });
});

test('[DN-CHAS-03] [DN-RULING-17] [DN-FX-08] REROUTE moves 1 Power to another limb, for a card, without Power of its own', () => {
  const state = arrange({
    seats: { 0: { power: [3, 1, 2], hand: ['ar-mg-1#1', 'ar-mg-1#2'] } },
    track: 2,
  });
  const used = play(state, tile(0, 'chassis', 'REROUTE', 'ar-mg-1#1')).state;
  expect(refusedBy(used, { type: 'choosePower', seat: 0, from: 'leftArm', to: 'leftArm' })).toBe(
    'DN-RULING-16',
  );
  expect(refusedBy(used, done(0))).toBe('DN-RULING-42');
  const { state: after } = play(used, {
    type: 'choosePower',
    seat: 0,
    from: 'leftArm',
    to: 'legs',
  });
  expect(mech(after, 0)).toMatchObject({
    power: { leftArm: 2, rightArm: 1, legs: 3 },
    hand: ['ar-mg-1#2'],
  });
  expect(after.attackTrack).toBe(2);
});

test('[DN-RULING-16] [DN-CHAS-03] REROUTE needs a legal transfer: Power somewhere and an open space elsewhere', () => {
  const seat = (power: [number, number, number]) =>
    arrange({ seats: { 0: { power, hand: ['ar-mg-1#1'], damage: { leftArm: 5, rightArm: 5 } } } });
  expect(refusedBy(seat([0, 0, 2]), tile(0, 'chassis', 'REROUTE', 'ar-mg-1#1'))).toBe(
    'DN-RULING-16',
  );
  const full = arrange({ seats: { 0: { power: [5, 0, 4], hand: ['ar-mg-1#1', 'ar-mg-2#1'] } } });
  const used = play(full, tile(0, 'chassis', 'REROUTE', 'ar-mg-1#1')).state;
  expect(refusedBy(used, { type: 'choosePower', seat: 0, from: 'rightArm', to: 'legs' })).toBe(
    'DN-CHAS-03',
  );
  expect(refusedBy(used, { type: 'choosePower', seat: 0, from: 'leftArm', to: 'legs' })).toBe(
    'DN-CHAS-03',
  );
});

test('[DN-CHAS-04] [DN-FX-06] REPAIR removes 2 Damage tokens, split as you like, for a Repair Bot', () => {
  const state = arrange({
    seats: { 0: { damage: { chassis: 4, leftArm: 1 }, hand: ['ar-mg-1#1'] } },
  });
  const used = play(state, tile(0, 'chassis', 'REPAIR')).state;
  expect(refusedBy(used, part(0, 'legs'))).toBe('DN-FX-06');
  const { state: after } = play(used, part(0, 'chassis'), part(0, 'leftArm'));
  expect(mech(after, 0)).toMatchObject({
    damage: { chassis: 3, leftArm: 0 },
    repairBots: 2,
    hand: ['ar-mg-1#1'],
  });
});

test('[DN-CHAS-04] [DN-CHAS-05] with 1 Damage token REPAIR removes one; without a bot or damage it is not offered', () => {
  const one = arrange({ seats: { 0: { damage: { legs: 1 } } } });
  const { state: after, events } = play(one, tile(0, 'chassis', 'REPAIR'));
  expect(mech(after, 0).damage.legs).toBe(0);
  expect(eventsOf(events, 'choiceForced')).toHaveLength(1);
  expect(mech(arrange(), 0).repairBots).toBe(3);
  const noBot = arrange({ seats: { 0: { damage: { legs: 1 }, bots: 0 } } });
  expect(refusedBy(noBot, tile(0, 'chassis', 'REPAIR'))).toBe('DN-MECH-04');
  expect(refusedBy(arrange(), tile(0, 'chassis', 'REPAIR'))).toBe('DN-RULING-42');
});

test('[DN-LIMB-08] [DN-LIMB-09] [DN-MOVE-01] WALK leads from HQ to six spaces; RUN needs its link and makes up to 2 steps', () => {
  const hand = ['ar-mg-1#1'];
  const state = arrange({ seats: { 0: { power: [0, 0, 2], hand } } });
  expect(refusedBy(state, tile(0, 'legs', 'RUN', 'ar-mg-1#1'))).toBe('DN-LIMB-06');
  const walking = play(state, tile(0, 'legs', 'WALK', 'ar-mg-1#1')).state;
  expect(offered(walking, 'step', 'to')).toEqual(['s13', 's14', 's15', 's16', 's17', 's18']);
  expect(mech(play(walking, step(0, 's14')).state, 0).space).toBe('s14');
  const running = play(
    arrange({ seats: { 0: { power: [0, 0, 3], hand } } }),
    tile(0, 'legs', 'RUN', 'ar-mg-1#1'),
  ).state;
  expect(mech(play(running, step(0, 's14'), step(0, 's04')).state, 0).space).toBe('s04');
  expect(mech(play(running, step(0, 's14'), done(0)).state, 0).space).toBe('s14');
});

test('[DN-RULING-57] WALK and RUN make at least 1 step', () => {
  const state = arrange({ seats: { 0: { power: [0, 0, 3], hand: ['ar-mg-1#1'] } } });
  const running = play(state, tile(0, 'legs', 'RUN', 'ar-mg-1#1')).state;
  expect(refusedBy(running, done(0))).toBe('DN-RULING-57');
});

test('[DN-RULING-14] a Chassis card compares its requirement with the Power output at this moment', () => {
  const shenjian = (damage: number, chassisRequirement: 'output' | 'none' = 'output') =>
    arrange({
      mechs: ['shenjian', 'anansi'],
      houseRules: { chassisRequirement },
      seats: { 0: { damage: { chassis: damage }, hand: ['ch-shenjian-2#1'] } },
    });
  expect(refusedBy(shenjian(5), card(0, 'ch-shenjian-2#1'))).toBeUndefined();
  expect(refusedBy(shenjian(6), card(0, 'ch-shenjian-2#1'))).toBe('DN-CARD-06');
  expect(refusedBy(shenjian(6, 'none'), card(0, 'ch-shenjian-2#1'))).toBeUndefined();
});

test('[DN-PLAN-03] [DN-RULING-70] assigned Power stays when the output falls; the next Planning follows it', () => {
  const state = arrange({
    seats: { 0: { power: [2, 2, 2], damage: { chassis: 5 } } },
    steps: [hit('chassis', 1)],
  });
  const { state: after } = letHappen(state);
  expect(mech(after, 0).power).toEqual({ leftArm: 2, rightArm: 2, legs: 2 });
  const next = letHappen({ ...after, agenda: [{ type: 'assignPower', seats: [0] }] }).state;
  const sums = legalMoves(next).map((move) =>
    move.type === 'assignPower' ? move.leftArm + move.rightArm + move.legs : -1,
  );
  expect(new Set(sums)).toEqual(new Set([4]));
});

test('[DN-TRACK-03] [DN-OVER-02] two steps from the last but one space stop on the final space and lose at once', () => {
  const state = arrange({
    destruction: 6,
    seats: { 0: { damage: { chassis: 12 }, space: 's05' } },
    steps: [hit('chassis', 1), hit('legs', 1)],
  });
  const { state: after } = letHappen(state);
  expect(after.destruction).toBe(7);
  expect(after.outcome).toEqual({ status: 'loss', reason: 'destruction', winners: [], score: 0 });
  expect(mech(after, 0).damage.legs).toBe(0);
});

/** Another way to think of a Mech: a row of spaces for each part, damage from the right, Power from the left. */
function oracle(
  lengths: Record<Limb, number>,
  chassisLength: number,
  power: Record<Limb, number>,
  blows: readonly [Part, number][],
) {
  const tracks = Object.fromEntries(
    limbs.map((limb) => [
      limb,
      Array.from({ length: lengths[limb] }, (_, i) => (i < power[limb] ? 'P' : '.')),
    ]),
  ) as Record<Limb, string[]>;
  let chassis = 0;
  for (const [which, amount] of blows) {
    for (let i = 0; i < amount; i++) {
      const track = which === 'chassis' ? [] : tracks[which];
      const at = track.filter((cell) => cell !== 'D').length - 1;
      if (at >= 0) track[at] = 'D';
      else if (++chassis > chassisLength) return 'critical';
    }
  }
  const count = (limb: Limb, cell: string) => tracks[limb].filter((one) => one === cell).length;
  return {
    power: Object.fromEntries(limbs.map((limb) => [limb, count(limb, 'P')])),
    damage: { chassis, ...Object.fromEntries(limbs.map((limb) => [limb, count(limb, 'D')])) },
  };
}

test('[DN-LIMB-01] [DN-LIMB-02] [DN-LIMB-03] [DN-LIMB-04] [DN-RULING-12] blows on a Mech leave the same tracks as tokens on rows of spaces', () => {
  let seed = 7;
  const below = (n: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  for (let i = 0; i < 60; i++) {
    const power = { leftArm: below(6), rightArm: below(6), legs: below(5) };
    const blows = Array.from({ length: 1 + below(5) }, (): [Part, number] => [
      parts[below(4)] as Part,
      1 + below(5),
    ]);
    const state = arrange({
      seats: { 0: { power: [power.leftArm, power.rightArm, power.legs], space: 's05' } },
      steps: blows.map(([which, amount]) => hit(which, amount)),
    });
    const expected = oracle({ leftArm: 5, rightArm: 5, legs: 4 }, 12, power, blows);
    const { state: after, events } = letHappen(state);
    if (expected === 'critical') expect(eventsOf(events, 'criticalFailure')).toHaveLength(1);
    else expect(mech(after, 0)).toMatchObject(expected);
  }
});

test("[DN-TRACK-06] the constants of the track are the pack's", () => {
  expect(defendNeoTokyo.content.constants.destruction).toEqual({
    cityDestroyed: 1,
    population: 1,
    criticalFailure: 2,
  });
});
