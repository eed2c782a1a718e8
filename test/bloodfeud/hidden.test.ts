import { describe, expect, test } from 'vitest';
import { bloodfeud, type Move, type State } from '../../src/bloodfeud/index.js';
import { Pool } from '../../src/bloodfeud/view/pool.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import type { Viewer } from '../../src/kernel/play.js';
import {
  arrange,
  brujah,
  cityhall,
  movesOf,
  nosferatu,
  play,
  quiet,
  refusedBy,
  resolve,
  setupFour,
  storyteller,
  team,
} from './arrange.js';

const viewers: Viewer[] = [0, 1, 2, 3, storyteller, 'spectator'];

test('[BF-INFO-01] everything on the table is public', () => {
  const state = arrange({
    seats: { 0: { warehouse: ['o02'], lanyards: { P1: ['v02'] }, at: 'council' } },
    barricades: { 'D1-D2': 1 },
    alliances: [[0, 2]],
    council: { proposals: [{ card: 'e06', by: 1 }] },
  });
  for (const viewer of viewers) {
    const seen = bloodfeud.view(state, viewer);
    expect(seen.domains).toEqual(state.domains);
    expect(seen.barricades).toEqual(state.barricades);
    expect(seen.alliances).toEqual(state.alliances);
    expect(seen.sun).toEqual(state.sun);
    expect(seen.market.orders.slots).toEqual(state.market.orders.slots);
    expect(seen.ambitions.faceUp).toEqual(state.ambitions.faceUp);
    expect(seen.council.proposals).toEqual(state.council.proposals);
    const {
      warehouse,
      lanyards,
      power,
      assets,
      tokens,
      location,
      passed,
      budget,
      graveyard,
      supply,
    } = team(state, 0);
    expect(seen.teams[0]).toMatchObject({
      warehouse,
      lanyards,
      power,
      assets,
      tokens,
      location,
      passed,
      budget,
      graveyard,
      supply,
    });
    expect(seen).not.toHaveProperty('chance');
  }
});

test('[BF-INFO-02] a sealed Order shows its team, Domain and number, the card only to its team', () => {
  const state = arrange({ placed: [['D5', brujah, 'sFeed']] });
  for (const viewer of viewers) {
    const [order] = bloodfeud.view(state, viewer).ordersBoard.D5 ?? [];
    expect(order).toEqual(
      viewer === brujah ? { seat: 0, number: 1, card: 'sFeed' } : { seat: 0, number: 1 },
    );
  }
});

test('[BF-INFO-02] [BF-RES-01] Orders are open once their Domain has had its turn', () => {
  const seats = { 0: { units: { D1: 2, D5: 1 } }, 1: { units: { D1: 1 } } };
  const { state } = resolve(
    arrange(
      quiet({
        seats,
        placed: [
          ['D1', brujah, 'sAtk'],
          ['D5', brujah, 'sFeed'],
        ],
      }),
    ),
  );
  const { ordersBoard: board } = bloodfeud.view(state, cityhall);
  expect(board.D1).toEqual([{ seat: 0, number: 1, card: 'sAtk' }]);
  expect(board.D5).toEqual([{ seat: 0, number: 2 }]);
});

test('[BF-ADV-06] an Order that a team has peeked at is not peeked at again', () => {
  const state = arrange({
    seats: { 0: { at: 'orders', lanyards: { P1: ['v05', 'v05'] } } },
    market: { disciplines: { slots: ['v01', 'v02', 'v07'] } },
    placed: [['D3', 1, 'sAtk']],
  });
  const [peek] = movesOf(state, 0, 'activate');
  const after = play(state, peek as Move).state;
  expect(refusedBy(after, peek as Move)).toBe('BF-ADV-06');
  expect(movesOf(after, 0, 'activate')).toEqual([]);
});

