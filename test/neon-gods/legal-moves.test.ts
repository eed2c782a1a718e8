import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import { spaceIds } from '../../src/neon-gods/content/board.js';
import { type Move, neonGods } from '../../src/neon-gods/index.js';
import type { Step } from '../../src/neon-gods/state/steps.js';
import { arrange, legalMoves } from './arrange.js';
import { randomGame, tables } from './random-games.js';

/* The order and the length of the lists of legal moves. */

/** In the order of a turn, `done` last. */
const types: Move['type'][] = [
  'recruit',
  'buyEvent',
  'drawInstead',
  'pickFigure',
  'moveTo',
  'playCard',
  'drawCard',
  'takeMoney',
  'effectDraw',
  'recoverCard',
  'sell',
  'work',
  'placeToken',
  'removeToken',
  'removeFigure',
  'pushPick',
  'pushTo',
  'placeFigure',
  'chooseBattle',
  'battleCard',
  'battleBlind',
  'stealFrom',
  'discard',
  'exchange',
  'battleDone',
  'passExchange',
  'done',
];
const workCards = ['work-product', 'work-factory', 'work-watchtower', 'work-monument'];
const tokens = ['tunnel', 'andy', 'factory', 'watchtower', 'monument'];
const foes = ['andys', 'gangs', 0, 1, 2, 3];
const place = (list: readonly unknown[], value: unknown) => {
  const index = list.indexOf(value);
  if (index < 0) throw new Error(`${String(value)} has no place`);
  return index;
};

/** What a move is sorted by: its type, then its fields in the order in which the table names them. */
function sortKey(move: Move): (number | string)[] {
  const keys: (number | string)[] = [place(types, move.type)];
  for (const [field, value] of Object.entries(fieldsOf(move))) {
    if (field === 'space' || field === 'from' || field === 'to') keys.push(where(value));
    else if (field === 'work') keys.push(place(workCards, value));
    else if (field === 'token') keys.push(place(tokens, value));
    else if (field === 'against') keys.push(place(foes, value));
    else keys.push(value as number | string);
  }
  return keys;
}

function where(value: unknown): number {
  return typeof value === 'number' ? value : place(spaceIds, value);
}

function fieldsOf(move: Move): object {
  switch (move.type) {
    case 'removeFigure':
      return { owner: move.owner, space: move.space };
    case 'pushPick':
      return { owner: move.owner, from: move.from };
    case 'work':
      return { work: move.card, space: move.space, count: move.count ?? 0 };
    default: {
      const { type: _type, seat: _seat, ...fields } = move;
      return fields;
    }
  }
}

function comesBefore(one: Move, other: Move): boolean {
  const before = sortKey(one);
  const after = sortKey(other);
  const differs = before.findIndex((key, i) => key !== after[i]);
  return differs >= 0 && (before[differs] as number) < (after[differs] as number);
}

/** Fewest and most moves in a list, by what is decided. */
const sizes: Partial<Record<Step['type'], [number, number]>> = {
  recruit: [1, 5],
  move: [2, 17],
  moveTo: [1, 35],
  activate: [1, 17],
  gain: [2, 5],
  draw: [2, 2],
  recover: [2, 17],
  sell: [2, 17],
  work: [2, 80],
  placeOwls: [20, 35],
  placeTunnels: [2, 37],
  placeAndys: [2, 37],
  removeTunnels: [2, 31],
  removeAndys: [2, 31],
  removeStructures: [2, 31],
  removeFigures: [2, 49],
  pushFigures: [2, 49],
  pushTo: [1, 13],
  placeFigures: [2, 2],
  battleChoose: [2, 32],
  battleCards: [2, 18],
  battleSteal: [2, 3],
  discard: [6, 16],
  exchange: [2, 5],
};

test('in every list of random games the moves are in order, each once, and as many as can be', () => {
  const met = new Set<string>();
  const check = (table: (typeof tables)[number], seed: number) => {
    randomGame({ ...table, seed }, ({ after }) => {
      const moves = neonGods.legalMoves(after);
      const decision = topStep(after)?.type;
      if (decision === undefined) return expect(moves).toEqual([]);
      met.add(decision);
      for (let i = 1; i < moves.length; i++) {
        const [one, other] = moves.slice(i - 1, i + 1) as [Move, Move];
        if (!comesBefore(one, other)) expect([one, other]).toBe('in order');
      }
      const [fewest, most] = sizes[decision] as [number, number];
      expect(moves.length).toBeGreaterThanOrEqual(fewest);
      expect(moves.length).toBeLessThanOrEqual(most);
    });
  };
  const runs = { numRuns: 60, seed: 8 };
  fc.assert(fc.property(fc.constantFrom(...tables), fc.nat(), check), runs);
  // Only three gangs on one space ask whom to steal from, which hardly ever happens.
  const rare = ['battleSteal'];
  const expected = Object.keys(sizes).filter((type) => !rare.includes(type));
  expect([...met].sort()).toEqual(expect.arrayContaining(expected));
});

