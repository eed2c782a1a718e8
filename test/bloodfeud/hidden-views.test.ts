import { describe, expect, test } from 'vitest';
import { bloodfeud, type State } from '../../src/bloodfeud/index.js';
import type { Viewer } from '../../src/kernel/play.js';
import { type Arrangement, arrange, play, resolve, setupFour, storyteller } from './arrange.js';

/* What each viewer sees of a small table, exactly, and what another deal leaves as it is. */

const viewers: Viewer[] = [0, 1, 2, 3, storyteller, 'spectator', 'open'];
const seeing = (...some: Viewer[]) => viewers.map((viewer) => some.includes(viewer));

/** Twenty other deals of what this viewer does not know; each looks the same to them and breaks nothing. */
function deals(state: State, viewer: Viewer): State[] {
  const seen = bloodfeud.view(state, viewer);
  return Array.from({ length: 20 }, (_, seed) => {
    const other = bloodfeud.redeal(state, viewer, seed);
    expect(bloodfeud.view(other, viewer)).toEqual(seen);
    expect(bloodfeud.invariants(other)).toEqual([]);
    return other;
  });
}

/** How many different things are read off them. */
function kinds(states: readonly State[], read: (state: State) => unknown): number {
  return new Set(states.map((state) => JSON.stringify(read(state)))).size;
}

describe('votes', () => {
  const vote: Arrangement = {
    seats: { 0: { at: 'council' }, 1: { at: 'council' }, 2: { at: 'council' } },
    council: { proposals: [{ card: 'e06', by: 0 }] },
    steps: [
      {
        type: 'voteBallot',
        willing: [0, 1],
        awaiting: [2],
        options: [0, 'noEvent'],
        ballots: { 0: 0, 1: 'noEvent' },
      },
    ],
  };
  const cast = (state: State, viewer: Viewer) => {
    const step = bloodfeud.view(state, viewer).agenda.at(-1);
    return step?.type === 'voteBallot' ? step.ballots : undefined;
  };

  test('[BF-INFO-05] a ballot is seen by its team until all are in', () => {
    const state = arrange(vote);
    expect(cast(state, 0)).toEqual({ 0: 0 });
    expect(cast(state, 1)).toEqual({ 1: 'noEvent' });
    for (const viewer of [2, 3, storyteller, 'spectator'] as const) {
      expect(cast(state, viewer)).toEqual({});
    }
    expect(cast(state, 'open')).toEqual({ 0: 0, 1: 'noEvent' });
  });

  test('[BF-INFO-05] [BF-VOTE-07] another deal of ballots keeps the own one, and nobody willing abstains', () => {
    const redealt = deals(arrange(vote), 0);
    const ballots = redealt.map(({ agenda }) => {
      const step = agenda.at(-1);
      return step?.type === 'voteBallot' ? step.ballots : {};
    });
    expect(new Set(ballots.map((one) => one[0]))).toEqual(new Set([0]));
    expect(new Set(ballots.map((one) => one[1]))).toEqual(new Set([0, 'noEvent']));
  });

  test('[BF-INFO-05] [BF-VOTE-07] who was not willing may have abstained', () => {
    const state = arrange(vote);
    const step = state.agenda.at(-1);
    if (step?.type === 'voteBallot') step.willing = [0];
    const others = deals(state, 2).map(({ agenda }) => {
      const last = agenda.at(-1);
      return last?.type === 'voteBallot' ? last.ballots[1] : undefined;
    });
    expect(new Set(others)).toEqual(new Set([0, 'noEvent', 'abstain']));
  });
});

describe('the Event of the round', () => {
  const event = (by: number | null): State => {
    return arrange({ council: { resolved: true, selected: { card: 'e08', by } } });
  };
  const seen = (state: State) => {
    return viewers.map((viewer) => bloodfeud.view(state, viewer).council.selected);
  };

  test('[BF-INFO-04] a random Event is seen by nobody before the Resolution Phase', () => {
    const state = event(null);
    expect(seen(state).slice(0, -1)).toEqual(Array.from({ length: 6 }, () => ({ by: null })));
    expect(seen(state).at(-1)).toEqual({ card: 'e08', by: null });
    expect(kinds(deals(state, 0), ({ council }) => council.selected)).toBeGreaterThan(1);
  });

  test('[BF-INFO-04] in the Resolution Phase everybody sees it', () => {
    const { state } = resolve(event(null));
    expect(state.phase).toBe('resolution');
    expect(seen(state)).toEqual(viewers.map(() => ({ card: 'e08', by: null })));
    expect(kinds(deals(state, 0), ({ council }) => council.selected)).toBe(1);
  });

  test('[BF-VOTE-10] one that was voted for is seen by everybody', () => {
    const state = event(1);
    expect(seen(state)).toEqual(viewers.map(() => ({ card: 'e08', by: 1 })));
    expect(kinds(deals(state, 0), ({ council }) => council.selected)).toBe(1);
  });

  test('[BF-VOTE-12] without an Event there is none to see', () => {
    expect(seen(arrange())).toEqual(viewers.map(() => null));
  });
});

