import { describe, expect, test } from 'vitest';
import { turn } from '../../src/city-of-remnants/content/board.js';
import { cityOfRemnants } from '../../src/city-of-remnants/index.js';
import { rules } from '../../src/city-of-remnants/rules.js';
import type { State } from '../../src/city-of-remnants/state/state.js';
import { arrange, countAt, mv, play, refusedBy, seat, topStep } from './arrange.js';

const { content } = cityOfRemnants;
const grid = content.boards.grid7?.spaces ?? {};
const tri = content.boards.tri?.spaces ?? {};

/** The rule that refuses these setup options. */
function refusedSetup(options: object): string | undefined {
  try {
    cityOfRemnants.setup({ players: 2, seed: 1, ...options });
    return undefined;
  } catch (error) {
    const { issues } = error as { issues: { rule?: string }[] };
    return issues[0]?.rule ?? 'malformed';
  }
}

/** Three slum, three midtown and three heights types. */
const nine = [
  ...['dv-alley', 'dv-thieves', 'dv-eden'],
  ...['dv-junkyard', 'dv-recruit', 'dv-slaver'],
  ...['dv-stronghold', 'dv-casino', 'dv-skyport'],
];
const fixed = { leaders: ['yl-ret', 'bl-roden'], entries: ['D1', 'A4'], firstPlayer: 0 };

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

