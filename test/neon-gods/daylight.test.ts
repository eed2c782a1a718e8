import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import type { SpaceId } from '../../src/neon-gods/content/board.js';
import { neonGods } from '../../src/neon-gods/index.js';
import type { Move } from '../../src/neon-gods/moves/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import {
  type Arrangement,
  arrange,
  eventsOf,
  letHappen,
  offered,
  offeredTypes,
  play,
  refusedBy,
  seat,
} from './arrange.js';
import { blurpOf, moneyOf } from './fight.js';
import { randomGame } from './random-games.js';

/** The last turn of a round is about to end; no andys but those named. */
function atRoundEnd(a: Arrangement = {}): State {
  const players = Number(a.layout?.[2] ?? 2);
  const firstPlayer = a.firstPlayer ?? 0;
  const active = ((firstPlayer + players - 1) % players) as 0 | 1 | 2 | 3;
  return arrange({ at: 'endTurn', round: 3, noAndys: true, ...a, firstPlayer, active });
}

const docs = ['start-mums-doc', 'start-tykes-doc', 'start-cupids-doc', 'start-slimes-doc'] as const;

/** Daylight; then the new first player, the one after the old, draws for the first turn of round 4. */
function daylight(a: Arrangement = {}) {
  const state = atRoundEnd(a);
  return letHappen(state, docs[(state.firstPlayer + 1) % state.players] as string);
}

function buy(seat: number, line: number): Move {
  return { type: 'exchange', seat, line };
}

function pass(seat: number): Move {
  return { type: 'passExchange', seat };
}

describe('the end of a round', () => {
  test('[NG-ROUND-01] a round ends when the last seat has had its turn, not before', () => {
    const state = arrange({ layout: 'LS3', at: 'endTurn', round: 3, firstPlayer: 2, active: 0 });
    const { state: after, events } = letHappen(state, 'start-tykes-doc');
    expect(events.map(({ type }) => type)).toEqual(['turnEnded', 'turnStarted', 'cardDrawn']);
    expect(after).toMatchObject({ round: 3, active: 1, turnInRound: 2 });
  });

  test.each([
    [1, false],
    [2, false],
    [3, true],
    [4, false],
    [5, false],
    [6, true],
    [7, false],
    [8, false],
  ])(
    '[NG-ROUND-01] [NG-ROUND-02] round %i: daylight %s, and the marker advances by one',
    (round, isDaylight) => {
      const first = isDaylight ? 1 : 0;
      const { state, events } = letHappen(atRoundEnd({ round }), docs[first]);
      expect(eventsOf(events, 'roundEnded')).toEqual([{ type: 'roundEnded', round }]);
      const days = eventsOf(events, 'daylightStarted').map((event) => event.round);
      expect(days).toEqual(isDaylight ? [round] : []);
      expect(eventsOf(events, 'turnStarted')).toEqual([
        { type: 'turnStarted', seat: first, round: round + 1 },
      ]);
      expect(state).toMatchObject({ round: round + 1, turnInRound: 0, active: first });
      expect(state.daylights).toBe(Math.floor(round / 3));
    },
  );

  test('[NG-ROUND-01] [NG-ROUND-02] after round 9 there is daylight, and the marker stays', () => {
    const { state, events } = letHappen(atRoundEnd({ round: 9 }));
    expect(eventsOf(events, 'daylightStarted')).toEqual([{ type: 'daylightStarted', round: 9 }]);
    expect(state).toMatchObject({ round: 9, daylights: 3 });
  });

  test('[NG-RULING-27] daylight belongs to the round just played', () => {
    const rich = { money: 6 };
    const { state } = letHappen(atRoundEnd({ round: 6, seats: { 0: rich } }));
    expect(topStep(state)?.type).toBe('exchange');
    expect(state).toMatchObject({ round: 6, daylights: 1 });
    const { state: after } = play(state, [pass(0), docs[1]]);
    expect(after).toMatchObject({ round: 7, daylights: 2 });
  });
});

