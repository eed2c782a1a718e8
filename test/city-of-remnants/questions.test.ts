import { describe, expect, test } from 'vitest';
import type { State } from '../../src/city-of-remnants/state/state.js';
import type { Viewer } from '../../src/kernel/play.js';
import { type Arrangement, arrange, gameOf, mv, offered, play, red, yellow } from './arrange.js';
import { follow } from './follow.js';

const game = gameOf({ pack: 'standard' });
const { questions } = game;

/** Seat 0 has moved onto the space and is to lay cards. */
function attack(space: string, a: Arrangement): State {
  const turn = { action: 'move', enemySpace: space } as const;
  const state = arrange({ ...a, turn, steps: [{ type: 'moveSelect' }] });
  return play(state, mv(0, 'done')).state;
}

describe('who controls', () => {
  const state = arrange({
    tiles: [
      ['dv-stronghold', 'D3 D4'],
      ['dv-protection', 'B3 B4'],
    ],
    seats: { 0: { figures: { A2: 1, B3: 1 } }, 1: { figures: { D3: 1, D4: 2 } } },
  });
  test('[CR-BOARD-04] a space: who has a figure there', () => {
    const held = ['A2', 'D4', 'A1'].map((space) => questions.control(state, space));
    expect(held).toEqual([0, 1, null]);
  });
  test('[CR-DEV-09] a tile: who stands on every space of it', () => {
    expect(questions.control(state, 'dv-stronghold:1')).toBe(1);
    expect(questions.control(state, 'dv-protection:1')).toBeNull();
  });
  test('[CR-DEV-10] a contested space counts for who was there before', () => {
    const contested = attack('C4', {
      seats: { 0: { figures: { C4: 2 } }, 1: { figures: { C4: 1 } } },
    });
    expect(questions.control(contested, 'C4')).toBe(1);
  });
});

describe('what it costs a seat now', () => {
  const state = arrange({
    tiles: [
      ['dv-alley', 'A2'],
      ['dv-eden', 'A3', 1],
      ['dv-exchange', 'C3 D3'],
    ],
    drafted: ['dv-protection'],
    turn: {
      mods: {
        sellBonus: 1000,
        discounts: { 'bm-uplink:1': 2000, 'bm-grenade:1': 2000, 'dv-protection': 2000 },
      },
    },
    seats: {
      0: { figures: { A2: 1, A3: 1, C3: 1, D3: 1 }, table: ['bm-stamp:1', 'bm-ledger:1'] },
    },
  });
  test('[CR-CARD-07] a market card, less the discounts of the turn and of tiles, never below 0', () => {
    const cost = (seat: number, card: string) => questions.marketCost(state, seat, card);
    expect([cost(0, 'bm-uplink:1'), cost(1, 'bm-uplink:1')]).toEqual([3000, 6000]);
    expect([cost(0, 'bm-grenade:1'), cost(0, 'bm-grenade:2')]).toEqual([0, 1000]);
  });
  test('[CR-DEV-01] a tile, less the discounts of the turn and of permanents', () => {
    const costs = [0, 1].map((seat) => questions.buildCost(state, seat, 'dv-protection'));
    expect(costs).toEqual([3000, 6000]);
  });
  test('[CR-YCU-11] a bribe', () => {
    const bribes = [0, 1].map((seat) => questions.bribe(state, seat, 'ycu-t15'));
    expect(bribes).toEqual([3000, 4000]);
  });
  test('[CR-SELL-01] and what a product brings: price, bonus of the turn, Trade Exchange', () => {
    const prices = [0, 1].map((seat) => questions.salePrice(state, seat, 'dv-eden:1'));
    expect(prices).toEqual([3000, 1000]);
  });
});

test('[CR-YCU-01] tokens of a space are worth their sum', () => {
  const state = arrange({ tokens: { 'ycu-t15': 'C5', 'ycu-t01': 'C5', 'ycu-t05': 'A1' } });
  const values = ['C5', 'A1', 'A2'].map((space) => questions.ycuValue(state, space));
  expect(values).toEqual([16, 7, 0]);
});

