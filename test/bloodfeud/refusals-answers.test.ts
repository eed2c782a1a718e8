import { describe, expect, test } from 'vitest';
import type { Move, State } from '../../src/bloodfeud/index.js';
import type { RuleId } from '../../src/bloodfeud/rules.js';
import { topStep } from '../../src/kernel/play.js';
import {
  type Arrangement,
  arrange,
  fourDiscards,
  play,
  quiet,
  refusedBy,
  resolve,
  setupFour,
  storyteller,
} from './arrange.js';

/*
 * Sub-decisions, one after the other: what each of them refuses, and by which rule. Powers at this
 * table: Brujah 3, Nosferatu 1, City Hall 2, FIRSTLIGHT 1.
 */

type Case = [what: string, move: Record<string, unknown>, rule: RuleId];

function refuses(state: State, cases: readonly Case[]): void {
  for (const [what, move, rule] of cases) {
    expect.soft([what, refusedBy(state, move)]).toEqual([what, rule]);
  }
}

const allAt = (at: 'orders' | 'council'): Arrangement => ({
  seats: { 0: { at }, 1: { at }, 2: { at }, 3: { at } },
});
const pass = (seat: number) => ({ type: 'pass', seat });
const propose = (seat: number, other: number): Move => {
  return { type: 'proposeAlliance', seat, with: other };
};
const agree = (seat: number): Move => ({ type: 'answerAlliance', seat, accept: true });
const block = (seat: number) => ({ type: 'respondBlock', seat, block: true });

describe('setup', () => {
  test('[BF-SETUP-11] keepAmbition', () => {
    const state = setupFour();
    const discard = (seat: number, card: string): Move => ({ type: 'discardAmbition', seat, card });
    refuses(state, [
      ["another team's card", discard(0, 'a02'), 'BF-SETUP-11'],
      ['a card of another sort', discard(0, 'e01'), 'BF-SETUP-11'],
      ['another move', pass(0), 'BF-PHASE-12'],
      ['the storyteller', discard(storyteller, 'a01'), 'BF-PHASE-08'],
    ]);
    const after = play(state, discard(0, 'a13')).state;
    refuses(after, [['twice', discard(0, 'a01'), 'BF-PHASE-08']]);
  });

  test('[BF-STORY-04] recordPower', () => {
    const dealt = setupFour({ houseRules: { powerSource: 'recorded' } });
    const { state } = play(
      dealt,
      ...fourDiscards.map((card, seat): Move => ({ type: 'discardAmbition', seat, card })),
    );
    const record = (seat: number, team: number, value: number): Move => {
      return { type: 'recordPower', seat, team, value };
    };
    refuses(state, [
      ['not the next team', record(storyteller, 1, 3), 'BF-STORY-04'],
      ['no Power at all', record(storyteller, 0, 0), 'BF-STORY-04'],
      ['too much Power', record(storyteller, 0, 7), 'BF-STORY-04'],
      ['a team', record(0, 0, 3), 'BF-STORY-04'],
      ['another move of a team', pass(0), 'BF-PHASE-08'],
      ['another move', { type: 'endGameplayPhase', seat: storyteller }, 'BF-PHASE-12'],
    ]);
    const second = play(state, record(storyteller, 0, 6)).state;
    refuses(second, [['the team before', record(storyteller, 0, 6), 'BF-STORY-04']]);
    expect(refusedBy(second, record(storyteller, 1, 1))).toBeUndefined();
  });
});

