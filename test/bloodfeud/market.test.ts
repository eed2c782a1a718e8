import { describe, expect, test } from 'vitest';
import { marketPiles } from '../../src/bloodfeud/content/schema.js';
import { bloodfeud, type Move } from '../../src/bloodfeud/index.js';
import type { Item, State } from '../../src/bloodfeud/state/state.js';
import { playerIds } from '../../src/bloodfeud/state/terms.js';
import { topStep } from '../../src/kernel/play.js';
import {
  type Arrangement,
  arrange,
  brujah,
  cityhall,
  eventsOf,
  movesOf,
  nosferatu,
  play,
  quiet,
  refusedBy,
  resolve,
  type TeamPatch,
  team,
} from './arrange.js';

const there = { at: 'marketplace' } as const;
const slot = (n: number, pile: 'orders' | 'disciplines' | 'gear' = 'orders') => ({ pile, slot: n });
const buy = (seat: number, item: Item, discount?: true): Move => {
  return { type: 'purchaseItem', seat, item, ...(discount && { discount }) };
};
const store = (seat: number, item: Item, discount?: true): Move => {
  return { type: 'storeItem', seat, item, ...(discount && { discount }) };
};
const take = (seat: number, item: string, discount?: true): Move => {
  return { type: 'purchaseStored', seat, item, ...(discount && { discount }) };
};
const bury = (seat: number, n: number): Move => ({ type: 'buryMarketCard', seat, ...slot(n) });
const bonus = (seat: number, n: number): Move => ({ type: 'bonusBury', seat, ...slot(n) });
/** Team 0 with this patch at the Marketplace. Slots o01 (3), o04 (3), o07 (2). */
const shop = (patch: TeamPatch = {}, more: Arrangement = {}) => {
  return arrange({ seats: { 0: { ...there, ...patch } }, ...more });
};

describe('purchasing', () => {
  test('[BF-MKT-01] [BF-MKT-02] [BF-ASSET-01] [BF-RULING-30] a card costs its Assets and is replaced at once', () => {
    const { state } = play(shop({ assets: 4 }), [buy(0, slot(1)), 'o09']);
    expect(team(state, 0).assets).toBe(1);
    expect(state.assets.spent).toBe(3);
    expect(team(state, 0).orders).toContain('o01');
    expect(state.market.orders.slots).toEqual(['o09', 'o04', 'o07']);
    expect(team(state, 0).tallies.itemsBought).toBe(1);
    expect(refusedBy(shop({ assets: 2 }), buy(0, slot(1)))).toBe('BF-MKT-01');
    expect(refusedBy(shop(), buy(0, slot(9)))).toBe('BF-MKT-02');
    expect(refusedBy(arrange(), buy(0, slot(1)))).toBe('BF-PHASE-02');
  });

  test('[BF-MKT-01] [BF-TOKEN-01] a token costs 6, while there is one', () => {
    const { state } = play(shop({ assets: 6 }), buy(0, 'token'));
    expect([team(state, 0).assets, team(state, 0).tokens, state.ambitionBoard]).toEqual([0, 2, 43]);
    expect(refusedBy(shop({ assets: 5 }), buy(0, 'token'))).toBe('BF-MKT-01');
    const none = shop({ assets: 9, power: 6 }, { ambitionBoard: 0 });
    expect(refusedBy(none, buy(0, 'token'))).toBe('BF-TOKEN-01');
    expect(refusedBy(none, store(0, 'token'))).toBe('BF-TOKEN-01');
  });

  test('[BF-MKT-04] [BF-ADV-03] a vampire team may buy Gear, but not wear it', () => {
    const { state } = play(shop({ assets: 4 }), [buy(0, slot(1, 'gear')), 'h02']);
    expect(team(state, 0).advancements).toEqual(['h01']);
    expect(refusedBy(state, { type: 'equip', seat: 0, card: 'h01', player: 'P1' })).toBe(
      'BF-ADV-03',
    );
  });

  test('[BF-TEAM-04] there is no limit to what a team holds', () => {
    const market = { orders: { slots: ['o12', 'o12', 'o10'] } };
    const orders = ['o01', 'o01', 'o02', 'o02', 'o03', 'o03', 'o04', 'o04', 'o05', 'o05', 'o06'];
    const state = shop({ assets: 40, tokens: 12, orders }, { market });
    expect(team(play(state, [buy(0, slot(1)), 'o07']).state, 0).orders).toHaveLength(18);
  });

  test('[BF-MKT-01] discounts of tiles and cards add up, not for the token, not for storing', () => {
    const seats = { 2: { ...there, assets: 1, power: 2, lanyards: { P1: ['h10', 'h10'] } } };
    const state = arrange({ seats });
    // o01 costs 3 - 2.
    const { state: after, events } = play(state, [buy(2, slot(1)), 'o09']);
    expect(eventsOf(events, 'itemPurchased')).toMatchObject([{ item: 'o01', paid: 1 }]);
    expect(team(after, 2).assets).toBe(0);
    expect(refusedBy(state, store(2, slot(1)))).toBe('BF-STORE-01');
    const rich = arrange({ seats: { 2: { ...seats[2], assets: 5 } } });
    expect(refusedBy(rich, buy(2, 'token'))).toBe('BF-MKT-01');
  });
});

