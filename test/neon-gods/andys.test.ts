import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import { spaceIds } from '../../src/neon-gods/content/board.js';
import { neonGods } from '../../src/neon-gods/index.js';
import { controller, controls } from '../../src/neon-gods/mechanics/control.js';
import {
  type Arrangement,
  arrange,
  eventsOf,
  letHappen,
  offeredTypes,
  play,
  refusedBy,
  seat,
} from './arrange.js';
import {
  atBattles,
  bare,
  battlesIn,
  blurpOf,
  choose,
  lay,
  moneyOf,
  stop,
  valuesIn,
} from './fight.js';

describe('face down and face up', () => {
  test('[NG-ANDY-01] andys lie face down at the start, with no value for anybody', () => {
    const state = neonGods.setup({ players: 4, seed: 'andys', scenario: 'no-place-to-hide' });
    const andys = spaceIds.flatMap((at) => state.board[at].andys);
    expect(andys).toEqual(Array.from({ length: 12 }, () => ({ down: 0 })));
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(JSON.stringify(neonGods.view(state, viewer))).not.toMatch(/andy-\d/);
    }
  });

  test('[NG-ANDY-02] whoever enters turns up all andys of the space, and no others', () => {
    const state = arrange({
      at: 'move',
      seats: { 0: { figures: { C1: 1 } } },
      board: { C2: { andys: ['down', 'down'] } },
    });
    const { state: after, events } = play(state, { type: 'pickFigure', seat: 0, from: 'C1' }, [
      { type: 'moveTo', seat: 0, to: 'C2' },
      'andy-13',
      'andy-01',
    ]);
    expect(after.board.C2.andys).toEqual([{ up: 'andy-13' }, { up: 'andy-01' }]);
    expect(eventsOf(events, 'andyRevealed').map(({ token, value }) => [token, value])).toEqual([
      ['andy-13', 7],
      ['andy-01', 3],
    ]);
    // The five others of the layout.
    const others = spaceIds.filter((at) => at !== 'C2').flatMap((at) => after.board[at].andys);
    expect(others).toEqual(Array.from({ length: 5 }, () => ({ down: 0 })));
  });

  test('[NG-ANDY-02] an andy that is up stays as it is when another figure enters', () => {
    const state = arrange({
      at: 'move',
      noAndys: true,
      seats: { 0: { figures: { C1: 1, C2: 1 } } },
      board: { C2: { andys: ['andy-05', 'down'] } },
    });
    const { state: after, events } = play(state, { type: 'pickFigure', seat: 0, from: 'C1' }, [
      { type: 'moveTo', seat: 0, to: 'C2' },
      'andy-09',
    ]);
    expect(eventsOf(events, 'andyRevealed').map(({ token }) => token)).toEqual(['andy-09']);
    expect(after.board.C2.andys).toEqual([{ up: 'andy-05' }, { up: 'andy-09' }]);
  });

  test('[NG-RULING-20] a pushed figure turns them up too', () => {
    const state = arrange({
      noAndys: true,
      steps: [{ type: 'pushFigures', left: 1, moved: {} }],
      seats: { 1: { figures: { D4: 1 } } },
      board: { D3: { andys: ['down'] } },
    });
    const { state: after } = play(state, { type: 'pushPick', seat: 0, owner: 1, from: 'D4' }, [
      { type: 'pushTo', seat: 0, to: 'D3' },
      'andy-08',
    ]);
    expect(after.board.D3).toMatchObject({ andys: [{ up: 'andy-08' }], figures: [0, 1] });
  });

  test('[NG-RULING-20] [NG-ANDY-08] Andy Sweep on a space that B holds', () => {
    const state = arrange({
      noAndys: true,
      row: ['evt-andy-sweep', 'rec-uri', 'rec-xena', 'rec-happy'],
      seats: { 0: { figures: { D3: 1 } }, 1: { figures: { D4: 2 } } },
    });
    expect(controls(state.board.D4, 1)).toBe(true);
    const { state: swept } = play(
      state,
      { type: 'buyEvent', seat: 0, slot: 0 },
      { type: 'placeToken', seat: 0, space: 'D4' },
      [{ type: 'done', seat: 0 }, 'rec-tess'],
    );
    expect(swept.board.D4.andys).toEqual([{ down: 0 }]);
    expect(controller(swept.board.D4)).toBeUndefined();
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(JSON.stringify(neonGods.view(swept, viewer))).not.toMatch(/andy-\d/);
    }
    const { state: entered } = play(
      swept,
      { type: 'pickFigure', seat: 0, from: 'D3' },
      [{ type: 'moveTo', seat: 0, to: 'D4' }, 'andy-02'],
      { type: 'done', seat: 0 },
    );
    expect(entered.board.D4.andys).toEqual([{ up: 'andy-02' }]);
    const battles = letHappen({ ...entered, agenda: [{ type: 'battleChoose' }] }).state;
    expect(neonGods.legalMoves(battles)).toEqual([choose('D4', 'andys'), choose('D4', 'gangs')]);
  });

  test('[NG-RULING-20] in daylight such a space pays nothing', () => {
    const daylight = (andys: string[]) => {
      return arrange({
        at: 'endTurn',
        round: 3,
        firstPlayer: 0,
        active: 1,
        noAndys: true,
        seats: { 1: { figures: { D4: 2 } } },
        board: { D4: { andys } },
      });
    };
    // Each has its base; D4 would be a space and a skyscraper of 2 for seat 1.
    const free = letHappen(daylight([]), 'start-tykes-doc').state;
    expect(blurpOf(free)).toEqual([1, 1 + 1 + 2]);
    const held = letHappen(daylight(['down']), 'start-tykes-doc').state;
    expect(blurpOf(held)).toEqual([1, 1]);
  });

  test.each(['andys', 'gangs'] as const)(
    '[NG-RULING-20] andys dropped on a contested space are turned up by its first battle, against %s',
    (against) => {
      const state = atBattles({
        seats: { 0: { figures: { D4: 1 } }, 1: { figures: { D4: 1 } } },
        board: { D4: { andys: ['down', 'down'] } },
      });
      const { state: begun, events } = play(state, [choose('D4', against), 'andy-01', 'andy-15']);
      expect(begun.board.D4.andys).toEqual([{ up: 'andy-01' }, { up: 'andy-15' }]);
      expect(events.map(({ type }) => type)).toEqual([
        'battleStarted',
        'andyRevealed',
        'andyRevealed',
      ]);
      expect(topStep(begun)).toMatchObject({ type: 'battleCards', turnOf: 0 });
    },
  );

  test('[NG-RULING-20] [NG-RULING-16] [NG-ANDY-06] an andy dropped on an own tower', () => {
    const state = atBattles({
      active: 1,
      seats: { 1: { figures: { E3: 1, E4: 1, F3: 1 } } },
      board: { E3: { build: ['watchtower'], andys: ['down'] } },
    });
    const begun = letHappen(state, 'andy-04').state;
    const { state: after, events } = bare(begun);
    expect(valuesIn(events)).toEqual([[3, 4]]);
    expect(after.board.E3).toMatchObject({ andys: [{ up: 'andy-04' }], figures: [0, 0] });
    expect(after.board.F6.figures).toEqual([0, 4]);
    expect(blurpOf(after)).toEqual([0, 0]);
  });
});

