import { describe, expect, test } from 'vitest';
import { blockMania } from '../../src/block-mania/index.js';
import { arrange, sf, where } from './arrange.js';

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

  test.each<[string, string, (pack: typeof blockMania.content) => object]>([
    ['BM-SETUP-07', 'no blockers at all', () => ({ sets: [] })],
    [
      'BM-SETUP-07',
      'a block with too few to begin with',
      ({ sets }) => ({
        sets: sets.map((set) => (set.board === 'lh' ? { ...set, count: 0 } : set)),
      }),
    ],
    ['BM-SETUP-06', 'a set told twice', ({ sets }) => ({ sets: [...sets, ...sets.slice(0, 1)] })],
    [
      'BM-HERO-05',
      'a superhero with a flag',
      ({ blockerTypes }) => ({
        blockerTypes: blockerTypes.map((type) => {
          return type.kind === 'superhero' ? { ...type, flag: 'A' } : type;
        }),
      }),
    ],
    ['BM-RULING-108', 'too few blocks', ({ boards }) => ({ boards: boards.slice(0, 3) })],
    [
      'BM-RULING-108',
      'too few blocks for two',
      ({ boards }) => ({ boards: boards.map((board) => ({ ...board, expansion: true })) }),
    ],
  ])('[%s] a pack is refused that cannot be set up: %s', (rule, _, change) => {
    const pack = structuredClone(blockMania.content);
    const wrong = { ...pack, ...change(pack), id: 'mine' };
    expect(() => blockMania.withContent(wrong)).toThrow(rule);
  });

  test('ids may be as long as a pack may give them', () => {
    const long = (text: string) => text.padEnd(40, 'x');
    const pack = structuredClone(blockMania.content);
    const game = blockMania.withContent({
      ...pack,
      id: 'long',
      boards: pack.boards.map((board) => ({ ...board, id: long(board.id) })),
      blockerTypes: pack.blockerTypes.map((type) => ({ ...type, id: long(type.id) })),
      sets: pack.sets.map(({ board, type, count }) => {
        return { board: long(board), type: long(type), count };
      }),
      kleggs: { ...pack.kleggs, type: long(pack.kleggs.type) },
    });
    for (const players of [2, 3, 4]) {
      const state = game.setup({ players, seed: 1 });
      expect(game.load(structuredClone(state))).toEqual(state);
    }
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
    const ids = Object.keys(blockMania.rules);
    expect([ids.length, ids.filter((id) => id.startsWith('BM-RULING')).length]).toEqual([427, 108]);
    for (const { title, text } of Object.values(blockMania.rules))
      expect(title.length * text.length).toBeGreaterThan(0);
  });
});
