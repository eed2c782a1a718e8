import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import type { SpaceId } from '../../src/neon-gods/content/board.js';
import { neonGods } from '../../src/neon-gods/index.js';
import { controls } from '../../src/neon-gods/mechanics/control.js';
import {
  type Arrangement,
  arrange,
  eventsOf,
  letHappen,
  offered,
  offeredTypes,
  play,
  refusedBy,
  type SeatPatch,
  type SpacePatch,
  seat,
} from './arrange.js';
import {
  atBattles,
  bare,
  battlesIn,
  blind,
  blurpOf,
  choose,
  lay,
  moneyOf,
  stop,
  valuesIn,
} from './fight.js';

const grunts = ['bandit', 'builder', 'charmer', 'doc', 'merchant', 'warrior'] as const;
const mums = grunts.map((type) => `start-mums-${type}`);
const tykes = grunts.map((type) => `start-tykes-${type}`);

/** A face with one hit, on the die of this grunt. */
const oneHit = (card: string) => (card.endsWith('bandit') ? '1h0s' : '1h');

/** One figure each on D4, no cards but those named. */
function duel(more: Arrangement & { attack?: SeatPatch; defence?: SeatPatch } = {}) {
  const { attack, defence, ...rest } = more;
  return atBattles({
    layout: 'LS2',
    seats: {
      0: { figures: { D4: 1 }, ...attack },
      1: { figures: { D4: 1 }, ...defence },
    },
    ...rest,
  });
}

test('[NG-BATTLE-08] [NG-BATTLE-09] [NG-BATTLE-10] [NG-BATTLE-13] [NG-BATTLE-15] the battle of the rulebook ends 13 to 11', () => {
  const state = atBattles({
    layout: 'LS2',
    seats: {
      0: {
        money: 4,
        hand: ['rec-uri', 'start-mums-warrior', 'rec-happy'],
        figures: { D4: 1, C4: 1, D3: 1, C3: 1 },
      },
      1: {
        money: 2,
        hand: ['rec-stacy', 'start-tykes-bandit', 'rec-farris'],
        figures: { D4: 1, E4: 2, D5: 1 },
      },
    },
  });
  const { state: after, events } = play(
    state,
    choose('D4'),
    lay(0, 'rec-uri'),
    lay(0, 'start-mums-warrior'),
    lay(0, 'rec-happy'),
    lay(1, 'rec-stacy'),
    lay(1, 'start-tykes-bandit'),
    [lay(1, 'rec-farris'), '3h', '2h', '3h', '2h', '2h', '1h1s', '4h'],
  );
  expect(eventsOf(events, 'diceRolled').map(({ hits, steals }) => [hits, steals])).toEqual([
    [10, 0],
    [7, 1],
  ]);
  expect(valuesIn(events)).toEqual([[13, 11]]);
  expect(seat(after, 0)).toMatchObject({ money: 3, blurp: 1 });
  expect(seat(after, 1)).toMatchObject({ money: 3, blurp: 0 });
  expect(after.board.D4.figures).toEqual([1, 0]);
  expect(controls(after.board.D4, 0)).toBe(true);
  // Two of the six were at home; the loser of D4 joins them, those on E4 and D5 stay.
  expect(after.board.F6.figures).toEqual([0, 3]);
  expect([after.board.E4.figures, after.board.D5.figures]).toEqual([
    [0, 2],
    [0, 1],
  ]);
  expect(seat(after, 0).discard).toEqual(['rec-happy', 'rec-uri', 'start-mums-warrior']);
  expect(seat(after, 1).discard).toEqual(['rec-farris', 'rec-stacy', 'start-tykes-bandit']);
});