describe('Alliances', () => {
  test('[BF-PHASE-08] [BF-PHASE-12] allianceConsent', () => {
    const { state } = play(arrange(allAt('orders')), propose(0, 1));
    refuses(state, [
      ['a third team', pass(2), 'BF-PHASE-08'],
      ['the partner with another move', pass(1), 'BF-PHASE-12'],
      ['the partner as storyteller', { type: 'endGameplayPhase', seat: 1 }, 'BF-STORY-01'],
      ['a third team as storyteller', { type: 'endGameplayPhase', seat: 2 }, 'BF-PHASE-08'],
      ['the storyteller', { type: 'endGameplayPhase', seat: storyteller }, 'BF-PHASE-08'],
      ['the proposer', agree(0), 'BF-PHASE-08'],
      ['a block before consent', block(3), 'BF-PHASE-08'],
    ]);
  });

  test('[BF-PROP-03] allianceBlock: who is too mighty, poor, absent or concerned may not block', () => {
    const mighty = play(arrange(allAt('orders')), propose(2, 3), agree(3)).state;
    refuses(mighty, [
      ['Power 3 over 2 and 1', block(0), 'BF-PROP-03'],
      ['the proposer', block(2), 'BF-PROP-03'],
      ['the partner', block(3), 'BF-PROP-03'],
      ['not to block either', { ...block(0), block: false }, 'BF-PROP-03'],
      ['another move of a team not asked', pass(0), 'BF-PHASE-08'],
      ['another move of the team asked', pass(1), 'BF-PHASE-12'],
      ['the storyteller', block(storyteller), 'BF-PHASE-08'],
      ['nobody', block(9), 'BF-PHASE-08'],
    ]);
    expect(refusedBy(mighty, block(1))).toBeUndefined();

    const seats = { 0: { at: 'orders' }, 2: { at: 'orders' } } as const;
    const asked = { ...seats, 1: { at: 'orders' } } as const;
    const poor = { ...asked, 3: { at: 'orders', assets: 0 } } as const;
    const absent = { ...asked, 3: { at: 'council' } } as const;
    for (const table of [poor, absent]) {
      const { state } = play(arrange({ seats: table }), propose(0, 2), agree(2));
      refuses(state, [['without Asset or presence', block(3), 'BF-PROP-03']]);
    }
  });

  test('[BF-PHASE-08] allianceBlock: a team that could have blocked and did not is not awaited', () => {
    const { state } = play(arrange(allAt('orders')), propose(0, 2), agree(2), {
      type: 'respondBlock',
      seat: 1,
      block: false,
    });
    refuses(state, [['after its answer', block(1), 'BF-PHASE-08']]);
    expect(refusedBy(state, block(3))).toBeUndefined();
  });

  test('[BF-PHASE-08] allianceCounter awaits the two declared teams', () => {
    const { state } = play(arrange(allAt('orders')), {
      type: 'blockAlliance',
      seat: 0,
      teams: [1, 2],
    });
    const form = (seat: number): Move => ({ type: 'answerCounter', seat, ally: true });
    refuses(state, [
      ['the blocker', form(0), 'BF-PHASE-08'],
      ['a fourth team', form(3), 'BF-PHASE-08'],
      ['another answer', block(1), 'BF-PHASE-12'],
    ]);
    refuses(play(state, form(1)).state, [['twice', form(1), 'BF-PHASE-08']]);
  });
});

