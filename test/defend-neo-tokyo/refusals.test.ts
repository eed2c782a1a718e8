import { describe, expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { State } from '../../src/defend-neo-tokyo/state/state.js';
import type { Step } from '../../src/defend-neo-tokyo/state/steps.js';
import { ally, arrange, card, pass, play, react, refusedBy, target, tile } from './arrange.js';

/*
 * Section 8.4 of the rules, row by row: each refusal, and which of two is cited where a move breaks
 * both. Choices within effects are in refused-choices.test.ts.
 */

type Row = [rule: string, what: string, state: () => State, move: unknown];

/** Seat 0 of Patriot to act in s05 with a Glowfang, holding a card of every kind. */
const hand = ['ar-mg-1#1', 'ar-mg-4#1', 'ar-sword-3#1', 'ch-patriot-2#1', 'lg-medium-1#1'];
const acting = (lying = false) =>
  arrange({
    seats: { 0: { space: 's05', power: [1, 2, 1], hand }, 1: { lying } },
    monsters: [{ id: 'rb-glowfang', space: 's05' }],
  });
const shield = card(0, 'ar-mg-4#1');
const decline = (seat: number) => ({ type: 'declineReact', seat, until: 'window' });
const assemble = (seat: number, leftArm: string) => ({ type: 'assemble', seat, leftArm });
const unknownArm = { type: 'pickArm', seat: 0, tile: 'lg-heavy' };
const assigning = { type: 'assignPower', seat: 0, leftArm: 1, rightArm: 1, legs: 1 };

/** Patriot's left Arm is about to be hit; Anansi is asked, or lies and is not. */
const blow: Step = {
  type: 'hitMech',
  mech: 0,
  amount: 2,
  part: 'chassis',
  from: null,
  stage: 'deal',
};
const asking = (seat: number, window: 'damageToMech' | 'citizenWouldBeDestroyed'): Step => {
  const citizen = window === 'damageToMech' ? {} : { citizen: 'cz-holdouts#1' };
  return { type: 'react', subject: { window, ...citizen }, seat };
};

describe('who, what and when', () => {
  const over = () => {
    const state = arrange({
      acts: 1,
      seats: { 1: { space: 's05', power: [1, 0, 0], hand: ['ar-chainfist-1#1'] } },
      monsters: [{ id: 'boss-gorganicus', space: 's05', damage: 99 }],
    });
    return play(state, [card(1, 'ar-chainfist-1#1'), 6, 6]).state;
  };
  const reacting = (lying: boolean) => () =>
    arrange({
      seats: { 0: { power: [0, 0, 2], hand: ['lg-medium-2#1'] }, 1: { lying } },
      steps: [asking(0, 'damageToMech'), blow],
    });
  const choosing = (lying: boolean) => () =>
    play(
      arrange({
        seats: { 0: { space: 's05', power: [1, 0, 0], hand }, 1: { lying } },
        monsters: [
          { id: 'rb-glowfang', space: 's05' },
          { id: 'rb-isotoad', space: 's06' },
        ],
      }),
      card(0, 'ar-mg-1#1'),
    ).state;
  const staying = () => {
    const state = arrange({ steps: [{ type: 'evac', seats: [0, 1] }] });
    return play(state, { type: 'stay', seat: 0 }).state;
  };
  const rows: Row[] = [
    ['DN-OVER-04', 'any move after the end', over, pass(0)],
    ['DN-OVER-04', 'not even a move after the end', over, 'pass'],
    ['DN-ACT-01', 'a seat out of turn', acting, pass(1)],
    [
      'DN-ACT-01',
      'a seat out of turn with a card that is not its own',
      acting,
      card(1, 'ar-mg-1#1'),
    ],
    ['DN-ACT-06', 'a seat that has passed', () => acting(true), pass(1)],
    ['DN-ACT-06', 'a React by a seat that has passed', reacting(true), react(1, 'ch-anansi-2#1')],
    ['DN-LEGAL-02', 'a React by a seat that is not asked', reacting(false), decline(1)],
    ['DN-LEGAL-02', "another seat's choice", choosing(false), target(1, 'rb-isotoad')],
    ['DN-LEGAL-02', "another seat's choice, lying", choosing(true), target(1, 'rb-isotoad')],
    ['DN-LEGAL-02', 'a second stay of the same seat', staying, { type: 'stay', seat: 0 }],
    ['DN-LEGAL-02', 'evac after stay', staying, { type: 'evac', seat: 0 }],
    ['DN-LEGAL-03', 'Power in the Action Phase', acting, assigning],
    ['DN-LEGAL-03', 'the wrong type by a seat out of turn', acting, { ...assigning, seat: 1 }],
    ['DN-LEGAL-03', 'the wrong type, lying', () => acting(true), { ...assigning, seat: 1 }],
    ['DN-LEGAL-04', 'the wrong type by no seat at all', acting, { ...assigning, seat: 9 }],
    ['DN-LEGAL-04', 'no such type', acting, { type: 'fly', seat: 0 }],
    ['DN-LEGAL-04', 'no such type, by a seat out of turn', acting, { type: 'fly', seat: 1 }],
    ['DN-LEGAL-04', 'the wrong type, malformed', acting, { ...assigning, legs: 'all' }],
    ['DN-LEGAL-04', 'the wrong type, an unknown tile', acting, unknownArm],
    ['DN-LEGAL-04', 'malformed, by a seat out of turn', acting, { type: 'playCard', seat: 1 }],
    ['DN-LEGAL-04', 'an unknown card, by a seat out of turn', acting, card(1, 'x')],
    ['DN-LEGAL-04', 'an unknown card, lying', () => acting(true), card(1, 'x')],
    ['DN-LEGAL-04', 'an unknown card for no such action', acting, tile(0, 'legs', 'FLY', 'x')],
    ['DN-LEGAL-04', 'an unknown Mech, of another seat', choosing(false), ally(1, 4)],
    ['DN-LEGAL-04', 'a seat that does not play', acting, pass(2)],
    ['DN-LEGAL-04', 'a seat below zero', acting, pass(-1)],
    ['DN-LEGAL-04', 'an unknown card', acting, card(0, 'ar-mg-9#1')],
    ['DN-LEGAL-04', 'an unknown card as cost', acting, tile(0, 'legs', 'WALK', 'x')],
    ['DN-LEGAL-04', 'an unknown React', reacting(false), react(0, 'x')],
    ['DN-LEGAL-04', 'a field too many', acting, { ...pass(0), extra: 1 }],
    ['DN-LEGAL-04', 'a field too few', acting, { type: 'playCard', seat: 0 }],
    ['DN-LEGAL-04', 'no move at all', acting, 'pass'],
    ['DN-LEGAL-01', 'a card for REPAIR', acting, tile(0, 'chassis', 'REPAIR', 'ar-mg-1#1')],
  ];
  test.each(rows)('[%s] %s', (rule, _what, state, move) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });
});

