import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../src/neon-gods/content/board.js';
import { neonGods, type State } from '../../src/neon-gods/index.js';
import type { RuleId } from '../../src/neon-gods/rules.js';
import type { Step } from '../../src/neon-gods/state/steps.js';
import {
  type Arrangement,
  arrange,
  changedPack,
  gameOf,
  legalMoves,
  play,
  refusedBy,
} from './arrange.js';

/*
 * All refusals as a table. A move that breaks several rules is refused by the first of them, so most
 * rows break later rules of the table on purpose, too.
 */

type Row = [what: string, state: State, move: object, rule: RuleId];

/** Sends the move of seat 0 of every row and looks at the rule it is refused by. */
function refuses(rows: readonly Row[]): void {
  for (const [what, state, fields, rule] of rows) {
    test(`[${rule}] ${what}`, () => {
      const move = { seat: 0, ...fields };
      expect(refusedBy(state, move)).toBe(rule);
      const tried = gameOf(state).tryApply(state, move);
      expect(tried).toMatchObject({ ok: false, title: neonGods.rules[rule]?.title });
      expect(legalMoves(state)).not.toContainEqual(move);
    });
  }
}

const natalie = 'rec-natalie';
const hector = 'rec-hector';
const happy = 'rec-happy';
const tess = 'rec-tess';
const mums = (...types: string[]) => types.map((type) => `start-mums-${type}`);
/** All 16 figures of seat 0 are on the board of LS2. */
const allOut = { A1: 10, B1: 2, C1: 2, A2: 2 };

/** This step of seat 0, then three activations. */
const at = (step: Step, more: Arrangement = {}) => {
  return arrange({ at: 'activate', hold: true, steps: [step], ...more });
};

describe('any move', () => {
  const recruiting = arrange({ row: [natalie, hector, happy, tess] });

  refuses([
    ['another seat', recruiting, { type: 'drawInstead', seat: 1 }, 'NG-TURN-03'],
    ['a seat that does not exist', recruiting, { type: 'drawInstead', seat: 2 }, 'NG-TURN-03'],
    ['a negative seat', recruiting, { type: 'drawInstead', seat: -1 }, 'NG-TURN-03'],
    [
      'another seat, with a type not asked for',
      recruiting,
      { type: 'playCard', seat: 1, card: 'start-tykes-doc' },
      'NG-TURN-03',
    ],
    ['another seat, malformed', recruiting, { type: 'recruit', seat: 1, slot: 7 }, 'NG-TURN-03'],
    [
      'a type not asked for',
      recruiting,
      { type: 'playCard', card: 'start-mums-doc' },
      'NG-TURN-04',
    ],
    ['a type not asked for, malformed', recruiting, { type: 'moveTo', to: 'Z9' }, 'NG-TURN-04'],
    ['a type that does not exist', recruiting, { type: 'surrender' }, 'NG-TURN-04'],
    ['a type that objects have by nature', recruiting, { type: 'constructor' }, 'NG-TURN-04'],
  ]);

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'drawInstead'],
    ['a list', [{ type: 'drawInstead', seat: 0 }]],
    ['no type', { seat: 0, slot: 0 }],
    ['no seat', { type: 'recruit', slot: 0 }],
    ['a seat in letters', { type: 'recruit', seat: '0', slot: 0 }],
    ['half a seat', { type: 'recruit', seat: 0.5, slot: 0 }],
    ['a type that is no text', { type: 7, seat: 0 }],
  ])('[NG-TURN-05] %s is no move', (_what, move) => {
    expect(refusedBy(recruiting, move)).toBe('NG-TURN-05');
  });

  const lastActivation = at({ type: 'gain', left: 1 }, { seats: { 0: { hand: mums('charmer') } } });
  test('[NG-ACT-01] [NG-TURN-04] a fourth activation cannot even be tried', () => {
    const { state } = play(
      lastActivation,
      { type: 'done', seat: 0 },
      [{ type: 'drawCard', seat: 0 }, 'start-mums-doc'],
      [{ type: 'drawCard', seat: 0 }, 'start-mums-bandit'],
      [{ type: 'drawCard', seat: 0 }, 'start-mums-builder'],
    );
    const fourth = { type: 'playCard', seat: 0, card: 'start-mums-charmer' };
    expect(refusedBy(state, fourth)).toBe('NG-TURN-04');
  });
});

