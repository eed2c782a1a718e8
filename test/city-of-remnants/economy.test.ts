import { describe, expect, test } from 'vitest';
import type { ContentPack, Development } from '../../src/city-of-remnants/content/schema.js';
import type { Option } from '../../src/city-of-remnants/state/terms.js';
import type { Arrangement } from './arrange.js';
import {
  arrange,
  blue,
  changedPack,
  eventsOf,
  gameOf,
  green,
  mv,
  offered,
  offeredMoves,
  offeredTypes,
  play,
  refusedBy,
  seat,
  tile,
  topStep,
  yellow,
} from './arrange.js';

const buying = (a: Arrangement = {}) =>
  arrange({ ...a, turn: { action: 'buy', ...a.turn }, steps: [{ type: 'buy' }] });
const producing = (a: Arrangement = {}) =>
  arrange({ ...a, turn: { action: 'produce', ...a.turn }, steps: [{ type: 'produce' }] });
const building = (a: Arrangement = {}) =>
  arrange({ ...a, turn: { action: 'produce', ...a.turn }, steps: [{ type: 'buildPick' }] });
const selling = (a: Arrangement = {}) =>
  arrange({ ...a, turn: { action: 'sell', ...a.turn }, steps: [{ type: 'sell' }] });
const buy = (card: string) => mv(0, 'buyCard', { card });
const renown = (count: number) => mv(0, 'buyRenown', { count });
const pick = (development: string) => mv(0, 'buildPick', { development });
const place = (anchor: string, rotation = 0) => mv(0, 'buildPlace', { anchor, rotation });
const make = (tile: string) => mv(0, 'produceTile', { tile });
const sell = (tile: string) => mv(0, 'sellProduct', { tile });