describe('which battles are fought, and when', () => {
  /** A meets B on C5 and an andy on D4; B meets C on E2, far from A. */
  const threeGangs: Arrangement = {
    layout: 'LS3',
    seats: {
      0: { figures: { C5: 1, D4: 2 } },
      1: { figures: { C5: 1, E2: 1 } },
      2: { figures: { E2: 1 } },
    },
    board: { D4: { andys: ['andy-01'] } },
  };

  test('[NG-BATTLE-01] [NG-RULING-10] every contested space with figures of the active player, no other', () => {
    const state = atBattles(threeGangs);
    expect(neonGods.legalMoves(state)).toEqual([choose('D4', 'andys'), choose('C5')]);
    const { state: after, events } = bare(state, choose('C5'));
    expect(battlesIn(events)).toEqual([
      ['C5', 'gangs'],
      ['D4', 'andys'],
    ]);
    expect(topStep(after)?.type).toBe('recruit');
    expect(after.board.E2.figures).toEqual([0, 1, 1]);
  });

  test('[NG-BATTLE-01] they are mandatory: nothing else is offered', () => {
    const state = atBattles(threeGangs);
    expect(offeredTypes(state)).toEqual(['chooseBattle']);
    expect(refusedBy(state, { type: 'done', seat: 0 })).toBe('NG-TURN-04');
  });

  test('[NG-BATTLE-01] a single battle is begun without a question', () => {
    const { state, events } = letHappen(duel());
    expect(battlesIn(events)).toEqual([['D4', 'gangs']]);
    expect(topStep(state)).toMatchObject({ type: 'battleCards', turnOf: 0 });
  });

  test('[NG-BATTLE-01] without a contested space step 5 is skipped', () => {
    const state = atBattles({ seats: { 0: { figures: { D4: 1 } }, 1: { figures: { E4: 1 } } } });
    const { state: after, events } = letHappen(state);
    expect(events).toEqual([]);
    expect(topStep(after)?.type).toBe('recruit');
  });

  test.each([
    ['a space without a figure of hers', choose('E2')],
    ['an empty space', choose('A5')],
    ['a space of her own', choose('A1')],
    ['a gang where only andys are', choose('D4', 'gangs')],
    ['andys where only a gang is', choose('C5', 'andys')],
    ['one seat, in the joint rule', choose('C5', 1)],
    ['herself', choose('C5', 0)],
  ])('[NG-BATTLE-01] a battle cannot be chosen: %s', (_, move) => {
    expect(refusedBy(atBattles(threeGangs), move)).toBe('NG-BATTLE-01');
  });

  test.each([
    ['a seat that is not in the game', choose('C5', 3)],
    ['a space that is not on the board', { ...choose('C5'), space: 'G5' }],
  ])('[NG-TURN-05] a battle cannot be chosen: %s', (_, move) => {
    expect(refusedBy(atBattles(threeGangs), move)).toBe('NG-TURN-05');
  });

  test('[NG-RULING-14] two gangs of which neither is active share a space in peace', () => {
    const seats = { 1: { figures: { D2: 1 } }, 2: { figures: { D2: 2 } } } as const;
    const waits = atBattles({ layout: 'LS3', seats });
    const { state: after, events } = letHappen(waits);
    expect(events).toEqual([]);
    expect([0, 1, 2].map((one) => controls(after.board.D2, one))).toEqual([false, false, false]);
    expect(blurpOf(after)).toEqual([0, 0, 0]);
  });

  test.each([
    [1, 2, [1, 2]],
    [2, 1, [2, 1]],
  ] as const)('[NG-RULING-14] in the turn of seat %i she attacks seat %i', (active, _, order) => {
    const seats = { 1: { figures: { D2: 1 } }, 2: { figures: { D2: 2 } } } as const;
    const { events } = bare(letHappen(atBattles({ layout: 'LS3', seats, active })).state);
    const value = { 1: 1, 2: 2 };
    expect(valuesIn(events)).toEqual([order.map((one) => value[one])]);
  });

  const w31: Arrangement = {
    layout: 'LS2',
    seats: {
      0: { figures: { C3: 1, C4: 2 } },
      1: { figures: { C3: 1, C4: 2, C5: 1 } },
    },
  };
  test.each([
    [
      'C3',
      [
        [3, 3],
        [3, 3],
      ],
      [2, 0],
      ['C3', 'C4'],
    ],
    [
      'C4',
      [
        [3, 4],
        [1, 3],
      ],
      [0, 2],
      ['C4', 'C3'],
    ],
  ] as const)(
    '[NG-BATTLE-02] [NG-RULING-42] she chooses the order: %s first',
    (first, values, blurp, order) => {
      const { state, events } = bare(atBattles(w31), choose(first));
      expect(battlesIn(events).map(([space]) => space)).toEqual(order);
      expect(valuesIn(events)).toEqual(values);
      expect(blurpOf(state)).toEqual(blurp);
    },
  );

  test('[NG-BATTLE-02] the next battle is chosen after the result of the one before', () => {
    const state = atBattles({
      seats: {
        0: { figures: { C3: 1, D4: 1, E5: 1 } },
        1: { figures: { C3: 1, D4: 1, E5: 1 } },
      },
    });
    expect(offered(state, 'chooseBattle', 'space')).toEqual(['C3', 'D4', 'E5']);
    const { state: after } = bare(state, choose('D4'));
    expect(seat(after, 0).blurp).toBe(1);
    expect(offered(after, 'chooseBattle', 'space')).toEqual(['C3', 'E5']);
  });

  test('[NG-BATTLE-03] the active player attacks, whoever was on the space before', () => {
    const state = duel({ active: 1, board: { D4: { owls: 1, build: ['watchtower'] } } });
    const { state: after, events } = bare(state, choose('D4', 'gangs', 1));
    expect(eventsOf(events, 'battleStarted')[0]?.participants).toEqual([1, 0]);
    // The defender, seat 0, has the tower and suffers the owl: 1 + 3 - 2.
    expect(valuesIn(events)).toEqual([[1, 2]]);
    expect(blurpOf(after)).toEqual([1, 0]);
  });
});