describe('building', () => {
  const setup = (build: 'prebuilt' | 'draft') =>
    defendNeoTokyo.setup({ players: 2, seed: 1, captain: 0, build });
  const prebuilt = (seat: number, id: string) => ({ type: 'pickPrebuilt', seat, prebuilt: id });
  const picking = () => play(setup('prebuilt'), prebuilt(0, 'pb-1') as never).state;
  const assembling = () => play(picking(), prebuilt(1, 'pb-2') as never).state;
  const pick = (type: string, seat: number, id: string) => ({ type, seat, tile: id }) as never;
  const legs = () =>
    play(
      setup('draft'),
      pick('pickChassis', 0, 'ch-raijin'),
      pick('pickChassis', 1, 'ch-patriot'),
      pick('pickLegs', 1, 'lg-heavy'),
    ).state;
  const arms = () =>
    play(legs(), pick('pickLegs', 0, 'lg-light'), pick('pickArm', 0, 'ar-mg')).state;
  const rows: Row[] = [
    ['DN-BUILD-01', 'a Mech that is taken', picking, prebuilt(1, 'pb-1')],
    ['DN-LEGAL-04', 'a Mech that does not exist', picking, prebuilt(1, 'pb-9')],
    [
      'DN-BUILD-02',
      'a Chassis that is taken',
      () => play(setup('draft'), pick('pickChassis', 0, 'ch-raijin')).state,
      pick('pickChassis', 1, 'ch-raijin'),
    ],
    ['DN-BUILD-03', 'Legs that are taken', legs, pick('pickLegs', 0, 'lg-heavy')],
    ['DN-LEGAL-04', 'an Arm for Legs', legs, pick('pickLegs', 0, 'ar-mg')],
    ['DN-BUILD-04', 'a first Arm that is taken', arms, pick('pickArm', 1, 'ar-mg')],
    [
      'DN-BUILD-05',
      'a second Arm that is taken',
      () => play(arms(), pick('pickArm', 1, 'ar-whip')).state,
      pick('pickArm', 1, 'ar-mg'),
    ],
    ['DN-BUILD-06', 'the Arm of another', assembling, assemble(0, 'ar-whip')],
    ['DN-LEGAL-04', 'no Arm at all', assembling, assemble(0, 'lg-light')],
  ];
  test.each(rows)('[%s] %s', (rule, _what, state, move) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });
});

