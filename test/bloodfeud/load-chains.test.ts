import { describe, expect, test } from 'vitest';
import type { Step, StepOf, TradeStep } from '../../src/bloodfeud/state/state.js';
import type { Arrangement, TeamPatch } from './arrange.js';
import { refusalsOf, unfit } from './broken.js';

/* Chains of the Gameplay Phase: everything that keeps one from having come up, alone. */

const here: TeamPatch = { at: 'orders', assets: 3 };
const poor: TeamPatch = { at: 'orders', assets: 0 };
const away: TeamPatch = { at: 'council', assets: 3 };

describe('Alliances', () => {
  const consent: Step = { type: 'allianceConsent', proposer: 0, partner: 1 };
  test.each<[string, Arrangement, boolean]>([
    ['two of four teams are at Orders', { seats: { 0: here, 1: here } }, true],
    ['the proposer cannot pay', { seats: { 0: poor, 1: here } }, false],
    ['the partner cannot pay', { seats: { 0: here, 1: poor } }, false],
    ['the proposer is elsewhere', { seats: { 0: away, 1: here, 2: here } }, false],
    ['the partner is elsewhere', { seats: { 0: here, 1: away, 2: here } }, false],
    ['two of six teams are at Orders', { teams: 6, seats: { 0: here, 1: here } }, false],
    ['three of six teams are', { teams: 6, seats: { 0: here, 1: here, 2: here } }, true],
    ['they are allied', { seats: { 0: here, 1: here }, alliances: [[0, 1]] }, false],
    ['they are blocked', { seats: { 0: here, 1: here }, alliances: [[0, 1, 2]] }, false],
  ])('[BF-PROP-02] a proposal: %s', (_what, a, isFine) => {
    expect(refusalsOf(0, consent, a)).toEqual(isFine ? [] : unfit('allianceConsent'));
  });

  test('[BF-PROP-02] nobody proposes to itself', () => {
    const own: Step = { type: 'allianceConsent', proposer: 0, partner: 0 };
    expect(refusalsOf(0, own, { seats: { 0: here, 1: here } })).toEqual(unfit('allianceConsent'));
  });

  test.each<[string, Arrangement, number[], boolean]>([
    ['who may', { seats: { 0: here, 1: here, 2: here } }, [2], true],
    ['somebody elsewhere, too', { seats: { 0: here, 1: here, 2: here, 3: away } }, [2, 3], false],
    ['the mightiest', { seats: { 0: here, 1: here, 2: { ...here, power: 6 } } }, [2], false],
    ['a shielded partner', { seats: { 0: here, 1: shielded(), 2: here } }, [2], true],
    ['a shielded proposer', { seats: { 0: shielded(), 1: here, 2: here } }, [2], false],
    ['a pair that cannot pay', { seats: { 0: here, 1: poor, 2: here } }, [2], false],
  ])('[BF-PROP-03] asked to block: %s', (_what, a, awaiting, isFine) => {
    const block: Step = { type: 'allianceBlock', proposer: 0, partner: 1, awaiting };
    expect(refusalsOf(0, block, a)).toEqual(isFine ? [] : unfit('allianceBlock'));
  });

  function shielded(): TeamPatch {
    return { ...here, lanyards: { P1: ['v11'] } };
  }

  const counter = (fields: Partial<StepOf<'allianceCounter'>>): Step => {
    return { type: 'allianceCounter', blocker: 2, teams: [0, 1], awaiting: [0, 1], ...fields };
  };
  const three: Arrangement = { seats: { 0: here, 1: here, 2: here } };
  test.each<[string, Partial<StepOf<'allianceCounter'>>, Arrangement, boolean]>([
    ['as it is', {}, three, true],
    ['one of the two has answered', { awaiting: [1] }, three, true],
    ['the higher seat first', { teams: [1, 0] }, three, false],
    ['one team twice', { teams: [0, 0], awaiting: [0] }, three, false],
    ['others are asked', { awaiting: [0, 3] }, three, false],
    ['the blocker cannot pay', {}, { seats: { ...three.seats, 2: poor } }, false],
    ['the blocker is elsewhere', {}, { seats: { ...three.seats, 2: away } }, false],
    ['the first cannot pay', {}, { seats: { ...three.seats, 0: poor } }, false],
    ['the second cannot pay', {}, { seats: { ...three.seats, 1: poor } }, false],
    ['they are allied', {}, { ...three, alliances: [[0, 1]] }, false],
    ['both are mightier', {}, { seats: mighty(4, 5, 3) }, false],
    ['one is as mighty', {}, { seats: mighty(3, 5, 3) }, true],
  ])('[BF-BLOCK-03] an Alliance in answer: %s', (_what, fields, a, isFine) => {
    expect(refusalsOf(2, counter(fields), a)).toEqual(isFine ? [] : unfit('allianceCounter'));
  });

  test('[BF-BLOCK-06] the blocker is none of the two', () => {
    const own = counter({ blocker: 0 });
    expect(refusalsOf(0, own, three)).toEqual(unfit('allianceCounter'));
  });

  function mighty(...powers: number[]): Record<number, TeamPatch> {
    return Object.fromEntries(powers.map((power, seat) => [seat, { ...here, power }]));
  }
});

