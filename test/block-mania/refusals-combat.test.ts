import { describe, expect, test } from 'vitest';
import { blockMania, type State } from '../../src/block-mania/index.js';
import type { Attack, Step } from '../../src/block-mania/state/steps.js';
import {
  type Arrangement,
  arrange,
  bh,
  type LooseMove,
  moving,
  type Put,
  refusedBy,
  seam,
  sf,
} from './arrange.js';

/*
 * The table of refusals, row by row: equipment, cards, defensive fire and combat. Where two rules are
 * broken at once, the case shows which is cited.
 */

type Case = [rule: string, what: string, state: () => State, move: LooseMove];

function table(cases: readonly Case[]): void {
  test.each(cases)('[%s] %s', (rule, _what, state, move) => {
    expect(refusedBy(state(), move)).toBe(rule);
  });
}

const rubble = { collapsed: true };
const juves = (put: string | Put, rest: Partial<Arrangement> = {}) => {
  return () => moving('sf-juves-1', put, { commandPoints: 9, ...rest });
};
const mob = (put: string | Put, rest: Partial<Arrangement> = {}) => {
  return () => moving('sf-mob-1', put, { commandPoints: 9, ...rest });
};
const combat = (
  type: Step['type'],
  put: NonNullable<Arrangement['put']>,
  rest: Partial<Arrangement> = {},
) => {
  return () => arrange({ phase: 'combat', put, steps: [{ type } as Step], ...rest });
};

describe('receive', () => {
  const take = (item: string, from = 'sf-crocks-1'): LooseMove => ({ type: 'receive', from, item });
  const giver = (item: string, at = sf(5, 6)) => ({
    put: { 'sf-crocks-1': { at, items: [item] } },
  });
  const gun = giver('zipGun-1');
  const can = { at: sf(9, 5), items: ['batSuit-1'] };
  table([
    ['BM-TURN-05', 'what the giver has not', juves(sf(5, 5), gun), take('zipGun-2')],
    [
      'BM-RULING-73',
      'beside an enemy just entered',
      juves(sf(5, 5), {
        put: { ...gun.put, 'bh-mob-1': sf(5, 5) },
        activePatch: { ended: true },
      }),
      take('zipGun-1'),
    ],
    [
      'BM-FLY-07',
      'after a flight',
      juves(sf(5, 5), { ...gun, activePatch: { flown: true } }),
      take('zipGun-1'),
    ],
    [
      'BM-HERO-05',
      'a superhero, from afar',
      () => moving('sf-superhero-1', sf(5, 5), giver('zipGun-1', sf(2, 2))),
      take('zipGun-1'),
    ],
    ['BM-EQUIP-08', 'diagonally', juves(sf(5, 5), giver('zipGun-1', sf(6, 6))), take('zipGun-1')],
    [
      'BM-EQUIP-08',
      'from an enemy',
      juves(sf(5, 5), { put: { 'bh-crocks-1': { at: sf(5, 6), items: ['zipGun-1'] } } }),
      take('zipGun-1', 'bh-crocks-1'),
    ],
    [
      'BM-RULING-73',
      'from one who fights',
      juves(sf(5, 5), { put: { ...gun.put, 'bh-mob-1': sf(5, 6) } }),
      take('zipGun-1'),
    ],
    [
      'BM-RULING-73',
      'by one who fights',
      juves(sf(5, 5), { put: { ...gun.put, 'bh-mob-1': sf(5, 5) } }),
      take('zipGun-1'),
    ],
    [
      'BM-FAT-02',
      'wings for fatties',
      () => moving('sf-fatties-1', sf(5, 5), giver('batSuit-1')),
      take('batSuit-1'),
    ],
    ['BM-MOB-02', 'wings for a mob', mob(sf(5, 5), giver('batSuit-1')), take('batSuit-1')],
    [
      'BM-FLY-02',
      'a drill in the air',
      juves(can, giver('vibroDrill-1', sf(8, 5))),
      take('vibroDrill-1'),
    ],
    [
      'BM-RULING-27',
      'the last wings of one in the air',
      juves(sf(8, 5), { put: { 'sf-crocks-1': can } }),
      take('batSuit-1'),
    ],
    [
      'BM-RULING-27',
      'the last can outside a window',
      juves(sf(7, 4), {
        put: {
          'sf-cityDef-2': { at: sf(8, 4), outside: true, items: ['powerBoard-1', 'sprayCan-1'] },
        },
      }),
      take('sprayCan-1', 'sf-cityDef-2'),
    ],
    [
      'BM-MOVE-04',
      'without MP and CP',
      juves(sf(5, 5), { ...gun, movePoints: 0, commandPoints: 0 }),
      take('zipGun-1'),
    ],
  ]);
});

