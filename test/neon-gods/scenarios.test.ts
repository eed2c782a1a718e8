import { describe, expect, test } from 'vitest';
import { type SpaceId, spaceIds } from '../../src/neon-gods/content/board.js';
import { neonGods } from '../../src/neon-gods/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import {
  type Arrangement,
  arrange,
  changedPack,
  eventsOf,
  gameOf,
  layouts,
  offered,
  play,
  refusedBy,
  seat,
} from './arrange.js';
import { atBattles, bare, blurpOf, choose } from './fight.js';

/*
 * The 15 layouts as text. B0 is the base of seat 0, X a dead zone, S1 to S3
 * a skyscraper, T a tunnel, A an andy, O an owl, P3 three products.
 */
const printed = {
  LS2: `
         A        B        C        D        E        F
    1    B0       .        S1       X        X        X
    2    .        T        A        S2       X        X
    3    S1       A        S2       S3+A     .        X
    4    X        .        S3+A     S2       A        S1
    5    X        X        S2       A        T        .
    6    X        X        X        S1       .        B1`,
  LS3: `
         A        B        C        D        E        F
    1    B0       T        A        .        X        S2
    2    T        S2       .        .        .        X
    3    A        .        S1       S3+A     .        .
    4    .        .        S3+A     T        S1       B1
    5    X        .        .        S1       A        .
    6    S2       X        .        B2       .        X`,
  LS4: `
         A        B        C        D        E        F
    1    B0       .        S1       S2       .        B1
    2    .        X        A        T        X        .
    3    S2       T        S3+A     S3+A     A        S1
    4    S1       A        S3+A     S3+A     T        S2
    5    .        X        T        A        X        .
    6    B3       .        S2       S1       .        B2`,
  CQ2: `
         A        B        C        D        E        F
    1    X        X        S2+A     X        X        X
    2    X        .        S1       .        .        X
    3    X        B0       .        S3       S1       S2+A
    4    S2+A     S1       S3       .        B1       X
    5    X        .        .        S1       .        X
    6    X        X        X        S2+A     X        X`,
  CQ3: `
         A        B        C        D        E        F
    1    .        X        S2+A     X        S3       X
    2    X        B0       .        S1       .        X
    3    S2+A     .        .        S1       B1       X
    4    X        S1       S1       S2+A     .        X
    5    S3       .        B2       .        .        X
    6    X        X        X        X        X        X`,
  CQ4: `
         A        B        C        D        E        F
    1    X        X        S2+A     X        X        X
    2    X        B0       .        S1       B1       X
    3    X        S1       S3       S3       .        S2+A
    4    S2+A     .        S3       S3       S1       X
    5    X        B3       S1       .        B2       X
    6    X        X        X        S2+A     X        X`,
  TA2: `
         A        B        C        D        E        F
    1    B0       T        S1       X        T        .
    2    .        S1       X        X        .        S2+A
    3    S2       X        X        S3+A     T        X
    4    X        T        S3+A     X        X        S2
    5    S2+A     .        X        X        S1       .
    6    .        T        X        S1       T        B1`,
  TA3: `
         A        B        C        D        E        F
    1    B0       T        X        X        T        B1
    2    .        S1       X        X        S1       .
    3    S2+A     X        S3+A     T        X        S2+A
    4    .        X        T        S3+A     X        .
    5    X        S1       X        X        S2+A     X
    6    X        T        B2       T        .        X`,
  TA4: `
         A        B        C        D        E        F
    1    B0       T        X        S2+A     .        B1
    2    .        S1       X        X        S1       T
    3    S2+A     X        T        S3+A     X        X
    4    X        X        S3+A     T        X        S2+A
    5    T        S1       X        X        S1       .
    6    B3       .        S2+A     X        T        B2`,
  NH2: `
         A        B        C        D        E        F
    1    B0       .        S1+A     X        X        X
    2    .        A        O        A        X        X
    3    S2       A        S3+A     A        .        X
    4    X        .        A        S3+A     A        S2
    5    X        X        A        O        A        .
    6    X        X        X        S1+A     .        B1`,
  NH3: `
         A        B        C        D        E        F
    1    B0       A        S2       A        S1+A     .
    2    A        S2       O        S3+A     .        B1
    3    S2       O        S1+A     .        .        A
    4    A        S3+A     .        .        .        X
    5    S1+A     .        .        .        O        X
    6    .        B2       A        X        X        X`,
  NH4: `
         A        B        C        D        E        F
    1    B0       .        S1+A     S2       .        B1
    2    .        A        O        X        A        .
    3    S2       X        S3+A     S3+A     O        S1+A
    4    S1+A     O        S3+A     S3+A     X        S2
    5    .        A        X        O        A        .
    6    B3       .        S2       S1+A     .        B2`,
  RD2: `
         A        B        C        D        E        F
    1    B0       P3       S1       .        X        X
    2    P3       .        T        A        X        X
    3    S1       X        S2+P1    S3+A     .        X
    4    X        .        S3+A     S2+P1    X        S1
    5    X        X        A        T        .        P3
    6    X        X        .        S1       P3       B1`,
  RD3: `
         A        B        C        D        E        F
    1    B0       P2       S2       A        S1       P2
    2    P2       S2       .        S3+A+P1  .        B1
    3    S2       .        S1       .        X        P2
    4    A        S3+A+P1  .        .        .        T
    5    S1       .        X        .        T        X
    6    P2       B2       P2       T        X        X`,
  RD4: `
         A        B        C        D        E        F
    1    B0       P2       S1       S2       P2       B1
    2    P2       .        X        T        .        P2
    3    S2       T        S3+A+P1  S3+A+P1  X        S1
    4    S1       X        S3+A+P1  S3+A+P1  T        S2
    5    P2       .        T        X        .        P2
    6    B3       P2       S2       S1       P2       B2`,
};
type Printed = keyof typeof printed;
const names = Object.keys(printed) as Printed[];