describe('buy', () => {
  test('[CR-BUY-03] [CR-BUY-05] [CR-BUY-06] [CR-BUY-07] [CR-RULING-07] a permanent, then renown', () => {
    const state = buying({
      marketRow: ['bm-uplink:1', 'bm-comm:1'],
      seats: { 0: { arcs: 14_000, hand: [] } },
    });
    const { state: one } = play(state, buy('bm-uplink:1'));
    expect(seat(one, 0)).toMatchObject({ table: ['bm-uplink:1'], hand: [], arcs: 8000 });
    expect(one.market.row).toEqual(['bm-comm:1']);
    expect(offered(one, 'buyRenown', 'count')).toEqual([1, 2]);
    expect(refusedBy(one, renown(3))).toBe('CR-BUY-07');
    const { state: two } = play(one, renown(2));
    expect([seat(two, 0).arcs, seat(two, 0).renown, two.renownPool]).toEqual([2000, 2, 198]);
  });
  test('[CR-BUY-05] [CR-INF-06] renown up to influence, in portions', () => {
    const state = buying({ seats: { 0: { arcs: 30_000 } } });
    expect(refusedBy(state, renown(5))).toBe('CR-BUY-05');
    expect(refusedBy(state, renown(0))).toBe('CR-BUY-05');
    const { state: one } = play(state, renown(3));
    expect(refusedBy(one, renown(2))).toBe('CR-BUY-05');
    expect(offered(one, 'buyRenown', 'count')).toEqual([1]);
    const seats = { 0: { arcs: 15_000, conditions: ['inf-crew'] } };
    expect(offered(buying({ seats }), 'buyRenown', 'count')).toEqual([1, 2, 3, 4, 5]);
  });
  test('[CR-BUY-01] [CR-BUY-02] one card, regular to the hand; more by extraBuy', () => {
    const a = { marketRow: ['bm-grenade:1', 'bm-smoke:1'], seats: { 0: { arcs: 9000, hand: [] } } };
    const { state } = play(buying(a), buy('bm-grenade:1'));
    expect(seat(state, 0)).toMatchObject({ hand: ['bm-grenade:1'], table: [], arcs: 7000 });
    expect(refusedBy(state, buy('bm-smoke:1'))).toBe('CR-BUY-01');
    expect(refusedBy(buying(a), buy('bm-comm:1'))).toBe('CR-BUY-01');
    const extra = play(
      buying({ ...a, turn: { mods: { extraBuy: 1 } } }),
      buy('bm-grenade:1'),
    ).state;
    expect(refusedBy(extra, buy('bm-smoke:1'))).toBeUndefined();
    expect(topStep(play(extra, mv(0, 'done')).state)).toBe('turnMain');
  });
  test('[CR-BUY-04] an empty row', () => {
    expect(refusedBy(buying({ marketRow: [] }), buy('bm-comm:1'))).toBe('CR-BUY-04');
  });
  test('[CR-BUY-07] no debt', () => {
    const state = buying({ marketRow: ['bm-uplink:1'], seats: { 0: { arcs: 5000 } } });
    expect(refusedBy(state, buy('bm-uplink:1'))).toBe('CR-BUY-07');
    const cheap = buying({
      marketRow: ['bm-uplink:1'],
      tiles: [['dv-alley', 'A2']],
      seats: { 0: { arcs: 5000, figures: { A2: 1 } } },
    });
    expect(seat(play(cheap, buy('bm-uplink:1')).state, 0).arcs).toBe(0);
  });
  test('[CR-BUY-01] [CR-DEV-11] two tiles of one development both count', () => {
    const state = buying({
      marketRow: ['bm-uplink:1'],
      tiles: [
        ['dv-alley', 'A2'],
        ['dv-alley', 'A3'],
      ],
      seats: { 0: { arcs: 4000, figures: { A2: 1, A3: 1 } } },
    });
    // 6,000 less 1,000 for each.
    expect(seat(play(state, buy('bm-uplink:1')).state, 0).arcs).toBe(0);
  });
  test('[CR-CARD-07] [CR-BUY-07] discounts on a market card: once, for that card, never below 0', () => {
    const row = ['bm-uplink:1', 'bm-grenade:1'];
    const state = arrange({
      leaders: [blue, yellow],
      marketRow: row,
      seats: { 0: { arcs: 1000, hand: ['bl-roden:1', 'bl-worker:1', 'gm-smuggler:1'], draw: [] } },
    });
    const name = (card: string, option: Option) => [
      mv(0, 'playCard', { card }),
      mv(0, 'choose', { option }),
    ];
    const both = [
      ...name('bl-roden:1', { card: 'bm-uplink:1' }),
      ...name('bl-worker:1', { card: 'bm-uplink:1' }),
    ];
    expect(offered(state, 'takeAction', 'action')).not.toContain('buy');
    const { state: cheaper } = play(
      state,
      ...both,
      ...name('gm-smuggler:1', { card: 'bm-uplink:1' }),
    );
    expect(offered(cheaper, 'takeAction', 'action')).toContain('buy');
    const { state: bought } = play(
      cheaper,
      mv(0, 'takeAction', { action: 'buy' }),
      buy('bm-uplink:1'),
    );
    expect([seat(bought, 0).arcs, bought.turn?.mods.discounts]).toEqual([0, {}]);
    const { state: free } = play(
      state,
      ...name('bl-roden:1', { card: 'bm-grenade:1' }),
      ...name('bl-worker:1', { card: 'bm-grenade:1' }),
      mv(0, 'takeAction', { action: 'buy' }),
    );
    expect(refusedBy(free, buy('bm-uplink:1'))).toBe('CR-BUY-07');
    expect(seat(play(free, buy('bm-grenade:1')).state, 0).arcs).toBe(1000);
  });
  test('[CR-RULING-25] [CR-RENOWN-07] not more renown than the pool holds, and the game goes on', () => {
    const state = buying({ seats: { 0: { arcs: 30_000, renown: 100 }, 1: { renown: 98 } } });
    expect(refusedBy(state, renown(3))).toBe('CR-BUY-05');
    const { state: next } = play(state, renown(2));
    expect([next.renownPool, next.result]).toEqual([0, null]);
  });
});

