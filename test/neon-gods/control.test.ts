import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../src/neon-gods/content/board.js';
import type { Event, Move } from '../../src/neon-gods/index.js';
import {
  type Arrangement,
  arrange,
  changedPack,
  eventsOf,
  legalMoves,
  letHappen,
  offered,
  type Played,
  play,
  refusedBy,
  seat,
} from './arrange.js';

const isiah = 'rec-isiah';
const sell = (space: SpaceId) => ({ type: 'sell', seat: 0, space }) as const;

/** The last turn of round 3 of LS2 ends; seat 0 has the $ for a purchase and is asked. */
function daylight(more: Arrangement): Played {
  const { seats, ...others } = more;
  const arrangement: Arrangement = { round: 3, active: 1, firstPlayer: 0, at: 'endTurn' };
  return letHappen(
    arrange({
      ...arrangement,
      noAndys: true,
      seats: { ...seats, 0: { money: 6, ...seats?.[0] } },
      ...others,
    }),
  );
}

/** What seat 0 gained, by reason. */
function gains(events: readonly Event[], index = 0): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const gained of eventsOf(events, 'blurpGained')) {
    if (gained.seat !== index) continue;
    sums[gained.reason] = (sums[gained.reason] ?? 0) + gained.amount;
  }
  return sums;
}

describe('control', () => {
  const onC1: [string, Arrangement, boolean][] = [
    ['one own figure', {}, true],
    ['two own figures', { seats: { 0: { figures: { C1: 2 } } } }, true],
    ['no figure', { seats: { 0: { figures: {} } } }, false],
    ['an enemy figure alone', { seats: { 0: { figures: {} }, 1: { figures: { C1: 1 } } } }, false],
    ['an enemy figure too', { seats: { 1: { figures: { C1: 1 } } } }, false],
    [
      'two own figures and an enemy',
      { seats: { 0: { figures: { C1: 2 } }, 1: { figures: { C1: 1 } } } },
      false,
    ],
    ['an andy face down', { board: { C1: { products: 1, andys: ['down'] } } }, false],
    ['an andy face up', { board: { C1: { products: 1, andys: ['andy-01'] } } }, false],
    ['owls', { board: { C1: { products: 1, owls: 2 } } }, true],
    ['structures', { board: { C1: { products: 1, build: ['factory', 'watchtower'] } } }, true],
    ['a tunnel', { board: { C1: { products: 1, tunnel: true } } }, true],
    ['enemies next door', { seats: { 1: { figures: { B1: 2, C2: 2 } } } }, true],
  ];
  test.each(onC1)('[NG-CONTROL-01] with %s', (_what, { seats, ...more }, isControlled) => {
    const state = arrange({
      noAndys: true,
      steps: [{ type: 'sell', left: 1 }],
      board: { C1: { products: 1 } },
      seats: { 0: { figures: { C1: 1 } }, ...seats },
      ...more,
    });
    expect(offered(state, 'sell', 'space')).toEqual(isControlled ? ['C1'] : []);
    // Without a target the sale would be passed over, so it is only asked here.
    expect(refusedBy(state, sell('C1'))).toBe(isControlled ? undefined : 'NG-FX-05');
  });

  test('[NG-CONTROL-02] nobody controls an empty base', () => {
    const at = (figures: Partial<Record<SpaceId, number>>) => {
      return arrange({
        noAndys: true,
        steps: [{ type: 'sell', left: 1 }],
        board: { A1: { products: 1 } },
        seats: { 0: { figures } },
      });
    };
    expect(offered(at({ A1: 0, B1: 2 }), 'sell', 'space')).toEqual([]);
    expect(offered(at({ A1: 1, B1: 2 }), 'sell', 'space')).toEqual(['A1']);
    const empty = daylight({ seats: { 0: { figures: { A1: 0, B1: 1 } } } });
    expect(gains(empty.events)).toEqual({ space: 1 });
  });

  test('[NG-CONTROL-03] a contested space belongs to none of those who share it', () => {
    const { events } = daylight({
      seats: {
        0: { figures: { A1: 0, D4: 2, C1: 1 } },
        1: { figures: { F6: 0, D4: 1, D2: 1, D6: 1 } },
      },
      // D4 and D2 are worth 2, C1 and D6 are worth 1.
      board: { D2: { andys: ['down'] }, D4: { build: ['monument'] } },
    });
    expect(gains(events, 0)).toEqual({ space: 1, skyscraper: 1 });
    expect(gains(events, 1)).toEqual({ space: 1, skyscraper: 1 });
  });

  test('[NG-CONTROL-04] control comes at once with a figure, and goes with it', () => {
    const state = arrange({
      noAndys: true,
      seats: { 0: { money: 0, figures: { A2: 1 } } },
      board: { A2: { products: 1 }, C1: { products: 1 } },
      steps: [
        { type: 'move', left: 1, spaces: 3, moved: {} },
        { type: 'sell', left: 2 },
      ],
    });
    const { state: moved } = play(
      state,
      { type: 'pickFigure', seat: 0, from: 'A2' },
      { type: 'moveTo', seat: 0, to: 'C1' },
    );
    expect(offered(moved, 'sell', 'space')).toEqual(['C1']);
  });

  test('[NG-CONTROL-04] an andy takes control away, and its removal gives it back', () => {
    const state = arrange({
      noAndys: true,
      seats: { 0: { figures: { C1: 1, A2: 1 } } },
      board: { C1: { products: 1 }, A2: { products: 1 } },
      steps: [
        { type: 'placeAndys', left: 1 },
        { type: 'sell', left: 1 },
        { type: 'removeAndys', left: 1 },
        { type: 'sell', left: 1 },
      ],
    });
    const { state: laid } = play(state, { type: 'placeToken', seat: 0, space: 'C1' });
    expect(offered(laid, 'sell', 'space')).toEqual(['A2']);
    const { state: cleared } = play(
      laid,
      { type: 'done', seat: 0 },
      { type: 'removeToken', seat: 0, space: 'C1', token: 'andy' },
    );
    expect(offered(cleared, 'sell', 'space')).toEqual(['C1', 'A2']);
  });
});