test('[BM-EQUIP-08] the refusal names both', () => {
  const state = moving('sf-juves-1', sf(5, 5), {
    put: { 'bh-crocks-1': { at: sf(5, 6), items: ['zipGun-1'] } },
  });
  const tried = blockMania.tryApply(state, {
    ...{ type: 'receive', seat: 0, from: 'bh-crocks-1', item: 'zipGun-1' },
  });
  expect(tried).toMatchObject({
    message: expect.stringContaining(
      'Crocks 1 of Buddy Holly Block is not a neighbour of Juves 1 of Sammy Fox Block under your control',
    ),
  });
});

describe('layCharge, switchPower, deployHeavy', () => {
  const lay: LooseMove = { type: 'layCharge', item: 'demoCharge-1' };
  const power: LooseMove = { type: 'switchPower' };
  const deploy: LooseMove = { type: 'deployHeavy', item: 'vibroDrill-1' };
  const charge = { at: sf(5, 5), items: ['demoCharge-1'] };
  const drill = { at: sf(5, 5), items: ['vibroDrill-1'] };
  const house = sf(4, 1);
  const poor = { movePoints: 0, commandPoints: 0 };
  const flown = { activePatch: { flown: true } };
  const ended = { activePatch: { ended: true } };
  table([
    ['BM-MOVE-10', 'laying beside an enemy just entered', juves(charge, ended), lay],
    ['BM-MOVE-10', 'switching beside an enemy just entered', juves(house, ended), power],
    ['BM-MOVE-10', 'setting up beside an enemy just entered', juves(drill, ended), deploy],
    ['BM-FLY-07', 'laying after a flight', juves(charge, flown), lay],
    ['BM-FLY-07', 'switching after a flight', juves(house, flown), power],
    ['BM-FLY-07', 'setting up after a flight', juves(drill, flown), deploy],
    ['BM-DEMO-01', 'a charge it has not', juves(sf(5, 5), poor), lay],
    [
      'BM-DEMO-01',
      'a gun is no charge',
      juves({ at: sf(5, 5), items: ['zipGun-1'] }),
      { type: 'layCharge', item: 'zipGun-1' },
    ],
    ['BM-MOVE-04', 'laying without MP and CP', juves(charge, poor), lay],
    ['BM-LOC-04', 'no power house', juves(sf(5, 5), poor), power],
    [
      'BM-RULING-54',
      'a power house in ruins',
      juves(house, {
        squares: { [house]: rubble },
        boards: { 0: { power: false, powerDead: true } },
      }),
      power,
    ],
    ['BM-MOVE-04', 'switching without MP and CP', juves(house, poor), power],
    [
      'BM-HEAVY-01',
      'a drill that is set up',
      juves({ ...drill, deployed: ['vibroDrill-1'] }, poor),
      deploy,
    ],
    [
      'BM-HEAVY-01',
      'a gun is not heavy',
      juves({ at: sf(5, 5), items: ['zipGun-1'] }),
      { type: 'deployHeavy', item: 'zipGun-1' },
    ],
    ['BM-MOVE-04', '1 MP for 2', juves(drill, { movePoints: 1, commandPoints: 0 }), deploy],
  ]);
});

