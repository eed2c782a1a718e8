import { describe, expect, test } from 'vitest';
import type { State, Step, StepOf } from '../../src/bloodfeud/state/state.js';
import type { Layer } from '../../src/kit/layers.js';
import { type Arrangement, setupFour, team } from './arrange.js';
import { type Change, copyOf, patch, refusals, unfit } from './broken.js';

/* Rounds, phases and the Resolution Phase: everything that keeps a table from having come about, alone. */

/** What `load` says of an arranged table after a change. */
function said(change: Change, a?: Arrangement): string[] {
  const state = copyOf(a);
  change(state);
  return refusals(state);
}
const set = (fields: Partial<State>): Change => {
  return (state) => Object.assign(state, fields);
};
const council = (fields: Partial<State['council']>): Change => {
  return (state) => Object.assign(state.council, fields);
};
const nothing: Change = () => undefined;

describe('rounds', () => {
  const late: Arrangement = { sun: { marker: 5, blocked: [4, 6] } };
  test('[BF-SUN-03] spaces that are blocked and have been passed over were no rounds', () => {
    expect(said(nothing, late)).toEqual([]);
    expect(said(set({ round: 3 }), late)).toEqual(['it is round 4, not 3']);
  });

  test('[BF-ROUND-01] the setup comes before the first round', () => {
    const state = structuredClone(setupFour());
    expect(refusals(state)).toEqual([]);
    state.round = 1;
    expect(refusals(state)).toEqual(['it is round 0, not 1']);
  });

  test.each<[string, State['storyteller'], 'control' | 'recorded', string[]]>([
    ['nobody can', 'auto', 'recorded', ['nobody can record the Power']],
    ['the storyteller can', 'seat', 'recorded', []],
    ['nobody has to', 'auto', 'control', []],
  ])('[BF-STORY-02] recording Power: %s', (_what, storyteller, powerSource, texts) => {
    const change: Change = (state) => {
      state.storyteller = storyteller;
      state.options.houseRules.powerSource = powerSource;
    };
    expect(said(change)).toEqual(texts);
  });

  test('[BF-VOTE-08] votes are repeated in a vote, three times at most', () => {
    const early = ['votes are repeated before the first'];
    expect(said(council({ revotes: 1 }))).toEqual(early);
    expect(said(council({ revotes: 3, resolved: true }))).toEqual([]);
    const many = ['too many votes are repeated'];
    expect(said(council({ revotes: 4, resolved: true }))).toEqual(many);
  });

  test.each<[string, Step[], string[]]>([
    ['the setup', [{ type: 'startRound' }, { type: 'recordPower', team: 0 }], ['startRound']],
    [
      'the Resolution Phase',
      [{ type: 'cleanup' }, { type: 'income' }, { type: 'recordPower', team: 0 }],
      ['cleanup'],
    ],
  ])('[BF-ROUND-02] a step of %s in the Gameplay Phase', (_what, agenda, [type]) => {
    const recorded: Arrangement = { setup: { houseRules: { powerSource: 'recorded' } } };
    expect(said(set({ agenda }), recorded)).toEqual([`${type} is not for this phase`]);
  });

  test('[BF-PHASE-08] of a step in a wrong place nothing else is told', () => {
    const agenda: Step[] = [
      { type: 'open' },
      { type: 'eventLoseUnit', queue: [{ seat: 0, left: 1 }] },
    ];
    expect(said(set({ agenda }))).toEqual(['eventLoseUnit cannot come before open']);
  });

  test('[BF-STORY-02] Power is recorded only where it is not worked out', () => {
    const agenda: Step[] = [{ type: 'startRound' }, { type: 'recordPower', team: 0 }];
    const change = set({ phase: 'setup', round: 0, agenda });
    expect(said(change)).toEqual(unfit('recordPower'));
    const recorded: Arrangement = { setup: { houseRules: { powerSource: 'recorded' } } };
    expect(said(change, recorded)).toEqual([]);
  });
});

describe('budgets', () => {
  const limited: Arrangement = { setup: { actionBudget: 5 } };
  const draft: Step = { type: 'tradeDraft', proposer: 0, partner: 1, give: [], ask: [] };
  const moving = (seat: number, fields: object): Change => {
    return (state) => {
      state.agenda = [{ type: 'afterMove', seat: 0 }, draft];
      patch(seat, fields)(state);
    };
  };
  test.each<[string, Change, string[]]>([
    ['spent and passed', patch(1, { budget: 0, passed: true }), []],
    ['spent, not passed', patch(1, { budget: 0 }), ['team 1 has spent its budget and not passed']],
    ['one action left', patch(1, { budget: 1 }), []],
    ['passed, not spent', patch(1, { budget: 1, passed: true }), []],
    ['spent on what is under way', moving(0, { budget: 0 }), []],
    [
      'spent, not passed, while another team moves',
      moving(1, { budget: 0 }),
      ['team 1 has spent its budget and not passed'],
    ],
    ['who moves has passed', moving(0, { passed: true }), ['team 0 has passed']],
    ['another team has passed', moving(1, { passed: true }), []],
    [
      'somebody else began it',
      set({ agenda: [{ type: 'afterMove', seat: 2 }, draft] }),
      ['team 2 has not begun this'],
    ],
  ])('[BF-PHASE-06] [BF-PHASE-07] %s', (_what, change, texts) => {
    expect(said(change, limited)).toEqual(texts);
  });

  test('[BF-PHASE-06] all have passed when the Gameplay Phase is over, not before', () => {
    const all: Change = ({ teams }) => teams.map((one) => Object.assign(one, { passed: true }));
    expect(said(all, limited)).toEqual(['all have passed']);
    expect(said((s) => [all(s), recording(s)], limited)).toEqual([]);
  });

  const recording: Change = (state) => {
    state.options.houseRules.powerSource = 'recorded';
    state.phase = 'resolution';
    state.agenda = [{ type: 'cleanup' }, { type: 'income' }, { type: 'recordPower', team: 0 }];
  };
});

describe('[BF-SETUP-11] Ambitions to be put back', () => {
  const answered: StepOf<'keepAmbition'> = {
    type: 'keepAmbition',
    awaiting: [1, 2, 3],
    answers: { 0: 'a01' },
  };
  const asked = (fields: Partial<StepOf<'keepAmbition'>>): State => {
    const state = structuredClone(setupFour());
    state.agenda[state.agenda.length - 1] = { ...answered, ...fields };
    return state;
  };
  test.each<[string, Partial<StepOf<'keepAmbition'>>, boolean]>([
    ['one has answered', {}, true],
    ['nobody has', { answers: {}, awaiting: [0, 1, 2, 3] }, true],
    ['one is not asked', { answers: {} }, false],
    ['one has answered and is asked', { awaiting: [0, 1, 2, 3] }, false],
    ['a card of another team', { answers: { 0: 'a11' } }, false],
  ])('%s', (_what, fields, isFine) => {
    expect(refusals(asked(fields))).toEqual(isFine ? [] : unfit('keepAmbition'));
  });

  test('everybody has three', () => {
    const state = asked({});
    const spare = team(state, 2).ambitions.pop() as string;
    const [deck] = state.ambitions.deck as [Layer];
    deck.cards = [...deck.cards, spare].sort();
    expect(refusals(state)).toEqual(unfit('keepAmbition'));
  });
});
