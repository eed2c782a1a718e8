import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/city-of-remnants/events.js';
import { cityOfRemnants } from '../../src/city-of-remnants/index.js';
import type { State } from '../../src/city-of-remnants/state/state.js';
import { arrange, countAt, mv, play, refusedBy, seat, topStep } from './arrange.js';

const { content } = cityOfRemnants;

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
    ['CR-SETUP-10', { developments: ['dv-alley', 'dv-alley', ...nine.slice(2)] }],
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
});

describe('what is told of a row is no part of the table', () => {
  const told = (events: readonly Event[], row: string) => {
    const found = events.find((event) => event.type === 'rowRefilled' && event.row === row);
    return found?.type === 'rowRefilled' ? found.cards : [];
  };
  test.each([
    ['CR-SETUP-08', 'gang', (state: State) => state.gang.row],
    ['CR-SETUP-09', 'market', (state: State) => state.market.row],
    ['CR-SETUP-10', 'developments', (state: State) => state.drafted],
  ] as const)('[%s] %s', (_rule, row, onTable) => {
    const { state, events } = cityOfRemnants.start({ seed: 1, players: 2, ...fixed });
    const before = [...onTable(state)];
    expect(told(events, row)).toEqual(before);
    told(events, row).length = 0;
    expect(onTable(state)).toEqual(before);
  });
});

test('arrange gives a consistent state', () => {
  const state: State = arrange({ players: 4 });
  expect(cityOfRemnants.invariants(state)).toEqual([]);
});
