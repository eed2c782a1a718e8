import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columns, rows, type SpaceId, spaceIds } from '../../src/neon-gods/content/board.js';
import { checkPack } from '../../src/neon-gods/content/check.js';
import { compile } from '../../src/neon-gods/content/compile.js';
import { type CellItems, type Layout, parseCell } from '../../src/neon-gods/content/layout.js';
import {
  actionKinds,
  type ContentPack,
  contentPack,
  memberTypes,
  type PlayerCount,
  playerCounts,
  type SymbolKind,
  symbolKinds,
} from '../../src/neon-gods/content/schema.js';
import { standard } from '../../src/neon-gods/content/standard/index.js';
import { neonGods } from '../../src/neon-gods/index.js';
import { rules } from '../../src/neon-gods/rules.js';

const content = compile(standard);

/** The element that must be there. */
function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`nothing at ${index}`);
  return found;
}

function layoutOf(scenario: string, players: PlayerCount): Layout {
  return content.setting({ scenario, players }).layout;
}

/** The standard pack with a change. */
function changed(change: (pack: ContentPack) => void): ContentPack {
  const pack = structuredClone(standard);
  change(pack);
  return pack;
}

const scenarioIds = [
  'life-on-the-streets',
  'close-quarters',
  'tunnel-assault',
  'no-place-to-hide',
  'raids',
] as const;
type ScenarioId = (typeof scenarioIds)[number];

function put(
  pack: ContentPack,
  scenario: ScenarioId,
  players: PlayerCount,
  items: Partial<Record<SpaceId, string>>,
): void {
  const cells = at(pack.scenarios, scenarioIds.indexOf(scenario)).layouts[players];
  for (const [index, space] of spaceIds.entries()) {
    const item = items[space];
    if (item !== undefined) at(cells, Math.floor(index / 6))[index % 6] = item;
  }
}

/** A copy of a plain value with the value at a path replaced, whatever its type says. */
function withValue(value: unknown, path: readonly (string | number)[], next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    list[Number(key)] = withValue(list[Number(key)], rest, next);
    return list;
  }
  const entries = new Map<string, unknown>(Object.entries(Object(value)));
  entries.set(String(key), withValue(entries.get(String(key)), rest, next));
  return Object.fromEntries(entries);
}

describe('the standard pack', () => {
  test('[NG-PACK-01] [NG-PACK-02] [NG-PACK-03] [NG-PACK-04] [NG-PACK-06] is sound', () => {
    expect(contentPack.parse(standard)).toEqual(standard);
    expect(checkPack(standard)).toEqual([]);
  });

  test('is plain JSON in which nothing is shared', () => {
    expect(JSON.parse(JSON.stringify(standard))).toEqual(standard);
    const seen = new Set<unknown>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      expect(seen.has(value)).toBe(false);
      seen.add(value);
      Object.values(value).forEach(visit);
    };
    visit(standard);
  });

  test('[NG-RULING-01] the board has 36 spaces, A1 to F6, row by row', () => {
    expect(columns.join('')).toBe('ABCDEF');
    expect(spaceIds).toEqual(rows.flatMap((row) => columns.map((column) => `${column}${row}`)));
    expect(spaceIds).toHaveLength(36);
    expect([spaceIds[0], spaceIds[1], spaceIds[6], spaceIds[35]]).toEqual(['A1', 'B1', 'A2', 'F6']);
  });

  test('[NG-RULING-02] the slots of the row cost 0, 1, 3 and 5 $', () => {
    expect(standard.constants.recruitPrices).toEqual([0, 1, 3, 5]);
  });

  test('[NG-RULING-03] the exchange lines take $ and give blurp', () => {
    expect(standard.constants.exchange).toEqual([
      { pay: 6, blurp: 3 },
      { pay: 10, blurp: 6 },
      { pay: 14, blurp: 9 },
      { pay: 20, blurp: 14 },
    ]);
  });

  test('[NG-RULING-04] building costs 1 work and 3 $, creating product 1 work', () => {
    const costs = standard.workCards.map(({ id, work, money, effect }) => [
      id,
      work,
      money,
      effect,
    ]);
    expect(costs).toEqual([
      ['work-product', 1, 0, { kind: 'placeProducts', max: 2, requires: 'factory' }],
      ['work-factory', 1, 3, { kind: 'build', structure: 'factory' }],
      ['work-watchtower', 1, 3, { kind: 'build', structure: 'watchtower' }],
      ['work-monument', 1, 3, { kind: 'build', structure: 'monument', requires: 'skyscraper' }],
    ]);
  });

  test('[NG-ANDY-01] there are 15 andys of values 3 to 8, 76 in sum', () => {
    const values = standard.andys.map((andy) => andy.value);
    expect(values).toEqual([3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8]);
    expect(values.reduce((sum, value) => sum + value)).toBe(76);
    expect(content.andyValue.get('andy-15')).toBe(8);
  });

  test('[NG-SKY-02] skyscrapers are worth 1, 2 or 3, and there are 6, 6 and 4', () => {
    expect(standard.box.skyscrapers).toEqual({ 1: 6, 2: 6, 3: 4 });
    expect(['S1', 'S2', 'S3'].map((cell) => parseCell(cell)?.skyscraper)).toEqual([1, 2, 3]);
  });

  test('[NG-RULING-32] four gangs, two of them with names from the rulebook', () => {
    expect(standard.gangs.map(({ name, color, source }) => [name, color, source])).toEqual([
      ['The Mums', 'yellow', 'rulebook'],
      ['Disco Tykes', 'blue', 'rulebook'],
      ['Chrome Cupids', 'pink', 'house'],
      ['Slime Kings', 'green', 'house'],
    ]);
  });
});

