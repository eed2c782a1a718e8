import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../../src/kernel/errors.js';
import { topStep, type Viewer } from '../../src/kernel/play.js';
import { spaceIds } from '../../src/neon-gods/content/board.js';
import { neonGods, type View } from '../../src/neon-gods/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import {
  type Arrangement,
  arrange,
  changedPack,
  eventsOf,
  gameOf,
  letHappen,
  play,
} from './arrange.js';
import { atBattles, choose, lay, stop } from './fight.js';
import { randomGame, type Turn, tables } from './random-games.js';

const { questions } = neonGods;

const quiet = (a: Arrangement = {}) => arrange({ noAndys: true, ...a });

describe('control', () => {
  const state = quiet({
    seats: { 0: { figures: { C3: 1, D4: 1, B3: 2 } }, 1: { figures: { D4: 1 } } },
    board: { B3: { andys: ['down'] } },
  });

  test.each([
    ['[NG-CONTROL-01] own figures alone', 'C3', 0],
    ['[NG-CONTROL-03] figures of two gangs', 'D4', null],
    ['[NG-CONTROL-01] a face-down andy beside the figures', 'B3', null],
    ['[NG-CONTROL-01] nobody there', 'E3', null],
    ['[NG-RULING-22] the own base', 'F6', 1],
  ] as const)('%s: %s', (_name, space, seat) => {
    expect(questions.control(state, space)).toBe(seat);
  });

  test('the spaces of a seat, in canonical order', () => {
    expect(questions.controlled(state, 0)).toEqual(['A1', 'C3']);
    expect(questions.controlled(state, 1)).toEqual(['F6']);
  });
});

describe('structures obey', () => {
  const onC3 = (a: Arrangement) => questions.structureControl(quiet({ layout: 'LS3', ...a }), 'C3');
  const figures = { C3: 1 } as const;

  test('[NG-RULING-16] whoever is alone on their space', () => {
    expect(onC3({ seats: { 1: { figures } } })).toEqual([1]);
  });

  test('[NG-RULING-16] all who defend it, never the attacker', () => {
    const seats = { 0: { figures }, 1: { figures }, 2: { figures } };
    expect(onC3({ seats })).toEqual([1, 2]);
    expect(onC3({ seats, active: 1 })).toEqual([0, 2]);
  });

  test('[NG-RULING-16] nobody, where two gangs meet while a third is active', () => {
    expect(onC3({ seats: { 1: { figures }, 2: { figures } } })).toEqual([]);
  });

  test('[NG-RULING-16] nobody, where an andy was dropped', () => {
    expect(onC3({ seats: { 0: { figures } }, board: { C3: { andys: ['down'] } } })).toEqual([]);
  });
});