/** What a space of this layout holds at the start, read from the picture. */
function pictured(name: Printed, at: SpaceId) {
  const rows = printed[name].trim().split('\n').slice(1);
  const row = rows[Number(at[1]) - 1]?.trim().split(/\s+/) ?? [];
  const items = (row['ABCDEF'.indexOf(at[0] as string) + 1] ?? '?').split('+');
  const number = (letter: string) => {
    const found = items.find((item) => item[0] === letter && item.length === 2);
    return found === undefined ? undefined : Number(found[1]);
  };
  const count = (letter: string) => items.filter((item) => item === letter).length;
  const base = number('B') ?? null;
  return {
    base,
    dead: items.includes('X'),
    skyscraper: number('S') ?? 0,
    tunnel: items.includes('T'),
    owls: count('O'),
    products: number('P') ?? 0,
    factory: false,
    watchtower: false,
    monument: false,
    andys: Array.from({ length: count('A') }, () => ({ down: 0 })),
    figures: Array.from({ length: Number(name[2]) }, (_, seat) => (seat === base ? 6 : 0)),
  };
}

function begin(name: Printed): State {
  const scenario = layouts[name.slice(0, 2) as keyof typeof layouts];
  return neonGods.setup({ players: Number(name[2]), scenario, seed: name });
}

describe('layouts', () => {
  test.each(names)('[NG-SCEN-01] [NG-SCEN-02] [NG-RULING-40] %s is set up as printed', (name) => {
    const { board } = begin(name);
    const expected = Object.fromEntries(spaceIds.map((at) => [at, pictured(name, at)]));
    expect(board).toEqual(expected);
  });

  test('[NG-RULING-40] one layout for each scenario and number of players', () => {
    expect(names).toHaveLength(15);
    const boards = names.map((name) => JSON.stringify(begin(name).board));
    expect(new Set(boards).size).toBe(15);
  });

  test('[NG-RULING-01] the city has 6 x 6 spaces, columns A to F and rows 1 to 6', () => {
    const spaces = [1, 2, 3, 4, 5, 6].flatMap((row) => [...'ABCDEF'].map((col) => `${col}${row}`));
    expect(Object.keys(begin('LS4').board)).toEqual(spaces);
    const state = arrange({ at: 'move' });
    for (const from of ['G1', 'A7', 'A0', '@1']) {
      expect(refusedBy(state, { type: 'pickFigure', seat: 0, from })).toBe('NG-TURN-05');
    }
  });
});

