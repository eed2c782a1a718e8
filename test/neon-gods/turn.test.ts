import { describe, expect, test } from 'vitest';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { topStep } from '../../src/kernel/play.js';
import { type Event, type Move, neonGods, type State } from '../../src/neon-gods/index.js';
import {
  arrange,
  eventsOf,
  legalMoves,
  offered,
  offeredTypes,
  play,
  refusedBy,
  seat,
} from './arrange.js';

const mums = (...types: string[]) => types.map((type) => `start-mums-${type}`);
const tykes = (...types: string[]) => types.map((type) => `start-tykes-${type}`);
const six = ['bandit', 'builder', 'charmer', 'doc', 'merchant', 'warrior'];

/** Nobody takes, moves or plays anything that can be left. */
const quietly: Move['type'][] = [
  'drawInstead',
  'done',
  'drawCard',
  'discard',
  'passExchange',
  'playCard',
];

function playQuietly(state: State, isEnough: (events: readonly Event[]) => boolean): Event[] {
  const events: Event[] = [];
  let now = state;
  while (!isEnough(events)) {
    const moves = legalMoves(now);
    const type = quietly.find((one) => moves.some((move) => move.type === one));
    const move = moves.find((one) => one.type === type);
    if (move === undefined) throw new Error(`nothing quiet to do at ${topStep(now)?.type}`);
    const applied = neonGods.apply(now, move);
    events.push(...applied.events);
    now = applied.state;
  }
  return events;
}

describe('turns', () => {
  test.each([
    [2, 0, [0, 1, 0, 1]],
    [3, 1, [1, 2, 0, 1, 2, 0]],
    [4, 3, [3, 0, 1, 2, 3, 0, 1, 2]],
  ])(
    '[NG-TURN-01] %i players, seat %i first: each has one turn a round, clockwise',
    (players, firstPlayer, order) => {
      const { state, events } = neonGods.start({ players, seed: 'quiet', firstPlayer });
      const turns = (all: readonly Event[]) => eventsOf(all, 'turnStarted');
      events.push(...playQuietly(state, (more) => turns(more).length === order.length - 1));
      expect(turns(events).map((turn) => turn.seat)).toEqual(order);
      const rounds = order.map((_, i) => (i < players ? 1 : 2));
      expect(turns(events).map(({ round }) => round)).toEqual(rounds);
    },
  );

  test('[NG-TURN-02] draw, recruit or draw, move, three activations, battles', () => {
    const state = arrange({
      layout: 'LS2',
      noAndys: true,
      seats: { 0: { hand: mums('charmer'), figures: { C2: 1, C3: 1 } } },
      board: { C2: { andys: ['andy-01'] }, C3: { andys: ['andy-02'] } },
    });
    const moves: [Move, ...string[]][] = [
      [{ type: 'drawInstead', seat: 0 }, 'start-mums-doc'],
      [{ type: 'done', seat: 0 }],
      [{ type: 'playCard', seat: 0, card: 'start-mums-charmer' }],
      [{ type: 'takeMoney', seat: 0, amount: 2 }],
      [{ type: 'drawCard', seat: 0 }, 'start-mums-bandit'],
      [{ type: 'drawCard', seat: 0 }, 'start-mums-builder'],
      [{ type: 'chooseBattle', seat: 0, space: 'C2', against: 'andys' }],
      [{ type: 'battleDone', seat: 0 }],
      // The battle on C3 is the last one: nothing is left to choose.
      [{ type: 'battleDone', seat: 0 }, 'start-tykes-doc'],
    ];
    const points = [topStep(state)?.type];
    let now = state;
    for (const move of moves) {
      now = play(now, move).state;
      points.push(topStep(now)?.type);
    }
    expect(points).toEqual([
      'recruit',
      'move',
      'activate',
      'gain',
      'activate',
      'activate',
      'battleChoose',
      'battleCards',
      'battleCards',
      'recruit',
    ]);
    // The next turn is that of seat 1, who has drawn.
    expect(now.active).toBe(1);
    expect(seat(now, 1).hand).toContain('start-tykes-doc');
  });

  test('[NG-TURN-02] [NG-MOVE-01] [NG-ACT-01] a turn has two figures to move and three activations', () => {
    const state = neonGods.setup({ players: 2, seed: 'steps', firstPlayer: 0 });
    const moving = neonGods.reduce(state, { type: 'drawInstead', seat: 0 });
    expect(topStep(moving)).toEqual({ type: 'move', left: 2, spaces: 3, moved: {} });
    const activating = neonGods.reduce(moving, { type: 'done', seat: 0 });
    expect(topStep(activating)).toEqual({ type: 'activate', left: 3 });
  });

  test('[NG-TURN-02] no step can be taken before its time', () => {
    const seats = { 0: { hand: mums('charmer') } };
    const recruit = arrange({ seats });
    const move = arrange({ seats, at: 'move' });
    const activate = arrange({ seats, at: 'activate' });
    expect(offeredTypes(recruit)).toEqual(['recruit', 'drawInstead']);
    expect(offeredTypes(move)).toEqual(['pickFigure', 'done']);
    expect(offeredTypes(activate)).toEqual(['playCard', 'drawCard']);
  });

  test('[NG-TURN-06] after the end nobody may do anything', () => {
    const random = new SeededChance(seedChance('to the end'));
    const state = neonGods.setup({ players: 2, seed: 'to the end' });
    let tried: Move | undefined;
    for (let moves = legalMoves(state); moves.length > 0; moves = legalMoves(state)) {
      tried = moves[random.below(moves.length)] as Move;
      neonGods.step(state, tried);
    }
    expect(neonGods.outcome(state)).not.toBeNull();
    expect(neonGods.toAct(state)).toEqual([]);
    expect(refusedBy(state, tried)).toBe('NG-TURN-06');
    expect(refusedBy(state, { type: 'drawInstead', seat: 0 })).toBe('NG-TURN-06');
    expect(refusedBy(state, { type: 'drawInstead', seat: 1 })).toBe('NG-TURN-06');
    expect(refusedBy(state, { type: 'recruit', seat: 9, slot: 'x' })).toBe('NG-TURN-06');
    expect(refusedBy(state, undefined)).toBe('NG-TURN-06');
  });
});

