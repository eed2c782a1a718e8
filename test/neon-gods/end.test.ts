import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import { type SpaceId, spaceIds } from '../../src/neon-gods/content/board.js';
import type { Structure } from '../../src/neon-gods/content/schema.js';
import { neonGods } from '../../src/neon-gods/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import {
  type Arrangement,
  arrange,
  eventsOf,
  letHappen,
  offeredTypes,
  play,
  refusedBy,
  type SeatPatch,
  seat,
} from './arrange.js';
import { blurpOf, choose, stop } from './fight.js';

const mums = ['bandit', 'builder', 'charmer', 'doc', 'merchant', 'warrior'].map((type) => {
  return `start-mums-${type}`;
});

function discard(card: string, seat = 0) {
  return { type: 'discard', seat, card } as const;
}

describe('the end of a turn', () => {
  test('[NG-END-01] the activated area goes to the discard pile after step 5', () => {
    const activated = ['start-mums-warrior', 'start-mums-bandit'];
    const figures = { D4: 1 } as const;
    const state = arrange({
      at: 'battles',
      noAndys: true,
      seats: { 0: { figures, hand: [], activated }, 1: { figures } },
    });
    const { state: fighting } = play(state, choose('D4'), stop(0));
    expect(seat(fighting, 0)).toMatchObject({ activated, discard: [] });
    const { state: after } = play(fighting, [stop(1), 'start-tykes-doc']);
    expect(seat(after, 0)).toMatchObject({
      activated: [],
      discard: ['start-mums-bandit', 'start-mums-warrior'],
    });
  });

  /** Seven cards in hand, three activated. */
  function sevenCards(): State {
    const recruits = ['rec-happy', 'rec-tess', 'rec-uri', 'rec-xena'];
    const hand = [...recruits, ...mums.slice(0, 3)];
    const state = arrange({
      at: 'cleanUp',
      seats: { 0: { hand, draw: [], discard: [], activated: mums.slice(3) } },
    });
    return letHappen(state).state;
  }

  test('[NG-END-02] [NG-END-01] with 7 cards she discards 2 of her choice', () => {
    const state = sevenCards();
    expect(seat(state, 0)).toMatchObject({ activated: [], discard: mums.slice(3) });
    expect(offeredTypes(state)).toEqual(['discard']);
    expect(neonGods.legalMoves(state)).toHaveLength(7);
    const { state: six } = play(state, discard('rec-tess'));
    expect(neonGods.toAct(six)).toEqual([0]);
    const { state: after } = play(six, [discard('start-mums-bandit'), 'start-tykes-doc']);
    expect(seat(after, 0).hand).toEqual(['rec-happy', 'rec-uri', 'rec-xena', ...mums.slice(1, 3)]);
    expect(seat(after, 0).discard).toEqual(['rec-tess', 'start-mums-bandit', ...mums.slice(3)]);
    expect(after.active).toBe(1);
  });

  test('[NG-END-02] only a card of the hand can be discarded', () => {
    const state = sevenCards();
    expect(refusedBy(state, discard('start-mums-doc'))).toBe('NG-END-02');
    expect(refusedBy(state, discard('rec-winry'))).toBe('NG-END-02');
    expect(refusedBy(state, discard('evt-owls'))).toBe('NG-END-02');
    expect(refusedBy(state, discard('rec-nobody'))).toBe('NG-TURN-05');
    expect(refusedBy(state, discard('start-tykes-bandit', 1))).toBe('NG-TURN-03');
  });

  test.each([
    [5, false],
    [6, true],
  ])('[NG-END-02] %i cards in hand: discarding %s', (cards, isAsked) => {
    const state = arrange({ at: 'cleanUp', seats: { 0: { hand: mums.slice(0, cards) } } });
    if (!isAsked) {
      expect(letHappen(state, 'start-tykes-doc').state.active).toBe(1);
      return;
    }
    expect(topStep(letHappen(state).state)?.type).toBe('discard');
  });

  test('[NG-END-02] nobody but the active player checks the limit', () => {
    const hand = ['bandit', 'builder', 'charmer', 'merchant', 'warrior'];
    const full = [...hand.map((type) => `start-tykes-${type}`), 'rec-uri'].sort();
    const state = arrange({ at: 'cleanUp', seats: { 1: { hand: full } } });
    const { state: after } = letHappen(state, 'start-tykes-doc');
    expect(topStep(after)?.type).toBe('recruit');
    expect(seat(after, 1).hand).toHaveLength(7);
  });

  test.each([
    ['LS2', 0, 0, 1],
    ['LS3', 1, 2, 0],
    ['LS4', 1, 3, 0],
    ['LS4', 2, 0, 1],
  ] as const)(
    '[NG-END-03] %s, first player %i: after seat %i comes seat %i',
    (layout, firstPlayer, active, next) => {
      const state = arrange({ layout, firstPlayer, active, at: 'endTurn' });
      const gang = ['mums', 'tykes', 'cupids', 'slimes'][next];
      const { state: after, events } = letHappen(state, `start-${gang}-doc`);
      expect(eventsOf(events, 'turnEnded')).toEqual([{ type: 'turnEnded', seat: active }]);
      expect(eventsOf(events, 'turnStarted')).toMatchObject([{ seat: next }]);
      expect(neonGods.toAct(after)).toEqual([next]);
    },
  );
});