describe('trades', () => {
  const assets = (amount: number) => ({ kind: 'assets' as const, amount });
  const anyEvent = { kind: 'anyCard' as const, zone: 'events' as const };
  const trade = { proposer: 0, partner: 1, give: [], ask: [] };
  const near: Arrangement = { setup: { houseRules: { tradePresence: 'sameStation' } } };
  const apart: Arrangement = { seats: { 0: { at: 'orders' }, 1: { at: 'council' } } };

  test.each<[string, TradeStep, Arrangement | undefined, boolean]>([
    ['nothing yet', { ...trade, type: 'tradeDraft' }, undefined, true],
    ['all Assets', { ...trade, type: 'tradeDraft', give: [assets(4)] }, undefined, true],
    ['too many', { ...trade, type: 'tradeDraft', give: [assets(5)] }, undefined, false],
    ['twice', { ...trade, type: 'tradeDraft', give: [assets(1), assets(1)] }, undefined, false],
    ['all are asked for', { ...trade, type: 'tradeDraft', ask: [assets(4)] }, undefined, true],
    ['too many are', { ...trade, type: 'tradeDraft', ask: [assets(5)] }, undefined, false],
    ['an empty offer', { ...trade, type: 'tradeAnswer' }, undefined, false],
    ['a gift', { ...trade, type: 'tradeAnswer', give: [assets(1)] }, undefined, true],
    ['a wish', { ...trade, type: 'tradeAnswer', ask: [assets(1)] }, undefined, true],
    ['in two places', { ...trade, type: 'tradeDraft' }, apart, true],
    ['in one place', { ...trade, type: 'tradeDraft' }, near, true],
    [
      'in two, against a house rule',
      { ...trade, type: 'tradeDraft' },
      { ...near, ...apart },
      false,
    ],
    [
      'one more pick',
      { ...trade, type: 'tradePick', ask: [anyEvent, anyEvent], picks: ['e05'] },
      undefined,
      true,
    ],
    [
      'all is picked',
      { ...trade, type: 'tradePick', ask: [anyEvent, anyEvent], picks: ['e05', 'e09'] },
      undefined,
      false,
    ],
    [
      'all is picked and confirmed',
      { ...trade, type: 'tradeConfirm', ask: [assets(1), anyEvent], picks: ['e05'] },
      undefined,
      true,
    ],
    [
      'more is picked than asked for',
      { ...trade, type: 'tradeConfirm', ask: [anyEvent], picks: ['e05', 'e09'] },
      undefined,
      false,
    ],
    [
      'nothing is offered to be picked',
      { ...trade, type: 'tradePick', picks: [] },
      undefined,
      false,
    ],
  ])('[BF-TRADE-06] %s', (_what, step, a, isFine) => {
    expect(refusalsOf(0, step, a)).toEqual(isFine ? [] : unfit(step.type));
  });
});