describe('playing cards', () => {
  test('[NG-BATTLE-04] attacker first, then the defenders clockwise, three cards at most', () => {
    const figures = { D3: 1 } as const;
    const state = atBattles({
      layout: 'LS4',
      active: 2,
      seats: {
        0: { figures },
        1: { figures },
        2: { figures, hand: ['start-cupids-doc', 'start-cupids-bandit'] },
        3: { figures },
      },
    });
    const started = play(state, choose('D3', 'gangs', 2)).state;
    expect(neonGods.toAct(started)).toEqual([2]);
    expect(refusedBy(started, stop(3))).toBe('NG-TURN-03');
    const two = play(started, lay(2, 'start-cupids-doc'), lay(2, 'start-cupids-bandit')).state;
    expect(neonGods.toAct(two)).toEqual([2]);
    const three = play(two, blind(2)).state;
    expect(neonGods.toAct(three)).toEqual([3]);
    expect(refusedBy(three, blind(2))).toBe('NG-TURN-03');
    const next = play(three, stop(3)).state;
    expect(neonGods.toAct(next)).toEqual([0]);
    expect(neonGods.toAct(play(next, stop(0)).state)).toEqual([1]);
  });

  test('[NG-BATTLE-04] nobody has to play a card', () => {
    const started = play(duel(), choose('D4')).state;
    expect(offeredTypes(started)).toEqual(['battleCard', 'battleBlind', 'battleDone']);
    const { events } = play(started, stop(0), stop(1));
    expect(eventsOf(events, 'battleRevealed')).toEqual([]);
    expect(valuesIn(events)).toEqual([[1, 1]]);
  });

  test('[NG-BATTLE-04] who has no card at all is not asked', () => {
    const none: SeatPatch = { hand: [], draw: [], discard: [], activated: mums };
    const { state } = letHappen(duel({ attack: none }));
    expect(topStep(state)).toMatchObject({ type: 'battleCards', turnOf: 1 });
  });

  test('[NG-BATTLE-05] hand and blind cards in any mix and order', () => {
    const state = duel({ attack: { hand: ['start-mums-warrior'] } });
    const { state: laid } = play(state, choose('D4'), blind(0), lay(0, 'start-mums-warrior'));
    expect(seat(laid, 0).hand).toEqual([]);
    const { state: after, events } = play(laid, blind(0), [
      stop(1),
      'start-mums-bandit',
      'start-mums-doc',
      '2h0s',
      '4h',
      '1h',
    ]);
    expect(eventsOf(events, 'battleRevealed').map(({ cards }) => cards)).toEqual([
      [
        { seat: 0, cards: ['start-mums-bandit', 'start-mums-warrior', 'start-mums-doc'] },
        { seat: 1, cards: [] },
      ],
    ]);
    expect(
      eventsOf(events, 'diceRolled').map(({ dice }) => dice.map(({ color }) => color)),
    ).toEqual([['green', 'pink', 'blue']]);
    expect(valuesIn(events)).toEqual([[1 + 2 + 4 + 1, 1]]);
    expect(seat(after, 0).draw.flat()).toHaveLength(3);
  });

  test('[NG-BATTLE-05] the owner of a blind card does not know it before the reveal', () => {
    const { state } = play(duel({ attack: { hand: ['start-mums-doc'] } }), choose('D4'), blind(0));
    const step = neonGods.view(state, 0).agenda.at(-1);
    expect(step).toMatchObject({
      battle: { played: [{ cards: [{ blind: true }] }, { cards: [] }] },
    });
    // Any of the five cards of the draw pile may turn out to be it.
    for (const card of mums.filter((one) => one !== 'start-mums-doc')) {
      const { events } = play(state, stop(0), [stop(1), card, oneHit(card)]);
      expect(eventsOf(events, 'battleRevealed')[0]?.cards[0]?.cards).toEqual([card]);
    }
    expect(() => play(state, stop(0), [stop(1), 'start-mums-doc', '1h'])).toThrow('cannot come');
  });

  test('[NG-BATTLE-05] a card that is not in the hand cannot be laid', () => {
    const hand = ['start-mums-doc', 'start-mums-warrior'];
    const discard = ['start-mums-bandit'];
    const activated = ['start-mums-charmer'];
    const { state } = play(duel({ attack: { hand, discard, activated } }), choose('D4'));
    for (const card of ['start-mums-builder', ...discard, ...activated, 'start-tykes-doc']) {
      expect(refusedBy(state, lay(0, card))).toBe('NG-BATTLE-05');
    }
    const { state: laid } = play(state, lay(0, 'start-mums-doc'));
    expect(refusedBy(laid, lay(0, 'start-mums-doc'))).toBe('NG-BATTLE-05');
    expect(refusedBy(laid, lay(0, 'evt-owls'))).toBe('NG-BATTLE-05');
    expect(refusedBy(laid, lay(0, 'start-mums-ghost'))).toBe('NG-TURN-05');
  });

  test.each<[string, SeatPatch, boolean]>([
    ['a draw pile only', { discard: [], activated: [] }, true],
    ['a discard pile only', { draw: [], activated: [] }, true],
    ['neither, whatever is activated', { draw: [], discard: [], activated: mums.slice(1) }, false],
  ])('[NG-BATTLE-06] blind cards with %s', (_, zones, isPossible) => {
    const attack = { hand: mums.slice(0, 1), ...zones };
    const { state } = play(duel({ attack }), choose('D4'));
    expect(offeredTypes(state).includes('battleBlind')).toBe(isPossible);
    expect(refusedBy(state, blind(0))).toBe(isPossible ? undefined : 'NG-BATTLE-06');
  });

  test('[NG-BATTLE-06] the discard pile is shuffled only when the draw pile has no card left', () => {
    const hand = ['start-mums-warrior'];
    const attack = { hand, draw: ['start-mums-doc'], discard: mums.slice(0, 2) };
    const state = duel({
      attack: { ...attack, activated: ['start-mums-charmer', 'start-mums-merchant'] },
    });
    const first = play(state, choose('D4'), blind(0));
    expect(eventsOf(first.events, 'deckReshuffled')).toEqual([]);
    const second = play(first.state, blind(0));
    expect(eventsOf(second.events, 'deckReshuffled')).toEqual([
      { type: 'deckReshuffled', seat: 0, count: 2 },
    ]);
    expect(seat(second.state, 0).discard).toEqual([]);
  });

  test('[NG-BATTLE-06] one blind card on the last card of the draw pile leaves none', () => {
    const attack = { hand: ['start-mums-warrior'], draw: ['start-mums-doc'], discard: [] };
    const activated = mums.filter((card) => !/warrior|doc/.test(card));
    const { state } = play(duel({ attack: { ...attack, activated } }), choose('D4'), blind(0));
    expect(refusedBy(state, blind(0))).toBe('NG-BATTLE-06');
    expect(offeredTypes(state)).toEqual(['battleCard', 'battleDone']);
  });

  /*
   * A gang has six cards, one more than the example names: the sixth is activated too.
   */
  test('[NG-BATTLE-06] [NG-BATTLE-15] [NG-END-01] blind cards with an empty draw pile', () => {
    const [p = '', q = '', ...activated] = mums;
    const state = arrange({
      at: 'battles',
      noAndys: true,
      seats: {
        0: { figures: { D4: 1 }, hand: [], draw: [], discard: [p, q], activated },
        1: { figures: { D4: 1 } },
      },
      unreachable: 'four cards are activated',
    });
    const one = play(state, choose('D4'), blind(0)).state;
    expect(seat(one, 0)).toMatchObject({ draw: [[p, q]], discard: [] });
    expect(neonGods.view(one, 1).seats[0]?.draw).toBe(1);
    const two = play(one, blind(0)).state;
    expect(topStep(two)).toMatchObject({ type: 'battleCards', turnOf: 1 });
    const { state: after, events } = play(two, [
      stop(1),
      q,
      p,
      oneHit(q),
      oneHit(p),
      'start-tykes-doc',
    ]);
    expect(eventsOf(events, 'battleRevealed')[0]?.cards[0]?.cards).toEqual([q, p]);
    expect(eventsOf(events, 'battleCardsDiscarded')).toEqual([
      { type: 'battleCardsDiscarded', seat: 0, cards: [q, p] },
    ]);
    expect(after.active).toBe(1);
    expect(seat(after, 0)).toMatchObject({ draw: [], discard: mums, activated: [] });
  });

  test.each([0, 1])('[NG-BATTLE-15] cards of an earlier battle of the turn may come again', (i) => {
    const [x = '', y = '', ...activated] = mums;
    const state = atBattles({
      seats: {
        0: { figures: { D4: 1, C3: 1 }, hand: [x, y], draw: [], discard: [], activated },
        1: { figures: { D4: 1, C3: 1 } },
      },
    });
    const first = play(state, choose('D4'), lay(0, x), lay(0, y), [
      stop(1),
      oneHit(x),
      oneHit(y),
    ]).state;
    expect(seat(first, 0).discard).toEqual([x, y]);
    expect(topStep(first)).toMatchObject({ type: 'battleCards', battle: { space: 'C3' } });
    const card = [x, y][i] as string;
    const { events } = play(first, blind(0), stop(0), [stop(1), card, oneHit(card)]);
    expect(eventsOf(events, 'battleRevealed')[0]?.cards[0]?.cards).toEqual([card]);
  });

  /* The discard pile of the example has the defender's six grunts in it besides. */
  test('[NG-RULING-35] [NG-BATTLE-06] [NG-INFO-06] a defender plays blind over a reshuffle', () => {
    const draw = ['rec-uri'];
    const discard = ['rec-happy', 'rec-xena', ...tykes];
    const state = duel({ attack: { hand: [] }, defence: { hand: [], draw, discard } });
    const { state: laid } = play(state, choose('D4'), stop(0), blind(1), blind(1));
    expect(seat(laid, 1)).toMatchObject({ draw: [['rec-uri'], discard], discard: [] });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(neonGods.view(laid, viewer).seats[1]).toMatchObject({ draw: 7, discard: [] });
    }
    expect(() => play(laid, [stop(1), 'rec-xena', 'rec-uri', '1h', '1h', '1h', '0h'])).toThrow(
      'battle.blind.1: "rec-xena" cannot come',
    );
    const { state: after, events } = play(laid, [
      stop(1),
      'rec-uri',
      'rec-xena',
      '1h',
      '0h',
      '1h',
      '1h',
    ]);
    // Uri has a pink and a blue die, Xena two pink ones: 1 + 0 + 1 + 1 hits.
    expect(valuesIn(events)).toEqual([[1, 1 + 3]]);
    expect(seat(after, 1).draw).toEqual([['rec-happy', ...tykes]]);
    expect(seat(after, 1).discard).toEqual(['rec-uri', 'rec-xena']);
  });
});