describe('naming nothing', () => {
  const recruiting = arrange();
  const move = at({ type: 'move', left: 2, spaces: 3, moved: {} });
  const moveTo = at({ type: 'moveTo', from: 'A1', left: 1, spaces: 3, moved: {} });
  const activate = arrange({ at: 'activate' });
  const gain = at({ type: 'gain', left: 2 });
  const recover = at({ type: 'recover', left: 2 });
  const sell = at({ type: 'sell', left: 2 });
  const work = at({ type: 'work', left: 2 }, { board: { A1: { build: ['factory'] } } });
  const owls = at({ type: 'placeOwls', left: 2 });
  const tunnels = at({ type: 'removeTunnels', left: 2 });
  const figures = at({ type: 'removeFigures', left: 1 });
  const push = at({ type: 'pushFigures', left: 1, moved: {} });
  const out = { seats: { 1: { figures: { D4: 1 } } } };
  const pushTo = at({ type: 'pushTo', owner: 1, from: 'D4', left: 1, moved: {} }, out);

  refuses([
    ['recruit: slot 7', recruiting, { type: 'recruit', slot: 7 }, 'NG-TURN-05'],
    ['recruit: slot 4', recruiting, { type: 'recruit', slot: 4 }, 'NG-TURN-05'],
    ['recruit: slot -1', recruiting, { type: 'recruit', slot: -1 }, 'NG-TURN-05'],
    ['recruit: half a slot', recruiting, { type: 'recruit', slot: 0.5 }, 'NG-TURN-05'],
    ['recruit: a slot in letters', recruiting, { type: 'recruit', slot: '0' }, 'NG-TURN-05'],
    ['recruit: no slot', recruiting, { type: 'recruit' }, 'NG-TURN-05'],
    ['recruit: too much', recruiting, { type: 'recruit', slot: 0, price: 0 }, 'NG-TURN-05'],
    ['buyEvent: slot 4', recruiting, { type: 'buyEvent', slot: 4 }, 'NG-TURN-05'],
    ['drawInstead: too much', recruiting, { type: 'drawInstead', cards: 2 }, 'NG-TURN-05'],
    ['pickFigure: no space G1', move, { type: 'pickFigure', from: 'G1' }, 'NG-TURN-05'],
    ['moveTo: no space A7', moveTo, { type: 'moveTo', to: 'A7' }, 'NG-TURN-05'],
    ['playCard: no such card', activate, { type: 'playCard', card: 'rec-nobody' }, 'NG-TURN-05'],
    ['playCard: no card', activate, { type: 'playCard' }, 'NG-TURN-05'],
    ['takeMoney: 0', gain, { type: 'takeMoney', amount: 0 }, 'NG-TURN-05'],
    ['takeMoney: half a $', gain, { type: 'takeMoney', amount: 0.5 }, 'NG-TURN-05'],
    ['recoverCard: no such card', recover, { type: 'recoverCard', card: 'x' }, 'NG-TURN-05'],
    ['sell: no space', sell, { type: 'sell', space: 'a1' }, 'NG-TURN-05'],
    ['work: no such card', work, { type: 'work', card: 'work-bar', space: 'D4' }, 'NG-TURN-05'],
    ['work: no space', work, { type: 'work', card: 'work-factory', space: '' }, 'NG-TURN-05'],
    [
      'work: products without a count',
      work,
      { type: 'work', card: 'work-product', space: 'A1' },
      'NG-TURN-05',
    ],
    [
      'work: no products',
      work,
      { type: 'work', card: 'work-product', space: 'A1', count: 0 },
      'NG-TURN-05',
    ],
    [
      'work: a count of towers',
      work,
      { type: 'work', card: 'work-watchtower', space: 'A1', count: 1 },
      'NG-TURN-05',
    ],
    ['placeToken: no space', owls, { type: 'placeToken', space: 'F7' }, 'NG-TURN-05'],
    [
      'removeToken: a kind that is never removed',
      tunnels,
      { type: 'removeToken', space: 'B2', token: 'owl' },
      'NG-TURN-05',
    ],
    [
      'removeFigure: a seat that does not play',
      figures,
      { type: 'removeFigure', owner: 2, space: 'D4' },
      'NG-TURN-05',
    ],
    [
      'removeFigure: no such seat',
      figures,
      { type: 'removeFigure', owner: 4, space: 'D4' },
      'NG-TURN-05',
    ],
    [
      'pushPick: a seat that does not play',
      push,
      { type: 'pushPick', owner: 3, from: 'D4' },
      'NG-TURN-05',
    ],
    ['pushTo: no space', pushTo, { type: 'pushTo', to: 'D0' }, 'NG-TURN-05'],
  ]);
});