describe('battles ahead', () => {
  const seats = { 0: { figures: { C3: 2, C2: 1 } }, 1: { figures: { C3: 1, D3: 1 } } } as const;

  test('[NG-BATTLE-10] [NG-BATTLE-11] each side with its parts, the attacker first', () => {
    const state = quiet({
      seats,
      board: { C3: { owls: 1, build: ['watchtower'] }, D3: { build: ['watchtower'] } },
    });
    const attacker = { side: 0, hits: 0, figures: 2, neighbours: 1, towers: 0, andys: 0, owls: 0 };
    const defender = { side: 1, hits: 0, figures: 1, neighbours: 1, towers: 4, andys: 0, owls: 2 };
    expect(questions.battles(state)).toEqual([
      {
        space: 'C3',
        against: 'gangs',
        sides: [
          { ...attacker, value: 3 },
          { ...defender, value: 4 },
        ],
      },
    ]);
  });

  test('[NG-ANDY-03] [NG-OWL-03] andys by their printed values, lowered by owls', () => {
    const state = quiet({
      seats: { 0: { figures: { C3: 1 } } },
      board: { C3: { owls: 1, andys: ['andy-15', 'andy-01'] } },
    });
    const [battle] = questions.battles(state);
    expect(battle).toMatchObject({ against: 'andys' });
    expect(battle?.sides[1]).toMatchObject({ side: 'andys', andys: 11, owls: 2, value: 9 });
  });

  test('[NG-RULING-20] what face-down andys are worth, nobody knows', () => {
    const state = quiet({
      seats: { 0: { figures: { C3: 1 } } },
      board: { C3: { andys: ['andy-15', 'down'] } },
    });
    const [battle] = questions.battles(state);
    expect(battle?.sides).toMatchObject([
      { side: 0, andys: 0, value: 1 },
      { side: 'andys', andys: null, value: null },
    ]);
  });

  test('[NG-RULING-12] several defenders fight together, or one after the other', () => {
    const figures = { C3: 1 } as const;
    const three = { 0: { figures }, 1: { figures }, 2: { figures } };
    const against = (multiDefender: 'joint' | 'sequential') => {
      const state = quiet({ layout: 'LS3', seats: three, houseRules: { multiDefender } });
      return questions.battles(state).map((battle) => {
        return [battle.against, battle.sides.map(({ side }) => side)];
      });
    };
    expect(against('joint')).toEqual([['gangs', [0, 1, 2]]]);
    expect(against('sequential')).toEqual([
      [1, [0, 1]],
      [2, [0, 2]],
    ]);
  });

  test('[NG-BATTLE-10] hits count once the dice are rolled, in that battle alone', () => {
    const at = { C3: 1, D4: 1 } as const;
    const state = atBattles({
      layout: 'LS3',
      seats: {
        0: { figures: at, hand: ['start-mums-bandit'] },
        1: { figures: at, money: 1, hand: [] },
        2: { figures: { C3: 1 }, money: 1, hand: [] },
      },
    });
    const rolled = play(state, choose('C3'), lay(0, 'start-mums-bandit'), stop(0), stop(1), [
      stop(2),
      '1h1s',
    ]).state;
    expect(topStep(rolled)?.type).toBe('battleSteal');
    const attackers = questions.battles(rolled).map(({ space, sides }) => [space, sides[0]]);
    expect(attackers).toMatchObject([
      ['C3', { side: 0, hits: 1, figures: 1, value: 2 }],
      ['D4', { side: 0, hits: 0, figures: 1, value: 1 }],
    ]);
  });

  test('are none where the active player is alone, whatever others do', () => {
    expect(questions.battles(quiet({ active: 1, seats: { 0: { figures: { C3: 1 } } } }))).toEqual(
      [],
    );
  });
});

describe('strength', () => {
  test('[NG-BATTLE-10] of a gang where it has no figure yet: neighbours and watchtowers', () => {
    const state = quiet({
      seats: { 0: { figures: { C2: 2, B3: 1 } } },
      board: { B3: { build: ['watchtower'] }, C3: { owls: 2 } },
    });
    const parts = { side: 0, hits: 0, figures: 0, neighbours: 3, towers: 1, andys: 0 };
    expect(questions.strength(state, 'C3', 0)).toEqual({ ...parts, owls: 0, value: 4 });
  });

  test('[NG-OWL-03] owls lower everybody but the active player, never below 0', () => {
    const state = quiet({ board: { C3: { owls: 1 } }, seats: { 1: { figures: { D3: 1 } } } });
    expect(questions.strength(state, 'C3', 1)).toMatchObject({ neighbours: 1, owls: 2, value: 0 });
    const theirs = { ...state, active: 1 };
    expect(questions.strength(theirs, 'C3', 1)).toMatchObject({ owls: 0, value: 1 });
  });

  test('of andys', () => {
    const board = { C3: { andys: ['andy-07'] }, D3: { andys: ['down'] } };
    const state = quiet({ board });
    expect(questions.strength(state, 'C3', 'andys')).toMatchObject({ andys: 5, value: 5 });
    expect(questions.strength(state, 'D3', 'andys')).toMatchObject({ andys: null, value: null });
    expect(questions.strength(state, 'E3', 'andys')).toMatchObject({ andys: 0, value: 0 });
  });
});

