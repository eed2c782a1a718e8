import { expect, test } from 'vitest';
import { bloodfeud, type Move } from '../../src/bloodfeud/index.js';
import {
  brujah,
  cityhall,
  firstlight,
  fourDiscards,
  nosferatu,
  play,
  setupFour,
  storyteller,
  team,
} from './arrange.js';

/** The moves of one round, each with its draws. */
const trace: (Move | [Move, ...string[]])[] = [
  ...fourDiscards.map((card, seat): Move => ({ type: 'discardAmbition', seat, card })),
  { type: 'movePlayer', seat: brujah, player: 'P1', to: 'cityscape' },
  { type: 'movePlayer', seat: brujah, player: 'P2', to: 'orders' },
  { type: 'movePlayer', seat: nosferatu, player: 'P1', to: 'orders' },
  { type: 'movePlayer', seat: nosferatu, player: 'P2', to: 'marketplace' },
  { type: 'movePlayer', seat: cityhall, player: 'P1', to: 'orders' },
  { type: 'movePlayer', seat: cityhall, player: 'P2', to: 'council' },
  { type: 'movePlayer', seat: firstlight, player: 'P1', to: 'cityscape' },
  { type: 'movePlayer', seat: firstlight, player: 'P2', to: 'council' },
  { type: 'moveUnit', seat: brujah, unit: 'P1', from: 'D1', to: 'D2' },
  { type: 'moveUnit', seat: brujah, unit: 'basic', from: 'D1', to: 'D4' },
  { type: 'moveUnit', seat: firstlight, unit: 'basic', from: 'D9', to: 'D8' },
  { type: 'moveUnit', seat: firstlight, unit: 'basic', from: 'D9', to: 'D6' },
  { type: 'proposeAlliance', seat: brujah, with: cityhall },
  { type: 'answerAlliance', seat: cityhall, accept: true },
  { type: 'respondBlock', seat: nosferatu, block: false },
  { type: 'placeOrder', seat: nosferatu, card: 'sFeed', domain: 'D3' },
  { type: 'placeOrder', seat: cityhall, card: 'sReq', domain: 'D7' },
  { type: 'placeOrder', seat: brujah, card: 'sFeed', domain: 'D1' },
  [
    { type: 'storeItem', seat: nosferatu, item: { pile: 'orders', slot: 3 }, discount: true },
    'o10',
  ],
  { type: 'openTrade', seat: nosferatu, with: brujah },
  { type: 'tradeGive', seat: nosferatu, line: { kind: 'stored', item: 'o07' } },
  { type: 'tradeAsk', seat: nosferatu, line: { kind: 'assets', amount: 1 } },
  { type: 'tradeSend', seat: nosferatu },
  { type: 'answerTrade', seat: brujah, accept: true },
  [{ type: 'proposeEvent', seat: cityhall, card: 'e12' }, 'e04'],
  { type: 'callVote', seat: firstlight },
  { type: 'answerCall', seat: cityhall, willing: true },
  { type: 'answerAnnounce', seat: nosferatu, player: null },
  { type: 'declinePropose', seat: firstlight },
  { type: 'castVote', seat: cityhall, choice: cityhall },
  { type: 'castVote', seat: firstlight, choice: 'noEvent' },
  [{ type: 'purchaseAmbition', seat: cityhall, from: 'faceUp', slot: 1 }, 'a10'],
  { type: 'endGameplayPhase', seat: storyteller },
];

test('[BF-ROUND-01] [BF-ROUND-02] [BF-REPLAY-01] a whole round gives the exact end values', () => {
  expect(trace).toHaveLength(37);
  const { state } = play(setupFour(), ...trace);
  expect(state.teams.map(({ assets }) => assets)).toEqual([5, 7, 7, 6]);
  expect(state.assets).toEqual({ supply: 135, spent: 0 });
  expect(state.teams.map(({ tokens }) => tokens)).toEqual([1, 1, 1, 1]);
  expect(state.ambitionBoard).toBe(44);
  expect(state.teams.map(({ power }) => power)).toEqual([5, 1, 2, 5]);
  const control = Object.fromEntries(
    Object.entries(state.domains).map(([domain, one]) => [domain, one.control]),
  );
  expect(control).toEqual({
    D1: brujah,
    D2: brujah,
    D4: brujah,
    D3: nosferatu,
    D7: cityhall,
    D6: firstlight,
    D8: firstlight,
    D9: firstlight,
    D5: null,
  });
  expect(state.market.orders.slots).toEqual(['o01', 'o04', 'o10']);
  expect(state.ambitions.faceUp).toEqual(['a10', 'a08', 'a14', 'a20']);
  const [shuffle, ...buried] = state.ambitions.deck;
  expect(shuffle?.cards).toHaveLength(31);
  expect(buried).toEqual([
    { cards: ['a13'], seenBy: [brujah] },
    { cards: ['a24'], seenBy: [nosferatu] },
    { cards: ['a21'], seenBy: [cityhall] },
    { cards: ['a23'], seenBy: [firstlight] },
  ]);
  expect(team(state, brujah).orders).toEqual([
    'o07',
    'sAtk',
    'sAtk',
    'sDef',
    'sEmb',
    'sFeed',
    'sFeed',
  ]);
  expect(team(state, cityhall).events).toEqual(['e02', 'e04', 'e19']);
  expect(state.events.discard).toEqual(['e12']);
  expect(state.alliances).toEqual({});
  expect(state.sun).toEqual({ marker: 2, blocked: [], tokens: {} });
  expect(state.teams.map(({ tallies }) => tallies.tradesCompleted)).toEqual([1, 1, 0, 0]);
  expect([state.round, state.phase]).toEqual([2, 'gameplay']);
});

test('[BF-REPLAY-01] the same moves twice give the same state', () => {
  expect(play(setupFour(), ...trace).state).toEqual(play(setupFour(), ...trace).state);
});

test('[BF-REPLAY-01] a move that is not legal when reached stops with its rule', () => {
  const [first, ...rest] = trace;
  const wrong: Move = { type: 'discardAmbition', seat: brujah, card: 'a24' };
  expect(() => play(setupFour(), wrong, ...rest)).toThrow('BF-SETUP-11');
  expect(first).toBeDefined();
  expect(bloodfeud.id).toBe('bloodfeud');
});