describe('dice', () => {
  test.each([
    ['blue', '0 1 1 2 2 3', '0 0 0 0 0 0', 9, 0],
    ['pink', '1 2 2 3 3 4', '0 0 0 0 0 0', 15, 0],
    ['green', '0 0 1 1 1 2', '2 1 0 1 1 0', 5, 5],
  ])('[NG-DICE-01] %s: hits %s, steals %s', (color, hits, steals, hitSum, stealSum) => {
    const faces = content.dice.get(color)?.faces ?? [];
    expect(faces.map((face) => face.hits).join(' ')).toBe(hits);
    expect(faces.map((face) => face.steals).join(' ')).toBe(steals);
    expect(faces.reduce((sum, face) => sum + face.hits, 0)).toBe(hitSum);
    expect(faces.reduce((sum, face) => sum + face.steals, 0)).toBe(stealSum);
  });

  test('[NG-DICE-01] the dice to throw are those of the box, by their colours', () => {
    const { blue, pink, green, ...others } = neonGods.dice;
    const shown = [blue, pink, green].map((die) => {
      return die?.faces.map(({ hits, steals }) => `${hits}/${steals}`).join(' ');
    });
    expect(shown).toEqual([
      '0/0 1/0 1/0 2/0 2/0 3/0',
      '1/0 2/0 2/0 3/0 3/0 4/0',
      '0/2 0/1 1/0 1/1 1/1 2/0',
    ]);
    expect(others).toEqual({});
  });

  test('[NG-RULING-24] the box has three of each colour', () => {
    expect(standard.dice.map(({ color, count }) => [color, count])).toEqual([
      ['blue', 3],
      ['pink', 3],
      ['green', 3],
    ]);
  });

  test('[NG-DICE-01] on average blue hits 1.50, pink 2.50, green 0.83 and steals 0.83', () => {
    const means = standard.dice.map(({ color, faces }) => [
      color,
      (faces.reduce((sum, face) => sum + face.hits, 0) / 6).toFixed(2),
      (faces.reduce((sum, face) => sum + face.steals, 0) / 6).toFixed(2),
    ]);
    expect(means).toEqual([
      ['blue', '1.50', '0.00'],
      ['pink', '2.50', '0.00'],
      ['green', '0.83', '0.83'],
    ]);
  });
});

describe('gang members', () => {
  const symbolOf: Record<string, SymbolKind> = {
    warrior: 'move',
    bandit: 'draw',
    charmer: 'gain',
    doc: 'recover',
    merchant: 'sell',
    builder: 'work',
  };

  test('[NG-SETUP-06] 46 recruits, seven of each type and four generals, and 10 events', () => {
    const numbers = memberTypes.map(
      (type) => standard.recruits.filter((card) => card.type === type).length,
    );
    expect(numbers).toEqual([7, 7, 7, 7, 7, 7, 4]);
    expect(standard.recruits).toHaveLength(46);
    expect(standard.events).toHaveLength(10);
  });

  test('recruits show 32 blue, 20 pink and 17 green dice', () => {
    const dice = standard.recruits.flatMap((card) => card.dice);
    const numbers = ['blue', 'pink', 'green'].map(
      (color) => dice.filter((die) => die === color).length,
    );
    expect(numbers).toEqual([32, 20, 17]);
    expect(dice).toHaveLength(69);
  });

  test.each([
    ['move', 28],
    ['gain', 26],
    ['draw', 26],
    ['recover', 22],
    ['sell', 22],
    ['work', 24],
  ])('recruits have %s effects of %i points in all', (kind, points) => {
    const effects = standard.recruits.flatMap((card) => card.effects);
    const amounts = effects.filter((effect) => effect.kind === kind).map(({ amount }) => amount);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(points);
  });

  test('[NG-RULING-30] the first effect of a recruit is the symbol of its type', () => {
    for (const card of standard.recruits.filter(({ type }) => type !== 'general')) {
      expect([card.id, at(card.effects, 0).kind]).toEqual([card.id, symbolOf[card.type]]);
    }
  });

  test.each(Object.keys(symbolOf))(
    '[NG-RULING-30] %s: five cards 2 + 1 of each other symbol, one 3, one 2 + 2',
    (type) => {
      const cards = standard.recruits.filter((card) => card.type === type);
      const shapes = cards.map((card) => card.effects.map(({ amount }) => amount).join('+'));
      expect(shapes.sort()).toEqual(['2+1', '2+1', '2+1', '2+1', '2+1', '2+2', '3']);
      const seconds = cards.flatMap(({ effects: [, second] }) =>
        second?.amount === 1 ? [second.kind] : [],
      );
      const others = symbolKinds.filter((kind) => kind !== symbolOf[type]);
      expect(seconds.sort()).toEqual([...others].sort());
    },
  );

  test('[NG-RULING-30] each general has one effect of 4', () => {
    const generals = standard.recruits.filter((card) => card.type === 'general');
    expect(generals.map(({ name, effects }) => [name, effects])).toEqual([
      ['Tess', [{ kind: 'gain', amount: 4 }]],
      ['Winry', [{ kind: 'move', amount: 4 }]],
      ['The Architect', [{ kind: 'work', amount: 4 }]],
      ['Mastermind', [{ kind: 'draw', amount: 4 }]],
    ]);
  });

  test('[NG-RULING-30] ten recruits have their names from the rulebook', () => {
    const named = standard.recruits.filter((card) => card.source === 'rulebook');
    expect(named.map((card) => card.name)).toEqual(
      'Uri Xena Natalie Hector Farris Happy Stacy Isiah Tess Winry'.split(' '),
    );
    for (const card of standard.recruits) {
      expect([card.id, card.reconstructed ?? false]).toEqual([card.id, card.source === 'rulebook']);
    }
  });

  test.each(standard.gangs.map((gang) => gang.id))(
    '[NG-RULING-31] %s start with six grunts, one of each type but general',
    (gang) => {
      const cards = standard.startingCards.filter((card) => card.gang === gang);
      expect(
        cards.map(({ id, name, type, effects, dice }) => [id, name, type, effects, dice]),
      ).toEqual(
        [
          ['warrior', 'move', 'pink'],
          ['bandit', 'draw', 'green'],
          ['charmer', 'gain', 'blue'],
          ['doc', 'recover', 'blue'],
          ['merchant', 'sell', 'blue'],
          ['builder', 'work', 'blue'],
        ].map(([type, kind, die]) => [
          `start-${gang}-${type}`,
          'Grunt',
          type,
          [{ kind, amount: 2 }],
          [die],
        ]),
      );
    },
  );

  test('[NG-RULING-31] the battle example shows grunts that are warrior, bandit and doc', () => {
    const shown = standard.startingCards.filter((card) => card.source === 'rulebook');
    expect(shown).toHaveLength(12);
    expect(new Set(shown.map((card) => card.type))).toEqual(new Set(['warrior', 'bandit', 'doc']));
    expect(shown.every((card) => card.reconstructed)).toBe(true);
  });

  test('[NG-EVENT-05] [NG-EVENT-06] the two events of the rulebook', () => {
    expect(content.events.get('evt-robo-party')?.effects).toEqual([
      { kind: 'blurp', amount: 3, who: 'self' },
    ]);
    expect(content.events.get('evt-owls')?.effects).toEqual([{ kind: 'placeOwls', amount: 3 }]);
    const named = standard.events.filter((card) => card.source === 'rulebook');
    expect(named.map((card) => card.name)).toEqual(['Robo Party', 'Owls!']);
  });
});

