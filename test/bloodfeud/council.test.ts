import { describe, expect, test } from 'vitest';
import { bloodfeud, type Move, type State } from '../../src/bloodfeud/index.js';
import { topStep } from '../../src/kernel/play.js';
import {
  type Arrangement,
  arrange,
  cityhall,
  eventsOf,
  firstlight,
  movesOf,
  nosferatu,
  play,
  refusedBy,
  resolve,
  type TeamPatch,
  team,
} from './arrange.js';

const there = { at: 'council' } as const;
const all: Record<number, TeamPatch> = { 0: there, 1: there, 2: there, 3: there };
const propose = (seat: number, card: string): Move => ({ type: 'proposeEvent', seat, card });
const call = (seat: number): Move => ({ type: 'callVote', seat });
const willing = (seat: number, is = true): Move => ({ type: 'answerCall', seat, willing: is });
const decline = (seat: number): Move => ({ type: 'declinePropose', seat });
const vote = (seat: number, choice: number | 'noEvent' | 'abstain'): Move => {
  return { type: 'castVote', seat, choice };
};

describe('proposing Events', () => {
  test('[BF-EVT-01] [BF-PHASE-10] once per round: face up, then draw one', () => {
    const { state } = play(arrange({ seats: { 0: there } }), [propose(0, 'e01'), 'e04']);
    expect(state.council.proposals).toEqual([{ card: 'e01', by: 0 }]);
    expect(team(state, 0).events).toEqual(['e03', 'e04', 'e08']);
    expect(refusedBy(state, propose(0, 'e03'))).toBe('BF-PHASE-10');
    expect(refusedBy(arrange({ seats: { 0: there } }), propose(0, 'e05'))).toBe('BF-EVT-01');
    expect(refusedBy(arrange(), propose(0, 'e01'))).toBe('BF-PHASE-02');
  });

  test('[BF-EVT-02] [BF-RULING-25] [BF-VOTE-01] neither proposal nor vote after the vote', () => {
    const state = arrange({ seats: all, council: { resolved: true } });
    expect(refusedBy(state, propose(0, 'e01'))).toBe('BF-EVT-02');
    expect(refusedBy(state, call(0))).toBe('BF-VOTE-01');
  });

  test('[BF-EVT-03] an empty deck is made of the discard, without the proposal', () => {
    const discard = ['e04', 'e06', 'e10', 'e11', 'e14'];
    const state = arrange({ seats: { 0: there }, eventDeck: [], discard });
    const { state: after, events } = play(state, [propose(0, 'e01'), 'e10']);
    const cards = ['e04', 'e06', 'e11', 'e14'];
    expect(after.events).toEqual({ deck: [{ cards, seenBy: [] }], discard: [] });
    expect(eventsOf(events, 'deckReshuffled')).toMatchObject([{ count: 5 }]);
    const dry = arrange({ seats: { 0: there }, eventDeck: [], discard: [] });
    expect(team(play(dry, propose(0, 'e01')).state, 0).events).toEqual(['e03', 'e08']);
  });

  test.each([
    [1, 3],
    [2, 2],
    [3, 2],
    [4, 1],
  ])('[BF-CBON-01] Power %i cycles up to %i Events', (power, most) => {
    const state = arrange({ seats: { 0: { ...there, power } } });
    const cards = ['e01', 'e03', 'e08'].slice(0, most);
    const draws = ['e04', 'e06', 'e10'].slice(0, most);
    const moves = cards.map((card): Move => ({ type: 'cycleEvent', seat: 0, card }));
    const last = moves.pop() as Move;
    const { state: after } = play(state, ...moves, [last, ...draws]);
    expect(topStep(after)?.type).toBe('open');
    expect(after.events.discard).toEqual(cards);
    expect(team(after, 0).events).toHaveLength(3);
    expect(refusedBy(after, { type: 'cycleEvent', seat: 0, card: 'e04' })).toBe('BF-PHASE-10');
  });

  test('[BF-CBON-01] one may stop earlier, and needs the card; Arcanum cycles one more', () => {
    const state = arrange({ seats: { 0: { ...there, power: 1 } } });
    expect(refusedBy(state, { type: 'cycleEvent', seat: 0, card: 'e05' })).toBe('BF-CBON-01');
    const one = play(state, { type: 'cycleEvent', seat: 0, card: 'e01' }).state;
    expect(topStep(one)).toEqual({ type: 'councilCycle', seat: 0, left: 2, discarded: 1 });
    const { state: done } = play(one, [{ type: 'done', seat: 0 }, 'e04']);
    expect(team(done, 0).events).toEqual(['e03', 'e04', 'e08']);
    const factions = ['brujah', 'nosferatu', 'cityhall', 'arcanum'];
    const scholar = arrange({ setup: { factions }, seats: { 3: { ...there, power: 4 } } });
    const [card = ''] = team(scholar, 3).events;
    expect(topStep(play(scholar, { type: 'cycleEvent', seat: 3, card }).state)).toMatchObject({
      left: 1,
    });
  });

  test('[BF-CBON-01] after the first any other Event in hand can follow', () => {
    const state = arrange({ seats: { 0: { ...there, power: 1 } } });
    const one = play(state, { type: 'cycleEvent', seat: 0, card: 'e03' }).state;
    expect(movesOf(one, 0, 'cycleEvent').map(({ card }) => card)).toEqual(['e01', 'e08']);
  });

  test('[BF-CBON-01] [BF-ADV-04] what the faction and a card of two players add is added up', () => {
    const { content } = bloodfeud;
    const effects = [{ type: 'eventCycle' as const, amount: 1 }];
    const advancements = content.advancements.map((one) =>
      one.id === 'h01' ? { ...one, effects } : one,
    );
    const game = bloodfeud.withContent({ ...content, advancements });
    const factions = ['brujah', 'nosferatu', 'cityhall', 'arcanum'];
    const lanyards = { P1: ['h01'], P2: ['h01'] };
    const market = { gear: { slots: ['h06', 'h12', 'h02'] } };
    const seats = { 3: { ...there, power: 4, lanyards, events: ['e01', 'e02', 'e03', 'e05'] } };
    const state = arrange({ setup: { factions }, market, seats });
    const after = game.apply(state, { type: 'cycleEvent', seat: 3, card: 'e01' }).state;
    // One by its Power, one by the faction, one by each of the cards.
    expect(topStep(after)).toMatchObject({ type: 'councilCycle', left: 1 + 1 + 1 + 1 - 1 });
  });

  test('[BF-CBON-01] [BF-RULING-56] with nothing left the discarded card comes back', () => {
    const seats = { 0: { ...there, power: 4, events: ['e05'] } };
    const state = arrange({ seats, eventDeck: [], discard: [] });
    const { state: after } = play(state, [{ type: 'cycleEvent', seat: 0, card: 'e05' }, 'e05']);
    expect(team(after, 0).events).toEqual(['e05']);
    expect(team(after, 0).used.councilBonus).toBe(true);
    expect(after.events).toEqual({ deck: [], discard: [] });
  });
});