describe('the reveal and the dice', () => {
  test('[NG-BATTLE-07] all cards are revealed at once, when all have finished, and then rolled', () => {
    const state = duel({
      attack: { hand: ['start-mums-doc'] },
      defence: { hand: ['start-tykes-warrior'] },
    });
    const before = play(state, choose('D4'), lay(0, 'start-mums-doc'), stop(0));
    expect(before.events.map(({ type }) => type)).toEqual(['battleStarted', 'battleCardPlayed']);
    const { events } = play(before.state, lay(1, 'start-tykes-warrior'), [stop(1), '3h', '2h']);
    expect(events.slice(0, 5).map(({ type }) => type)).toEqual([
      'battleCardPlayed',
      'battleRevealed',
      'diceRolled',
      'diceRolled',
      'battleValued',
    ]);
    expect(eventsOf(events, 'battleRevealed')[0]?.cards).toEqual([
      { seat: 0, cards: ['start-mums-doc'] },
      { seat: 1, cards: ['start-tykes-warrior'] },
    ]);
    expect(valuesIn(events)).toEqual([[1 + 3, 1 + 2]]);
  });

  test.each([
    ['blue', 'doc', '0h', 0, 0],
    ['blue', 'doc', '1h', 1, 0],
    ['blue', 'doc', '2h', 2, 0],
    ['blue', 'doc', '3h', 3, 0],
    ['pink', 'warrior', '1h', 1, 0],
    ['pink', 'warrior', '2h', 2, 0],
    ['pink', 'warrior', '3h', 3, 0],
    ['pink', 'warrior', '4h', 4, 0],
    ['green', 'bandit', '0h2s', 0, 2],
    ['green', 'bandit', '0h1s', 0, 1],
    ['green', 'bandit', '1h0s', 1, 0],
    ['green', 'bandit', '1h1s', 1, 1],
    ['green', 'bandit', '2h0s', 2, 0],
  ])(
    '[NG-DICE-01] [NG-BATTLE-08] %s (%s) is recorded as it shows, %s: %i hits, %i steals',
    (color, type, face, hits, steals) => {
      const card = `start-mums-${type}`;
      const state = duel({ attack: { hand: [card], money: 0 }, defence: { money: 9 } });
      const { state: after, events } = play(state, choose('D4'), lay(0, card), stop(0), [
        stop(1),
        face,
      ]);
      expect(eventsOf(events, 'diceRolled')).toMatchObject([
        { seat: 0, dice: [{ color, face }], hits, steals },
      ]);
      expect(events.flatMap(({ rolls = [] }) => rolls)).toEqual([face]);
      expect(valuesIn(events)).toEqual([[1 + hits, 1]]);
      expect(moneyOf(after)).toEqual([steals, 9 - steals]);
    },
  );

  test.each<[string, string | number, string]>([
    ['warrior', '0h', 'a pink die has no such face'],
    ['warrior', '3h0s', 'a pink die shows no steals'],
    ['warrior', 0, 'a pink die always hits'],
    ['bandit', 1, 'hits alone do not tell a face of a green die'],
    ['doc', '4h', 'a blue die has no such face'],
    ['bandit', '1h', 'a green die shows its steals, also none'],
  ])('[NG-DICE-01] the %s cannot have rolled %s: %s', (type, face) => {
    const card = `start-mums-${type}`;
    const state = play(duel({ attack: { hand: [card] } }), choose('D4'), lay(0, card), stop(0));
    expect(() => play(state.state, [stop(1), face])).toThrow('cannot come');
  });

  test('[NG-DICE-02] all dice of all her cards, and nobody else’s', () => {
    const state = duel({
      attack: { hand: ['rec-crowbar', 'rec-natalie', 'rec-big-spender'] },
      defence: { hand: ['rec-xena'] },
    });
    const { events } = play(
      state,
      choose('D4'),
      lay(0, 'rec-natalie'),
      lay(0, 'rec-crowbar'),
      lay(0, 'rec-big-spender'),
      lay(1, 'rec-xena'),
      [stop(1), '1h', '1h0s', '1h', '1h0s', '1h', '2h', '2h'],
    );
    // Natalie: P; Crowbar: G P; Big Spender: G B. Xena: P P.
    const colors = eventsOf(events, 'diceRolled').map(({ dice }) => dice.map((die) => die.color));
    expect(colors).toEqual([
      ['pink', 'green', 'pink', 'green', 'blue'],
      ['pink', 'pink'],
    ]);
    expect(valuesIn(events)).toEqual([[1 + 1 + 1 + 1 + 1 + 1, 1 + 2 + 2]]);
  });

  test('[NG-DICE-02] with no cards she rolls nothing', () => {
    const state = duel({ attack: { hand: ['start-mums-doc'] } });
    const { events } = play(state, choose('D4'), lay(0, 'start-mums-doc'), stop(0), [
      stop(1),
      '3h',
    ]);
    expect(eventsOf(events, 'diceRolled').map((event) => event.seat)).toEqual([0]);
  });

  /* Xena, Uri and Winry: P P, P B, P P. Battering Ram, Ruckus and Girder: P P, P B, P B. */
  test.each([
    [
      'none',
      ['pink', 'pink', 'pink', 'blue', 'pink', 'pink'],
      ['pink', 'pink', 'pink', 'blue', 'pink', 'blue'],
    ],
    ['physical', ['pink', 'pink', 'pink', 'blue'], ['pink', 'pink', 'pink', 'blue', 'blue']],
  ] as const)(
    '[NG-RULING-24] diceLimit %s: dice of a colour for each player',
    (diceLimit, ours, theirs) => {
      const state = duel({
        houseRules: { diceLimit },
        attack: { hand: ['rec-xena', 'rec-uri', 'rec-winry'] },
        defence: { hand: ['rec-battering-ram', 'rec-ruckus', 'rec-girder'] },
      });
      const rolls = [...ours, ...theirs].map((color) => (color === 'pink' ? '1h' : '0h'));
      const { events } = play(
        state,
        choose('D4'),
        lay(0, 'rec-xena'),
        lay(0, 'rec-uri'),
        lay(0, 'rec-winry'),
        lay(1, 'rec-battering-ram'),
        lay(1, 'rec-ruckus'),
        [lay(1, 'rec-girder'), ...rolls],
      );
      const colors = eventsOf(events, 'diceRolled').map(({ dice }) => dice.map((die) => die.color));
      expect(colors).toEqual([ours, theirs]);
      const hits = [ours, theirs].map((dice) => dice.filter((color) => color === 'pink').length);
      expect(valuesIn(events)).toEqual([hits.map((pinks) => 1 + pinks)]);
    },
  );

  test('[NG-RULING-24] the default is no limit', () => {
    expect(arrange().houseRules.diceLimit).toBe('none');
  });
});