describe('scenarios', () => {
  test('[NG-SCEN-01] there are five, each with a layout for 2, 3 and 4 players', () => {
    expect([...content.scenarios.keys()]).toEqual(scenarioIds);
    for (const scenario of scenarioIds) {
      for (const players of playerCounts) {
        expect(Object.keys(layoutOf(scenario, players))).toEqual(spaceIds);
      }
    }
  });

  test('[NG-SCEN-01] a scenario of one’s own may be added', () => {
    const pack = changed((own) => {
      own.id = 'mine';
      own.scenarios.push({ ...at(own.scenarios, 0), id: 'my-streets', name: 'My Streets' });
    });
    expect(checkPack(contentPack.parse(pack))).toEqual([]);
    const { layout } = compile(pack).setting({ scenario: 'my-streets', players: 4 });
    expect(layout.B2.dead).toBe(true);
  });

  test('[NG-SETUP-13] [NG-SETUP-14] all use all four work cards and start with 6 figures', () => {
    for (const { workCards, startFigures } of standard.scenarios) {
      expect(workCards).toEqual(standard.workCards.map((card) => card.id));
      expect(startFigures).toBe(6);
    }
  });

  test.each([
    ['[NG-LS-01]', 'life-on-the-streets', {}],
    ['[NG-CQ-01]', 'close-quarters', { pvpWinBonus: 1 }],
    [
      '[NG-TA-01] [NG-TA-02] [NG-TA-03] [NG-TA-04]',
      'tunnel-assault',
      {
        deadZonesImpassable: true,
        protectBaseTunnels: true,
        noStructureOnTunnel: true,
        passEnemiesInTunnels: true,
      },
    ],
    ['[NG-NH-01]', 'no-place-to-hide', { andyWinBonus: 1 }],
    ['[NG-RD-01]', 'raids', {}],
  ])('%s special rules of %s', (_, scenario, special) => {
    expect(content.scenarios.get(scenario)?.flags).toEqual({
      deadZonesImpassable: false,
      protectBaseTunnels: false,
      noStructureOnTunnel: false,
      passEnemiesInTunnels: false,
      pvpWinBonus: 0,
      andyWinBonus: 0,
      ...special,
    });
  });

  test('[NG-RD-01] only in Raids do products lie on the board at the start', () => {
    for (const scenario of scenarioIds) {
      for (const players of playerCounts) {
        const products = total(layoutOf(scenario, players), (items) => items.products);
        expect([scenario, players, products > 0]).toEqual([
          scenario,
          players,
          scenario === 'raids',
        ]);
      }
    }
  });

  test.each(playerCounts)(
    '[NG-RD-01] %i players: products beside every base, and some on skyscrapers further off',
    (n) => {
      const layout = layoutOf('raids', n);
      const onRoofs = total(layout, (items) => (items.skyscraper > 0 ? items.products : 0));
      expect(onRoofs).toBe(n === 4 ? 4 : 2);
      for (const base of basesOf(layout)) {
        expect(total(layout, (items, space) => (beside(base, space) ? items.products : 0))).toBe(
          n === 2 ? 6 : 4,
        );
      }
    },
  );
});

describe('layouts', () => {
  // biome-ignore format: one layout, one row
  const counted: [ScenarioId, PlayerCount, string, ...number[]][] = [
    // scenario, players, bases, dead zones, skyscrapers 1 2 3, andys, tunnels, owls, products
    ['life-on-the-streets', 2, 'A1 F6', 12, 4, 4, 2, 6, 2, 0, 0],
    ['life-on-the-streets', 3, 'A1 F4 D6', 5, 3, 3, 2, 5, 3, 0, 0],
    ['life-on-the-streets', 4, 'A1 F1 F6 A6', 4, 4, 4, 4, 8, 4, 0, 0],
    ['close-quarters', 2, 'B3 E4', 16, 4, 4, 2, 4, 0, 0, 0],
    ['close-quarters', 3, 'B2 E3 C5', 15, 4, 3, 2, 3, 0, 0, 0],
    ['close-quarters', 4, 'B2 E2 E5 B5', 16, 4, 4, 4, 4, 0, 0, 0],
    ['tunnel-assault', 2, 'A1 F6', 12, 4, 4, 2, 4, 6, 0, 0],
    ['tunnel-assault', 3, 'A1 F1 C6', 14, 3, 3, 2, 5, 6, 0, 0],
    ['tunnel-assault', 4, 'A1 F1 F6 A6', 12, 4, 4, 2, 6, 6, 0, 0],
    ['no-place-to-hide', 2, 'A1 F6', 12, 2, 2, 2, 12, 0, 2, 0],
    ['no-place-to-hide', 3, 'A1 F2 B6', 5, 3, 3, 2, 11, 0, 3, 0],
    ['no-place-to-hide', 4, 'A1 F1 F6 A6', 4, 4, 4, 4, 12, 0, 4, 0],
    ['raids', 2, 'A1 F6', 12, 4, 2, 2, 4, 2, 0, 14],
    ['raids', 3, 'A1 F2 B6', 5, 3, 3, 2, 4, 3, 0, 14],
    ['raids', 4, 'A1 F1 F6 A6', 4, 4, 4, 4, 4, 4, 0, 20],
  ];

  test.each(counted)(
    '[NG-RULING-40] [NG-SCEN-02] %s for %i players',
    (scenario, players, bases, ...numbers) => {
      const layout = layoutOf(scenario, players);
      expect(basesOf(layout).join(' ')).toBe(bases);
      expect([
        total(layout, (items) => (items.dead ? 1 : 0)),
        total(layout, (items) => (items.skyscraper === 1 ? 1 : 0)),
        total(layout, (items) => (items.skyscraper === 2 ? 1 : 0)),
        total(layout, (items) => (items.skyscraper === 3 ? 1 : 0)),
        total(layout, (items) => items.andys),
        total(layout, (items) => (items.tunnel ? 1 : 0)),
        total(layout, (items) => items.owls),
        total(layout, (items) => items.products),
      ]).toEqual(numbers);
    },
  );

  test('[NG-RULING-40] all 15 are marked as house-made', () => {
    expect(counted).toHaveLength(15);
    expect(standard.scenarios.map((scenario) => scenario.layoutSource)).toEqual(
      scenarioIds.map(() => 'house'),
    );
  });

  test.each(scenarioIds)(
    '[NG-RULING-40] %s for 2 players looks the same after half a turn',
    (scenario) => {
      expect(unlike(layoutOf(scenario, 2), halfTurn)).toEqual([]);
    },
  );

  test.each([
    ['life-on-the-streets', []],
    ['close-quarters', []],
    ['tunnel-assault', ['C3', 'D3', 'C4', 'D4']],
    ['no-place-to-hide', []],
    ['raids', []],
  ])(
    '[NG-RULING-40] %s for 4 players looks the same after a quarter turn, except %j',
    (scenario, except) => {
      const layout = layoutOf(scenario, 4);
      expect(unlike(layout, quarterTurn)).toEqual(except);
      expect(unlike(layout, halfTurn)).toEqual([]);
    },
  );

  test('[NG-RULING-33] bases are numbered clockwise round the board', () => {
    for (const scenario of scenarioIds) {
      for (const players of playerCounts) {
        const angles = basesOf(layoutOf(scenario, players)).map(clockAngle);
        expect([scenario, players, angles]).toEqual([
          scenario,
          players,
          [...angles].sort((a, b) => a - b),
        ]);
      }
    }
  });

  test('[NG-PACK-04] in Tunnel Assault a tunnel is beside every base', () => {
    for (const players of playerCounts) {
      const layout = layoutOf('tunnel-assault', players);
      for (const base of basesOf(layout)) {
        expect(spaceIds.some((space) => beside(base, space) && layout[space].tunnel)).toBe(true);
      }
    }
  });
});