describe('playCard and cardTarget', () => {
  const card = (id: string, seat = 0): LooseMove => ({ type: 'playCard', card: id, seat });
  const hands = (...cards: string[]) => ({ hands: { 0: cards } });
  const trail = [
    { space: sf(4, 4), outside: false, via: 'start' as const },
    { space: sf(4, 4), outside: false, via: 'elevator' as const },
    { space: sf(4, 6), outside: false, via: 'elevator' as const },
    { space: sf(3, 6), outside: false, via: 'step' as const },
  ];
  const window =
    (cards: string[], covered: number, put = {}) =>
    () => {
      return arrange({
        active: 'sf-juves-1',
        activePatch: { trail, covered },
        put: { 'sf-juves-1': sf(3, 6), ...put },
        hands: { 1: cards },
        steps: [{ type: 'hazardWindow', seats: [1] }],
      });
    };
  const target =
    (cards: string, put = {}) =>
    () => {
      const state = window([], 0, put)();
      state.agenda[state.agenda.length - 1] = { type: 'cardTarget', seat: 1, card: cards };
      return state;
    };
  const aim = (blocker: string, space: string, via: 'elevator' | 'step') => {
    return { type: 'cardTarget', seat: 1, blocker, space, via } as LooseMove;
  };
  const shot: Attack = {
    kind: 'shoot',
    seat: 0,
    blocker: 'sf-juves-1',
    item: 'zipGun-1',
    mode: null,
    space: bh(5, 5),
    outside: false,
    aim: 'counter',
    markers: 0,
    modifier: 0,
  };
  const attack = (id: string) => () =>
    arrange({
      phase: 'combat',
      put: { 'sf-juves-1': { at: bh(5, 4), items: ['zipGun-1'] }, 'bh-mob-1': bh(5, 5) },
      hands: { 1: [id] },
      steps: [{ type: 'attackWindow', seats: [1], attack: shot }],
    });
  table([
    ['BM-MANIA-04', 'a command card of another seat', window(['card-09'], 0), card('card-09', 1)],
    [
      'BM-MANIA-04',
      'a command card in combat',
      combat('shoot', { 'sf-juves-1': { at: sf(5, 5), flipped: true } }, hands('card-19')),
      card('card-19'),
    ],
    [
      'BM-MANIA-07',
      'a hazard on a part of the way that is covered',
      window(['card-21'], 3),
      card('card-21', 1),
    ],
    [
      'BM-MANIA-06',
      'a hazard that matches nothing of the way',
      window(['card-38'], 0),
      card('card-38', 1),
    ],
    [
      'BM-MANIA-06',
      'a hazard while the own blocker moves',
      juves(sf(5, 5), { ...hands('card-34'), put: { 'bh-mob-1': bh(5, 8) } }),
      card('card-34'),
    ],
    ['BM-MANIA-06', 'a hazard when an attack is declared', attack('card-34'), card('card-34', 1)],
    [
      'BM-MANIA-10',
      'an attack card in the command phase',
      () => arrange({ commandPoints: 5, steps: [{ type: 'command' }], ...hands('card-41') }),
      card('card-41'),
    ],
    ['BM-MANIA-10', 'a card for close assaults at a shot', attack('card-48'), card('card-48', 1)],
    [
      'BM-MANIA-10',
      'a quick reload when an attack is declared',
      attack('card-51'),
      card('card-51', 1),
    ],
    [
      'BM-MANIA-12',
      'a second wind for nobody',
      () =>
        arrange({
          commandPoints: 5,
          put: { 'sf-juves-1': sf(5, 5) },
          steps: [{ type: 'command' }],
          ...hands('card-19'),
        }),
      card('card-19'),
    ],
    [
      'BM-MANIA-12',
      'adrenalin without an active blocker',
      () =>
        arrange({
          commandPoints: 5,
          put: { 'sf-juves-1': sf(5, 5) },
          steps: [{ type: 'command' }],
          ...hands('card-15'),
        }),
      card('card-15'),
    ],
    [
      'BM-MANIA-12',
      'a quick reload for nobody',
      combat(
        'shoot',
        { 'sf-juves-1': { at: sf(5, 5), items: ['zipGun-1'] }, 'bh-mob-1': sf(5, 6) },
        hands('card-51'),
      ),
      card('card-51'),
    ],
    [
      'BM-MOVE-10',
      'a command card beside an enemy just entered',
      juves(sf(5, 5), {
        ...hands('card-09'),
        activePatch: { ended: true },
        put: { 'bh-mob-1': sf(5, 5) },
      }),
      card('card-09'),
    ],
    [
      'BM-RULING-76',
      'a hazard on the own blocker',
      target('card-21', { 'bh-mob-1': sf(4, 6) }),
      aim('bh-mob-1', sf(4, 6), 'elevator'),
    ],
    [
      'BM-RULING-77',
      'a halt on top of a friend of the rider',
      target('card-21', { 'sf-mob-1': sf(4, 6) }),
      aim('sf-juves-1', sf(4, 6), 'elevator'),
    ],
    [
      'BM-TURN-05',
      'a square that was not passed',
      target('card-21'),
      aim('sf-juves-1', sf(4, 7), 'elevator'),
    ],
    [
      'BM-TURN-05',
      'a square passed in another way',
      target('card-21'),
      aim('sf-juves-1', sf(3, 6), 'step'),
    ],
    [
      'BM-TURN-05',
      'a blocker for a card that wants a side',
      target('card-21'),
      { type: 'cardTarget', seat: 1, side: 'attacker' },
    ],
  ]);
});