describe('steps 1 and 2', () => {
  test.each<[string, Partial<Record<SpaceId, number>>, number]>([
    ['the own base', { A1: 6 }, 1],
    ['an empty base', { A1: 0, A2: 1 }, 1],
    ['plain spaces, however many figures', { A1: 1, A2: 2, B1: 1 }, 3],
    ['a tunnel space', { A1: 1, B2: 1 }, 2],
    ['a dead zone', { A1: 1, D1: 2 }, 1],
    ['a space with an enemy figure', { A1: 1, E6: 1 }, 1],
    ['a space with an andy', { A1: 1, B3: 1 }, 1],
  ])('[NG-DAY-01] 1 blurp for each controlled space: %s', (_, figures, blurp) => {
    const { state, events } = daylight({
      seats: { 0: { figures }, 1: { figures: { E6: 1 } } },
      board: { B3: { andys: ['down'] } },
    });
    expect(seat(state, 0).blurp).toBe(blurp);
    expect(eventsOf(events, 'blurpGained')).toContainEqual({
      type: 'blurpGained',
      seat: 0,
      amount: blurp,
      reason: 'space',
    });
  });

  test.each<[string, SpaceId, number]>([
    ['pink', 'C1', 1],
    ['blue', 'D2', 2],
    ['yellow', 'D3', 3],
  ])('[NG-SKY-01] [NG-SKY-02] [NG-DAY-02] a %s skyscraper (%s) pays %i', (_, at, value) => {
    const { state, events } = daylight({ seats: { 0: { figures: { [at]: 1 } } } });
    expect(seat(state, 0).blurp).toBe(2 + value);
    expect(eventsOf(events, 'blurpGained').at(-1)).toEqual({
      type: 'blurpGained',
      seat: 0,
      amount: value,
      reason: 'skyscraper',
      space: at,
    });
  });

  test('[NG-SKY-01] a skyscraper pays in every daylight phase, and only her who controls it', () => {
    for (const round of [3, 6, 9]) {
      const state = atRoundEnd({ round, seats: { 1: { figures: { D3: 2 } } } });
      const after = round === 9 ? letHappen(state) : letHappen(state, docs[1]);
      expect(blurpOf(after.state)).toEqual([1, 2 + 3]);
    }
    const shared = { figures: { D3: 1 } };
    expect(blurpOf(daylight({ seats: { 0: shared, 1: shared } }).state)).toEqual([1, 1]);
  });

  test('[NG-DAY-02] skyscrapers and monuments come after all spaces', () => {
    const { events } = daylight({
      seats: { 0: { figures: { C1: 1 } }, 1: { figures: { D3: 1 } } },
      board: { D3: { build: ['monument'] } },
    });
    const gains = eventsOf(events, 'blurpGained').map((event) => [event.seat, event.reason]);
    expect(gains).toEqual([
      [0, 'space'],
      [1, 'space'],
      [0, 'skyscraper'],
      [1, 'skyscraper'],
      [1, 'monument'],
    ]);
  });

  /* D5 is a space and a skyscraper of 1; every seat has its base. */
  test.each<[string, [number, number, number], number[]]>([
    ['seat 0', [1, 0, 0], [1 + 2 + 2, 1, 1]],
    ['seat 2', [0, 0, 2], [1, 1, 1 + 2 + 2]],
    ['nobody', [0, 0, 0], [1, 1, 1]],
    ['two gangs', [1, 1, 0], [1, 1, 1]],
  ])('[NG-STRUCT-09] [NG-RULING-16] a monument held by %s', (_, [a, b, c], blurp) => {
    const on = (D5: number) => ({ figures: { D5 } });
    const { state } = daylight({
      layout: 'LS3',
      seats: { 0: on(a), 1: on(b), 2: on(c) },
      board: { D5: { build: ['monument'] } },
    });
    expect(blurpOf(state)).toEqual(blurp);
  });

  test('[NG-STRUCT-09] factories and watchtowers pay nothing in daylight', () => {
    const { state } = daylight({ board: { A1: { build: ['factory', 'watchtower'] } } });
    expect(blurpOf(state)).toEqual([1, 1]);
  });

  const w39: Arrangement = {
    layout: 'LS4',
    seats: { 0: { money: 0, figures: { A1: 3, A2: 1, B2: 1, C1: 1, A3: 2, C3: 1 } } },
    board: { A3: { build: ['monument'] }, C3: { andys: ['down'] } },
  };
  test('[NG-DAY-01] [NG-DAY-02] [NG-DEAD-02] [NG-RULING-05] daylight sum: 4 spaces, 3 of skyscrapers, 2 of a monument', () => {
    const { state } = daylight(w39);
    expect(blurpOf(state)).toEqual([4 + 1 + 2 + 2, 1, 1, 1]);
    expect(seat(state, 0).money).toBe(0);
  });

  test('[NG-RULING-05] with monumentPays money: 7 blurp and 2 $', () => {
    const { state, events } = daylight({ ...w39, houseRules: { monumentPays: 'money' } });
    expect(blurpOf(state)).toEqual([7, 1, 1, 1]);
    expect(moneyOf(state)).toEqual([2, 5, 5, 5]);
    expect(eventsOf(events, 'moneyGained')).toEqual([
      { type: 'moneyGained', seat: 0, amount: 2, reason: 'monument' },
    ]);
  });

  test('[NG-RULING-05] blurp is the default', () => {
    expect(arrange().houseRules.monumentPays).toBe('blurp');
  });
});