describe('steals', () => {
  test('[NG-BATTLE-09] [NG-RULING-15] the defender first, as far as there is $', () => {
    const state = duel({
      attack: { money: 1, hand: ['rec-quickfingers'] },
      defence: { money: 0, hand: ['start-tykes-bandit'] },
    });
    const { state: after, events } = play(
      state,
      choose('D4'),
      lay(0, 'rec-quickfingers'),
      stop(0),
      lay(1, 'start-tykes-bandit'),
      [stop(1), '0h2s', '0h1s', '0h2s'],
    );
    expect(eventsOf(events, 'diceRolled').map(({ steals }) => steals)).toEqual([3, 2]);
    expect(eventsOf(events, 'moneyStolen')).toEqual([
      { type: 'moneyStolen', seat: 1, from: 0, amount: 1 },
      { type: 'moneyStolen', seat: 0, from: 1, amount: 1 },
    ]);
    expect(moneyOf(after)).toEqual([1, 0]);
  });

  test('[NG-RULING-15] they are automatic, and the $ change hands before the values count', () => {
    const state = duel({
      attack: { money: 2, hand: ['start-mums-bandit'] },
      defence: { money: 7 },
    });
    const { state: after, events } = play(
      state,
      choose('D4'),
      lay(0, 'start-mums-bandit'),
      stop(0),
      [stop(1), '0h2s'],
    );
    expect(moneyOf(after)).toEqual([4, 5]);
    const order = events.map(({ type }) => type);
    expect(order.indexOf('moneyStolen')).toBeGreaterThan(order.indexOf('diceRolled'));
    expect(order.indexOf('moneyStolen')).toBeLessThan(order.indexOf('battleValued'));
  });
});