describe('discardItem', () => {
  const overloaded = (put: Put) => () => {
    const state = arrange({
      put: { 'sf-crocks-1': { ...put, items: put.items?.slice(0, 1) ?? [] } },
      steps: [{ type: 'klegg' }],
    });
    const items = [...(put.items ?? [])];
    for (const item of items.slice(1)) {
      const pile = state.containers.hardware;
      pile.splice(pile.indexOf(item), 1);
    }
    state.blockers['sf-crocks-1'] = {
      ...(state.blockers['sf-crocks-1'] as State['blockers'][string]),
      items,
    };
    state.agenda.push({ type: 'capacity', blocker: 'sf-crocks-1' });
    return state;
  };
  const discard = (item: string, blocker = 'sf-crocks-1'): LooseMove => ({
    type: 'discardItem',
    blocker,
    item,
  });
  const hovering = overloaded({ at: sf(9, 5), items: ['batSuit-1', 'zipGun-1'] });
  const twice = overloaded({ at: sf(9, 5), items: ['batSuit-1', 'powerBoard-1'] });
  const outside = overloaded({ at: sf(8, 4), items: ['powerBoard-1', 'sprayCan-1', 'zipGun-1'] });
  const painting = () => {
    const state = outside();
    state.blockers['sf-crocks-1'] = {
      ...(state.blockers['sf-crocks-1'] as State['blockers'][string]),
      where: { space: sf(8, 4), outside: true },
    };
    return state;
  };
  table([
    ['BM-TURN-05', 'what it does not carry', hovering, discard('zipGun-2')],
    ['BM-TURN-05', 'of another blocker', hovering, discard('zipGun-1', 'sf-crocks-2')],
    ['BM-RULING-27', 'the last wings in the air', hovering, discard('batSuit-1')],
    ['BM-RULING-27', 'the last can outside a window', painting, discard('sprayCan-1')],
    ['BM-RULING-27', 'the wings outside a window', painting, discard('powerBoard-1')],
  ]);

  test.each([
    ['one pair of wings of two', twice, discard('batSuit-1')],
    ['the can of one who stands inside', outside, discard('sprayCan-1')],
  ] as const)('but not %s', (_what, state, move) => {
    expect(refusedBy(state(), move)).toBeUndefined();
  });
});

describe('defensiveFire', () => {
  const fire = (blocker: string, item: string, space: string, outside = false): LooseMove => ({
    type: 'defensiveFire',
    blocker,
    item,
    space,
    outside,
  });
  const defence =
    (put: NonNullable<Arrangement['put']>, rest: Partial<Arrangement> = {}) =>
    () => {
      return arrange({
        phase: 'defence',
        put: { 'sf-juves-1': bh(4, 5), ...put },
        steps: [{ type: 'defensiveFire', seat: 1 }],
        ...rest,
      });
    };
  const gun = { items: ['spitGun-1'] };
  const laser = { items: ['missileDefenceLaser-1'], deployed: ['missileDefenceLaser-1'] };
  const here = bh(4, 5);
  const near = bh(4, 4);
  table([
    [
      'BM-TURN-05',
      "another seat's blocker",
      defence({ 'bh-mob-1': near }),
      fire('sf-juves-1', 'spitGun-1', here),
    ],
    [
      'BM-TURN-05',
      'a gun it has not',
      defence({ 'bh-mob-1': near }),
      fire('bh-mob-1', 'spitGun-1', here),
    ],
    [
      'BM-KLEGG-04',
      'a flipped klegg',
      defence({ 'klegg-1': { at: near, ...gun, flipped: true } }, { kleggController: 1 }),
      fire('klegg-1', 'spitGun-1', here),
    ],
    [
      'BM-FUT-02',
      'a flipped futsy',
      defence({ 'bh-futsies-1': { at: near, ...gun, flipped: true } }),
      fire('bh-futsies-1', 'spitGun-1', here),
    ],
    [
      'BM-DF-08',
      'flipped, and in a fight',
      defence({ 'bh-mob-1': { at: near, ...gun, flipped: true }, 'sf-mob-1': near }),
      fire('bh-mob-1', 'spitGun-1', here),
    ],
    [
      'BM-RULING-100',
      'out of a fight',
      defence({ 'bh-mob-1': { at: near, ...gun }, 'sf-mob-1': near }),
      fire('bh-mob-1', 'spitGun-1', here),
    ],
    [
      'BM-RULING-33',
      'a laser',
      defence({ 'bh-mob-1': { at: near, ...laser } }),
      fire('bh-mob-1', 'missileDefenceLaser-1', here),
    ],
    [
      'BM-DF-04',
      'a saw',
      defence({ 'bh-mob-1': { at: near, items: ['buzzSaw-1'] } }),
      fire('bh-mob-1', 'buzzSaw-1', here),
    ],
    [
      'BM-DF-01',
      'where nobody of the phasing player is',
      defence({ 'bh-mob-1': { at: near, ...gun } }),
      fire('bh-mob-1', 'spitGun-1', bh(5, 4)),
    ],
    [
      'BM-DF-03',
      'diagonally from the air into a room',
      defence({
        'sf-juves-1': bh(6, 9),
        'bh-juves-1': { at: bh(7, 10), items: ['batSuit-1', 'zipGun-1'] },
      }),
      fire('bh-juves-1', 'zipGun-1', bh(6, 9)),
    ],
    [
      'BM-DF-02',
      'diagonally inside',
      defence({ 'bh-mob-1': { at: bh(5, 4), ...gun } }),
      fire('bh-mob-1', 'spitGun-1', here),
    ],
    [
      'BM-DF-02',
      '2 squares away',
      defence({ 'bh-mob-1': { at: bh(4, 3), ...gun } }),
      fire('bh-mob-1', 'spitGun-1', here),
    ],
  ]);
});

