import { describe, expect, test } from 'vitest';
import { bloodfeud, type ContentPack } from '../../src/bloodfeud/index.js';

const { content } = bloodfeud;
const count = (cards: readonly { copies: number }[]) =>
  cards.reduce((sum, { copies }) => sum + copies, 0);

test('[BF-RULING-01] every entry of the pack says where it is from', () => {
  const entries = [
    ...content.factions,
    ...content.layouts,
    ...content.tiles,
    content.sun,
    content.graveyard,
    ...content.startingOrders.cards,
    ...content.orders,
    ...content.advancements,
    ...content.events,
    ...content.ambitions,
    ...content.factionAmbitions,
    ...content.scenarios,
  ];
  expect(entries.every(({ source }) => ['rulebook', 'public', 'house'].includes(source))).toBe(
    true,
  );
  const aids = content.startingOrders.cards.map(({ source }) => source);
  expect(new Set(aids)).toEqual(new Set(['rulebook']));
});

test('[BF-SETUP-02] [BF-SETUP-03] [BF-SETUP-06] the numbers of the box', () => {
  expect(
    content.factions.map(({ kind }) => kind).filter((kind) => kind === 'vampire'),
  ).toHaveLength(6);
  expect(content.factions).toHaveLength(10);
  expect(content.tiles).toHaveLength(16);
  const power = (tier: number) => {
    return content.tiles
      .filter((tile) => tile.tier <= tier)
      .reduce((sum, tile) => sum + tile.power, 0);
  };
  expect([power(9), power(12), power(16)]).toEqual([16, 21, 29]);
  expect([count(content.orders), count(content.events), count(content.ambitions)]).toEqual([
    24, 40, 48,
  ]);
  expect(count(content.advancements)).toBe(48);
  expect(content.factionAmbitions).toHaveLength(20);
  const edges = content.layouts.map(
    ({ cells }) => cells.reduce((sum, { adjacent }) => sum + adjacent.length, 0) / 2,
  );
  expect(edges).toEqual([12, 17, 24]);
});

test('[BF-SETUP-04] no two start cells are adjacent', () => {
  for (const { cells, starts } of content.layouts) {
    for (const { cells: start } of starts) {
      const touching = cells.filter(
        ({ id, adjacent }) => start.includes(id) && adjacent.some((to) => start.includes(to)),
      );
      expect(touching).toEqual([]);
    }
  }
});