describe('cells', () => {
  const street: CellItems = {
    base: null,
    dead: false,
    skyscraper: 0,
    tunnel: false,
    owls: 0,
    products: 0,
    andys: 0,
  };

  test.each<[string, Partial<CellItems>]>([
    ['.', {}],
    ['B0', { base: 0 }],
    ['B3', { base: 3 }],
    ['X', { dead: true }],
    ['S1', { skyscraper: 1 }],
    ['S2', { skyscraper: 2 }],
    ['S3', { skyscraper: 3 }],
    ['T', { tunnel: true }],
    ['A', { andys: 1 }],
    ['O', { owls: 1 }],
    ['P3', { products: 3 }],
    ['P30', { products: 30 }],
    ['S3+A+P1', { skyscraper: 3, andys: 1, products: 1 }],
    ['A+A+O+O+O', { andys: 2, owls: 3 }],
    ['P2+T+P9', { products: 11, tunnel: true }],
    ['X+S1', { dead: true, skyscraper: 1 }],
  ])('[NG-SCEN-02] %s', (cell, items) => {
    const parsed = parseCell(cell);
    expect(parsed).toEqual({ ...street, ...items });
    expect(Object.keys(parsed ?? {})).toEqual(Object.keys(street));
  });

  test.each([
    ...[
      '',
      ' ',
      'x',
      'B',
      'B10',
      'B-1',
      'S',
      'S0',
      'S4',
      'P',
      'P0',
      'P03',
      'P100',
      'P-1',
      'A2',
      'Q',
    ],
    ...['.+A', 'A+.', '+', 'A+', '+A', 'A++A', 'A A', 'S1+S1', 'S1+S2', 'T+T', 'X+X', 'B0+B1'],
  ])('[NG-PACK-04] "%s" is not a legal cell', (cell) => {
    expect(parseCell(cell)).toBeUndefined();
    const pack = changed((own) => put(own, 'raids', 3, { D2: cell }));
    expect(checkPack(pack)).toEqual([
      {
        rule: 'NG-PACK-04',
        path: ['scenarios', 4, 'layouts', '3', 1, 3],
        message: `Scenario "raids" for 3 players, D2: "${cell}" is not a legal cell.`,
      },
    ]);
  });
});

describe('unique ids and complete references', () => {
  test.each<[string, (pack: ContentPack) => void, (string | number)[], string]>([
    [
      'a card id used twice is named with both places',
      (pack) => {
        at(pack.recruits, 5).id = 'rec-uri';
      },
      ['recruits', 5, 'id'],
      'Id "rec-uri" is used twice: at recruits.0 and at recruits.5.',
    ],
    [
      'an event may not have the id of a starting card',
      (pack) => {
        at(pack.events, 1).id = 'start-mums-doc';
      },
      ['events', 1, 'id'],
      'Id "start-mums-doc" is used twice: at startingCards.3 and at events.1.',
    ],
    [
      'a scenario may not have the id of a gang',
      (pack) => {
        at(pack.scenarios, 4).id = 'tykes';
      },
      ['scenarios', 4, 'id'],
      'Id "tykes" is used twice: at gangs.1 and at scenarios.4.',
    ],
    [
      'an andy id used twice',
      (pack) => {
        at(pack.andys, 14).id = 'andy-01';
      },
      ['andys', 14, 'id'],
      'Id "andy-01" is used twice: at andys.0 and at andys.14.',
    ],
    [
      'two dice of one colour',
      (pack) => {
        pack.dice.push(structuredClone(at(pack.dice, 1)));
      },
      ['dice', 3, 'color'],
      'Two dice have the colour "pink": dice.1 and dice.3.',
    ],
    [
      'a recruit with a die that does not exist',
      (pack) => {
        at(pack.recruits, 0).dice[1] = 'purple';
      },
      ['recruits', 0, 'dice', 1],
      'Card "rec-uri" shows a purple die, but the pack has none.',
    ],
    [
      'a starting card with a die that does not exist',
      (pack) => {
        at(pack.startingCards, 23).dice.push('black');
      },
      ['startingCards', 23, 'dice', 1],
      'Card "start-slimes-builder" shows a black die, but the pack has none.',
    ],
    [
      'a scenario with a work card that does not exist',
      (pack) => {
        at(pack.scenarios, 2).workCards[3] = 'work-bridge';
      },
      ['scenarios', 2, 'workCards', 3],
      'Scenario "tunnel-assault" uses work card "work-bridge", but the pack has no such card.',
    ],
    [
      'a scenario that takes another card for a work card',
      (pack) => {
        at(pack.scenarios, 0).workCards.push('rec-uri');
      },
      ['scenarios', 0, 'workCards', 4],
      'Scenario "life-on-the-streets" uses work card "rec-uri", but the pack has no such card.',
    ],
    [
      'a scenario that names a work card twice',
      (pack) => {
        at(pack.scenarios, 1).workCards[3] = 'work-product';
      },
      ['scenarios', 1, 'workCards', 3],
      'Scenario "close-quarters" names work card "work-product" twice.',
    ],
  ])('[NG-PACK-01] %s', (_, change, path, message) => {
    const pack = contentPack.parse(changed(change));
    expect(checkPack(pack)).toEqual([{ rule: 'NG-PACK-01', path, message }]);
  });

  test('[NG-PACK-01] [NG-PACK-06] a starting card of a gang that does not exist', () => {
    const pack = changed((own) => {
      at(own.startingCards, 0).gang = 'mumps';
    });
    expect(checkPack(pack)).toEqual([
      {
        rule: 'NG-PACK-01',
        path: ['startingCards', 0, 'gang'],
        message:
          'Card "start-mums-warrior" belongs to gang "mumps", but the pack has no such gang.',
      },
      {
        rule: 'NG-PACK-06',
        path: ['startingCards'],
        message:
          'All gangs need the same number of starting cards, ' +
          'but they have: mums 5, tykes 6, cupids 6, slimes 6.',
      },
    ]);
  });

  test('[NG-PACK-01] ids that JavaScript objects have by nature are ordinary ids', () => {
    const pack = changed((own) => {
      at(own.recruits, 0).id = 'constructor';
      at(own.recruits, 1).dice[0] = 'constructor';
    });
    expect(checkPack(contentPack.parse(pack))).toMatchObject([
      { rule: 'NG-PACK-01', path: ['recruits', 1, 'dice', 0] },
    ]);
  });

  test.each([
    [['recruits', 0, 'type'], 'wizard'],
    [['recruits', 0, 'effects', 0, 'kind'], 'teleport'],
    [['events', 2, 'effects', 1, 'kind'], 'teleport'],
    [['workCards', 1, 'effect', 'structure'], 'castle'],
  ])('[NG-PACK-01] a type, effect or structure that does not exist: %j %s', (path, value) => {
    expect(refusedAt(path, value)).toEqual([path]);
  });
});