describe('recruit and buyEvent', () => {
  const pack = changedPack('two-events', (changed) => {
    const kept = ['evt-robo-party', 'evt-owls'];
    changed.events = changed.events.filter(({ id }) => kept.includes(id));
  });
  const broke = { 0: { money: 0, figures: allOut } };
  const event = ['evt-robo-party', 'evt-owls'];
  const empty = arrange({ pack, row: [natalie, ...event, null], deck: [], seats: broke });
  const inSlot3 = (card: string, more: Arrangement = {}) => {
    return arrange({ row: [natalie, hector, happy, card], ...more });
  };
  const noOwls: Arrangement = { board: { B1: { owls: 10 } } };
  const poor: Arrangement = { seats: { 0: { money: 4 } } };

  refuses([
    ['recruit: empty slot', empty, { type: 'recruit', slot: 3 }, 'NG-RECRUIT-08'],
    [
      'recruit: an event, without figure and $',
      inSlot3('evt-robo-party', { seats: broke }),
      { type: 'recruit', slot: 3 },
      'NG-RECRUIT-01',
    ],
    [
      'recruit: no figure, nor $',
      inSlot3(tess, { seats: broke }),
      { type: 'recruit', slot: 3 },
      'NG-RECRUIT-05',
    ],
    ['recruit: 4 $ of 5', inSlot3(tess, poor), { type: 'recruit', slot: 3 }, 'NG-RECRUIT-02'],
    ['buyEvent: empty slot', empty, { type: 'buyEvent', slot: 3 }, 'NG-RECRUIT-08'],
    [
      'buyEvent: a gang member, without $',
      inSlot3(tess, { seats: broke }),
      { type: 'buyEvent', slot: 3 },
      'NG-EVENT-01',
    ],
    [
      'buyEvent: 4 $ of 5, and nothing to place',
      inSlot3('evt-owls', { ...noOwls, ...poor }),
      { type: 'buyEvent', slot: 3 },
      'NG-RECRUIT-02',
    ],
    [
      'buyEvent: nothing to place',
      inSlot3('evt-owls', noOwls),
      { type: 'buyEvent', slot: 3 },
      'NG-EVENT-07',
    ],
  ]);
});