describe('battles', () => {
  const nothing = { attack: 0, bonuses: 0, hits: 0, reductions: 0, total: 0 };
  const stronghold: Arrangement = {
    leaders: [yellow, red],
    tiles: [['dv-stronghold', 'C4 D4']],
    seats: {
      0: { figures: { C4: 2, C3: 1 }, hand: ['yl-bruiser:1', 'yl-ret:1'], draw: [] },
      1: { figures: { C4: 1, D4: 2, G7: 1 }, hand: ['rl-garius:1'], table: ['bm-array:1'] },
    },
  };
  const fought = attack('C4', stronghold);
  test('[CR-BATTLE-08] dice: figures on the space and beside it, and a Targeting Array', () => {
    expect(questions.battle(arrange())).toBeNull();
    expect(questions.battle(fought)).toEqual({
      space: 'C4',
      ycu: null,
      sides: [
        { seat: 0, role: 'attacker', figures: 3, dice: 3, cards: 4, laid: 0, ...nothing },
        {
          ...{ seat: 1, role: 'defender', figures: 3, dice: 4, cards: 4, laid: 0 },
          ...{ ...nothing, bonuses: 3, total: 3 },
        },
      ],
    });
  });
  test('[CR-BATTLE-02] cards that lie face down count as laid, and nothing else', () => {
    const { state } = play(fought, mv(0, 'layFromHand', { card: 'yl-bruiser:1' }));
    expect(questions.battle(state)?.sides[0]).toMatchObject({ laid: 1, dice: 3, ...nothing });
  });
  test('[CR-BATTLE-09] open cards and rolled dice add up', () => {
    const state = structuredClone(fought);
    const { battle } = state;
    if (battle === null) throw new Error('nobody fights');
    battle.laid[0] = [
      { source: 'hand', card: 'yl-ret:1' },
      { source: 'hand', card: 'gm-sniper:1' },
    ];
    battle.revealed = [0];
    battle.dice[0] = [2, 1, 0];
    const [attacker, defender] = questions.battle(state)?.sides ?? [];
    const heights = 1;
    expect(attacker).toMatchObject({ attack: 4 + 3, bonuses: heights, hits: 3, total: 11 });
    expect(defender).toMatchObject({ bonuses: 3, reductions: 2, total: 1 });
    battle.winner = 0;
    expect(questions.battle(state)).toBeNull();
  });
  test('[CR-BATTLE-01] what a fight would be: who moves in attacks', () => {
    const state = arrange({
      seats: { 0: { figures: { C3: 2 } }, 1: { figures: { C4: 1, D4: 2 } } },
    });
    const fight = questions.fight(state, 1, 'C3');
    expect(fight?.sides.map(({ seat, role, dice }) => [seat, role, dice])).toEqual([
      [1, 'attacker', 1],
      [0, 'defender', 2],
    ]);
    expect([fight?.space, fight?.ycu]).toEqual(['C3', null]);
    expect(questions.fight(state, 0, 'A1')).toBeNull();
  });
  test('[CR-BATTLE-15] where a battle has begun the attacker stays attacker, whoever asks', () => {
    for (const seat of [0, 1]) {
      const sides = questions.fight(fought, seat, 'C4')?.sides;
      expect(sides?.map((side) => side.seat)).toEqual([0, 1]);
    }
  });
  test('[CR-RULING-24] against YCU: attacker who moves onto them, defender whom they hit', () => {
    const tokens = { 'ycu-t15': 'C5', 'ycu-t01': 'C5' };
    const before = arrange({ tokens, seats: { 0: { figures: { C4: 2 } } } });
    expect(questions.fight(before, 0, 'C5')).toMatchObject({
      sides: [{ seat: 0, role: 'attacker', figures: 2, dice: 2 }],
      ycu: 16,
    });
    const meeting = (enemySpace: string | null) => {
      return arrange({
        tokens,
        turn: { action: 'move', enemySpace },
        steps: [{ type: 'ycuSelect', seat: 0 }],
        ycuQueue: { seat: 0, alertPlacements: 0 },
        seats: { 0: { figures: { C5: 1 } } },
      });
    };
    const role = (state: State) => questions.fight(state, 0, 'C5')?.sides[0]?.role;
    expect([role(meeting('C5')), role(meeting(null))]).toEqual(['attacker', 'defender']);
    const fight = mv(0, 'ycuFight', { space: 'C5', token: 'ycu-t01' });
    const { state } = play(meeting('C5'), fight);
    expect(questions.battle(state)).toEqual(questions.fight(meeting('C5'), 0, 'C5'));
  });
});