describe('counts within the box', () => {
  test.each<[string, (pack: ContentPack) => void, [number, number][], string]>([
    [
      'bases',
      (pack) => {
        pack.box.bases = 3;
      },
      [0, 1, 2, 3, 4].map((scenario) => [scenario, 4]),
      'the layout uses 4 bases, the pack has 3.',
    ],
    [
      'dead zones',
      (pack) => {
        pack.box.deadZones = 15;
      },
      [
        [1, 2],
        [1, 4],
      ],
      'the layout uses 16 dead zones, the pack has 15.',
    ],
    [
      'skyscrapers of value 1',
      (pack) => {
        put(pack, 'close-quarters', 2, { B2: 'S1', D2: 'S1', E2: 'S1' });
      },
      [[1, 2]],
      'the layout uses 7 skyscrapers of value 1, the pack has 6.',
    ],
    [
      'skyscrapers of value 3',
      (pack) => {
        pack.box.skyscrapers[3] = 3;
      },
      [
        [0, 4],
        [1, 4],
        [3, 4],
        [4, 4],
      ],
      'the layout uses 4 skyscrapers of value 3, the pack has 3.',
    ],
    [
      'tunnels',
      (pack) => {
        pack.box.tunnels = 5;
      },
      [
        [2, 2],
        [2, 3],
        [2, 4],
      ],
      'the layout uses 6 tunnels, the pack has 5.',
    ],
    [
      'andys',
      (pack) => {
        pack.andys.length = 11;
      },
      [
        [3, 2],
        [3, 4],
      ],
      'the layout uses 12 andys, the pack has 11.',
    ],
    [
      'owls',
      (pack) => {
        put(pack, 'raids', 2, { B2: 'O+O+O+O+O+O', D1: 'O+O+O+O+O' });
      },
      [[4, 2]],
      'the layout uses 11 owls, the pack has 10.',
    ],
    [
      'products',
      (pack) => {
        put(pack, 'raids', 4, { B2: 'P11' });
      },
      [[4, 4]],
      'the layout uses 31 products, the pack has 30.',
    ],
  ])('[NG-PACK-02] too many %s', (_, change, places, fault) => {
    expect(checkPack(contentPack.parse(changed(change)))).toEqual(
      places.map(([scenario, players]) => ({
        rule: 'NG-PACK-02',
        path: ['scenarios', scenario, 'layouts', String(players)],
        message: `Scenario "${scenarioIds[scenario]}" for ${players} players: ${fault}`,
      })),
    );
  });

  test('[NG-PACK-02] exactly as many as there are is fine', () => {
    const pack = changed((own) => put(own, 'raids', 4, { B2: 'P10' }));
    expect(checkPack(pack)).toEqual([]);
  });

  test('[NG-PACK-02] a scenario starts with no more figures than a gang has', () => {
    const pack = changed((own) => {
      at(own.scenarios, 3).startFigures = 17;
    });
    expect(checkPack(pack)).toEqual([
      {
        rule: 'NG-PACK-02',
        path: ['scenarios', 3, 'startFigures'],
        message:
          'Scenario "no-place-to-hide" starts with 17 figures on each base, but a gang has only 16.',
      },
    ]);
  });

  test('[NG-LIMIT-01] what is left of the box after setting up No Place to Hide for 4', () => {
    const layout = layoutOf('no-place-to-hide', 4);
    expect(standard.andys.length - total(layout, (items) => items.andys)).toBe(3);
    expect(standard.box.owls - total(layout, (items) => items.owls)).toBe(6);
    expect(standard.box.tunnels - total(layout, (items) => (items.tunnel ? 1 : 0))).toBe(10);
    expect(standard.box.products - total(layout, (items) => items.products)).toBe(30);
  });
});

