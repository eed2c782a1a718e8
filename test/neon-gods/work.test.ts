import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import type { SpaceId } from '../../src/neon-gods/content/board.js';
import type { Move } from '../../src/neon-gods/index.js';
import {
  type Arrangement,
  arrange,
  changedPack,
  eventsOf,
  legalMoves,
  offered,
  play,
  refusedBy,
  seat,
} from './arrange.js';

type Building = 'factory' | 'watchtower' | 'monument';

const build = (structure: Building, space: SpaceId): Move => {
  return { type: 'work', seat: 0, card: `work-${structure}`, space };
};
const create = (space: SpaceId, count: number): Move => {
  return { type: 'work', seat: 0, card: 'work-product', space, count };
};
const done = { type: 'done', seat: 0 } as const;

/** Seat 0 has this many work points in LS2 without andys, and then 3 activations. */
function working(left: number, figures: Partial<Record<SpaceId, number>>, more: Arrangement = {}) {
  const { seats, ...others } = more;
  return arrange({
    at: 'activate',
    hold: true,
    noAndys: true,
    steps: [{ type: 'work', left }],
    seats: { ...seats, 0: { money: 9, figures: { A1: 0, ...figures }, ...seats?.[0] } },
    ...others,
  });
}

describe('work points', () => {
  test('[NG-FX-09] X uses in any mix, the same card again if wished', () => {
    const state = working(4, { C1: 1, B1: 1 }, { seats: { 0: { money: 9 } } });
    const { state: after } = play(
      state,
      build('factory', 'C1'),
      create('C1', 2),
      create('C1', 1),
      build('watchtower', 'B1'),
    );
    expect(after.board.C1).toMatchObject({ factory: true, products: 3 });
    expect(after.board.B1.watchtower).toBe(true);
    expect(seat(after, 0).money).toBe(3);
    // Four uses, and no fifth.
    expect(topStep(after)).toEqual({ type: 'activate', left: 3 });
  });

  test('[NG-FX-09] a builder with work 2 works twice', () => {
    const state = arrange({
      at: 'activate',
      hold: true,
      seats: { 0: { hand: ['start-mums-builder'], money: 9 } },
    });
    const { state: after } = play(
      state,
      { type: 'playCard', seat: 0, card: 'start-mums-builder' },
      build('factory', 'A1'),
      build('watchtower', 'A1'),
    );
    expect(topStep(after)).toEqual({ type: 'activate', left: 2 });
  });

  test('[NG-FX-11] as often in a turn as points, $ and tokens allow', () => {
    const hand = ['rec-jackhammer', 'rec-the-architect', 'start-mums-builder'];
    const state = arrange({
      at: 'activate',
      hold: true,
      seats: { 0: { hand } },
      board: { A1: { build: ['factory'] } },
    });
    const products = (times: number) => Array.from({ length: times }, () => create('A1', 2));
    const { state: after } = play(
      state,
      { type: 'playCard', seat: 0, card: 'rec-jackhammer' },
      ...products(3),
      { type: 'playCard', seat: 0, card: 'rec-the-architect' },
      ...products(4),
      { type: 'playCard', seat: 0, card: 'start-mums-builder' },
      ...products(2),
    );
    expect(after.board.A1.products).toBe(18);
    expect(after.supply.products).toBe(12);
  });

  test.each(['factory', 'watchtower', 'monument'] as const)(
    '[NG-FX-10] a %s costs 3 $ and a point',
    (structure) => {
      const { state: after, events } = play(working(2, { C1: 1 }), build(structure, 'C1'));
      expect(seat(after, 0).money).toBe(6);
      expect(topStep(after)).toEqual({ type: 'work', left: 1 });
      // Paid before the effect.
      expect(events.map(({ type }) => type)).toEqual(['moneyPaid', 'structureBuilt']);
      const poor = working(2, { C1: 1 }, { seats: { 0: { money: 2 } } });
      expect(refusedBy(poor, build(structure, 'C1'))).toBe('NG-FX-10');
    },
  );

  test('[NG-FX-10] with the last 3 $ one can build, with 2 $ only create product', () => {
    const board: Arrangement['board'] = { C1: { build: ['factory'] } };
    const having = (money: number) => working(1, { C1: 1 }, { board, seats: { 0: { money } } });
    expect(legalMoves(having(3))).toEqual([
      create('C1', 1),
      create('C1', 2),
      build('watchtower', 'C1'),
      build('monument', 'C1'),
      done,
    ]);
    expect(legalMoves(having(2))).toEqual([create('C1', 1), create('C1', 2), done]);
    const { state: after } = play(having(2), create('C1', 2));
    expect(seat(after, 0).money).toBe(2);
  });

  test('[NG-FX-10] [NG-FX-09] a card that costs 2 points needs and uses both', () => {
    const pack = changedPack('dear-factory', ({ workCards }) => {
      for (const card of workCards) if (card.id === 'work-factory') card.work = 2;
    });
    expect(offered(working(1, { B1: 1 }, { pack }), 'work', 'card')).toEqual(['work-watchtower']);
    expect(refusedBy(working(1, { B1: 1 }, { pack }), build('factory', 'B1'))).toBe('NG-FX-10');
    const { state: after } = play(working(3, { B1: 1 }, { pack }), build('factory', 'B1'));
    expect(topStep(after)).toEqual({ type: 'work', left: 1 });
  });
});