describe('scenarios', () => {
  test('[NG-SCEN-01] every game uses one scenario; Life on the Streets by default', () => {
    expect(neonGods.setup({ players: 3, seed: 1 }).scenario).toBe('life-on-the-streets');
    expect(begin('NH3').scenario).toBe('no-place-to-hide');
    expect(() => neonGods.setup({ players: 3, seed: 1, scenario: 'my-own' })).toThrow('NG-SCEN-01');
  });

  test('[NG-SCEN-01] own scenarios may be added as data', () => {
    const pack = changedPack('own-scenario', ({ scenarios }) => {
      const [streets] = scenarios;
      if (streets === undefined) throw new Error('no scenario');
      scenarios.push({ ...streets, id: 'my-own', startFigures: 4 });
    });
    const state = gameOf({ pack }).setup({ players: 2, seed: 1, scenario: 'my-own' });
    expect(state.scenario).toBe('my-own');
    expect(state.board.F6.figures).toEqual([0, 4]);
    expect(gameOf({ pack }).invariants(state)).toEqual([]);
  });

  /** Blurp of seats 0 and 1 after a battle of one figure each on C4, a street in all five. */
  function brawl(layout: Arrangement['layout'] & string, support: number): number[] {
    const seats = { 0: { figures: { C4: 1 } }, 1: { figures: { C4: 1 + support } } };
    return blurpOf(bare(atBattles({ layout, seats } as Arrangement), choose('C4')).state);
  }

  test.each([
    ['[NG-LS-01]', 'LS2', 1],
    ['[NG-CQ-01]', 'CQ2', 2],
    ['[NG-BATTLE-12]', 'TA2', 1],
    ['[NG-NH-01]', 'NH2', 1],
    ['[NG-RD-01]', 'RD2', 1],
  ] as const)(
    '%s %s: the victor over a player gains %i, attacker or defender',
    (_, layout, blurp) => {
      expect(brawl(layout, 0)).toEqual([blurp, 0]);
      expect(brawl(layout, 1)).toEqual([0, blurp]);
    },
  );

  test.each([
    ['[NG-LS-01]', 'LS2', 1],
    ['[NG-CQ-01]', 'CQ2', 1],
    ['[NG-ANDY-05]', 'TA2', 1],
    ['[NG-NH-01]', 'NH2', 2],
    ['[NG-RD-01]', 'RD2', 1],
  ] as const)(
    '%s %s: the victor over andys gains %i, for one token or for three',
    (_, layout, blurp) => {
      for (const andys of [['andy-01'], ['andy-01', 'andy-02', 'andy-03']]) {
        const state = atBattles({
          layout,
          seats: { 0: { figures: { C4: 1 } } },
          board: { C4: { andys, owls: 5 } },
        });
        expect(blurpOf(bare(state, choose('C4', 'andys')).state)).toEqual([blurp, 0]);
      }
    },
  );

  test('[NG-NH-01] [NG-CQ-01] andys gain nothing by any scenario', () => {
    for (const layout of ['NH2', 'CQ2'] as const) {
      const seats = { 0: { figures: { C4: 1 } } } as const;
      const state = atBattles({ layout, seats, board: { C4: { andys: ['andy-15'] } } });
      expect(blurpOf(bare(state, choose('C4', 'andys')).state)).toEqual([0, 0]);
    }
  });

  test.each([
    ['[NG-LS-01]', 'LS2', 'B2'],
    ['[NG-RD-01]', 'RD2', 'C2'],
  ] as const)('%s %s has none of the special rules of tunnels and walls', (_, layout, tunnel) => {
    const move = arrange({
      layout,
      at: 'move',
      noAndys: true,
      seats: { 0: { figures: { A3: 1 } } },
    });
    const { state: picked } = play(move, { type: 'pickFigure', seat: 0, from: 'A3' });
    expect(picked.board.A4.dead).toBe(true);
    expect(offered(picked, 'moveTo', 'to')).toContain('A4');
    const seats = { 0: { figures: { [tunnel]: 1 } } };
    const work = arrange({ layout, seats, noAndys: true, steps: [{ type: 'work', left: 1 }] });
    const build = { type: 'work', seat: 0, card: 'work-factory', space: tunnel } as const;
    expect(refusedBy(work, build)).toBeUndefined();
    const dug = { A2: { tunnel: true } };
    const dig = arrange({ layout, board: dug, steps: [{ type: 'removeTunnels', left: 1 }] });
    expect(offered(dig, 'removeToken', 'space')).toContain('A2');
  });

  test('[NG-RD-01] in Raids products can be sold from the start', () => {
    const state = arrange({
      layout: 'RD2',
      seats: { 0: { figures: { B1: 1 }, money: 0 } },
      steps: [{ type: 'sell', left: 2 }],
    });
    expect(offered(state, 'sell', 'space')).toEqual(['B1']);
    const { state: after } = play(state, { type: 'sell', seat: 0, space: 'B1' });
    expect(seat(after, 0).money).toBe(1);
    expect([after.board.B1.products, after.supply.products]).toEqual([2, 30 - 14 + 1]);
  });
});