describe('declareShot and drill', () => {
  const shoot = (blocker: string, item = 'zipGun-1'): LooseMove => ({
    type: 'declareShot',
    blocker,
    item,
  });
  const drill = (blocker: string): LooseMove => ({ type: 'drill', blocker, item: 'vibroDrill-1' });
  const zip = { at: bh(4, 5), items: ['zipGun-1'] };
  const set = { items: ['vibroDrill-1'], deployed: ['vibroDrill-1'] };
  const victim = { 'bh-crocks-1': bh(5, 5) };
  const on = (put: NonNullable<Arrangement['put']>, rest: Partial<Arrangement> = {}) =>
    combat('shoot', { ...victim, ...put }, rest);
  table([
    ['BM-TURN-05', 'a blocker that is not there', on({}), shoot('sf-juves-1')],
    ['BM-TURN-05', 'a gun it has not', on({ 'sf-juves-1': bh(4, 5) }), shoot('sf-juves-1')],
    [
      'BM-TURN-05',
      'a mode of a gun without modes',
      on({ 'sf-juves-1': zip }),
      { ...shoot('sf-juves-1'), mode: 'homing' } as LooseMove,
    ],
    [
      'BM-COMBAT-04',
      'a flipped blocker of another seat',
      on({ 'bh-mob-1': { ...zip, flipped: true } }),
      shoot('bh-mob-1'),
    ],
    [
      'BM-COMBAT-03',
      'flipped, a futsy not activated',
      on({ 'sf-futsies-1': { ...zip, flipped: true } }),
      shoot('sf-futsies-1'),
    ],
    [
      'BM-FUT-02',
      'a futsy not activated, in a fight',
      on({ 'sf-futsies-1': zip, 'bh-mob-1': bh(4, 5) }),
      shoot('sf-futsies-1'),
    ],
    [
      'BM-COMBAT-08',
      'out of a fight',
      on({ 'sf-juves-1': zip, 'bh-mob-1': bh(4, 5) }),
      shoot('sf-juves-1'),
    ],
    [
      'BM-KLEGG-05',
      'a klegg that can charge',
      on({ 'klegg-1': { at: bh(4, 5), items: ['spitGun-1'] } }, { kleggController: 0 }),
      shoot('klegg-1', 'spitGun-1'),
    ],
    [
      'BM-HEAVY-02',
      'a folded laser',
      on({ 'sf-juves-1': { at: bh(4, 5), items: ['missileDefenceLaser-1'] } }),
      shoot('sf-juves-1', 'missileDefenceLaser-1'),
    ],
    [
      'BM-SHOOT-01',
      'a saw',
      on({ 'sf-juves-1': { at: bh(4, 5), items: ['buzzSaw-1'] } }),
      shoot('sf-juves-1', 'buzzSaw-1'),
    ],
    [
      'BM-SHOOT-03',
      'nobody in reach',
      on({ 'sf-juves-1': { at: sf(4, 5), items: ['zipGun-1'] } }),
      shoot('sf-juves-1'),
    ],
    [
      'BM-COMBAT-04',
      "another seat's drill",
      on({ 'bh-mob-1': { at: bh(4, 5), ...set } }),
      drill('bh-mob-1'),
    ],
    [
      'BM-COMBAT-03',
      'a drill, flipped',
      on({ 'sf-mob-1': { at: bh(4, 5), ...set, flipped: true } }),
      drill('sf-mob-1'),
    ],
    [
      'BM-COMBAT-08',
      'a drill in a fight',
      on({ 'sf-mob-1': { at: bh(4, 5), ...set }, 'bh-mob-1': bh(4, 5) }),
      drill('sf-mob-1'),
    ],
    [
      'BM-HEAVY-02',
      'a folded drill',
      on({ 'sf-mob-1': { at: bh(4, 5), items: ['vibroDrill-1'] } }),
      drill('sf-mob-1'),
    ],
    [
      'BM-SHOOT-01',
      'a laser is no drill',
      on({
        'sf-mob-1': {
          at: bh(4, 5),
          items: ['missileDefenceLaser-1'],
          deployed: ['missileDefenceLaser-1'],
        },
      }),
      { type: 'drill', blocker: 'sf-mob-1', item: 'missileDefenceLaser-1' },
    ],
    [
      'BM-RULING-48',
      'a drill on rubble',
      on({ 'sf-mob-1': { at: bh(4, 5), ...set } }, { squares: { [bh(4, 5)]: rubble } }),
      drill('sf-mob-1'),
    ],
    [
      'BM-RULING-48',
      'a drill on the plaza',
      on({ 'sf-mob-1': { at: seam(1), ...set } }),
      drill('sf-mob-1'),
    ],
  ]);
});