describe('produce', () => {
  const tiles: Arrangement['tiles'] = [
    ['dv-thieves', 'A2'],
    ['dv-eden', 'A3', 3],
    ['dv-protection', 'B3 B4'],
    ['dv-alley', 'A6'],
  ];
  const seats = { 0: { figures: { A2: 1, A3: 1, B3: 1, A6: 1 }, hand: [] } };
  test('[CR-PROD-01] [CR-PROD-02] [CR-PROD-03] [CR-DEV-09] [CR-DEV-11] each controlled tile once, in any order', () => {
    const state = producing({ tiles, seats });
    expect(offered(state, 'produceTile', 'tile')).toEqual(['dv-thieves:1', 'dv-eden:1']);
    expect(refusedBy(state, make('dv-protection:1'))).toBe('CR-PROD-02');
    expect(refusedBy(state, make('dv-alley:1'))).toBe('CR-PROD-01');
    const { state: one } = play(state, make('dv-thieves:1'));
    expect(seat(one, 0).arcs).toBe(4000);
    expect(refusedBy(one, make('dv-thieves:1'))).toBe('CR-PROD-01');
    expect(offeredTypes(one)).toContain('done');
  });
  test('[CR-PROD-04] products up to the capacity', () => {
    const { state } = play(producing({ tiles, seats }), make('dv-eden:1'));
    expect([tile(state, 'dv-eden:1').products, state.productSupply]).toEqual([4, 50]);
  });
  test('[CR-PROD-04] a tile that is full makes nothing, and nothing is told of it', () => {
    const state = producing({
      tiles: [['dv-eden', 'A3', 4]],
      seats: { 0: { figures: { A3: 1 } } },
    });
    const { state: made, events } = play(state, make('dv-eden:1'));
    expect([tile(made, 'dv-eden:1').products, made.productSupply]).toEqual([4, 50]);
    expect(eventsOf(events, 'productsPlaced')).toEqual([]);
  });
  test('[CR-LIMIT-04] only as many products as there are', () => {
    const pack = changedPack('few-products', (one) => {
      one.constants.productTokens = 5;
    });
    const state = producing({
      pack,
      tiles: [
        ['dv-eden', 'A2', 4],
        ['dv-junkyard', 'B2 C2 D2'],
      ],
      seats: { 0: { figures: { B2: 1, C2: 1, D2: 1 } } },
    });
    const { state: next } = play(state, make('dv-junkyard:1'));
    expect([tile(next, 'dv-junkyard:1').products, next.productSupply]).toEqual([1, 0]);
  });
  test('[CR-PROD-05] then one building, which does not produce now', () => {
    const state = producing({
      tiles,
      seats: { 0: { ...seats[0], arcs: 9000, figures: { ...seats[0].figures, A1: 1 } } },
    });
    const { state: picking } = play(state, mv(0, 'done'));
    expect(refusedBy(picking, make('dv-thieves:1'))).toBe('CR-PROD-05');
    const { state: placing } = play(picking, pick('dv-thieves'));
    expect(refusedBy(placing, make('dv-thieves:1'))).toBe('CR-PROD-05');
    const { state: built } = play(placing, place('A1'));
    expect(seat(built, 0).arcs).toBe(6000);
    expect(refusedBy(built, make('dv-thieves:2'))).toBe('CR-PROD-05');
    expect(refusedBy(built, pick('dv-thieves'))).toBe('CR-PROD-05');
  });
});

