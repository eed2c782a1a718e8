import { describe, expect, test } from 'vitest';
import type { Roll } from '../../src/kernel/chance.js';
import { InvalidInput } from '../../src/kernel/errors.js';
import { topStep } from '../../src/kernel/play.js';
import { type SpaceId, spaceIds } from '../../src/neon-gods/content/board.js';
import { neonGods, type SetupInput, type State } from '../../src/neon-gods/index.js';
import { arrange, changedPack, eventsOf, type Layout, layouts, offered, seat } from './arrange.js';

const types = ['bandit', 'builder', 'charmer', 'doc', 'merchant', 'warrior'] as const;
const gangs = ['mums', 'tykes', 'cupids', 'slimes'] as const;

/** Two starting cards for each seat, as a tape of setup begins. */
const hands = [
  'start-mums-doc',
  'start-mums-bandit',
  'start-tykes-warrior',
  'start-tykes-charmer',
] as const;
const row = ['rec-xena', 'rec-uri', 'rec-happy', 'rec-tess'] as const;
const firstDraw = 'start-mums-builder';

function start(layout: Layout, more: Partial<SetupInput> = {}): State {
  const scenario = layouts[layout.slice(0, 2) as keyof typeof layouts];
  const players = Number(layout[2]);
  return neonGods.setup({ players, scenario, seed: layout, firstPlayer: 0, ...more });
}

/** A game of two with a scripted setup, seat 0 first. */
function startWith(...rolls: Roll[]): State {
  return neonGods.setup({ players: 2, seed: 1, firstPlayer: 0 }, { rolls });
}

function figuresOnBoard(state: State, index: number): Partial<Record<SpaceId, number>> {
  const there = spaceIds.filter((at) => (state.board[at].figures[index] ?? 0) > 0);
  return Object.fromEntries(there.map((at) => [at, state.board[at].figures[index]]));
}

function spacesWhere(
  state: State,
  test: (space: State['board'][SpaceId]) => boolean,
): readonly SpaceId[] {
  return spaceIds.filter((at) => test(state.board[at]));
}

function total(state: State, count: (space: State['board'][SpaceId]) => number): number {
  return spaceIds.reduce((sum, at) => sum + count(state.board[at]), 0);
}

/** Which setup rules the options break, and where. */
function wrong(options: SetupInput): string[] {
  try {
    neonGods.setup(options);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.issues.map(({ rule, path }) => `${rule ?? 'form'} ${path.join('.')}`);
  }
}