describe('target', () => {
  const gunner =
    (
      at: string,
      item: string,
      mode: string | null,
      put: NonNullable<Arrangement['put']> = {},
      rest: Partial<Arrangement> = {},
    ) =>
    () => {
      const isHeavy = item.startsWith('missile');
      return arrange({
        phase: 'combat',
        put: { 'sf-cityDef-1': { at, items: [item], deployed: isHeavy ? [item] : [] }, ...put },
        steps: [{ type: 'target', blocker: 'sf-cityDef-1', item, mode }],
        ...rest,
      });
    };
  const aim = (space: string, what: 'counter' | 'square', outside = false): LooseMove => ({
    type: 'target',
    space,
    outside,
    aim: what,
  });
  const shield = {
    'bh-cityDef-1': {
      at: bh(8, 4),
      items: ['missileDefenceLaser-1'],
      deployed: ['missileDefenceLaser-1'],
    },
  };
  table([
    [
      'BM-TURN-05',
      'a square that is not there',
      gunner(sf(8, 8), 'spitGun-1', null),
      aim('20,5', 'counter'),
    ],
    [
      'BM-TURN-05',
      'a missile at a counter',
      gunner(sf(8, 8), 'missileLauncher-1', 'explosive'),
      aim(bh(2, 5), 'counter'),
    ],
    [
      'BM-MDL-02',
      'a missile at a shielded block',
      gunner(sf(8, 8), 'missileLauncher-1', 'explosive', shield),
      aim(bh(2, 5), 'square'),
    ],
    [
      'BM-LINK-01',
      'a missile at the sky-rail',
      gunner(sf(8, 8), 'missileLauncher-1', 'explosive'),
      aim(seam(9), 'square'),
    ],
    [
      'BM-LINK-01',
      'a spit gun at the sky-rail',
      gunner(sf(8, 8), 'spitGun-1', null),
      aim(seam(9), 'square'),
    ],
    [
      'BM-DMG-04',
      'a spit gun at a wall',
      gunner(sf(8, 8), 'spitGun-1', null),
      aim(bh(2, 5), 'square'),
    ],
    [
      'BM-LOF-03',
      'slantwise into a room',
      gunner(sf(8, 8), 'spitGun-1', null, { 'bh-mob-1': bh(4, 6) }),
      aim(bh(4, 6), 'counter'),
    ],
    [
      'BM-LOF-01',
      'through a wall',
      gunner(sf(8, 5), 'spitGun-1', null, { 'bh-mob-1': sf(8, 8) }),
      aim(sf(8, 8), 'counter'),
    ],
    [
      'BM-BOMB-02',
      'a fire bomb on a plaza from too low',
      gunner(sf(8, 2), 'fireBomb-1', null, { 'bh-mob-1': seam(1) }),
      aim(seam(1), 'counter'),
    ],
    [
      'BM-SHOOT-03',
      'out of range',
      gunner(sf(8, 8), 'zipGun-1', null, { 'bh-mob-1': bh(2, 5) }),
      aim(bh(2, 5), 'counter'),
    ],
    [
      'BM-SHOOT-03',
      'where it stands itself',
      gunner(sf(8, 8), 'spitGun-1', null),
      aim(sf(8, 8), 'counter'),
    ],
    [
      'BM-SHOOT-06',
      'a friend',
      gunner(sf(8, 8), 'spitGun-1', null, {
        'sf-mob-1': seam(1),
        'sf-juves-1': { at: seam(8), items: ['batSuit-1'] },
      }),
      aim(seam(8), 'counter'),
    ],
    [
      'BM-SHOOT-06',
      'an empty window',
      gunner(sf(8, 8), 'spitGun-1', null),
      aim(bh(2, 5), 'counter'),
    ],
  ]);
});