describe('build', () => {
  const rich = { 0: { arcs: 30_000 } };
  test('[CR-DEV-01] [CR-DEV-02] [CR-LIMIT-03] pay the cost, take a copy that is left', () => {
    const a: Arrangement = { drafted: ['dv-silverx', 'dv-thieves'], seats: { 0: { arcs: 2000 } } };
    expect(refusedBy(building(a), pick('dv-thieves'))).toBe('CR-DEV-01');
    expect(refusedBy(building(a), pick('dv-nothing'))).toBe('CR-DEV-02');
    const gone = building({ tiles: [['dv-silverx', 'C3 D3 C4']], seats: rich });
    expect(refusedBy(gone, pick('dv-silverx'))).toBe('CR-DEV-02');
    expect(offered(gone, 'buildPick', 'development')).not.toContain('dv-silverx');
    const { state } = play(building({ ...a, seats: rich }), pick('dv-silverx'), place('C3'));
    expect([seat(state, 0).arcs, state.tileSupply['dv-silverx'], state.tiles[0]?.id]).toEqual([
      20_000,
      0,
      'dv-silverx:1',
    ]);
  });
  test('[CR-DEV-03] every covered space has an allowed level', () => {
    const { state } = play(
      building({ drafted: ['dv-junkyard', 'dv-protection'], seats: rich }),
      pick('dv-junkyard'),
    );
    const { state: built } = play(state, place('A2'));
    expect(tile(built, 'dv-junkyard:1').spaces).toEqual(['A2', 'B2', 'C2']);
    const other = play(
      building({ drafted: ['dv-protection'], seats: rich }),
      pick('dv-protection'),
    ).state;
    expect(refusedBy(other, place('A4'))).toBe('CR-DEV-03');
    expect(refusedBy(other, place('B4'))).toBe('CR-DEV-03');
    expect(refusedBy(other, place('B4', 90))).toBeUndefined();
  });
  test('[CR-DEV-04] no overlap, and a type without any place is not offered', () => {
    const state = building({ tiles: [['dv-eden', 'A2']], drafted: ['dv-flophouse'], seats: rich });
    expect(refusedBy(play(state, pick('dv-flophouse')).state, place('A2'))).toBe('CR-DEV-04');
    const full = building({
      tiles: [
        ['dv-casino', 'C3 D3 C4'],
        ['dv-casino', 'E3 D4 E4'],
      ],
      drafted: ['dv-stronghold'],
      seats: rich,
    });
    expect(refusedBy(full, pick('dv-stronghold'))).toBeUndefined();
    const packed = building({
      tiles: [
        ['dv-casino', 'C3 D3 C4'],
        ['dv-casino', 'D5 D4 E4'],
      ],
      drafted: ['dv-stronghold'],
      seats: rich,
    });
    expect(refusedBy(packed, pick('dv-stronghold'))).toBe('CR-DEV-04');
    expect(offered(packed, 'buildPick', 'development')).not.toContain('dv-stronghold');
  });
  test('[CR-DEV-05] inside the board, turned but not flipped', () => {
    const state = play(building({ drafted: ['dv-casino'], seats: rich }), pick('dv-casino')).state;
    expect(refusedBy(state, place('C3', 45))).toBe('CR-DEV-05');
    expect(refusedBy(state, place('G7', 0))).toBe('CR-DEV-05');
    expect(refusedBy(state, place('Z9', 0))).toBe('CR-DEV-05');
    expect(refusedBy(state, place('C2', 0))).toBe('CR-DEV-03');
    const { state: built } = play(state, place('C3', 180));
    expect([...tile(built, 'dv-casino:1').spaces].sort()).toEqual(['C4', 'D3', 'D4']);
  });
  describe('[CR-DEV-05] a shape that names a turn twice', () => {
    const pack = changedPack('turned-twice', ({ shapes }) => {
      const domino = shapes.find(({ id }) => id === 'domino') as ContentPack['shapes'][number];
      domino.rotations = [0, 90, 0];
    });
    const state = building({ pack, drafted: ['dv-protection'], seats: rich });
    const { state: asked } = play(state, pick('dv-protection'));
    test('lies each way once', () => {
      const ways = offeredMoves(asked, 'buildPlace');
      // Midtown is a ring of 16: four ways along each of its sides.
      expect(ways).toHaveLength(16);
      expect(new Set(ways.map(({ anchor, rotation }) => `${anchor}/${rotation}`)).size).toBe(16);
    });
    test('is refused with each turn named once', () => {
      const tried = gameOf(asked).tryApply(asked, place('B3', 45));
      expect(tried.ok ? undefined : tried.message).toContain('by 0 or 90 degrees, not by 45');
    });
  });
  test('[CR-DEV-04] a shape that names a cell twice covers it once', () => {
    const pack = changedPack('covered-twice', ({ shapes }) => {
      const mono = shapes.find(({ id }) => id === 'mono') as ContentPack['shapes'][number];
      mono.cells = [
        [0, 0],
        [0, 0],
      ];
    });
    const state = building({ pack, drafted: ['dv-eden'], seats: rich });
    const { state: built } = play(state, pick('dv-eden'), place('A2'));
    expect(tile(built, 'dv-eden:1').spaces).toEqual(['A2']);
  });
  test('[CR-DEV-05] [CR-MOVE-12] never on unusable spaces of tri', () => {
    const state = play(
      building({ players: 3, drafted: ['dv-thieves'], seats: rich }),
      pick('dv-thieves'),
    ).state;
    for (const at of ['A1', 'D7']) expect(refusedBy(state, place(at))).toBe('CR-DEV-05');
    expect(offered(state, 'buildPlace', 'anchor')).toHaveLength(15);
  });
  test('[CR-DEV-06] [CR-DEV-07] [CR-DEV-08] [CR-RULING-28] [CR-RULING-29] anywhere, under figures, without control', () => {
    const state = building({
      drafted: ['dv-eden'],
      tokens: { 'ycu-t01': 'A6' },
      seats: { 0: { arcs: 9000 }, 1: { figures: { A2: 1 } } },
    });
    const { state: asked } = play(state, pick('dv-eden'));
    const anchors = offered(asked, 'buildPlace', 'anchor');
    expect(anchors).toHaveLength(24);
    for (const at of ['A2', 'A6', 'D1']) expect(anchors).toContain(at);
    const { state: built, events } = play(asked, place('A2'));
    expect(eventsOf(events, 'controlChanged')).toEqual([
      { type: 'controlChanged', tile: 'dv-eden:1', seat: 1, before: null },
    ]);
    expect(eventsOf(play(asked, place('A7')).events, 'controlChanged')).toEqual([]);
    expect(built.tiles).toHaveLength(1);
  });
  test('[CR-CARD-07] [CR-TURN-07] discounts add up, once, for this turn', () => {
    const state = building({
      leaders: [blue, yellow],
      drafted: ['dv-protection', 'dv-thieves'],
      seats: {
        0: {
          arcs: 7000,
          table: ['bm-stamp:1'],
          hand: ['bl-roden:1', 'bl-worker:1', 'bl-permit:1'],
          draw: [],
        },
      },
    });
    const name = mv(0, 'choose', { option: { development: 'dv-protection' } });
    const { state: cheap } = play(
      state,
      mv(0, 'playCard', { card: 'bl-roden:1' }),
      name,
      mv(0, 'playCard', { card: 'bl-worker:1' }),
      name,
      mv(0, 'playCard', { card: 'bl-permit:1' }),
      pick('dv-protection'),
      place('B3', 90),
    );
    expect(seat(cheap, 0).arcs).toBe(5000);
    const { state: second } = play(cheap, pick('dv-protection'), place('C2'));
    expect(seat(second, 0).arcs).toBe(0);
    const { state: thieves } = play(state, pick('dv-thieves'), place('A1'));
    expect(seat(thieves, 0).arcs).toBe(5000);
  });
});