describe('items within reach', () => {
  /** Nothing but cards of Cost 2; the token costs 6. */
  const market = {
    orders: { slots: ['o05', 'o07', 'o10'] },
    disciplines: { slots: ['v05', 'v08', 'v09'] },
    gear: { slots: ['h05', 'h06', 'h08'] },
  };

  test.each(marketPiles)('[BF-MKT-01] with 1 Asset and 1 off, only %s of Cost 2', (pile) => {
    const { content } = bloodfeud;
    const effects = [{ type: 'marketDiscount' as const, pile, amount: 1 }];
    const factions = content.factions.map((one) =>
      one.id === 'brujah' ? { ...one, effects } : one,
    );
    const game = bloodfeud.withContent({ ...content, factions });
    const moves = game.legalMoves(shop({ assets: 1, power: 2 }, { market }), brujah);
    expect(moves.filter(({ type }) => type === 'purchaseItem')).toEqual([
      buy(brujah, slot(1, pile)),
      buy(brujah, slot(2, pile)),
      buy(brujah, slot(3, pile)),
    ]);
  });

  test('[BF-MBON-02] with 1 Asset at Power 1, every card of Cost 2, but only by the discount', () => {
    const state = shop({ assets: 1, power: 1 }, { market });
    const items = marketPiles.flatMap((pile) => [1, 2, 3].map((n) => slot(n, pile)));
    const bought = items.map((one) => buy(brujah, one, true));
    expect(movesOf(state, brujah, 'purchaseItem')).toEqual(bought);
  });

  const places: [string, TeamPatch][] = [
    ['alone', there],
    ['and at the Cityscape', { at: ['cityscape', 'marketplace'] }],
  ];
  const ordersIn = (moves: readonly { item: Item }[]) => {
    return moves.flatMap(({ item }) =>
      item !== 'token' && item.pile === 'orders' ? [item.slot] : [],
    );
  };

  test.each(places)(
    '[BF-MKT-01] Red Hook takes 1 off Orders, at the Marketplace %s',
    (_name, at) => {
      const orders = { slots: ['o01', 'o02', 'o04'] };
      const seats = { 0: { ...at, assets: 2 } };
      const table = { teams: 5, tiles: { D5: 'T10' }, market: { orders }, seats };
      const listed = (control: number | null) => {
        const state = arrange({ ...table, control: { D5: control } });
        return ordersIn(movesOf(state, 0, 'purchaseItem'));
      };
      // They cost 3, 5 and 3.
      expect(listed(0)).toEqual([1, 3]);
      expect(listed(1)).toEqual([]);
    },
  );

  test.each(places)(
    '[BF-STORE-01] the Ferry Terminal adds 1, at the Marketplace %s',
    (_name, at) => {
      const orders = { slots: ['o01', 'o02', 'o04', 'o07'] };
      const seats = { 0: { ...at, power: 2 } };
      const table = { teams: 7, tiles: { D5: 'T15' }, market: { orders }, seats };
      const listed = (control: number | null) => {
        const state = arrange({ ...table, control: { D5: control } });
        return ordersIn(movesOf(state, 0, 'storeItem'));
      };
      // They cost 3, 5, 3 and 2.
      expect(listed(0)).toEqual([1, 3, 4]);
      expect(listed(1)).toEqual([4]);
    },
  );
});