describe('bases and dead zones in daylight', () => {
  test('[NG-RULING-22] the own base is a space like others', () => {
    const { events, state } = daylight({ seats: { 0: { figures: { A1: 4, B1: 2 } } } });
    expect(gains(events)).toEqual({ space: 2 });
    expect(seat(state, 0).blurp).toBe(2);
  });

  test('[NG-RULING-22] [NG-STRUCT-01] the own base can be built on, and sells for 0 $', () => {
    const state = arrange({
      noAndys: true,
      seats: { 0: { money: 3 } },
      steps: [
        { type: 'work', left: 2 },
        { type: 'sell', left: 2 },
      ],
    });
    const { state: after, events } = play(
      state,
      { type: 'work', seat: 0, card: 'work-factory', space: 'A1' },
      { type: 'work', seat: 0, card: 'work-product', space: 'A1', count: 2 },
      sell('A1'),
    );
    expect(after.board.A1).toMatchObject({ factory: true, products: 1 });
    expect(after.supply.products).toBe(29);
    expect(seat(after, 0).money).toBe(0);
    expect(eventsOf(events, 'productSold').map(({ price }) => price)).toEqual([0]);
  });

  test('[NG-DEAD-02] a controlled dead zone gives no blurp', () => {
    // D1 and E1 are dead zones.
    const figures = { A1: 0, B1: 1, D1: 2, E1: 1 };
    expect(gains(daylight({ seats: { 0: { figures } } }).events)).toEqual({ space: 1 });
  });

  const pack = changedPack('tower-in-a-dead-zone', ({ scenarios }) => {
    const [first] = scenarios;
    const [row] = first?.layouts[2] ?? [];
    if (row === undefined) throw new Error('no layout');
    row[3] = 'X+S2';
  });

  test('[NG-RULING-23] a skyscraper on a dead zone pays, the space does not', () => {
    const { events } = daylight({ pack, seats: { 0: { figures: { A1: 0, D1: 1 } } } });
    expect(gains(events)).toEqual({ skyscraper: 2 });
  });

  test('[NG-RULING-23] [NG-DEAD-01] and no monument is built there', () => {
    const state = arrange({
      pack,
      noAndys: true,
      seats: { 0: { money: 9, figures: { A1: 0, D1: 1, C1: 1 } } },
      steps: [{ type: 'work', left: 1 }],
    });
    expect(new Set(offered(state, 'work', 'space'))).toEqual(new Set(['C1']));
    const monument: Move = { type: 'work', seat: 0, card: 'work-monument', space: 'D1' };
    expect(refusedBy(state, monument)).toBe('NG-DEAD-01');
  });
});

