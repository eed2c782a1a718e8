import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import { type SpaceId, spaceIds } from '../../src/neon-gods/content/board.js';
import { neighbours } from '../../src/neon-gods/content/geometry.js';
import type { Move, State } from '../../src/neon-gods/index.js';
import {
  type Arrangement,
  arrange,
  eventsOf,
  legalMoves,
  offered,
  offeredTypes,
  play,
  refusedBy,
  seat,
} from './arrange.js';

const pick = (from: SpaceId) => ({ type: 'pickFigure', seat: 0, from }) as const;
const to = (space: SpaceId) => ({ type: 'moveTo', seat: 0, to: space }) as const;
const done = { type: 'done', seat: 0 } as const;

/** 'A2 B1' in the canonical order of spaces. */
function spaces(text: string): SpaceId[] {
  const named = text.split(' ');
  const found = spaceIds.filter((at) => named.includes(at));
  expect(found).toHaveLength(named.length);
  return found;
}

/** Where a figure of seat 0 can go from here in step 3. */
function destinations(from: SpaceId, arrangement: Arrangement = {}): SpaceId[] {
  const { state } = play(arrange({ at: 'move', ...arrangement }), pick(from));
  return offered(state, 'moveTo', 'to');
}

/** The same with another number of spaces. */
function within(limit: number, from: SpaceId, arrangement: Arrangement = {}): SpaceId[] {
  const step = { type: 'moveTo', from, left: 1, spaces: limit, moved: {} } as const;
  return offered(arrange({ ...arrangement, steps: [step] }), 'moveTo', 'to');
}

/** LS2 without andys and tunnels: nothing but streets, dead zones and bases. */
const bare: Arrangement = {
  noAndys: true,
  board: { B2: { tunnel: false }, E5: { tunnel: false } },
};

describe('step 3', () => {
  test('[NG-MOVE-01] [NG-FX-07] [NG-MOVE-03] up to three orthogonal spaces', () => {
    const seats = { 0: { figures: { C3: 1 } } };
    expect(destinations('C3', { ...bare, seats })).toEqual(
      spaces('B1 C1 D1 A2 B2 C2 D2 E2 A3 B3 D3 E3 F3 A4 B4 C4 D4 E4 B5 C5 D5 C6'),
    );
  });

  const corners: [SpaceId, string][] = [
    ['F1', 'E1 F2'],
    ['A6', 'A5 B6'],
    ['D1', 'C1 E1 D2'],
    ['F3', 'F2 E3 F4'],
    ['C3', 'C2 B3 D3 C4'],
  ];
  test.each(corners)(
    '[NG-MOVE-03] one step from %s: never diagonally, never off the board',
    (from, near) => {
      const seats = { 0: { figures: { [from]: 1 } } };
      expect(within(1, from, { ...bare, seats })).toEqual(spaces(near));
    },
  );

  test.each<[string, SpaceId, string]>([
    ['a corner', 'A1', 'B1 A2'],
    ['the opposite corner', 'F6', 'F5 E6'],
    ['the upper edge', 'C1', 'B1 D1 C2'],
    ['the left edge', 'A4', 'A3 B4 A5'],
    ['the right edge', 'F3', 'F2 E3 F4'],
    ['the lower edge', 'D6', 'D5 C6 E6'],
    ['the middle', 'C3', 'C2 B3 D3 C4'],
  ])(
    '[NG-MOVE-03] the neighbours of %s, %s, stand in the order of the board',
    (_name, at, near) => {
      expect(neighbours[at]).toEqual(near.split(' '));
    },
  );

  test('[NG-MOVE-01] after two figures the step is over', () => {
    const state = arrange({ ...bare, at: 'move' });
    const { state: one } = play(state, pick('A1'), to('A4'));
    expect(topStep(one)?.type).toBe('move');
    const { state: two } = play(one, pick('A1'), to('D1'));
    expect(topStep(two)?.type).toBe('activate');
    expect(two.board.A1.figures).toEqual([4, 0]);
    expect(two.board.A4.figures).toEqual([1, 0]);
    expect(two.board.D1.figures).toEqual([1, 0]);
  });

  test('[NG-MOVE-08] none, one, and fewer spaces are allowed', () => {
    const state = arrange({ ...bare, at: 'move' });
    const { state: none } = play(state, done);
    expect(topStep(none)?.type).toBe('activate');
    expect(none.board).toEqual(state.board);
    const { state: one } = play(state, pick('A1'), to('B1'), done);
    expect(topStep(one)?.type).toBe('activate');
    expect(one.board.B1.figures).toEqual([1, 0]);
  });

  test('[NG-MOVE-02] from the base, a dead zone, and contested spaces alike', () => {
    const state = arrange({
      at: 'move',
      noAndys: true,
      seats: { 0: { figures: { D1: 1, C2: 1, D4: 2 } }, 1: { figures: { D4: 1, E3: 1 } } },
      board: { C2: { andys: ['andy-01'] } },
    });
    expect(offered(state, 'pickFigure', 'from')).toEqual(['A1', 'D1', 'C2', 'D4']);
  });

  test('[NG-MOVE-01] [NG-MOVE-04] [NG-TUNNEL-01] [NG-RULING-37] from the base at the start', () => {
    expect(destinations('A1')).toEqual(spaces('A2 B1 A3 B2 C1 A4 B3 C2 D1 E5'));
  });

  test('[NG-MOVE-04] [NG-MOVE-09] round the andy', () => {
    const seats = { 0: { figures: { B1: 1 } } };
    expect(destinations('B1', { seats })).toEqual(
      spaces('A1 A2 A3 B2 B3 C1 C2 D1 D2 D5 E1 E4 E5 E6 F5'),
    );
  });

  test('[NG-MOVE-05] a full space is passed, not entered for good', () => {
    const seats = { 0: { figures: { B1: 1, C1: 2 } } };
    expect(destinations('B1', { seats })).toEqual(
      spaces('A1 A2 A3 B2 B3 C2 D1 D2 D5 E1 E4 E5 E6 F5'),
    );
  });

  test('[NG-MOVE-04] an enemy on the tunnel', () => {
    const seats = { 1: { figures: { B2: 1 } } };
    expect(destinations('A1', { seats })).toEqual(spaces('A2 B1 A3 B2 C1 A4 B3 C2 D1'));
  });
});