describe('planning and the End Phase', () => {
  /** Patriot with 4 Power to assign: 3 undamaged spaces on the left Arm, 5 right, 4 Legs. */
  const planning = () =>
    arrange({
      seats: { 0: { damage: { chassis: 6, leftArm: 2 }, hand } },
      steps: [{ type: 'assignPower', seats: [0, 1] }],
    });
  const assign = (leftArm: number, rightArm: number, legs: number) => {
    return { type: 'assignPower', seat: 0, leftArm, rightArm, legs };
  };
  const ending = () => arrange({ seats: { 0: { hand } }, steps: [] });
  const discard = (card: string) => ({ type: 'discardCard', seat: 0, card });
  const rows: Row[] = [
    ['DN-PLAN-03', 'more than the undamaged spaces', planning, assign(4, 0, 0)],
    ['DN-PLAN-03', 'that, and the wrong sum', planning, assign(4, 4, 4)],
    ['DN-RULING-53', 'Power held back', planning, assign(3, 0, 0)],
    ['DN-RULING-53', 'more than the output', planning, assign(3, 1, 1)],
    ['DN-LEGAL-04', 'less than nothing', planning, assign(-1, 5, 0)],
    ['DN-END-04', 'a card of the deck', ending, discard('ar-mg-1#2')],
    ['DN-LEGAL-04', 'no card at all', ending, discard('x')],
  ];
  test.each(rows)('[%s] %s', (rule, _what, state, move) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });
});

describe('cards', () => {
  const ruin = () =>
    arrange({
      seats: { 0: { space: 's05', power: [1, 2, 1], hand, damage: { legs: 1 } } },
      board: { s05: { destroyed: true } },
    });
  const alone = () => arrange({ seats: { 0: { power: [1, 0, 0], hand } } });
  const rows: Row[] = [
    ['DN-ACT-04', 'a card of the deck', acting, card(0, 'ar-mg-1#2')],
    ['DN-ACT-04', 'a React of the deck', () => acting(), card(0, 'lg-medium-2#1')],
    ['DN-CARD-04', 'a React', () => arrange({ seats: { 0: { power: [2, 0, 0], hand } } }), shield],
    ['DN-CARD-04', 'a React with too little Power', acting, shield],
    ['DN-CARD-06', 'too little Power', acting, card(0, 'ar-sword-3#1')],
    ['DN-CARD-06', 'too little Power, in a destroyed space', ruin, card(0, 'ar-sword-3#1')],
    ['DN-RUIN-03', 'a repair in a destroyed space', ruin, card(0, 'ch-patriot-2#1')],
    ['DN-RUIN-03', 'an attack without target there', ruin, card(0, 'ar-mg-1#1')],
    ['DN-RULING-41', 'an attack without target', alone, card(0, 'ar-mg-1#1')],
    ['DN-RULING-42', 'nothing doable', acting, card(0, 'ch-patriot-2#1')],
  ];
  test.each(rows)('[%s] %s', (rule, _what, state, move) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });
});

describe('tile actions', () => {
  const without = (power: [number, number, number], bots = 3) => {
    return () => arrange({ seats: { 0: { power, bots, hand } } });
  };
  const ruin = (power: [number, number, number], bots = 3) => {
    return () =>
      arrange({
        seats: { 0: { space: 's05', power, bots, hand, damage: { legs: 1 } } },
        board: { s05: { destroyed: true } },
      });
  };
  const snared = (walledIn: boolean) => () => {
    const wall = { destroyed: true } as const;
    return arrange({
      threat: 'tideborn-horrors',
      seats: { 0: { space: 's01', power: [0, 0, 1], hand } },
      monsters: [{ id: 'th-hookclaw', space: 's01' }],
      board: walledIn ? { s02: wall, s12: wall, s13: wall } : {},
    });
  };
  const cost = 'ar-mg-1#1';
  const rows: Row[] = [
    ['DN-ACT-03', 'no such action', acting, tile(0, 'legs', 'FLY', cost)],
    ['DN-ACT-03', 'the action of another part', acting, tile(0, 'leftArm', 'WALK', cost)],
    ['DN-ACT-03', 'no such action, without a cost', acting, tile(0, 'legs', 'FLY')],
    ['DN-LIMB-06', 'no Power in the linked space', acting, tile(0, 'legs', 'RUN', cost)],
    ['DN-LIMB-06', 'that, and no cost', acting, tile(0, 'legs', 'RUN')],
    ['DN-MECH-04', 'a cost not in hand', acting, tile(0, 'legs', 'WALK', 'ar-mg-1#2')],
    ['DN-MECH-04', 'no cost', acting, tile(0, 'legs', 'WALK')],
    ['DN-MECH-04', 'no Repair Bot', without([0, 0, 0], 0), tile(0, 'chassis', 'REPAIR')],
    ['DN-MECH-04', 'that, in a destroyed space', ruin([0, 0, 0], 0), tile(0, 'chassis', 'REPAIR')],
    ['DN-MECH-04', 'no cost, and no target', without([0, 2, 0]), tile(0, 'rightArm', 'SLASH')],
    ['DN-RUIN-03', 'in a destroyed space', ruin([0, 0, 0]), tile(0, 'chassis', 'REPAIR')],
    ['DN-RUIN-03', 'that, no target', ruin([0, 2, 0]), tile(0, 'rightArm', 'SLASH', cost)],
    ['DN-RUIN-03', 'that, no transfer', ruin([0, 0, 0]), tile(0, 'chassis', 'REROUTE', cost)],
    ['DN-FX-61', 'snared', snared(false), tile(0, 'legs', 'WALK', cost)],
    ['DN-FX-61', 'snared, and walled in', snared(true), tile(0, 'legs', 'WALK', cost)],
    ['DN-RULING-41', 'no target', without([0, 2, 0]), tile(0, 'rightArm', 'SLASH', cost)],
    ['DN-RULING-16', 'no transfer', without([0, 0, 0]), tile(0, 'chassis', 'REROUTE', cost)],
    ['DN-RULING-42', 'REPAIR without damage', acting, tile(0, 'chassis', 'REPAIR')],
  ];
  test.each(rows)('[%s] %s', (rule, _what, state, move) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });
});