/** The last turn of the last round; every seat with figures at home gains 1 blurp for its base. */
function lastTurn(a: Arrangement = {}): State {
  const active = (Number(a.layout?.[2] ?? 2) - 1) as 1 | 2 | 3;
  return arrange({ at: 'endTurn', round: 9, noAndys: true, ...a, firstPlayer: 0, active });
}

describe('the end of the game', () => {
  test('[NG-WIN-01] the game ends after the daylight phase of round 9', () => {
    const state = lastTurn({ seats: { 1: { money: 6 } } });
    expect(neonGods.outcome(state)).toBeNull();
    const { state: buying } = letHappen(state);
    expect(topStep(buying)?.type).toBe('exchange');
    expect(neonGods.outcome(buying)).toBeNull();
    const { state: over, events } = play(buying, { type: 'exchange', seat: 1, line: 0 });
    expect(events.at(-1)).toEqual({ type: 'gameEnded', winners: [1], tieBreak: 'none' });
    expect(neonGods.outcome(over)).toMatchObject({ winners: [1], scores: [1, 1 + 3] });
    expect(neonGods.toAct(over)).toEqual([]);
    expect(neonGods.legalMoves(over)).toEqual([]);
    expect(refusedBy(over, { type: 'passExchange', seat: 0 })).toBe('NG-TURN-06');
  });

  test('[NG-WIN-01] not after round 8', () => {
    const state = arrange({ at: 'endTurn', round: 8, firstPlayer: 0, active: 1 });
    expect(letHappen(state, 'start-mums-doc').state).toMatchObject({ round: 9, outcome: null });
  });

  test('[NG-WIN-02] [NG-STRUCT-05] factories on controlled spaces decide', () => {
    const factory = { build: ['factory'] } satisfies { build: 'factory'[] };
    const state = lastTurn({
      seats: {
        0: { blurp: 29 },
        1: { blurp: 24, figures: { F6: 2, F5: 1, E6: 1, E3: 1 } },
      },
      board: {
        A1: factory,
        F6: factory,
        F5: factory,
        E6: factory,
        E3: { ...factory, andys: ['down'] },
      },
    });
    const { state: over, events } = letHappen(state);
    // Daylight: 1 for A1; 3 for F6, F5 and E6. So it is 30 to 27 before the factories.
    expect(blurpOf(over)).toEqual([30 + 1, 27 + 6]);
    const types = events.map(({ type }) => type);
    const factories = eventsOf(events, 'blurpGained').filter(({ reason }) => reason === 'factory');
    expect(factories.map(({ seat: who, amount }) => [who, amount])).toEqual([
      [0, 1],
      [1, 6],
    ]);
    expect(types.slice(-4)).toEqual([
      'firstPlayerPassed',
      'blurpGained',
      'blurpGained',
      'gameEnded',
    ]);
    expect(neonGods.outcome(over)).toMatchObject({ winners: [1], tieBreak: 'none' });
  });

  test('[NG-WIN-02] [NG-STRUCT-06] the standing counts the factories held now, and at the end once', () => {
    const build: Structure[] = ['factory'];
    const state = lastTurn({
      seats: { 0: { blurp: 29 }, 1: { blurp: 24, figures: { F6: 1, F5: 1, E6: 1 } } },
      board: { A1: { build }, F6: { build }, F5: { build }, E6: { build } },
    });
    const rows = (now: State) => {
      const { unit, better, seats } = neonGods.standing(now);
      expect({ unit, better }).toEqual({ unit: 'blurp', better: 'more' });
      return seats.map(({ score, parts }) => [score, ...parts.map(({ value }) => value)]);
    };
    expect(rows(state)).toEqual([
      [30, 29, 1],
      [30, 24, 6],
    ]);
    const { state: over } = letHappen(state);
    // Daylight between the two: 1 for A1; 3 for F6, F5 and E6.
    expect(rows(over)).toEqual([
      [31, 30, 1],
      [33, 27, 6],
    ]);
    expect(neonGods.standing(neonGods.view(state, 'spectator'))).toEqual(neonGods.standing(state));
  });

  test('[NG-WIN-02] factories pay only at the end of the game', () => {
    const state = arrange({
      at: 'endTurn',
      round: 6,
      firstPlayer: 0,
      active: 1,
      noAndys: true,
      board: { A1: { build: ['factory'] } },
    });
    expect(blurpOf(letHappen(state, 'start-tykes-doc').state)).toEqual([1, 1]);
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
  ])('[NG-STRUCT-06] %i controlled factories: %i blurp', (factories, blurp) => {
    const held: SpaceId[] = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3'];
    const one = held.map((at) => [at, 1]);
    const built = held.slice(0, factories).map((at) => [at, { build: ['factory'] }]);
    const { state, events } = letHappen(
      lastTurn({
        seats: { 0: { figures: Object.fromEntries(one) } },
        board: { ...Object.fromEntries(built), E6: { build: ['factory'] } },
      }),
    );
    const gains = eventsOf(events, 'blurpGained').filter(({ reason }) => reason === 'factory');
    expect(gains.map(({ seat: who, amount }) => [who, amount])).toEqual(
      blurp > 0 ? [[0, blurp]] : [],
    );
    // Besides: eight spaces, C1 is a skyscraper of 1 and A3 one of 1.
    expect(seat(state, 0).blurp).toBe(8 + 2 + blurp);
    expect(spaceIds.filter((at) => state.board[at].factory)).toHaveLength(factories + 1);
  });
});

