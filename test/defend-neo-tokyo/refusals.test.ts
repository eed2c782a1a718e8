import { describe, expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { State } from '../../src/defend-neo-tokyo/state.js';
import { ally, arrange, at, card, pass, play, refusedBy, step, target, tile } from './arrange.js';

/** Seat 0 of Patriot to act in s05 with a Glowfang, holding a card of every kind. */
const hand = ['ar-mg-1#1', 'ar-mg-4#1', 'ar-sword-3#1', 'ch-patriot-2#1', 'lg-medium-1#1'];
const acting = () =>
  arrange({
    seats: { 0: { space: 's05', power: [1, 2, 1], hand } },
    monsters: [{ id: 'rb-glowfang', space: 's05' }],
  });

describe('X46 who, what and when', () => {
  const rows: [string, string, () => State, unknown, string][] = [
    ['DN-LEGAL-02', 'a seat out of turn', acting, pass(1), 'DN-LEGAL-02'],
    [
      'DN-LEGAL-03',
      'Power in the Action Phase',
      acting,
      { type: 'assignPower', seat: 0, leftArm: 1, rightArm: 1, legs: 1 },
      'DN-LEGAL-03',
    ],
    ['DN-LEGAL-03', 'no such type', acting, { type: 'fly', seat: 0 }, 'DN-LEGAL-03'],
    ['DN-LEGAL-04', 'an unknown card', acting, card(0, 'ar-mg-9#1'), 'DN-LEGAL-04'],
    ['DN-LEGAL-04', 'an unknown card as cost', acting, tile(0, 'legs', 'WALK', 'x'), 'DN-LEGAL-04'],
    ['DN-LEGAL-04', 'a field too many', acting, { ...pass(0), extra: 1 }, 'DN-LEGAL-04'],
    ['DN-LEGAL-04', 'no move at all', acting, 'pass', 'DN-LEGAL-04'],
    [
      'DN-LEGAL-01',
      'a card for REPAIR, which costs none',
      () => arrange({ seats: { 0: { damage: { legs: 1 }, hand } } }),
      tile(0, 'chassis', 'REPAIR', 'ar-mg-1#1'),
      'DN-LEGAL-01',
    ],
  ];
  test.each(rows)('[%s] %s', (_id, _what, state, move, rule) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });

  test('[DN-LEGAL-02] a second stay of the same seat', () => {
    const state = arrange({ steps: [{ type: 'evac', seats: [0, 1] }] });
    expect(refusedBy(play(state, { type: 'stay', seat: 0 }).state, { type: 'stay', seat: 0 })).toBe(
      'DN-LEGAL-02',
    );
  });
});

describe('actions', () => {
  const ruin = () =>
    arrange({
      seats: { 0: { space: 's05', power: [1, 2, 1], hand, damage: { legs: 1 } } },
      board: { s05: { destroyed: true } },
    });
  const rows: [string, string, () => State, unknown][] = [
    ['DN-ACT-04', 'a card of the deck', acting, card(0, 'ar-mg-1#2')],
    ['DN-CARD-04', 'a React', acting, card(0, 'ar-mg-4#1')],
    ['DN-CARD-06', 'too little Power', acting, card(0, 'ar-sword-3#1')],
    ['DN-RUIN-03', 'in a destroyed space', ruin, card(0, 'ch-patriot-2#1')],
    [
      'DN-RULING-41',
      'an attack without target',
      () => arrange({ seats: { 0: { power: [1, 0, 0], hand } } }),
      card(0, 'ar-mg-1#1'),
    ],
    ['DN-RULING-42', 'nothing doable', acting, card(0, 'ch-patriot-2#1')],
    ['DN-ACT-03', 'no such tile action', acting, tile(0, 'legs', 'FLY', 'ar-mg-1#1')],
    ['DN-ACT-03', 'the action of another part', acting, tile(0, 'leftArm', 'WALK', 'ar-mg-1#1')],
    ['DN-LIMB-06', 'no Power in the link', acting, tile(0, 'legs', 'RUN', 'ar-mg-1#1')],
    ['DN-MECH-04', 'a cost not in hand', acting, tile(0, 'legs', 'WALK', 'ar-mg-1#2')],
    ['DN-MECH-04', 'no cost at all', acting, tile(0, 'legs', 'WALK')],
    ['DN-RUIN-03', 'a tile action in a destroyed space', ruin, tile(0, 'chassis', 'REPAIR')],
    [
      'DN-RULING-41',
      'a tile attack without target',
      () => arrange({ seats: { 0: { power: [0, 2, 0], hand } } }),
      tile(0, 'rightArm', 'SLASH', 'ar-mg-1#1'),
    ],
    [
      'DN-RULING-16',
      'REROUTE without Power',
      () => arrange({ seats: { 0: { hand } } }),
      tile(0, 'chassis', 'REROUTE', 'ar-mg-1#1'),
    ],
    ['DN-RULING-42', 'REPAIR without damage', acting, tile(0, 'chassis', 'REPAIR')],
  ];
  test.each(rows)('[%s] %s', (rule, _what, state, move) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });
});

describe('choices', () => {
  const walking = () => play(acting(), card(0, 'lg-medium-1#1')).state;
  const shooting = () =>
    play(
      arrange({
        seats: { 0: { space: 's05', power: [1, 0, 0], hand } },
        monsters: [
          { id: 'rb-glowfang', space: 's05' },
          { id: 'rb-isotoad', space: 's06' },
        ],
      }),
      card(0, 'ar-mg-1#1'),
    ).state;
  const rallying = () =>
    play(arrange({ seats: { 0: { hand: ['ch-patriot-1#1'] } } }), card(0, 'ch-patriot-1#1')).state;
  const rows: [string, string, () => State, unknown][] = [
    ['DN-BOARD-02', 'a step without a line', walking, step(0, 's09')],
    ['DN-LEGAL-04', 'a step to nowhere', walking, step(0, 's99')],
    ['DN-LEGAL-04', 'an unknown Monster', shooting, target(0, 'godzilla')],
    ['DN-FX-01', 'a Monster that is not there', shooting, target(0, 'rb-leadhide')],
    ['DN-RULING-42', 'no target at all', shooting, { type: 'done', seat: 0 }],
    ['DN-LEGAL-03', 'another question', shooting, at(0, 's05')],
    ['DN-LEGAL-04', 'an unknown seat', rallying, ally(0, 4)],
  ];
  test.each(rows)('[%s] %s', (rule, _what, state, move) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });
});

test('[DN-LEGAL-01] [DN-LEGAL-02] [DN-LEGAL-03] [DN-LEGAL-04] a refusal carries the title of its rule and the facts of the case', () => {
  const tried = defendNeoTokyo.tryApply(acting(), card(0, 'ar-sword-3#1'));
  expect(tried.ok ? '' : tried.message).toBe(
    "Power Requirement to play (DN-CARD-06): Executioner's Arc needs 3 Power, there are 2",
  );
});