describe('what stops a figure', () => {
  // B1 to D1 in two steps leads over C1 and nowhere else.
  const onC1: [string, Arrangement, boolean, boolean][] = [
    ['nothing', {}, true, true],
    ['an own figure', { seats: { 0: { figures: { B1: 1, C1: 1 } } } }, true, true],
    ['two own figures', { seats: { 0: { figures: { B1: 1, C1: 2 } } } }, false, true],
    ['an enemy figure', { seats: { 1: { figures: { C1: 1 } } } }, true, false],
    ['two enemy figures', { seats: { 1: { figures: { C1: 2 } } } }, true, false],
    ['an andy, face down', { board: { C1: { andys: ['down'] } } }, true, false],
    ['an andy, face up', { board: { C1: { andys: ['andy-01'] } } }, true, false],
    ['an owl', { board: { C1: { owls: 1 } } }, true, true],
    ['a product', { board: { C1: { products: 3 } } }, true, true],
  ];
  test.each(onC1)('[NG-MOVE-04] [NG-MOVE-05] %s on the way', (_what, more, isGoal, isPassed) => {
    const seats = { 0: { figures: { B1: 1 } }, ...more.seats };
    const found = within(2, 'B1', { noAndys: true, ...more, seats });
    expect(found.includes('C1')).toBe(isGoal);
    expect(found.includes('D1')).toBe(isPassed);
  });

  test('[NG-RULING-39] structures stop nobody, whoever controls them', () => {
    const board = {
      C1: { build: ['factory', 'watchtower', 'monument'] },
    } satisfies Arrangement['board'];
    const seats = { 0: { figures: { B1: 1 } } };
    expect(within(2, 'B1', { noAndys: true, board, seats })).toEqual(
      expect.arrayContaining(['C1', 'D1']),
    );
  });

  test('[NG-RULING-39] a battle destroys no structure', () => {
    const state = arrange({
      at: 'battles',
      hold: true,
      noAndys: true,
      seats: { 0: { figures: { C1: 2, B1: 2, C2: 2 } }, 1: { figures: { C1: 1 } } },
      board: { C1: { build: ['factory', 'watchtower', 'monument'] } },
    });
    const { state: after } = play(
      state,
      { type: 'chooseBattle', seat: 0, space: 'C1', against: 'gangs' },
      { type: 'battleDone', seat: 0 },
      { type: 'battleDone', seat: 1 },
    );
    // 6 figures against 1 + 3.
    expect(after.board.C1).toMatchObject({
      figures: [2, 0],
      factory: true,
      watchtower: true,
      monument: true,
    });
  });

  test('[NG-MOVE-05] only own figures count, and the own base has no limit', () => {
    const seats = { 0: { figures: { A1: 9, A2: 1, B1: 1 } }, 1: { figures: { B1: 2 } } };
    const found = destinations('A2', { seats, noAndys: true });
    expect(found).toContain('A1');
    expect(found).toContain('B1');
    const full = { 0: { figures: { A2: 1, B1: 2 } }, 1: { figures: { B1: 1 } } };
    expect(destinations('A2', { seats: full, noAndys: true })).not.toContain('B1');
  });

  test('[NG-MOVE-06] [NG-BASE-02] the base of an enemy is no way, even if it is empty', () => {
    // CQ2: from E5 to E3 it is two steps over the base E4, and four round it.
    const seats = { 0: { figures: { E5: 1 } }, 1: { figures: { E4: 0, B5: 1 } } };
    expect(destinations('E5', { layout: 'CQ2', seats })).toEqual(
      spaces('D3 F3 C4 D4 F4 B5 C5 D5 F5 C6 D6 E6 F6'),
    );
  });

  test('[NG-MOVE-09] dead zones are entered and crossed', () => {
    const seats = { 0: { figures: { D2: 1 } } };
    expect(within(1, 'D2', { ...bare, seats })).toEqual(spaces('D1 C2 E2 D3'));
    expect(within(2, 'D2', { ...bare, seats })).toEqual(expect.arrayContaining(spaces('E1 F2')));
  });
});

