import { describe, expect, test } from 'vitest';
import { blockMania } from '../../src/block-mania/index.js';
import { rules } from '../../src/block-mania/rules.js';
import { arrange, eventsOf, offeredMoves, play, refusedBy, sf, stepNow, where } from './arrange.js';

const four = ['cityDef', 'juves', 'superhero', 'crocks'];

describe('setup', () => {
  test('[BM-SETUP-01] [BM-SETUP-02] [BM-SETUP-03] [BM-SETUP-07] [BM-RULING-03] [BM-RULING-04] blocks by player, seats by dice, ties again', () => {
    const rolls = ['bh', 'sf', 'lh', 4, 2, 4, 3, 1, ...four, ...four, ...four];
    const { state, events } = blockMania.start({ players: 3, seed: 1 }, { rolls });
    expect(state.seats.map(({ player }) => player)).toEqual([1, 2, 0]);
    expect(state.boards.map(({ block }) => block)).toEqual(['sf', 'lh', 'bh']);
    expect(eventsOf(events, 'blockerDrawn').map(({ seat }) => seat)).toEqual([
      0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2,
    ]);
  });

  test('[BM-RULING-108] [BM-SETUP-01] two players share the base blocks; the pool can be named', () => {
    const blocks = (options: object) =>
      new Set(
        [1, 2, 3, 4, 5, 6].flatMap((seed) =>
          blockMania.setup({ players: 2, seed, ...options }).boards.map(({ block }) => block),
        ),
      );
    expect([...blocks({})].sort()).toEqual(['bh', 'sf']);
    expect([...blocks({ blockPool: ['kr', 'lh'] })].sort()).toEqual(['kr', 'lh']);
    expect(() => blockMania.setup({ players: 3, seed: 1, blockPool: ['kr', 'lh'] })).toThrow(
      'BM-RULING-108',
    );
    expect(() => blockMania.setup({ players: 2, seed: 1, seating: ['sf', 'sf'] })).toThrow(
      'BM-SETUP-01',
    );
  });

  test('[BM-SETUP-05] [BM-SETUP-06] [BM-SETUP-12] [BM-RULING-96] [BM-MM-01] what lies ready', () => {
    const two = blockMania.setup({ players: 2, seed: 1 });
    expect([
      two.containers.hardware.length,
      two.containers.armoury.length,
      two.stacks.map((stack) => stack.length),
    ]).toEqual([24, 24, [16, 16]]);
    const three = blockMania.setup({ players: 3, seed: 1 });
    expect([three.containers.hardware.length, three.containers.armoury.length]).toEqual([36, 36]);
    const big = blockMania.setup({ players: 2, seed: 1, expansionCounters: true });
    expect(big.containers.armoury).toHaveLength(36);
    expect([two.spaces, two.boards.every(({ power }) => power), two.standing]).toEqual([
      {},
      true,
      [],
    ]);
  });

  test('[BM-SETUP-08] [BM-SETUP-09] [BM-SETUP-07] free placement in the own block, in board order', () => {
    const rolls = [...four, ...four];
    const { state } = blockMania.start({ players: 2, seed: 1, seating: ['sf', 'bh'] }, { rolls });
    expect(offeredMoves(state, 'placeBlocker')).toHaveLength(4 * 68);
    expect(refusedBy(state, { type: 'placeBlocker', blocker: 'bh-juves-1', space: sf(5, 5) })).toBe(
      'BM-SETUP-07',
    );
    expect(refusedBy(state, { type: 'placeBlocker', blocker: 'sf-juves-1', space: '15,5' })).toBe(
      'BM-SETUP-08',
    );
    expect(refusedBy(state, { type: 'placeBlocker', blocker: 'sf-juves-1', space: '1,5' })).toBe(
      'BM-SETUP-08',
    );
    const one = play(
      state,
      [{ type: 'placeBlocker', blocker: 'sf-juves-1', space: sf(5, 5) }, 'zipGun'],
      [{ type: 'placeBlocker', blocker: 'sf-cityDef-1', space: sf(5, 6) }, 'spitGun'],
    ).state;
    expect([one.blockers['sf-juves-1']?.items, one.blockers['sf-cityDef-1']?.items]).toEqual([
      ['zipGun-1'],
      ['spitGun-1'],
    ]);
    expect(refusedBy(one, { type: 'placeBlocker', blocker: 'sf-crocks-1', space: sf(5, 5) })).toBe(
      'BM-SETUP-08',
    );
    const hero = play(
      one,
      { type: 'placeBlocker', blocker: 'sf-superhero-1', space: sf(5, 5) },
      { type: 'placeBlocker', blocker: 'sf-crocks-1', space: sf(2, 2) },
    ).state;
    expect([where(hero, 'sf-superhero-1'), stepNow(hero)]).toEqual([
      sf(5, 5),
      { type: 'place', seat: 1 },
    ]);
  });

  test.each([
    [2, 16, 6, 32],
    [3, 12, 9, 33],
    [4, 6, 12, 36],
  ] as const)(
    '[BM-SETUP-10] [BM-SETUP-11] [BM-MM-02] [BM-RULING-107] %i players',
    (players, aside, dealt, left) => {
      let state = blockMania.setup({ players, seed: 'deal' });
      while (state.stage === 'setup')
        state = blockMania.reduce(state, blockMania.legalMoves(state)[0] as never);
      const { cards } = state;
      expect([cards.pool.length - cards.left, cards.hands.flat().length, cards.left]).toEqual([
        aside,
        dealt,
        left,
      ]);
      expect(cards.pool.length).toBe(54 - dealt);
    },
  );

  test('[BM-TURN-01] [BM-TURN-03] the endgame starts after turn 32 in turn order', () => {
    let state = blockMania.setup({ players: 2, seed: 'clock' });
    const seats: number[] = [];
    for (let last = 0; state.stage !== 'endgame' && state.stage !== 'over'; ) {
      if (state.turn !== last) seats.push(state.phasing);
      last = state.turn;
      const moves = blockMania.legalMoves(state);
      const quiet = moves.find(({ type }) =>
        ['done', 'done', 'done', 'pass', 'done'].includes(type),
      );
      state = blockMania.reduce(state, quiet ?? (moves[0] as never));
    }
    expect(seats).toEqual(Array.from({ length: 32 }, (_, i) => i % 2));
  });
});