describe('burying', () => {
  test('[BF-MKT-03] [BF-RULING-02] for 1 Asset, under its own pile, for all to see', () => {
    const { state } = play(shop({ assets: 1 }), [bury(0, 2), 'o02']);
    expect([team(state, 0).assets, state.assets.spent]).toEqual([0, 1]);
    expect(state.market.orders.slots).toEqual(['o01', 'o02', 'o07']);
    expect(state.market.orders.pile.at(-1)).toEqual({ cards: ['o04'], seenBy: 'all' });
    expect(refusedBy(state, bury(0, 2))).toBe('BF-MKT-03');
  });

  test('[BF-INFO-06] [BF-MKT-02] [BF-RULING-55] layers come out in the order in which they went in', () => {
    const market = { orders: { slots: ['o01', 'o04', 'o07'], pile: [['o02']] } };
    let state = shop({ assets: 30 }, { market });
    const orders = () => [
      state.market.orders.slots,
      state.market.orders.pile.map(({ cards }) => cards),
    ];
    state = play(state, [bury(0, 1), 'o02']).state;
    expect(orders()).toEqual([['o02', 'o04', 'o07'], [['o01']]]);
    state = play(state, [bury(0, 2), 'o01']).state;
    expect(orders()).toEqual([['o02', 'o01', 'o07'], [['o04']]]);
    state = play(state, [buy(0, slot(3)), 'o04']).state;
    expect(orders()).toEqual([['o02', 'o01', 'o04'], []]);
    state = play(state, [bury(0, 3), 'o04']).state;
    expect(orders()).toEqual([['o02', 'o01', 'o04'], []]);
    state = play(state, buy(0, slot(1)), buy(0, slot(2))).state;
    expect(orders()).toEqual([[null, null, 'o04'], []]);
    state = play(state, [bury(0, 3), 'o04']).state;
    expect(orders()).toEqual([['o04', null, null], []]);
  });

  test('[BF-MBON-01] [BF-RULING-31] Power 2 buries up to two, the second may hit the new card', () => {
    const first = play(shop({ power: 2, assets: 0 }), [bonus(0, 1), 'o02']).state;
    expect(first.market.orders.slots).toEqual(['o02', 'o04', 'o07']);
    expect(topStep(first)).toEqual({ type: 'marketBonus', seat: 0, left: 1 });
    const second = play(first, [bonus(0, 1), 'o03']).state;
    expect(topStep(second)?.type).toBe('open');
    expect(second.market.orders.slots).toEqual(['o03', 'o04', 'o07']);
    expect(refusedBy(second, bonus(0, 1))).toBe('BF-PHASE-10');
    const done = play(first, { type: 'done', seat: 0 }).state;
    expect(topStep(done)?.type).toBe('open');
  });

  test('[BF-MBON-01] the second may be any face-up card, and after it there is no more', () => {
    const slots = (state: State) => {
      return movesOf(state, 0, 'bonusBury').map(({ pile, slot: n }) => `${pile} ${n}`);
    };
    const all = ['orders', 'disciplines', 'gear'].flatMap((pile) =>
      [1, 2, 3].map((n) => `${pile} ${n}`),
    );
    const first = play(shop({ power: 2 }), [bonus(0, 1), 'o02']).state;
    expect(slots(first)).toEqual(all);
    expect(slots(play(first, [bonus(0, 1), 'o03']).state)).toEqual([]);
  });

  test.each([
    [1, 3],
    [2, 2],
    [3, 2],
    [4, 1],
    [6, 1],
  ])('[BF-MBON-01] Power %i buries up to %i', (power, cards) => {
    const { state } = play(shop({ power }), [bonus(0, 1), 'o02']);
    const step = topStep(state);
    expect(step?.type === 'marketBonus' ? step.left + 1 : 1).toBe(cards);
  });
});

describe('storing', () => {
  test('[BF-STORE-01] [BF-STORE-03] [BF-WARE-01] [BF-PHASE-10] store free, buy later', () => {
    const { state } = play(shop({ power: 3, assets: 3 }), [store(0, slot(1)), 'o02']);
    expect([team(state, 0).assets, team(state, 0).warehouse]).toEqual([3, ['o01']]);
    expect(team(state, 0).tallies.itemsBought).toBe(0);
    expect(refusedBy(state, store(0, slot(3)))).toBe('BF-PHASE-10');
    const use = { type: 'placeOrder', seat: 0, card: 'o01', domain: 'D1' };
    expect(refusedBy(arrange({ seats: { 0: { at: 'orders', warehouse: ['o01'] } } }), use)).toBe(
      'BF-ORDER-01',
    );
    const { state: bought } = play(state, take(0, 'o01'));
    expect([team(bought, 0).assets, team(bought, 0).warehouse]).toEqual([0, []]);
    expect(team(bought, 0).orders).toContain('o01');
    expect(team(bought, 0).tallies.itemsBought).toBe(1);
    expect(refusedBy(bought, take(0, 'o01'))).toBe('BF-STORE-03');
    expect(refusedBy(shop({ warehouse: ['o02'], assets: 4 }), take(0, 'o02'))).toBe('BF-WARE-01');
  });

  test('[BF-STORE-01] the Cost may not be above the Power; Depot Lease adds 1', () => {
    expect(refusedBy(shop({ power: 2 }), store(0, slot(1)))).toBe('BF-STORE-01');
    expect(refusedBy(shop({ power: 3 }), store(0, slot(1)))).toBeUndefined();
    const leased = (cards: string[]) =>
      arrange({ seats: { 2: { ...there, power: 2, lanyards: { P1: cards } } } });
    expect(refusedBy(leased([]), store(2, slot(1)))).toBe('BF-STORE-01');
    expect(refusedBy(leased(['h11']), store(2, slot(1)))).toBeUndefined();
  });

  test('[BF-STORE-01] rebates are for purchases, not for storing', () => {
    const factions = ['tremere', 'nosferatu', 'cityhall', 'mafia'];
    const slots = {
      disciplines: { slots: ['v08', 'v01', 'v02'] },
      orders: { slots: ['o07', 'o01', 'o02'] },
    };
    const poor = { ...there, power: 2, assets: 2 };
    const seats = { 0: poor, 3: poor };
    const state = arrange({ setup: { factions }, market: slots, seats });
    for (const [seat, pile] of [
      [0, 'disciplines'],
      [3, 'orders'],
    ] as const) {
      expect(refusedBy(state, buy(seat, slot(2, pile)))).toBeUndefined();
      expect(refusedBy(state, store(seat, slot(2, pile)))).toBe('BF-STORE-01');
      expect(refusedBy(state, store(seat, slot(1, pile)))).toBeUndefined();
    }
  });

  test('[BF-STORE-02] [BF-RULING-27] Power 6 stores a token, which counts as none until bought', () => {
    expect(refusedBy(shop({ power: 5 }), store(0, 'token'))).toBe('BF-STORE-01');
    const { state } = play(shop({ power: 6, assets: 6 }), store(0, 'token'));
    expect([state.ambitionBoard, team(state, 0).warehouse, team(state, 0).tokens]).toEqual([
      43,
      ['token'],
      1,
    ]);
    const bought = play(state, take(0, 'token')).state;
    expect([team(bought, 0).assets, team(bought, 0).tokens]).toEqual([0, 2]);
    const traded = play(
      state,
      { type: 'openTrade', seat: 0, with: 1 },
      { type: 'tradeGive', seat: 0, line: { kind: 'stored', item: 'token' } },
      { type: 'tradeSend', seat: 0 },
      { type: 'answerTrade', seat: 1, accept: true },
    ).state;
    expect([team(traded, 1).tokens, team(traded, 0).warehouse]).toEqual([2, []]);
  });

  test('[BF-STORE-03] a Warehouse holds any number of items', () => {
    const warehouse = ['o01', 'o02', 'o03', 'o05', 'o06', 'o08', 'v01', 'h01'];
    const market = { orders: { slots: ['o10', 'o04', 'o07'] } };
    const { state } = play(shop({ warehouse, power: 3 }, { market }), [store(0, slot(1)), 'o11']);
    expect(team(state, 0).warehouse).toHaveLength(9);
  });
});