describe('a pack is refused', () => {
  type Change = (pack: ContentPack) => void;
  const first = <T>(list: readonly T[]): T => list[0] as T;
  const changes: [string, string, Change][] = [
    [
      'BF-RULING-01',
      'repeated ids',
      (p) => {
        first(p.events).id = 'a01';
      },
    ],
    [
      'BF-STORE-02',
      'a card called token',
      (p) => {
        first(p.orders).id = 'token';
      },
    ],
    [
      'BF-SETUP-02',
      'only vampires',
      (p) => {
        for (const one of p.factions) one.kind = 'vampire';
      },
    ],
    [
      'BF-SETUP-03',
      'too few tiles',
      (p) => {
        p.tiles.length = 8;
      },
    ],
    [
      'BF-SETUP-03',
      'adjacency that is not mutual',
      (p) => {
        first(first(p.layouts).cells).adjacent.pop();
      },
    ],
    [
      'BF-SETUP-03',
      'a neighbour named twice',
      (p) => {
        first(first(p.layouts).cells).adjacent.push('D2');
      },
    ],
    [
      'BF-SETUP-03',
      'a layout in two parts',
      (p) => {
        for (const cell of first(p.layouts).cells) cell.adjacent = [];
      },
    ],
    [
      'BF-SETUP-03',
      'no layout for four teams',
      (p) => {
        p.layouts.shift();
      },
    ],
    [
      'BF-SETUP-04',
      'too few start cells',
      (p) => {
        first(first(p.layouts).starts).cells.pop();
      },
    ],
    [
      'BF-SUN-02',
      'a space for 4 tokens',
      (p) => {
        p.sun.spaces[5] = { space: 6, cost: 4 };
      },
    ],
    [
      'BF-SUN-05',
      'a gap between blockable spaces',
      (p) => {
        p.sun.spaces[4] = { space: 5, cost: null };
      },
    ],
    [
      'BF-SUN-05',
      'nothing but blockable spaces',
      (p) => {
        for (const one of p.sun.spaces) one.cost = 1;
      },
    ],
    [
      'BF-SETUP-07',
      'a token outside the Graveyard',
      (p) => {
        p.graveyard.tokens = [7];
      },
    ],
    [
      'BF-SETUP-07',
      'two tokens on one space',
      (p) => {
        p.graveyard.tokens = [2, 4, 2];
      },
    ],
    [
      'BF-SETUP-09',
      'too few Events',
      (p) => {
        p.events.length = 11;
      },
    ],
    [
      'BF-SETUP-10',
      'too few Ambitions',
      (p) => {
        p.ambitions.length = 13;
      },
    ],
    [
      'BF-MKT-01',
      'a Market card of Cost 7',
      (p) => {
        first(p.orders).cost = 7;
      },
    ],
    [
      'BF-RULING-54',
      'a Discipline for humans',
      (p) => {
        first(p.advancements).kind = 'human';
      },
    ],
    [
      'BF-END-02',
      'an Ambition worth nothing',
      (p) => {
        first(p.ambitions).points = 0;
      },
    ],
    [
      'BF-SETUP-14',
      'a scenario that shields',
      (p) => {
        first(p.scenarios).effects = [{ type: 'shieldDomain', choose: 1 }];
      },
    ],
    [
      'BF-SETUP-14',
      'an Ambition of no faction',
      (p) => {
        first(p.factionAmbitions).faction = 'nobody';
      },
    ],
    [
      'BF-SETUP-06',
      'an unknown starting Order',
      (p) => {
        p.startingOrders.human.sXyz = 1;
      },
    ],
    [
      'BF-ADV-04',
      'a tile with armor',
      (p) => {
        first(p.tiles).effects = [{ type: 'armor' }];
      },
    ],
    [
      'BF-ADV-06',
      'two abilities on one card',
      (p) => {
        const ability = { type: 'activate', ability: 'peekOrder' } as const;
        first(p.advancements).effects = [ability, ability];
      },
    ],
    [
      'BF-RULING-47',
      'an unknown tag',
      (p) => {
        first(p.ambitions).condition = { type: 'most', stat: 'domainsControlledTag:moon' };
      },
    ],
    [
      'BF-ASSET-01',
      'too few Assets',
      (p) => {
        p.constants.assets = 31;
      },
    ],
    [
      'BF-TOKEN-01',
      'too few tokens',
      (p) => {
        p.constants.tokens = 31;
      },
    ],
  ];
  test.each(changes)('[%s] %s', (rule, _name, change) => {
    const pack = structuredClone(content);
    change(pack);
    expect(() => bloodfeud.withContent(pack)).toThrow(rule);
  });

  test('[BF-RULING-01] without a source', () => {
    const pack = structuredClone(content) as { tiles: { source?: string }[] };
    delete pack.tiles[0]?.source;
    expect(() => bloodfeud.withContent(pack)).toThrow('tiles.0 needs source');
  });
});

test('[BF-RULING-01] labels and stories are free', () => {
  const words = { label: 'The Prince', story: 'It was a dark night.' };
  const pack = structuredClone(content);
  for (const section of [pack.factions, pack.tiles, pack.orders, pack.events, pack.scenarios]) {
    Object.assign(section[0] as object, words);
  }
  expect(() => bloodfeud.withContent(pack)).not.toThrow();
});

test('the standard pack is fine', () => {
  expect(() => bloodfeud.withContent(structuredClone(content))).not.toThrow();
});