describe('calling a vote', () => {
  const proposals = [{ card: 'e06', by: 0 }];

  test('[BF-VOTE-03] [BF-RULING-24] there must be something to vote on', () => {
    expect(refusedBy(arrange({ seats: all }), call(0))).toBe('BF-VOTE-03');
  });

  test('[BF-VOTE-02] a quorum must be there and willing', () => {
    const lonely = arrange({ seats: { 0: there }, council: { proposals } });
    expect(refusedBy(lonely, call(0))).toBe('BF-VOTE-02');
    const state = arrange({ seats: { 0: there, 1: there }, council: { proposals } });
    const { state: failed, events } = play(state, call(0), willing(1, false));
    expect(eventsOf(events, 'voteCallFailed')).toMatchObject([{ willing: [0], needed: 2 }]);
    expect(failed.council).toMatchObject({ resolved: false, proposals });
    expect(refusedBy(failed, call(0))).toBeUndefined();
  });

  test('[BF-VOTE-02] [BF-VOTE-04] [BF-VOTE-05] [BF-PHASE-11] six teams: a failed call, then a fourth team joins', () => {
    const seats: Record<number, TeamPatch> = {
      0: there,
      1: there,
      2: there,
      3: { at: ['marketplace', 'orders'] },
      4: { at: 'orders' },
      5: { at: 'cityscape' },
    };
    const base = arrange({ teams: 6, seats });
    const [card = ''] = team(base, 0).events;
    const proposed = bloodfeud.apply(base, propose(0, card)).state;
    const failed = play(proposed, call(0), willing(1), willing(2, false)).state;
    expect(failed.council.proposals).toHaveLength(1);
    const announced = play(failed, call(0), willing(1), willing(2)).state;
    expect(bloodfeud.toAct(announced)).toEqual([3]);
    const outside = { type: 'answerAnnounce', seat: 3, player: 'P2' };
    expect(refusedBy(announced, outside)).toBe('BF-VOTE-04');
    const joined = play(announced, { type: 'answerAnnounce', seat: 3, player: 'P1' }).state;
    expect(team(joined, 3).location.P1).toBe('council');
    expect(bloodfeud.toAct(joined)).toEqual([1, 2, 3]);
    const [own = ''] = team(joined, 3).events;
    const late = bloodfeud.apply(joined, propose(3, own)).state;
    const ballot = play(late, decline(1), decline(2)).state;
    expect(topStep(ballot)).toMatchObject({ type: 'voteBallot', options: [0, 3, 'noEvent'] });
    expect(movesOf(ballot, 3, 'castVote').map(({ choice }) => choice)).toEqual([
      0,
      3,
      'noEvent',
      'abstain',
    ]);
  });

  test('[BF-VOTE-04] [BF-PHASE-11] [BF-RULING-23] players at neutral and at the Marketplace hear it, passed teams too', () => {
    const seats = {
      0: there,
      1: there,
      2: { at: 'neutral', passed: true },
      3: { at: ['orders', 'cityscape'] },
    } as Record<number, TeamPatch>;
    const state = arrange({ seats, council: { proposals } });
    const { state: announced } = play(state, call(0), willing(1));
    expect(bloodfeud.toAct(announced)).toEqual([cityhall]);
    expect(movesOf(announced, cityhall, 'answerAnnounce').map(({ player }) => player)).toEqual([
      'P1',
      'P2',
      null,
    ]);
  });

  test('[BF-VOTE-05] who is there, has not proposed and holds an Event is asked', () => {
    const seats = {
      ...all,
      1: { ...there, events: [] },
      2: { ...there, used: { proposed: true } },
    };
    const state = arrange({ seats, council: { proposals } });
    const { state: asked } = play(state, call(0), willing(1), willing(2), willing(3));
    expect(bloodfeud.toAct(asked)).toEqual([firstlight]);
    const ballot = play(asked, decline(3)).state;
    expect(refusedBy(ballot, propose(3, 'e07'))).toBe('BF-VOTE-05');
  });
});

