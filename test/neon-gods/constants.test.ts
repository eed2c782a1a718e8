import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import type { Constants } from '../../src/neon-gods/content/schema.js';
import { arrange, changedPack, gameOf, letHappen, play, refusedBy, seat } from './arrange.js';
import { atBattles, bare, blurpOf, choose, lay, valuesIn } from './fight.js';

/* The numbers of the game are the pack's: with other numbers it is another game. */

const withConstants = (id: string, changes: Partial<Constants>) => {
  return changedPack(id, ({ constants }) => Object.assign(constants, changes));
};

describe('setup', () => {
  const pack = withConstants('rich-start', { startMoney: 7, startHand: 3, figuresPerGang: 20 });
  const state = gameOf({ pack }).setup({ players: 2, seed: 1, firstPlayer: 0 });

  test('[NG-SETUP-10] starting money', () => {
    expect(state.seats.map(({ money }) => money)).toEqual([7, 7]);
  });
  test('[NG-SETUP-05] starting hand', () => {
    expect(seat(state, 1)).toMatchObject({ hand: { length: 3 }, draw: [{ length: 3 }] });
  });
  test('[NG-SETUP-03] figures of a gang', () => {
    expect(seat(state, 1).figureSupply).toBe(14);
    expect(gameOf({ pack }).invariants(state)).toEqual([]);
  });
});

describe('a turn', () => {
  test('[NG-MOVE-01] [NG-ACT-01] figures and spaces of step 3, and activations', () => {
    const pack = withConstants('short-turn', {
      stepMove: { figures: 1, spaces: 2 },
      activations: 4,
    });
    const state = gameOf({ pack }).setup({ players: 2, seed: 1 });
    expect(state.agenda).toContainEqual({ type: 'move', left: 1, spaces: 2, moved: {} });
    expect(state.agenda).toContainEqual({ type: 'activate', left: 4 });
  });

  test('[NG-RECRUIT-02] prices', () => {
    const pack = withConstants('dear-row', { recruitPrices: [2, 2, 2, 6] });
    const row = ['rec-uri', 'rec-xena', 'rec-tess', 'rec-happy'];
    const state = arrange({ pack, row });
    expect(refusedBy(state, { type: 'recruit', seat: 0, slot: 3 })).toBe('NG-RECRUIT-02');
    const { state: after } = play(state, [{ type: 'recruit', seat: 0, slot: 0 }, 'rec-winry']);
    expect(seat(after, 0).money).toBe(3);
  });

  test('[NG-MOVE-05] own figures on a space', () => {
    const pack = withConstants('one-per-space', { maxOwnFiguresPerSpace: 1 });
    const seats = { 0: { figures: { B1: 1 } } };
    const steps = [{ type: 'moveTo' as const, from: 'A1' as const, left: 1, spaces: 3, moved: {} }];
    const state = arrange({ pack, seats, steps });
    expect(refusedBy(state, { type: 'moveTo', seat: 0, to: 'B1' })).toBe('NG-MOVE-05');
    expect(refusedBy(state, { type: 'moveTo', seat: 0, to: 'A2' })).toBeUndefined();
  });

  test('[NG-FX-01] spaces of a move effect', () => {
    const pack = withConstants('short-effect', { effectMoveSpaces: 1 });
    const card = 'start-mums-warrior';
    const state = arrange({ pack, at: 'activate', seats: { 0: { hand: [card] } } });
    const { state: after } = play(state, { type: 'playCard', seat: 0, card });
    expect(topStep(after)).toEqual({ type: 'move', left: 2, spaces: 1, moved: {} });
  });

  test('[NG-FX-10] work points of a work card', () => {
    const pack = changedPack('hard-work', ({ workCards }) => {
      for (const card of workCards) card.work = 2;
    });
    const at = (left: number) => arrange({ pack, steps: [{ type: 'work', left }] });
    const work = { type: 'work', seat: 0, card: 'work-factory', space: 'A1' } as const;
    expect(refusedBy(at(1), work)).toBe('NG-FX-10');
    expect(topStep(play(at(2), work).state)).toEqual({ type: 'recruit' });
    const left = { type: 'work', left: 2 };
    expect(topStep(play({ ...at(4), seats: rich(at(4).seats) }, work).state)).toEqual(left);
  });

  test('[NG-END-02] hand limit', () => {
    const pack = withConstants('small-hands', { handLimit: 2 });
    const hand = ['bandit', 'builder', 'doc', 'warrior'].map((type) => `start-mums-${type}`);
    const state = arrange({ pack, at: 'discard', hold: true, seats: { 0: { hand } } });
    const drop = (i: number) => ({ type: 'discard', seat: 0, card: hand[i] as string }) as const;
    expect(topStep(play(state, drop(0)).state)).toEqual({ type: 'discard' });
    expect(topStep(play(state, drop(0), drop(1)).state)).toEqual({ type: 'recruit' });
  });
});