describe('limits', () => {
  test('[CR-INF-06] [CR-TURN-07] what is left of this turn, and what another seat has', () => {
    const state = arrange({
      unreachable: 'all limits are touched in one turn',
      tiles: [
        ['dv-skyport', 'C3 D3 C4 D4'],
        ['dv-exchange', 'E4 E5'],
      ],
      turn: {
        moved: ['yellow-01', 'yellow-02'],
        ...{ bought: 1, boughtRenown: 3, sold: 2, built: 1 },
        mods: { extraFigures: 1, extraSteps: 2, extraBuy: 2, extraBuild: 1, bidRebate: 2000 },
      },
      seats: {
        0: {
          ...{ arcs: 5000, turnsTaken: 1, conditions: ['inf-crew'] },
          figures: { C3: 1, D3: 1, C4: 1, D4: 1, E4: 1, E5: 1 },
          table: ['bm-uplink:1', 'bm-radio:1', 'bm-sled:1'],
        },
        1: { arcs: 1000, turnsTaken: 4 },
      },
    });
    expect(questions.limits(state, 0)).toEqual({
      turns: 3,
      hand: 5 + 1,
      figures: 5 + 1 + 1 - 2,
      steps: 3 + 2 + 1,
      marketCards: 1 + 2 - 1,
      renown: 5 - 3,
      developments: 1 + 1 - 1,
      products: 5 + 2 - 2,
      battleCards: 5 + 1,
      bid: 7000,
    });
    expect(questions.limits(state, 1)).toEqual({
      ...{ turns: 0, hand: 4, figures: 4, steps: 3, marketCards: 1, renown: 4 },
      ...{ developments: 1, products: 4, battleCards: 4, bid: 1000 },
    });
  });
  test('[CR-RULING-25] no more renown than the pool has', () => {
    const state = arrange({ seats: { 1: { renown: 198 } } });
    expect(questions.limits(state, 0).renown).toBe(2);
  });
  test('[CR-BATTLE-02] cards laid in the battle are used up', () => {
    const seats = { 0: { figures: { C4: 1 }, hand: ['yl-ret:1'] }, 1: { figures: { C4: 1 } } };
    const { state } = play(attack('C4', { seats }), mv(0, 'layFromHand', { card: 'yl-ret:1' }));
    expect(questions.limits(state, 0).battleCards).toBe(3);
  });
});

test('[CR-RENOWN-01] [CR-RENOWN-02] [CR-RENOWN-03] the next award by part', () => {
  const state = arrange({
    tiles: [
      ['dv-stronghold', 'D3 D4'],
      ['dv-eden', 'A2'],
    ],
    seats: {
      0: { figures: { D3: 1, D4: 1, C5: 2, A1: 1 }, table: ['bm-loud:1'] },
      1: { figures: { A2: 1 } },
    },
  });
  expect(questions.award(state, 0)).toEqual({
    spaces: 2 + 3 + 1,
    developments: 5,
    effects: 2,
    total: 13,
  });
  expect(questions.award(state, 1)).toEqual({ spaces: 0, developments: 1, effects: 0, total: 1 });
});

describe('reachable spaces', () => {
  const reached = (state: State, seat: number, from: string) => {
    const ends = questions.reachable(state, seat, from);
    return ends.map(({ space, steps }) => `${space} ${steps}`).join(', ');
  };
  test('[CR-MOVE-02] [CR-MOVE-08] three steps; an enemy space ends the walk', () => {
    const state = arrange({ seats: { 0: { figures: { A1: 1 } }, 1: { figures: { A2: 1 } } } });
    expect(reached(state, 0, 'A1')).toBe('A2 1, B1 1, B2 2, B3 3, C1 2, C2 3, D1 3');
    expect(reached(state, 0, 'A2')).toBe('');
  });
  test('[CR-MOVE-07] from the pool the entry space is the first step', () => {
    expect(reached(arrange(), 0, 'pool')).toBe(
      'B1 3, C1 2, C2 3, D1 1, D2 2, D3 3, E1 2, E2 3, F1 3',
    );
    expect(reached(arrange({ seats: { 0: { pool: 0 } } }), 0, 'pool')).toBe('');
  });
  test('[CR-MOVE-04] [CR-MOVE-09] no third own figure, no second enemy space', () => {
    const state = arrange({
      unreachable: 'nobody has been asked yet',
      turn: { action: 'move', enemySpace: 'D2' },
      seats: { 0: { figures: { A1: 1, B1: 2, D2: 1 } }, 1: { figures: { A2: 1, D2: 1 } } },
    });
    expect(reached(state, 0, 'A1')).toBe('B2 2, B3 3, C1 2, C2 3, D1 3');
  });
});

describe('what cannot be asked', () => {
  const state = arrange({ tiles: [['dv-eden', 'A2']] });
  test.each<[string, () => unknown, string]>([
    ['a space', () => questions.control(state, 'D9'), 'there is no space "D9"'],
    ['a seat', () => questions.award(state, 2), 'no seat 2'],
    ['a seat as text', () => questions.award(state, '0' as never), 'no seat "0"'],
    ['a card', () => questions.marketCost(state, 0, 'bm-granade:1'), 'did you mean "bm-grenade:1"'],
    ['a unit', () => questions.marketCost(state, 0, 'yl-ret:1'), 'no market card "yl-ret:1"'],
    ['a development', () => questions.buildCost(state, 0, 'dv-edn'), 'did you mean "dv-eden"'],
    ['a token', () => questions.bribe(state, 0, 'ycu-t21'), 'no YCU token "ycu-t21"'],
    ['a tile', () => questions.salePrice(state, 0, 'dv-eden:2'), 'did you mean "dv-eden:1"'],
    ['a way from nowhere', () => questions.reachable(state, 0, 'pol'), 'no space "pol"'],
    ['nothing', () => questions.control(state, undefined as never), 'no space undefined'],
  ])('%s that is not there', (_what, ask, message) => {
    expect(ask).toThrow(expect.objectContaining({ name: 'InvalidInput' }));
    expect(ask).toThrow(message);
  });
});