describe('order', () => {
  const seat = 0;
  const done: Move = { type: 'done', seat };

  test('recruits by slot, then events by slot, then drawing', () => {
    const row = ['evt-owls', 'rec-uri', 'evt-robo-party', 'rec-happy'];
    expect(legalMoves(arrange({ row }))).toEqual([
      { type: 'recruit', seat, slot: 1 },
      { type: 'recruit', seat, slot: 3 },
      { type: 'buyEvent', seat, slot: 0 },
      { type: 'buyEvent', seat, slot: 2 },
      { type: 'drawInstead', seat },
    ]);
  });

  test('origins and destinations along the rows, done last', () => {
    const figures = { A3: 1, F1: 1, B4: 1, E2: 1 };
    const state = arrange({ at: 'move', noAndys: true, seats: { 0: { figures } } });
    const origins = ['A1', 'F1', 'E2', 'A3', 'B4'] as const;
    expect(legalMoves(state)).toEqual([
      ...origins.map((from) => ({ type: 'pickFigure', seat, from })),
      done,
    ]);
  });

  test('cards by id, then drawing', () => {
    const hand = ['start-mums-warrior', 'rec-xena', 'start-mums-doc', 'rec-uri'];
    expect(legalMoves(arrange({ at: 'activate', seats: { 0: { hand } } }))).toEqual([
      { type: 'playCard', seat, card: 'rec-uri' },
      { type: 'playCard', seat, card: 'rec-xena' },
      { type: 'playCard', seat, card: 'start-mums-doc' },
      { type: 'playCard', seat, card: 'start-mums-warrior' },
      { type: 'drawCard', seat },
    ]);
  });

  test('owners ascending, and the spaces of each along the rows', () => {
    const seats = { 1: { figures: { D4: 1, B1: 1 } }, 2: { figures: { C1: 2, D2: 1 } } };
    const remove = { type: 'removeFigure', seat } as const;
    const steps: Step[] = [{ type: 'removeFigures', left: 1 }];
    expect(legalMoves(arrange({ layout: 'LS3', seats, steps }))).toEqual([
      { ...remove, owner: 1, space: 'B1' },
      { ...remove, owner: 1, space: 'D4' },
      { ...remove, owner: 2, space: 'C1' },
      { ...remove, owner: 2, space: 'D2' },
      done,
    ]);
  });

  test('work cards as the table lists them, spaces along the rows, amounts ascending', () => {
    const state = arrange({
      noAndys: true,
      seats: { 0: { money: 3, figures: { A1: 0, C1: 1, A2: 1 } } },
      board: { C1: { build: ['factory'] }, A2: { build: ['factory'] } },
      steps: [{ type: 'work', left: 1 }],
    });
    const work = { type: 'work', seat } as const;
    expect(legalMoves(state)).toEqual([
      { ...work, card: 'work-product', space: 'C1', count: 1 },
      { ...work, card: 'work-product', space: 'C1', count: 2 },
      { ...work, card: 'work-product', space: 'A2', count: 1 },
      { ...work, card: 'work-product', space: 'A2', count: 2 },
      { ...work, card: 'work-watchtower', space: 'C1' },
      { ...work, card: 'work-watchtower', space: 'A2' },
      { ...work, card: 'work-monument', space: 'C1' },
      done,
    ]);
  });

  test('only the seat that is to act has moves', () => {
    const state = arrange();
    expect(neonGods.legalMoves(state, 0)).toEqual(neonGods.legalMoves(state));
    expect(neonGods.legalMoves(state, 1)).toEqual([]);
  });
});

test.each([
  [{ type: 'gain', left: 4 }, 5],
  [{ type: 'gain', left: 1 }, 2],
  [{ type: 'draw', left: 4 }, 2],
  [{ type: 'placeFigures', left: 2 }, 2],
  [{ type: 'placeOwls', left: 3 }, 35],
  [{ type: 'placeAndys', left: 2 }, 35],
  [{ type: 'placeTunnels', left: 2 }, 21],
] satisfies [Step, number][])('the list of %o in LS2 has %i moves', (step, size) => {
  const state = arrange({ steps: [step], seats: { 0: { hand: [] } } });
  expect(legalMoves(state)).toHaveLength(size);
});
