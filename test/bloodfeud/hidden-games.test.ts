import { beforeAll, describe, expect, test } from 'vitest';
import type { Event } from '../../src/bloodfeud/events.js';
import { bloodfeud, type Move, type SetupInput, type State } from '../../src/bloodfeud/index.js';
import type { Viewer } from '../../src/kernel/play.js';
import { topStep } from '../../src/kernel/play.js';

/*
 * What the cards on the table say about secrets, found out independently of `view`: random games are
 * steered into votes, trades and sealed Orders, and at many of their states every seat and a spectator
 * look at all they can get hold of.
 */

/** Small, seeded, and good enough to choose moves. */
function chooser(seed: number) {
  let word = seed >>> 0;
  return <T>(from: readonly T[]): T => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return from[(word >>> 8) % from.length] as T;
  };
}

interface Look {
  readonly state: State;
  readonly events: readonly Event[];
}

/** What leads to secrets that are rare otherwise. */
const eager = ['activate', 'callVote', 'tradePick'] as const;

/** Of the steps that come again and again a few are enough. */
const frequent = ['open', 'tradeDraft'];

/** Plays with every type of move equally likely, so that rare chains are begun and ended often. */
function games(setup: Partial<SetupInput>, seed: number, rounds: number): Look[] {
  const choose = chooser(seed);
  const looks: Look[] = [];
  const playersPerTeam = [4, 4, 4, 4];
  let state = bloodfeud.setup({ players: 4, seed, actionBudget: 14, playersPerTeam, ...setup });
  for (let played = 0; state.round <= rounds; played++) {
    const seats = bloodfeud.toAct(state).filter((seat) => seat < 4 || state.phase !== 'gameplay');
    const moves = bloodfeud.legalMoves(state, choose(seats));
    const types = [...new Set(moves.map(({ type }) => type))].filter((type) => type !== 'pass');
    const wanted = eager.find((type) => types.includes(type));
    const type = wanted ?? (types.length > 0 ? choose(types) : 'pass');
    const applied = bloodfeud.apply(state, choose(moves.filter((move) => move.type === type)));
    state = applied.state;
    const isFrequent = frequent.includes(topStep(state)?.type ?? '');
    const isRare = !isFrequent || applied.events.some(({ hidden }) => hidden !== undefined);
    if (isRare || played % 5 === 0) looks.push({ state, events: applied.events });
  }
  return looks;
}

const viewersOf = ({ teams, storyteller }: State): Viewer[] => {
  const seats = teams.length + (storyteller === 'seat' ? 1 : 0);
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
};

function isAmong(viewer: Viewer, seenBy: 'all' | readonly number[]): boolean {
  return seenBy === 'all' || seenBy.some((seat) => seat === viewer);
}

/** Every card id that the rules let this viewer know from what lies there. */
function knownTo(state: State, viewer: Viewer): Set<string> {
  const known = new Set<string | null>();
  const add = (...cards: readonly (string | null)[]) => {
    for (const card of cards) known.add(card);
  };
  const { market, events, ambitions, council, phase } = state;
  for (const { slots, pile } of Object.values(market)) {
    add(...slots);
    for (const { cards, seenBy } of pile) if (isAmong(viewer, seenBy)) add(...cards);
  }
  for (const { cards, seenBy } of ambitions.deck) if (isAmong(viewer, seenBy)) add(...cards);
  add(...ambitions.faceUp, ...Object.values(ambitions.faction).flat(), ...events.discard);
  add(...council.proposals.map(({ card }) => card));
  const isUnseen = council.selected?.by === null && phase === 'gameplay';
  if (council.selected !== null && !isUnseen) add(council.selected.card);
  state.teams.forEach((team, seat) => {
    add(...team.warehouse, ...Object.values(team.lanyards).flat());
    if (seat !== viewer) return;
    add(...team.orders, ...team.advancements, ...team.ambitions, ...team.events);
    add(...team.peeked.map(({ card }) => card));
  });
  const resolving = state.agenda.find((step) => step.type === 'orders');
  const turns = phase === 'resolution' ? (resolving?.at ?? 99) : 0;
  for (const [domain, orders] of Object.entries(state.ordersBoard)) {
    const isOpen = Number(domain.slice(1)) <= turns;
    for (const { seat, card } of orders) if (isOpen || seat === viewer) add(card);
  }
  const step = topStep(state);
  if (step !== undefined && 'give' in step) {
    const cards = step.give.flatMap((line) => (line.kind === 'card' ? [line.card] : []));
    const isParty = viewer === step.proposer || viewer === step.partner;
    if (isParty && (step.type !== 'tradeDraft' || viewer === step.proposer)) add(...cards);
    if (step.type === 'tradeConfirm' && isParty) add(...step.picks);
  }
  if (phase === 'ended') for (const team of state.teams) add(...team.ambitions);
  known.delete(null);
  return known as Set<string>;
}