describe('which figures', () => {
  test('[NG-MOVE-07] one figure, one move; a later effect moves it again', () => {
    const state = arrange({ at: 'move', seats: { 0: { hand: ['start-mums-warrior'] } } });
    const { state: moved } = play(state, pick('A1'), to('B1'));
    expect(offered(moved, 'pickFigure', 'from')).toEqual(['A1']);
    expect(refusedBy(moved, pick('B1'))).toBe('NG-MOVE-07');
    const { state: later } = play(moved, done, {
      type: 'playCard',
      seat: 0,
      card: 'start-mums-warrior',
    });
    expect(offered(later, 'pickFigure', 'from')).toEqual(['A1', 'B1']);
  });

  test('[NG-MOVE-07] beside a figure that has moved another may still move', () => {
    const seats = { 0: { figures: { A2: 1, B1: 1 } } };
    const steps = [{ type: 'move', left: 3, spaces: 3, moved: {} }] as const;
    const state = arrange({ ...bare, seats, steps: [...steps] });
    const { state: one } = play(state, pick('A1'), to('A2'));
    expect(offered(one, 'pickFigure', 'from')).toEqual(['A1', 'B1', 'A2']);
    const { state: two } = play(one, pick('A2'), to('A3'));
    // The one left on A2 and the one on A3 have both moved.
    expect(offered(two, 'pickFigure', 'from')).toEqual(['A1', 'B1']);
  });

  test('[NG-MOVE-07] two that moved to the same space have both moved', () => {
    const steps = [{ type: 'move', left: 4, spaces: 3, moved: {} }] as const;
    const state = arrange({ ...bare, steps: [...steps] });
    const { state: two } = play(state, pick('A1'), to('B1'), pick('A1'), to('B1'));
    expect(offered(two, 'pickFigure', 'from')).toEqual(['A1']);
    // Back home one of them is among figures that have not moved.
    const { state: home } = play(
      arrange({ ...bare, steps: [...steps], seats: { 0: { figures: { A1: 1, B1: 1 } } } }),
      pick('B1'),
      to('A1'),
    );
    expect(offered(home, 'pickFigure', 'from')).toEqual(['A1']);
    expect(topStep(play(home, pick('A1'), to('C1')).state)?.type).toBe('recruit');
  });

  test('[NG-MOVE-10] a figure that is picked must go elsewhere', () => {
    const { state } = play(arrange({ at: 'move' }), pick('A1'));
    expect(offeredTypes(state)).toEqual(['moveTo']);
    expect(offered(state, 'moveTo', 'to')).not.toContain('A1');
    expect(refusedBy(state, to('A1'))).toBe('NG-MOVE-10');
    expect(refusedBy(state, done)).toBe('NG-TURN-04');
  });

  /** F1 of TA2 has the neighbours E1 and F2 only. */
  const corner = (andys: string[]): State =>
    arrange({
      layout: 'TA2',
      at: 'move',
      noAndys: true,
      seats: { 0: { figures: { F1: 1, E1: 2, F2: 2 } } },
      board: { E1: { andys }, F2: { andys } },
    });

  test('[NG-MOVE-10] a figure with nowhere to go cannot be picked', () => {
    const state = corner(['down']);
    expect(offered(state, 'pickFigure', 'from')).toEqual(['A1', 'E1', 'F2']);
    expect(refusedBy(state, pick('F1'))).toBe('NG-MOVE-10');
  });

  test('[NG-MOVE-10] [NG-MOVE-05] full neighbours do not hold a figure that can pass them', () => {
    expect(offered(corner([]), 'pickFigure', 'from')).toEqual(['A1', 'E1', 'F1', 'F2']);
  });

  test('[NG-MOVE-10] with no figure to pick the step is over by itself', () => {
    // All figures wait in the supply.
    const state = arrange({
      layout: 'TA2',
      at: 'move',
      steps: [{ type: 'gain', left: 1 }],
      noAndys: true,
      seats: { 0: { figures: { A1: 0 } } },
    });
    expect(topStep(play(state, done).state)?.type).toBe('activate');
  });
});