describe('sale price', () => {
  test.each([
    ['[NG-FX-06] two columns and two rows from the base', 'C3', 0, 4],
    ['[NG-FX-06] the same space from the other base', 'C3', 1, 6],
    ['[NG-RULING-22] on the own base', 'A1', 0, 0],
    ['[NG-FX-08] from tunnel to tunnel', 'E5', 0, 8],
  ] as const)('%s', (_name, space, seat, price) => {
    expect(questions.salePrice(quiet(), space, seat)).toBe(price);
  });
});

describe('pay of the next daylight', () => {
  const a: Arrangement = {
    noAndys: true,
    round: 3,
    active: 1,
    firstPlayer: 0,
    at: 'endTurn',
    seats: { 0: { money: 6, figures: { C3: 1, C1: 1, D4: 1, D1: 1 } }, 1: { figures: { D4: 1 } } },
    board: { C3: { build: ['monument'] }, D4: { build: ['monument'] } },
  };

  test('[NG-DAY-01] [NG-DAY-02] [NG-DEAD-02] spaces but no dead zones, skyscrapers and monuments of controlled spaces', () => {
    const state = arrange(a);
    const pay = { round: 3, spaces: 3, skyscrapers: 3, monuments: 2, blurp: 8, money: 0 };
    expect(questions.daylightPay(state, 0)).toEqual(pay);
    const other = { round: 3, spaces: 1, skyscrapers: 0, monuments: 0, blurp: 1, money: 0 };
    expect(questions.daylightPay(state, 1)).toEqual(other);
  });

  test('[NG-DAY-02] is what it pays when it comes, also where monuments pay $', () => {
    for (const monumentPays of ['blurp', 'money'] as const) {
      const state = arrange({ ...a, houseRules: { monumentPays } });
      const told = [0, 1].map((seat) => questions.daylightPay(state, seat));
      const { state: day } = letHappen(state);
      expect(topStep(day)?.type).toBe('exchange');
      expect(day.seats.map(({ blurp }) => blurp)).toEqual(told.map((pay) => pay?.blurp));
      expect(day.seats.map(({ money }) => money)).toEqual([6 + (told[0]?.money ?? 0), 5]);
      expect(told[0]?.money).toBe(monumentPays === 'money' ? 2 : 0);
    }
  });

  test('[NG-ROUND-02] follows round 3, 6 or 9; none comes after the last has paid', () => {
    const roundOf = (state: State) => questions.daylightPay(state, 0)?.round ?? null;
    expect([1, 3, 4, 6, 7, 9].map((round) => roundOf(quiet({ round })))).toEqual([
      3, 3, 6, 6, 9, 9,
    ]);
    const day = letHappen(arrange({ ...a, seats: { 0: { money: 6 } } })).state;
    expect(topStep(day)?.type).toBe('exchange');
    expect(roundOf(day)).toBe(6);
    const last = letHappen(arrange({ ...a, round: 9, seats: { 0: { money: 6 } } })).state;
    expect(topStep(last)?.type).toBe('exchange');
    expect(roundOf(last)).toBe(null);
    const over = play(last, { type: 'passExchange', seat: 0 }).state;
    expect(neonGods.outcome(over)).not.toBe(null);
    expect(roundOf(over)).toBe(null);
  });
});