describe('prices', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 5],
  ])('[NG-RULING-02] the card in slot %i costs %i $', (slot, price) => {
    const row = ['rec-uri', 'rec-xena', 'rec-happy', 'rec-tess'];
    const recruit = { type: 'recruit', seat: 0, slot } as const;
    const rich = arrange({ row, seats: { 0: { money: price } } });
    const { state } = play(rich, [recruit, 'rec-isiah']);
    expect(seat(state, 0).money).toBe(0);
    if (price === 0) return;
    const poor = arrange({ row, seats: { 0: { money: price - 1 } } });
    expect(refusedBy(poor, recruit)).toBe('NG-RECRUIT-02');
  });

  test.each([
    ['work-factory', 3],
    ['work-watchtower', 3],
    ['work-monument', 3],
  ])('[NG-RULING-04] %s costs one work and %i $', (card, price) => {
    const use = { type: 'work', seat: 0, card, space: 'C1' } as const;
    const at = (money: number) => {
      const seats = { 0: { money, figures: { C1: 1 } } };
      return arrange({ seats, steps: [{ type: 'work', left: 2 }] });
    };
    const { state, events } = play(at(price + 3), use);
    expect(seat(state, 0).money).toBe(3);
    expect(state.agenda.at(-1)).toEqual({ type: 'work', left: 1 });
    expect(eventsOf(events, 'moneyPaid')).toEqual([
      { type: 'moneyPaid', seat: 0, amount: price, reason: 'work' },
    ]);
    expect(refusedBy(at(price - 1), use)).toBe('NG-FX-10');
  });

  test('[NG-RULING-04] Create Product costs one work and no $', () => {
    const state = arrange({
      seats: { 0: { money: 0 } },
      board: { A1: { build: ['factory'] } },
      steps: [{ type: 'work', left: 2 }],
    });
    const use = { type: 'work', seat: 0, card: 'work-product', space: 'A1', count: 2 } as const;
    const { state: after, events } = play(state, use);
    expect(after.agenda.at(-1)).toEqual({ type: 'work', left: 1 });
    expect(eventsOf(events, 'moneyPaid')).toEqual([]);
  });
});
