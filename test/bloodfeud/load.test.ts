import { describe, expect, test } from 'vitest';
import { bloodfeud } from '../../src/bloodfeud/index.js';
import type { State, Step } from '../../src/bloodfeud/state/state.js';
import { type Arrangement, arrange, play, quiet, resolve, setupFour } from './arrange.js';

/* What keeps every invariant and still cannot have come about is refused by `load`, and by `load` alone. */

/** What `load` says about a state after it was changed. */
function complaint(state: State, change: (state: State) => void = () => undefined): string {
  const bent = structuredClone(state);
  change(bent);
  expect(bloodfeud.invariants(bent)).toEqual([]);
  try {
    bloodfeud.load(bent);
    return 'loaded';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

const top = (state: State): Record<string, unknown> => state.agenda.at(-1) as Step;
const asked = (a: Arrangement, steps: Step[]) => {
  const state = arrange(a);
  state.agenda = steps;
  return state;
};
/** A chain that this team's move has begun. */
const chain = (seat: number, step: Step, a: Arrangement = {}) => {
  return asked(a, [{ type: 'afterMove', seat }, step]);
};

test('[BF-PHASE-08] a table in play loads at every stage', () => {
  expect(complaint(setupFour())).toBe('loaded');
  expect(complaint(arrange())).toBe('loaded');
});

describe('the agenda is one that play puts together', () => {
  test.each<[string, Step[]]>([
    ['a step of the phase before', [{ type: 'startRound' }, { type: 'recordPower', team: 0 }]],
    ['nothing after a chain', [{ type: 'allianceConsent', proposer: 0, partner: 1 }]],
    ['an open point that waits', [{ type: 'open' }, { type: 'open' }]],
    ['another phase', [{ type: 'cleanup' }, { type: 'income' }, { type: 'recordPower', team: 0 }]],
  ])('[BF-ROUND-02] %s', (_what, steps) => {
    expect(complaint(asked({}, steps))).not.toBe('loaded');
  });

  test('[BF-PHASE-06] [BF-PHASE-07] who has spent its budget has passed, and not all have', () => {
    const state = arrange({ setup: { actionBudget: 5 } });
    expect(complaint(state)).toBe('loaded');
    const spend = (seat: number) => (bent: State) => {
      Object.assign(bent.teams[seat] as object, { budget: 0 });
    };
    expect(complaint(state, spend(1))).toContain('team 1 has spent its budget');
    const all = (bent: State) => {
      for (const team of bent.teams) team.passed = true;
    };
    expect(complaint(state, all)).toContain('all have passed');
  });

  test('[BF-CLEAN-07] the round is that of the Sun Track', () => {
    expect(complaint(arrange({ sun: { marker: 3 } }))).toBe('loaded');
    const early = (bent: State) => {
      bent.round = 2;
    };
    expect(complaint(arrange({ sun: { marker: 3 } }), early)).toContain('it is round 3, not 2');
  });

  test('[BF-END-02] a result is what the Ambitions give', () => {
    const ended = resolve(arrange(quiet({ sun: { marker: 6 } }))).state;
    expect(complaint(ended)).toBe('loaded');
    const forge = (bent: State) => {
      Object.assign(bent.result as object, { winners: [2] });
    };
    expect(complaint(ended, forge)).toContain('the result is not');
  });
});

describe('decisions fit the table', () => {
  test('[BF-SETUP-11] everybody has answered or is awaited', () => {
    const state = setupFour();
    const lose = (bent: State) => {
      top(bent).awaiting = [0, 1];
    };
    expect(complaint(state, lose)).toContain('keepAmbition');
    const twice = structuredClone(state);
    top(twice).awaiting = [0, 1, 2, 3, 3];
    expect(() => bloodfeud.load(twice)).toThrow('a seat is there twice');
  });

  const at = (...seats: number[]) => {
    return Object.fromEntries(seats.map((seat) => [seat, { at: 'orders' as const, assets: 3 }]));
  };
  const consent: Step = { type: 'allianceConsent', proposer: 0, partner: 1 };

  test('[BF-PROP-02] an Alliance is proposed by who can, to who can', () => {
    expect(complaint(chain(0, consent, { seats: at(0, 1) }))).toBe('loaded');
    expect(complaint(chain(2, consent, { seats: at(0, 1) }))).toContain('has not begun this');
    expect(complaint(chain(0, consent, { seats: at(0, 2) }))).toContain('allianceConsent');
    const poor = { ...at(0), 1: { at: 'orders' as const, assets: 0 } };
    expect(complaint(chain(0, consent, { seats: poor }))).toContain('allianceConsent');
    const allied: Arrangement = { seats: at(0, 1), alliances: [[0, 1]] };
    expect(complaint(chain(0, consent, allied))).toContain('allianceConsent');
  });

  test('[BF-PROP-03] only who may block is asked', () => {
    const ask = (...awaiting: number[]): Step => {
      return { type: 'allianceBlock', proposer: 0, partner: 1, awaiting };
    };
    const seats = { ...at(0, 1, 2), 2: { at: 'orders' as const, power: 1, assets: 3 } };
    expect(complaint(chain(0, ask(2), { seats }))).toBe('loaded');
    expect(complaint(chain(0, ask(2, 3), { seats }))).toContain('allianceBlock');
  });

  test('[BF-BLOCK-03] only the two teams named may form their Alliance after all', () => {
    const ask = (...awaiting: number[]): Step => {
      return { type: 'allianceCounter', blocker: 2, teams: [0, 1], awaiting };
    };
    const seats = { ...at(0, 1, 2), 2: { at: 'orders' as const, power: 6, assets: 3 } };
    expect(complaint(chain(2, ask(0, 1), { seats }))).toBe('loaded');
    expect(complaint(chain(2, ask(0, 3), { seats }))).toContain('allianceCounter');
    const mighty = { at: 'orders' as const, power: 5, assets: 3 };
    const weak = { 0: mighty, 1: mighty, 2: { ...mighty, power: 1 } };
    expect(complaint(chain(2, ask(0, 1), { seats: weak }))).toContain('allianceCounter');
  });

  test('[BF-TRADE-05] [BF-TRADE-07] offers are covered, and picks are as many as asked for', () => {
    const trade = { proposer: 0, partner: 1, give: [], ask: [] };
    const draft = (give: Extract<Step, { type: 'tradeDraft' }>['give']): Step => {
      return { ...trade, type: 'tradeDraft', give };
    };
    expect(complaint(chain(0, draft([{ kind: 'assets', amount: 4 }])))).toBe('loaded');
    expect(complaint(chain(0, draft([{ kind: 'assets', amount: 5 }])))).toContain('tradeDraft');
    expect(complaint(chain(0, { ...trade, type: 'tradeAnswer' }))).toContain('tradeAnswer');
    const answer: Step = {
      ...trade,
      type: 'tradeAnswer',
      give: [{ kind: 'assets', amount: 1 }],
      ask: [{ kind: 'assets', amount: 2 }],
    };
    expect(complaint(chain(0, answer))).toBe('loaded');
    const ask = [{ kind: 'anyCard' as const, zone: 'events' as const }];
    const pick = (picks: string[]): Step => ({ ...trade, type: 'tradePick', ask, picks });
    expect(complaint(chain(0, pick([])))).toBe('loaded');
    expect(complaint(chain(0, pick(['e05'])))).toContain('tradePick');
    const confirm = (picks: string[]): Step => ({ ...trade, type: 'tradeConfirm', ask, picks });
    expect(complaint(chain(0, confirm(['e05'])))).toBe('loaded');
    expect(complaint(chain(0, confirm([])))).toContain('tradeConfirm');
  });

  test('[BF-MBON-01] [BF-CBON-01] a Bonus Action is under way by its right, within its allowance', () => {
    const market = (left: number): Step => ({ type: 'marketBonus', seat: 0, left });
    const own = { at: 'marketplace' as const, power: 1, used: { marketBonus: true } };
    expect(complaint(chain(0, market(2), { seats: { 0: own } }))).toBe('loaded');
    expect(complaint(chain(0, market(3), { seats: { 0: own } }))).toContain('marketBonus');
    const fresh = { at: 'marketplace' as const, power: 1 };
    expect(complaint(chain(0, market(2), { seats: { 0: fresh } }))).toContain('marketBonus');
    const cycle = (discarded: number): Step => {
      return { type: 'councilCycle', seat: 0, left: 2, discarded };
    };
    const there = { at: 'council' as const, power: 1, used: { councilBonus: true } };
    const a: Arrangement = { seats: { 0: there }, discard: ['e10', 'e11'] };
    expect(complaint(chain(0, cycle(1), a))).toBe('loaded');
    expect(complaint(chain(0, cycle(2), a))).toContain('councilCycle');
    expect(complaint(chain(0, cycle(1), { ...a, discard: [] }))).toContain('councilCycle');
    const without = [
      { ...there, events: [] },
      { ...there, used: { councilBonus: false } },
      { ...there, at: 'neutral' as const },
    ];
    for (const seat of without) {
      const elsewhere = chain(0, cycle(1), { ...a, seats: { 0: seat } });
      expect(complaint(elsewhere)).toContain('councilCycle');
    }
  });

  test('[BF-VOTE-02] [BF-VOTE-06] [BF-VOTE-07] votes await those whom they concern', () => {
    const a: Arrangement = {
      seats: { 0: { at: 'council', events: ['e05'] }, 1: { at: 'council' }, 2: { at: 'neutral' } },
      council: { proposals: [{ card: 'e01', by: 0 }] },
    };
    const vote = (step: Step) => complaint(chain(0, step, a));
    const willing = [0, 1];
    expect(vote({ type: 'voteWilling', willing: [0], awaiting: [1] })).toBe('loaded');
    expect(vote({ type: 'voteWilling', willing: [0], awaiting: [2] })).toContain('voteWilling');
    expect(vote({ type: 'voteJoin', willing, awaiting: [2] })).toBe('loaded');
    expect(vote({ type: 'voteJoin', willing: [0], awaiting: [2] })).toContain('voteJoin');
    expect(vote({ type: 'voteProposals', willing, awaiting: [1] })).toBe('loaded');
    expect(vote({ type: 'voteProposals', willing, awaiting: [0] })).toContain('voteProposals');
    const ballot = (awaiting: number[], options: (number | 'noEvent')[]): Step => {
      return { type: 'voteBallot', willing, awaiting, options, ballots: {} };
    };
    expect(vote(ballot([0, 1], [0, 'noEvent']))).toBe('loaded');
    expect(vote(ballot([0], [0, 'noEvent']))).toContain('voteBallot');
    expect(vote(ballot([0, 1], ['noEvent', 0]))).toContain('voteBallot');
    expect(vote(ballot([0, 1], [0]))).toContain('voteBallot');
  });

  test('[BF-RES-01] [BF-RES-02] an Attack is that of the Domain whose turn it is', () => {
    const ready = arrange({
      council: { resolved: true },
      seats: { 0: { power: 1, units: { D5: 3 } }, 1: { power: 2, units: { D5: 2 } } },
      placed: [
        ['D5', 0, 'sAtk'],
        ['D5', 1, 'sAtk'],
      ],
    });
    const { state } = resolve(ready);
    expect(top(state)).toMatchObject({ type: 'attackTarget', seat: 0 });
    expect(complaint(state)).toBe('loaded');
    const orders = (bent: State) => bent.agenda.find(({ type }) => type === 'orders') as object;
    expect(complaint(state, (bent) => Object.assign(orders(bent), { at: 4 }))).toContain('attack');
    const drop = (bent: State) => {
      bent.agenda = bent.agenda.filter(({ type }) => type !== 'resolveOrders');
    };
    expect(complaint(state, drop)).toContain('attackTarget');
    expect(complaint(state, (bent) => Object.assign(top(bent), { seat: 1 }))).toContain('attack');
    const next = play(state, { type: 'chooseTarget', seat: 0, team: 1, unit: 'basic' }).state;
    expect(complaint(next)).toBe('loaded');
  });

  test('[BF-EVENT-02] a choice of an Event is one that its effect asks for', () => {
    const choice = (card: string, ...steps: Step[]): State => {
      const state = arrange({ council: { resolved: true, selected: { card, by: 0 } } });
      state.phase = 'resolution';
      state.agenda = [
        { type: 'cleanup' },
        { type: 'income' },
        { type: 'power' },
        { type: 'afterOrders' },
        { type: 'orders', at: 0 },
        ...steps,
      ];
      return state;
    };
    const effects = (card: string, index = 1): Step => {
      return { type: 'effects', of: 'event', card, index };
    };
    const lose = (...queue: { seat: number; left: number }[]): Step => {
      return { type: 'eventLoseUnit', queue };
    };
    const one = lose({ seat: 0, left: 1 }, { seat: 1, left: 1 });
    expect(complaint(choice('e03', effects('e03'), one))).toBe('loaded');
    const two = lose({ seat: 0, left: 2 });
    const again = lose({ seat: 0, left: 1 }, { seat: 0, left: 1 });
    for (const [card, ...steps] of [
      ['e03', effects('e03'), two],
      ['e03', effects('e03'), again],
      ['e03', effects('e03', 0), one],
      ['e13', effects('e03'), one],
      ['e08', effects('e08'), one],
      ['e12', effects('e12'), one],
    ] as const) {
      expect(complaint(choice(card, ...steps))).toContain('eventLoseUnit');
    }
    const shield = (seat: number): Step => ({ type: 'eventDomain', effect: 'shieldDomain', seat });
    expect(complaint(choice('e08', effects('e08'), shield(0)))).toBe('loaded');
    expect(complaint(choice('e08', effects('e08'), shield(1)))).toContain('eventDomain');
    expect(complaint(choice('e19', effects('e19'), shield(0)))).toContain('eventDomain');
  });
});