describe('battles', () => {
  const duel = { 0: { figures: { D4: 1 } }, 1: { figures: { D4: 1 } } } as const;

  test('[NG-BATTLE-04] cards', () => {
    const pack = withConstants('one-card', { battleCards: 1 });
    const card = 'start-mums-doc';
    const state = atBattles({ pack, seats: { ...duel, 0: { ...duel[0], hand: [card] } } });
    const { state: after } = play(state, choose('D4'), lay(0, card));
    expect(topStep(after)).toMatchObject({ type: 'battleCards', turnOf: 1 });
  });

  test('[NG-BATTLE-12] blurp for winning against a player', () => {
    const pack = withConstants('bloody', { battleWinBlurp: 3 });
    expect(blurpOf(bare(atBattles({ pack, seats: duel }), choose('D4')).state)).toEqual([3, 0]);
  });

  test('[NG-ANDY-05] blurp for winning against andys', () => {
    const pack = withConstants('bounty', { andyWinBlurp: 4 });
    const seats = { 0: { figures: { D4: 2, D3: 1 } } };
    const state = atBattles({ pack, seats, board: { D4: { andys: ['andy-01'] } } });
    expect(blurpOf(bare(state, choose('D4', 'andys')).state)).toEqual([4, 0]);
  });

  test('[NG-OWL-01] [NG-OWL-03] what an owl takes', () => {
    const pack = withConstants('small-owls', { owlPenalty: 1 });
    const board = { D4: { owls: 2, andys: ['andy-15'] } };
    const seats = { 0: { figures: { D4: 1 } }, 1: { figures: { D4: 2, D5: 1 } } };
    const gangs = bare(atBattles({ pack, seats, board }), choose('D4', 'gangs'));
    expect(valuesIn(gangs.events)[0]).toEqual([1, 3 - 2]);
    const andys = bare(atBattles({ pack, seats, board }), choose('D4', 'andys'));
    expect(valuesIn(andys.events)[0]).toEqual([1, 8 - 2]);
  });

  test('[NG-STRUCT-07] [NG-STRUCT-08] watchtowers', () => {
    const pack = withConstants('high-towers-all', { watchtower: { same: 5, adjacent: 2 } });
    const seats = { 0: { figures: { D4: 1, C4: 1 } }, 1: { figures: { D4: 1 } } };
    const board = {
      D4: { build: ['watchtower' as const] },
      C4: { build: ['watchtower' as const] },
    };
    const { events } = bare(atBattles({ pack, seats, board }), choose('D4'));
    expect(valuesIn(events)).toEqual([[2 + 2, 1 + 5]]);
  });

  test('[NG-RULING-24] dice in the box', () => {
    const pack = changedPack('one-die-each', ({ dice }) => {
      for (const die of dice) die.count = 1;
    });
    const hand = ['rec-battering-ram'];
    const houseRules = { diceLimit: 'physical' as const };
    const seats = { 0: { figures: { D4: 1 }, hand }, 1: { figures: { D4: 1 }, hand: [] } };
    const state = atBattles({ pack, houseRules, seats });
    const laid = play(state, choose('D4'), lay(0, 'rec-battering-ram'), {
      type: 'battleDone',
      seat: 0,
    });
    const { events } = play(laid.state, [{ type: 'battleDone', seat: 1 }, '4h']);
    expect(valuesIn(events)).toEqual([[4 + 1, 1]]);
  });
});

describe('daylight and the end', () => {
  test('[NG-STRUCT-09] what a monument pays', () => {
    const pack = withConstants('great-monuments', { monumentPay: 4 });
    const state = arrange({
      pack,
      noAndys: true,
      seats: { 0: { figures: { A1: 0, A3: 1 } }, 1: { figures: { F6: 0 } } },
      board: { A3: { build: ['monument'] } },
      steps: [{ type: 'daylight' }],
    });
    // The space, its skyscraper and the monument.
    expect(blurpOf(letHappen(state).state)).toEqual([1 + 1 + 4, 0]);
  });

  test('[NG-DAY-03] lines of the exchange', () => {
    const pack = withConstants('one-line', { exchange: [{ pay: 2, blurp: 5 }] });
    const state = arrange({ pack, steps: [{ type: 'exchange', seats: [0] }] });
    const { state: after } = play(state, { type: 'exchange', seat: 0, line: 0 });
    expect(seat(after, 0)).toMatchObject({ money: 3, blurp: 5 });
    expect(refusedBy(state, { type: 'exchange', seat: 0, line: 1 })).toBe('NG-TURN-05');
  });

  test('[NG-STRUCT-06] the table of factories', () => {
    const pack = withConstants('two-lines', { factoryTable: [0, 7, 9] });
    const build = (...spaces: ('A2' | 'A3' | 'B1')[]) => {
      return Object.fromEntries(spaces.map((at) => [at, { build: ['factory' as const] }]));
    };
    const seats = { 0: { figures: { A2: 1, A3: 1, B1: 1 } } };
    const ending = (board: ReturnType<typeof build>) => {
      const state = arrange({ pack, noAndys: true, seats, board, steps: [{ type: 'endGame' }] });
      return blurpOf(letHappen({ ...state, agenda: state.agenda.slice(-1) }).state);
    };
    expect(ending(build('A2'))).toEqual([7, 0]);
    expect(ending(build('A2', 'A3', 'B1'))).toEqual([9, 0]);
  });

  test('[NG-ROUND-02] [NG-WIN-01] rounds and daylight phases', () => {
    const pack = withConstants('two-rounds', { rounds: 2, daylightAfterRounds: [1, 2] });
    const game = gameOf({ pack });
    const state = game.setup({ players: 2, seed: 1 });
    for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
      game.step(state, moves[moves.length - 1] as (typeof moves)[number]);
    }
    expect(state).toMatchObject({ round: 2, daylights: 2 });
  });
});

function rich<T extends { money: number }>(seats: readonly T[]): T[] {
  return seats.map((player) => ({ ...player, money: 20 }));
}
