import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../src/bloodfeud/rules.js';
import {
  type Arrangement,
  arrange,
  play,
  quiet,
  refusedBy,
  resolve,
  storyteller,
  type TeamPatch,
} from './arrange.js';

/*
 * The open decision point, row by row. Every row begins with a move that is allowed; each fault makes
 * it illegal by one rule, and of two faults the one that is listed first is the one cited.
 */

interface Fault {
  readonly rule: RuleId;
  readonly what: string;
  /** Changes of the move; undefined takes a field away. */
  readonly move?: Record<string, unknown>;
  /** Changes of the acting team. */
  readonly own?: TeamPatch;
  /** Changes of the table. */
  readonly table?: Arrangement;
  /** Faults that cannot be there together with this one. */
  readonly without?: readonly string[];
}

interface Row {
  readonly move: { readonly type: string; readonly [field: string]: unknown };
  readonly seat?: number;
  readonly table: Arrangement;
  readonly faults: readonly Fault[];
}

const away: Fault = { rule: 'BF-PHASE-02', what: 'no player there', own: { at: 'neutral' } };
const usedDiscount: Fault = {
  rule: 'BF-PHASE-10',
  what: 'discount used',
  move: { discount: true },
  own: { used: { discount: true } },
};
const mighty: Fault = {
  rule: 'BF-MBON-02',
  what: 'discount at Power 3',
  move: { discount: true },
  own: { power: 3 },
};
const noSlot: Fault = {
  rule: 'BF-MKT-02',
  what: 'no such slot',
  move: { item: { pile: 'orders', slot: 4 } },
};
const emptySlot: Fault = {
  rule: 'BF-MKT-02',
  what: 'empty slot',
  table: { market: { orders: { slots: [null, 'o04', 'o07'], pile: [] } } },
  without: ['no token left'],
};
const noTokensLeft: Fault = {
  rule: 'BF-TOKEN-01',
  what: 'no token left',
  move: { item: 'token' },
  table: { ambitionBoard: 0 },
};
const poor = (rule: RuleId): Fault => ({ rule, what: 'no Assets', own: { assets: 0 } });
const tired: Fault = { rule: 'BF-FAT-01', what: 'Fatigued', own: { units: { D1: { tired: 3 } } } };

const city: Arrangement = { seats: { 0: { at: 'cityscape', units: { D1: 3 } } } };
const twoAt = (at: 'orders' | 'council'): Arrangement => ({ seats: { 0: { at }, 1: { at } } });
const market: Arrangement = { seats: { 0: { at: 'marketplace' } } };
const council: Arrangement = { seats: { 0: { at: 'council' } } };
const immersive: Arrangement = { setup: { immersive: true } };