describe('battle values', () => {
  test.each<[string, SpaceId, SpaceId, number]>([
    ['above', 'D4', 'D3', 2],
    ['left', 'D4', 'C4', 2],
    ['right', 'D4', 'E4', 2],
    ['below', 'D4', 'D5', 2],
    ['diagonal', 'D4', 'C3', 1],
    ['diagonal', 'D4', 'E5', 1],
    ['two steps away', 'D4', 'D2', 1],
    ['two steps away', 'D4', 'F4', 1],
    ['the next in the list of spaces, but across the board', 'F4', 'A5', 1],
    ['the one before in the list of spaces, but across the board', 'A3', 'F2', 1],
    ['the other tunnel', 'E5', 'B2', 1],
    ['beside a tunnel', 'E5', 'E6', 2],
  ])('[NG-BATTLE-10] a figure %s: battle on %s, figure on %s, value %i', (_, on, at, value) => {
    const seats = { 0: { figures: { [on]: 1, [at]: 1 } }, 1: { figures: { [on]: 1 } } };
    const { events } = bare(atBattles({ layout: 'LS2', seats }), choose(on));
    expect(valuesIn(events)).toEqual([[value, 1]]);
  });

  test('[NG-BATTLE-10] all figures count, on the space and beside it, on either side', () => {
    const state = duel({
      attack: { figures: { D4: 2, D3: 2, C4: 1 } },
      defence: { figures: { D4: 1, E4: 2, D5: 2 } },
    });
    const { events } = bare(state, choose('D4'));
    expect(valuesIn(events)).toEqual([[5, 5]]);
    expect(eventsOf(events, 'battleValued')[0]?.values).toMatchObject([
      { side: 0, figures: 2, neighbours: 3 },
      { side: 1, figures: 1, neighbours: 4 },
    ]);
  });

  test('[NG-RULING-42] figures on neighbouring contested spaces count', () => {
    const state = duel({
      attack: { figures: { D4: 1, D3: 1, C4: 2 } },
      defence: { figures: { D4: 1, D3: 2 } },
      board: { C4: { andys: ['andy-15'] } },
    });
    const { events } = play(state, choose('D4'), stop(0), stop(1));
    expect(valuesIn(events)).toEqual([[4, 3]]);
  });

  test('[NG-BATTLE-11] watchtowers add and owls subtract after hits and figures', () => {
    const state = duel({
      attack: { figures: { D4: 1, D3: 1 } },
      defence: { figures: { D4: 2, D5: 1 }, hand: ['start-tykes-warrior'] },
      board: {
        D3: { build: ['watchtower'] },
        D4: { build: ['watchtower'], owls: 3 },
        D5: { build: ['watchtower'] },
      },
    });
    const { events } = play(state, choose('D4'), stop(0), lay(1, 'start-tykes-warrior'), [
      stop(1),
      '4h',
    ]);
    // A: 2 figures, 1 for D3. B: 3 figures, 4 hits, 3 for D4, 1 for D5, less 3 owls.
    expect(valuesIn(events)).toEqual([[3, 3 + 4 + 3 + 1 - 6]]);
  });

  test('[NG-STRUCT-07] [NG-STRUCT-08] watchtowers', () => {
    const state = duel({
      attack: { figures: { D4: 1, C4: 1 } },
      board: { D4: { build: ['watchtower'] }, C4: { build: ['watchtower'] } },
    });
    const { state: after, events } = bare(state, choose('D4'));
    expect(valuesIn(events)).toEqual([[3, 4]]);
    expect(blurpOf(after)).toEqual([0, 1]);
  });

  test('[NG-RULING-16] with C4 contested too, its tower obeys the defender', () => {
    const state = duel({
      attack: { figures: { D4: 1, C4: 1 } },
      defence: { figures: { D4: 1, C4: 1 } },
      board: { D4: { build: ['watchtower'] }, C4: { build: ['watchtower'] } },
    });
    const { events } = play(state, choose('D4'), stop(0), stop(1));
    expect(valuesIn(events)).toEqual([[2, 6]]);
  });

  type Towers = [
    string,
    Partial<Record<SpaceId, SpacePatch>>,
    [Partial<Record<SpaceId, number>>, Partial<Record<SpaceId, number>>],
    [number, number],
  ];
  const tower: SpacePatch = { build: ['watchtower'] };
  test.each<Towers>([
    ['none', {}, [{}, {}], [1, 1]],
    ['on the space: the defender', { D4: tower }, [{}, {}], [1, 1 + 3]],
    ['beside, hers', { C4: tower }, [{ C4: 1 }, {}], [2 + 1, 1]],
    ['beside, his', { C4: tower }, [{}, { C4: 1 }], [1, 2 + 1]],
    ['beside, nobody there', { C4: tower }, [{}, {}], [1, 1]],
    ['two beside, hers', { C4: tower, D5: tower }, [{ C4: 1, D5: 1 }, {}], [3 + 2, 1]],
    ['diagonal', { C3: tower }, [{ C3: 1 }, {}], [1, 1]],
    ['two steps away', { D2: tower }, [{ D2: 1 }, {}], [1, 1]],
    ['beside, both there: the defender', { C4: tower }, [{ C4: 1 }, { C4: 1 }], [2, 2 + 1]],
    [
      'beside, hers, but an andy there',
      { C4: { ...tower, andys: ['andy-01'] } },
      [{ C4: 1 }, {}],
      [2, 1],
    ],
    [
      'beside, his, but an andy there',
      { C4: { ...tower, andys: ['andy-01'] } },
      [{}, { C4: 1 }],
      [1, 2],
    ],
    [
      'beside, both and an andy there: the defender',
      { C4: { ...tower, andys: ['andy-01'] } },
      [{ C4: 1 }, { C4: 1 }],
      [2, 2 + 1],
    ],
    [
      'a factory and a monument beside',
      { D3: { build: ['factory', 'monument'] } },
      [{ D3: 1 }, {}],
      [2, 1],
    ],
  ])('[NG-STRUCT-05] [NG-RULING-16] tower %s', (_, board, [ours, theirs], values) => {
    const state = duel({
      attack: { figures: { D4: 1, ...ours } },
      defence: { figures: { D4: 1, ...theirs } },
      board,
    });
    const { events } = play(state, choose('D4'), stop(0), stop(1));
    expect(valuesIn(events)).toEqual([values]);
  });

  test.each<[string, (SpaceId | undefined)[], [number, number]]>([
    ['two gangs, neither active: nobody', [undefined, 'E4', 'E4'], [1, 2]],
    ['the attacker and two others: each of the others', ['E4', 'E4', 'E4'], [2, 3]],
    ['the attacker and a third gang: not the defender here', ['E4', undefined, 'E4'], [2, 1]],
    ['a third gang alone', [undefined, undefined, 'E4'], [1, 1]],
  ])('[NG-RULING-16] a tower beside a battle of A and B, held by %s', (_, [a, b, c], values) => {
    const at = (space: SpaceId | undefined) => (space ? { [space]: 1 } : {});
    const state = atBattles({
      layout: 'LS3',
      seats: {
        0: { figures: { D4: 1, ...at(a) } },
        1: { figures: { D4: 1, ...at(b) } },
        2: { figures: at(c) },
      },
      board: { E4: { build: ['watchtower'] } },
    });
    const { events } = play(state, choose('D4'), stop(0), stop(1));
    expect(valuesIn(events)).toEqual([values]);
  });

  test('[NG-STRUCT-05] [NG-TUNNEL-02] a tower at the other end of a tunnel does not count', () => {
    const state = atBattles({
      layout: 'LS2',
      seats: { 0: { figures: { E5: 1, B2: 1 } }, 1: { figures: { E5: 1 } } },
      board: { B2: { build: ['watchtower'] } },
    });
    expect(valuesIn(bare(state, choose('E5')).events)).toEqual([[1, 1]]);
  });
});