describe('Create Product', () => {
  const factory: Arrangement['board'] = { B1: { build: ['factory'] } };

  test('[NG-WORK-01] 1 or 2 products on a controlled space with a factory', () => {
    const state = working(
      1,
      { B1: 1, A2: 1 },
      {
        board: { ...factory, C1: { build: ['factory'] } },
        seats: { 0: { money: 0 } },
      },
    );
    // A2 has no factory, C1 no figure.
    expect(legalMoves(state)).toEqual([create('B1', 1), create('B1', 2), done]);
    const { state: one } = play(state, create('B1', 1));
    expect(one.board.B1.products).toBe(1);
    expect(one.supply.products).toBe(29);
    const { state: two, events } = play(state, create('B1', 2));
    expect(two.board.B1.products).toBe(2);
    expect(two.supply.products).toBe(28);
    expect(eventsOf(events, 'productsPlaced')).toEqual([
      { type: 'productsPlaced', seat: 0, space: 'B1', count: 2 },
    ]);
  });

  test.each<[string, Arrangement]>([
    ['another gang stands there too', { seats: { 1: { figures: { B1: 1 } } } }],
    ['an andy lies there, face down', { board: { B1: { build: ['factory'], andys: ['down'] } } }],
    ['an andy lies there, face up', { board: { B1: { build: ['factory'], andys: ['andy-01'] } } }],
    ['nobody is there', { seats: { 0: { figures: { A1: 1 } } } }],
    [
      'only another gang is there',
      { seats: { 0: { figures: { A1: 1 } }, 1: { figures: { B1: 1 } } } },
    ],
  ])(
    '[NG-WORK-01] [NG-CONTROL-03] a factory that she does not control makes nothing: %s',
    (_what, more) => {
      const state = working(2, { B1: 1 }, { board: factory, ...more });
      for (const count of [1, 2]) expect(refusedBy(state, create('B1', count))).toBe('NG-WORK-01');
      expect(offered(state, 'work', 'space')).not.toContain('B1');
    },
  );

  test('[NG-WORK-01] a space holds any number of products', () => {
    const board: Arrangement['board'] = { B1: { build: ['factory'], products: 25 } };
    const { state: after } = play(working(1, { B1: 1 }, { board }), create('B1', 2));
    expect(after.board.B1.products).toBe(27);
  });

  test.each([
    [2, [1, 2]],
    [1, [1]],
    [0, []],
  ])(
    '[NG-WORK-01] [NG-LIMIT-01] [NG-LIMIT-02] with %i products in the supply',
    (supply, counts) => {
      const board: Arrangement['board'] = { B1: { build: ['factory'], products: 30 - supply } };
      const state = working(1, { B1: 1 }, { board });
      const products = legalMoves(state).flatMap((move) => {
        return move.type === 'work' && move.card === 'work-product' ? [move.count] : [];
      });
      expect(products).toEqual(counts);
      if (supply < 2) expect(refusedBy(state, create('B1', 2))).toBe('NG-LIMIT-02');
    },
  );
});