describe('buying blurp', () => {
  test.each([
    [0, 6, 3],
    [1, 10, 6],
    [2, 14, 9],
    [3, 20, 14],
  ])('[NG-RULING-03] line %i: pay %i $, get %i blurp', (line, price, blurp) => {
    const home = { A1: 0 };
    const having = (money: number) => daylight({ seats: { 0: { money, figures: home } } }).state;
    const move: Move = { type: 'exchange', seat: 0, line };
    const { state: after } = play(having(price), [move, 'start-tykes-doc']);
    expect(seat(after, 0)).toMatchObject({ money: 0, blurp });
    // 40 $ would buy more, but one purchase is all.
    const { state: rich } = play(having(40), [move, 'start-tykes-doc']);
    expect(seat(rich, 0)).toMatchObject({ money: 40 - price, blurp });
    if (line > 0) expect(refusedBy(having(price - 1), move)).toBe('NG-DAY-03');
    expect(offered(having(price), 'exchange', 'line')).toEqual([0, 1, 2, 3].slice(0, line + 1));
  });
});

describe('structures obey who controls their space', () => {
  test('[NG-STRUCT-09] [NG-STRUCT-04] a monument pays 2, whoever built it', () => {
    const state = arrange({
      round: 3,
      active: 1,
      firstPlayer: 0,
      at: 'endTurn',
      noAndys: true,
      seats: {
        0: { money: 6, figures: { A1: 0 } },
        1: { money: 3, figures: { C1: 1 } },
      },
      steps: [{ type: 'work', left: 1 }],
    });
    const build: Move = { type: 'work', seat: 1, card: 'work-monument', space: 'C1' };
    expect(gains(play(state, build).events, 1)).toEqual({ space: 2, skyscraper: 1, monument: 2 });
    const taken = daylight({
      seats: { 0: { figures: { A1: 0, C1: 1 } } },
      board: { C1: { build: ['monument', 'watchtower', 'factory'] } },
    });
    expect(gains(taken.events)).toEqual({ space: 1, skyscraper: 1, monument: 2 });
  });

  test('[NG-STRUCT-09] a monument that nobody controls pays nobody', () => {
    const { events } = daylight({
      seats: { 0: { figures: { A1: 0, C1: 1 } }, 1: { figures: { F6: 0 } } },
      board: { C1: { build: ['monument'], andys: ['down'] } },
    });
    expect(eventsOf(events, 'blurpGained')).toEqual([]);
  });

  test('[NG-STRUCT-09] in every daylight phase', () => {
    for (const round of [3, 6]) {
      const { events } = daylight({
        round,
        seats: { 0: { figures: { A1: 0, C1: 1 } } },
        board: { C1: { build: ['monument'] } },
      });
      expect(gains(events)).toMatchObject({ monument: 2 });
    }
  });

  test('[NG-STRUCT-05] [NG-STRUCT-04] a tower helps who controls its space, or defends it', () => {
    // Seat 1 defends D4 with a tower; seat 0 controls C4 next door with a tower.
    const fight = (board: Arrangement['board'], onC4: number) => {
      const state = arrange({
        at: 'battles',
        noAndys: true,
        hold: true,
        board: board ?? {},
        seats: {
          0: { figures: { D4: 1, C4: 1 } },
          1: { figures: { D4: 1, C4: onC4 } },
        },
      });
      const { events } = play(
        state,
        { type: 'chooseBattle', seat: 0, space: 'D4', against: 'gangs' },
        { type: 'battleDone', seat: 0 },
        { type: 'battleDone', seat: 1 },
      );
      return eventsOf(events, 'battleValued')[0]?.values.map(({ towers }) => towers);
    };
    const tower = { build: ['watchtower' as const] };
    expect(fight({ D4: tower }, 0)).toEqual([0, 3]);
    expect(fight({ C4: tower }, 0)).toEqual([1, 0]);
    // C4 is contested: now seat 1 defends that tower too.
    expect(fight({ C4: tower, D4: tower }, 1)).toEqual([0, 4]);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
    [6, 21],
    [7, 28],
    [8, 28],
  ])('[NG-STRUCT-06] %i factories at the end give %i blurp', (factories, blurp) => {
    const spaces = (['B1', 'C1', 'A2', 'B2', 'C2', 'D2', 'A3', 'B3'] as const).slice(0, factories);
    const state = arrange({
      round: 9,
      active: 1,
      firstPlayer: 0,
      at: 'endTurn',
      noAndys: true,
      seats: { 0: { figures: Object.fromEntries(spaces.map((at) => [at, 1])) } },
      board: {
        ...Object.fromEntries(spaces.map((at) => [at, { build: ['factory'] }])),
        // One that is not hers.
        E6: { build: ['factory'] },
      },
    });
    const { events } = letHappen(state);
    expect(gains(events).factory ?? 0).toBe(blurp);
    expect(gains(events, 1).factory ?? 0).toBe(0);
  });
});