describe('pickFigure and moveTo', () => {
  /** TA2: F1 has the neighbours E1 and F2 only, both full and with an andy. */
  const corner = (moved: Partial<Record<SpaceId, number>>) => {
    return at(
      { type: 'move', left: 2, spaces: 3, moved },
      {
        layout: 'TA2',
        noAndys: true,
        seats: { 0: { figures: { F1: 1, E1: 2, F2: 2 } }, 1: { figures: { E2: 1 } } },
        board: { E1: { andys: ['down'] }, F2: { andys: ['down'] } },
      },
    );
  };
  const from = (space: SpaceId, more: Arrangement) => {
    return at({ type: 'moveTo', from: space, left: 1, spaces: 3, moved: {} }, more);
  };
  const enemyOnB2 = from('A1', { seats: { 1: { figures: { B2: 1 } } } });
  const fullFarAway = from('A1', { seats: { 0: { figures: { D4: 2, C2: 2 } } } });
  const walled = from('A1', { layout: 'TA2' });
  const farOut = from('D4', { noAndys: true, seats: { 0: { figures: { D4: 1 } } } });

  refuses([
    ['pickFigure: nobody there', corner({}), { type: 'pickFigure', from: 'F5' }, 'NG-MOVE-02'],
    ['pickFigure: only enemies', corner({}), { type: 'pickFigure', from: 'E2' }, 'NG-MOVE-02'],
    [
      'pickFigure: it has moved, and has nowhere to go',
      corner({ F1: 1 }),
      { type: 'pickFigure', from: 'F1' },
      'NG-MOVE-07',
    ],
    [
      'pickFigure: both have moved',
      corner({ E1: 2 }),
      { type: 'pickFigure', from: 'E1' },
      'NG-MOVE-07',
    ],
    ['pickFigure: nowhere to go', corner({}), { type: 'pickFigure', from: 'F1' }, 'NG-MOVE-10'],
    ['moveTo: the origin', enemyOnB2, { type: 'moveTo', to: 'A1' }, 'NG-MOVE-10'],
    ['moveTo: an enemy base, far away', enemyOnB2, { type: 'moveTo', to: 'F6' }, 'NG-MOVE-06'],
    ['moveTo: a wall next door', walled, { type: 'moveTo', to: 'B3' }, 'NG-TA-01'],
    ['moveTo: a wall far away', walled, { type: 'moveTo', to: 'E4' }, 'NG-TA-01'],
    ['moveTo: a third figure', fullFarAway, { type: 'moveTo', to: 'C2' }, 'NG-MOVE-05'],
    ['moveTo: a third, too far', fullFarAway, { type: 'moveTo', to: 'D4' }, 'NG-MOVE-05'],
    ['moveTo: behind an enemy', enemyOnB2, { type: 'moveTo', to: 'E5' }, 'NG-MOVE-04'],
    ['moveTo: too far', enemyOnB2, { type: 'moveTo', to: 'D4' }, 'NG-MOVE-01'],
    ['moveTo: too far behind walls', walled, { type: 'moveTo', to: 'F4' }, 'NG-MOVE-01'],
    ['moveTo: the own base, too far', farOut, { type: 'moveTo', to: 'A1' }, 'NG-MOVE-01'],
  ]);

  test('[NG-TURN-03] [NG-TURN-04] [NG-TURN-05] in step 2 of LS2', () => {
    const state = arrange({ layout: 'LS2' });
    expect(refusedBy(state, { type: 'drawInstead', seat: 1 })).toBe('NG-TURN-03');
    const card = 'start-mums-doc';
    expect(refusedBy(state, { type: 'playCard', seat: 0, card })).toBe('NG-TURN-04');
    expect(refusedBy(state, { type: 'recruit', seat: 0, slot: 7 })).toBe('NG-TURN-05');
  });

  test('[NG-MOVE-10] [NG-MOVE-06] [NG-MOVE-04] [NG-MOVE-01] in step 3 of LS2', () => {
    const state = arrange({ layout: 'LS2', at: 'move', seats: { 1: { figures: { B2: 1 } } } });
    const { state: picked } = play(state, { type: 'pickFigure', seat: 0, from: 'A1' });
    const rules = (['A1', 'F6', 'E5', 'D4'] as const).map((to) => {
      return refusedBy(picked, { type: 'moveTo', seat: 0, to });
    });
    expect(rules).toEqual(['NG-MOVE-10', 'NG-MOVE-06', 'NG-MOVE-04', 'NG-MOVE-01']);
  });
});

describe('activations and symbols', () => {
  const cards = {
    hand: mums('charmer'),
    draw: mums('doc', 'warrior'),
    discard: mums('bandit'),
    activated: mums('builder', 'merchant'),
  };
  const activating = arrange({ at: 'activate', seats: { 0: cards, 1: { hand: [] } } });
  const spent = arrange({
    at: 'activate',
    seats: {
      0: {
        hand: mums('charmer'),
        draw: [],
        discard: [],
        activated: mums('bandit', 'builder', 'doc', 'merchant', 'warrior'),
      },
    },
    unreachable: 'five cards are activated',
  });
  const gain = at({ type: 'gain', left: 2 });
  const recover = at(
    { type: 'recover', left: 2 },
    { seats: { 0: cards, 1: { discard: ['start-tykes-doc'] } } },
  );
  const sell = at(
    { type: 'sell', left: 2 },
    {
      noAndys: true,
      seats: { 0: { figures: { B1: 1, C1: 1, C2: 1 } }, 1: { figures: { C1: 1 } } },
      board: { C1: { products: 2 }, C2: { products: 1, andys: ['down'] }, D4: { products: 1 } },
    },
  );

  refuses([
    [
      'playCard: it lies in the activated area',
      activating,
      { type: 'playCard', card: 'start-mums-builder' },
      'NG-ACT-04',
    ],
    [
      'playCard: it lies in the draw pile',
      activating,
      { type: 'playCard', card: 'start-mums-doc' },
      'NG-ACT-01',
    ],
    [
      'playCard: it lies in the discard pile',
      activating,
      { type: 'playCard', card: 'start-mums-bandit' },
      'NG-ACT-01',
    ],
    [
      'playCard: it is a card of another',
      activating,
      { type: 'playCard', card: 'start-tykes-doc' },
      'NG-ACT-01',
    ],
    ['playCard: it is an event', activating, { type: 'playCard', card: 'evt-owls' }, 'NG-ACT-01'],
    ['drawCard: nothing to draw', spent, { type: 'drawCard' }, 'NG-ACT-06'],
    ['takeMoney: 3 of 2', gain, { type: 'takeMoney', amount: 3 }, 'NG-FX-02'],
    ['takeMoney: far too much', gain, { type: 'takeMoney', amount: 1000 }, 'NG-FX-02'],
    [
      'recoverCard: from the hand',
      recover,
      { type: 'recoverCard', card: 'start-mums-charmer' },
      'NG-FX-04',
    ],
    [
      'recoverCard: from the draw pile',
      recover,
      { type: 'recoverCard', card: 'start-mums-doc' },
      'NG-FX-04',
    ],
    [
      'recoverCard: from the activated area',
      recover,
      { type: 'recoverCard', card: 'start-mums-builder' },
      'NG-FX-04',
    ],
    [
      'recoverCard: from the discard pile of another',
      recover,
      { type: 'recoverCard', card: 'start-tykes-doc' },
      'NG-FX-04',
    ],
    ['sell: a contested space', sell, { type: 'sell', space: 'C1' }, 'NG-FX-05'],
    ['sell: a space with an andy', sell, { type: 'sell', space: 'C2' }, 'NG-FX-05'],
    ['sell: a space of nobody', sell, { type: 'sell', space: 'D4' }, 'NG-FX-05'],
    ['sell: no product there', sell, { type: 'sell', space: 'B1' }, 'NG-FX-05'],
  ]);
});