describe('Bonus Actions', () => {
  const there: TeamPatch = { at: 'marketplace', power: 1, used: { marketBonus: true } };
  const bare = { slots: [null, null, null], pile: [] };
  const empty: Arrangement = {
    seats: { 0: there },
    market: { orders: bare, disciplines: bare, gear: bare },
  };
  const last: Arrangement = {
    ...empty,
    market: { ...empty.market, gear: { slots: [null, 'h01', null], pile: [] } },
  };
  test.each<[string, number, Arrangement, boolean]>([
    ['one card left', 1, { seats: { 0: there } }, true],
    ['two cards left', 2, { seats: { 0: there } }, true],
    ['as many as there were', 3, { seats: { 0: there } }, false],
    ['none left', 0, { seats: { 0: there } }, false],
    ['elsewhere', 1, { seats: { 0: { ...there, at: 'council' } } }, false],
    ['without the right', 1, { seats: { 0: { ...there, used: {} } } }, false],
    ['nothing is face up', 1, empty, false],
    ['one card is face up', 1, last, true],
  ])('[BF-MBON-01] %s', (_what, left, a, isFine) => {
    const step: Step = { type: 'marketBonus', seat: 0, left };
    expect(refusalsOf(0, step, a)).toEqual(isFine ? [] : unfit('marketBonus'));
  });

  const council: TeamPatch = { at: 'council', power: 1, used: { councilBonus: true } };
  const cycled: Arrangement = { seats: { 0: council }, discard: ['e10', 'e11', 'e14'] };
  test.each<[string, left: number, discarded: number, Arrangement, boolean]>([
    ['one of three', 2, 1, cycled, true],
    ['two of three', 1, 2, cycled, true],
    ['all three', 0, 3, cycled, false],
    ['none yet', 3, 0, cycled, false],
    ['four in all', 2, 2, cycled, false],
    ['just what is discarded', 1, 2, { ...cycled, discard: ['e10', 'e11'] }, true],
    ['more than is discarded', 1, 2, { ...cycled, discard: ['e10'] }, false],
    ['elsewhere', 2, 1, { ...cycled, seats: { 0: { ...council, at: 'orders' } } }, false],
    ['without the right', 2, 1, { ...cycled, seats: { 0: { ...council, used: {} } } }, false],
    ['without cards', 2, 1, { ...cycled, seats: { 0: { ...council, events: [] } } }, false],
  ])('[BF-CBON-01] %s', (_what, left, discarded, a, isFine) => {
    const step: Step = { type: 'councilCycle', seat: 0, left, discarded };
    expect(refusalsOf(0, step, a)).toEqual(isFine ? [] : unfit('councilCycle'));
  });
});

test.each<[Step, Arrangement]>([
  [{ type: 'allianceConsent', proposer: 0, partner: 1 }, { seats: { 0: here, 1: here } }],
  [
    { type: 'allianceCounter', blocker: 0, teams: [1, 2], awaiting: [1] },
    { seats: { 0: here, 1: here, 2: here } },
  ],
  [{ type: 'tradeDraft', proposer: 0, partner: 1, give: [], ask: [] }, {}],
  [
    { type: 'marketBonus', seat: 0, left: 1 },
    { seats: { 0: { at: 'marketplace', power: 1, used: { marketBonus: true } } } },
  ],
  [
    { type: 'councilCycle', seat: 0, left: 2, discarded: 1 },
    { seats: { 0: { at: 'council', power: 1, used: { councilBonus: true } } }, discard: ['e10'] },
  ],
])('[BF-PHASE-08] only who began it waits for its end: $0.type', (step, a) => {
  expect(refusalsOf(0, step, a)).toEqual([]);
  expect(refusalsOf(3, step, a)).toEqual(['team 3 has not begun this']);
});
