import { describe, expect, test } from 'vitest';
import type { State } from '../../src/city-of-remnants/state/state.js';
import type { Arrangement } from './arrange.js';
import {
  arrange,
  changedPack,
  countAt,
  eventsOf,
  mv,
  offered,
  offeredTypes,
  play,
  refusedBy,
  seat,
  toAct,
  topStep,
} from './arrange.js';

const fight = (who: number, space: string, token: string) => mv(who, 'ycuFight', { space, token });
const bribe = (who: number, space: string, token: string) => mv(who, 'ycuBribe', { space, token });
const bare = { hand: [], draw: [] };

/** Seat 0 has moved onto tokens and is to choose one. */
function met(space: string, a: Arrangement): State {
  const state = arrange({
    ...a,
    turn: { action: 'move', enemySpace: space, ...a.turn },
    steps: [{ type: 'moveSelect' }],
  });
  return play(state, mv(0, 'done')).state;
}

/** The patrol begins: two cards, then a token for each coordinate. */
function patrol(a: Arrangement, cards: [string, string], tokens: string[]) {
  const state = arrange({
    phase: 'turns',
    turn: { action: 'refresh', actionDone: true },
    ...a,
    seats: {
      0: { turnsTaken: 3, ...a.seats?.[0] },
      1: { turnsTaken: 4, ...a.seats?.[1] },
      2: { turnsTaken: 4, ...a.seats?.[2] },
      3: { turnsTaken: 4, ...a.seats?.[3] },
    },
    agenda: [{ type: 'turnMain' }, { type: 'patrolPhase' }],
  });
  return play(state, [mv(0, 'endTurn'), ...cards, ...tokens]);
}
const eight = Array.from({ length: 8 }, (_, i) => `ycu-t0${i + 1}`);