describe('layouts for 2, 3 and 4 players', () => {
  const path = ['scenarios', 0, 'layouts', '3'];
  const who = 'Scenario "life-on-the-streets" for 3 players';

  test.each<[string, (pack: ContentPack) => void, (string | number)[], string]>([
    [
      'a missing row',
      (pack) => {
        at(pack.scenarios, 0).layouts[3].pop();
      },
      path,
      `${who}: the layout has 5 rows; it must have 6.`,
    ],
    [
      'a seventh row',
      (pack) => {
        const cells = at(pack.scenarios, 0).layouts[3];
        cells.push([...at(cells, 4)]);
      },
      path,
      `${who}: the layout has 7 rows; it must have 6.`,
    ],
    [
      'no rows at all',
      (pack) => {
        at(pack.scenarios, 0).layouts[3] = [];
      },
      path,
      `${who}: the layout has 0 rows; it must have 6.`,
    ],
    [
      'a row with one cell',
      (pack) => {
        at(pack.scenarios, 0).layouts[3][2] = ['.'];
      },
      [...path, 2],
      `${who}: row 3 has 1 cell; it must have 6.`,
    ],
    [
      'a row with a cell too many',
      (pack) => {
        at(at(pack.scenarios, 0).layouts[3], 5).push('.');
      },
      [...path, 5],
      `${who}: row 6 has 7 cells; it must have 6.`,
    ],
    [
      'a missing base',
      (pack) => {
        put(pack, 'life-on-the-streets', 3, { F4: '.' });
      },
      path,
      `${who}: the base of seat 1 is missing; it must be on one space.`,
    ],
    [
      'a base on two spaces',
      (pack) => {
        put(pack, 'life-on-the-streets', 3, { D5: 'B0' });
      },
      path,
      `${who}: the base of seat 0 is on A1, D5; it must be on one space.`,
    ],
    [
      'a base of a seat that does not play',
      (pack) => {
        put(pack, 'life-on-the-streets', 3, { D5: 'B3' });
      },
      [...path, 4, 3],
      `${who}, D5: a base of seat 3; the seats are 0 to 2.`,
    ],
  ])('[NG-PACK-03] %s', (_, change, where, message) => {
    expect(checkPack(contentPack.parse(changed(change)))).toEqual([
      { rule: 'NG-PACK-03', path: where, message },
    ]);
  });

  test('[NG-PACK-03] a layout that is not there at all', () => {
    expect(refusedAt(['scenarios', 1, 'layouts', '4'], undefined)).toEqual([
      ['scenarios', 1, 'layouts', '4'],
    ]);
    expect(refusedAt(['scenarios', 1, 'layouts', '5'], [])).toEqual([['scenarios', 1, 'layouts']]);
  });
});

describe('legal cells', () => {
  const own = (cell: string, space: SpaceId) =>
    changed((pack) => {
      pack.id = 'mine';
      put(pack, 'life-on-the-streets', 2, { [space]: cell });
    });

  test.each<[string, SpaceId, string]>([
    ['B0+X', 'A1', 'a base cannot carry a dead zone'],
    ['B0+S1', 'A1', 'a base cannot carry a skyscraper'],
    ['B0+T', 'A1', 'a base cannot carry a tunnel'],
    ['A+B0', 'A1', 'a base cannot carry an andy'],
    ['B0+T+A', 'A1', 'a base cannot carry a tunnel or an andy'],
    ['X+T', 'F1', 'a dead zone cannot carry a tunnel'],
  ])('[NG-PACK-04] in no pack %s', (cell, space, fault) => {
    expect(checkPack(contentPack.parse(own(cell, space)))).toEqual([
      {
        rule: 'NG-PACK-04',
        path: ['scenarios', 0, 'layouts', '2', 0, space === 'A1' ? 0 : 5],
        message: `Scenario "life-on-the-streets" for 2 players, ${space}: ${fault}.`,
      },
    ]);
  });

  test.each<[string, SpaceId, string]>([
    ['X+S1', 'F1', 'a dead zone cannot carry a skyscraper'],
    ['X+A', 'F1', 'a dead zone cannot carry an andy'],
    ['X+O', 'F1', 'a dead zone cannot carry an owl'],
    ['X+P1', 'F1', 'a dead zone cannot carry a product'],
    ['B0+O', 'A1', 'a base cannot carry an owl'],
    ['B0+P2', 'A1', 'a base cannot carry a product'],
  ])('[NG-PACK-04] [NG-RULING-23] only packs of one’s own may have %s', (cell, space, fault) => {
    expect(checkPack(own(cell, space))).toEqual([]);
    const pack = changed((like) => put(like, 'life-on-the-streets', 2, { [space]: cell }));
    expect(checkPack(pack)).toEqual([
      {
        rule: 'NG-PACK-04',
        path: ['scenarios', 0, 'layouts', '2', 0, space === 'A1' ? 0 : 5],
        message: `Scenario "life-on-the-streets" for 2 players, ${space}: ${fault}.`,
      },
    ]);
  });

  test('[NG-PACK-04] walls: a base without a tunnel beside it', () => {
    const pack = changed((like) => put(like, 'tunnel-assault', 2, { B1: '.', B2: 'S1+T' }));
    expect(checkPack(pack)).toEqual([
      {
        rule: 'NG-PACK-04',
        path: ['scenarios', 2, 'layouts', '2', 0, 0],
        message:
          'Scenario "tunnel-assault" for 2 players, A1: the base of seat 0 has no tunnel beside it.',
      },
    ]);
  });

  test('[NG-PACK-04] walls: a space that nobody can reach', () => {
    const pack = changed((like) => put(like, 'tunnel-assault', 2, { E1: 'X', F2: 'X' }));
    expect(checkPack(pack)).toEqual(
      [0, 1].map((seat) => ({
        rule: 'NG-PACK-04',
        path: ['scenarios', 2, 'layouts', '2'],
        message: `Scenario "tunnel-assault" for 2 players: seat ${seat} cannot reach F1.`,
      })),
    );
  });

  test('[NG-PACK-04] walls: no way leads through the base of another seat', () => {
    const pack = changed((like) => put(like, 'tunnel-assault', 3, { B6: '.' }));
    expect(checkPack(pack)).toEqual(
      [0, 1].map((seat) => ({
        rule: 'NG-PACK-04',
        path: ['scenarios', 2, 'layouts', '3'],
        message: `Scenario "tunnel-assault" for 3 players: seat ${seat} cannot reach B5, B6.`,
      })),
    );
  });

  test('[NG-PACK-04] a closed pocket is fine where dead zones can be crossed', () => {
    const pack = changed((like) => {
      put(like, 'tunnel-assault', 3, { B6: '.' });
      at(like.scenarios, 2).flags.deadZonesImpassable = false;
    });
    expect(checkPack(pack)).toEqual([]);
  });
});