describe('Reacts', () => {
  /** Seat 0 is asked, whether or not it has a card that fits. */
  const asked =
    (power: [number, number, number], space: string, window: Parameters<typeof asking>[1]) => () =>
      arrange({
        seats: { 0: { space, power, hand: ['lg-medium-2#1', 'lg-medium-4#1', 'ar-mg-4#1'] } },
        board: {
          s05: { destroyed: true },
          s06: { citizens: ['cz-holdouts#1'] },
        },
        steps: [
          asking(0, window),
          window === 'damageToMech' ? blow : { type: 'destroyCitizen', citizen: 'cz-holdouts#1' },
        ],
      });
  const hit = (power: [number, number, number], space = 's06') => {
    return asked(power, space, 'damageToMech');
  };
  const threat = (space: string) => asked([0, 0, 1], space, 'citizenWouldBeDestroyed');
  const rows: Row[] = [
    ['DN-REACT-01', 'a React of the deck', hit([0, 0, 2]), react(0, 'lg-medium-2#2')],
    ['DN-REACT-01', 'an Action of the deck', hit([0, 0, 2]), react(0, 'lg-medium-1#1')],
    ['DN-REACT-02', 'another trigger', hit([0, 0, 2]), react(0, 'lg-medium-4#1')],
    ['DN-REACT-02', 'that, with too little Power', hit([0, 0, 0]), react(0, 'lg-medium-4#1')],
    ['DN-REACT-02', 'for an ally only', hit([2, 0, 0]), react(0, 'ar-mg-4#1')],
    ['DN-CARD-06', 'too little Power', hit([0, 0, 1]), react(0, 'lg-medium-2#1')],
    ['DN-CARD-06', 'that, in a ruin', hit([0, 0, 1], 's05'), react(0, 'lg-medium-2#1')],
    ['DN-REACT-05', 'from a ruin', hit([0, 0, 2], 's05'), react(0, 'lg-medium-2#1')],
    ['DN-REACT-05', 'that, and nothing doable', threat('s05'), react(0, 'lg-medium-4#1')],
    ['DN-RULING-42', 'nothing doable', threat('s06'), react(0, 'lg-medium-4#1')],
  ];
  test.each(rows)('[%s] %s', (rule, _what, state, move) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });

  test('[DN-CARD-04] a card in hand that is no React', () => {
    const state = arrange({
      seats: { 0: { power: [0, 0, 0], hand: ['lg-medium-1#1'] } },
      steps: [asking(0, 'damageToMech'), blow],
    });
    expect(refusedBy(state, react(0, 'lg-medium-1#1'))).toBe('DN-CARD-04');
  });

  test('[DN-REACT-01] the same card is played where nothing speaks against it', () => {
    expect(refusedBy(hit([0, 0, 2])(), react(0, 'lg-medium-2#1'))).toBeUndefined();
  });
});

test('[DN-LEGAL-01] [DN-LEGAL-02] [DN-LEGAL-03] [DN-LEGAL-04] a refusal carries the title of its rule and the facts of the case', () => {
  const tried = defendNeoTokyo.tryApply(acting(), card(0, 'ar-sword-3#1'));
  expect(tried.ok ? '' : tried.message).toBe(
    "Power Requirement (DN-CARD-06): Executioner's Arc needs 3 Power and has 2",
  );
});