describe('patrol', () => {
  test('[CR-PATROL-01] [CR-PATROL-02] [CR-PATROL-03] [CR-PATROL-05] [CR-RULING-05] clear, two cards, a token for each coordinate, then battles', () => {
    const { state, events } = patrol(
      { tokens: { 'ycu-t20': 'G7' }, seats: { 0: { figures: { A5: 1 } } } },
      ['ycu-01', 'ycu-02'],
      ['ycu-t20', ...eight.slice(1)],
    );
    expect(state.ycu.onBoard).toEqual({
      'ycu-t20': 'A5',
      'ycu-t02': 'B2',
      'ycu-t03': 'C4',
      'ycu-t04': 'F4',
      'ycu-t05': 'B7',
      'ycu-t06': 'D2',
      'ycu-t07': 'D4',
      'ycu-t08': 'E3',
    });
    expect(state.ycu.discard).toEqual(['ycu-01', 'ycu-02']);
    expect(eventsOf(events, 'ycuReturned')[0]?.tokens).toEqual(['ycu-t20']);
    expect(eventsOf(events, 'ycuRevealed')[0]?.cards).toEqual(['ycu-01', 'ycu-02']);
    expect([topStep(state), state.ycuQueue]).toEqual([
      'ycuSelect',
      { seat: 0, alertPlacements: 0 },
    ]);
  });
  test('[CR-LIMIT-01] a YCU deck that runs out is made of its discard pile, between two cards too', () => {
    const state = arrange({
      turn: { action: 'refresh', actionDone: true },
      seats: { 0: { turnsTaken: 3 }, 1: { turnsTaken: 4 } },
      options: { roundLimit: 1 },
    });
    const all = (state.ycu.deck[0]?.cards ?? []).slice();
    const [last = '', ...discard] = all;
    const short = { ...state.ycu, deck: [{ cards: [last], seenBy: [] }], discard };
    const end = [mv(0, 'endTurn'), last, 'ycu-09', ...eight] as const;
    const { state: after, events } = play({ ...state, ycu: short }, [...end]);
    expect(eventsOf(events, 'deckReshuffled')).toEqual([
      { type: 'deckReshuffled', deck: 'ycu', count: 19, rolls: [last] },
    ]);
    expect(after.ycu.deck.map(({ cards }) => cards.length)).toEqual([18]);
    expect(after.ycu.discard).toEqual([last, 'ycu-09'].sort());
  });
  test('[CR-PATROL-04] 3 players use the other list', () => {
    const { state } = patrol(
      { players: 3, seats: { 0: { figures: { E6: 1 } } } },
      ['ycu-01', 'ycu-03'],
      eight,
    );
    expect(Object.values(state.ycu.onBoard)).toEqual([
      'D4',
      'E3',
      'E6',
      'F1',
      'A2',
      'C4',
      'D1',
      'D3',
    ]);
  });
  test('[CR-PATROL-06] [CR-PATROL-07] all of the earliest seat first, in its own order', () => {
    const { state } = patrol(
      {
        players: 4,
        firstSeat: 3,
        seats: {
          1: { figures: { A5: 1 }, arcs: 9000 },
          3: { figures: { B2: 1, D2: 1 }, arcs: 9000 },
        },
      },
      ['ycu-01', 'ycu-02'],
      eight,
    );
    expect(toAct(state)).toEqual([3]);
    expect(offered(state, 'ycuBribe', 'space')).toEqual(['B2', 'D2']);
    const { state: one } = play(state, bribe(3, 'D2', 'ycu-t06'));
    expect(toAct(one)).toEqual([3]);
    const { state: two } = play(one, bribe(3, 'B2', 'ycu-t02'));
    expect(toAct(two)).toEqual([1]);
    expect(refusedBy(two, mv(1, 'playCard', { card: 'x' }))).toBe('CR-CARD-01');
  });
  test('[CR-PATROL-08] [CR-PATROL-09] tokens without figures stay; the award comes when nothing is contested', () => {
    const { state } = patrol(
      { options: { roundLimit: 1 }, seats: { 0: { figures: { A5: 1 }, arcs: 9000 } } },
      ['ycu-01', 'ycu-02'],
      eight,
    );
    expect(state.phase).toBe('patrol');
    const { state: over } = play(state, bribe(0, 'A5', 'ycu-t01'));
    expect(over.phase).toBe('ended');
    expect(Object.keys(over.ycu.onBoard)).toHaveLength(7);
  });
  test('[CR-LIMIT-05] with an empty bag the other coordinates get none', () => {
    const tokens = Object.fromEntries(
      Array.from({ length: 18 }, (_, i) => [
        `ycu-t${String(i + 1).padStart(2, '0')}`,
        i === 0 ? 'C4' : 'G7',
      ]),
    );
    const state = met('C4', {
      tokens,
      seats: { 0: { figures: { C4: 1, C3: 2, B4: 2 }, ...bare } },
    });
    const { state: next } = play(state, [
      fight(0, 'C4', 'ycu-t01'),
      2,
      1,
      1,
      1,
      1,
      1,
      'ycu-06',
      'ycu-t01',
      'ycu-t19',
      'ycu-t20',
    ]);
    expect(next.ycu.bag).toEqual([]);
    expect([
      next.ycu.onBoard['ycu-t01'],
      next.ycu.onBoard['ycu-t19'],
      next.ycu.onBoard['ycu-t20'],
    ]).toEqual(['B2', 'C5', 'D6']);
  });
});