const rows: Row[] = [
  {
    move: { type: 'movePlayer', player: 'P1', to: 'orders' },
    table: {},
    faults: [
      { rule: 'BF-PHASE-04', what: 'there already', move: { to: 'neutral' } },
      { rule: 'BF-PHASE-04', what: 'no such player', move: { player: 'P3' } },
    ],
  },
  {
    move: { type: 'moveUnit', unit: 'basic', from: 'D1', to: 'D2' },
    table: city,
    faults: [
      away,
      { rule: 'BF-CITY-01', what: 'no Unit there', move: { from: 'D5' } },
      { rule: 'BF-CITY-01', what: 'not adjacent', move: { to: 'D5' } },
      tired,
      { rule: 'BF-CITY-02', what: 'Barricade', table: { barricades: { 'D1-D2': 1 } } },
      { rule: 'BF-LIMIT-01', what: 'at the limit', own: { units: { D2: 3 } } },
      { rule: 'BF-ADV-06', what: 'not swift', move: { swift: true } },
    ],
  },
  {
    move: { type: 'placeBarricade', unit: 'basic', domain: 'D1', edge: 'D1-D2' },
    table: city,
    faults: [
      away,
      { rule: 'BF-CITY-03', what: 'no Unit there', move: { domain: 'D2' } },
      { rule: 'BF-CITY-03', what: 'no edge of it', move: { edge: 'D2-D5' } },
      tired,
      { rule: 'BF-CITY-04', what: 'occupied', table: { barricades: { 'D1-D2': 1 } } },
      {
        rule: 'BF-CITY-05',
        what: 'none left',
        table: {
          barricades: { 'D4-D5': 0, 'D4-D7': 0, 'D5-D8': 0, 'D7-D8': 0, 'D8-D9': 0 },
        },
      },
      {
        rule: 'BF-CITY-05',
        what: 'not on this tile',
        table: { tiles: { D2: 'T06' } },
        without: ['occupied'],
      },
    ],
  },
  {
    move: { type: 'removeBarricade', unit: 'basic', domain: 'D1', edge: 'D1-D2' },
    table: { ...city, barricades: { 'D1-D2': 1, 'D2-D5': 1 } },
    faults: [
      away,
      { rule: 'BF-CITY-06', what: 'no Unit there', move: { domain: 'D2' } },
      { rule: 'BF-CITY-06', what: 'no edge of it', move: { edge: 'D2-D5' } },
      { rule: 'BF-CITY-06', what: 'no Barricade', move: { edge: 'D1-D4' } },
      tired,
    ],
  },
  {
    move: { type: 'reduceSun' },
    table: city,
    faults: [
      away,
      { rule: 'BF-SUN-04', what: 'marker on the last space', table: { sun: { marker: 6 } } },
      {
        rule: 'BF-SUN-04',
        what: 'the rest is blocked',
        table: { sun: { marker: 5, blocked: [6] } },
      },
      { rule: 'BF-SUN-02', what: 'no token', own: { tokens: 0 } },
    ],
  },
  {
    move: { type: 'proposeAlliance', with: 1 },
    table: twoAt('orders'),
    faults: [
      away,
      { rule: 'BF-PROP-01', what: 'no quorum', table: { seats: { 1: { at: 'neutral' } } } },
      { rule: 'BF-PROP-02', what: 'with itself', move: { with: 0 } },
      { rule: 'BF-PROP-02', what: 'with nobody', move: { with: 7 } },
      { rule: 'BF-PROP-02', what: 'partner absent', move: { with: 2 } },
      poor('BF-PROP-02'),
      { rule: 'BF-PROP-02', what: 'poor partner', table: { seats: { 1: { assets: 0 } } } },
      { rule: 'BF-PROP-06', what: 'allied', table: { alliances: [[0, 1]] } },
      { rule: 'BF-PROP-06', what: 'blocked', table: { alliances: [[0, 1, 3]] } },
    ],
  },
  {
    move: { type: 'blockAlliance', teams: [1, 2] },
    table: twoAt('orders'),
    faults: [
      away,
      { rule: 'BF-BLOCK-01', what: 'no quorum', table: { seats: { 1: { at: 'neutral' } } } },
      poor('BF-BLOCK-01'),
      { rule: 'BF-BLOCK-06', what: 'itself', move: { teams: [0, 1] } },
      { rule: 'BF-BLOCK-06', what: 'one team', move: { teams: [1, 1] } },
      { rule: 'BF-BLOCK-06', what: 'wrong order', move: { teams: [2, 1] } },
      { rule: 'BF-BLOCK-06', what: 'nobody', move: { teams: [1, 7] } },
      { rule: 'BF-BLOCK-02', what: 'allied', table: { alliances: [[1, 2]] } },
      { rule: 'BF-BLOCK-02', what: 'blocked', table: { alliances: [[1, 2, 3]] } },
    ],
  },
  {
    move: { type: 'placeOrder', card: 'sFeed', domain: 'D1' },
    table: { seats: { 0: { at: 'orders' } } },
    faults: [
      away,
      { rule: 'BF-ORDER-01', what: 'not held', move: { card: 'o01' } },
      { rule: 'BF-ORDER-01', what: 'of the other kind', move: { card: 'sReq' } },
      {
        rule: 'BF-ORDER-02',
        what: 'no Seal',
        table: {
          placed: [
            ['D1', 0, 'sAtk'],
            ['D2', 0, 'sAtk'],
            ['D3', 0, 'sDef'],
            ['D4', 0, 'sEmb'],
          ],
        },
      },
      {
        rule: 'BF-ORDER-05',
        what: 'held, but human',
        move: { card: 'o10' },
        own: { orders: ['o10'] },
      },
      { rule: 'BF-ORDER-03', what: 'no such Domain', move: { domain: 'D10' } },
    ],
  },
  {
    move: { type: 'purchaseItem', item: { pile: 'orders', slot: 1 } },
    table: market,
    faults: [
      away,
      usedDiscount,
      mighty,
      noSlot,
      emptySlot,
      noTokensLeft,
      { rule: 'BF-MKT-01', what: 'costs 3', own: { assets: 2 } },
    ],
  },
  {
    move: { type: 'buryMarketCard', pile: 'orders', slot: 1 },
    table: market,
    faults: [
      away,
      { rule: 'BF-MKT-02', what: 'no such slot', move: { slot: 4 } },
      emptySlot,
      poor('BF-MKT-03'),
    ],
  },
  {
    move: { type: 'storeItem', item: { pile: 'orders', slot: 1 } },
    table: market,
    faults: [
      away,
      { rule: 'BF-PHASE-10', what: 'stored', own: { used: { store: true } } },
      usedDiscount,
      mighty,
      noSlot,
      emptySlot,
      noTokensLeft,
      { rule: 'BF-STORE-01', what: 'Power 2, Cost 3', own: { power: 2 } },
    ],
  },
  {
    move: { type: 'purchaseStored', item: 'o01' },
    table: { seats: { 0: { at: 'marketplace', warehouse: ['o01'] } } },
    faults: [
      away,
      usedDiscount,
      mighty,
      { rule: 'BF-STORE-03', what: 'not stored', move: { item: 'o04' } },
      { rule: 'BF-WARE-01', what: 'costs 3', own: { assets: 2 } },
    ],
  },
  {
    move: { type: 'bonusBury', pile: 'orders', slot: 1 },
    table: market,
    faults: [
      away,
      { rule: 'BF-PHASE-10', what: 'used', own: { used: { marketBonus: true } } },
      { rule: 'BF-MKT-02', what: 'no such slot', move: { slot: 4 } },
      emptySlot,
    ],
  },
  {
    move: { type: 'openTrade', with: 1 },
    table: {},
    faults: [
      { rule: 'BF-TRADE-01', what: 'with itself', move: { with: 0 } },
      { rule: 'BF-TRADE-01', what: 'with nobody', move: { with: 7 } },
      {
        rule: 'BF-TRADE-02',
        what: 'nowhere together',
        table: {
          setup: { houseRules: { tradePresence: 'sameStation' } },
          seats: { 1: { at: 'orders' } },
        },
      },
    ],
  },
  {
    move: { type: 'proposeEvent', card: 'e01' },
    table: council,
    faults: [
      away,
      { rule: 'BF-PHASE-10', what: 'proposed', own: { used: { proposed: true } } },
      { rule: 'BF-EVT-02', what: 'voted', table: { council: { resolved: true } } },
      { rule: 'BF-EVT-01', what: 'not held', move: { card: 'e05' } },
    ],
  },
  {
    move: { type: 'callVote' },
    table: { ...twoAt('council'), council: { proposals: [{ card: 'e04', by: 1 }] } },
    faults: [
      away,
      { rule: 'BF-VOTE-01', what: 'voted', table: { council: { resolved: true, proposals: [] } } },
      { rule: 'BF-VOTE-03', what: 'nothing proposed', table: { council: { proposals: [] } } },
      { rule: 'BF-VOTE-02', what: 'no quorum', table: { seats: { 1: { at: 'neutral' } } } },
    ],
  },
  {
    move: { type: 'purchaseAmbition', from: 'faceUp', slot: 1 },
    table: council,
    faults: [
      away,
      {
        rule: 'BF-SETUP-14',
        what: 'not immersive',
        move: { from: 'faction', card: 'f01', slot: undefined },
        without: ['of another faction'],
      },
      { rule: 'BF-AMB-01', what: 'no token', own: { tokens: 0 } },
      {
        rule: 'BF-AMB-01',
        what: 'of another faction',
        move: { from: 'faction', card: 'f03', slot: undefined },
        table: immersive,
      },
      { rule: 'BF-AMB-01', what: 'a slot too much', move: { from: 'deck', slot: 1 } },
      { rule: 'BF-AMB-01', what: 'a card too much', move: { card: 'a03' } },
      { rule: 'BF-AMB-02', what: 'no such space', move: { slot: 5 } },
      {
        rule: 'BF-AMB-02',
        what: 'empty space',
        table: { faceUp: [null, 'a08', 'a14', 'a20'], ambitionDeck: [] },
      },
      {
        rule: 'BF-AMB-02',
        what: 'empty deck',
        move: { from: 'deck', slot: undefined },
        table: { ambitionDeck: [] },
        without: ['a card too much', 'not immersive', 'of another faction', 'no such space'],
      },
    ],
  },
  {
    move: { type: 'cycleEvent', card: 'e01' },
    table: council,
    faults: [
      away,
      { rule: 'BF-PHASE-10', what: 'used', own: { used: { councilBonus: true } } },
      { rule: 'BF-CBON-01', what: 'not held', move: { card: 'e05' } },
    ],
  },
  {
    move: { type: 'bonusBuryAmbition', slot: 1 },
    table: { seats: { 0: { at: 'council', power: 1 } } },
    faults: [
      away,
      { rule: 'BF-PHASE-10', what: 'used', own: { used: { buryAmbition: true } } },
      { rule: 'BF-CBON-02', what: 'Power 2', own: { power: 2 } },
      { rule: 'BF-AMB-02', what: 'no such space', move: { slot: 5 } },
      {
        rule: 'BF-AMB-02',
        what: 'empty space',
        table: { faceUp: [null, 'a08', 'a14', 'a20'], ambitionDeck: [] },
      },
    ],
  },
  {
    move: { type: 'equip', card: 'v01', player: 'P1' },
    table: { seats: { 0: { advancements: ['v01'] } } },
    faults: [
      { rule: 'BF-ADV-01', what: 'not held', move: { card: 'v05' } },
      {
        rule: 'BF-ADV-01',
        what: 'slain',
        table: { seats: { 1: { graveyard: [[0, 'P1']] } } },
        without: ['lanyard full'],
      },
      {
        rule: 'BF-ADV-03',
        what: 'for humans',
        move: { card: 'h01' },
        own: { advancements: ['h01'] },
        without: ['not held'],
      },
      { rule: 'BF-ADV-02', what: 'lanyard full', own: { lanyards: { P1: ['v02', 'v03', 'v04'] } } },
    ],
  },
  {
    move: { type: 'activate', source: 'faction', domain: 'D1', number: 1 },
    seat: 1,
    table: {
      seats: { 1: { at: 'orders' } },
      placed: [
        ['D1', 0, 'sAtk'],
        ['D3', 1, 'sDef'],
      ],
    },
    faults: [
      {
        rule: 'BF-ADV-06',
        what: 'no such ability',
        move: { source: { player: 'P1', card: 'v01' } },
      },
      away,
      { rule: 'BF-ADV-06', what: 'not equipped', move: { source: { player: 'P1', card: 'v05' } } },
      { rule: 'BF-ADV-06', what: 'used', own: { used: { sources: { faction: 1 } } } },
      { rule: 'BF-ADV-06', what: 'no such Order', move: { number: 3 } },
      { rule: 'BF-ADV-06', what: 'on another Domain', move: { domain: 'D2' } },
      { rule: 'BF-ADV-06', what: 'an own Order', move: { domain: 'D3', number: 2 } },
      { rule: 'BF-ADV-06', what: 'a field too much', move: { edge: 'D1-D2' } },
    ],
  },
  { move: { type: 'pass' }, table: {}, faults: [] },
];