test('[BF-INFO-02] [BF-ADV-06] what a team has peeked at stands in the order in which it was placed', () => {
  const state = arrange({
    seats: { 0: { at: 'orders', lanyards: { P1: ['v05', 'v05'] } } },
    market: { disciplines: { slots: ['v01', 'v02', 'v07'] } },
    placed: [
      ['D3', 1, 'sAtk'],
      ['D1', 1, 'sDef'],
    ],
  });
  const peek = (domain: string, number: number): Move => {
    return { type: 'activate', seat: 0, source: { player: 'P1', card: 'v05' }, domain, number };
  };
  expect(team(play(state, peek('D1', 2), peek('D3', 1)).state, 0).peeked).toEqual([
    { domain: 'D3', number: 1, card: 'sAtk' },
    { domain: 'D1', number: 2, card: 'sDef' },
  ]);
});

test('[BF-INFO-02] [BF-ADV-06] nosferatu peeks at one Order, and only nosferatu knows it', () => {
  const state = arrange({
    seats: { 1: { at: 'orders' } },
    placed: [
      ['D5', brujah, 'sFeed'],
      ['D5', cityhall, 'sReq'],
      ['D3', nosferatu, 'sFeed'],
    ],
  });
  const peek: Move = {
    type: 'activate',
    seat: nosferatu,
    source: 'faction',
    domain: 'D5',
    number: 1,
  };
  const { state: after, events } = play(state, peek);
  expect(team(after, nosferatu).peeked).toEqual([{ domain: 'D5', number: 1, card: 'sFeed' }]);
  expect(bloodfeud.view(after, nosferatu).ordersBoard.D5?.[0]).toMatchObject({ card: 'sFeed' });
  expect(bloodfeud.view(after, cityhall).ordersBoard.D5?.[0]).not.toHaveProperty('card');
  expect(bloodfeud.view(after, cityhall).teams[nosferatu]?.peeked).toEqual([]);
  expect(JSON.stringify(bloodfeud.viewEvents(events, cityhall))).not.toContain('sFeed');
  const { ok } = bloodfeud.tryApply(after, { ...peek, number: 2 });
  expect(ok).toBe(false);
});

test('[BF-INFO-03] hands are counts for others', () => {
  const state = arrange({ seats: { 0: { advancements: ['v02'] } } });
  const own = bloodfeud.view(state, 0).teams[0];
  const other = bloodfeud.view(state, 1).teams[0];
  expect(own).toMatchObject({ orders: team(state, 0).orders, advancements: ['v02'] });
  expect(other).toMatchObject({ orders: 6, advancements: 1, ambitions: 2, events: 3 });
  expect(bloodfeud.view(state, storyteller).teams[0]).toEqual(other);
});

test('[BF-INFO-05] setup Ambitions are hidden until all are in, and afterwards too', () => {
  const { state } = play(setupFour(), { type: 'discardAmbition', seat: 0, card: 'a13' });
  expect(bloodfeud.view(state, 0).agenda.at(-1)).toMatchObject({ answers: { 0: 'a13' } });
  expect(bloodfeud.view(state, 1).agenda.at(-1)).toMatchObject({
    answers: {},
    awaiting: [1, 2, 3],
  });
});

test('[BF-INFO-06] piles show the sizes of their layers, and the cards that were seen', () => {
  const discards = ['a13', 'a24', 'a21', 'a23'].map(
    (card, seat): Move => ({ type: 'discardAmbition', seat, card }),
  );
  const { state } = play(setupFour(), ...discards);
  expect(bloodfeud.view(state, 1).ambitions.deck).toEqual([
    { count: 32 },
    { count: 1 },
    { count: 1, cards: ['a24'] },
    { count: 1 },
    { count: 1 },
  ]);
  const shop = arrange({ seats: { 0: { at: 'marketplace' } } });
  const { state: buried } = play(shop, [
    { type: 'buryMarketCard', seat: 0, pile: 'orders', slot: 1 },
    'o02',
  ]);
  expect(bloodfeud.view(buried, 'spectator').market.orders.pile).toEqual([
    { count: 20 },
    { count: 1, cards: ['o01'] },
  ]);
});