describe('work', () => {
  const pack = changedPack('monuments-only', ({ scenarios }) => {
    for (const scenario of scenarios) scenario.workCards = ['work-monument'];
  });
  const step: Step = { type: 'work', left: 2 };
  /** LS2: streets B1 and C1 (skyscraper), dead zone D1. Seat 0 has no $. */
  const figures = { B1: 1, C1: 1, D1: 1 };
  const broke = { 0: { money: 0, figures } };
  const state = at(step, { noAndys: true, seats: broke });
  const rich = at(step, { noAndys: true, seats: { 0: { money: 9, figures } } });
  const ten = ['A2', 'C2', 'D2', 'A3', 'C3', 'D3', 'F4', 'C4', 'D4', 'C5'] as const;
  const built = (on: readonly SpaceId[]): NonNullable<Arrangement['board']> => {
    return Object.fromEntries(on.map((space) => [space, { build: ['factory' as const] }]));
  };
  const noneLeft = at(step, { noAndys: true, seats: broke, board: built(ten) });
  const lastOnC1 = at(step, {
    noAndys: true,
    seats: broke,
    board: built([...ten.slice(1), 'C1']),
  });
  const tunnelled = (left: 'some' | 'none') => {
    const away = ['E2', 'F1', 'E5', 'F5', 'A5', 'B5', 'A6', 'D6', 'D3', 'C4'] as const;
    return at(step, {
      layout: 'TA2',
      noAndys: true,
      seats: { 0: { money: 0, figures: { B1: 1 } } },
      board: left === 'none' ? built(away) : {},
    });
  };
  const products = (inSupply: number) => {
    const board: Arrangement['board'] = {
      C1: { build: ['factory'], products: 30 - inSupply },
      D4: { build: ['factory'] },
    };
    return at(step, { noAndys: true, seats: broke, board });
  };
  const build = (work: string, space: SpaceId) => ({ type: 'work', card: `work-${work}`, space });
  const create = (space: SpaceId, count: number) => {
    return { type: 'work', card: 'work-product', space, count };
  };

  const notInPlay = at(step, { pack, noAndys: true, seats: broke });
  refuses([
    ['a card not in play, and no control', notInPlay, build('factory', 'D4'), 'NG-WORK-05'],
    ['products not in play, and no control', notInPlay, create('D4', 3), 'NG-WORK-05'],
    ['products: no control, too many', products(0), create('D4', 3), 'NG-WORK-01'],
    ['structures: no control of a dead zone', state, build('monument', 'E1'), 'NG-STRUCT-01'],
    ['structures: no control, nor skyscraper', state, build('monument', 'A2'), 'NG-STRUCT-01'],
    ['structures: no control, one there', lastOnC1, build('factory', 'C2'), 'NG-STRUCT-01'],
    ['a dead zone without skyscraper', state, build('monument', 'D1'), 'NG-DEAD-01'],
    ['a dead zone, and no token', noneLeft, build('factory', 'D1'), 'NG-DEAD-01'],
    ['products: no factory', products(0), create('B1', 1), 'NG-WORK-01'],
    ['products: no factory in a dead zone', products(0), create('D1', 1), 'NG-WORK-01'],
    ['products: three, and none left', products(0), create('C1', 3), 'NG-WORK-01'],
    ['products: a thousand', products(30), create('C1', 1000), 'NG-WORK-01'],
    ['one is there, and none left', lastOnC1, build('factory', 'C1'), 'NG-STRUCT-02'],
    ['no skyscraper, nor $', state, build('monument', 'B1'), 'NG-WORK-04'],
    ['no skyscraper on a tunnel', tunnelled('some'), build('monument', 'B1'), 'NG-WORK-04'],
    ['on a tunnel, and no $', tunnelled('some'), build('watchtower', 'B1'), 'NG-TA-03'],
    ['on a tunnel, and no token', tunnelled('none'), build('factory', 'B1'), 'NG-TA-03'],
    ['no token, nor $', noneLeft, build('factory', 'B1'), 'NG-LIMIT-02'],
    ['two products of one', products(1), create('C1', 2), 'NG-LIMIT-02'],
    ['one product of none', products(0), create('C1', 1), 'NG-LIMIT-02'],
    ['no $', state, build('factory', 'B1'), 'NG-FX-10'],
  ]);

  test('with $ the last one is allowed', () => {
    expect(refusedBy(rich, { seat: 0, ...build('factory', 'B1') })).toBeUndefined();
  });
});