describe('the pack', () => {
  const { boards, items, blockerTypes, sets, cards, mania, justice } = blockMania.content;

  test('[BM-COMP-01] [BM-COMP-02] [BM-COMP-03] boards: exposures, colours, addresses', () => {
    const table = boards.map(({ id, squares }) => {
      const count = (test: (square: (typeof squares)[number]) => boolean) =>
        squares.filter(test).length;
      return [
        id,
        squares.length,
        count(({ colour }) => colour === 'apartment'),
        count(({ colour }) => colour === 'civic'),
        count(({ colour }) => colour === 'special'),
        count(({ exposure }) => exposure === 'window'),
      ];
    });
    expect(table).toEqual([
      ['sf', 68, 36, 14, 18, 20],
      ['bh', 64, 36, 10, 18, 20],
      ['kr', 66, 36, 12, 18, 20],
      ['lh', 65, 35, 12, 18, 20],
    ]);
    expect(boards[3]?.airAddresses).toEqual([{ address: '66', c: 5, L: 11 }]);
  });

  test('[BM-COMP-05] [BM-COMP-06] [BM-COMP-07] [BM-RULING-01] counters: classes and named values', () => {
    const sum = (container: string, box: 'base' | 'exp') =>
      items
        .filter((item) => item.container === container)
        .reduce((total, item) => total + item[box], 0);
    expect([
      sum('hardware', 'base'),
      sum('hardware', 'exp'),
      sum('armoury', 'base'),
      sum('armoury', 'exp'),
    ]).toEqual([24, 12, 24, 12]);
    expect(blockerTypes.find(({ id }) => id === 'mob')).toMatchObject({
      command: 3,
      strength: 5,
      move: 3,
      flag: 'H',
    });
    expect(items.find(({ id }) => id === 'spitGun')).toMatchObject({ range: 6, damage: 4 });
    for (const { id } of boards)
      expect(
        sets.filter(({ board }) => board === id).reduce((total, { count }) => total + count, 0),
      ).toBe(20);
    expect([
      cards.length,
      mania.reduce((n, side) => n + side.count, 0),
      justice.reduce((n, side) => n + side.count, 0),
    ]).toEqual([54, 54, 54]);
  });

  test('[BM-DMG-04] [BM-COMP-03] [BM-RULING-15] [BM-LOC-08] a wrong pack says what is wrong', () => {
    const wrong = (change: (pack: typeof blockMania.content) => void) => () => {
      const pack = structuredClone(blockMania.content);
      change(pack);
      blockMania.withContent(pack);
    };
    expect(wrong(() => undefined)).not.toThrow();
    expect(wrong((pack) => Object.assign(pack.constants, { handLimit: 2 }))).toThrow(
      'The first hand of 3 is over the limit of 2.',
    );
    expect(wrong((pack) => Object.assign(pack.items[0] ?? {}, { damage: 6 }))).toThrow('BM-DMG-04');
    expect(
      wrong((pack) =>
        Object.assign(pack.boards[0]?.squares.find(({ address }) => address === '11') ?? {}, {
          address: '12',
        }),
      ),
    ).toThrow('BM-COMP-03');
    expect(wrong((pack) => Object.assign(pack.boards[0]?.elevators[0] ?? {}, { to: 11 }))).toThrow(
      'BM-RULING-15',
    );
    expect(wrong((pack) => Object.assign(pack.boards[0]?.elevators[0] ?? {}, { to: 1 }))).toThrow(
      'BM-RULING-15',
    );
    expect(
      wrong((pack) =>
        Object.assign(
          pack.boards[0]?.squares.find(({ location }) => location === 'pedwayTerminus') ?? {},
          { location: 'bank' },
        ),
      ),
    ).toThrow('BM-LOC-08');
    expect(wrong((pack) => pack.cards.splice(0, 1))).toThrow('BM-MANIA-01');
    const air = { airAddresses: [{ address: '66', c: 5, L: 5 }] };
    expect(wrong((pack) => Object.assign(pack.boards[3] ?? {}, air))).toThrow('BM-COMP-03');
    const kleggs = { board: 'sf', type: 'klegg', count: 1 };
    expect(wrong((pack) => pack.sets.push(kleggs))).toThrow('BM-KLEGG-02');
  });

  test.each([
    ['BM-MANIA-04', 'liftJam', 'command'],
    ['BM-MANIA-04', 'quickReload', 'command'],
    ['BM-MANIA-06', 'allAboard', 'hazard'],
    ['BM-MANIA-10', 'secondWind', 'attack'],
  ])('[%s] %s is no card of the type %s', (rule, id, type) => {
    const pack = structuredClone(blockMania.content);
    Object.assign(pack.mania.find((side) => side.id === id) ?? {}, { type });
    expect(() => blockMania.withContent(pack)).toThrow(rule);
  });

  test('[BM-RULING-94] a pack may let a card spoil a close assault: the attacker is flipped, nobody dies', () => {
    const pack = structuredClone(blockMania.content);
    const smoke = pack.mania.find(({ id }) => id === 'smokeGrenade');
    Object.assign(smoke?.effect ?? {}, { kinds: ['assault'] });
    const game = blockMania.withContent(pack);
    const state = arrange({
      phase: 'combat',
      put: { 'sf-mob-1': sf(5, 5), 'bh-mob-1': sf(5, 6) },
      hands: { 1: ['card-53'] },
      steps: [{ type: 'assault' }],
    });
    const charged = game.apply(state, {
      type: 'charge',
      seat: 0,
      blocker: 'sf-mob-1',
      to: sf(5, 6),
    });
    const spoilt = game.apply(charged.state, { type: 'playCard', seat: 1, card: 'card-53' });
    expect(spoilt.events.map(({ type }) => type)).toEqual([
      'cardPlayed',
      'attackCancelled',
      'blockerFlipped',
    ]);
    expect(spoilt.state.blockers['sf-mob-1']).toMatchObject({ flipped: true });
    expect(where(spoilt.state, 'bh-mob-1')).toBe(sf(5, 6));
  });

  test('the rule book has 319 rules and 108 rulings', () => {
    const ids = Object.keys(rules);
    expect([ids.length, ids.filter((id) => id.startsWith('BM-RULING')).length]).toEqual([427, 108]);
    for (const { title, text } of Object.values(rules))
      expect(title.length * text.length).toBeGreaterThan(0);
  });
});