describe('building', () => {
  test('[NG-WORK-02] a factory', () => {
    const { state: after, events } = play(working(1, { B1: 1 }), build('factory', 'B1'));
    expect(after.board.B1).toMatchObject({ factory: true, watchtower: false, monument: false });
    expect(after.supply).toMatchObject({ factories: 9, watchtowers: 10, monuments: 10 });
    expect(eventsOf(events, 'structureBuilt')).toEqual([
      { type: 'structureBuilt', seat: 0, space: 'B1', structure: 'factory' },
    ]);
  });

  test('[NG-WORK-03] a watchtower', () => {
    const { state: after } = play(working(1, { B1: 1 }), build('watchtower', 'B1'));
    expect(after.board.B1).toMatchObject({ factory: false, watchtower: true, monument: false });
    expect(after.supply).toMatchObject({ factories: 10, watchtowers: 9, monuments: 10 });
  });

  test('[NG-WORK-04] [NG-STRUCT-03] a monument, where a skyscraper is', () => {
    const state = working(1, { B1: 1, C1: 1, D2: 1, D3: 1 });
    const monuments = legalMoves(state).flatMap((move) => {
      return move.type === 'work' && move.card === 'work-monument' ? [move.space] : [];
    });
    // C1, D2 and D3 are worth 1, 2 and 3; B1 is a plain street.
    expect(monuments).toEqual(['C1', 'D2', 'D3']);
    expect(refusedBy(state, build('monument', 'B1'))).toBe('NG-WORK-04');
    const { state: after } = play(state, build('monument', 'D3'));
    expect(after.board.D3).toMatchObject({ factory: false, watchtower: false, monument: true });
    expect(after.supply).toMatchObject({ factories: 10, watchtowers: 10, monuments: 9 });
  });

  test('[NG-STRUCT-03] another card may have a condition, too', () => {
    const pack = changedPack('high-towers', ({ workCards }) => {
      for (const { effect } of workCards) {
        if (effect.kind === 'build' && effect.structure === 'watchtower') {
          effect.requires = 'skyscraper';
        }
      }
    });
    const state = working(1, { B1: 1, C1: 1 }, { pack });
    expect(refusedBy(state, build('watchtower', 'B1'))).toBe('NG-STRUCT-03');
    expect(refusedBy(state, build('watchtower', 'C1'))).toBeUndefined();
  });

  test('[NG-WORK-05] a work card that is not in play cannot be used', () => {
    const pack = changedPack('no-factories', ({ scenarios }) => {
      for (const scenario of scenarios) {
        scenario.workCards = scenario.workCards.filter((id) => id !== 'work-factory');
      }
    });
    const state = working(1, { B1: 1 }, { pack });
    expect(offered(state, 'work', 'card')).toEqual(['work-watchtower']);
    expect(refusedBy(state, build('factory', 'B1'))).toBe('NG-WORK-05');
    expect(refusedBy(working(1, { B1: 1 }), build('factory', 'B1'))).toBeUndefined();
  });

  test('[NG-STRUCT-01] [NG-STRUCT-02] [NG-DEAD-01] [NG-WORK-04] street, tunnel and dead zone', () => {
    const state = working(3, { C1: 1, B2: 1, D1: 1 });
    expect(legalMoves(state)).toEqual([
      build('factory', 'C1'),
      build('factory', 'B2'),
      build('watchtower', 'C1'),
      build('watchtower', 'B2'),
      build('monument', 'C1'),
      done,
    ]);
    expect(refusedBy(state, build('factory', 'D1'))).toBe('NG-DEAD-01');
    const { state: after } = play(state, build('factory', 'C1'));
    expect(legalMoves(after)).toEqual([
      create('C1', 1),
      create('C1', 2),
      build('factory', 'B2'),
      build('watchtower', 'C1'),
      build('watchtower', 'B2'),
      build('monument', 'C1'),
      done,
    ]);
  });

  test('[NG-STRUCT-01] the own base is a place to build', () => {
    const onBase = legalMoves(working(3, { A1: 1 }));
    expect(onBase).toEqual([build('factory', 'A1'), build('watchtower', 'A1'), done]);
  });

  test('[NG-STRUCT-01] only where she has control', () => {
    const state = working(
      1,
      { B1: 1, C1: 1, C2: 2 },
      {
        board: { C2: { andys: ['down'] } },
        seats: { 1: { figures: { C1: 1, D2: 1 } } },
      },
    );
    expect(new Set(offered(state, 'work', 'space'))).toEqual(new Set(['B1']));
    for (const space of ['C1', 'C2', 'D2', 'A1', 'E3'] as const) {
      expect(refusedBy(state, build('factory', space))).toBe('NG-STRUCT-01');
    }
  });

  test('[NG-STRUCT-02] all three kinds share a space, but no kind stands there twice', () => {
    const { state: after } = play(
      working(4, { C1: 1 }),
      build('factory', 'C1'),
      build('watchtower', 'C1'),
      build('monument', 'C1'),
    );
    expect(after.board.C1).toMatchObject({ factory: true, watchtower: true, monument: true });
    for (const structure of ['factory', 'watchtower', 'monument'] as const) {
      expect(refusedBy(after, build(structure, 'C1'))).toBe('NG-STRUCT-02');
    }
  });

  const ten = ['A2', 'C2', 'D2', 'A3', 'C3', 'D3', 'F4', 'C4', 'D4', 'C5'] as const;
  const allOf = (structure: Building): NonNullable<Arrangement['board']> => {
    return Object.fromEntries(ten.map((at) => [at, { build: [structure] }]));
  };

  test('[NG-LIMIT-01] [NG-LIMIT-02] no eleventh factory', () => {
    const state = working(2, { C1: 1, B1: 1 }, { board: allOf('factory') });
    expect(state.supply.factories).toBe(0);
    expect(legalMoves(state)).toEqual([
      build('watchtower', 'B1'),
      build('watchtower', 'C1'),
      build('monument', 'C1'),
      done,
    ]);
    expect(refusedBy(state, build('factory', 'B1'))).toBe('NG-LIMIT-02');
  });

  test.each([
    ['watchtower', ['work-factory', 'work-monument']],
    ['factory', ['work-watchtower', 'work-monument']],
  ] as const)(
    '[NG-LIMIT-02] all %s tokens are out: others can still be built',
    (structure, rest) => {
      const state = working(1, { C1: 1 }, { board: allOf(structure) });
      expect(offered(state, 'work', 'card')).toEqual(rest);
    },
  );
});