describe('close assault', () => {
  const charge = (blocker: string, to: string): LooseMove => ({ type: 'charge', blocker, to });
  const here = bh(4, 5);
  const there = bh(5, 5);
  const on = (put: NonNullable<Arrangement['put']>, rest: Partial<Arrangement> = {}) =>
    combat('assault', { 'bh-mob-1': there, ...put }, rest);
  const end: LooseMove = { type: 'done' };
  table([
    [
      'BM-ASLT-01',
      'a fight where there is none',
      on({ 'sf-mob-1': here }),
      { type: 'assaultHere', space: there },
    ],
    ['BM-TURN-05', 'a charge to nowhere', on({ 'sf-mob-1': here }), charge('sf-mob-1', '20,5')],
    [
      'BM-COMBAT-04',
      'a flipped blocker of another seat',
      on({ 'bh-mob-2': { at: here, flipped: true } }),
      charge('bh-mob-2', there),
    ],
    [
      'BM-COMBAT-03',
      'a flipped futsy',
      on({ 'sf-futsies-1': { at: here, flipped: true } }),
      charge('sf-futsies-1', there),
    ],
    [
      'BM-FUT-02',
      'a futsy not activated',
      on({ 'sf-futsies-1': here }),
      charge('sf-futsies-1', there),
    ],
    [
      'BM-RULING-32',
      'from outside a window',
      on({ 'sf-juves-1': { at: sf(8, 4), outside: true, items: ['batSuit-1', 'sprayCan-1'] } }),
      charge('sf-juves-1', sf(8, 5)),
    ],
    [
      'BM-RULING-32',
      'at one that hovers outside a window',
      on({
        'sf-mob-1': sf(8, 5),
        'bh-juves-1': { at: sf(8, 4), outside: true, items: ['batSuit-1', 'sprayCan-1'] },
      }),
      charge('sf-mob-1', sf(8, 4)),
    ],
    [
      'BM-ASLT-08',
      'out of a fight',
      on({ 'sf-mob-1': here, 'bh-mob-2': here }),
      charge('sf-mob-1', there),
    ],
    [
      'BM-ASLT-08',
      'into a fight',
      on({ 'sf-mob-1': here, 'sf-mob-2': there }),
      charge('sf-mob-1', there),
    ],
    ['BM-ASLT-02', 'nobody there', on({ 'sf-mob-1': here }), charge('sf-mob-1', bh(4, 6))],
    ['BM-ASLT-02', '2 squares away', on({ 'sf-mob-1': bh(3, 5) }), charge('sf-mob-1', there)],
    [
      'BM-RULING-31',
      'from a window into the air',
      on({ 'sf-mob-1': sf(8, 4), 'bh-juves-1': { at: sf(9, 4), items: ['batSuit-1'] } }),
      charge('sf-mob-1', sf(9, 4)),
    ],
    ['BM-ASLT-01', 'stopping before a fight', on({ 'sf-mob-1': there }), end],
    [
      'BM-KLEGG-05',
      'stopping before a klegg has charged',
      on({ 'klegg-1': here }, { kleggController: 0 }),
      end,
    ],
  ]);
});