test('[BF-INFO-02] [BF-INFO-03] [BF-INFO-06] an open view shows what all seats see together, but not chance', () => {
  const state = arrange({
    placed: [['D5', brujah, 'sFeed']],
    council: { resolved: true, selected: { card: 'e10', by: null } },
  });
  const seen = bloodfeud.view(state, 'open');
  expect(seen.viewer).toBe('open');
  expect(seen.teams).toEqual(state.teams);
  expect(seen.ordersBoard).toEqual(state.ordersBoard);
  expect(seen.council).toEqual(state.council);
  expect(seen.events.deck).toEqual([{ count: state.events.deck[0]?.cards.length }]);
  expect(seen).not.toHaveProperty('chance');
  const { state: setup } = play(setupFour(), { type: 'discardAmbition', seat: 0, card: 'a13' });
  expect(bloodfeud.view(setup, 'open').agenda.at(-1)).toMatchObject({ answers: { 0: 'a13' } });
});

test('[BF-INFO-06] an open view shows every card that somebody has buried', () => {
  const discards = ['a13', 'a24', 'a21', 'a23'].map(
    (card, seat): Move => ({ type: 'discardAmbition', seat, card }),
  );
  const { deck } = bloodfeud.view(play(setupFour(), ...discards).state, 'open').ambitions;
  expect(deck.map(({ cards }) => cards)).toEqual([undefined, ['a13'], ['a24'], ['a21'], ['a23']]);
});

test('[BF-INFO-03] what is open of a trade', () => {
  const { state: draft } = play(
    arrange(),
    { type: 'openTrade', seat: 0, with: 1 },
    { type: 'tradeGive', seat: 0, line: { kind: 'card', zone: 'events', card: 'e08' } },
    { type: 'tradeGive', seat: 0, line: { kind: 'assets', amount: 2 } },
    { type: 'tradeAsk', seat: 0, line: { kind: 'anyCard', zone: 'events' } },
  );
  const gives = (state: State, viewer: Viewer) =>
    JSON.stringify(bloodfeud.view(state, viewer).agenda.at(-1));
  expect(gives(draft, 0)).toContain('e08');
  expect(gives(draft, 1)).not.toContain('e08');
  const sent = play(draft, { type: 'tradeSend', seat: 0 }).state;
  expect(gives(sent, 1)).toContain('e08');
  expect(gives(sent, 2)).not.toContain('e08');
  expect(gives(sent, 2)).toContain('"assets","amount":2');
  const picked = play(
    sent,
    { type: 'answerTrade', seat: 1, accept: true },
    { type: 'tradePick', seat: 1, card: 'e16' },
  ).state;
  expect(gives(picked, 0)).toContain('e16');
  expect(gives(picked, 2)).not.toContain('e16');
  for (const viewer of viewers) {
    const other = bloodfeud.redeal(picked, viewer, 3);
    expect(bloodfeud.view(other, viewer)).toEqual(bloodfeud.view(picked, viewer));
    expect(bloodfeud.invariants(other)).toEqual([]);
  }
});

test('[BF-TRADE-06] an offer reveals something only if it names a card', () => {
  const { state } = play(arrange(), { type: 'openTrade', seat: 0, with: 1 });
  const line = { kind: 'card', zone: 'events', card: 'e08' } as const;
  const send: Move = { type: 'tradeSend', seat: 0 };
  const paid = play(state, {
    type: 'tradeGive',
    seat: 0,
    line: { kind: 'assets', amount: 1 },
  }).state;
  expect(bloodfeud.apply(paid, send).revealed).toBe(false);
  const shown = play(state, { type: 'tradeGive', seat: 0, line }).state;
  expect(bloodfeud.apply(shown, send).revealed).toBe(true);
});