describe('reach', () => {
  test('[NG-MOVE-03] every space within so many steps, with their number', () => {
    expect(questions.reach(quiet(), 'A1', 0, 1)).toEqual([
      { space: 'B1', steps: 1 },
      { space: 'A2', steps: 1 },
    ]);
    expect(questions.reach(quiet(), 'A1', 0, 0)).toEqual([]);
  });

  test('[NG-MOVE-01] [NG-TUNNEL-01] by default as far as step 3 goes, through tunnels too', () => {
    const reached = questions.reach(quiet(), 'A1', 0);
    const far = reached.filter(({ steps }) => steps === 3).map(({ space }) => space);
    expect(far).toEqual(['D1', 'C2', 'B3', 'A4', 'E5']);
    expect(reached).toHaveLength(2 + 3 + 5);
  });

  test('[NG-MOVE-04] [NG-MOVE-05] not past enemies, and not where two own figures stand', () => {
    const state = quiet({ seats: { 0: { figures: { B1: 2 } }, 1: { figures: { A2: 1 } } } });
    const spaces = questions.reach(state, 'A1', 0, 2).map(({ space }) => space);
    expect(spaces).toEqual(['C1', 'A2', 'B2']);
    const alone = questions.reach(quiet({ seats: { 1: { figures: { A2: 1, B1: 1 } } } }), 'A1', 0);
    expect(alone.map(({ space }) => space)).toEqual(['B1', 'A2']);
  });

  test('[NG-FX-01] a move symbol goes as far as the pack says', () => {
    const pack = changedPack('short-legs', ({ constants }) => {
      constants.effectMoveSpaces = 1;
    });
    const moving = quiet({ pack, steps: [{ type: 'move', left: 1, spaces: 1, moved: {} }] });
    expect(gameOf(moving).questions.reach(moving, 'A1', 0)).toHaveLength(2);
    expect(gameOf(moving).questions.reach(moving, 'A1', 0, 3)).toHaveLength(10);
  });
});

describe('what nobody can answer', () => {
  const state = quiet();

  test.each<[string, () => unknown, string]>([
    [
      'a space',
      () => questions.control(state, 'c3' as 'C3'),
      'spaces are A1 to F6; did you mean "C3"?',
    ],
    ['a space', () => questions.structureControl(state, 'Z9' as 'C3'), 'spaces are A1 to F6'],
    ['a space', () => questions.strength(state, {} as 'C3', 0), 'no space an object'],
    ['a space', () => questions.salePrice(state, 'G1' as 'C3', 0), 'no space "G1"'],
    ['a space', () => questions.reach(state, 'A7' as 'A1', 0), 'no space "A7"'],
    ['a seat', () => questions.controlled(state, 2), 'no seat 2; seats are 0 to 1'],
    ['a seat', () => questions.daylightPay(state, 0.5), 'no seat 0.5'],
    ['a seat', () => questions.salePrice(state, 'C3', -1), 'no seat -1'],
    ['a seat', () => questions.reach(state, 'A1', Number.NaN), 'no seat NaN'],
    ['a seat', () => questions.strength(state, 'C3', 2), 'no seat 2'],
    ['a side', () => questions.strength(state, 'C3', 'andy' as 'andys'), 'did you mean "andys"?'],
    ['a number', () => questions.reach(state, 'A1', 0, 1.5), 'no number of spaces 1.5'],
    ['a number', () => questions.reach(state, 'A1', 0, -1), 'no number of spaces -1'],
  ])('%s that is not there: %#', (_what, ask, message) => {
    expect(ask).toThrow(InvalidInput);
    expect(ask).toThrow(message);
  });
});

test('facts of a log in the words of questions and standing', () => {
  const state = quiet({
    seats: { 0: { blurp: 12, figures: { C3: 1 } }, 1: { blurp: 9 } },
    board: { C3: { build: ['factory'] } },
  });
  const facts = {
    standing: [13, 9],
    control: [
      { of: ['C3'], is: 0 },
      { of: ['D4'], is: null },
    ],
    salePrice: { of: ['C3', 0], is: 4 },
    daylightPay: { of: [0], is: { spaces: 2, skyscrapers: 2 } },
    battles: [],
  };
  expect(neonGods.mismatches(state, facts)).toEqual([]);
  expect(neonGods.mismatches(state, { ...facts, control: { of: ['C3'], is: 1 } })).toEqual([
    'control of C3: 1 noted, 0 by the moves',
  ]);
  expect(neonGods.mismatches(state, { standing: [12, 9] })).toEqual([
    'standing: [12,9] noted, [13,9] by the moves',
  ]);
  expect(() => neonGods.mismatches(state, { salesPrice: 1 })).toThrow('did you mean "salePrice"');
});