describe('owls', () => {
  test.each([
    [1, 3 - 2],
    [2, 0],
  ])('[NG-OWL-01] %i owls on the space lower the defender, not the attacker', (owls, value) => {
    const state = duel({ defence: { figures: { D4: 2, E4: 1 } }, board: { D4: { owls } } });
    const { events } = bare(state, choose('D4'));
    expect(valuesIn(events)).toEqual([[1, value]]);
  });

  test('[NG-OWL-01] owls beside the space do nothing, and stay', () => {
    const state = duel({ board: { C4: { owls: 2 }, E4: { owls: 1 } } });
    const { state: after, events } = bare(state, choose('D4'));
    expect(valuesIn(events)).toEqual([[1, 1]]);
    expect([after.board.C4.owls, after.board.E4.owls]).toEqual([2, 1]);
  });

  test('[NG-RULING-18] a value below 0 counts as 0', () => {
    const { events } = bare(duel({ board: { D4: { owls: 2 } } }), choose('D4'));
    expect(valuesIn(events)).toEqual([[1, 0]]);
    expect(eventsOf(events, 'battleValued')[0]?.values[1]).toMatchObject({ figures: 1, owls: 4 });
  });

  test.each([
    ['the attacker wins', { D4: 1 }, [1, 0]],
    ['the defender wins', { D4: 2, D5: 2 }, [0, 1]],
  ] as const)(
    '[NG-OWL-02] after a battle all owls of the space go back: %s',
    (_, figures, blurp) => {
      const state = duel({ defence: { figures }, board: { D4: { owls: 1 } } });
      expect(state.supply.owls).toBe(9);
      const { state: after } = bare(state, choose('D4'));
      expect(blurpOf(after)).toEqual(blurp);
      expect([after.board.D4.owls, after.supply.owls]).toEqual([0, 10]);
    },
  );
});