describe('looting, arson, scrawling and fire fighting', () => {
  const mall = sf(5, 6);
  const hydrant = sf(5, 7);
  const burning = { [sf(6, 8)]: { fire: 1 } };
  const can = { items: ['sprayCan-1'] };
  const deeds = ['loot', 'arson', 'scrawl', 'fightFire'] as const;
  const make = (type: (typeof deeds)[number], blocker: string): LooseMove => {
    return type === 'fightFire' ? { type, blocker, space: sf(6, 8) } : { type, blocker };
  };
  const who = deeds.flatMap((type): Case[] => {
    const on = (put: NonNullable<Arrangement['put']>, rest: Partial<Arrangement> = {}) =>
      combat(type, put, { squares: burning, ...rest });
    return [
      ['BM-TURN-05', `${type}: nobody`, on({}), make(type, 'sf-mob-1')],
      [
        'BM-COMBAT-04',
        `${type}: another seat's klegg`,
        on({ 'klegg-1': hydrant }, { kleggController: 1 }),
        make(type, 'klegg-1'),
      ],
      [
        'BM-KLEGG-04',
        `${type}: a flipped klegg`,
        on({ 'klegg-1': { at: hydrant, flipped: true } }, { kleggController: 0 }),
        make(type, 'klegg-1'),
      ],
      [
        'BM-COMBAT-03',
        `${type}: a flipped futsy`,
        on({ 'sf-futsies-1': { at: hydrant, flipped: true } }),
        make(type, 'sf-futsies-1'),
      ],
      [
        'BM-FUT-02',
        `${type}: a futsy not activated, in a fight`,
        on({ 'sf-futsies-1': hydrant, 'bh-mob-1': hydrant }),
        make(type, 'sf-futsies-1'),
      ],
      [
        'BM-COMBAT-08',
        `${type}: out of a fight`,
        on({ 'sf-mob-1': hydrant, 'bh-mob-1': hydrant }),
        make(type, 'sf-mob-1'),
      ],
    ];
  });
  table([
    ...who,
    [
      'BM-HERO-06',
      'a flipped superhero loots',
      combat('loot', { 'sf-superhero-1': { at: mall, flipped: true } }),
      make('loot', 'sf-superhero-1'),
    ],
    [
      'BM-HERO-06',
      'a flipped superhero commits arson',
      combat('arson', { 'sf-superhero-1': { at: mall, flipped: true } }),
      make('arson', 'sf-superhero-1'),
    ],
    [
      'BM-FAT-03',
      'flipped fatties fight a fire',
      combat('fightFire', { 'sf-fatties-1': { at: hydrant, flipped: true } }, { squares: burning }),
      make('fightFire', 'sf-fatties-1'),
    ],
    [
      'BM-LOOT-05',
      'looted already',
      combat('loot', { 'sf-mob-1': mall }, { squares: { [mall]: { looted: true } } }),
      make('loot', 'sf-mob-1'),
    ],
    [
      'BM-LOOT-01',
      'nothing to loot',
      combat('loot', { 'sf-mob-1': hydrant }),
      make('loot', 'sf-mob-1'),
    ],
    [
      'BM-LOOT-01',
      'a mall in ruins',
      combat('loot', { 'sf-mob-1': mall }, { squares: { [mall]: rubble } }),
      make('loot', 'sf-mob-1'),
    ],
    [
      'BM-RULING-87',
      'rubble does not burn',
      combat('arson', { 'sf-mob-1': mall }, { squares: { [mall]: rubble } }),
      make('arson', 'sf-mob-1'),
    ],
    [
      'BM-SCRAWL-01',
      'no can, at a window',
      combat('scrawl', { 'sf-mob-1': sf(2, 5) }),
      make('scrawl', 'sf-mob-1'),
    ],
    [
      'BM-SCRAWL-02',
      'no wings, at a scrawled window',
      combat(
        'scrawl',
        { 'sf-mob-1': { at: sf(2, 5), ...can } },
        { squares: { [sf(2, 5)]: { scrawl: true } } },
      ),
      make('scrawl', 'sf-mob-1'),
    ],
    [
      'BM-SCRAWL-04',
      'scrawled already',
      combat(
        'scrawl',
        { 'sf-mob-1': { at: mall, ...can } },
        { squares: { [mall]: { scrawl: true } } },
      ),
      make('scrawl', 'sf-mob-1'),
    ],
    [
      'BM-SCRAWL-04',
      'rubble',
      combat('scrawl', { 'sf-mob-1': { at: mall, ...can } }, { squares: { [mall]: rubble } }),
      make('scrawl', 'sf-mob-1'),
    ],
    [
      'BM-FFIGHT-01',
      'no fire control',
      combat('fightFire', { 'sf-mob-1': mall }, { squares: { [sf(5, 7)]: { fire: 1 } } }),
      { type: 'fightFire', blocker: 'sf-mob-1', space: sf(5, 7) },
    ],
    [
      'BM-FFIGHT-02',
      'its own square',
      combat('fightFire', { 'sf-mob-1': hydrant }, { squares: { [hydrant]: { fire: 1 } } }),
      { type: 'fightFire', blocker: 'sf-mob-1', space: hydrant },
    ],
    [
      'BM-FFIGHT-02',
      'no fire there',
      combat('fightFire', { 'sf-mob-1': hydrant }, { squares: burning }),
      { type: 'fightFire', blocker: 'sf-mob-1', space: sf(4, 8) },
    ],
  ]);
});

test('[BM-LOOT-01] nobody loots a bank from outside its window', () => {
  const pack = structuredClone(blockMania.content);
  for (const { id, squares } of pack.boards) {
    if (id !== 'sf') continue;
    const at = (c: number, L: number) => squares.find((one) => one.c === c && one.L === L);
    // A bank of the inside and a civic window change places.
    const [bank, ground] = [at(4, 2), at(2, 7)];
    if (bank === undefined || ground === undefined) throw new Error('the block is another');
    Object.assign(ground, { colour: bank.colour, location: 'bank' });
    bank.colour = 'civic';
    delete bank.location;
  }
  const game = blockMania.withContent({ ...pack, id: 'bank with a view' });
  const tried = (outside: boolean) => {
    const items = ['powerBoard-1', 'sprayCan-1'];
    const put = { 'sf-juves-1': { at: sf(2, 7), outside, items } };
    const state = { ...combat('loot', put)(), pack: 'bank with a view' };
    const result = game.tryApply(state, { type: 'loot', seat: 0, blocker: 'sf-juves-1' });
    return result.ok || result.rule;
  };
  expect([tried(false), tried(true)]).toEqual([true, 'BM-LOOT-01']);
});