test('[CR-BUY-03] [CR-DEV-01] two permanents of one kind add up, in any order', () => {
  const pack = changedPack('two-stamps', ({ cards }) => {
    const sled = cards.find(({ id }) => id === 'bm-sled') as ContentPack['cards'][number];
    sled.ability = { timing: 'passive', effects: [{ kind: 'buildDiscount', amount: 3000 }] };
  });
  for (const table of [
    ['bm-stamp:1', 'bm-sled:1'],
    ['bm-sled:1', 'bm-stamp:1'],
  ]) {
    const state = building({ pack, drafted: ['dv-casino'], seats: { 0: { arcs: 4000, table } } });
    const { state: built } = play(state, pick('dv-casino'), place('C3'));
    // 8,000 less 1,000 for the Zoning Stamp and 3,000 for the sled of this pack.
    expect(seat(built, 0).arcs).toBe(0);
  }
});

test('[CR-INF-02] [CR-DEV-08] a third development that is built under own figures counts at once', () => {
  const state = building({
    tiles: [
      ['dv-eden', 'A2'],
      ['dv-eden', 'A3'],
    ],
    seats: { 0: { arcs: 2000, figures: { A2: 1, A3: 1, A5: 1 } } },
  });
  const { state: elsewhere } = play(state, pick('dv-eden'), place('A6'));
  expect(seat(elsewhere, 0).influence).toBe(4);
  const { state: under } = play(state, pick('dv-eden'), place('A5'));
  expect(seat(under, 0).influence).toBe(5);
});

test('[CR-CARD-07] [CR-DEV-01] discounts above the price of a development pay nobody', () => {
  const discounts = { 'dv-flophouse': 3000 };
  const state = building({
    drafted: ['dv-flophouse'],
    turn: { action: 'produce', mods: { discounts } },
    seats: { 0: { arcs: 1000 } },
  });
  const { state: built, events } = play(state, pick('dv-flophouse'), place('A1'));
  expect([seat(built, 0).arcs, built.turn?.mods.discounts]).toEqual([1000, {}]);
  expect(eventsOf(events, 'developmentBuilt')[0]?.paid).toBe(0);
});