test('[BF-VOTE-02] [BF-VOTE-06] the willing and the ballot stand by seat, whoever came first', () => {
  const proposals = [
    { card: 'e06', by: cityhall },
    { card: 'e10', by: nosferatu },
  ];
  const seats: Record<number, TeamPatch> = {};
  for (const seat of [0, 1, 2, 3]) seats[seat] = { ...there, used: { proposed: true } };
  const state = arrange({ seats, council: { proposals } });
  const answers = [willing(3), willing(1), willing(2)];
  const { state: after, events } = play(state, call(0), ...answers);
  expect(eventsOf(events, 'voteAnnounced')).toMatchObject([{ willing: [0, 1, 2, 3] }]);
  expect(topStep(after)).toMatchObject({ options: [nosferatu, cityhall, 'noEvent'] });
});

describe('the ballot', () => {
  /** Powers 4, 3, 2, 1; proposals by the first two; all willing by default. */
  const ballot = (houseRules = {}, unwilling: number[] = []): State => {
    const seats: Record<number, TeamPatch> = {};
    [4, 3, 2, 1].forEach((power, seat) => {
      seats[seat] = { ...there, power, used: { proposed: true } };
    });
    const proposals = [
      { card: 'e06', by: 0 },
      { card: 'e10', by: 1 },
    ];
    const state = arrange({ setup: { houseRules }, seats, council: { proposals } });
    const answers = [1, 2, 3].map((seat) => willing(seat, !unwilling.includes(seat)));
    return play(state, call(0), ...answers).state;
  };
  const cast = (state: State, ...choices: (number | 'noEvent' | 'abstain')[]) => {
    return play(state, ...choices.map((choice, seat) => vote(seat, choice)));
  };

  test('[BF-VOTE-06] [BF-VOTE-09] [BF-VOTE-10] [BF-RULING-18] 4 : 5 : 1, the second Event wins', () => {
    const { state, events } = cast(ballot(), 0, 1, 1, 'noEvent');
    expect(eventsOf(events, 'ballotsRevealed')[0]?.totals).toEqual([
      { option: 0, votes: 4 },
      { option: 1, votes: 5 },
      { option: 'noEvent', votes: 1 },
    ]);
    expect(state.council).toMatchObject({ resolved: true, selected: { card: 'e10', by: 1 } });
    expect(team(state, 1).tokens).toBe(2);
    expect(team(state, 1).tallies.eventsPassed).toBe(1);
    // BF-VOTE-12: the other proposal is discarded.
    expect(state.events.discard).toEqual(['e06']);
    expect(state.council.proposals).toEqual([]);
  });

  test('[BF-VOTE-09] absolute: 5 of 10 is no majority', () => {
    const { state } = cast(ballot({ voteMajority: 'absolute' }), 0, 1, 1, 'noEvent');
    expect(topStep(state)).toMatchObject({ type: 'voteBallot', options: [0, 1] });
    const won = cast(state, 0, 1, 1, 1).state;
    expect(won.council.selected).toEqual({ card: 'e10', by: 1 });
  });

  test('[BF-VOTE-08] [BF-RULING-19] a tie is voted again among the tied, No Event too', () => {
    const two = cast(ballot(), 0, 1, 'noEvent', 1).state;
    expect(topStep(two)).toMatchObject({ options: [0, 1] });
    expect(refusedBy(two, vote(0, 'noEvent'))).toBe('BF-VOTE-08');
    const none = cast(ballot(), 0, 'noEvent', 1, 'noEvent').state;
    expect(topStep(none)).toMatchObject({ options: [0, 'noEvent'] });
    expect(refusedBy(none, vote(0, 1))).toBe('BF-VOTE-08');
  });

  test('[BF-VOTE-09] [BF-RULING-20] after three tied revotes the result is No Event', () => {
    const tie = (from: State) => {
      return play(from, vote(0, 0), vote(1, 1), vote(3, 1));
    };
    let tied = play(ballot({}, [2]), vote(0, 0), vote(1, 1), vote(2, 'abstain'), vote(3, 1)).state;
    for (let revote = 1; revote <= 2; revote++)
      tied = tie(play(tied, vote(2, 'abstain')).state).state;
    expect(tied.council).toMatchObject({ resolved: false, revotes: 3 });
    const last = play(tied, vote(2, 'abstain'), vote(0, 0), vote(1, 1));
    const { state: over, events } = play(last.state, [vote(3, 1), 'e04']);
    expect(eventsOf(events, 'noEventResult')).toHaveLength(1);
    expect(over.council).toMatchObject({ resolved: true, selected: { card: 'e04', by: null } });
    expect(over.events.discard).toEqual(['e06', 'e10']);
  });

  test('[BF-VOTE-07] [BF-RULING-22] the willing must vote, others may abstain', () => {
    const state = ballot({}, [3]);
    expect(refusedBy(state, vote(0, 'abstain'))).toBe('BF-VOTE-07');
    expect(refusedBy(state, vote(3, 'abstain'))).toBeUndefined();
    expect(refusedBy(state, vote(0, 2))).toBe('BF-VOTE-06');
  });

  test('[BF-VOTE-07] [BF-RULING-21] one vote per team, whoever is there', () => {
    const state = ballot();
    const { state: after } = play(state, vote(0, 0));
    expect(refusedBy(after, vote(0, 0))).toBe('BF-PHASE-08');
    expect(bloodfeud.toAct(after)).toEqual([1, 2, 3]);
  });

  test('[BF-VOTE-06] [BF-INFO-05] Presence adds to Voting Power; ballots are hidden until all are in', () => {
    const { state } = play(ballot(), vote(0, 0), vote(1, 1));
    const seen = bloodfeud.view(state, 1).agenda.at(-1);
    expect(seen).toMatchObject({ type: 'voteBallot', ballots: { 1: 1 }, awaiting: [2, 3] });
    expect(bloodfeud.view(state, 'spectator').agenda.at(-1)).toMatchObject({ ballots: {} });
    const seats: Record<number, TeamPatch> = {
      0: { ...there, power: 1, lanyards: { P1: ['v07'] }, used: { proposed: true } },
      1: { ...there, power: 2, used: { proposed: true } },
      2: { at: 'orders' },
      3: { at: 'orders' },
    };
    const market = { disciplines: { slots: ['v01', 'v05', 'v02'] } };
    const more = arrange({ market, seats, council: { proposals: [{ card: 'e06', by: 0 }] } });
    const { events } = play(more, call(0), willing(1), vote(0, 0), vote(1, 'noEvent'));
    expect(eventsOf(events, 'ballotsRevealed')[0]?.totals.map(({ votes }) => votes)).toEqual([
      2, 2,
    ]);
  });

  test('[BF-VOTE-11] [BF-INFO-04] [BF-RULING-26] No Event draws the top card unseen, before the discards', () => {
    const dry = arrange({
      seats: {
        0: { ...there, used: { proposed: true } },
        1: { ...there, used: { proposed: true } },
        2: { at: 'orders' },
        3: { at: 'orders' },
      },
      council: { proposals: [{ card: 'e06', by: 0 }] },
      eventDeck: ['e04'],
    });
    const { state, events } = play(dry, call(0), willing(1), vote(0, 'noEvent'), [
      vote(1, 'noEvent'),
      'e04',
    ]);
    expect(state.council.selected).toEqual({ card: 'e04', by: null });
    expect(state.events).toEqual({ deck: [], discard: ['e06'] });
    expect(eventsOf(events, 'randomEventDrawn')).toMatchObject([{ hidden: { card: [] } }]);
    for (const viewer of [0, 1, 4, 'spectator'] as const) {
      expect(bloodfeud.view(state, viewer).council.selected).toEqual({ by: null });
    }
    expect(team(state, 0).tokens).toBe(1);
  });
});