describe('tunnels', () => {
  test('[NG-TUNNEL-01] every tunnel is one step from every other', () => {
    // LS4: tunnels D2, B3, E4, C5.
    const seats = { 0: { figures: { D2: 1 } } };
    expect(within(1, 'D2', { layout: 'LS4', noAndys: true, seats })).toEqual(
      spaces('D1 C2 E2 D3 B3 E4 C5'),
    );
  });

  test('[NG-RULING-37] reaching a tunnel on foot and going through it are two steps', () => {
    const seats = { 0: { figures: { B1: 1 } } };
    expect(within(1, 'B1', { seats })).toEqual(spaces('A1 C1 B2'));
    expect(within(2, 'B1', { seats })).toEqual(spaces('A1 C1 B2 D1 A2 C2 B3 E5'));
    const onIt = { 0: { figures: { B2: 1 } } };
    expect(within(1, 'B2', { seats: onIt })).toEqual(spaces('B1 A2 C2 B3 E5'));
  });

  test('[NG-TUNNEL-01] a removed tunnel leads nowhere, a new one everywhere', () => {
    const seats = { 0: { figures: { B2: 1 } } };
    const board = { E5: { tunnel: false }, E3: { tunnel: true } };
    expect(within(1, 'B2', { seats, board })).toEqual(spaces('B1 A2 C2 B3 E3'));
  });

  test('[NG-TUNNEL-02] [NG-FX-08] for a sale the way counts without tunnels', () => {
    const state = arrange({
      steps: [{ type: 'sell', left: 1 }],
      seats: { 0: { money: 0, figures: { E5: 1 } } },
      board: { E5: { products: 1 } },
    });
    const { state: after } = play(state, { type: 'sell', seat: 0, space: 'E5' });
    expect(seat(after, 0).money).toBe(8);
  });

  test('[NG-TUNNEL-02] in a battle the other end of a tunnel is not next door', () => {
    const state = arrange({
      at: 'battles',
      hold: true,
      noAndys: true,
      seats: { 0: { figures: { E5: 1, B2: 2 } }, 1: { figures: { E5: 1 } } },
      board: { B2: { build: ['watchtower'] } },
    });
    const { events } = play(
      state,
      { type: 'chooseBattle', seat: 0, space: 'E5', against: 'gangs' },
      { type: 'battleDone', seat: 0 },
      { type: 'battleDone', seat: 1 },
    );
    const [valued] = eventsOf(events, 'battleValued');
    expect(valued?.values).toMatchObject([
      { side: 0, figures: 1, neighbours: 0, towers: 0, value: 1 },
      { side: 1, value: 1 },
    ]);
  });
});

describe('contested spaces', () => {
  test('[NG-RULING-11] a figure may leave before the battle', () => {
    const others = ['bandit', 'builder', 'charmer', 'doc', 'merchant'];
    const state = arrange({
      at: 'move',
      seats: {
        0: {
          hand: ['start-mums-warrior'],
          draw: [],
          discard: [],
          activated: others.map((type) => `start-mums-${type}`),
          figures: { B2: 1 },
        },
      },
      unreachable: 'five cards are activated before the movement',
    });
    const { state: after, events } = play(
      state,
      pick('B2'),
      [to('C2'), 'andy-13'],
      done,
      { type: 'playCard', seat: 0, card: 'start-mums-warrior' },
      pick('C2'),
      to('B2'),
      [done, 'start-tykes-doc'],
    );
    expect(eventsOf(events, 'battleStarted')).toEqual([]);
    expect(after.board.C2).toMatchObject({ andys: [{ up: 'andy-13' }], figures: [0, 0] });
    expect(after.board.B2.figures).toEqual([1, 0]);
    expect(after.active).toBe(1);
  });

  test('[NG-RULING-11] [NG-MOVE-04] who starts among andys and enemies is not stopped by them', () => {
    const seats = { 0: { figures: { C2: 1 } }, 1: { figures: { C2: 1 } } };
    expect(within(1, 'C2', { seats })).toEqual(spaces('C1 B2 D2 C3'));
    expect(within(2, 'C2', { seats })).toEqual(spaces('B1 C1 D1 A2 B2 D2 E2 B3 C3 D3 C4 E5'));
  });
});