describe('players and gangs', () => {
  test.each([2, 3, 4])('[NG-SETUP-01] %i seats have different gangs', (players) => {
    const state = neonGods.setup({ players, seed: 7 });
    expect(state.seats.map(({ gang }) => gang)).toEqual(gangs.slice(0, players));
  });

  test('[NG-SETUP-01] the gangs may be chosen, and what is not taken stays in the box', () => {
    const state = neonGods.setup({ players: 2, seed: 7, gangs: ['slimes', 'tykes'] });
    expect(state.seats.map(({ gang }) => gang)).toEqual(['slimes', 'tykes']);
    const text = JSON.stringify(state);
    expect(text).toContain('start-slimes-doc');
    expect(text).toContain('start-tykes-doc');
    expect(text).not.toContain('start-mums');
    expect(text).not.toContain('start-cupids');
  });

  const refused: [string, Partial<SetupInput>, string[]][] = [
    ['one player', { players: 1 }, ['form players']],
    ['five players', { players: 5 }, ['form players']],
    ['a gang taken twice', { gangs: ['mums', 'mums'] }, ['NG-SETUP-01 gangs.1']],
    ['a gang that does not exist', { gangs: ['mums', 'dads'] }, ['NG-SETUP-01 gangs.1']],
    ['one gang for two', { gangs: ['mums'] }, ['NG-SETUP-01 gangs']],
    ['three gangs for two', { gangs: ['mums', 'tykes', 'slimes'] }, ['NG-SETUP-01 gangs']],
  ];
  test.each(refused)('[NG-SETUP-01] refuses %s', (_what, options, issues) => {
    expect(wrong({ players: 2, seed: 7, ...options })).toEqual(issues);
  });

  test('[NG-SETUP-01] the refusal says how many it takes', () => {
    const setup = (options: object) => () => neonGods.setup({ players: 2, seed: 7, ...options });
    expect(setup({ players: 5 })).toThrow('players: a game has 2, 3 or 4 players');
    expect(setup({ gangs: ['mums'] })).toThrow('gangs: 2 players need 2 gangs, not 1');
  });

  test('what is left undefined has its default', () => {
    const left = { scenario: undefined, gangs: undefined, firstPlayer: undefined };
    const state = neonGods.setup({ players: 2, seed: 7, ...left, houseRules: undefined });
    expect(state).toEqual(neonGods.setup({ players: 2, seed: 7 }));
  });

  test.each([2, 3, 4])('[NG-SETUP-03] the kit of each of %i seats', (players) => {
    const state = neonGods.setup({ players, seed: 3 });
    expect(state.seats).toHaveLength(players);
    for (const [index, { gang, hand, draw, figureSupply }] of state.seats.entries()) {
      const cards = [...hand, ...draw.flat()].sort();
      expect(cards).toEqual(types.map((type) => `start-${gang}-${type}`));
      const figures = total(state, (space) => space.figures[index] ?? 0);
      expect(figures + figureSupply).toBe(16);
    }
  });

  test('[NG-RULING-33] base k belongs to seat k, whatever its gang', () => {
    const state = start('LS4', { gangs: ['slimes', 'cupids', 'tykes', 'mums'] });
    const bases = (['A1', 'F1', 'F6', 'A6'] as const).map((at) => state.board[at].base);
    expect(bases).toEqual([0, 1, 2, 3]);
    expect(state.board.F1.figures).toEqual([0, 6, 0, 0]);
    expect(seat(state, 1).gang).toBe('cupids');
  });
});

describe('boards', () => {
  test('[NG-SETUP-02] one city of 6 x 6 spaces and one row of four slots', () => {
    const state = start('CQ3');
    const grid = [1, 2, 3, 4, 5, 6].flatMap((row) => [...'ABCDEF'].map((column) => column + row));
    expect(Object.keys(state.board).sort()).toEqual(grid.sort());
    expect(state.row).toHaveLength(4);
  });

  test('[NG-SETUP-08] the round marker is on 1', () => {
    const state = start('LS2');
    expect(state).toMatchObject({ round: 1, daylights: 0 });
  });
});

describe('what each seat starts with', () => {
  test.each(['LS2', 'NH3', 'RD4'] as const)('[NG-SETUP-04] [NG-SETUP-10] %s', (layout) => {
    for (const player of start(layout).seats) expect(player).toMatchObject({ blurp: 0, money: 5 });
  });

  test('[NG-SETUP-05] two of the six starting cards are the hand, four the draw pile', () => {
    const state = startWith(...hands, ...row, firstDraw);
    expect(seat(state, 1)).toMatchObject({
      hand: ['start-tykes-charmer', 'start-tykes-warrior'],
      draw: [
        ['start-tykes-bandit', 'start-tykes-builder', 'start-tykes-doc', 'start-tykes-merchant'],
      ],
      discard: [],
      activated: [],
    });
  });

  test('[NG-SETUP-05] a seat draws from its own cards only', () => {
    const [mine, _mine, ...others] = hands;
    expect(() => startWith(mine, 'start-tykes-doc', ...others, ...row, firstDraw)).toThrow(
      'setup.hand.0: "start-tykes-doc" cannot come',
    );
  });

  test.each(['LS2', 'CQ3', 'TA4'] as const)(
    '[NG-SETUP-14] six figures on the base: %s',
    (layout) => {
      const state = start(layout);
      for (const [index, { figureSupply }] of state.seats.entries()) {
        const base = spaceIds.find((at) => state.board[at].base === index) as SpaceId;
        expect(figuresOnBoard(state, index)).toEqual({ [base]: 6 });
        expect(figureSupply).toBe(10);
      }
    },
  );

  test('[NG-SETUP-05] [NG-SETUP-09] [NG-SETUP-12] the counts of LS3', () => {
    const state = start('LS3');
    // Seat 0 has begun the first turn and drawn its third card.
    expect(state.seats.map(({ hand }) => hand.length)).toEqual([3, 2, 2]);
    expect(state.seats.map(({ draw }) => draw.flat().length)).toEqual([3, 4, 4]);
    expect(state.seats.map(({ money }) => money)).toEqual([5, 5, 5]);
    expect(state.seats.map(({ blurp }) => blurp)).toEqual([0, 0, 0]);
    expect(state.seats.map(({ figureSupply }) => figureSupply)).toEqual([10, 10, 10]);
    expect((['A1', 'F4', 'D6'] as const).map((at) => state.board[at].figures)).toEqual([
      [6, 0, 0],
      [0, 6, 0],
      [0, 0, 6],
    ]);
    const { supply } = neonGods.view(state, 'spectator');
    expect(supply).toMatchObject({ andys: 10, tunnels: 7, owls: 10, products: 30 });
    const cards = [
      ...state.seats.flatMap(({ hand, draw }) => [...hand, ...draw.flat()]),
      ...state.row,
      ...state.recruitDeck.flat(),
    ];
    expect(new Set(cards).size).toBe(74);
  });
});