describe('sell', () => {
  test('[CR-ACT-02] one tile with products is enough to choose Sell', () => {
    const tiles: Arrangement['tiles'] = [
      ['dv-eden', 'A2', 0],
      ['dv-eden', 'A3', 1],
    ];
    const state = arrange({ tiles, seats: { 0: { figures: { A2: 1, A3: 1 } } } });
    expect(refusedBy(state, mv(0, 'takeAction', { action: 'sell' }))).toBeUndefined();
  });
  test('[CR-SELL-01] Price Hike counts for products that a card sells, too', () => {
    const state = arrange({
      leaders: [green, yellow],
      tiles: [['dv-eden', 'A2', 1]],
      turn: { mods: { sellBonus: 1000 } },
      seats: { 0: { arcs: 0, figures: { A2: 1 }, hand: ['gl-pusher:1'] } },
    });
    const use = mv(0, 'playCard', { card: 'gl-pusher:1' });
    const { state: sold } = play(state, use, mv(0, 'choose', { option: { tile: 'dv-eden:1' } }));
    expect(seat(sold, 0).arcs).toBe(3000);
  });
  test('[CR-SELL-01] [CR-SELL-02] [CR-SELL-03] [CR-BATTLE-17] products of controlled tiles, up to influence', () => {
    const state = selling({
      tiles: [
        ['dv-eden', 'A2', 4],
        ['dv-eden', 'A3', 2],
        ['dv-eden', 'A5', 0],
        ['dv-eden', 'A6', 1],
      ],
      seats: { 0: { arcs: 0, figures: { A2: 1, A5: 1, A6: 1 } }, 1: { figures: { A3: 1 } } },
    });
    expect(offered(state, 'sellProduct', 'tile')).toEqual(['dv-eden:1', 'dv-eden:4']);
    expect(refusedBy(state, sell('dv-eden:2'))).toBe('CR-SELL-01');
    expect(refusedBy(state, sell('dv-eden:3'))).toBe('CR-SELL-01');
    const four = Array.from({ length: 4 }, () => sell('dv-eden:1'));
    const { state: sold } = play(state, ...four);
    expect([seat(sold, 0).arcs, sold.productSupply]).toEqual([4000, 51]);
    expect(refusedBy(sold, sell('dv-eden:4'))).toBe('CR-SELL-02');
    expect(offeredTypes(sold)).toEqual(['done']);
  });
  test('[CR-SELL-01] Price Hike and several bonuses of one tile add up', () => {
    const pack = changedPack('two-bonuses', ({ developments }) => {
      const exchange = developments.find(({ id }) => id === 'dv-exchange') as Development;
      const bonus = { kind: 'sellBonus', perProduct: 1000 } as const;
      exchange.ability = { timing: 'passive', effects: [bonus, bonus] };
    });
    const state = selling({
      pack,
      leaders: [green, yellow],
      tiles: [
        ['dv-exchange', 'C3 D3'],
        ['dv-eden', 'A2', 1],
      ],
      seats: { 0: { arcs: 0, figures: { C3: 1, D3: 1, A2: 1 }, hand: ['gl-hike:1'] } },
    });
    const { state: sold } = play(
      state,
      mv(0, 'playCard', { card: 'gl-hike:1' }),
      sell('dv-eden:1'),
    );
    expect(seat(sold, 0).arcs).toBe(4000);
  });
  test('[CR-SELL-02] [CR-DEV-11] Trade Exchange: 6 sales, 1,000 more each', () => {
    const state = selling({
      tiles: [
        ['dv-exchange', 'C3 D3'],
        ['dv-dust-heavy', 'B3 B4', 4],
        ['dv-eden', 'A2', 4],
      ],
      seats: {
        0: { arcs: 0, figures: { C3: 1, D3: 1, B3: 1, B4: 1, A2: 1 } },
      },
    });
    const moves = [...Array(4).fill(sell('dv-dust-heavy:1')), ...Array(2).fill(sell('dv-eden:1'))];
    const { state: sold } = play(state, ...moves);
    // 4 × (3,000 + 1,000) and 2 × (1,000 + 1,000).
    expect(seat(sold, 0).arcs).toBe(20_000);
    expect(refusedBy(sold, sell('dv-eden:1'))).toBe('CR-SELL-02');
  });
});