describe('tokens', () => {
  const dig = at({ type: 'placeTunnels', left: 1 });
  const digTA = at(
    { type: 'placeTunnels', left: 1 },
    { layout: 'TA2', board: { A1: { build: ['factory'] }, A2: { build: ['factory'] } } },
  );
  const lay = at({ type: 'placeAndys', left: 1 });
  const layTA = at({ type: 'placeAndys', left: 1 }, { layout: 'TA2' });
  const board: Arrangement['board'] = { B1: { build: ['watchtower'] }, B2: { andys: ['down'] } };
  const fill = at({ type: 'removeTunnels', left: 1 }, { board });
  const fillTA = at({ type: 'removeTunnels', left: 1 }, { layout: 'TA2' });
  const clear = at({ type: 'removeAndys', left: 1 }, { board });
  const wreck = at({ type: 'removeStructures', left: 1 }, { board });
  const remove = (space: SpaceId, token: string) => ({ type: 'removeToken', space, token });
  const place = (space: SpaceId) => ({ type: 'placeToken', space });

  refuses([
    ['a tunnel on the own base', dig, place('A1'), 'NG-TUNNEL-03'],
    ['a tunnel on an enemy base', dig, place('F6'), 'NG-TUNNEL-03'],
    ['a tunnel on a dead zone', dig, place('D1'), 'NG-TUNNEL-03'],
    ['a tunnel on a tunnel', dig, place('B2'), 'NG-TUNNEL-03'],
    ['a tunnel on a base with a structure', digTA, place('A1'), 'NG-TUNNEL-03'],
    ['a tunnel on a structure', digTA, place('A2'), 'NG-TA-03'],
    ['an andy on the own base', lay, place('A1'), 'NG-EVX-05'],
    ['an andy on an enemy base', lay, place('F6'), 'NG-EVX-05'],
    ['an andy on a wall', layTA, place('C2'), 'NG-EVX-05'],
    ['not a tunnel, but an andy', fill, remove('B2', 'andy'), 'NG-EVX-04'],
    ['not a tunnel, but a structure', fill, remove('B1', 'watchtower'), 'NG-EVX-04'],
    ['no tunnel there', fill, remove('B1', 'tunnel'), 'NG-EVX-04'],
    ['no tunnel there, beside a base', fillTA, remove('A2', 'tunnel'), 'NG-EVX-04'],
    ['a tunnel beside a base', fillTA, remove('B1', 'tunnel'), 'NG-TA-02'],
    ['not andys, but a tunnel', clear, remove('B2', 'tunnel'), 'NG-EVX-06'],
    ['not andys, but a structure', clear, remove('B1', 'watchtower'), 'NG-EVX-06'],
    ['no andys there', clear, remove('B1', 'andy'), 'NG-EVX-06'],
    ['not a structure, but a tunnel', wreck, remove('B2', 'tunnel'), 'NG-EVX-07'],
    ['not a structure, but an andy', wreck, remove('B2', 'andy'), 'NG-EVX-07'],
    ['no such structure there', wreck, remove('B1', 'factory'), 'NG-EVX-07'],
  ]);
});

