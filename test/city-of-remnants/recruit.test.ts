import { describe, expect, test } from 'vitest';
import type { Arrangement } from './arrange.js';
import {
  arrange,
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

const row = ['gm-ash:1', 'gm-krull:1', 'gm-medic:1', 'gm-scout:1'];
const pick = (card: string) => mv(0, 'recruitPick', { card: card });
const bid = (who: number, amount: number) => mv(who, 'bid', { amount });

/** Seat 0 is to name a gang member. */
function picking(a: Arrangement = {}) {
  return arrange({
    gangRow: row,
    turn: { action: 'recruit' },
    steps: [{ type: 'recruitPick' }],
    ...a,
  });
}

describe('auctions', () => {
  test('[CR-RECR-01] only a face-up gang member', () => {
    const state = picking();
    expect(offered(state, 'recruitPick', 'card')).toEqual(row);
    expect(refusedBy(state, pick('gm-vesk:1'))).toBe('CR-RECR-01');
  });
  test('[CR-RECR-07] [CR-RECR-11] [CR-RECR-12] [CR-RECR-13] free recruit', () => {
    const { state } = play(picking(), pick('gm-ash:1'), mv(1, 'pass'));
    expect(seat(state, 0).hand).toContain('gm-ash:1');
    expect(seat(state, 0).arcs).toBe(2000);
    expect([countAt(state, 0, 'pool'), countAt(state, 0, 'supply')]).toEqual([8, 8]);
    expect(seat(state, 1).turnsTaken).toBe(0);
    expect(state.gang.row).toEqual(row.slice(1));
    expect(topStep(state)).toBe('turnMain');
  });
  test('[CR-RECR-02] [CR-RECR-03] [CR-RECR-05] [CR-RECR-06] [CR-RECR-08] [CR-RECR-09] [CR-RULING-14] outbid and continue', () => {
    const state = picking({
      players: 4,
      seats: {
        0: { turnsTaken: 1, hand: ['yl-ret:1'] },
        1: { turnsTaken: 2, arcs: 5000 },
        2: { turnsTaken: 4, arcs: 9000 },
        3: { turnsTaken: 3, arcs: 5000 },
      },
    });
    const first = play(state, pick('gm-ash:1')).state;
    expect(toAct(first)).toEqual([1]);
    expect(refusedBy(first, bid(2, 9000))).toBe('CR-RECR-02');
    const second = play(first, bid(1, 1000)).state;
    expect(toAct(second)).toEqual([3]);
    const third = play(second, bid(3, 2000)).state;
    expect(toAct(third)).toEqual([0]);
    const fourth = play(third, mv(0, 'pass')).state;
    expect(toAct(fourth)).toEqual([1]);
    expect(refusedBy(fourth, bid(0, 3000))).toBe('CR-RECR-05');
    const { state: won } = play(fourth, mv(1, 'pass'));
    expect(seat(won, 3)).toMatchObject({ arcs: 3000, turnsTaken: 4 });
    expect(seat(won, 3).hand).toContain('gm-ash:1');
    expect([topStep(won), toAct(won)]).toEqual(['recruitPick', [0]]);
    const { state: end } = play(won, pick('gm-krull:1'), mv(1, 'pass'));
    expect(seat(end, 0).hand).toContain('gm-krull:1');
    expect(seat(end, 0)).toMatchObject({ arcs: 2000, turnsTaken: 1 });
  });
  test('[CR-RECR-06] [CR-RULING-13] the initiator raises; who is too poor passes by itself', () => {
    const state = picking({ seats: { 0: { arcs: 5000, hand: [] }, 1: { arcs: 3000 } } });
    const { state: end, events } = play(state, pick('gm-ash:1'), bid(1, 3000), bid(0, 4000));
    expect([seat(end, 0).arcs, seat(end, 1).arcs, seat(end, 1).turnsTaken]).toEqual([
      1000, 3000, 0,
    ]);
    expect(eventsOf(events, 'bidPassed')).toEqual([
      { type: 'bidPassed', seat: 1, automatic: true },
    ]);
    expect(seat(end, 0).hand).toEqual(['gm-ash:1']);
  });
  test('[CR-RULING-13] who can afford one step is asked, who cannot is not', () => {
    const one = play(picking({ seats: { 1: { arcs: 1000 } } }), pick('gm-ash:1')).state;
    expect([toAct(one), offered(one, 'bid', 'amount')]).toEqual([[1], [1000]]);
    const { state: none } = play(picking({ seats: { 1: { arcs: 0 } } }), pick('gm-ash:1'));
    expect([topStep(none), seat(none, 0).hand]).toEqual(['turnMain', ['gm-ash:1']]);
  });
  test('[CR-RECR-10] an empty row reveals the top card', () => {
    const state = arrange({ gangRow: [] });
    const { state: next } = play(state, [mv(0, 'takeAction', { action: 'recruit' }), 'gm-vesk:1']);
    expect(next.gang.row).toEqual(['gm-vesk:1']);
    expect(offered(next, 'recruitPick', 'card')).toEqual(['gm-vesk:1']);
  });
  test('[CR-RECR-10] [CR-RULING-56] a card that takes the last face-up member leaves the action open', () => {
    const state = picking({
      gangRow: ['gm-ash:1'],
      seats: { 0: { hand: ['yl-ret:1'], arcs: 2000 } },
    });
    const asked = play(state, mv(0, 'playCard', { card: 'yl-ret:1' })).state;
    const { state: next } = play(asked, [
      mv(0, 'choose', { option: { card: 'gm-ash:1' } }),
      'gm-vesk:1',
    ]);
    expect(seat(next, 0).hand).toEqual(['gm-ash:1']);
    expect([topStep(next), next.gang.row, next.turn?.actionDone]).toEqual([
      'recruitPick',
      ['gm-vesk:1'],
      false,
    ]);
  });
  test('[CR-RECR-14] no card anywhere ends the action', () => {
    const state = picking({
      gangRow: ['gm-ash:1'],
      gangDeck: [],
      seats: { 0: { hand: [] }, 1: { arcs: 4000 } },
    });
    const { state: end } = play(state, pick('gm-ash:1'), bid(1, 4000));
    expect([topStep(end), end.turn?.actionDone]).toEqual(['turnMain', true]);
    expect(seat(end, 1).hand).toContain('gm-ash:1');
  });
  test('[CR-RECR-04] [CR-RULING-11] [CR-RULING-12] the list of bids', () => {
    const state = picking({
      seats: { 0: { hand: [], arcs: 9000 }, 1: { arcs: 120_000 } },
      players: 3,
    });
    const one = play(state, pick('gm-ash:1')).state;
    expect(offered(one, 'bid', 'amount').slice(0, 2)).toEqual([1000, 2000]);
    expect(refusedBy(one, bid(1, 0))).toBe('CR-RECR-04');
    const again = picking({
      players: 3,
      seats: { 1: { arcs: 9000 }, 2: { arcs: 120_000 } },
    });
    const two = play(again, pick('gm-ash:1'), bid(1, 4000)).state;
    const bids = offered(two, 'bid', 'amount');
    expect(bids).toEqual(Array.from({ length: 116 }, (_, i) => 5000 + 1000 * i));
    expect(bids.at(-1)).toBe(120_000);
    expect(offeredTypes(two)).toEqual(['bid', 'pass']);
    expect(refusedBy(two, bid(2, 60_000))).toBeUndefined();
    for (const amount of [4000, 4500, 5500, 119_500, 121_000]) {
      expect(refusedBy(two, bid(2, amount))).toBe('CR-RECR-04');
    }
  });
  test('[CR-RECR-04] a rebate counts for the bid and lowers the price', () => {
    const state = picking({
      turn: { action: 'recruit', mods: { bidRebate: 2000 } },
      seats: { 0: { arcs: 3000, hand: [] }, 1: { arcs: 4000 } },
    });
    const raised = play(state, pick('gm-ash:1'), bid(1, 3000)).state;
    expect(offered(raised, 'bid', 'amount')).toEqual([4000, 5000]);
    const { state: end } = play(raised, bid(0, 4000));
    expect([seat(end, 0).arcs, end.turn?.mods.bidRebate]).toEqual([1000, 0]);
    const { state: lost } = play(raised, mv(0, 'pass'));
    expect([seat(lost, 1).arcs, lost.turn?.mods.bidRebate]).toEqual([1000, 2000]);
  });
  test('[CR-RULING-13] [CR-RULING-42] the initiator with cards is asked; the high bid is committed', () => {
    const seats = { 0: { arcs: 2000, hand: ['yl-squatter:1', 'gm-vesk:1'] }, 1: { arcs: 2000 } };
    const { state } = play(picking({ seats }), pick('gm-ash:1'), bid(1, 2000));
    expect(toAct(state)).toEqual([0]);
    expect(offeredTypes(state)).toEqual(['pass', 'playCard']);
    const vesk = play(state, mv(0, 'playCard', { card: 'gm-vesk:1' })).state;
    expect([seat(vesk, 1).arcs, topStep(vesk)]).toEqual([2000, 'bid']);
    const rich = play(state, mv(0, 'playCard', { card: 'yl-squatter:1' })).state;
    expect(offered(rich, 'bid', 'amount')).toEqual([3000]);
    const empty = picking({ seats: { ...seats, 0: { arcs: 2000, hand: [] } } });
    const { state: lost } = play(empty, pick('gm-ash:1'), bid(1, 2000));
    expect(seat(lost, 1).hand).toContain('gm-ash:1');
    expect(refusedBy(state, mv(1, 'playCard', { card: 'x' }))).toBe('CR-TURN-06');
  });
  test('[CR-RULING-13] an initiator whose last card brings nothing passes by itself', () => {
    const seats = { 0: { arcs: 2000, hand: ['gm-gambler:1'], draw: [] }, 1: { arcs: 2000 } };
    const { state } = play(picking({ seats }), pick('gm-ash:1'), bid(1, 2000));
    const { state: lost, events } = play(state, [
      mv(0, 'playCard', { card: 'gm-gambler:1' }),
      ...[0, 0],
    ]);
    expect(eventsOf(events, 'bidPassed')).toEqual([
      { type: 'bidPassed', seat: 0, automatic: true },
    ]);
    expect(seat(lost, 1).hand).toContain('gm-ash:1');
  });
  test('[CR-RULING-44] nobody else may bid: free at once', () => {
    const { state } = play(picking({ seats: { 1: { turnsTaken: 4 } } }), pick('gm-ash:1'));
    expect(seat(state, 0).hand).toContain('gm-ash:1');
    expect(topStep(state)).toBe('turnMain');
  });
  test('[CR-LIMIT-02] with an empty supply the card comes without a figure', () => {
    const state = picking({ seats: { 0: { pool: 16 }, 1: { turnsTaken: 4 } } });
    const { state: end, events } = play(state, pick('gm-ash:1'));
    expect([countAt(end, 0, 'pool'), seat(end, 0).hand]).toEqual([16, ['gm-ash:1']]);
    expect(eventsOf(events, 'unitRecruited')[0]?.figure).toBeNull();
  });
  test('[CR-LIMIT-01] an empty deck is made of its discard pile', () => {
    const state = arrange({ gangRow: [], gangDeck: [], gangDiscard: ['gm-ash:1', 'gm-krull:1'] });
    const { state: next, events } = play(state, [
      mv(0, 'takeAction', { action: 'recruit' }),
      'gm-krull:1',
    ]);
    expect([next.gang.deck, next.gang.discard]).toEqual([[['gm-ash:1']], []]);
    expect(eventsOf(events, 'deckReshuffled')).toHaveLength(1);
  });
});

test('[CR-RECR-06] who wins, for what and for how much is told', () => {
  const state = arrange({
    gangRow: ['gm-ash:1'],
    turn: { action: 'recruit' },
    steps: [{ type: 'recruitPick' }],
    seats: { 0: { arcs: 9000 }, 1: { arcs: 5000 } },
  });
  const { events } = play(
    state,
    mv(0, 'recruitPick', { card: 'gm-ash:1' }),
    mv(1, 'bid', { amount: 1000 }),
    mv(0, 'bid', { amount: 2000 }),
    mv(1, 'pass'),
  );
  expect(eventsOf(events, 'auctionWon')).toEqual([
    { type: 'auctionWon', seat: 0, card: 'gm-ash:1', bid: 2000, paid: 2000 },
  ]);
});