describe('the recruitment deck', () => {
  test.each([2, 3, 4])('[NG-SETUP-06] 46 recruits and 10 events with %i players', (players) => {
    const state = neonGods.setup({ players, seed: 5 });
    const cards = [...state.row, ...state.recruitDeck.flat()];
    expect(cards.filter((card) => card?.startsWith('rec-'))).toHaveLength(46);
    expect(cards.filter((card) => card?.startsWith('evt-'))).toHaveLength(10);
    expect(state.recruitDeck).toHaveLength(1);
    expect(state.recruitDeck.flat()).toHaveLength(52);
  });

  const opening = [
    'evt-robo-party',
    'rec-xena',
    'rec-uri',
    'evt-owls',
    'rec-happy',
    'rec-tess',
  ] as const;

  test('[NG-SETUP-07] [NG-RULING-07] events met on the way rejoin the deck', () => {
    const state = startWith(...hands, ...opening, firstDraw);
    expect(state.row).toEqual(['rec-xena', 'rec-uri', 'rec-happy', 'rec-tess']);
    const [deck, ...more] = state.recruitDeck;
    expect(more).toEqual([]);
    expect(deck).toHaveLength(52);
    expect(deck).toContain('evt-robo-party');
    expect(deck).toContain('evt-owls');
    for (const card of row) expect(deck).not.toContain(card);
  });

  test('[NG-SETUP-07] the row is told when it lies there', () => {
    const rolls = [...hands, ...opening, firstDraw];
    const { events } = neonGods.start({ players: 2, seed: 1, firstPlayer: 0 }, { rolls });
    expect(eventsOf(events, 'rowRefilled')).toMatchObject([
      { row: ['rec-xena', 'rec-uri', 'rec-happy', 'rec-tess'] },
    ]);
  });

  test('[NG-SETUP-07] after the fourth gang member nothing more is revealed', () => {
    expect(() => startWith(...hands, ...opening, 'rec-farris', firstDraw)).toThrow(
      'draw.0: "rec-farris" cannot come',
    );
  });

  test('[NG-SETUP-07] also when all ten events come first', () => {
    const events = neonGods.content.events.map(({ id }) => id);
    expect(events).toHaveLength(10);
    const state = startWith(...hands, ...events, ...row, firstDraw);
    expect(state.row).toEqual(row);
    expect(state.recruitDeck.flat()).toHaveLength(52);
    expect(state.recruitDeck.flat()).toEqual(expect.arrayContaining(events));
  });

  test('[NG-SETUP-07] an event set aside cannot be met again', () => {
    expect(() => startWith(...hands, 'evt-owls', 'evt-owls', ...row, firstDraw)).toThrow(
      'setup.row: "evt-owls" cannot come',
    );
  });
});