/** Every question about everything on the table. */
function answers(table: State | View): unknown {
  const seats = [...table.seats.keys()];
  return {
    battles: questions.battles(table),
    seats: seats.map((seat) => [
      questions.controlled(table, seat),
      questions.daylightPay(table, seat),
    ]),
    spaces: spaceIds.map((space) => [
      questions.control(table, space),
      questions.structureControl(table, space),
      questions.strength(table, space, 'andys'),
      seats.map((seat) => [
        questions.strength(table, space, seat),
        questions.salePrice(table, space, seat),
      ]),
    ]),
    reach: seats.map((seat) => questions.reach(table, 'C3', seat)),
  };
}

describe('in random games', () => {
  test.each(tables)('$scenario, $players players: everybody gets the same answers', (table) => {
    let turn = 0;
    randomGame({ ...table, seed: 'asked' }, ({ after }) => {
      if (turn++ % 12 !== 0) return;
      const viewers: Viewer[] = [...after.seats.keys(), 'spectator', 'open'];
      const viewer = viewers[turn % viewers.length] as Viewer;
      const whole = answers(after);
      expect(answers(neonGods.view(after, viewer))).toEqual(whole);
      expect(answers(neonGods.redeal(after, viewer, turn))).toEqual(whole);
    });
    expect(turn).toBeGreaterThan(200);
  });

  test.each(tables)('$scenario, $players players: what is told is what happens', (table) => {
    const told = { moves: 0, choices: 0, sales: 0, battles: 0 };
    randomGame({ ...table, seed: 'comes true' }, (turn) => {
      const step = topStep(turn.before);
      if (step?.type === 'moveTo') told.moves += checkReach(turn);
      if (step?.type === 'battleChoose') told.choices += checkChoice(turn);
      if (step?.type === 'battleCards') told.battles += checkValues(turn);
      for (const { seat, space, price } of eventsOf(turn.events, 'productSold')) {
        expect(questions.salePrice(turn.before, space, seat)).toBe(price);
        told.sales++;
      }
    });
    expect(told.moves).toBeGreaterThan(20);
    expect(told.choices + told.battles).toBeGreaterThan(5);
  });
});

function checkReach({ before }: Turn): number {
  const step = topStep(before);
  if (step?.type !== 'moveTo') return 0;
  const reached = questions.reach(before, step.from, before.active).map(({ space }) => space);
  const legal = neonGods.legalMoves(before).flatMap((move) => ('to' in move ? move.to : []));
  expect(reached).toEqual(legal);
  return 1;
}

function checkChoice({ before }: Turn): number {
  const ahead = questions
    .battles(before)
    .map(({ space, against }) => choose(space, against, before.active));
  expect(neonGods.legalMoves(before)).toEqual(ahead);
  return 1;
}

/** The battle being fought has the values that were told, and the hits of its dice. */
function checkValues({ before, events }: Turn): number {
  const step = topStep(before);
  const [valued] = eventsOf(events, 'battleValued');
  if (step?.type !== 'battleCards' || valued === undefined) return 0;
  const { space, against } = step.battle;
  const ahead = questions
    .battles(before)
    .find((one) => one.space === space && one.against === against);
  const parts = valued.values.map(({ value: _value, hits: _hits, ...one }) => one);
  expect(ahead?.sides).toMatchObject(parts);
  for (const [i, { hits, value }] of valued.values.entries()) {
    const { figures, neighbours, towers, andys, owls } = valued.values[
      i
    ] as (typeof valued.values)[0];
    expect(value).toBe(Math.max(0, hits + figures + neighbours + towers + andys - owls));
  }
  return 1;
}