describe('victory and defeat', () => {
  /** Both have a grunt with a pink and a grunt with a blue die, and one figure. */
  function rolled(a: [string, string], b: [string, string]) {
    const state = duel({
      attack: { hand: ['start-mums-warrior', 'start-mums-doc'], figures: { D4: 1, A2: 1 } },
      defence: { hand: ['start-tykes-warrior', 'start-tykes-doc'], figures: { D4: 1, E6: 1 } },
    });
    return play(
      state,
      choose('D4'),
      lay(0, 'start-mums-warrior'),
      lay(0, 'start-mums-doc'),
      stop(0),
      lay(1, 'start-tykes-warrior'),
      lay(1, 'start-tykes-doc'),
      [stop(1), ...a, ...b],
    );
  }

  test('[NG-BATTLE-14] [NG-BATTLE-12] the attacker wins ties', () => {
    const { state, events } = rolled(['4h', '3h'], ['4h', '3h']);
    expect(valuesIn(events)).toEqual([[8, 8]]);
    expect(blurpOf(state)).toEqual([1, 0]);
    expect(state.board.D4.figures).toEqual([1, 0]);
    expect(state.board.F6.figures).toEqual([0, 5]);
  });

  test('[NG-BATTLE-12] [NG-BATTLE-13] the defender wins with a higher value', () => {
    const { state, events } = rolled(['3h', '3h'], ['4h', '3h']);
    expect(valuesIn(events)).toEqual([[7, 8]]);
    expect(blurpOf(state)).toEqual([0, 1]);
    expect(state.board.D4.figures).toEqual([0, 1]);
    expect(state.board.A1.figures).toEqual([5, 0]);
    expect(state.board.A2.figures).toEqual([1, 0]);
  });

  test('[NG-BATTLE-12] the attacker wins with a higher value', () => {
    const { state, events } = rolled(['4h', '3h'], ['3h', '3h']);
    expect(valuesIn(events)).toEqual([[8, 7]]);
    expect(blurpOf(state)).toEqual([1, 0]);
  });

  test('[NG-BATTLE-13] all figures of the loser leave the space, none leaves another', () => {
    const state = duel({
      attack: { figures: { D4: 2, D3: 2, C4: 1, A1: 1 } },
      defence: { figures: { D4: 2, E4: 2, D5: 1, F6: 1 } },
    });
    const { state: after, events } = bare(state, choose('D4'));
    expect(valuesIn(events)).toEqual([[5, 5]]);
    expect(eventsOf(events, 'figuresReturned')).toEqual([
      { type: 'figuresReturned', seat: 1, from: 'D4', count: 2 },
    ]);
    expect(after.board.F6.figures).toEqual([0, 3]);
    expect([after.board.D4, after.board.E4, after.board.D5].map(({ figures }) => figures)).toEqual([
      [2, 0],
      [0, 2],
      [0, 1],
    ]);
  });

  test('[NG-BATTLE-15] each card goes to the discard pile of its owner', () => {
    const { state } = rolled(['1h', '0h'], ['1h', '0h']);
    expect(seat(state, 0).discard).toEqual(['start-mums-doc', 'start-mums-warrior']);
    expect(seat(state, 1).discard).toEqual(['start-tykes-doc', 'start-tykes-warrior']);
  });
});