describe('fighting YCU', () => {
  const crowd = { figures: { C4: 1, C3: 2, C5: 2, B4: 2 }, pool: 0, ...bare };
  test('[CR-YCU-01] [CR-YCU-02] [CR-YCU-04] [CR-YCU-06] the sum of all tokens counts, one token goes', () => {
    const state = met('C4', {
      tokens: { 'ycu-t05': 'C4', 'ycu-t01': 'C4', 'ycu-t02': 'A1' },
      seats: { 0: crowd },
    });
    expect(offered(state, 'ycuFight', 'token')).toEqual(['ycu-t01', 'ycu-t05']);
    expect(refusedBy(state, fight(0, 'A1', 'ycu-t02'))).toBe('CR-YCU-02');
    expect(refusedBy(state, fight(0, 'C4', 'ycu-t02'))).toBe('CR-YCU-02');
    const { state: won, events } = play(state, [fight(0, 'C4', 'ycu-t05'), 2, 2, 2, 2, 2, 2, 0, 5]);
    expect(eventsOf(events, 'battleResolved')[0]).toMatchObject({
      value: 12,
      winner: 0,
      totals: [{ total: 12 }],
    });
    expect([won.ycu.onBoard['ycu-t05'], won.ycu.onBoard['ycu-t01']]).toEqual([undefined, 'C4']);
    expect(won.ycu.bag).toContain('ycu-t05');
    const { events: next } = play(won, [fight(0, 'C4', 'ycu-t01'), 2, 2, 1, 0, 0, 0, 0, 5]);
    expect(eventsOf(next, 'battleResolved')[0]?.value).toBe(5);
  });
  test.each([
    [4, { arcs: 1000, renown: 3 }],
    [3, { arcs: 2000, renown: 2 }],
    [5, { arcs: 4000, renown: 3 }],
    [6, { arcs: 2000, renown: 4 }],
  ])('[CR-YCU-05] [CR-YCU-07] an equal total wins; alert %i', (alert, after) => {
    const state = met('C4', { tokens: { 'ycu-t10': 'C4' }, seats: { 0: { ...crowd, renown: 3 } } });
    const { state: won } = play(state, [fight(0, 'C4', 'ycu-t10'), 2, 2, 2, 2, 1, 0, 0, alert]);
    expect(seat(won, 0)).toMatchObject({ ...after, wins: { player: 0, ycu: 1 } });
    expect([topStep(won), won.ycuQueue]).toEqual(['turnMain', null]);
  });
  test('[CR-YCU-03] [CR-YCU-14] cards up to influence, then the discard pile', () => {
    const hand = ['yl-ret:1', 'yl-runner:1', 'yl-squatter:1', 'yl-word:1', 'yl-word:2'];
    const state = met('C4', {
      tokens: { 'ycu-t01': 'C4' },
      seats: { 0: { figures: { C4: 1 }, hand, draw: [] } },
    });
    const lay = hand.map((card) => mv(0, 'layFromHand', { card }));
    const { state: laid } = play(state, fight(0, 'C4', 'ycu-t01'), ...lay.slice(0, 4));
    expect(refusedBy(laid, lay[4])).toBe('CR-YCU-03');
    expect(refusedBy(laid, mv(0, 'playCard', { card: 'yl-word:2' }))).toBe('CR-CARD-01');
    const { state: won } = play(laid, [mv(0, 'done'), 0, 5]);
    expect(seat(won, 0).discard).toEqual(hand.slice(0, 4).sort());
  });
  test('[CR-YCU-09] [CR-YCU-10] a loss keeps the token', () => {
    const state = met('C4', {
      tokens: { 'ycu-t10': 'C4' },
      seats: { 0: { figures: { C4: 1 }, ...bare, discard: ['yl-runner:1'] } },
    });
    const { state: lost } = play(state, [fight(0, 'C4', 'ycu-t10'), 2]);
    expect(topStep(lost)).toBe('removeUnit');
    const { state: next } = play(
      lost,
      mv(0, 'removeUnit', { zone: 'discard', card: 'yl-runner:1' }),
    );
    expect([countAt(next, 0, 'C4'), next.ycu.onBoard['ycu-t10']]).toEqual([0, 'C4']);
    expect([topStep(next), seat(next, 0).wins.ycu]).toEqual(['turnMain', 0]);
  });
  test('[CR-YCU-10] with a second figure the fight goes on', () => {
    const state = met('C4', {
      tokens: { 'ycu-t10': 'C4' },
      seats: { 0: { figures: { C4: 2 }, ...bare } },
    });
    expect(topStep(play(state, [fight(0, 'C4', 'ycu-t10'), 2, 2]).state)).toBe('ycuSelect');
  });
  test('[CR-YCU-11] [CR-YCU-12] [CR-RULING-39] bribes: own value, no alert, no win', () => {
    const state = met('C5', {
      tokens: { 'ycu-t15': 'C5', 'ycu-t01': 'C5' },
      seats: { 0: { figures: { C5: 1 }, ...bare, arcs: 4000, table: ['bm-trophy:1'] } },
    });
    const { state: one } = play(state, bribe(0, 'C5', 'ycu-t15'));
    expect(seat(one, 0)).toMatchObject({ arcs: 0, renown: 0, wins: { ycu: 0, player: 0 } });
    expect(refusedBy(one, bribe(0, 'C5', 'ycu-t01'))).toBe('CR-YCU-11');
    const { events } = play(one, [fight(0, 'C5', 'ycu-t01'), 2]);
    expect(eventsOf(events, 'battleResolved')[0]?.value).toBe(5);
    const ledger = met('C5', {
      tokens: { 'ycu-t15': 'C5' },
      seats: { 0: { figures: { C5: 1 }, arcs: 3000, table: ['bm-ledger:1'] } },
    });
    expect(seat(play(ledger, bribe(0, 'C5', 'ycu-t15')).state, 0).arcs).toBe(0);
  });
  describe('what is taken away leaves no less than 0', () => {
    const pack = changedPack('feeble-token', ({ cards, ycuTokens }) => {
      const ledger = cards.find(({ id }) => id === 'bm-ledger') as (typeof cards)[number];
      ledger.ability = { timing: 'passive', effects: [{ kind: 'bribeDiscount', amount: 2000 }] };
      const token = ycuTokens.find(({ id }) => id === 'ycu-t15') as (typeof ycuTokens)[number];
      token.attack = 1;
      token.bribe = 1000;
    });
    const table = (a: NonNullable<Arrangement['seats']>) => {
      return met('C5', { pack, tokens: { 'ycu-t15': 'C5' }, seats: a });
    };
    test('[CR-YCU-11] a bribe of 1,000 with 2,000 off pays nobody', () => {
      const ledger = { figures: { C5: 1 }, arcs: 2000, table: ['bm-ledger:1'], ...bare };
      const { state, events } = play(table({ 0: ledger }), bribe(0, 'C5', 'ycu-t15'));
      expect(seat(state, 0).arcs).toBe(2000);
      expect(eventsOf(events, 'ycuBribed')[0]?.paid).toBe(0);
    });
    test('[CR-YCU-04] a Sniper leaves a token of 1 the value 0', () => {
      const hand = ['gm-sniper:1'];
      const sniper = { figures: { C5: 1 }, hand, draw: [] };
      const { events } = play(table({ 0: sniper }), fight(0, 'C5', 'ycu-t15'), [
        mv(0, 'layFromHand', { card: 'gm-sniper:1' }),
        ...[0, 5],
      ]);
      expect(eventsOf(events, 'battleResolved')[0]?.value).toBe(0);
    });
  });
  test('[CR-RULING-39] a win against YCU counts for win effects', () => {
    const state = met('C4', {
      tokens: { 'ycu-t01': 'C4' },
      seats: { 0: { ...crowd, table: ['bm-trophy:1'] } },
    });
    const { state: won } = play(state, [fight(0, 'C4', 'ycu-t01'), 2, 2, 2, 0, 0, 0, 0, 5]);
    expect(seat(won, 0).renown).toBe(1);
  });
  test('[CR-YCU-13] [CR-RULING-09] moved onto a token: the same procedure, with cards between tokens', () => {
    const state = met('C4', {
      tokens: { 'ycu-t01': 'C4' },
      seats: { 0: { figures: { C4: 1 }, hand: ['yl-squatter:1'], arcs: 0 } },
    });
    expect(offeredTypes(state)).toEqual(['ycuFight', 'playCard']);
    const { state: rich } = play(state, mv(0, 'playCard', { card: 'yl-squatter:1' }));
    expect(offeredTypes(rich)).toEqual(['ycuFight', 'ycuBribe']);
  });
  test('[CR-RULING-09] Forged Papers between tokens: without any token left there is no fight', () => {
    const state = met('C4', {
      tokens: { 'ycu-t01': 'C4' },
      seats: { 0: { figures: { C4: 1 }, hand: ['bm-papers:1'], draw: [] } },
    });
    const { state: over } = play(
      state,
      mv(0, 'playCard', { card: 'bm-papers:1' }),
      mv(0, 'choose', { option: { token: 'ycu-t01' } }),
    );
    expect([topStep(over), over.ycuQueue, over.turn?.actionDone]).toEqual(['turnMain', null, true]);
  });
  test('[CR-YCU-08] backup lands on the space of the battle', () => {
    const state = met('D5', {
      tokens: { 'ycu-t01': 'D5' },
      seats: { 0: { figures: { D5: 2, C5: 2 }, ...bare } },
    });
    const { state: won } = play(state, [fight(0, 'D5', 'ycu-t01'), 2, 2, 2, 2, 2, 'ycu-t20']);
    expect(won.ycu.onBoard).toEqual({ 'ycu-t20': 'D5' });
    expect([topStep(won), won.ycuQueue]).toEqual(['ycuSelect', { seat: 0, alertPlacements: 1 }]);
  });
  test('[CR-YCU-08] a backup of two tokens puts both on the space of the battle', () => {
    const pack = changedPack('double-backup', ({ alertTable }) => {
      const row = alertTable[1] as (typeof alertTable)[number];
      row.effect = { kind: 'backup', count: 2 };
    });
    const state = met('D5', {
      pack,
      tokens: { 'ycu-t01': 'D5' },
      seats: { 0: { figures: { D5: 2, C5: 2 }, ...bare } },
    });
    const dice = [2, 2, 2, 2];
    const { state: won } = play(state, [
      fight(0, 'D5', 'ycu-t01'),
      ...dice,
      2,
      'ycu-t20',
      'ycu-t19',
    ]);
    expect(won.ycu.onBoard).toEqual({ 'ycu-t20': 'D5', 'ycu-t19': 'D5' });
  });
  test('[CR-YCU-08] [CR-RULING-22] [CR-RULING-24] an alert hits others; who was hit defends', () => {
    const state = met('C4', {
      players: 4,
      tokens: { 'ycu-t01': 'C4' },
      seats: {
        0: { figures: { C4: 1, C3: 2, B2: 1 }, ...bare, arcs: 9000 },
        2: { figures: { C5: 1 }, arcs: 9000 },
      },
    });
    const { state: hit, events } = play(state, [
      fight(0, 'C4', 'ycu-t01'),
      2,
      2,
      2,
      1,
      'ycu-06',
      'ycu-t05',
      'ycu-t06',
      'ycu-t07',
      'ycu-t08',
    ]);
    expect(eventsOf(events, 'battleStarted')[0]).toMatchObject({ attacker: 0, defender: null });
    expect(toAct(hit)).toEqual([0]);
    expect(offered(hit, 'ycuFight', 'space')).toEqual(['B2']);
    expect(
      eventsOf(play(hit, [fight(0, 'B2', 'ycu-t05'), 0]).events, 'battleStarted')[0],
    ).toMatchObject({ attacker: null, defender: 0 });
    const { state: two } = play(hit, bribe(0, 'B2', 'ycu-t05'));
    expect(toAct(two)).toEqual([2]);
    expect(refusedBy(two, mv(2, 'playCard', { card: 'x' }))).toBe('CR-CARD-01');
    const { state: back } = play(two, bribe(2, 'C5', 'ycu-t06'));
    expect([toAct(back), topStep(back), seat(back, 2).turnsTaken]).toEqual([[0], 'turnMain', 0]);
  });
  test('[CR-RULING-22] the seat that is resolving goes on before one that is earlier in turn order', () => {
    const state = arrange({
      players: 4,
      active: 2,
      tokens: { 'ycu-t01': 'C4' },
      turn: { action: 'move', enemySpace: 'C4' },
      steps: [{ type: 'moveSelect' }],
      seats: {
        0: { figures: { C5: 1 }, arcs: 9000 },
        1: { figures: { D6: 1 }, arcs: 9000 },
        2: { figures: { C4: 1, C3: 2, B2: 1 }, ...bare, arcs: 9000 },
      },
    });
    const alert = [1, 'ycu-06', 'ycu-t05', 'ycu-t06', 'ycu-t07', 'ycu-t08'];
    const { state: hit } = play(state, mv(2, 'done'), [
      fight(2, 'C4', 'ycu-t01'),
      ...[2, 2, 2, ...alert],
    ]);
    expect(toAct(hit)).toEqual([2]);
    const { state: first } = play(hit, bribe(2, 'B2', 'ycu-t05'));
    expect(toAct(first)).toEqual([0]);
    const { state: second } = play(first, bribe(0, 'C5', 'ycu-t06'));
    expect(toAct(second)).toEqual([1]);
    const { state: back } = play(second, bribe(1, 'D6', 'ycu-t07'));
    expect([toAct(back), topStep(back)]).toEqual([[2], 'turnMain']);
  });
  test('[CR-YCU-07] an alert takes no more than the player has', () => {
    const poor = met('C4', { tokens: { 'ycu-t10': 'C4' }, seats: { 0: { ...crowd, arcs: 0 } } });
    for (const alert of [3, 4]) {
      const roll = [2, 2, 2, 2, 1, 0, 0, alert];
      const { state: won, events } = play(poor, [fight(0, 'C4', 'ycu-t10'), ...roll]);
      expect(seat(won, 0)).toMatchObject({ arcs: 0, renown: 0 });
      expect(eventsOf(events, 'arcsChanged')).toEqual([]);
      expect(eventsOf(events, 'renownChanged')).toEqual([]);
    }
  });
  test('[CR-YCU-07] Renown that an alert takes is told as lost', () => {
    const known = met('C4', { tokens: { 'ycu-t10': 'C4' }, seats: { 0: { ...crowd, renown: 9 } } });
    const roll = [2, 2, 2, 2, 1, 0, 0, 3];
    const { state: won, events } = play(known, [fight(0, 'C4', 'ycu-t10'), ...roll]);
    expect(seat(won, 0).renown).toBe(8);
    expect(eventsOf(events, 'renownChanged')).toEqual([
      { type: 'renownChanged', seat: 0, amount: -1, reason: 'alert' },
    ]);
  });
  test('[CR-RULING-23] beyond the cap an alert places nothing, but the die is rolled', () => {
    const state = met('D5', {
      options: { alertChainCap: 0 },
      tokens: { 'ycu-t01': 'D5' },
      seats: { 0: { figures: { D5: 2, C5: 2 }, ...bare } },
    });
    const { state: won, events } = play(state, [fight(0, 'D5', 'ycu-t01'), 2, 2, 2, 2, 2]);
    expect(eventsOf(events, 'alertRolled')[0]).toMatchObject({ die: 2, carriedOut: false });
    expect(won.ycu.onBoard).toEqual({});
  });
  test('[CR-YCU-04] fewer figures than the enemy cannot be had against YCU: Holo Decoy adds no die', () => {
    const state = met('A2', {
      tokens: { 'ycu-t10': 'A2' },
      seats: { 0: { figures: { A2: 1 }, hand: ['bm-decoy:1'], draw: [] } },
    });
    const lay = mv(0, 'layFromHand', { card: 'bm-decoy:1' });
    const { events } = play(state, fight(0, 'A2', 'ycu-t10'), [lay, 1]);
    expect(eventsOf(events, 'diceRolled')[0]?.dice).toEqual([1]);
  });
  test('conditions against YCU: Fighter, Sniper, Smoke Canister', () => {
    const hand = ['gm-fighter:1', 'gm-sniper:1', 'bm-smoke:1'];
    const state = met('A2', {
      tokens: { 'ycu-t10': 'A2' },
      seats: { 0: { figures: { A2: 1 }, hand, draw: [] } },
    });
    const lay = hand.map((card) => mv(0, 'layFromHand', { card }));
    const { events } = play(state, fight(0, 'A2', 'ycu-t10'), ...lay.slice(0, 2), [
      lay[2] as (typeof lay)[0],
      0,
      5,
    ]);
    expect(eventsOf(events, 'battleResolved')[0]).toMatchObject({
      value: 7,
      totals: [{ attack: 6, bonuses: 2 }],
    });
  });
});