describe('effect kinds by card kind', () => {
  const eventOnly = [
    { kind: 'blurp', amount: 1, who: 'self' },
    { kind: 'steal', amount: 1, from: 'eachOpponent' },
    ...actionKinds.map((kind) => ({ kind, amount: 1 })),
  ];
  const workOnly = [
    { kind: 'placeProducts', max: 2, requires: 'factory' },
    { kind: 'build', structure: 'factory' },
  ];
  const symbols = symbolKinds.map((kind) => ({ kind, amount: 1 }));

  test.each([...eventOnly, ...workOnly])(
    '[NG-PACK-05] a gang member cannot have the effect $kind',
    (effect) => {
      for (const section of ['recruits', 'startingCards']) {
        const path = [section, 3, 'effects', 0];
        expect(refusedAt(path, effect)).toContainEqual([...path, 'kind']);
      }
    },
  );

  test.each(workOnly)('[NG-PACK-05] an event cannot have the effect $kind', (effect) => {
    const path = ['events', 0, 'effects', 0];
    expect(refusedAt(path, effect)).toEqual([[...path, 'kind']]);
  });

  test.each([...symbols, ...eventOnly])(
    '[NG-PACK-05] a work card cannot have the effect $kind',
    (effect) => {
      const path = ['workCards', 2, 'effect'];
      expect(refusedAt(path, effect)).toEqual([[...path, 'kind']]);
    },
  );

  test.each([...symbols, ...eventOnly])(
    '[NG-PACK-05] an event may have the effect $kind',
    (effect) => {
      expect(refusedAt(['events', 0, 'effects', 0], effect)).toEqual([]);
    },
  );

  test('[NG-PACK-05] a gang member has at least one effect, but perhaps no dice', () => {
    expect(refusedAt(['recruits', 0, 'effects'], [])).toEqual([['recruits', 0, 'effects']]);
    expect(refusedAt(['recruits', 0, 'dice'], [])).toEqual([]);
  });

  test('[NG-PACK-05] only blurp may be negative', () => {
    const effects = ['events', 0, 'effects', 0];
    expect(refusedAt(effects, { kind: 'blurp', amount: -3, who: 'eachOpponent' })).toEqual([]);
    expect(refusedAt(effects, { kind: 'steal', amount: -3, from: 'eachOpponent' })).toEqual([
      [...effects, 'amount'],
    ]);
    expect(refusedAt(['recruits', 0, 'effects', 0, 'amount'], -1)).toHaveLength(1);
  });
});

describe('starting decks and dice faces', () => {
  test('[NG-PACK-06] gangs with decks of different sizes', () => {
    const pack = changed((own) => {
      own.startingCards.splice(6, 2);
    });
    expect(checkPack(pack)).toEqual([
      {
        rule: 'NG-PACK-06',
        path: ['startingCards'],
        message:
          'All gangs need the same number of starting cards, ' +
          'but they have: mums 6, tykes 4, cupids 6, slimes 6.',
      },
    ]);
  });

  test('[NG-PACK-06] decks no larger than the starting hand', () => {
    const pack = changed((own) => {
      own.constants.startHand = 6;
    });
    expect(checkPack(pack)).toEqual(
      ['mums', 'tykes', 'cupids', 'slimes'].map((gang, index) => ({
        rule: 'NG-PACK-06',
        path: ['gangs', index],
        message:
          `Gang "${gang}" has 6 starting cards; ` +
          'it needs at least 7, one more than the starting hand of 6.',
      })),
    );
  });

  test('[NG-PACK-06] decks of another, equal size are fine', () => {
    const pack = changed((own) => {
      own.startingCards = own.startingCards.filter(({ type }) => type !== 'doc');
    });
    expect(checkPack(pack)).toEqual([]);
  });

  test.each([
    [5, '5 faces'],
    [1, '1 face'],
    [0, '0 faces'],
  ])('[NG-PACK-06] a die with %i faces', (faces, said) => {
    const pack = changed((own) => {
      at(own.dice, 2).faces.length = faces;
    });
    expect(checkPack(contentPack.parse(pack))).toEqual([
      {
        rule: 'NG-PACK-06',
        path: ['dice', 2, 'faces'],
        message: `The green die has ${said}; every die has 6.`,
      },
    ]);
  });
});

describe('constants', () => {
  test.each([[[3, 6]], [[3, 6, 9, 12]], [[3, 3, 9]], [[6, 3, 9]]])(
    '[NG-ROUND-02] daylight after rounds %j of 9 is refused',
    (days) => {
      const pack = changed((own) => {
        own.constants.daylightAfterRounds = days;
      });
      expect(checkPack(contentPack.parse(pack))).toEqual([
        {
          rule: 'NG-ROUND-02',
          path: ['constants', 'daylightAfterRounds'],
          message:
            `Daylight comes after rounds ${days.join(', ')}; ` +
            'these must rise, and the last must be the last round, 9.',
        },
      ]);
    },
  );

  test('[NG-ROUND-02] a shorter game is fine', () => {
    const pack = changed((own) => {
      own.constants.rounds = 4;
      own.constants.daylightAfterRounds = [2, 4];
    });
    expect(checkPack(pack)).toEqual([]);
  });
});

describe('the form of a pack', () => {
  test.each<[(string | number)[], unknown]>([
    [['id'], 'Über Pack'],
    [['id'], ''],
    [['id'], 'x'.repeat(65)],
    [['title'], 'two\nlines'],
    [['recruits', 0, 'id'], '__proto__'],
    [['recruits', 0, 'name'], ''],
    [['recruits', 0, 'name'], 'n'.repeat(81)],
    [['recruits', 0, 'name'], '\u001b[31mred'],
    [['recruits', 0, 'effects', 0, 'amount'], 0],
    [['recruits', 0, 'effects', 0, 'amount'], 1.5],
    [['recruits', 0, 'effects', 0, 'amount'], 100],
    [['recruits', 0, 'effects', 0, 'amount'], '2'],
    [['recruits', 0, 'effects', 0, 'amount'], Number.POSITIVE_INFINITY],
    [['recruits', 0, 'effects', 0, 'amount'], Number.NaN],
    [['recruits', 0, 'dice'], Array(10).fill('blue')],
    [['recruits', 0, 'source'], 'rumour'],
    [['recruits', 0, 'reconstructed'], false],
    [['recruits'], []],
    [['gangs'], standard.gangs.slice(0, 3)],
    [['andys', 0, 'value'], 0],
    [
      ['constants', 'recruitPrices'],
      [0, 1, 3],
    ],
    [
      ['constants', 'recruitPrices'],
      [0, 1, 3, 5, 7],
    ],
    [['constants', 'factoryTable'], []],
    [['constants', 'startMoney'], -1],
    [['box', 'tunnels'], 1e9],
    [['box', 'skyscrapers', '3'], null],
    [['scenarios'], []],
    [['scenarios', 0, 'layouts', '2'], Array(13).fill([])],
    [['scenarios', 0, 'layouts', '2', 0, 0], `A${'+A'.repeat(20)}`],
    [['scenarios', 0, 'startFigures'], 0],
  ])('%j cannot be %j', (path, value) => {
    expect(refusedAt(path, value)).toEqual([path]);
  });

  test.each<(string | number)[]>([
    ['secret'],
    ['constants', 'secret'],
    ['recruits', 0, 'gang'],
    ['events', 1, 'effects', 0, 'secret'],
    ['scenarios', 2, 'flags', 'secret'],
  ])('unknown fields are refused, not ignored', (...path) => {
    expect(refusedAt(path, 'x')).toEqual([path.slice(0, -1)]);
  });

  test.each([null, undefined, 7, 'standard', [], {}])('%j is no pack', (value) => {
    expect(contentPack.safeParse(value).success).toBe(false);
  });

  test('whatever has the form can be checked, and what is found sound can be compiled', () => {
    const item = fc.constantFrom('.', 'B0', 'B1', 'B2', 'B9', 'X', 'S1', 'S3', 'T', 'A', 'O', 'P9');
    const cell = fc.oneof(
      { weight: 8, arbitrary: item },
      { weight: 2, arbitrary: fc.tuple(item, item).map((items) => items.join('+')) },
      { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
    );
    const sixBySix = fc.array(fc.array(cell, { minLength: 6, maxLength: 6 }), {
      minLength: 6,
      maxLength: 6,
    });
    const ragged = fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 12 });
    const patches = fc.array(fc.tuple(fc.constantFrom(...spaceIds), cell), { maxLength: 3 });
    let sound = 0;
    const check = (cells: string[][] | null, patch: [SpaceId, string][], walls: boolean) => {
      const pack = changed((own) => {
        own.id = 'mine';
        const scenario = at(own.scenarios, 2);
        scenario.flags.deadZonesImpassable = walls;
        if (cells !== null) scenario.layouts[2] = cells;
        else put(own, 'tunnel-assault', 2, Object.fromEntries(patch));
      });
      const issues = checkPack(contentPack.parse(pack));
      for (const { rule, message } of issues) {
        expect(Object.keys(rules)).toContain(rule);
        expect(message).toMatch(/^[A-Z].*\.$/s);
      }
      if (issues.length > 0) return;
      expect(compile(pack).scenarios.size).toBe(5);
      sound++;
    };
    const wrecked = fc.option(fc.oneof(sixBySix, ragged), { freq: 1 });
    fc.assert(fc.property(wrecked, patches, fc.boolean(), check), { numRuns: 200, seed: 1 });
    expect(sound).toBeGreaterThan(10);
  });
});