describe('setup', () => {
  test.each([
    [2, 'grid7'],
    [3, 'tri'],
    [4, 'grid7'],
  ])('[CR-SETUP-01] %i players use %s', (players, board) => {
    expect(cityOfRemnants.setup({ players, seed: 1 }).board).toBe(board);
  });
  test('[CR-SETUP-01] other numbers of players are refused', () => {
    for (const players of [-1, 0, 1, 5, 99]) expect(refusedSetup({ players })).toBe('CR-SETUP-01');
    for (const players of [2.5, '2', null]) expect(refusedSetup({ players })).toBe('malformed');
  });
  test('[CR-SETUP-02] [CR-RULING-50] draft: the highest roll picks first, ties roll again, then clockwise', () => {
    const rolls = [3, 5, 5, 2, 6];
    const { state, events } = cityOfRemnants.start(
      { players: 3, seed: 1 },
      { rolls: rolls.slice(0, 5) },
    );
    expect(events[0]).toMatchObject({ pickOrder: [2, 0, 1] });
    expect(cityOfRemnants.toAct(state)).toEqual([2]);
    const taken = play(state, mv(2, 'pickLeader', { leader: 'rl-garius' })).state;
    expect(cityOfRemnants.toAct(taken)).toEqual([0]);
    expect(refusedBy(taken, mv(0, 'pickLeader', { leader: 'rl-garius' }))).toBe('CR-SETUP-02');
    expect(refusedBy(taken, mv(0, 'pickLeader', { leader: 'nobody' }))).toBe('CR-SETUP-02');
  });
  test('[CR-SETUP-02] random: one of the leaders left, in seat order', () => {
    const rolls = ['gl-asaro', 'yl-ret'];
    const hands = [0, 1, 2, 3].map(
      (i) => ['gl-asaro:1', 'gl-crop:1', 'gl-hike:1', 'gl-pusher:1'][i] as string,
    );
    const more = ['yl-ret:1', 'yl-word:1', 'yl-word:2', 'yl-runner:1'];
    const state = cityOfRemnants.setup(
      { players: 2, seed: 1, leaderSelection: 'random' },
      { rolls: [...rolls, ...hands, ...more] },
    );
    expect(state.seats.map(({ leader }) => leader)).toEqual(rolls);
    expect(cityOfRemnants.toAct(state)).toEqual([0]);
    expect(topStep(state)).toBe('pickEntry');
  });
  test.each([
    ['CR-SETUP-02', { leaders: ['yl-ret', 'yl-ret'] }],
    ['CR-SETUP-02', { leaders: ['yl-ret'] }],
    ['CR-SETUP-02', { leaders: ['yl-ret', 'nobody'] }],
    ['CR-SETUP-02', { leaders: ['yl-ret', 'bl-roden', 'gl-asaro', 'rl-garius', 'yl-ret'] }],
    ['CR-SETUP-02', { leaders: ['yl-ret', 'bl-roden'], leaderSelection: 'random' }],
    ['CR-SETUP-02', { leaders: ['yl-ret', 'bl-roden'], leaderSelection: 'draft' }],
    ['CR-SETUP-02', { leaderSelection: 'fixed' }],
    ['CR-SETUP-07', { entries: ['D1', 'D1'] }],
    ['CR-SETUP-07', { entries: ['D1', 'C1'] }],
    ['CR-SETUP-07', { entries: ['D1', 'nowhere'] }],
    ['CR-SETUP-07', { entries: ['D1', 'A4', 'D7', 'G4', 'D1'] }],
    ['CR-SETUP-07', { entries: ['D1', 'A4'], entrySelection: 'draft' }],
    ['CR-SETUP-07', { entrySelection: 'fixed' }],
    ['CR-SETUP-07', { players: 3, entries: ['D6', 'A3', 'D1'] }],
    ['CR-SETUP-10', { developments: ['dv-alley'] }],
    ['CR-SETUP-10', { developments: Array(9).fill('dv-alley') }],
    ['CR-SETUP-10', { developments: [...nine.slice(1), 'dv-nothing'] }],
    ['CR-SETUP-10', { developments: [...nine.slice(1), 'dv-exchange'] }],
    ['CR-SETUP-14', { firstPlayer: 2 }],
    ['CR-SETUP-14', { firstPlayer: 4 }],
    ['CR-SETUP-14', { firstPlayer: -1 }],
  ])('[%s] refuses %o', (rule, options) => {
    expect(refusedSetup(options)).toBe(rule);
  });
  test('[CR-SETUP-03] the colour follows the leader', () => {
    const state = cityOfRemnants.setup({ seed: 1, players: 2, ...fixed });
    expect(state.seats.map(({ colour }) => colour)).toEqual(['yellow', 'blue']);
    expect(state.figures['yellow-01']?.seat).toBe(0);
    expect(state.figures['blue-16']?.seat).toBe(1);
    expect(state.figures['red-01']).toBeUndefined();
  });
  test('[CR-SETUP-04] [CR-SETUP-05] [CR-SETUP-11] hand 4, draw pile 6, influence 4, 2,000 ARCs', () => {
    const state = cityOfRemnants.setup({ seed: 1, players: 2, ...fixed });
    for (const player of state.seats) {
      expect(player).toMatchObject({ influence: 4, arcs: 2000, turnsTaken: 0, conditionsMet: [] });
      expect(player.hand).toHaveLength(4);
      expect(player.draw.map((layer) => layer.length)).toEqual([6]);
      expect(player.discard).toEqual([]);
    }
  });
  test('[CR-SETUP-06] 7 figures in the pool, 9 in the supply', () => {
    const state = cityOfRemnants.setup({ seed: 1, players: 2, ...fixed });
    expect([countAt(state, 1, 'pool'), countAt(state, 1, 'supply')]).toEqual([7, 9]);
    expect(Object.keys(state.figures)).toHaveLength(32);
  });
  test('[CR-SETUP-07] each seat claims another entry space', () => {
    const { entries: _e, ...drafted } = fixed;
    const state = cityOfRemnants.setup({ seed: 1, players: 2, ...drafted });
    expect(refusedBy(state, mv(0, 'pickEntry', { space: 'C1' }))).toBe('CR-SETUP-07');
    const one = cityOfRemnants.apply(state, mv(0, 'pickEntry', { space: 'G4' })).state;
    expect(refusedBy(one, mv(1, 'pickEntry', { space: 'G4' }))).toBe('CR-SETUP-07');
    const offered = cityOfRemnants.legalMoves(one).map((move) => 'space' in move && move.space);
    expect(offered).toEqual(['A4', 'D1', 'D7']);
  });
  test('[CR-SETUP-08] [CR-SETUP-09] rows of 4, decks of 27 and 26', () => {
    const { gang, market } = cityOfRemnants.setup({ seed: 1, players: 2, ...fixed });
    expect([gang.row.length, gang.deck[0]?.length, gang.deck.length]).toEqual([4, 27, 1]);
    expect([market.row.length, market.deck[0]?.length]).toEqual([4, 26]);
    expect(gang.row.every((card) => card.startsWith('gm-'))).toBe(true);
  });
  test('[CR-SETUP-10] 3 types of each level with all their copies', () => {
    const state = cityOfRemnants.setup({ seed: 3, players: 2, ...fixed });
    const types = state.drafted.map((id) => content.developments.find((d) => d.id === id));
    expect(types.map((d) => d?.type)).toEqual([
      ...Array(3).fill('slum'),
      ...Array(3).fill('midtown'),
      ...Array(3).fill('heights'),
    ]);
    for (const type of types) expect(state.tileSupply[type?.id ?? '']).toBe(type?.copies);
    expect(Object.keys(state.tileSupply)).toHaveLength(9);
  });
  test.each([2, 3, 4])(
    '[CR-SETUP-12] [CR-SETUP-13] shared piles are alike with %i players',
    (players) => {
      const state = cityOfRemnants.setup({ seed: 1, players, leaderSelection: 'random' });
      expect([state.productSupply, state.renownPool]).toEqual([54, 200]);
      expect(state.ycu.deck.map(({ cards }) => cards.length)).toEqual([20]);
      expect(state.ycu.bag).toHaveLength(20);
      expect(state.ycu.onBoard).toEqual({});
    },
  );
  test('[CR-SETUP-14] the highest roll is first player, ties roll again', () => {
    const { leaders, entries } = fixed;
    const { events, state } = cityOfRemnants.start({ seed: 1, players: 2, leaders, entries });
    const rolled = events.find((event) => event.type === 'firstPlayerRolled');
    const rolls = rolled?.type === 'firstPlayerRolled' ? rolled.firstRolls : [];
    const last = rolls.slice(-2);
    const [a, b] = last as [{ seat: number; die: number }, { seat: number; die: number }];
    expect(state.firstSeat).toBe(a.die > b.die ? a.seat : b.seat);
    for (let i = 0; i + 2 < rolls.length; i += 2) expect(rolls[i]?.die).toBe(rolls[i + 1]?.die);
  });
  test('[CR-SETUP-14] only the seats tied for the highest roll roll again', () => {
    const entered = cityOfRemnants.setup({
      players: 3,
      seed: 1,
      leaders: ['yl-ret', 'bl-roden', 'gl-asaro'],
      developments: nine,
    });
    const rows = [entered.gang, entered.market].flatMap(({ deck }) => deck.flat().slice(0, 4));
    const dice = [2, 5, 5, 3, 3, 1, 6];
    const { state, events } = play(
      entered,
      mv(0, 'pickEntry', { space: 'D6' }),
      mv(1, 'pickEntry', { space: 'A3' }),
      [mv(2, 'pickEntry', { space: 'G3' }), ...rows, ...dice],
    );
    expect(state.firstSeat).toBe(2);
    const rolled = events.flatMap((event) => {
      return event.type === 'firstPlayerRolled' ? event.firstRolls : [];
    });
    expect(rolled.map((one) => one.seat)).toEqual([0, 1, 2, 1, 2, 1, 2]);
  });
  test('[CR-RULING-50] entries are chosen in the order of the leaders', () => {
    const rolled = cityOfRemnants.setup({ players: 3, seed: 1 }, { rolls: [1, 2, 6] });
    const order: number[] = [];
    let state = rolled;
    for (let picks = 0; picks < 6; picks++) {
      const [move] = cityOfRemnants.legalMoves(state);
      order.push(move?.seat ?? -1);
      state = cityOfRemnants.apply(state, move as NonNullable<typeof move>).state;
    }
    expect(order).toEqual([2, 0, 1, 2, 0, 1]);
    const random = cityOfRemnants.setup({ players: 3, seed: 1, leaderSelection: 'random' });
    expect(cityOfRemnants.toAct(random)).toEqual([0]);
  });
  test('[CR-SETUP-15] [CR-RESET-08] [CR-RULING-41] round 1 has no Reset', () => {
    const { state, events } = cityOfRemnants.start({ seed: 1, players: 2, ...fixed });
    expect([state.round, state.phase, topStep(state)]).toEqual([1, 'turns', 'turnMain']);
    const phases = events.flatMap((event) => (event.type === 'phaseStarted' ? event.phase : []));
    expect(phases).toEqual(['turns']);
    expect(seat(state, 0).arcs).toBe(2000);
    expect(state.firstSeat).toBe(0);
  });
  test('[CR-RULING-53] leaders, hands, entries, gang row, market row, draft, first player', () => {
    const { leaders, entries } = fixed;
    const { events } = cityOfRemnants.start({ seed: 1, players: 2, leaders, entries });
    const order = events.map((event) => (event.type === 'rowRefilled' ? event.row : event.type));
    expect([...new Set(order)].slice(0, 8)).toEqual([
      'gameStarted',
      'leaderPicked',
      'cardsDrawn',
      'entryPicked',
      'gang',
      'market',
      'developments',
      'firstPlayerRolled',
    ]);
  });
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
});

describe('content', () => {
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
});

test('arrange gives a consistent state', () => {
  const state: State = arrange({ players: 4 });
  expect(cityOfRemnants.invariants(state)).toEqual([]);
});