describe('the discount of Power 1', () => {
  const weak = (more: TeamPatch = {}) => shop({ power: 1, ...more });

  test('[BF-MBON-02] [BF-RULING-28] storing Cost 2, the token for 5, a Cost 1 card for 0', () => {
    expect(refusedBy(weak(), store(0, slot(3)))).toBe('BF-STORE-01');
    expect(refusedBy(weak(), store(0, slot(3), true))).toBeUndefined();
    expect(refusedBy(weak(), store(0, slot(1), true))).toBe('BF-STORE-01');
    const { events } = play(weak({ assets: 5 }), buy(0, 'token', true));
    expect(eventsOf(events, 'itemPurchased')).toMatchObject([{ item: 'token', paid: 5 }]);
    const market = { orders: { slots: ['o12', 'o04', 'o07'] } };
    const free = arrange({ market, seats: { 0: { ...there, power: 1, assets: 0 } } });
    const { state, events: bought } = play(free, [buy(0, slot(1), true), 'o02']);
    expect(eventsOf(bought, 'itemPurchased')).toMatchObject([{ paid: 0 }]);
    expect(refusedBy(state, buy(0, slot(3), true))).toBe('BF-PHASE-10');
    expect(refusedBy(state, store(0, slot(3), true))).toBe('BF-PHASE-10');
  });

  test('[BF-MBON-02] only at Power 1; also from the Warehouse', () => {
    expect(refusedBy(shop({ power: 2, assets: 9 }), buy(0, slot(1), true))).toBe('BF-MBON-02');
    expect(refusedBy(shop({ power: 2 }), store(0, slot(3), true))).toBe('BF-MBON-02');
    const { events } = play(weak({ assets: 4, warehouse: ['o02'] }), take(0, 'o02', true));
    expect(eventsOf(events, 'storedPurchased')).toMatchObject([{ paid: 4 }]);
  });

  test.each<[string, Move, ...string[]]>([
    ['a purchase', buy(0, slot(3), true), 'o02'],
    ['a purchase of a token', buy(0, 'token', true)],
    ['storing', store(0, slot(3), true), 'o02'],
    ['a purchase from the Warehouse', take(0, 'o05', true)],
  ])('[BF-MBON-02] [BF-PHASE-10] %s uses the discount up', (_name, move, ...rolls) => {
    const rich = weak({ assets: 20, warehouse: ['o05', 'o08'] });
    const { state } = play(rich, [move, ...rolls]);
    expect(refusedBy(state, buy(0, slot(1), true))).toBe('BF-PHASE-10');
    expect(refusedBy(state, take(0, 'o08', true))).toBe('BF-PHASE-10');
    expect(refusedBy(state, buy(0, slot(1)))).toBeUndefined();
  });

  test('[BF-WARE-01] [BF-MBON-02] with 1 Asset a stored card of Cost 2 is listed once, by the discount', () => {
    const market = { orders: { slots: ['o01', 'o04', 'o07'] } };
    const state = shop({ power: 1, assets: 1, warehouse: ['o05', 'o05'] }, { market });
    expect(movesOf(state, 0, 'purchaseStored')).toEqual([take(0, 'o05', true)]);
  });

  test('[BF-MBON-03] [BF-RULING-29] both bonuses in one round, and no Cost below 0', () => {
    const { state } = play(
      weak({ assets: 4 }),
      [buy(0, slot(3), true), 'o02'],
      [bonus(0, 1), 'o03'],
      { type: 'done', seat: 0 },
    );
    expect(team(state, 0).used).toMatchObject({ discount: true, marketBonus: true });
    const market = { orders: { slots: ['o12', 'o04', 'o07'] } };
    const seats = { 2: { ...there, power: 1, assets: 0, lanyards: { P1: ['h10'] } } };
    const { events } = play(arrange({ market, seats }), [buy(2, slot(1), true), 'o02']);
    expect(eventsOf(events, 'itemPurchased')).toMatchObject([{ paid: 0 }]);
  });

  test('[BF-PHASE-10] [BF-CLEAN-06] rights come back each round', () => {
    const used = { store: true, discount: true, marketBonus: true, buryAmbition: true };
    const { state } = resolve(arrange(quiet({ seats: { 0: { used } } })));
    expect(Object.values(team(state, 0).used).every((right) => right !== true)).toBe(true);
  });
});