describe('drawing', () => {
  test('[NG-DRAW-01] the active player draws before she is asked anything', () => {
    const state = arrange({ at: 'discard', seats: { 0: { hand: mums(...six) } } });
    const { state: after } = play(state, [
      { type: 'discard', seat: 0, card: 'start-mums-doc' },
      'start-tykes-merchant',
    ]);
    expect(after.active).toBe(1);
    expect(topStep(after)).toEqual({ type: 'recruit' });
    expect(seat(after, 1).hand).toHaveLength(3);
    expect(seat(after, 1).hand).toContain('start-tykes-merchant');
    expect(seat(after, 1).draw.flat()).toHaveLength(3);
    expect(seat(after, 1).draw.flat()).not.toContain('start-tykes-merchant');
  });

  const piles = {
    hand: mums('bandit', 'warrior', 'builder'),
    draw: [],
    discard: mums('charmer', 'doc', 'merchant'),
  };
  const draws: [string, State, Move][] = [
    ['in step 2', arrange({ hold: true, seats: { 0: piles } }), { type: 'drawInstead', seat: 0 }],
    [
      'as an activation',
      arrange({ at: 'activate', seats: { 0: piles } }),
      { type: 'drawCard', seat: 0 },
    ],
    [
      'by a draw effect',
      arrange({ at: 'activate', steps: [{ type: 'draw', left: 1 }], seats: { 0: piles } }),
      { type: 'effectDraw', seat: 0 },
    ],
  ];
  test.each(draws)(
    '[NG-DRAW-02] an empty draw pile is made of the discard pile %s',
    (_when, state, move) => {
      const { state: after, events } = play(state, [move, 'start-mums-doc']);
      expect(seat(after, 0)).toMatchObject({
        hand: mums('bandit', 'builder', 'doc', 'warrior'),
        draw: [mums('charmer', 'merchant')],
        discard: [],
      });
      expect(eventsOf(events, 'deckReshuffled')).toEqual([
        { type: 'deckReshuffled', seat: 0, count: 3 },
      ]);
    },
  );

  test('[NG-DRAW-02] the draw of step 1 reshuffles too', () => {
    const state = arrange({
      at: 'discard',
      seats: {
        0: { hand: mums(...six) },
        1: { hand: tykes('doc'), draw: [], discard: tykes(...six.filter((one) => one !== 'doc')) },
      },
    });
    const { state: after } = play(state, [
      { type: 'discard', seat: 0, card: 'start-mums-doc' },
      'start-tykes-warrior',
    ]);
    expect(seat(after, 1)).toMatchObject({
      hand: tykes('doc', 'warrior'),
      draw: [tykes('bandit', 'builder', 'charmer', 'merchant')],
      discard: [],
    });
  });

  test('[NG-DRAW-02] drawing the last card does not reshuffle yet', () => {
    const seats = { 0: { hand: mums('bandit'), draw: mums('doc') } };
    const state = arrange({ at: 'activate', seats });
    const { state: after, events } = play(state, [{ type: 'drawCard', seat: 0 }, 'start-mums-doc']);
    expect(seat(after, 0).draw).toEqual([]);
    expect(seat(after, 0).discard).toEqual(mums('builder', 'charmer', 'merchant', 'warrior'));
    expect(eventsOf(events, 'deckReshuffled')).toEqual([]);
  });

  const tiredBandit = arrange({
    at: 'activate',
    seats: {
      0: {
        hand: mums('bandit', 'warrior'),
        draw: mums('charmer'),
        discard: mums('builder', 'doc', 'merchant'),
      },
    },
  });

  test('[NG-DRAW-02] [NG-FX-03] [NG-ACT-04] a reshuffle in the middle of a draw effect', () => {
    const { state: after, events } = play(
      tiredBandit,
      { type: 'playCard', seat: 0, card: 'start-mums-bandit' },
      [{ type: 'effectDraw', seat: 0 }, 'start-mums-charmer'],
      [{ type: 'effectDraw', seat: 0 }, 'start-mums-doc'],
    );
    expect(seat(after, 0)).toMatchObject({
      hand: mums('charmer', 'doc', 'warrior'),
      draw: [mums('builder', 'merchant')],
      discard: [],
      activated: mums('bandit'),
    });
    expect(eventsOf(events, 'deckReshuffled')).toHaveLength(1);
    expect(topStep(after)).toEqual({ type: 'activate', left: 2 });
  });

  test('[NG-ACT-04] the played card is not in the reshuffle', () => {
    const { state: before } = play(
      tiredBandit,
      { type: 'playCard', seat: 0, card: 'start-mums-bandit' },
      [{ type: 'effectDraw', seat: 0 }, 'start-mums-charmer'],
    );
    expect(() => play(before, [{ type: 'effectDraw', seat: 0 }, 'start-mums-bandit'])).toThrow(
      'draw.0: "start-mums-bandit" cannot come',
    );
  });

  test('[NG-DRAW-03] with both piles empty nothing is drawn, and play goes on', () => {
    const allInHand = { hand: mums(...six), draw: [], discard: [] };
    const recruiting = arrange({ seats: { 0: allInHand } });
    const { state: after, events } = play(recruiting, { type: 'drawInstead', seat: 0 });
    expect(seat(after, 0)).toMatchObject(allInHand);
    expect(topStep(after)?.type).toBe('move');
    expect(events).toEqual([]);
  });

  test('[NG-DRAW-03] step 1 with both piles empty', () => {
    const state = arrange({
      at: 'discard',
      seats: {
        0: { hand: mums(...six) },
        1: { hand: tykes(...six), draw: [], discard: [] },
      },
    });
    const { state: after } = play(state, { type: 'discard', seat: 0, card: 'start-mums-doc' });
    expect(after.active).toBe(1);
    expect(topStep(after)).toEqual({ type: 'recruit' });
    expect(seat(after, 1).hand).toEqual(tykes(...six));
  });
});