describe('trades', () => {
  const open = (a: Arrangement = {}) => {
    return play(arrange(a), { type: 'openTrade', seat: 0, with: 1 }).state;
  };
  const give = (line: Extract<Move, { type: 'tradeGive' }>['line']): Move => {
    return { type: 'tradeGive', seat: 0, line };
  };
  const ask = (line: Extract<Move, { type: 'tradeAsk' }>['line']): Move => {
    return { type: 'tradeAsk', seat: 0, line };
  };
  const card = (name: string) => ({ kind: 'card', zone: 'orders', card: name }) as const;
  const pick = (seat: number) => ({ type: 'tradePick', seat, card: 'e05' });
  const confirm = (seat: number) => ({ type: 'confirmTrade', seat, confirm: true });
  const send: Move = { type: 'tradeSend', seat: 0 };
  const anyEvent = { kind: 'anyCard', zone: 'events' } as const;

  test('[BF-TRADE-05] bounds of a side', () => {
    const rich = { assets: 20, tokens: 8 };
    const state = open({ seats: { 0: rich, 1: rich } });
    refuses(state, [
      ['13 Assets', give({ kind: 'assets', amount: 13 }), 'BF-TRADE-05'],
      ['7 tokens', give({ kind: 'tokens', amount: 7 }), 'BF-TRADE-05'],
      ['13 Assets asked', ask({ kind: 'assets', amount: 13 }), 'BF-TRADE-05'],
      ['7 tokens asked', ask({ kind: 'tokens', amount: 7 }), 'BF-TRADE-05'],
      ['nothing at all', send, 'BF-TRADE-05'],
    ]);
    const { state: drafted } = play(
      state,
      give({ kind: 'assets', amount: 12 }),
      give({ kind: 'tokens', amount: 6 }),
      give(card('sAtk')),
      give(card('sAtk')),
      give(card('sDef')),
      give(card('sEmb')),
      ask({ kind: 'assets', amount: 12 }),
      ask({ kind: 'tokens', amount: 6 }),
      ask(anyEvent),
      ask(anyEvent),
      ask(anyEvent),
      ask({ kind: 'anyCard', zone: 'orders' }),
    );
    refuses(drafted, [
      ['a second Assets line', give({ kind: 'assets', amount: 1 }), 'BF-TRADE-05'],
      ['a second tokens line', give({ kind: 'tokens', amount: 1 }), 'BF-TRADE-05'],
      ['a fifth item', give(card('sFeed')), 'BF-TRADE-05'],
      ['a fifth item, not owned', give(card('o01')), 'BF-TRADE-05'],
      ['a second Assets line asked', ask({ kind: 'assets', amount: 1 }), 'BF-TRADE-05'],
      ['a fifth item asked', ask({ kind: 'anyCard', zone: 'orders' }), 'BF-TRADE-05'],
    ]);
    expect(refusedBy(drafted, send)).toBeUndefined();
  });

  test('[BF-TRADE-07] [BF-TRADE-03] cover comes before presence', () => {
    const state = open({ seats: { 0: { warehouse: ['o02'] }, 1: { warehouse: ['o05'] } } });
    refuses(state, [
      ['5 of 4 Assets', give({ kind: 'assets', amount: 5 }), 'BF-TRADE-07'],
      ['2 of 1 tokens', give({ kind: 'tokens', amount: 2 }), 'BF-TRADE-07'],
      ['a card not held', give(card('o01')), 'BF-TRADE-07'],
      [
        'a card of another zone',
        give({ kind: 'card', zone: 'events', card: 'sAtk' }),
        'BF-TRADE-07',
      ],
      ['an item not stored', give({ kind: 'stored', item: 'o05' }), 'BF-TRADE-07'],
      ['5 of 4 Assets asked', ask({ kind: 'assets', amount: 5 }), 'BF-TRADE-07'],
      ['no Advancements there', ask({ kind: 'anyCard', zone: 'advancements' }), 'BF-TRADE-07'],
      ['an item not stored there', ask({ kind: 'stored', item: 'o02' }), 'BF-TRADE-07'],
      ['stored, nobody at the Marketplace', give({ kind: 'stored', item: 'o02' }), 'BF-TRADE-03'],
      ['asked, nobody at the Marketplace', ask({ kind: 'stored', item: 'o05' }), 'BF-TRADE-03'],
    ]);
    const { state: drafted } = play(
      state,
      give(card('sDef')),
      ask(anyEvent),
      ask(anyEvent),
      ask(anyEvent),
    );
    refuses(drafted, [
      ['the same copy twice', give(card('sDef')), 'BF-TRADE-07'],
      ['a fourth of 3 Events', ask(anyEvent), 'BF-TRADE-07'],
    ]);
  });

  test('[BF-TRADE-06] picks and confirmation have their step; others are not awaited', () => {
    const draft = play(open(), ask(anyEvent)).state;
    const answer = play(draft, send).state;
    const picks = play(answer, { type: 'answerTrade', seat: 1, accept: true }).state;
    const last = play(picks, { type: 'tradePick', seat: 1, card: 'e05' }).state;
    for (const state of [draft, answer]) {
      refuses(state, [
        ['pick by the proposer', pick(0), 'BF-TRADE-06'],
        ['pick by the partner', pick(1), 'BF-TRADE-06'],
        ['confirmation by the proposer', confirm(0), 'BF-TRADE-06'],
        ['confirmation by the partner', confirm(1), 'BF-TRADE-06'],
        ['pick by a third team', pick(2), 'BF-PHASE-08'],
        ['confirmation by the storyteller', confirm(storyteller), 'BF-PHASE-08'],
      ]);
    }
    refuses(picks, [
      ['confirmation by the proposer', confirm(0), 'BF-TRADE-06'],
      ['confirmation by the partner', confirm(1), 'BF-TRADE-06'],
      ['pick by the proposer', pick(0), 'BF-PHASE-08'],
      ['a card not held', { ...pick(1), card: 'e01' }, 'BF-TRADE-07'],
    ]);
    refuses(last, [
      ['pick by the proposer', pick(0), 'BF-TRADE-06'],
      ['pick by the partner', pick(1), 'BF-TRADE-06'],
      ['confirmation by the partner', confirm(1), 'BF-PHASE-08'],
      ['another line', give({ kind: 'assets', amount: 1 }), 'BF-PHASE-12'],
    ]);
    refuses(arrange(), [
      ['no trade is open', pick(1), 'BF-PHASE-12'],
      ['no trade is open', confirm(0), 'BF-PHASE-12'],
    ]);
    refuses(answer, [
      ['cancelled by the partner', { type: 'tradeCancel', seat: 1 }, 'BF-PHASE-12'],
    ]);
  });
});