describe('the first player', () => {
  test.each([0, 1, 2])('[NG-SETUP-11] [NG-SETUP-15] seat %i, if told, begins', (firstPlayer) => {
    const options = { players: 3, seed: 9, firstPlayer };
    const { state, events } = neonGods.start(options);
    expect(state).toMatchObject({ firstPlayer, active: firstPlayer, turnInRound: 0, round: 1 });
    expect(neonGods.toAct(state)).toEqual([firstPlayer]);
    expect(topStep(state)).toEqual({ type: 'recruit' });
    const [first, ...more] = eventsOf(events, 'turnStarted');
    expect(first).toMatchObject({ seat: firstPlayer, round: 1 });
    expect(more).toEqual([]);
    expect(eventsOf(events, 'gameStarted')).toEqual([
      {
        type: 'gameStarted',
        scenario: 'life-on-the-streets',
        gangs: ['mums', 'tykes', 'cupids'],
        firstPlayer,
      },
    ]);
  });

  test.each([
    [0, 'start-mums-builder'],
    [1, 'start-tykes-builder'],
  ] as const)('[NG-SETUP-11] [NG-SETUP-15] by lot, after the row: seat %i', (first, drawn) => {
    const rolls = [...hands, ...row, first, drawn];
    const state = neonGods.setup({ players: 2, seed: 1 }, { rolls });
    expect(state).toMatchObject({ firstPlayer: first, active: first });
    expect(seat(state, first).hand).toContain(drawn);
  });

  test('[NG-SETUP-11] refuses a seat that does not exist', () => {
    expect(wrong({ players: 3, seed: 7, firstPlayer: 3 })).toEqual(['NG-SETUP-11 firstPlayer']);
    expect(wrong({ players: 4, seed: 7, firstPlayer: 3 })).toEqual([]);
  });
});