describe('own figures', () => {
  const place = at({ type: 'placeFigures', left: 1 }, { seats: { 0: { figures: allOut } } });
  refuses([['placeFigure: all are out', place, { type: 'placeFigure' }, 'NG-LIMIT-02']]);
});

describe('figures of others', () => {
  const seats = { 0: { figures: { B1: 1 } }, 1: { figures: { D4: 1, D3: 2 } } };
  const remove = at({ type: 'removeFigures', left: 1 }, { seats });
  const push = at({ type: 'pushFigures', left: 2, moved: { '1:D4': 1 } }, { seats });
  const full = { 1: { figures: { F1: 1, E1: 2, F2: 2 } } };
  const stuck = at({ type: 'pushFigures', left: 2, moved: {} }, { layout: 'TA2', seats: full });
  const pushTo = (from: SpaceId, more: Arrangement) => {
    return at({ type: 'pushTo', owner: 1, from, left: 1, moved: {} }, more);
  };
  const fromD4 = pushTo('D4', { seats });
  const fromF5 = pushTo('F5', { seats: { 1: { figures: { F5: 1 } } } });
  const fromA2 = pushTo('A2', { seats: { 1: { figures: { A2: 1 } } } });
  const inTA = pushTo('A3', { layout: 'TA2', seats: { 1: { figures: { A3: 1 } } } });
  const pick = (owner: number, from: SpaceId) => ({ type: 'pushPick', owner, from });
  const take = (owner: number, space: SpaceId) => ({ type: 'removeFigure', owner, space });

  refuses([
    ['removeFigure: an own one', remove, take(0, 'B1'), 'NG-EVX-08'],
    ['removeFigure: an own one, on the base', remove, take(0, 'A1'), 'NG-EVX-08'],
    ['removeFigure: none there', remove, take(1, 'B1'), 'NG-EVX-08'],
    ['removeFigure: on its base', remove, take(1, 'F6'), 'NG-EVX-08'],
    ['pushPick: an own one', push, pick(0, 'B1'), 'NG-EVX-09'],
    ['pushPick: none there', push, pick(1, 'B1'), 'NG-EVX-09'],
    ['pushPick: on its base', push, pick(1, 'F6'), 'NG-EVX-09'],
    ['pushPick: already pushed', push, pick(1, 'D4'), 'NG-EVX-09'],
    ['pushPick: nowhere to go', stuck, pick(1, 'F1'), 'NG-EVX-09'],
    ['pushTo: where it stands', fromD4, { type: 'pushTo', to: 'D4' }, 'NG-EVX-09'],
    ['pushTo: two steps', fromD4, { type: 'pushTo', to: 'D6' }, 'NG-EVX-09'],
    ['pushTo: diagonally', fromD4, { type: 'pushTo', to: 'C5' }, 'NG-EVX-09'],
    ['pushTo: a third figure', fromD4, { type: 'pushTo', to: 'D3' }, 'NG-EVX-09'],
    ['pushTo: its own base', fromF5, { type: 'pushTo', to: 'F6' }, 'NG-EVX-09'],
    ['pushTo: the base of the buyer', fromA2, { type: 'pushTo', to: 'A1' }, 'NG-EVX-09'],
    ['pushTo: a wall', inTA, { type: 'pushTo', to: 'B3' }, 'NG-TA-01'],
  ]);
});

describe('exchange', () => {
  const state = arrange({
    round: 3,
    firstPlayer: 0,
    active: 1,
    at: 'endTurn',
    seats: { 0: { money: 9 } },
    steps: [{ type: 'exchange', seats: [0] }],
  });
  refuses([
    ['line 1 with 9 $', state, { type: 'exchange', line: 1 }, 'NG-DAY-03'],
    ['line 4', state, { type: 'exchange', line: 4 }, 'NG-TURN-05'],
    ['line -1', state, { type: 'exchange', line: -1 }, 'NG-TURN-05'],
  ]);
});