describe('bases', () => {
  test('[NG-BASE-01] [NG-BASE-02] a defeated figure goes back to the base of its owner', () => {
    const state = arrange({
      layout: 'LS3',
      at: 'battles',
      hold: true,
      noAndys: true,
      active: 1,
      seats: { 1: { figures: { D3: 2 } }, 2: { figures: { D3: 1 } } },
    });
    const { state: after } = play(
      state,
      { type: 'chooseBattle', seat: 1, space: 'D3', against: 'gangs' },
      { type: 'battleDone', seat: 1 },
      { type: 'battleDone', seat: 2 },
    );
    expect(after.board.D3.figures).toEqual([0, 2, 0]);
    expect(after.board.D6.figures).toEqual([0, 0, 6]);
    expect(seat(after, 2).figureSupply).toBe(10);
  });

  test('[NG-RULING-26] it needs no way home', () => {
    // TA2: the pocket of D3 is joined to the rest by the tunnel E3 only, on which an andy lies.
    const state = arrange({
      layout: 'TA2',
      at: 'battles',
      hold: true,
      noAndys: true,
      seats: { 0: { figures: { D3: 1 } } },
      board: { D3: { andys: ['andy-15'] }, E3: { andys: ['down'] } },
    });
    const { state: after } = play(
      state,
      { type: 'chooseBattle', seat: 0, space: 'D3', against: 'andys' },
      { type: 'battleDone', seat: 0 },
    );
    expect(after.board.D3.figures).toEqual([0, 0]);
    expect(after.board.A1.figures).toEqual([6, 0]);
    expect(after.board.E3.andys).toEqual([{ down: 0 }]);
  });

  test('[NG-BASE-02] no figure of another can be moved onto any base', () => {
    // LS4: from C1 the bases A1 and F1 are two and three steps away.
    const state = arrange({
      layout: 'LS4',
      at: 'move',
      active: 2,
      noAndys: true,
      seats: { 0: { figures: { A1: 0, B4: 1 } }, 2: { figures: { C1: 1 } } },
    });
    const { state: picked } = play(state, { type: 'pickFigure', seat: 2, from: 'C1' });
    const found = offered(picked, 'moveTo', 'to');
    expect(found).toContain('B1');
    expect(found).toContain('E1');
    for (const base of ['A1', 'F1'] as const) {
      expect(found).not.toContain(base);
      expect(refusedBy(picked, { type: 'moveTo', seat: 2, to: base })).toBe('NG-MOVE-06');
    }
  });
});

describe('entering', () => {
  test('[NG-ANDY-02] all andys of the space are turned up, also beside one that lies open', () => {
    const board = { C2: { andys: ['andy-01', 'down', 'down'] } };
    const state = arrange({ at: 'move', board, seats: { 0: { figures: { B2: 1 } } } });
    const { state: after, events } = play(state, pick('B2'), [to('C2'), 'andy-15', 'andy-08']);
    expect(after.board.C2.andys).toEqual([{ up: 'andy-01' }, { up: 'andy-15' }, { up: 'andy-08' }]);
    expect(eventsOf(events, 'andyRevealed').map(({ value }) => value)).toEqual([8, 5]);
  });

  test('the figure is moved, not copied, and says so', () => {
    const state = arrange({ ...bare, at: 'move' });
    const { state: after, events } = play(state, pick('A1'), to('A2'));
    expect(after.board.A1.figures).toEqual([5, 0]);
    expect(after.board.A2.figures).toEqual([1, 0]);
    expect(events).toEqual([{ type: 'figureMoved', seat: 0, from: 'A1', to: 'A2' }]);
    const moves: Move[] = legalMoves(after);
    expect(moves).toEqual([pick('A1'), done]);
  });
});