describe('the winner', () => {
  /** Blurp and $ of each seat after the last daylight, in which everybody who could buy passes. */
  function finish(
    finals: [blurp: number, money: number][],
    houseRules: Arrangement['houseRules'] = {},
    ...lot: number[]
  ): State {
    const seats: Record<number, SeatPatch> = {};
    finals.forEach(([blurp, money], index) => {
      seats[index] = { blurp: blurp - 1, money };
    });
    const layout = `LS${finals.length}` as 'LS2' | 'LS3' | 'LS4';
    const buyers = finals.flatMap(([, money], index) => (money >= 6 ? [index] : []));
    const last = buyers.pop();
    const state = lastTurn({ layout, seats, houseRules });
    if (last === undefined) return letHappen(state, ...lot).state;
    const passes = buyers.map((index) => ({ type: 'passExchange', seat: index }) as const);
    const final = { type: 'passExchange', seat: last } as const;
    return play(letHappen(state).state, ...passes, [final, ...lot]).state;
  }

  function rankingOf(state: State): number[][] | undefined {
    return neonGods.outcome(state)?.ranking;
  }

  test('[NG-WIN-03] most blurp wins, whatever the $', () => {
    const state = finish([
      [30, 5],
      [31, 0],
      [12, 5],
    ]);
    expect(blurpOf(state)).toEqual([30, 31, 12]);
    expect(neonGods.outcome(state)).toMatchObject({
      winners: [1],
      scores: [30, 31, 12],
      tieBreak: 'none',
      ranking: [[1], [0], [2]],
    });
  });

  test('[NG-WIN-05] changing an outcome leaves the final state as it is', () => {
    const state = finish([
      [30, 5],
      [31, 0],
    ]);
    const final = structuredClone(state);
    neonGods.outcome(state)?.ranking.reverse()[0]?.push(1);
    neonGods.outcome(state)?.winners.push(0);
    expect(state).toEqual(final);
  });

  test('[NG-WIN-04] a tie goes to more $', () => {
    const state = finish([
      [31, 4],
      [31, 6],
      [28, 0],
    ]);
    expect(neonGods.outcome(state)).toMatchObject({ winners: [1], tieBreak: 'money' });
    expect(rankingOf(state)).toEqual([[1], [0], [2]]);
  });

  test('[NG-WIN-05] [NG-RULING-29] still tied: a shared victory', () => {
    const state = finish([
      [31, 6],
      [31, 6],
      [28, 0],
    ]);
    expect(neonGods.outcome(state)).toMatchObject({ winners: [0, 1], tieBreak: 'shared' });
    expect(rankingOf(state)).toEqual([[0, 1], [2]]);
  });

  test.each([
    [0, [[0], [2, 3], [1]]],
    [2, [[2], [0, 3], [1]]],
    [3, [[3], [0, 2], [1]]],
  ])('[NG-RULING-29] finalTie random: one of the tied is drawn, seat %i', (drawn, ranking) => {
    const finals: [number, number][] = [
      [20, 3],
      [20, 2],
      [20, 3],
      [20, 3],
    ];
    const state = finish(finals, { finalTie: 'random' }, drawn);
    expect(neonGods.outcome(state)).toMatchObject({ winners: [drawn], tieBreak: 'random' });
    expect(rankingOf(state)).toEqual(ranking);
    expect(() => finish(finals, { finalTie: 'random' }, 1)).toThrow('end.tie: 1 cannot come');
  });

  test('[NG-RULING-29] finalTie random draws nothing without a tie', () => {
    const state = finish(
      [
        [20, 3],
        [20, 2],
      ],
      { finalTie: 'random' },
    );
    expect(neonGods.outcome(state)).toMatchObject({ winners: [0], tieBreak: 'money' });
  });

  test('[NG-RULING-29] shared is the default', () => {
    expect(arrange().houseRules.finalTie).toBe('shared');
  });

  test('[NG-RULING-29] tieBreak is about first place only', () => {
    const state = finish([
      [10, 1],
      [40, 0],
      [10, 1],
      [10, 2],
    ]);
    expect(neonGods.outcome(state)).toMatchObject({ winners: [1], tieBreak: 'none' });
    expect(rankingOf(state)).toEqual([[1], [3], [0, 2]]);
  });
});