describe('bonus chains', () => {
  test('[BF-MBON-01] marketBonus', () => {
    const table: Arrangement = { seats: { 0: { at: 'marketplace', power: 2 } } };
    const bury = (slot: number): Move => ({ type: 'bonusBury', seat: 0, pile: 'orders', slot });
    const { state } = play(arrange(table), [bury(1), 'o02']);
    refuses(state, [
      ['no such slot', bury(4), 'BF-MBON-01'],
      ['another team', { ...bury(1), seat: 1 }, 'BF-PHASE-08'],
      ['another move', pass(0), 'BF-PHASE-12'],
    ]);
    refuses(play(state, [bury(1), 'o02']).state, [['a third', bury(1), 'BF-PHASE-10']]);
  });

  test('[BF-CBON-01] councilCycle', () => {
    const table: Arrangement = { seats: { 0: { at: 'council', power: 2 } } };
    const cycle = (card: string): Move => ({ type: 'cycleEvent', seat: 0, card });
    const { state } = play(arrange(table), cycle('e01'));
    refuses(state, [
      ['not held', cycle('e05'), 'BF-CBON-01'],
      ['discarded before', cycle('e01'), 'BF-CBON-01'],
      ['another team', { ...cycle('e05'), seat: 1 }, 'BF-PHASE-08'],
      ['another move', pass(0), 'BF-PHASE-12'],
    ]);
    const done = play(state, [cycle('e03'), 'e04', 'e06']).state;
    refuses(done, [['a third', cycle('e08'), 'BF-PHASE-10']]);
  });
});