describe('the end of a turn', () => {
  test('[NG-END-01] [NG-END-02] seven cards in hand and three activated', () => {
    const activated = ['rec-uri', 'rec-xena', 'rec-happy'];
    const state = arrange({
      at: 'cleanUp',
      steps: [{ type: 'gain', left: 1 }],
      seats: { 0: { hand: [...mums(...six), 'rec-tess'], draw: [], activated } },
    });
    const { state: cleaned } = play(state, { type: 'done', seat: 0 });
    expect(seat(cleaned, 0).activated).toEqual([]);
    expect(seat(cleaned, 0).discard).toEqual(['rec-happy', 'rec-uri', 'rec-xena']);
    expect(offered(cleaned, 'discard', 'card')).toEqual(['rec-tess', ...mums(...six)]);
    const { state: after } = play(cleaned, { type: 'discard', seat: 0, card: 'start-mums-doc' }, [
      { type: 'discard', seat: 0, card: 'rec-tess' },
      'start-tykes-doc',
    ]);
    expect(seat(after, 0).hand).toEqual(
      mums('bandit', 'builder', 'charmer', 'merchant', 'warrior'),
    );
    expect(seat(after, 0).discard).toEqual([
      'rec-happy',
      'rec-tess',
      'rec-uri',
      'rec-xena',
      'start-mums-doc',
    ]);
    expect(after.active).toBe(1);
  });

  test('[NG-RULING-34] everybody sees discard piles, also what the hand limit threw out', () => {
    const state = arrange({ at: 'discard', seats: { 0: { hand: mums(...six), draw: [] } } });
    const { state: after, events } = play(state, [
      { type: 'discard', seat: 0, card: 'start-mums-doc' },
      'start-tykes-merchant',
    ]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(neonGods.view(after, viewer).seats[0]?.discard).toEqual(['start-mums-doc']);
      const [discarded] = eventsOf(neonGods.viewEvents(events, viewer), 'cardDiscarded');
      expect(discarded).toMatchObject({ seat: 0, card: 'start-mums-doc' });
    }
  });
});