describe('battles against andys', () => {
  test('[NG-ANDY-03] she has to fight them, at the printed value and nothing more', () => {
    const state = atBattles({
      seats: { 0: { figures: { D4: 2, A2: 1 } }, 1: { figures: { E4: 1 } } },
      board: {
        D4: { andys: ['andy-01'], build: ['watchtower'] },
        D3: { andys: ['andy-15'], build: ['watchtower'] },
        D5: { andys: ['down'] },
      },
    });
    expect(offeredTypes(state)).toEqual(['chooseBattle']);
    expect(neonGods.legalMoves(state)).toEqual([choose('D4', 'andys')]);
    const { events } = bare(state, choose('D4', 'andys'));
    expect(valuesIn(events)).toEqual([[2, 3]]);
  });

  test('[NG-ANDY-04] [NG-ANDY-05] [NG-BATTLE-14] two andys fight as one, for 1 blurp', () => {
    const state = atBattles({
      seats: {
        0: {
          figures: { D4: 2, D3: 1 },
          hand: ['start-mums-warrior', 'start-mums-doc'],
        },
      },
      board: { D4: { andys: ['andy-04', 'andy-10'] } },
    });
    expect(neonGods.view(state, 0).supply.andys).toBe(13);
    const { state: after, events } = play(
      state,
      choose('D4', 'andys'),
      lay(0, 'start-mums-warrior'),
      lay(0, 'start-mums-doc'),
      [stop(0), '4h', '3h'],
    );
    expect(valuesIn(events)).toEqual([[4 + 3 + 3, 10]]);
    expect(blurpOf(after)).toEqual([1, 0]);
    expect(after.board.D4).toMatchObject({ andys: [], figures: [2, 0] });
    expect(neonGods.view(after, 0).supply.andys).toBe(15);
    expect(after.supply.andys.at(-1)).toEqual(['andy-04', 'andy-10']);
    expect(eventsOf(events, 'andysDefeated')).toEqual([
      { type: 'andysDefeated', seat: 0, space: 'D4', tokens: ['andy-04', 'andy-10'] },
    ]);
  });

  test('[NG-ANDY-06] on a loss they stay face up, and nobody gains blurp', () => {
    const state = atBattles({
      seats: { 0: { figures: { D4: 2, A2: 1 } } },
      board: { D4: { andys: ['andy-15'] }, C4: { andys: ['down'] } },
    });
    const { state: after, events } = bare(state, choose('D4', 'andys'));
    expect(valuesIn(events)).toEqual([[2, 8]]);
    expect(after.board.D4).toMatchObject({ andys: [{ up: 'andy-15' }], figures: [0, 0] });
    expect(after.board.A1.figures).toEqual([5, 0]);
    expect(blurpOf(after)).toEqual([0, 0]);
    expect(eventsOf(events, 'battleResolved')).toMatchObject([{ winners: ['andys'], losers: [0] }]);
  });

  test('[NG-ANDY-07] [NG-ANDY-10] steals come from the supply, also with a rich gang there', () => {
    const state = atBattles({
      seats: {
        0: { figures: { D4: 1 }, money: 1, hand: ['rec-quickfingers'] },
        1: { figures: { D4: 1 }, money: 9 },
      },
      board: { D4: { andys: ['andy-15'] } },
    });
    const { state: after, events } = play(
      state,
      choose('D4', 'andys'),
      lay(0, 'rec-quickfingers'),
      [stop(0), '0h2s', '0h1s'],
    );
    expect(moneyOf(after)).toEqual([4, 9]);
    expect(eventsOf(events, 'moneyGained')).toEqual([
      { type: 'moneyGained', seat: 0, amount: 3, reason: 'andys' },
    ]);
  });

  test('[NG-ANDY-09] [NG-ANDY-10] only the attacker plays cards and rolls', () => {
    const state = atBattles({
      seats: {
        0: { figures: { D4: 1 }, hand: ['start-mums-doc'] },
        1: { figures: { D4: 1 }, hand: ['start-tykes-doc'] },
      },
      board: { D4: { andys: ['andy-01'] } },
    });
    const { state: begun, events: first } = play(state, choose('D4', 'andys'));
    expect(eventsOf(first, 'battleStarted')[0]?.participants).toEqual([0]);
    expect(refusedBy(begun, lay(1, 'start-tykes-doc'))).toBe('NG-TURN-03');
    // Her battleDone ends it: nobody else is asked, one die is rolled.
    const { state: after, events } = play(begun, lay(0, 'start-mums-doc'), [stop(0), '3h']);
    expect(
      eventsOf(events, 'battleValued')[0]?.values.map(({ side, value }) => [side, value]),
    ).toEqual([
      [0, 4],
      ['andys', 3],
    ]);
    expect(seat(after, 1).hand).toEqual(['start-tykes-doc']);
    expect(after.board.D4.figures).toEqual([1, 1]);
  });

  test('[NG-ANDY-09] andys control nothing, and nobody controls a space with andys', () => {
    const { board } = atBattles({
      seats: { 0: { figures: { D4: 1 } } },
      board: { D4: { andys: ['andy-01'] }, C3: { andys: ['down'] } },
    });
    expect([controller(board.D4), controller(board.C3)]).toEqual([undefined, undefined]);
  });
});