describe('votes', () => {
  const call: Move = { type: 'callVote', seat: 0 };
  const willing = (seat: number, is = true): Move => {
    return { type: 'answerCall', seat, willing: is };
  };
  const cast = (seat: number, choice: number | 'noEvent' | 'abstain'): Move => {
    return { type: 'castVote', seat, choice };
  };
  const proposeEvent = (seat: number, card: string): Move => ({ type: 'proposeEvent', seat, card });
  const decline = (seat: number): Move => ({ type: 'declinePropose', seat });
  const here = { at: 'council' } as const;
  const table: Arrangement = {
    council: { proposals: [{ card: 'e04', by: 0 }] },
    seats: { 0: here, 1: here, 2: here, 3: { at: ['orders', 'neutral'] } },
  };

  test('[BF-VOTE-04] voteWilling and voteJoin', () => {
    const asked = play(arrange(table), call).state;
    refuses(asked, [
      ['the caller', willing(0), 'BF-PHASE-08'],
      ['a team elsewhere', willing(3), 'BF-PHASE-08'],
      ['another move', pass(1), 'BF-PHASE-12'],
    ]);
    const announced = play(asked, willing(1), willing(2, false)).state;
    const join = (seat: number, player: string | null) => ({
      type: 'answerAnnounce',
      seat,
      player,
    });
    refuses(announced, [
      ['a player at the Orders', join(3, 'P1'), 'BF-VOTE-04'],
      ['no such player', join(3, 'P3'), 'BF-VOTE-04'],
      ['a team that is there already', join(0, null), 'BF-PHASE-08'],
    ]);
    expect(refusedBy(announced, join(3, 'P2'))).toBeUndefined();
    const busy: Arrangement = {
      ...table,
      seats: { 0: here, 1: here, 2: { at: 'neutral' }, 3: { at: ['orders', 'cityscape'] } },
    };
    const deaf = play(arrange(busy), call, willing(1)).state;
    expect(topStep(deaf)).toMatchObject({ type: 'voteJoin', awaiting: [2] });
    refuses(deaf, [
      ['nobody in the Neutral Zone', join(3, 'P1'), 'BF-VOTE-04'],
      ['nobody in the Neutral Zone, nobody sent', join(3, null), 'BF-VOTE-04'],
      ['a team at the Council', join(0, 'P1'), 'BF-PHASE-08'],
      ['another move', pass(3), 'BF-PHASE-08'],
    ]);
  });

  test('[BF-PHASE-08] voteJoin: who has answered is no longer awaited', () => {
    const near = { at: 'neutral' } as const;
    const seats = { 0: here, 1: here, 2: near, 3: near };
    const announced = play(arrange({ ...table, seats }), call, willing(1)).state;
    const join = (player: 'P1' | null): Move => ({ type: 'answerAnnounce', seat: 2, player });
    for (const answer of [join('P1'), join(null)]) {
      refuses(play(announced, answer).state, [['twice', join('P1'), 'BF-PHASE-08']]);
    }
  });

  test('[BF-VOTE-05] [BF-VOTE-06] [BF-VOTE-07] [BF-VOTE-08] voteProposals and voteBallot', () => {
    const { state: last } = play(arrange(table), call, willing(1), willing(2, false), {
      type: 'answerAnnounce',
      seat: 3,
      player: null,
    });
    refuses(last, [
      ['not held', proposeEvent(1, 'e01'), 'BF-EVT-01'],
      ['a team that has proposed', proposeEvent(0, 'e01'), 'BF-PHASE-08'],
      ['a team elsewhere', proposeEvent(3, 'e07'), 'BF-PHASE-08'],
      ['a vote', cast(1, 'noEvent'), 'BF-PHASE-12'],
    ]);
    const ballot = play(last, decline(1), [proposeEvent(2, 'e02'), 'e06']).state;
    const cases: Case[] = [
      ['a proposal by a voter', proposeEvent(1, 'e05'), 'BF-VOTE-05'],
      ['a proposal by a team elsewhere', proposeEvent(3, 'e07'), 'BF-VOTE-05'],
      ['for a team without a proposal', cast(0, 1), 'BF-VOTE-06'],
      ['abstention of the caller', cast(0, 'abstain'), 'BF-VOTE-07'],
      ['abstention of a willing team', cast(1, 'abstain'), 'BF-VOTE-07'],
      ['a team elsewhere', cast(3, 0), 'BF-PHASE-08'],
      ['the storyteller', cast(storyteller, 0), 'BF-PHASE-08'],
    ];
    refuses(ballot, cases);
    expect(refusedBy(ballot, cast(2, 'abstain'))).toBeUndefined();
    const voted = play(ballot, cast(0, 0)).state;
    refuses(voted, [
      ['twice', cast(0, 0), 'BF-PHASE-08'],
      ['a proposal after the own ballot', proposeEvent(0, 'e01'), 'BF-VOTE-05'],
    ]);
    const tied = play(voted, cast(1, 2), cast(2, 2)).state;
    refuses(tied, [
      ['a dropped option', cast(0, 'noEvent'), 'BF-VOTE-08'],
      ['what was never proposed', cast(0, 1), 'BF-VOTE-06'],
      ['abstention of a willing team', cast(0, 'abstain'), 'BF-VOTE-07'],
      ['a proposal', proposeEvent(1, 'e05'), 'BF-VOTE-05'],
    ]);
    const other: Arrangement = { ...table, council: { proposals: [{ card: 'e04', by: 1 }] } };
    const alone = play(
      arrange(other),
      call,
      willing(1),
      willing(2),
      { type: 'answerAnnounce', seat: 3, player: null },
      decline(0),
      decline(2),
      cast(0, 'noEvent'),
      cast(1, 1),
      cast(2, 1),
    ).state;
    refuses(alone, [['for a team without a proposal', cast(0, 0), 'BF-VOTE-06']]);
    expect(refusedBy(alone, cast(0, 'noEvent'))).toBeUndefined();
  });
});

