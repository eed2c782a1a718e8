import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import type { SpaceId } from '../../src/neon-gods/content/board.js';
import type { Move } from '../../src/neon-gods/index.js';
import type { Step } from '../../src/neon-gods/state/steps.js';
import {
  type Arrangement,
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
const mumsCards = mums('bandit', 'builder', 'charmer', 'doc', 'merchant', 'warrior');
const playCard = (card: string) => ({ type: 'playCard', seat: 0, card }) as const;
const drawCard = { type: 'drawCard', seat: 0 } as const;
const effectDraw = { type: 'effectDraw', seat: 0 } as const;
const take = (amount: number) => ({ type: 'takeMoney', seat: 0, amount }) as const;
const pick = (from: SpaceId) => ({ type: 'pickFigure', seat: 0, from }) as const;
const to = (space: SpaceId) => ({ type: 'moveTo', seat: 0, to: space }) as const;
const recover = (card: string) => ({ type: 'recoverCard', seat: 0, card }) as const;
const sell = (space: SpaceId) => ({ type: 'sell', seat: 0, space }) as const;
const done = { type: 'done', seat: 0 } as const;

/** Step 4 with these cards in hand; a `recruit` decision follows it. */
function activating(hand: string[], more: Arrangement = {}) {
  const { seats, ...others } = more;
  return arrange({
    at: 'activate',
    hold: true,
    noAndys: true,
    seats: { ...seats, 0: { hand, ...seats?.[0] } },
    ...others,
  });
}

describe('three activations', () => {
  test('[NG-ACT-01] play or draw, in any mix, one after the other', () => {
    const state = activating(mums('charmer'));
    expect(topStep(state)).toEqual({ type: 'activate', left: 3 });
    expect(legalMoves(state)).toEqual([playCard('start-mums-charmer'), drawCard]);
    const { state: first } = play(state, [drawCard, 'start-mums-bandit']);
    expect(topStep(first)).toEqual({ type: 'activate', left: 2 });
    const { state: during } = play(first, playCard('start-mums-charmer'));
    // The card is finished before the next activation is asked for.
    expect(offeredTypes(during)).toEqual(['takeMoney', 'done']);
    const { state: second } = play(during, take(2));
    expect(topStep(second)).toEqual({ type: 'activate', left: 1 });
    const { state: third } = play(second, [drawCard, 'start-mums-doc']);
    expect(topStep(third)).toEqual({ type: 'recruit' });
    expect(seat(third, 0).hand).toEqual(mums('bandit', 'doc'));
  });

  test('[NG-ACT-01] all three may be draws, or all three plays', () => {
    const { state: drawn } = play(
      activating([]),
      [drawCard, 'start-mums-doc'],
      [drawCard, 'start-mums-bandit'],
      [drawCard, 'start-mums-warrior'],
    );
    expect(topStep(drawn)).toEqual({ type: 'recruit' });
    const hand = ['rec-tess', 'rec-starlet', 'start-mums-charmer', 'rec-farris'];
    const { state: played } = play(
      activating(hand),
      playCard('rec-tess'),
      take(4),
      playCard('start-mums-charmer'),
      take(2),
      playCard('rec-starlet'),
      take(3),
    );
    expect(topStep(played)).toEqual({ type: 'recruit' });
    expect(seat(played, 0)).toMatchObject({
      money: 14,
      hand: ['rec-farris'],
      activated: ['rec-tess', 'start-mums-charmer', 'rec-starlet'],
    });
  });

  test('[NG-RULING-08] an activation cannot be declined, but a card may be played for nothing', () => {
    const state = activating(['rec-natalie']);
    expect(offeredTypes(state)).toEqual(['playCard', 'drawCard']);
    expect(refusedBy(state, done)).toBe('NG-TURN-04');
    const { state: after } = play(state, playCard('rec-natalie'), done, done);
    expect(topStep(after)).toEqual({ type: 'activate', left: 2 });
    expect(seat(after, 0)).toMatchObject({ money: 5, hand: [], activated: ['rec-natalie'] });
    expect(after.board).toEqual(state.board);
  });

  test('[NG-ACT-02] [NG-EFX-03] each effect of a card may be used or left out', () => {
    const state = activating(['rec-natalie']);
    const { state: onlyGain } = play(state, playCard('rec-natalie'), done, take(2));
    expect(seat(onlyGain, 0).money).toBe(7);
    expect(onlyGain.board).toEqual(state.board);
    const { state: onlyMove } = play(
      state,
      playCard('rec-natalie'),
      pick('A1'),
      to('A2'),
      done,
      done,
    );
    expect(seat(onlyMove, 0).money).toBe(5);
    expect(onlyMove.board.A2.figures).toEqual([1, 0]);
  });

  describe('[NG-RULING-08] [NG-ACT-02] emptyActivation: a card for nothing', () => {
    const houseRules = { emptyActivation: 'forbidden' } as const;

    test('is allowed by default', () => {
      expect(arrange().houseRules.emptyActivation).toBe('allowed');
    });

    test('the last effect that can be used must be, if none was', () => {
      const state = activating(['rec-natalie'], { houseRules });
      const { state: gaining } = play(state, playCard('rec-natalie'), done);
      expect(topStep(gaining)).toEqual({ type: 'gain', left: 2 });
      expect(refusedBy(gaining, done)).toBe('NG-ACT-02');
      expect(offered(gaining, 'takeMoney', 'amount')).toEqual([1, 2]);
      expect(offeredTypes(gaining)).toEqual(['takeMoney']);
    });

    test('one use of any effect is enough', () => {
      const state = activating(['rec-natalie'], { houseRules });
      const { state: moved } = play(state, playCard('rec-natalie'), pick('A1'), to('A2'), done);
      expect(topStep(moved)).toEqual({ type: 'gain', left: 2 });
      const { state: after } = play(moved, done);
      expect(topStep(after)).toEqual({ type: 'activate', left: 2 });
      expect(seat(after, 0).money).toBe(5);
    });

    test('an effect may be left out while a later one can be used', () => {
      // Hot Wheels sells, then moves; Getaway draws, then moves.
      const products = { board: { A1: { products: 1 } }, houseRules };
      const { state: selling } = play(activating(['rec-hot-wheels'], products), {
        ...playCard('rec-hot-wheels'),
      });
      expect(topStep(selling)).toEqual({ type: 'sell', left: 2 });
      const { state: moving } = play(selling, done);
      expect(refusedBy(moving, done)).toBe('NG-ACT-02');
      expect(offeredTypes(moving)).toEqual(['pickFigure']);
    });

    test.each<[string, string[], Arrangement]>([
      ['a merchant without products', mums('merchant'), {}],
      ['a doc without a discard pile', mums('doc'), { seats: { 0: { discard: [] } } }],
      [
        'a builder without a controlled space',
        mums('builder'),
        { seats: { 0: { figures: { A1: 0, D4: 1 } }, 1: { figures: { D4: 1 } } } },
      ],
      ['a builder with 2 $ and no factory', mums('builder'), { seats: { 0: { money: 2 } } }],
      [
        'a bandit without cards to draw',
        mums('bandit'),
        {
          seats: {
            0: {
              draw: [],
              discard: [],
              activated: mums('builder', 'charmer', 'doc', 'merchant', 'warrior'),
            },
          },
        },
      ],
      [
        'a warrior without a figure on the board',
        mums('warrior'),
        { seats: { 0: { figures: { A1: 0 } } } },
      ],
    ])('%s cannot be played', (_what, hand, more) => {
      const state = activating(hand, { ...more, houseRules });
      expect(refusedBy(state, playCard(hand[0] as string))).toBe('NG-ACT-02');
      expect(offered(state, 'playCard', 'card')).toEqual([]);
      expect(offered(activating(hand, more), 'playCard', 'card')).toEqual(hand);
    });

    const spread = mums('builder', 'charmer', 'merchant');
    test.each<[string, string[], Arrangement]>([
      [
        'a merchant with one product',
        mums('merchant'),
        { board: { B1: { products: 1 } }, seats: { 0: { figures: { B1: 1 } } } },
      ],
      [
        'a doc with one card in the discard pile',
        mums('doc'),
        { seats: { 0: { discard: mums('warrior') } } },
      ],
      ['a builder with 3 $', mums('builder'), { seats: { 0: { money: 3 } } }],
      [
        'a builder without $, but with a factory',
        mums('builder'),
        { board: { A1: { build: ['factory'] } }, seats: { 0: { money: 0 } } },
      ],
      [
        'a bandit with a draw pile, but no discard pile',
        mums('bandit'),
        { seats: { 0: { draw: mums('doc', 'warrior'), discard: [], activated: spread } } },
      ],
      [
        'a bandit with a discard pile, but no draw pile',
        mums('bandit'),
        { seats: { 0: { draw: [], discard: mums('doc', 'warrior'), activated: spread } } },
      ],
      [
        'a warrior with one figure on the board',
        mums('warrior'),
        { seats: { 0: { figures: { A1: 0, D4: 1 } } } },
      ],
      ['a charmer', mums('charmer'), {}],
    ])('%s can be played', (_what, hand, more) => {
      const state = activating(hand, { ...more, houseRules });
      expect(offered(state, 'playCard', 'card')).toContain(hand[0]);
    });

    test('whoever can only play for nothing, and draw nothing, is not asked', () => {
      const activated = mums('bandit', 'builder', 'charmer', 'doc');
      const state = activating(mums('charmer', 'merchant'), {
        houseRules,
        seats: {
          0: {
            draw: [],
            discard: [],
            activated: activated
              .filter((card) => !card.endsWith('charmer'))
              .concat(mums('warrior')),
          },
        },
      });
      const { state: after } = play(state, playCard('start-mums-charmer'), take(1));
      expect(topStep(after)?.type).toBe('recruit');
      expect(seat(after, 0).hand).toEqual(mums('merchant'));
    });

    test('a bought event may still be left unused', () => {
      const row = ['evt-owls', 'rec-xena', 'rec-happy', 'rec-tess'];
      const { state } = play(arrange({ row, houseRules }), { type: 'buyEvent', seat: 0, slot: 0 });
      expect(offeredTypes(state)).toEqual(['placeToken', 'done']);
    });
  });

  test.each([
    ['rec-natalie', ['move', 'gain']],
    ['rec-getaway', ['draw', 'move']],
    ['rec-farris', ['gain', 'draw']],
    ['rec-lullaby', ['gain', 'recover']],
  ])('[NG-ACT-03] [NG-EFX-02] the effects of %s in printed order', (card, kinds) => {
    const discard = mums('bandit', 'builder');
    let { state } = play(activating([card], { seats: { 0: { discard } } }), playCard(card));
    const met: (string | undefined)[] = [];
    while (topStep(state)?.type !== 'activate') {
      met.push(topStep(state)?.type);
      state = play(state, done).state;
    }
    expect(met).toEqual(kinds);
  });

  test('[NG-ACT-03] the next effect waits until the first is finished', () => {
    const { state } = play(activating(['rec-natalie']), playCard('rec-natalie'), pick('A1'));
    expect(offeredTypes(state)).toEqual(['moveTo']);
    const { state: one } = play(state, to('A2'));
    expect(offeredTypes(one)).toEqual(['pickFigure', 'done']);
    const { state: two } = play(one, pick('A1'), to('A2'));
    expect(offeredTypes(two)).toEqual(['takeMoney', 'done']);
  });
});

describe('the activated area', () => {
  test('[NG-ACT-04] a played card lies there until the turn ends, in no pile', () => {
    const state = activating(mums('charmer'), {
      seats: { 0: { draw: [], discard: mums('bandit', 'builder', 'doc', 'merchant', 'warrior') } },
    });
    const { state: played } = play(state, playCard('start-mums-charmer'), take(1));
    expect(seat(played, 0)).toMatchObject({
      hand: [],
      draw: [],
      discard: mums('bandit', 'builder', 'doc', 'merchant', 'warrior'),
      activated: mums('charmer'),
    });
    expect(refusedBy(played, playCard('start-mums-charmer'))).toBe('NG-ACT-04');
    expect(() => play(played, [drawCard, 'start-mums-charmer'])).toThrow('cannot come');
  });

  test('[NG-ACT-04] it cannot be used in a battle, neither from hand nor blind', () => {
    const state = arrange({
      at: 'battles',
      noAndys: true,
      hold: true,
      steps: [{ type: 'gain', left: 1 }],
      seats: {
        0: {
          hand: [],
          draw: mums('doc'),
          discard: [],
          activated: mumsCards.filter((card) => card !== 'start-mums-doc'),
          figures: { C2: 1 },
        },
      },
      board: { C2: { andys: ['andy-01'] } },
    });
    const { state: fighting } = play(state, done);
    expect(legalMoves(fighting)).toEqual([
      { type: 'battleBlind', seat: 0 },
      { type: 'battleDone', seat: 0 },
    ]);
    // One blind card, and there is no second one.
    const { state: after } = play(fighting, [
      { type: 'battleBlind', seat: 0 },
      'start-mums-doc',
      '3h',
    ]);
    expect(seat(after, 0).discard).toEqual(mums('doc'));
    expect(seat(after, 0).activated).toHaveLength(5);
  });
});

describe('no way to act', () => {
  test('[NG-ACT-06] drawing is offered only if a card can be drawn', () => {
    const rest = { draw: [], discard: [], activated: mumsCards.slice(1) };
    const onlyPlay = activating(mums('bandit'), { seats: { 0: rest } });
    expect(legalMoves(onlyPlay)).toEqual([playCard('start-mums-bandit')]);
    expect(refusedBy(onlyPlay, drawCard)).toBe('NG-ACT-06');
    const discards = { ...rest, discard: mums('bandit') };
    expect(legalMoves(activating([], { seats: { 0: discards } }))).toEqual([drawCard]);
    const draws = { ...rest, draw: mums('bandit') };
    expect(legalMoves(activating([], { seats: { 0: draws } }))).toEqual([drawCard]);
  });

  test('[NG-ACT-06] with nothing to play or draw the activations are skipped', () => {
    const state = activating(mums('charmer'), {
      seats: {
        0: {
          draw: [],
          discard: [],
          activated: mumsCards.filter((card) => card !== 'start-mums-charmer'),
        },
      },
    });
    const { state: after } = play(state, playCard('start-mums-charmer'), take(1));
    expect(topStep(after)).toEqual({ type: 'recruit' });
  });
});

describe('every number is a maximum', () => {
  const rows: [string, Step, Arrangement, Move, ...string[]][] = [
    ['move', { type: 'move', left: 2, spaces: 3, moved: {} }, {}, pick('A1')],
    ['gain', { type: 'gain', left: 2 }, {}, take(1)],
    ['draw', { type: 'draw', left: 2 }, {}, effectDraw, 'start-mums-doc'],
    [
      'recover',
      { type: 'recover', left: 2 },
      { seats: { 0: { discard: mums('doc', 'bandit') } } },
      recover('start-mums-doc'),
    ],
    [
      'sell',
      { type: 'sell', left: 2 },
      { board: { B1: { products: 3 } }, seats: { 0: { figures: { B1: 1 } } } },
      sell('B1'),
    ],
    [
      'work',
      { type: 'work', left: 2 },
      { seats: { 0: { money: 9 } } },
      { type: 'work', seat: 0, card: 'work-factory', space: 'A1' },
    ],
  ];
  test.each(rows)(
    '[NG-ACT-05] [NG-EFX-01] [NG-EFX-03] %s: none, or fewer',
    (kind, step, more, unit, ...rolls) => {
      const state = activating([], { ...more, steps: [step] });
      expect(legalMoves(state)).toContainEqual(unit);
      expect(legalMoves(state).at(-1)).toEqual(done);
      const { state: none } = play(state, done);
      expect(topStep(none)).toEqual({ type: 'activate', left: 3 });
      const moves: (Move | [Move, ...string[]])[] = [[unit, ...rolls]];
      if (kind === 'move') moves.push(to('A2'));
      const { state: one } = play(state, ...moves);
      if (kind === 'gain') {
        expect(topStep(one)).toEqual({ type: 'activate', left: 3 });
      } else {
        expect(topStep(one)).toMatchObject({ type: kind, left: 1 });
        expect(topStep(play(one, done).state)).toEqual({ type: 'activate', left: 3 });
        if (kind === 'work') expect(refusedBy(one, unit)).toBe('NG-STRUCT-02');
      }
    },
  );
});

describe('move', () => {
  test('[NG-FX-01] X figures, three spaces each', () => {
    const state = activating(['rec-winry']);
    const { state: after } = play(
      state,
      playCard('rec-winry'),
      pick('A1'),
      to('A4'),
      pick('A1'),
      to('D1'),
      pick('A1'),
      to('C2'),
      pick('A1'),
      to('B3'),
    );
    expect(topStep(after)).toEqual({ type: 'activate', left: 2 });
    expect((['A4', 'D1', 'C2', 'B3'] as const).map((at) => after.board[at].figures[0])).toEqual([
      1, 1, 1, 1,
    ]);
    const { state: picked } = play(state, playCard('rec-winry'), pick('A1'));
    expect(refusedBy(picked, to('A5'))).toBe('NG-MOVE-01');
  });

  test('[NG-FX-01] a move of 1 is over after one figure', () => {
    const { state } = play(activating(['rec-heartthrob']), playCard('rec-heartthrob'), done);
    const { state: after } = play(state, pick('A1'), to('A2'));
    expect(topStep(after)).toEqual({ type: 'activate', left: 2 });
  });
});

describe('gain', () => {
  test('[NG-FX-02] [NG-RULING-09] [NG-EFX-01] up to X $, named in one decision', () => {
    const { state } = play(activating(['rec-tess']), playCard('rec-tess'));
    expect(legalMoves(state)).toEqual([take(1), take(2), take(3), take(4), done]);
    const { state: after, events } = play(state, take(1));
    expect(seat(after, 0).money).toBe(6);
    expect(topStep(after)).toEqual({ type: 'activate', left: 2 });
    expect(eventsOf(events, 'moneyGained').map(({ amount }) => amount)).toEqual([1]);
    expect(seat(play(state, take(4)).state, 0).money).toBe(9);
    expect(refusedBy(state, take(5))).toBe('NG-FX-02');
  });

  test('[NG-LIMIT-03] there is more $ than the 50 tokens in the box', () => {
    const seats = { 0: { money: 48 }, 1: { money: 30 } };
    const { state } = play(activating(['rec-tess'], { seats }), playCard('rec-tess'), take(4));
    expect(state.seats.map(({ money }) => money)).toEqual([52, 30]);
  });
});

describe('draw and recover', () => {
  test('[NG-FX-03] up to X cards, one at a time, as long as there are any', () => {
    const state = activating(['rec-mastermind'], {
      seats: {
        0: {
          draw: mums('doc'),
          discard: mums('bandit'),
          activated: mumsCards.filter((card) => !/doc|bandit/.test(card)),
        },
      },
    });
    const { state: one } = play(state, playCard('rec-mastermind'), [effectDraw, 'start-mums-doc']);
    expect(legalMoves(one)).toEqual([effectDraw, done]);
    // Two of four: then nothing is left to draw, and the effect is over.
    const { state: two } = play(one, [effectDraw, 'start-mums-bandit']);
    expect(seat(two, 0).hand).toEqual(mums('bandit', 'doc'));
    expect(topStep(two)).toEqual({ type: 'activate', left: 2 });
  });

  test('[NG-FX-04] [NG-ACT-04] Stacy recovers Xena, but never herself', () => {
    const discard = ['rec-xena', 'start-mums-doc'];
    const state = activating(['rec-stacy'], { seats: { 0: { discard } } });
    const { state: choice } = play(state, playCard('rec-stacy'));
    expect(legalMoves(choice)).toEqual([recover('rec-xena'), recover('start-mums-doc'), done]);
    expect(refusedBy(choice, recover('rec-stacy'))).toBe('NG-FX-04');
    const { state: taken } = play(choice, recover('rec-xena'));
    expect(seat(taken, 0)).toMatchObject({ hand: ['rec-xena'], discard: mums('doc') });
    const { state: after } = play(taken, done);
    expect(legalMoves(after)).toEqual([effectDraw, done]);
  });

  test('[NG-FX-04] at most X, only from the own discard pile, and no longer than it lasts', () => {
    const seats = {
      0: { discard: mums('bandit', 'doc', 'warrior') },
      1: { discard: ['start-tykes-doc'] },
    };
    const steps: Step[] = [{ type: 'recover', left: 2 }];
    const state = activating([], { seats, steps });
    expect(offered(state, 'recoverCard', 'card')).toEqual(mums('bandit', 'doc', 'warrior'));
    const { state: two } = play(state, recover('start-mums-doc'), recover('start-mums-bandit'));
    expect(topStep(two)?.type).toBe('activate');
    expect(seat(two, 0)).toMatchObject({ hand: mums('bandit', 'doc'), discard: mums('warrior') });
    const short = activating([], { seats: { 0: { discard: mums('doc') } }, steps });
    expect(topStep(play(short, recover('start-mums-doc')).state)?.type).toBe('activate');
  });
});

describe('sell', () => {
  test('[NG-FX-05] [NG-FX-06] [NG-FX-07] the sale of the rulebook', () => {
    const state = activating(mums('merchant'), {
      layout: 'LS2',
      seats: { 0: { money: 0, figures: { C3: 1 } } },
      board: { C3: { products: 1 } },
    });
    const { state: after, events } = play(state, playCard('start-mums-merchant'), sell('C3'));
    expect(seat(after, 0).money).toBe(4);
    expect(after.board.C3.products).toBe(0);
    expect(after.supply.products).toBe(30);
    expect(eventsOf(events, 'productSold')).toEqual([
      { type: 'productSold', seat: 0, space: 'C3', price: 4 },
    ]);
    // Nothing is left to sell, so the second sale is not asked for.
    expect(topStep(after)).toEqual({ type: 'activate', left: 2 });
  });

  test('[NG-FX-06] away from the own base, not from that of another', () => {
    const state = arrange({
      active: 1,
      steps: [{ type: 'sell', left: 1 }],
      noAndys: true,
      seats: { 1: { money: 0, figures: { C3: 1 } } },
      board: { C3: { products: 1 } },
    });
    const { state: after } = play(state, { type: 'sell', seat: 1, space: 'C3' });
    expect(seat(after, 1).money).toBe(6);
  });

  test('[NG-FX-05] up to X products from controlled spaces, several from one if wished', () => {
    const state = activating(['rec-big-spender'], {
      seats: {
        0: { money: 0, figures: { B1: 1, C1: 1, A2: 1, C2: 1, D2: 1 } },
        1: { figures: { C2: 1, E4: 1 } },
      },
      board: {
        B1: { products: 3 },
        C1: { products: 1 },
        // Contested, held by an andy, of an enemy, of nobody.
        C2: { products: 1 },
        D2: { products: 1, andys: ['down'] },
        E4: { products: 1 },
        D4: { products: 1 },
      },
    });
    const { state: choice } = play(state, playCard('rec-big-spender'));
    expect(legalMoves(choice)).toEqual([sell('B1'), sell('C1'), done]);
    const { state: two } = play(choice, sell('B1'), sell('C1'));
    expect(seat(two, 0).money).toBe(1 + 2);
    expect(offered(two, 'sell', 'space')).toEqual(['B1']);
    const { state: three } = play(two, sell('B1'));
    expect(seat(three, 0).money).toBe(1 + 2 + 1);
    expect(three.board.B1.products).toBe(1);
    expect(three.supply.products).toBe(30 - 5);
    expect(topStep(three)).toEqual({ type: 'activate', left: 2 });
  });

  test('[NG-ACT-03] [NG-EFX-02] Bulk Rate sells first and works later', () => {
    const state = activating(['rec-bulk-rate'], {
      seats: { 0: { figures: { A1: 0, C1: 1 } } },
      board: { C1: { build: ['factory'] } },
    });
    const { state: working } = play(state, playCard('rec-bulk-rate'));
    // The sale has no target and is passed over.
    expect(topStep(working)).toEqual({ type: 'work', left: 1 });
    const create: Move = { type: 'work', seat: 0, card: 'work-product', space: 'C1', count: 2 };
    const { state: after } = play(working, create);
    expect(after.board.C1.products).toBe(2);
    expect(topStep(after)).toEqual({ type: 'activate', left: 2 });
  });

  test('[NG-EFX-02] Loading Dock builds, creates and sells', () => {
    const state = activating(['rec-loading-dock'], {
      seats: { 0: { money: 3, figures: { A1: 0, C1: 1 } } },
    });
    const { state: after } = play(
      state,
      playCard('rec-loading-dock'),
      { type: 'work', seat: 0, card: 'work-factory', space: 'C1' },
      { type: 'work', seat: 0, card: 'work-product', space: 'C1', count: 2 },
      sell('C1'),
    );
    expect(after.board.C1).toMatchObject({ factory: true, products: 1 });
    expect(seat(after, 0).money).toBe(2);
    expect(topStep(after)).toEqual({ type: 'activate', left: 2 });
  });
});