describe('sealed Orders', () => {
  const table = arrange({
    placed: [
      ['D5', 0, 'sAtk'],
      ['D1', 2, 'sReq'],
      ['D5', 1, 'sFeed'],
    ],
    seats: { 3: { peeked: [{ domain: 'D5', number: 1, card: 'sAtk' }] } },
  });

  test('[BF-INFO-02] Domain by Domain, whoever placed first', () => {
    for (const viewer of viewers) {
      expect(Object.keys(bloodfeud.view(table, viewer).ordersBoard)).toEqual(['D1', 'D5']);
    }
  });

  test.each([
    ['D5', 0, seeing(0, 3, 'open')],
    ['D1', 0, seeing(2, 'open')],
    ['D5', 1, seeing(1, 'open')],
  ])('[BF-INFO-02] on %s, Order %i', (domain, place, expected) => {
    const isSeen = viewers.map((viewer) => {
      return bloodfeud.view(table, viewer).ordersBoard[domain]?.[place]?.card !== undefined;
    });
    expect(isSeen).toEqual(expected);
  });

  test('[BF-INFO-02] what a team has peeked at is its own', () => {
    const peeks = viewers.map((viewer) => {
      return bloodfeud.view(table, viewer).teams[3]?.peeked.length;
    });
    expect(peeks).toEqual([0, 0, 0, 1, 0, 0, 1]);
  });

  test('[BF-INFO-02] another deal leaves own and peeked Orders, and knows what others have peeked at', () => {
    const order = (domain: string, place: number) => (state: State) => {
      return state.ordersBoard[domain]?.[place]?.card;
    };
    const forPeeker = deals(table, 3);
    expect(kinds(forPeeker, order('D5', 0))).toBe(1);
    expect(kinds(forPeeker, order('D5', 1))).toBeGreaterThan(1);
    const forOther = deals(table, 2);
    expect(kinds(forOther, order('D1', 0))).toBe(1);
    expect(kinds(forOther, order('D5', 0))).toBeGreaterThan(1);
    for (const state of forOther) {
      expect(state.teams[3]?.peeked).toEqual([
        { domain: 'D5', number: 1, card: order('D5', 0)(state) },
      ]);
    }
  });
});

describe('trades', () => {
  const { state } = play(
    arrange(),
    { type: 'openTrade', seat: 0, with: 1 },
    { type: 'tradeGive', seat: 0, line: { kind: 'card', zone: 'events', card: 'e08' } },
    { type: 'tradeGive', seat: 0, line: { kind: 'assets', amount: 2 } },
    { type: 'tradeAsk', seat: 0, line: { kind: 'anyCard', zone: 'events' } },
    { type: 'tradeSend', seat: 0 },
  );
  const given = (now: State, viewer: Viewer) => {
    const step = bloodfeud.view(now, viewer).agenda.at(-1);
    return step !== undefined && 'give' in step ? step.give : undefined;
  };

  test('[BF-INFO-03] others see that a card is offered, not which', () => {
    const assets = { kind: 'assets', amount: 2 };
    const card = { kind: 'card', zone: 'events' };
    for (const viewer of [0, 1, 'open'] as const) {
      expect(given(state, viewer)).toEqual([{ ...card, card: 'e08' }, assets]);
    }
    for (const viewer of [2, 3, storyteller, 'spectator'] as const) {
      expect(given(state, viewer)).toEqual([card, assets]);
    }
  });

  test('[BF-INFO-03] another deal leaves a card in the hand that has shown it', () => {
    const holds = (card: string, seat: number) => (now: State) => {
      return now.teams[seat]?.events.includes(card);
    };
    expect(deals(state, 1).every(holds('e08', 0))).toBe(true);
    expect(deals(state, 2).every(holds('e08', 0))).toBe(false);
    const picked = play(
      state,
      { type: 'answerTrade', seat: 1, accept: true },
      { type: 'tradePick', seat: 1, card: 'e16' },
    ).state;
    expect(deals(picked, 0).every(holds('e16', 1))).toBe(true);
    expect(deals(picked, 2).every(holds('e16', 1))).toBe(false);
  });
});

describe('Ambitions', () => {
  const { state } = play(setupFour(), { type: 'discardAmbition', seat: 0, card: 'a13' });
  const answers = (now: State) => {
    const step = now.agenda.at(-1);
    return step?.type === 'keepAmbition' ? step.answers : undefined;
  };

  test('[BF-INFO-05] another deal of what was put back keeps the own answer', () => {
    expect(kinds(deals(state, 0), answers)).toBe(1);
    expect(kinds(deals(state, 1), answers)).toBeGreaterThan(1);
  });

  test('[BF-INFO-06] who has buried a card knows it', () => {
    const discards = ['a24', 'a21', 'a23'].map((card, i) => {
      return { type: 'discardAmbition' as const, seat: i + 1, card };
    });
    const buried = play(state, ...discards).state;
    const under = ({ ambitions }: State) => ambitions.deck[2]?.cards;
    expect(under(buried)).toEqual(['a24']);
    expect(kinds(deals(buried, 1), under)).toBe(1);
    expect(kinds(deals(buried, 0), under)).toBeGreaterThan(1);
  });

  test('[BF-SETUP-14] faction Ambitions in hands are not dealt into the deck', () => {
    const rich = arrange({
      setup: { immersive: true },
      seats: { 0: { tokens: 3, at: 'council' }, 1: { tokens: 3, at: 'council' } },
    });
    const bought = play(
      rich,
      { type: 'purchaseAmbition', seat: 0, from: 'faction', card: 'f01' },
      { type: 'purchaseAmbition', seat: 1, from: 'faction', card: 'f03' },
    ).state;
    const held = ({ teams }: State) => teams[0]?.ambitions;
    expect(kinds(deals(bought, 2), held)).toBeGreaterThan(1);
  });

  test('[BF-END-02] after the end nothing of them is hidden', () => {
    const ended = resolve(arrange({ council: { resolved: true }, sun: { marker: 6 } })).state;
    expect(kinds(deals(ended, 2), ({ teams }) => teams.map(({ ambitions }) => ambitions))).toBe(1);
  });
});