describe('what nobody can take back, without a draw', () => {
  const end: Move = { type: 'endGameplayPhase', seat: storyteller };
  const council = { at: 'council' } as const;
  const picking = () => {
    const ask: Move = { type: 'tradeAsk', seat: 0, line: { kind: 'anyCard', zone: 'events' } };
    const answer: Move = { type: 'answerTrade', seat: 1, accept: true };
    const open: Move = { type: 'openTrade', seat: 0, with: 1 };
    return play(arrange(), open, ask, { type: 'tradeSend', seat: 0 }, answer).state;
  };
  const ballot = () => {
    const proposals = [{ card: 'e06', by: 0 }];
    const there = { ...council, used: { proposed: true } };
    const away = { at: 'orders' } as const;
    const seats = { 0: there, 1: there, 2: away, 3: away };
    const state = arrange({ seats, council: { proposals } });
    const willing: Move = { type: 'answerCall', seat: 1, willing: true };
    const vote: Move = { type: 'castVote', seat: 0, choice: 0 };
    return play(state, { type: 'callVote', seat: 0 }, willing, vote).state;
  };
  const rows: [string, string, () => State, Move][] = [
    [
      'BF-ADV-01',
      'an Advancement that was in hand is equipped',
      () => arrange({ seats: { 0: { advancements: ['v02'] } } }),
      { type: 'equip', seat: 0, card: 'v02', player: 'P1' },
    ],
    [
      'BF-ADV-06',
      'an Order is peeked at',
      () => arrange({ seats: { 1: { at: 'orders' } }, placed: [['D5', brujah, 'sFeed']] }),
      { type: 'activate', seat: 1, source: 'faction', domain: 'D5', number: 1 },
    ],
    [
      'BF-EVT-01',
      'an Event is proposed',
      () => arrange({ seats: { 0: council }, eventDeck: [], discard: [] }),
      { type: 'proposeEvent', seat: 0, card: 'e01' },
    ],
    [
      'BF-CBON-01',
      'the first of several Events is discarded',
      () => arrange({ seats: { 0: { ...council, power: 1 } } }),
      { type: 'cycleEvent', seat: 0, card: 'e01' },
    ],
    [
      'BF-TRADE-06',
      'the last card is picked',
      picking,
      { type: 'tradePick', seat: 1, card: 'e05' },
    ],
    ['BF-VOTE-06', 'the last ballot is in', ballot, { type: 'castVote', seat: 1, choice: 0 }],
    [
      'BF-EVENT-01',
      'an Event is turned over',
      () => arrange({ council: { resolved: true, selected: { card: 'e07', by: 0 } } }),
      end,
    ],
    ['BF-RES-01', 'an Order is', () => arrange(quiet({ placed: [['D5', brujah, 'sFeed']] })), end],
    ['BF-END-02', 'Ambitions are, at Daybreak', () => arrange(quiet({ sun: { marker: 6 } })), end],
  ];
  test.each(rows)('[%s] %s', (_rule, _name, table, move) => {
    const { events, revealed } = bloodfeud.apply(table(), move);
    expect(events.every(({ rolls = [] }) => rolls.length === 0)).toBe(true);
    expect(revealed).toBe(true);
  });

  test('[BF-ROUND-02] a round that ends without Orders and Events reveals nothing', () => {
    expect(bloodfeud.apply(arrange(quiet({})), end).revealed).toBe(false);
  });
});