describe('what happens with the last cards and tokens', () => {
  const seats: Record<number, TeamPatch> = {
    0: { ...there, used: { proposed: true } },
    1: { ...there, used: { proposed: true } },
    2: { at: 'orders' },
    3: { at: 'orders' },
  };
  const proposals = [{ card: 'e06', by: 0 }];

  test('[BF-VOTE-12] [BF-RULING-26] proposals are discarded after the random Event was drawn', () => {
    const last: Arrangement = { seats, council: { proposals }, eventDeck: [], discard: ['e04'] };
    const asked = play(arrange(last), call(0), willing(1), vote(0, 'noEvent')).state;
    const { ok } = bloodfeud.tryApply(asked, vote(1, 'noEvent'), { rolls: ['e06'] });
    expect(ok).toBe(false);
    const { state } = play(asked, [vote(1, 'noEvent'), 'e04']);
    expect(state.council.selected).toEqual({ card: 'e04', by: null });
    expect(state.events).toEqual({ deck: [], discard: ['e06'] });
    const { events } = resolve(arrange(last), 'e04');
    expect(eventsOf(events, 'eventRevealed')).toMatchObject([{ card: 'e04', by: null }]);
  });

  test('[BF-VOTE-11] with no Event card at all there is no Event, and the proposals are discarded', () => {
    const none: Arrangement = { seats, council: { proposals }, eventDeck: [], discard: [] };
    const { state, events } = resolve(arrange(none));
    expect(eventsOf(events, 'eventRevealed')).toEqual([]);
    expect(state.events).toEqual({ deck: [], discard: ['e06'] });
  });

  test('[BF-VOTE-10] [BF-TOKEN-01] the proposer gains a token only if the board has one', () => {
    for (const ambitionBoard of [0, 1]) {
      const state = arrange({ seats, council: { proposals }, ambitionBoard });
      const won = play(state, call(0), willing(1), vote(0, 0), vote(1, 0)).state;
      expect(team(won, 0).tokens).toBe(1 + ambitionBoard);
      expect(won.ambitionBoard).toBe(0);
    }
  });

  test('[BF-CBON-01] whoever has discarded the whole hand draws at once', () => {
    const one: TeamPatch = { ...there, power: 1, events: ['e01'] };
    const state = arrange({ seats: { 0: one } });
    const { state: after } = play(state, [{ type: 'cycleEvent', seat: 0, card: 'e01' }, 'e04']);
    expect(topStep(after)?.type).toBe('open');
    expect(team(after, 0).events).toEqual(['e04']);
  });
});