const cardIds = new Set(
  [
    ...bloodfeud.content.startingOrders.cards,
    ...bloodfeud.content.orders,
    ...bloodfeud.content.advancements,
    ...bloodfeud.content.events,
    ...bloodfeud.content.ambitions,
    ...bloodfeud.content.factionAmbitions,
  ].map(({ id }) => id),
);

function idsIn(value: unknown): string[] {
  const words = JSON.stringify(value).match(/"[^"]*"/g) ?? [];
  return [...new Set(words.map((word) => word.slice(1, -1)).filter((word) => cardIds.has(word)))];
}

/** Who may see the cards of the events that can carry secrets; of all others, everybody. */
function mayRead(event: Event, viewer: Viewer): boolean {
  switch (event.type) {
    case 'eventDrawn':
    case 'ambitionDealt':
    case 'ambitionsKept':
    case 'orderPlaced':
    case 'orderPeeked':
      return viewer === event.seat;
    case 'ambitionPurchased':
      return event.from !== 'deck' || viewer === event.seat;
    case 'tradeOffered':
    case 'tradeAccepted':
    case 'tradeCompleted':
      return viewer === event.seat || viewer === event.with;
    case 'randomEventDrawn':
      return false;
    default:
      return true;
  }
}

const setups: [string, Partial<SetupInput>][] = [
  ['a seated storyteller', { storyteller: 'seat' }],
  ['an automatic storyteller', { storyteller: 'auto' }],
  ['Immersive Story Mode', { storyteller: 'seat', immersive: true, scenario: 'sc3' }],
];