describe('owls and andys', () => {
  test.each([
    [1, 5 - 2],
    [2, 5 - 4],
    [3, 0],
  ])('[NG-OWL-03] [NG-RULING-41] %i owls lower an andy of 5 to %i', (owls, value) => {
    const state = atBattles({
      seats: { 0: { figures: { D4: 1 } } },
      board: { D4: { andys: ['andy-07'], owls } },
    });
    const { state: after, events } = bare(state, choose('D4', 'andys'));
    expect(valuesIn(events)).toEqual([[1, value]]);
    expect([after.board.D4.owls, after.supply.owls]).toEqual([0, 10]);
  });

  /** A attacks from all sides or alone; B has support of 3. Andys 5 and 4, two owls. */
  const w29 = (support: number): Arrangement => ({
    seats: {
      0: { figures: support > 0 ? { C3: 1, B3: 2, C2: support - 2 } : { C3: 1 } },
      1: { figures: { C3: 1, D3: 2, C4: 1 } },
    },
    board: { C3: { andys: ['andy-07', 'andy-04'], owls: 2 } },
  });

  test('[NG-RULING-17] [NG-ANDY-08] the andys first: they suffer the owls, the gang does not', () => {
    const { state, events } = bare(atBattles(w29(4)), choose('C3', 'andys'));
    expect(battlesIn(events)).toEqual([
      ['C3', 'andys'],
      ['C3', 'gangs'],
    ]);
    expect(valuesIn(events)).toEqual([
      [5, 9 - 4],
      [5, 4],
    ]);
    expect(blurpOf(state)).toEqual([2, 0]);
    expect(state.board.C3).toMatchObject({ owls: 0, andys: [], figures: [1, 0] });
  });

  test('[NG-RULING-17] [NG-ANDY-08] the gang first: then the andys count in full', () => {
    const { state, events } = bare(atBattles(w29(4)), choose('C3', 'gangs'));
    expect(battlesIn(events)).toEqual([
      ['C3', 'gangs'],
      ['C3', 'andys'],
    ]);
    expect(valuesIn(events)).toEqual([
      [5, 4 - 4],
      [5, 9],
    ]);
    expect(blurpOf(state)).toEqual([1, 0]);
    expect(state.board.C3).toMatchObject({ owls: 0, figures: [0, 0] });
    expect(state.board.C3.andys).toHaveLength(2);
  });

  test('[NG-ANDY-08] after a lost battle there is no second one', () => {
    const { state, events } = bare(atBattles(w29(0)), choose('C3', 'andys'));
    expect(valuesIn(events)).toEqual([[1, 5]]);
    expect(topStep(state)?.type).toBe('recruit');
    expect(state.board.C3).toMatchObject({ owls: 0, figures: [0, 1] });
    expect(blurpOf(state)).toEqual([0, 0]);
  });
});
