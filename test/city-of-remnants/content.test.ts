import { describe, expect, test } from 'vitest';
import { turn } from '../../src/city-of-remnants/content/board.js';
import { cityOfRemnants } from '../../src/city-of-remnants/index.js';

const { content, rules } = cityOfRemnants;
const grid = content.boards.grid7?.spaces ?? {};
const tri = content.boards.tri?.spaces ?? {};

test('the dice are a battle die and one from 1 to 6', () => {
  const { battle, d6, ...others } = cityOfRemnants.dice;
  expect(battle?.faces).toEqual([0, 1, 1, 1, 2, 2]);
  expect(d6?.faces).toEqual([1, 2, 3, 4, 5, 6]);
  expect(others).toEqual({});
});

describe('the rule book', () => {
  test('has 185 rules and 56 rulings, each with a title and a text', () => {
    const ids = Object.keys(rules);
    expect(ids.filter((id) => id.startsWith('CR-RULING'))).toHaveLength(56);
    expect(ids).toHaveLength(241);
    for (const { title, text } of Object.values(rules)) expect(title && text).toBeTruthy();
  });
});

describe('boards', () => {
  test('[CR-BOARD-01] [CR-RULING-01] [CR-RULING-02] grid7: 7 x 7 in three rings', () => {
    const levels = Object.values(grid).map(({ level }) => level);
    expect(levels).toHaveLength(49);
    expect(['slum', 'midtown', 'heights'].map((l) => levels.filter((x) => x === l).length)).toEqual(
      [24, 16, 9],
    );
    expect([grid.A1?.level, grid.B2?.level, grid.C3?.level]).toEqual([
      'slum',
      'midtown',
      'heights',
    ]);
    expect(grid.H1).toBeUndefined();
  });
  test('[CR-BOARD-02] renown marks: 19 on each side', () => {
    for (const side of [grid, tri]) {
      expect(Object.values(side).reduce((sum, { renown }) => sum + renown, 0)).toBe(19);
    }
    expect([grid.D4, grid.C4, grid.C3, grid.B2, grid.A1].map((s) => s?.renown)).toEqual([
      3, 2, 1, 1, 0,
    ]);
  });
  test('tri has 40 usable spaces and 9 unusable ones', () => {
    expect(Object.keys(tri)).toHaveLength(40);
    for (const at of ['A7', 'D7', 'G7', 'A1', 'G1']) expect(tri[at]).toBeUndefined();
  });
});

describe('cards, tiles and tokens', () => {
  test('[CR-RULING-40] a starter deck has 7 units and 3 ability cards', () => {
    for (const { deck } of content.leaders) {
      const kinds = deck.map(({ card, copies }) => {
        return { copies, kind: content.cards.find(({ id }) => id === card)?.kind };
      });
      const total = (kind: string) => {
        return kinds.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.copies, 0);
      };
      expect([total('leader'), total('member'), total('ability')]).toEqual([1, 6, 3]);
    }
  });
  const total = (list: readonly { copies: number }[]) => list.reduce((sum, c) => sum + c.copies, 0);
  test('counts of cards and tiles', () => {
    const dealt = new Set(content.leaders.flatMap(({ deck }) => deck.map((one) => one.card)));
    const shared = content.cards.filter((card) => !dealt.has(card.id));
    expect(total(shared.filter(({ kind }) => kind === 'member'))).toBe(31);
    expect(total(shared.filter(({ kind }) => kind === 'market'))).toBe(30);
    expect(total(content.developments)).toBe(53);
    expect(content.ycuTokens).toHaveLength(20);
    expect(content.ycuCards).toHaveLength(20);
    expect(cityOfRemnants.schemas.content.safeParse(content).success).toBe(true);
  });
  test.each([
    ['domino', 90, '0,0 0,1'],
    ['bar3', 90, '0,0 0,1 0,2'],
    ['corner3', 0, '0,0 1,0 0,1'],
    ['corner3', 90, '0,0 1,0 1,1'],
    ['corner3', 180, '1,0 0,1 1,1'],
    ['corner3', 270, '0,0 0,1 1,1'],
  ] as const)('[CR-DEV-05] %s turned by %i covers %s', (shape, rotation, cells) => {
    const form = content.shapes.find(({ id }) => id === shape);
    expect(turn(form?.cells ?? [], rotation).join(' ')).toBe(cells);
  });
  test('coordinates: each space as often as its level says, none beside another on one card', () => {
    const often = (list: 'coords24' | 'coords3', side: typeof grid) => {
      const counts: Record<string, number> = {};
      for (const card of content.ycuCards)
        for (const at of card[list]) counts[at] = (counts[at] ?? 0) + 1;
      return Object.entries(side).map(([at, { level, entry }]) => [level, entry, counts[at] ?? 0]);
    };
    for (const [level, entry, count] of often('coords24', grid)) {
      if (entry) expect(count).toBe(0);
      else
        expect(count).toBe({ slum: 1, midtown: 2, heights: count === 4 ? 4 : 3 }[level as 'slum']);
    }
    for (const [level, entry, count] of often('coords3', tri)) {
      expect(count).toBe(entry ? 0 : { slum: 1, midtown: 2, heights: 4 }[level as 'slum']);
    }
  });
  test.each([
    [
      'a pool of other worth',
      { constants: { ...content.constants, renown: { pool: 100, price: 3000, perMarketCard: 1 } } },
    ],
    ['an id used twice', { ycuTokens: content.ycuTokens.map((t) => ({ ...t, id: 'ycu-t01' })) }],
    ['odd ARCs', { constants: { ...content.constants, income: 2500 } }],
    ['a missing card', { cards: content.cards.slice(1) }],
    [
      'a coordinate off the board',
      { ycuCards: content.ycuCards.map((c) => ({ ...c, coords3: ['D7'] })) },
    ],
    ['no board for 3', { boards: { grid7: content.boards.grid7 } }],
    ['too few tiles', { developments: content.developments.slice(1) }],
  ])('a pack with %s is refused', (_what, change) => {
    expect(() => cityOfRemnants.withContent({ ...content, id: 'other', ...change })).toThrow();
  });
  test.each([
    ['that of a card', 'bm-comm', 'Id "bm-comm" is used twice'],
    ['that of a board side', 'tri', 'Id "tri" is that of a board side'],
  ])('the id of a development is not %s', (_what, id, message) => {
    const [first, ...others] = content.developments;
    const pack = { ...content, id: 'other', developments: [{ ...first, id }, ...others] };
    expect(() => cityOfRemnants.withContent(pack)).toThrow(message);
  });
});