function mergePatch(a: TeamPatch = {}, b: TeamPatch = {}): TeamPatch {
  const merged = { ...a, ...b };
  if (a.units && b.units) merged.units = { ...a.units, ...b.units };
  if (a.used && b.used) merged.used = { ...a.used, ...b.used };
  return merged;
}

function merge(a: Arrangement, b: Arrangement): Arrangement {
  const seats = { ...a.seats };
  for (const [seat, patch] of Object.entries(b.seats ?? {})) {
    seats[Number(seat)] = mergePatch(seats[Number(seat)], patch);
  }
  const merged = { ...a, ...b, seats };
  if (a.barricades && b.barricades) merged.barricades = { ...a.barricades, ...b.barricades };
  if (a.council && b.council) merged.council = { ...a.council, ...b.council };
  return merged;
}

/** The row with these faults: what the first of them does to the move or the table prevails. */
function spoil(row: Row, ...faults: Fault[]) {
  const seat = row.seat ?? 0;
  let { table } = row;
  let move: Record<string, unknown> = { ...row.move, seat };
  for (const { move: changes, own = {}, table: more = {} } of [...faults].reverse()) {
    table = merge(merge(table, more), { seats: { [seat]: own } });
    move = { ...move, ...changes };
  }
  const fields = Object.entries(move).filter(([, value]) => value !== undefined);
  return { table, move: Object.fromEntries(fields) };
}