describe('the scenario', () => {
  /** Bases by seat, dead zones, skyscrapers of value 1, 2, 3, andys, tunnels, owls, products. */
  type Counts = [SpaceId[], number, [number, number, number], number, number, number, number];
  const counts: Record<Layout, Counts> = {
    LS2: [['A1', 'F6'], 12, [4, 4, 2], 6, 2, 0, 0],
    LS3: [['A1', 'F4', 'D6'], 5, [3, 3, 2], 5, 3, 0, 0],
    LS4: [['A1', 'F1', 'F6', 'A6'], 4, [4, 4, 4], 8, 4, 0, 0],
    CQ2: [['B3', 'E4'], 16, [4, 4, 2], 4, 0, 0, 0],
    CQ3: [['B2', 'E3', 'C5'], 15, [4, 3, 2], 3, 0, 0, 0],
    CQ4: [['B2', 'E2', 'E5', 'B5'], 16, [4, 4, 4], 4, 0, 0, 0],
    TA2: [['A1', 'F6'], 12, [4, 4, 2], 4, 6, 0, 0],
    TA3: [['A1', 'F1', 'C6'], 14, [3, 3, 2], 5, 6, 0, 0],
    TA4: [['A1', 'F1', 'F6', 'A6'], 12, [4, 4, 2], 6, 6, 0, 0],
    NH2: [['A1', 'F6'], 12, [2, 2, 2], 12, 0, 2, 0],
    NH3: [['A1', 'F2', 'B6'], 5, [3, 3, 2], 11, 0, 3, 0],
    NH4: [['A1', 'F1', 'F6', 'A6'], 4, [4, 4, 4], 12, 0, 4, 0],
    RD2: [['A1', 'F6'], 12, [4, 2, 2], 4, 2, 0, 14],
    RD3: [['A1', 'F2', 'B6'], 5, [3, 3, 2], 4, 3, 0, 14],
    RD4: [['A1', 'F1', 'F6', 'A6'], 4, [4, 4, 4], 4, 4, 0, 20],
  };

  test.each(Object.entries(counts) as [Layout, Counts][])(
    '[NG-SETUP-09] [NG-SETUP-12] [NG-LIMIT-01] %s is on the board, the rest of the box in the supply',
    (layout, [bases, dead, skyscrapers, andys, tunnels, owls, products]) => {
      const state = start(layout);
      expect(bases.map((at) => state.board[at].base)).toEqual([...bases.keys()]);
      expect(spacesWhere(state, ({ base }) => base !== null)).toHaveLength(bases.length);
      expect(spacesWhere(state, (space) => space.dead)).toHaveLength(dead);
      const ofValue = (value: number) => spacesWhere(state, (space) => space.skyscraper === value);
      expect([1, 2, 3].map((value) => ofValue(value).length)).toEqual(skyscrapers);
      expect(total(state, (space) => space.andys.length)).toBe(andys);
      expect(total(state, ({ tunnel }) => Number(tunnel))).toBe(tunnels);
      expect(total(state, (space) => space.owls)).toBe(owls);
      expect(total(state, (space) => space.products)).toBe(products);
      expect(neonGods.view(state, 'spectator').supply).toEqual({
        andys: 15 - andys,
        tunnels: 10 - tunnels,
        owls: 10 - owls,
        products: 30 - products,
        factories: 10,
        watchtowers: 10,
        monuments: 10,
      });
    },
  );

  // Two layouts, for what stands where.
  const pictures: Partial<Record<Layout, string>> = {
    NH2: `
      B0       .        S1+A     X        X        X
      .        A        O        A        X        X
      S2       A        S3+A     A        .        X
      X        .        A        S3+A     A        S2
      X        X        A        O        A        .
      X        X        X        S1+A     .        B1`,
    RD3: `
      B0       P2       S2       A        S1       P2
      P2       S2       .        S3+A+P1  .        B1
      S2       .        S1       .        X        P2
      A        S3+A+P1  .        .        .        T
      S1       .        X        .        T        X
      P2       B2       P2       T        X        X`,
  };
  test.each(Object.entries(pictures))('[NG-SETUP-12] every space of %s', (layout, picture) => {
    const state = start(layout as Layout);
    const cells = picture.trim().split(/\s+/);
    expect(cells).toHaveLength(36);
    for (const [index, at] of spaceIds.entries()) {
      const items = (cells[index] as string).split('+');
      const number = (letter: string) => {
        const item = items.find((one) => one.startsWith(letter));
        return item === undefined ? 0 : Number(item.slice(1) || 1);
      };
      expect({ at, ...state.board[at] }).toMatchObject({
        at,
        base: (cells[index] as string).startsWith('B') ? number('B') : null,
        dead: items.includes('X'),
        skyscraper: number('S'),
        tunnel: items.includes('T'),
        owls: number('O'),
        products: number('P'),
        andys: Array.from({ length: number('A') }, () => ({ down: 0 })),
        factory: false,
        watchtower: false,
        monument: false,
      });
    }
  });

  test('[NG-SETUP-09] andys lie number side down, in the supply too, and nobody knows them', () => {
    const state = start('NH4');
    expect(state.supply.andys).toHaveLength(1);
    expect(state.supply.andys.flat()).toHaveLength(15);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(JSON.stringify(neonGods.view(state, viewer))).not.toContain('andy-');
    }
  });

  test('[NG-SETUP-12] without a name the first scenario of the pack is played', () => {
    expect(neonGods.setup({ players: 2, seed: 1 }).scenario).toBe('life-on-the-streets');
  });

  test('[NG-SETUP-13] only work cards named by the scenario are in play', () => {
    const work = (pack: string) => {
      const steps = [{ type: 'work' as const, left: 2 }];
      const board = { A1: { build: ['factory' as const] } };
      const seats = { 0: { money: 9, figures: { C1: 1 } } };
      const state = arrange({ pack, seats, board, steps, at: 'activate' });
      return [...new Set(offered(state, 'work', 'card'))];
    };
    const all = ['work-product', 'work-factory', 'work-watchtower', 'work-monument'];
    expect(work('standard')).toEqual(all);
    const fewer = changedPack('fewer-work-cards', ({ scenarios }) => {
      for (const scenario of scenarios) scenario.workCards = ['work-product', 'work-monument'];
    });
    expect(work(fewer)).toEqual(['work-product', 'work-monument']);
  });
});