describe('what changes hands', () => {
  const contested: Arrangement = {
    at: 'battles',
    hold: true,
    noAndys: true,
    seats: { 0: { money: 0, figures: { C3: 2 } }, 1: { figures: { C3: 1 } } },
    board: { C3: { build: ['factory'], products: 2 } },
  };
  const battle: Move[] = [
    { type: 'chooseBattle', seat: 0, space: 'C3', against: 'gangs' },
    { type: 'battleDone', seat: 0 },
    { type: 'battleDone', seat: 1 },
  ];

  test('[NG-WORK-06] [NG-STRUCT-04] the winner sells at her own distance and creates more', () => {
    const state = arrange({
      ...contested,
      at: 'activate',
      steps: [{ type: 'battleChoose' }, { type: 'sell', left: 1 }, { type: 'work', left: 1 }],
    });
    const { state: won } = play(state, ...battle);
    expect(won.board.C3).toMatchObject({ figures: [2, 0], factory: true, products: 2 });
    expect(legalMoves(won)).toEqual([sell('C3'), { type: 'done', seat: 0 }]);
    const { state: sold } = play(won, sell('C3'));
    expect(seat(sold, 0).money).toBe(4);
    const create: Move = { type: 'work', seat: 0, card: 'work-product', space: 'C3', count: 2 };
    const { state: after } = play(sold, create);
    expect(after.board.C3.products).toBe(3);
  });

  test('[NG-STRUCT-04] [NG-STRUCT-06] and counts the factory at the end', () => {
    const { at: _at, hold: _hold, ...table } = contested;
    const state = arrange({ ...table, round: 9, active: 0, firstPlayer: 1, at: 'battles' });
    const { events } = play(state, ...battle);
    expect(gains(events, 0)).toMatchObject({ battle: 1, factory: 1 });
    expect(gains(events, 1)).not.toHaveProperty('factory');
  });

  test('[NG-WORK-06] products stay when control changes, and the loser cannot sell them', () => {
    const { state: won } = play(arrange(contested), ...battle);
    const later = arrange({
      active: 1,
      noAndys: true,
      steps: [{ type: 'sell', left: 1 }],
      seats: { 0: { figures: { C3: 2 } }, 1: { figures: { D3: 1 } } },
      board: { C3: { build: ['factory'], products: won.board.C3.products }, D3: { products: 1 } },
    });
    expect(offered(later, 'sell', 'space')).toEqual(['D3']);
    expect(won.board.C3.products).toBe(2);
  });
});

describe('removal', () => {
  test('[NG-CARD-02] what is removed can be placed again', () => {
    const state = arrange({
      row: ['evt-redline-dig', 'rec-natalie', 'rec-hector', 'rec-happy'],
      hold: true,
    });
    const { state: after } = play(
      state,
      { type: 'buyEvent', seat: 0, slot: 0 },
      { type: 'removeToken', seat: 0, space: 'B2', token: 'tunnel' },
      { type: 'placeToken', seat: 0, space: 'B2' },
      [{ type: 'done', seat: 0 }, isiah],
    );
    expect(after.board).toEqual(state.board);
    expect(after.supply).toEqual(state.supply);
  });
});