test('facts of a log are told in these words', () => {
  const state = arrange({ seats: { 0: { figures: { D4: 1 }, arcs: 5000 } } });
  const facts = {
    standing: [0, 0],
    control: [
      { of: ['D4'], is: 0 },
      { of: ['D5'], is: null },
    ],
    award: { of: [0], is: { spaces: 3 } },
    marketCost: { of: [0, 'bm-comm:1'], is: 3000 },
  };
  expect(game.mismatches(state, facts)).toEqual([]);
  expect(game.mismatches(state, { ...facts, control: { of: ['D4'], is: 1 } })).toEqual([
    'control of D4: 1 noted, 0 by the moves',
  ]);
});

/** Every answer that the table gives to anybody. */
function answers(table: State | ReturnType<typeof game.view>): unknown {
  const spaces = Object.keys(game.content.boards[table.board]?.spaces ?? {});
  const tiles = table.tiles.map(({ id }) => id);
  const tokens = Object.keys(table.ycu.onBoard);
  return {
    control: [...spaces, ...tiles].map((place) => questions.control(table, place)),
    ycuValue: spaces.map((space) => questions.ycuValue(table, space)),
    battle: questions.battle(table),
    seats: [...table.seats.keys()].map((seat) => ({
      market: table.market.row.map((card) => questions.marketCost(table, seat, card)),
      build: table.drafted.map((one) => questions.buildCost(table, seat, one)),
      bribe: tokens.map((token) => questions.bribe(table, seat, token)),
      sale: tiles.map((tile) => questions.salePrice(table, seat, tile)),
      fight: spaces.map((space) => questions.fight(table, seat, space)),
      limits: questions.limits(table, seat),
      award: questions.award(table, seat),
      reach: ['pool', ...spaces].map((from) => questions.reachable(table, seat, from)),
    })),
  };
}

describe.each([2, 3, 4])('in games of %i', (players) => {
  test('[CR-RULING-32] every viewer gets the answers of the state, and a redealt one gives the same', () => {
    let decisions = 0;
    follow(players, 700, (state) => {
      if (decisions++ % 9 > 0) return;
      const viewers: Viewer[] = [...state.seats.keys(), 'spectator'];
      const known = answers(state);
      const viewer = viewers[decisions % viewers.length] as Viewer;
      expect(answers(game.view(state, viewer))).toEqual(known);
      expect(answers(game.redeal(state, viewer, decisions))).toEqual(known);
    });
  });

  test('[CR-MOVE-02] [CR-BUY-07] [CR-DEV-01] the answers are what the moves offer', () => {
    const met = new Set<string>();
    follow(players, 1500, (state) => {
      const step = state.agenda.at(-1);
      const [seat = 0] = game.toAct(state);
      const { arcs = 0 } = state.seats[seat] ?? {};
      const limits = questions.limits(state, seat);
      if (step?.type === 'moveTo') {
        met.add('moveTo');
        const from = state.figures[step.figure]?.at ?? '';
        const ends = questions.reachable(state, seat, from).map(({ space }) => space);
        expect(offered(state, 'moveTo', 'to')).toEqual(ends);
      } else if (step?.type === 'buy') {
        met.add('buy');
        const affordable = state.market.row.filter((card) => {
          return limits.marketCards > 0 && questions.marketCost(state, seat, card) <= arcs;
        });
        expect(offered(state, 'buyCard', 'card')).toEqual(affordable);
        const most = Math.min(limits.renown, Math.floor(arcs / 3000));
        expect(offered(state, 'buyRenown', 'count')).toHaveLength(most);
      } else if (step?.type === 'buildPick') {
        met.add('buildPick');
        for (const development of offered(state, 'buildPick', 'development')) {
          expect(questions.buildCost(state, seat, development)).toBeLessThanOrEqual(arcs);
          expect(limits.developments).toBeGreaterThan(0);
        }
      } else if (step?.type === 'moveSelect') {
        met.add('moveSelect');
        if (limits.figures === 0) expect(offered(state, 'moveFigure', 'from')).toEqual([]);
        for (const from of offered(state, 'moveFigure', 'from')) {
          expect(questions.reachable(state, seat, from)).not.toEqual([]);
        }
      }
    });
    expect([...met].sort()).toEqual(['buildPick', 'buy', 'moveSelect', 'moveTo']);
  });
});