describe.each(setups)('%s', (_name, setup) => {
  let looks: Look[] = [];

  beforeAll(() => {
    looks = [1, 2, 4].flatMap((seed) => games(setup, seed, 1));
  });

  test('the games reach every kind of secret', () => {
    const steps = new Set(looks.map(({ state }) => topStep(state)?.type));
    for (const type of ['keepAmbition', 'tradeDraft', 'tradeAnswer', 'tradePick', 'tradeConfirm']) {
      expect(steps).toContain(type);
    }
    expect(steps).toContain('voteBallot');
    expect(looks.some(({ state }) => Object.keys(state.ordersBoard).length > 0)).toBe(true);
    expect(looks.some(({ state }) => state.teams.some(({ peeked }) => peeked.length > 0))).toBe(
      true,
    );
    expect(looks.some(({ events }) => events.some(({ type }) => type === 'randomEventDrawn'))).toBe(
      true,
    );
  });

  test('[BF-INFO-02] [BF-INFO-03] [BF-INFO-04] views and lists of moves name only cards one may know', () => {
    for (const { state } of looks) {
      for (const viewer of viewersOf(state)) {
        const known = knownTo(state, viewer);
        const seen = [bloodfeud.view(state, viewer)];
        const moves = typeof viewer === 'number' ? bloodfeud.legalMoves(state, viewer) : [];
        const leaked = idsIn([seen, moves]).filter((card) => !known.has(card));
        expect(leaked, `${viewer} at ${topStep(state)?.type}`).toEqual([]);
      }
    }
  });

  test('[BF-INFO-01] views name every card one may know', () => {
    for (const { state } of looks) {
      for (const viewer of viewersOf(state)) {
        const seen = new Set(idsIn(bloodfeud.view(state, viewer)));
        const missing = [...knownTo(state, viewer)].filter((card) => {
          return cardIds.has(card) && !seen.has(card);
        });
        expect(missing, `${viewer} at ${topStep(state)?.type}`).toEqual([]);
      }
    }
  });

  test('[BF-INFO-03] [BF-INFO-05] events name cards, and the draws behind them, only to those who may know', () => {
    for (const { state, events } of looks) {
      for (const viewer of viewersOf(state)) {
        bloodfeud.viewEvents(events, viewer).forEach((seen, i) => {
          const event = events[i] as Event;
          const isReadable = mayRead(event, viewer);
          if (event.type === 'tradeOffered' || event.type === 'tradeCompleted') {
            const fields = event.type === 'tradeOffered' ? ['cards'] : ['given', 'got'];
            for (const field of fields) expect(Object.hasOwn(seen, field)).toBe(isReadable);
          } else {
            expect(idsIn(seen)).toEqual(isReadable ? idsIn(event) : []);
          }
        });
      }
    }
  });

  test('[BF-INFO-05] secret answers of others are in no view, only who has given one', () => {
    for (const { state } of looks) {
      const step = topStep(state);
      if (step?.type !== 'keepAmbition' && step?.type !== 'voteBallot') continue;
      for (const viewer of viewersOf(state)) {
        const seen = bloodfeud.view(state, viewer).agenda.at(-1);
        const answers = 'answers' in step ? step.answers : step.ballots;
        const own = Object.entries(answers).filter(([seat]) => Number(seat) === viewer);
        const field = 'answers' in step ? 'answers' : 'ballots';
        expect(seen).toEqual({ ...step, [field]: Object.fromEntries(own) });
      }
    }
  });

  test('[BF-INFO-02] [BF-INFO-05] another deal of what is hidden changes nothing that a viewer can find out', () => {
    const changed = { hands: 0, sealed: 0, answers: 0, ballots: 0, offers: 0, random: 0 };
    looks.forEach(({ state }, i) => {
      const isVote = topStep(state)?.type === 'voteBallot';
      const viewers = viewersOf(state).filter((_, k, all) => isVote || k === i % all.length);
      for (const viewer of viewers) {
        const other = bloodfeud.redeal(state, viewer, i);
        expect(bloodfeud.view(other, viewer)).toEqual(bloodfeud.view(state, viewer));
        expect(bloodfeud.toAct(other)).toEqual(bloodfeud.toAct(state));
        expect(bloodfeud.invariants(other)).toEqual([]);
        countChanges(changed, state, other);
        if (typeof viewer !== 'number') continue;
        expect(bloodfeud.legalMoves(other, viewer)).toEqual(bloodfeud.legalMoves(state, viewer));
        for (const move of probes(state, viewer)) {
          expect(verdict(other, move)).toEqual(verdict(state, move));
        }
      }
    });
    for (const [what, times] of Object.entries(changed)) {
      expect(times, `redeals that changed ${what}`).toBeGreaterThan(0);
    }
  });
});

/** What trying a move tells: nothing, or a rule and a sentence. */
function verdict(state: State, move: Move): unknown {
  const tried = bloodfeud.tryApply(state, move);
  return tried.ok ? 'accepted' : { rule: tried.rule, message: tried.message };
}

/** What anybody could do now, tried by this seat: a refusal must not tell what others hold. */
function probes(state: State, seat: number): Move[] {
  const everybody = bloodfeud.legalMoves(state);
  const stride = Math.max(1, Math.floor(everybody.length / 12));
  return everybody.filter((_, i) => i % stride === 0).map((move) => ({ ...move, seat }));
}

function countChanges(
  changed: Record<'hands' | 'sealed' | 'answers' | 'ballots' | 'offers' | 'random', number>,
  before: State,
  after: State,
): void {
  const differ = (pick: (state: State) => unknown) => {
    return JSON.stringify(pick(before)) !== JSON.stringify(pick(after)) ? 1 : 0;
  };
  const step = topStep(before)?.type;
  changed.hands += differ(({ teams }) => teams.map(({ events, orders }) => [events, orders]));
  changed.sealed += differ(({ ordersBoard }) => Object.values(ordersBoard));
  if (step === 'keepAmbition') changed.answers += differ(topStep);
  if (step === 'voteBallot') changed.ballots += differ(topStep);
  if (step?.startsWith('trade')) changed.offers += differ(topStep);
  changed.random += differ(({ council }) => council.selected);
}