function pairsOf({ faults }: Row): [Fault, Fault][] {
  return faults.flatMap((first, i) =>
    faults
      .slice(i + 1)
      .filter(
        (later) => !later.without?.includes(first.what) && !first.without?.includes(later.what),
      )
      .map((later): [Fault, Fault] => [first, later]),
  );
}

const named = rows.map((row) => [row.move.type, row] as const);

describe('the open decision point', () => {
  test.each(named)('[BF-PHASE-12] %s is allowed without a fault', (_type, row) => {
    const { table, move } = spoil(row);
    expect(refusedBy(arrange(table), move)).toBeUndefined();
  });

  describe.each(named.filter(([, { faults }]) => faults.length > 0))('%s', (_type, row) => {
    const alone = row.faults.map((fault) => [fault.rule, fault.what, fault] as const);
    test.each(alone)('[%s] %s', (rule, _what, fault) => {
      const { table, move } = spoil(row, fault);
      expect(refusedBy(arrange(table), move)).toBe(rule);
    });

    const pairs = pairsOf(row).map(([a, b]) => [a.rule, a.what, b.rule, b.what, a, b] as const);
    if (pairs.length === 0) return;
    test.each(pairs)('[%s] %s, before [%s] %s', (rule, _what, _rule, _later, first, later) => {
      const { table, move } = spoil(row, first, later);
      expect(refusedBy(arrange(table), move)).toBe(rule);
    });
  });

  test.each(named)('[BF-PHASE-05] %s by a team that has passed, whatever else', (_type, row) => {
    for (const faults of [[], ...row.faults.map((fault) => [fault])]) {
      const { table, move } = spoil(row, ...faults);
      const passed = merge(table, { seats: { [row.seat ?? 0]: { passed: true } } });
      expect(refusedBy(arrange(passed), move)).toBe('BF-PHASE-05');
    }
  });

  test.each(named)('[BF-STORY-01] [BF-STORY-02] %s by the storyteller', (_type, row) => {
    const { table, move } = spoil(row);
    expect(refusedBy(arrange(table), { ...move, seat: storyteller })).toBe('BF-PHASE-12');
    const auto = merge(table, { setup: { ...table.setup, storyteller: 'auto' } });
    expect(refusedBy(arrange(auto), { ...move, seat: storyteller })).toBe('BF-STORY-02');
    expect(refusedBy(arrange(auto), { ...move, seat: storyteller + 1 })).toBe('BF-PHASE-08');
  });

  test.each(named)('[BF-PHASE-08] [BF-PHASE-12] %s while a trade is open', (_type, row) => {
    const { table, move } = spoil(row);
    const drafts = play(arrange(table), { type: 'openTrade', seat: 2, with: 3 }).state;
    expect(refusedBy(drafts, move)).toBe('BF-PHASE-08');
    expect(refusedBy(drafts, { ...move, seat: 2 })).toBe('BF-PHASE-12');
    expect(refusedBy(drafts, { ...move, seat: storyteller })).toBe('BF-PHASE-08');
  });

  test('[BF-END-05] no move of any row after the end', () => {
    const over = resolve(arrange(quiet({ sun: { marker: 6 } }))).state;
    for (const row of rows) {
      const { move } = spoil(row);
      for (const seat of [0, storyteller, 99]) {
        expect(refusedBy(over, { ...move, seat })).toBe('BF-END-05');
      }
    }
  });

  test('[BF-STORY-01] endGameplayPhase is for the storyteller; a passed team is told that first', () => {
    const move = { type: 'endGameplayPhase', seat: 0 };
    expect(refusedBy(arrange(), move)).toBe('BF-STORY-01');
    expect(refusedBy(arrange({ seats: { 0: { passed: true } } }), move)).toBe('BF-PHASE-05');
    expect(refusedBy(arrange(), { ...move, seat: storyteller })).toBeUndefined();
  });

  test('[BF-PHASE-08] [BF-PHASE-12] nobody else sits at the table, and a move has its form', () => {
    for (const seat of [-1, 5, 99]) {
      expect(refusedBy(arrange(), { type: 'pass', seat })).toBe('BF-PHASE-08');
    }
    const malformed = [
      { type: 'pass', seat: 0, extra: 1 },
      { type: 'movePlayer', seat: 0, player: 'P5', to: 'orders' },
      { type: 'movePlayer', seat: 0, player: 'P1' },
      { type: 'castVote', seat: 0, choice: 'noEvent' },
      { type: 'nonsense', seat: 0 },
      { type: 'pass' },
      'pass',
      null,
    ];
    for (const move of malformed) expect(refusedBy(arrange(), move)).toBe('BF-PHASE-12');
  });
});