describe('the exchange', () => {
  test('[NG-DAY-03] with 13 $ lines 0 and 1 are offered; line 1 is 10 $ for 6', () => {
    const { state } = letHappen(atRoundEnd({ seats: { 0: { money: 13 } } }));
    expect(neonGods.legalMoves(state)).toEqual([buy(0, 0), buy(0, 1), pass(0)]);
    const { state: after, events } = play(state, [buy(0, 1), docs[1]]);
    // 1 blurp is for the base.
    expect(seat(after, 0)).toMatchObject({ money: 3, blurp: 1 + 6 });
    expect(eventsOf(events, 'blurpBought')).toEqual([
      { type: 'blurpBought', seat: 0, paid: 10, amount: 6 },
    ]);
  });

  test.each([
    [0, 6, 3],
    [1, 10, 6],
    [2, 14, 9],
    [3, 20, 14],
  ])(
    '[NG-DAY-03] [NG-RULING-03] with 20 $ all lines are offered; line %i is %i $ for %i',
    (line, pay, blurp) => {
      const { state } = letHappen(atRoundEnd({ seats: { 0: { money: 20 } } }));
      expect(offered(state, 'exchange', 'line')).toEqual([0, 1, 2, 3]);
      const { state: after } = play(state, [buy(0, line), docs[1]]);
      expect(seat(after, 0)).toMatchObject({ money: 20 - pay, blurp: 1 + blurp });
    },
  );

  test.each([
    [5, []],
    [6, [0]],
    [9, [0]],
    [10, [0, 1]],
    [14, [0, 1, 2]],
    [19, [0, 1, 2]],
  ])('[NG-DAY-03] with %i $: lines %j', (money, lines) => {
    const seats = { 0: { money }, 1: { money: 6 } };
    const { state } = letHappen(atRoundEnd({ seats }));
    // Who can afford no line is passed over: then it is seat 1's decision.
    expect(neonGods.toAct(state)).toEqual([lines.length > 0 ? 0 : 1]);
    const own = neonGods.legalMoves(state, 0).filter(({ type }) => type === 'exchange');
    expect(own).toEqual(lines.map((line) => buy(0, line)));
  });

  test('[NG-DAY-03] buying is optional', () => {
    const { state } = letHappen(atRoundEnd({ seats: { 0: { money: 20 } } }));
    expect(offeredTypes(state)).toEqual(['exchange', 'passExchange']);
    const { state: after } = play(state, [pass(0), docs[1]]);
    expect(seat(after, 0)).toMatchObject({ money: 20, blurp: 1 });
  });

  test('[NG-DAY-03] what cannot be paid, or is not on the board, is refused', () => {
    const { state } = letHappen(atRoundEnd({ seats: { 0: { money: 13 } } }));
    expect(refusedBy(state, buy(0, 2))).toBe('NG-DAY-03');
    expect(refusedBy(state, buy(0, 3))).toBe('NG-DAY-03');
    expect(refusedBy(state, buy(0, 4))).toBe('NG-TURN-05');
    expect(refusedBy(state, buy(1, 0))).toBe('NG-TURN-03');
  });

  test('[NG-DAY-03] it comes after the pay of daylight: $ of a monument count', () => {
    const { state } = letHappen(
      atRoundEnd({
        houseRules: { monumentPays: 'money' },
        seats: { 0: { money: 4, figures: { C1: 1 } } },
        board: { C1: { build: ['monument'] } },
      }),
    );
    expect(offered(state, 'exchange', 'line')).toEqual([0]);
  });

  test('[NG-DAY-04] one purchase of one line for each player', () => {
    const rich = { money: 40 };
    const { state } = letHappen(atRoundEnd({ seats: { 0: rich, 1: rich } }));
    const { state: second } = play(state, buy(0, 3));
    expect(neonGods.toAct(second)).toEqual([1]);
    expect(refusedBy(second, buy(0, 3))).toBe('NG-TURN-03');
    const { state: after } = play(second, [buy(1, 0), docs[1]]);
    expect(topStep(after)?.type).toBe('recruit');
    expect(refusedBy(after, buy(1, 0))).toBe('NG-TURN-04');
    expect(moneyOf(after)).toEqual([20, 34]);
  });

  test('[NG-DAY-03] [NG-DAY-05] first player first, then clockwise; then the token passes', () => {
    const rich = { money: 6 };
    const seats = { 0: rich, 1: rich, 2: rich };
    let { state } = letHappen(atRoundEnd({ layout: 'LS3', firstPlayer: 1, seats }));
    const order: number[] = [];
    for (const _ of [1, 2]) {
      order.push(...neonGods.toAct(state));
      expect(state.firstPlayer).toBe(1);
      state = play(state, pass(neonGods.toAct(state)[0] as number)).state;
    }
    order.push(...neonGods.toAct(state));
    expect(order).toEqual([1, 2, 0]);
    const { state: after, events } = play(state, [pass(0), docs[2]]);
    expect(after).toMatchObject({ firstPlayer: 2, active: 2, round: 4 });
    expect(eventsOf(events, 'firstPlayerPassed')).toEqual([
      { type: 'firstPlayerPassed', from: 1, to: 2 },
    ]);
  });

  test.each([
    [3, 1, '120 120 120 201 201 201 012 012 012'],
    [2, 0, '01 01 01 10 10 10 01 01 01'],
    [4, 3, '3012 3012 3012 0123 0123 0123 1230 1230 1230'],
  ] as const)(
    '[NG-RULING-28] [NG-DAY-05] %i players, seat %i first: the order of all turns',
    (players, firstPlayer, order) => {
      const turns: number[] = [];
      randomGame({ players, firstPlayer, seed: 'token' }, ({ events }) => {
        turns.push(...eventsOf(events, 'turnStarted').map((event) => event.seat));
      });
      expect(turns.join('')).toBe(order.replaceAll(' ', ''));
    },
  );
});