describe('trading', () => {
  const open = (seat: number, partner: number): Move => ({
    type: 'openTrade',
    seat,
    with: partner,
  });
  const give = (seat: number, line: Extract<Move, { type: 'tradeGive' }>['line']): Move => {
    return { type: 'tradeGive', seat, line };
  };
  const ask = (seat: number, line: Extract<Move, { type: 'tradeAsk' }>['line']): Move => {
    return { type: 'tradeAsk', seat, line };
  };
  const send = (seat: number): Move => ({ type: 'tradeSend', seat });
  const answer = (seat: number, accept: boolean): Move => ({ type: 'answerTrade', seat, accept });

  test('[BF-TRADE-01] [BF-TRADE-04] [BF-RULING-33] [BF-RULING-34] [BF-TEAM-01] any Team Resources, wherever the teams are', () => {
    const { state } = play(
      arrange({ seats: { 0: { at: 'cityscape' }, 1: { at: 'council' } } }),
      open(0, 1),
      give(0, { kind: 'assets', amount: 2 }),
      give(0, { kind: 'tokens', amount: 1 }),
      give(0, { kind: 'card', zone: 'orders', card: 'sAtk' }),
      give(0, { kind: 'card', zone: 'ambitions', card: 'a01' }),
      give(0, { kind: 'card', zone: 'events', card: 'e01' }),
      send(0),
      answer(1, true),
    );
    expect([team(state, 0).assets, team(state, 0).tokens]).toEqual([2, 0]);
    expect([team(state, 1).assets, team(state, 1).tokens]).toEqual([6, 2]);
    expect(team(state, 1).orders).toHaveLength(7);
    expect(team(state, 1).ambitions).toContain('a01');
    expect(team(state, 1).events).toContain('e01');
    expect(state.teams.map(({ tallies }) => tallies.tradesCompleted)).toEqual([1, 1, 0, 0]);
  });

  const trades = (state: State) => state.teams.map(({ tallies }) => tallies.tradesCompleted);

  test('[BF-TRADE-04] the same for the same is no trade that counts', () => {
    const asset = { kind: 'assets', amount: 1 } as const;
    const deal = [open(0, 1), give(0, asset), ask(0, asset), send(0), answer(1, true)];
    const twice = play(arrange(), ...deal, ...deal);
    expect(trades(twice.state)).toEqual([0, 0, 0, 0]);
    expect(eventsOf(twice.events, 'tradeCompleted')).toHaveLength(2);
    const more = play(
      arrange(),
      open(0, 1),
      give(0, { kind: 'assets', amount: 2 }),
      ask(0, asset),
      send(0),
      answer(1, true),
    );
    expect(trades(more.state)).toEqual([1, 1, 0, 0]);
    const token = { kind: 'tokens', amount: 1 } as const;
    const other = [open(0, 1), give(0, asset), ask(0, token), send(0), answer(1, true)];
    expect(trades(play(arrange(), ...other).state)).toEqual([1, 1, 0, 0]);
  });

  test('[BF-TRADE-04] nor is a card for another copy of it, unless one was stored', () => {
    const order = { kind: 'card', zone: 'orders', card: 'sFeed' } as const;
    const swap = (card: string, ...lines: Move[]) => {
      return play(
        arrange(),
        open(0, 1),
        give(0, order),
        ...lines,
        ask(0, { kind: 'anyCard', zone: 'orders' }),
        send(0),
        answer(1, true),
        { type: 'tradePick', seat: 1, card },
        { type: 'confirmTrade', seat: 0, confirm: true },
      ).state;
    };
    expect(trades(swap('sFeed'))).toEqual([0, 0, 0, 0]);
    expect(trades(swap('sAtk'))).toEqual([1, 1, 0, 0]);
    expect(trades(swap('sFeed', give(0, { kind: 'assets', amount: 1 })))).toEqual([1, 1, 0, 0]);
    const stored = { kind: 'stored', item: 'o02' } as const;
    const shelf: TeamPatch = { at: 'marketplace', warehouse: ['o02'] };
    const shelves = play(
      arrange({ seats: { 0: shelf, 1: shelf } }),
      open(0, 1),
      give(0, stored),
      ask(0, stored),
      send(0),
      answer(1, true),
    ).state;
    expect(trades(shelves)).toEqual([1, 1, 0, 0]);
    expect(team(shelves, 0)).toMatchObject({ warehouse: [] });
    expect(team(shelves, 0).orders).toContain('o02');
  });

  test('[BF-TEAM-03] Units, Seals, Barricades, lanyards and Warehouses are no resources', () => {
    const seats = { 0: { lanyards: { P1: ['v02'] }, warehouse: ['o02'] } };
    const { state } = play(arrange({ seats }), open(0, 1));
    const cards = movesOf(state, 0, 'tradeGive').map(({ line }) => JSON.stringify(line));
    expect(cards.some((line) => /v02|o02|stored/.test(line))).toBe(false);
    expect(refusedBy(state, give(0, { kind: 'card', zone: 'advancements', card: 'v02' }))).toBe(
      'BF-TRADE-07',
    );
  });

  test('[BF-TRADE-02] with the option the two must be at one place', () => {
    const setup = { houseRules: { tradePresence: 'sameStation' } } as const;
    const apart = { 0: { at: 'orders' }, 1: { at: 'council' } } as const;
    expect(refusedBy(arrange({ setup, seats: { ...apart } }), open(0, 1))).toBe('BF-TRADE-02');
    const together = { 0: { at: ['orders', 'council'] }, 1: { at: 'council' } } as const;
    const seats = { 0: { at: [...together[0].at] }, 1: together[1] };
    expect(refusedBy(arrange({ setup, seats }), open(0, 1))).toBeUndefined();
    expect(refusedBy(arrange(), open(0, 0))).toBe('BF-TRADE-01');
    const one = arrange({
      setup,
      seats: { 0: { at: ['orders', 'council'] }, 1: { at: ['council', 'marketplace'] } },
    });
    expect(refusedBy(one, open(0, 1))).toBeUndefined();
    expect(refusedBy(one, open(1, 0))).toBeUndefined();
    expect(refusedBy(one, open(0, 2))).toBe('BF-TRADE-02');
  });

  test('[BF-TRADE-03] [BF-RULING-32] a stored item goes without its Cost', () => {
    const factions = ['brujah', 'nosferatu', 'mafia', 'firstlight'];
    const state = arrange({
      setup: { factions },
      market: { orders: { slots: ['o01', 'o04', 'o07'] } },
      seats: { 0: { ...there, warehouse: ['o02'], power: 3 }, 2: { at: 'orders', assets: 4 } },
    });
    const { state: after } = play(
      state,
      open(0, 2),
      give(0, { kind: 'stored', item: 'o02' }),
      ask(0, { kind: 'assets', amount: 3 }),
      send(0),
      answer(2, true),
    );
    expect(team(after, 2).orders).toContain('o02');
    expect([team(after, 2).assets, team(after, 0).assets, after.assets.spent]).toEqual([1, 7, 0]);
    expect(team(after, 2).tallies.itemsBought).toBe(0);
    const away = play(arrange({ seats: { 0: { warehouse: ['o02'] } } }), open(0, 2)).state;
    expect(movesOf(away, 0, 'tradeGive').some(({ line }) => line.kind === 'stored')).toBe(false);
    expect(refusedBy(away, give(0, { kind: 'stored', item: 'o02' }))).toBe('BF-TRADE-03');
  });

  test('[BF-TRADE-03] a stored item of the partner needs the partner at the Marketplace', () => {
    const stored = { kind: 'stored', item: 'o02' } as const;
    const home = play(arrange({ seats: { 1: { warehouse: ['o02'] } } }), open(0, 1)).state;
    expect(refusedBy(home, ask(0, stored))).toBe('BF-TRADE-03');
    const shopping = play(
      arrange({ seats: { 1: { ...there, warehouse: ['o02'] } } }),
      open(0, 1),
    ).state;
    expect(refusedBy(shopping, ask(0, stored))).toBeUndefined();
  });

  test('[BF-TRADE-05] one line of Assets and tokens each, 12 and 6 at most, four items a side', () => {
    const seats = { 0: { assets: 20, tokens: 8, orders: ['o02'] } };
    const { state } = play(arrange({ seats }), open(0, 1));
    expect(refusedBy(state, send(0))).toBe('BF-TRADE-05');
    expect(refusedBy(state, give(0, { kind: 'assets', amount: 13 }))).toBe('BF-TRADE-05');
    expect(refusedBy(state, give(0, { kind: 'assets', amount: 12 }))).toBeUndefined();
    expect(refusedBy(state, give(0, { kind: 'tokens', amount: 7 }))).toBe('BF-TRADE-05');
    const more = play(state, give(0, { kind: 'assets', amount: 1 })).state;
    expect(refusedBy(more, give(0, { kind: 'assets', amount: 1 }))).toBe('BF-TRADE-05');
    const cards = ['o02', 'sAtk', 'sAtk', 'sDef'].map((card) =>
      give(0, { kind: 'card', zone: 'orders', card }),
    );
    const full = play(more, ...cards).state;
    expect(refusedBy(full, give(0, { kind: 'card', zone: 'orders', card: 'sEmb' }))).toBe(
      'BF-TRADE-05',
    );
    expect(refusedBy(full, give(0, { kind: 'tokens', amount: 1 }))).toBeUndefined();
    expect(refusedBy(full, ask(0, { kind: 'anyCard', zone: 'orders' }))).toBeUndefined();
  });

  test('[BF-TRADE-07] only what is there can be offered or asked', () => {
    const { state } = play(arrange(), open(0, 1));
    expect(refusedBy(state, give(0, { kind: 'assets', amount: 5 }))).toBe('BF-TRADE-07');
    expect(refusedBy(state, ask(0, { kind: 'assets', amount: 5 }))).toBe('BF-TRADE-07');
    expect(refusedBy(state, ask(0, { kind: 'anyCard', zone: 'advancements' }))).toBe('BF-TRADE-07');
    expect(refusedBy(state, give(0, { kind: 'card', zone: 'orders', card: 'o02' }))).toBe(
      'BF-TRADE-07',
    );
    const one = play(state, give(0, { kind: 'card', zone: 'orders', card: 'sDef' })).state;
    expect(refusedBy(one, give(0, { kind: 'card', zone: 'orders', card: 'sDef' }))).toBe(
      'BF-TRADE-07',
    );
    const two = play(
      state,
      ask(0, { kind: 'anyCard', zone: 'ambitions' }),
      ask(0, { kind: 'anyCard', zone: 'ambitions' }),
    ).state;
    expect(refusedBy(two, ask(0, { kind: 'anyCard', zone: 'ambitions' }))).toBe('BF-TRADE-07');
  });

  test('[BF-TRADE-07] copies are one line to offer, as long as one of them is left', () => {
    const seats: Record<number, TeamPatch> = { 0: { ...there, warehouse: ['o02', 'o02'] } };
    const market = { orders: { slots: ['o01', 'o04', 'o07'] } };
    const { state } = play(arrange({ seats, market }), open(0, 1));
    const linesOf = (now: State, wanted: string) => {
      const lines = movesOf(now, 0, 'tradeGive').map(({ line }) => JSON.stringify(line));
      return lines.filter((line) => line.includes(wanted));
    };
    expect([linesOf(state, 'o02').length, linesOf(state, 'sAtk').length]).toEqual([1, 1]);
    const attack = give(0, { kind: 'card', zone: 'orders', card: 'sAtk' });
    const one = play(state, attack).state;
    expect(linesOf(one, 'sAtk')).toHaveLength(1);
    expect(linesOf(play(one, attack).state, 'sAtk')).toEqual([]);
  });

  test('[BF-TRADE-07] the only Event of the partner can be asked for', () => {
    const { state } = play(arrange({ seats: { 1: { events: ['e05'] } } }), open(0, 1));
    const asked = movesOf(state, 0, 'tradeAsk').map(({ line }) => line);
    expect(asked).toContainEqual({ kind: 'anyCard', zone: 'events' });
  });

  test('[BF-TRADE-06] copies are one card to pick', () => {
    const any = ask(0, { kind: 'anyCard', zone: 'orders' });
    const { state } = play(arrange(), open(0, 1), any, send(0), answer(1, true));
    const cards = movesOf(state, 1, 'tradePick').map(({ card }) => card);
    expect(cards).toEqual(['sAtk', 'sDef', 'sEmb', 'sFeed']);
  });

  test('[BF-TRADE-04] the same for the same in another order is no trade that counts', () => {
    const asset = { kind: 'assets', amount: 1 } as const;
    const token = { kind: 'tokens', amount: 1 } as const;
    const deal = [give(0, asset), give(0, token), ask(0, token), ask(0, asset)];
    const { state } = play(arrange(), open(0, 1), ...deal, send(0), answer(1, true));
    expect(trades(state)).toEqual([0, 0, 0, 0]);
  });

  test.each(playerIds)('[BF-TRADE-02] it is enough that %s is there', (player) => {
    const houseRules = { tradePresence: 'sameStation' } as const;
    const setup = { houseRules, playersPerTeam: [1, 4, 2, 2] };
    const at = playerIds.map((one) => (one === player ? 'council' : 'orders'));
    const seats: Record<number, TeamPatch> = { 0: { at: 'council' }, 1: { at } };
    const state = arrange({ setup, seats });
    expect([refusedBy(state, open(0, 1)), refusedBy(state, open(1, 0))]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('[BF-TRADE-07] one stored item can neither be given nor asked for twice', () => {
    const shelf = (item: string): TeamPatch => ({ at: 'marketplace', warehouse: [item] });
    const state = arrange({ seats: { 0: shelf('o02'), 2: shelf('o04') } });
    const asked = ask(0, { kind: 'stored', item: 'o04' });
    const given = give(0, { kind: 'stored', item: 'o02' });
    const once = play(state, open(0, 2), asked, given).state;
    expect([refusedBy(once, asked), refusedBy(once, given)]).toEqual([
      'BF-TRADE-07',
      'BF-TRADE-07',
    ]);
  });

  test('[BF-TRADE-06] the proposer sees the picked card and cancels: nothing changed', () => {
    const before = arrange();
    const { state: picked, events } = play(
      before,
      open(0, 1),
      give(0, { kind: 'assets', amount: 2 }),
      ask(0, { kind: 'anyCard', zone: 'events' }),
      send(0),
      answer(1, true),
      { type: 'tradePick', seat: 1, card: 'e05' },
    );
    expect(eventsOf(events, 'tradeAccepted')[0]).toMatchObject({
      cards: ['e05'],
      hidden: { cards: [0, 1] },
    });
    const { state } = play(picked, { type: 'confirmTrade', seat: 0, confirm: false });
    expect(state.teams).toEqual(before.teams);
    const done = play(picked, { type: 'confirmTrade', seat: 0, confirm: true }).state;
    expect(team(done, 0).events).toContain('e05');
    expect(team(done, 1).assets).toBe(6);
  });

  test('[BF-TRADE-06] picks and confirmation have their time', () => {
    const { state } = play(arrange(), open(0, 1), ask(0, { kind: 'anyCard', zone: 'events' }));
    expect(refusedBy(state, { type: 'tradePick', seat: 0, card: 'e01' })).toBe('BF-TRADE-06');
    expect(refusedBy(state, { type: 'confirmTrade', seat: 0, confirm: true })).toBe('BF-TRADE-06');
    // What every object has is no answer to a trade.
    expect(refusedBy(state, { type: 'constructor', seat: 0 })).toBe(
      refusedBy(state, { type: 'x', seat: 0 }),
    );
    const sent = play(state, send(0)).state;
    expect(refusedBy(sent, { type: 'tradePick', seat: 1, card: 'e05' })).toBe('BF-TRADE-06');
    const declined = play(sent, answer(1, false)).state;
    expect(declined.teams).toEqual(arrange().teams);
    const accepted = play(sent, answer(1, true)).state;
    expect(refusedBy(accepted, { type: 'tradePick', seat: 1, card: 'e01' })).toBe('BF-TRADE-07');
    const off = play(accepted, { type: 'tradeCancel', seat: 1 }).state;
    expect(topStep(off)?.type).toBe('open');
  });
});

describe('Assets and Advancements', () => {
  test('[BF-ASSET-01] the whole Spent board goes into an empty supply', () => {
    const state = arrange(
      quiet({
        assetSupply: 0,
        spent: 5,
        seats: { 0: { units: { D1: 1, D9: 1 } } },
        placed: [
          ['D3', nosferatu, 'sFeed'],
          ['D9', brujah, 'sAtk'],
        ],
      }),
    );
    const { state: asked } = resolve(state);
    expect(topStep(asked)?.type).toBe('attackTarget');
    expect(asked.assets).toEqual({ supply: 4, spent: 0 });
  });

  test('[BF-ASSET-01] an empty supply is refilled from the Spent board, then gains stop', () => {
    const few = arrange(
      quiet({
        assetSupply: 1,
        spent: 2,
        placed: [
          ['D1', brujah, 'sFeed'],
          ['D3', nosferatu, 'sFeed'],
        ],
      }),
    );
    const { events } = resolve(few);
    const gains = eventsOf(events, 'assetsGained').map(({ amount }) => amount);
    // D1: 1 from the supply. D3: 1 of the 2 spent ones. Income: 1 for brujah, then nothing is left.
    expect(gains).toEqual([1, 1]);
    expect(eventsOf(events, 'incomePaid').map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 1],
      [2, 0],
      [3, 0],
    ]);
  });

  test('[BF-ADV-01] two copies in hand are one card to equip', () => {
    const state = arrange({ seats: { 0: { advancements: ['v02', 'v02', 'v03'] } } });
    const listed = movesOf(state, brujah, 'equip').map(({ card, player }) => `${card} ${player}`);
    expect(listed).toEqual(['v02 P1', 'v02 P2', 'v03 P1', 'v03 P2']);
  });

  test('[BF-ADV-01] [BF-ADV-02] [BF-ADV-03] [BF-RULING-54] equipping: behind the others, three slots, own kind', () => {
    const equip = (seat: number, card: string): Move => ({
      type: 'equip',
      seat,
      card,
      player: 'P1',
    });
    const advancements = ['v02', 'v03', 'v08', 'v12'];
    const state = arrange({ seats: { 0: { advancements }, 2: { advancements: ['v04', 'h02'] } } });
    const full = play(state, equip(0, 'v08'), equip(0, 'v02'), equip(0, 'v12')).state;
    expect(team(full, 0).lanyards.P1).toEqual(['v08', 'v02', 'v12']);
    expect(refusedBy(full, equip(0, 'v03'))).toBe('BF-ADV-02');
    expect(refusedBy(full, { type: 'equip', seat: 0, card: 'v03', player: 'P2' })).toBeUndefined();
    expect(refusedBy(state, equip(2, 'v04'))).toBe('BF-ADV-03');
    expect(refusedBy(state, equip(2, 'h02'))).toBeUndefined();
    expect(refusedBy(state, equip(0, 'v01'))).toBe('BF-ADV-01');
    expect(refusedBy(state, equip(cityhall, 'v02'))).toBe('BF-ADV-01');
  });
});