describe('the end of the phase', () => {
  test('[BF-VOTE-11] [BF-VOTE-12] [BF-EVENT-03] without a vote a random Event, and proposals are discarded', () => {
    const proposals = [
      { card: 'e06', by: 0 },
      { card: 'e10', by: 1 },
    ];
    const { state, events } = resolve(arrange({ council: { proposals } }), 'e07');
    expect(eventsOf(events, 'randomEventDrawn')).toMatchObject([{ card: 'e07' }]);
    expect(eventsOf(events, 'eventRevealed')).toMatchObject([{ card: 'e07', by: null }]);
    expect(state.teams.map(({ tokens }) => tokens)).toEqual([1, 1, 1, 1]);
    expect(state.events.discard).toEqual(['e06', 'e07', 'e10']);
    expect(state.council).toEqual({ proposals: [], resolved: false, selected: null, revotes: 0 });
  });
});

describe('Ambitions', () => {
  const purchase = (more: {
    from: 'faceUp' | 'deck' | 'faction';
    slot?: number;
    card?: string;
  }): Move => {
    return { type: 'purchaseAmbition', seat: 0, ...more };
  };
  const shop = (more: Arrangement = {}) => arrange({ seats: { 0: there }, ...more });

  test('[BF-AMB-01] a face-up card is replaced at once, the token is back on its board', () => {
    const { state } = play(shop(), [purchase({ from: 'faceUp', slot: 2 }), 'a06']);
    expect(state.ambitions.faceUp).toEqual(['a03', 'a06', 'a14', 'a20']);
    expect(team(state, 0).ambitions).toContain('a08');
    expect([team(state, 0).tokens, state.ambitionBoard]).toEqual([0, 45]);
    expect(refusedBy(state, purchase({ from: 'deck' }))).toBe('BF-AMB-01');
  });

  test('[BF-AMB-01] [BF-INFO-03] a blind draw is seen by the team only', () => {
    const { state, events } = play(shop(), [purchase({ from: 'deck' }), 'a06']);
    expect(team(state, 0).ambitions).toContain('a06');
    const own = bloodfeud.viewEvents(events, 0);
    const other = bloodfeud.viewEvents(events, nosferatu);
    expect(JSON.stringify(own)).toContain('a06');
    expect(JSON.stringify(other)).not.toContain('a06');
  });

  test('[BF-AMB-02] an empty deck leaves spaces empty and allows no blind draw', () => {
    const dry = shop({ ambitionDeck: [] });
    expect(refusedBy(dry, purchase({ from: 'deck' }))).toBe('BF-AMB-02');
    const { state } = play(dry, purchase({ from: 'faceUp', slot: 1 }));
    expect(state.ambitions.faceUp).toEqual([null, 'a08', 'a14', 'a20']);
    expect(
      refusedBy(
        arrange({
          seats: { 0: { ...there, tokens: 2 } },
          ambitionDeck: [],
          faceUp: [null, 'a08', 'a14', 'a20'],
        }),
        purchase({ from: 'faceUp', slot: 1 }),
      ),
    ).toBe('BF-AMB-02');
  });

  test('[BF-SETUP-14] [BF-AMB-01] faction Ambitions only in Immersive Story Mode, and only the own', () => {
    expect(refusedBy(shop(), purchase({ from: 'faction', card: 'f01' }))).toBe('BF-SETUP-14');
    const state = shop({ setup: { immersive: true } });
    expect(refusedBy(state, purchase({ from: 'faction', card: 'f03' }))).toBe('BF-AMB-01');
    const { state: after } = play(state, purchase({ from: 'faction', card: 'f01' }));
    expect(team(after, 0).ambitions).toContain('f01');
    expect(after.ambitions.faction[0]).toEqual(['f02']);
  });

  test('[BF-CBON-02] [BF-RULING-55] Power 1 buries a face-up Ambition once per round', () => {
    const bury: Move = { type: 'bonusBuryAmbition', seat: 0, slot: 1 };
    expect(refusedBy(shop(), bury)).toBe('BF-CBON-02');
    const weak = shop({ seats: { 0: { ...there, power: 1 } } });
    const { state } = play(weak, [bury, 'a06']);
    expect(state.ambitions.faceUp).toEqual(['a06', 'a08', 'a14', 'a20']);
    expect(state.ambitions.deck.at(-1)).toEqual({ cards: ['a03'], seenBy: 'all' });
    expect(refusedBy(state, bury)).toBe('BF-PHASE-10');
    const dry = shop({ seats: { 0: { ...there, power: 1 } }, ambitionDeck: [] });
    expect(play(dry, [bury, 'a03']).state.ambitions.faceUp).toEqual(['a03', 'a08', 'a14', 'a20']);
  });
});