test('[BF-TRADE-06] picks are shown to the proposer when the last is made, not before', () => {
  const { state } = play(
    arrange(),
    { type: 'openTrade', seat: 0, with: 1 },
    { type: 'tradeAsk', seat: 0, line: { kind: 'anyCard', zone: 'events' } },
    { type: 'tradeAsk', seat: 0, line: { kind: 'anyCard', zone: 'orders' } },
    { type: 'tradeSend', seat: 0 },
    { type: 'answerTrade', seat: 1, accept: true },
    { type: 'tradePick', seat: 1, card: 'e16' },
  );
  const picks = (now: State, viewer: Viewer) => {
    const step = bloodfeud.view(now, viewer).agenda.at(-1);
    return step && 'picks' in step ? step.picks : undefined;
  };
  expect(viewers.map((viewer) => picks(state, viewer))).toEqual(
    viewers.map((viewer) => (viewer === 1 ? ['e16'] : 1)),
  );
  const last = play(state, { type: 'tradePick', seat: 1, card: 'sDef' }).state;
  expect(viewers.map((viewer) => picks(last, viewer))).toEqual(
    viewers.map((viewer) => (viewer === 0 || viewer === 1 ? ['e16', 'sDef'] : 2)),
  );
  const hands = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const other = bloodfeud.redeal(state, 0, seed);
    expect(bloodfeud.view(other, 0)).toEqual(bloodfeud.view(state, 0));
    const step = other.agenda.at(-1);
    if (step?.type === 'tradePick') hands.add(step.picks.join());
  }
  expect(hands.size).toBeGreaterThan(1);
});

/** Every card in the view of a seat must be one that this seat may know. */
describe('hidden cards are in no view, no event and no list of moves', () => {
  test.each([4, 6, 8])('%i teams', (players) => {
    const state = bloodfeud.setup({
      players,
      seed: 'secrets',
      storyteller: 'auto',
      actionBudget: 6,
      immersive: true,
    });
    const random = new SeededChance(seedChance(`secrets ${players}`));
    for (let decision = 0; bloodfeud.toAct(state).length > 0; decision++) {
      const seats = bloodfeud.toAct(state);
      const seat = seats[random.below(seats.length)] as number;
      const moves = bloodfeud.legalMoves(state, seat);
      bloodfeud.step(state, moves[random.below(moves.length)] as Move);
      if (decision % 10 > 0 || state.phase === 'ended') continue;
      const viewer = random.below(players);
      const other = bloodfeud.redeal(state, viewer, decision);
      expect(bloodfeud.view(other, viewer)).toEqual(bloodfeud.view(state, viewer));
      expect(bloodfeud.legalMoves(other, viewer)).toEqual(bloodfeud.legalMoves(state, viewer));
      expect(bloodfeud.invariants(other)).toEqual([]);
    }
  });

  test('a redeal really exchanges hidden cards', () => {
    const state = arrange({
      seats: { 1: { orders: ['o02', 'o03'] }, 2: { advancements: ['h02'] } },
      placed: [['D5', nosferatu, 'sFeed']],
    });
    const redeals = [...Array(20).keys()].map((seed) => bloodfeud.redeal(state, 0, seed));
    const differ = (read: (one: State) => unknown) =>
      new Set(redeals.map((one) => JSON.stringify(read(one)))).size > 1;
    expect(differ((one) => one.teams[1]?.orders)).toBe(true);
    expect(differ((one) => one.teams[2]?.advancements)).toBe(true);
    expect(differ((one) => one.teams[3]?.events)).toBe(true);
    expect(differ((one) => one.teams[3]?.ambitions)).toBe(true);
    expect(differ((one) => one.ordersBoard.D5)).toBe(true);
    expect(differ((one) => one.teams[0])).toBe(false);
  });
});

test('[BF-INFO-02] [BF-ORDER-05] another deal gives every place a card that fits, if there is a way', () => {
  // The last takes nothing but a; whoever has it then needs another, and so on.
  const places = ['abd', 'ab', 'cd', 'a'];
  for (let seed = 0; seed < 40; seed++) {
    const pool = new Pool();
    const dealt: string[] = [];
    places.forEach((takes, i) => {
      const put = (card: string) => {
        dealt[i] = card;
      };
      pool.add('abcd'.charAt(i), put, (card) => takes.includes(card));
    });
    pool.deal(new SeededChance(seedChance(seed)));
    expect(dealt).toEqual(['d', 'b', 'c', 'a']);
  }
});
