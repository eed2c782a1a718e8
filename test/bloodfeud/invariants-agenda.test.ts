import { describe, expect, test } from 'vitest';
import type { State, Step, TradeStep } from '../../src/bloodfeud/state/state.js';
import { type Arrangement, arrange, quiet, resolve } from './arrange.js';
import { all, type Change, patch, told } from './broken.js';

/* Every clause about phases and what is under way, broken alone. */

const set = (fields: Partial<State>): Change => {
  return (state) => Object.assign(state, fields);
};
const begin = (...steps: Step[]): Change => {
  return (state) => state.agenda.push(...steps);
};
const nothing: Change = () => undefined;

describe('phases', () => {
  const { result } = resolve(arrange(quiet({ sun: { marker: 6 } }))).state;

  test.each<[string, Change]>([
    ['a result before the end', set({ result })],
    ['a result before the end', set({ phase: 'ended', agenda: [] })],
    ['nothing happens before the end', set({ agenda: [] })],
    [
      'nothing happens before the end',
      set({ phase: 'ended', result, agenda: [{ type: 'cleanup' }] }),
    ],
    ['the Gameplay Phase is over', set({ phase: 'resolution' })],
    [
      'the Gameplay Phase is over',
      set({ phase: 'setup', agenda: [{ type: 'afterMove', seat: 0 }] }),
    ],
  ])('[BF-ROUND-02] %s', (text, change) => {
    expect(told(change)).toEqual([text]);
  });

  test('[BF-ROUND-02] other steps belong to other phases', () => {
    expect(told(set({ phase: 'resolution', agenda: [{ type: 'cleanup' }] }))).toEqual([]);
    expect(told(set({ phase: 'ended', result, agenda: [] }))).toEqual([]);
  });

  test('[BF-VOTE-10] an Event is selected by the vote', () => {
    const voted: Arrangement = { council: { resolved: true, selected: { card: 'e06', by: 1 } } };
    const unresolved: Change = (s) => Object.assign(s.council, { resolved: false });
    expect(told(nothing, voted)).toEqual([]);
    expect(told(unresolved, voted)).toEqual(['an Event is selected before the vote']);
    const later = set({ phase: 'resolution', agenda: [{ type: 'cleanup' }] });
    expect(told(all(unresolved, later), voted)).toEqual([]);
  });

  const limited: Arrangement = { setup: { actionBudget: 5 } };
  const unlimited: Arrangement = {};
  test.each<[string, number | null, Arrangement, boolean]>([
    ['all of it is left', 5, limited, true],
    ['nothing is left', 0, limited, true],
    ['more is left than there was', 6, limited, false],
    ['no limit, though there is one', null, limited, false],
    ['a limit, though there is none', 5, unlimited, false],
    ['no limit', null, unlimited, true],
  ])('[BF-PHASE-07] a budget: %s', (_what, budget, a, isFine) => {
    const texts = isFine ? [] : ['a budget is larger than it can be'];
    expect(told(patch(1, { budget }), a)).toEqual(texts);
  });
});

describe('steps', () => {
  test.each<[string[], Step]>([
    [
      ['resolveOrders names a Domain that is not there'],
      { type: 'resolveOrders', domain: 'D10', queue: [] },
    ],
    [
      ['attackTarget names a Domain that is not there'],
      { type: 'attackTarget', domain: 'D10', seat: 0, card: 'sAtk' },
    ],
    [[], { type: 'attackTarget', domain: 'D9', seat: 0, card: 'sAtk' }],
    [['voteWilling awaits nobody'], { type: 'voteWilling', willing: [0], awaiting: [] }],
    [[], { type: 'voteWilling', willing: [0], awaiting: [1] }],
    [['nobody can choose'], { type: 'eventDomain', effect: 'shieldDomain', seat: 5 }],
    [[], { type: 'eventDomain', effect: 'shieldDomain', seat: 4 }],
    [[], { type: 'recordPower', team: 3 }],
  ])('[BF-PHASE-08] %j', (texts, step) => {
    expect(told(begin(step))).toEqual(texts);
  });

  const ballots = (
    fields: Extract<Step, { type: 'voteBallot' }>['ballots'],
    awaiting: number[],
  ): Change => {
    const options = [0, 'noEvent' as const];
    return begin({ type: 'voteBallot', willing: [0, 1], awaiting, options, ballots: fields });
  };
  test('[BF-VOTE-07] who was willing votes for what is on the table, others may abstain', () => {
    expect(told(ballots({ 0: 0, 1: 'noEvent', 2: 'abstain' }, [3]))).toEqual([]);
    expect(told(ballots({ 0: 'abstain', 1: 2, 3: 0 }, [3]))).toEqual([
      'team 0 cannot vote for abstain',
      'team 1 cannot vote for 2',
      'team 3 has voted and is awaited',
    ]);
  });
});

describe('offers', () => {
  const zones = ['orders', 'advancements', 'ambitions', 'events'] as const;
  const a: Arrangement = {
    seats: { 0: { advancements: ['v02'] }, 1: { advancements: ['v03'] } },
  };
  const trade = { proposer: 0, partner: 1, give: [], ask: [] };
  const draft = (...give: TradeStep['give']): Change =>
    begin({ ...trade, type: 'tradeDraft', give });
  const held = { orders: 'sEmb', advancements: 'v02', ambitions: 'a09', events: 'e08' };
  const partners = { orders: 'sEmb', advancements: 'v03', ambitions: 'a17', events: 'e16' };

  test('[BF-TRADE-01] a trade needs two teams', () => {
    expect(told(begin({ ...trade, type: 'tradeDraft', partner: 0 }))).toEqual([
      'a trade needs two teams',
    ]);
  });

  test.each(zones)('[BF-TRADE-07] %s that are offered are there', (zone) => {
    const line = { kind: 'card', zone, card: held[zone] } as const;
    expect(told(draft(line, { kind: 'assets', amount: 1 }), a)).toEqual([]);
    expect(told(draft(line, line), a)).toEqual(['an offer is not covered']);
    const other = zone === 'events' ? 'orders' : 'events';
    expect(told(draft({ ...line, zone: other }), a)).toEqual(['an offer is not covered']);
    expect(told(draft({ ...line, card: 'o12' }), a)).toEqual(['an offer is not covered']);
  });

  test.each(zones)('[BF-TRADE-07] %s that are picked are there', (zone) => {
    const pick = (...picks: string[]): Change => {
      const ask = picks.map(() => ({ kind: 'anyCard' as const, zone }));
      return begin({
        ...trade,
        type: 'tradePick',
        ask: [{ kind: 'assets', amount: 1 }, ...ask],
        picks,
      });
    };
    const card = partners[zone];
    expect(told(pick(card), a)).toEqual([]);
    expect(told(pick(card, card), a)).toEqual(['a pick is not covered']);
    expect(told(pick('o12'), a)).toEqual(['a pick is not covered']);
  });

  test('[BF-TRADE-07] two copies may be offered, and both a copy of the same card', () => {
    const line = { kind: 'card', zone: 'orders', card: 'sAtk' } as const;
    expect(told(draft(line, line), a)).toEqual([]);
    expect(told(draft(line, line, line), a)).toEqual(['an offer is not covered']);
    const ask = [{ kind: 'anyCard' as const, zone: 'orders' as const }];
    const both = begin({
      ...trade,
      type: 'tradeConfirm',
      give: [line, line],
      ask,
      picks: ['sAtk'],
    });
    expect(told(both, a)).toEqual([]);
  });
});