describe('the Resolution Phase', () => {
  test('[BF-ALLY-04] [BF-ATK-01] [BF-ATK-06] attackTarget', () => {
    const { state } = resolve(
      arrange(
        quiet({
          seats: {
            0: { units: { D1: 3, D5: 1 } },
            1: { units: { D5: 1 } },
            2: { units: { D5: 1 } },
          },
          alliances: [[0, 2]],
          placed: [['D5', 0, 'sAtk']],
        }),
      ),
    );
    const target = (team: number, unit = 'basic', seat = 0) => {
      return { type: 'chooseTarget', seat, team, unit };
    };
    refuses(state, [
      ['an ally', target(2), 'BF-ALLY-04'],
      ['an ally who is not there', target(2, 'P1'), 'BF-ALLY-04'],
      ['itself', target(0), 'BF-ATK-01'],
      ['a Player Unit elsewhere', target(1, 'P1'), 'BF-ATK-01'],
      ['a team elsewhere', target(3), 'BF-ATK-01'],
      ['nobody', { type: 'declineTarget', seat: 0 }, 'BF-ATK-06'],
      ['by the victim', target(0, 'basic', 1), 'BF-PHASE-08'],
      ['another move', pass(0), 'BF-PHASE-12'],
      ['an Embrace', { type: 'chooseEmbrace', seat: 0, team: 2 }, 'BF-PHASE-12'],
    ]);
    expect(refusedBy(state, target(1))).toBeUndefined();
  });

  test('[BF-EMB-02] [BF-ATK-06] embraceTarget', () => {
    const { state } = resolve(
      arrange(
        quiet({
          seats: {
            0: { units: { D1: 3, D5: 1 } },
            1: { units: { D5: 1 } },
            2: { units: { D5: 1 } },
            3: { units: { D9: 1, D5: { players: { P1: 'ready' } } } },
          },
          placed: [['D5', 0, 'sEmb']],
        }),
      ),
    );
    const embrace = (team: number, seat = 0): Move => ({ type: 'chooseEmbrace', seat, team });
    refuses(state, [
      ['a vampire', embrace(1), 'BF-EMB-02'],
      ['itself', embrace(0), 'BF-EMB-02'],
      ['only a Player Unit', embrace(3), 'BF-EMB-02'],
      ['nobody', embrace(7), 'BF-EMB-02'],
      ['declined', { type: 'declineTarget', seat: 0 }, 'BF-ATK-06'],
      ['by another team', embrace(2, 1), 'BF-PHASE-08'],
    ]);
    expect(refusedBy(state, embrace(2))).toBeUndefined();
  });

  test('[BF-EVENT-02] eventDomain and eventLoseUnit', () => {
    const chosen = (card: string, by: number): Arrangement => ({
      council: { resolved: true, selected: { card, by } },
    });
    const shield = resolve(arrange(chosen('e08', 2))).state;
    const domain = (seat: number, at: string): Move => ({ type: 'chooseDomain', seat, domain: at });
    refuses(shield, [
      ['no such Domain', domain(2, 'D10'), 'BF-EVENT-02'],
      ['another team', domain(0, 'D1'), 'BF-PHASE-08'],
      ['the storyteller', domain(storyteller, 'D1'), 'BF-PHASE-08'],
      ['another move', pass(2), 'BF-PHASE-12'],
    ]);
    const riot = resolve(
      arrange({
        ...chosen('e03', 0),
        seats: { 1: { units: { D3: 1, D6: 1 } }, 2: { units: { D7: 1, D4: 1 } } },
      }),
    ).state;
    const lose = (seat: number, at: string): Move => ({ type: 'loseUnit', seat, domain: at });
    refuses(riot, [
      ['nobody there', lose(1, 'D5'), 'BF-EVENT-02'],
      ['City Hall is not yet asked', lose(2, 'D7'), 'BF-EVENT-02'],
      ['the storyteller', lose(storyteller, 'D7'), 'BF-PHASE-08'],
    ]);
    const after = play(riot, lose(1, 'D3')).state;
    refuses(after, [['Nosferatu has lost its Unit', lose(1, 'D6'), 'BF-PHASE-08']]);
    expect(refusedBy(after, lose(2, 'D7'))).toBeUndefined();
  });
});