describe('compiled content', () => {
  test('[NG-RULING-33] has the base of each seat of a setting', () => {
    const { bases, workCards } = content.setting({ scenario: 'close-quarters', players: 3 });
    expect(bases).toEqual(['B2', 'E3', 'C5']);
    expect(workCards).toEqual(standard.workCards);
  });

  test('finds everything by id', () => {
    expect(content.pack).toBe(standard);
    expect(content.constants).toBe(standard.constants);
    expect(content.gangCards.size).toBe(70);
    expect(content.gangCards.get('rec-xena')?.name).toBe('Xena');
    expect(content.gangCards.get('start-tykes-doc')?.type).toBe('doc');
    expect(content.events.size).toBe(10);
    expect(content.workCards.get('work-monument')?.money).toBe(3);
    expect(content.gangs.get('slimes')?.color).toBe('green');
    expect(content.gangCards.get('constructor')).toBeUndefined();
  });

  test('[NG-SETUP-05] lists the six starting cards of each gang, sorted', () => {
    expect([...content.startingCards.keys()]).toEqual(['mums', 'tykes', 'cupids', 'slimes']);
    expect(content.startingCards.get('cupids')).toEqual([
      'start-cupids-bandit',
      'start-cupids-builder',
      'start-cupids-charmer',
      'start-cupids-doc',
      'start-cupids-merchant',
      'start-cupids-warrior',
    ]);
  });

  test('[NG-SETUP-12] reads the cells of a layout', () => {
    const { D2, B6, E3 } = layoutOf('raids', 3);
    expect(D2).toMatchObject({ skyscraper: 3, andys: 1, products: 1, base: null });
    expect(B6.base).toBe(2);
    expect(E3.dead).toBe(true);
  });

  test('says which layout cannot be read', () => {
    const pack = changed((own) => put(own, 'raids', 3, { A1: '?' }));
    expect(() => compile(pack)).toThrow('a layout of "raids" cannot be read');
  });
});

describe('the rule book', () => {
  test('has 182 rules and 42 rulings, and every ruling says why', () => {
    const ids = Object.keys(rules);
    expect(ids).toHaveLength(224);
    const rulings = Object.entries(rules).filter(([id]) => id.startsWith('NG-RULING-'));
    expect(rulings).toHaveLength(42);
    for (const [id, rule] of rulings) expect([id, 'note' in rule]).toEqual([id, true]);
  });

  test('refers only to rules that exist', () => {
    const texts = Object.values(rules).flatMap((rule) => Object.values(rule));
    for (const [id] of texts.join('\n').matchAll(/\bNG-[A-Z]+-\d+/g)) {
      expect(Object.keys(rules)).toContain(id);
    }
  });
});

/** Where the form of a pack with this value at this path is wrong. */
function refusedAt(path: readonly (string | number)[], value: unknown): PropertyKey[][] {
  const parsed = contentPack.safeParse(withValue(standard, path, value));
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path);
}

function total(layout: Layout, of: (items: CellItems, space: SpaceId) => number): number {
  return spaceIds.reduce((sum, space) => sum + of(layout[space], space), 0);
}

/** The bases in seat order. */
function basesOf(layout: Layout): SpaceId[] {
  const bases = spaceIds.filter((space) => layout[space].base !== null);
  return bases.sort((a, b) => (layout[a].base ?? 0) - (layout[b].base ?? 0));
}

function beside(a: SpaceId, b: SpaceId): boolean {
  const [i, j] = [spaceIds.indexOf(a), spaceIds.indexOf(b)];
  return Math.abs((i % 6) - (j % 6)) + Math.abs(Math.floor(i / 6) - Math.floor(j / 6)) === 1;
}

function halfTurn(index: number): number {
  return 35 - index;
}

function quarterTurn(index: number): number {
  return (index % 6) * 6 + 5 - Math.floor(index / 6);
}

/** The spaces that hold something else than the space they turn to, whose bases are aside. */
function unlike(layout: Layout, turn: (index: number) => number): SpaceId[] {
  const look = (space: SpaceId) => ({ ...layout[space], base: layout[space].base !== null });
  return spaceIds.filter((space, index) => {
    const turned = at(spaceIds, turn(index));
    return JSON.stringify(look(space)) !== JSON.stringify(look(turned));
  });
}

/** Clockwise from the left edge, seen from the centre of the board. */
function clockAngle(space: SpaceId): number {
  const index = spaceIds.indexOf(space);
  const angle = Math.atan2(Math.floor(index / 6) - 2.5, (index % 6) - 2.5);
  return (angle + Math.PI) % (2 * Math.PI);
}
