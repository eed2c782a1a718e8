import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import { addAll } from '../../src/kit/sets.js';
import {
  arrange,
  changedPack,
  eventsOf,
  gameOf,
  legalMoves,
  offered,
  offeredTypes,
  play,
  refusedBy,
  seat,
} from './arrange.js';

const natalie = 'rec-natalie';
const hector = 'rec-hector';
const happy = 'rec-happy';
const tess = 'rec-tess';
const isiah = 'rec-isiah';
const row = [natalie, hector, happy, tess];

const recruit = (slot: number) => ({ type: 'recruit', seat: 0, slot }) as const;
const buyEvent = (slot: number) => ({ type: 'buyEvent', seat: 0, slot }) as const;
const drawInstead = { type: 'drawInstead', seat: 0 } as const;

/** All 16 figures of seat 0 are on the board of LS2. */
const allOut = { A1: 10, B1: 2, C1: 2, A2: 2 };

describe('one of three', () => {
  const party = [natalie, 'evt-robo-party', happy, tess];

  test('[NG-RECRUIT-01] recruit a gang member, buy an event, or draw', () => {
    expect(legalMoves(arrange({ row: party }))).toEqual([
      recruit(0),
      recruit(2),
      recruit(3),
      buyEvent(1),
      drawInstead,
    ]);
  });

  test.each([
    ['recruiting', recruit(0), isiah],
    ['buying', buyEvent(1), isiah],
    ['drawing', drawInstead, 'start-mums-doc'],
  ])('[NG-RECRUIT-01] after %s step 2 is over', (_what, move, roll) => {
    const state = arrange({ row: party, seats: { 0: { hand: ['start-mums-bandit'] } } });
    expect(topStep(play(state, [move, roll]).state)?.type).toBe('move');
  });
});

describe('recruiting', () => {
  test('[NG-RECRUIT-02] [NG-RECRUIT-03] [NG-RECRUIT-04] [NG-RECRUIT-06] the picture of the rulebook', () => {
    const state = arrange({ row, hold: true });
    const hand = seat(state, 0).hand;
    const { state: after } = play(state, [recruit(1), isiah]);
    expect(seat(after, 0).money).toBe(4);
    expect(seat(after, 0).hand).toEqual([hector, ...hand]);
    expect(after.board.A1.figures).toEqual([7, 0]);
    expect(seat(after, 0).figureSupply).toBe(9);
    expect(after.row).toEqual([natalie, happy, tess, isiah]);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 5],
  ])('[NG-RECRUIT-02] the card in slot %i costs %i $', (slot, price) => {
    const having = (money: number) => arrange({ row, hold: true, seats: { 0: { money } } });
    const { state: after, events } = play(having(price), [recruit(slot), isiah]);
    expect(seat(after, 0).money).toBe(0);
    expect(eventsOf(events, 'moneyPaid').map(({ amount }) => amount)).toEqual(
      price === 0 ? [] : [price],
    );
    expect(seat(play(having(20), [recruit(slot), isiah]).state, 0).money).toBe(20 - price);
    const affordable = [0, 1, 2, 3].filter((other) => other <= slot);
    expect(offered(having(price), 'recruit', 'slot')).toEqual(affordable);
    if (price > 0) expect(refusedBy(having(price - 1), recruit(slot))).toBe('NG-RECRUIT-02');
  });

  test('[NG-RECRUIT-03] a recruit may be played in the same turn', () => {
    const { state: after } = play(
      arrange({ row }),
      [recruit(3), isiah],
      { type: 'done', seat: 0 },
      { type: 'playCard', seat: 0, card: tess },
      { type: 'takeMoney', seat: 0, amount: 4 },
    );
    expect(seat(after, 0)).toMatchObject({ money: 4, activated: [tess] });
  });

  test('[NG-RECRUIT-04] [NG-BASE-01] the new figure enters on the base of its owner', () => {
    const state = arrange({
      layout: 'LS3',
      active: 2,
      row,
      hold: true,
      seats: { 2: { figures: { D6: 0, C5: 2 } } },
    });
    const { state: after, events } = play(state, [{ type: 'recruit', seat: 2, slot: 0 }, isiah]);
    expect(after.board.D6.figures).toEqual([0, 0, 1]);
    expect(seat(after, 2).figureSupply).toBe(13);
    expect(eventsOf(events, 'figurePlaced')).toEqual([
      { type: 'figurePlaced', seat: 2, space: 'D6' },
    ]);
  });

  test('[NG-RECRUIT-05] [NG-LIMIT-01] without a figure in the supply nobody is recruited', () => {
    const party = [natalie, hector, 'evt-robo-party', tess];
    const seats = { 0: { money: 20, figures: allOut } };
    expect(legalMoves(arrange({ row: party, seats }))).toEqual([buyEvent(2), drawInstead]);
  });

  test('[NG-RECRUIT-05] the last figure can still be recruited', () => {
    const figures = { ...allOut, A1: 9 };
    const state = arrange({ row, hold: true, seats: { 0: { figures } } });
    const { state: after } = play(state, [recruit(0), isiah]);
    expect(seat(after, 0).figureSupply).toBe(0);
    expect(after.board.A1.figures).toEqual([10, 0]);
    expect(offeredTypes(after)).toEqual(['drawInstead']);
  });
});

describe('the row', () => {
  test.each([
    [0, [hector, happy, tess, isiah]],
    [1, [natalie, happy, tess, isiah]],
    [2, [natalie, hector, tess, isiah]],
    [3, [natalie, hector, happy, isiah]],
  ])('[NG-RECRUIT-06] slot %i is taken: the others slide to the cheap end', (slot, then) => {
    const { state: after, events } = play(arrange({ row, hold: true }), [recruit(slot), isiah]);
    expect(after.row).toEqual(then);
    expect(after.recruitDeck.flat()).not.toContain(isiah);
    expect(after.recruitDeck.flat()).toHaveLength(51);
    expect(eventsOf(events, 'rowRefilled').map((refilled) => refilled.row)).toEqual([then]);
  });

  test('[NG-RECRUIT-07] drawing instead takes one card and leaves the row alone', () => {
    const state = arrange({ row, hold: true, seats: { 0: { hand: ['start-mums-bandit'] } } });
    const { state: after, events } = play(state, [drawInstead, 'start-mums-doc']);
    expect(seat(after, 0).hand).toEqual(['start-mums-bandit', 'start-mums-doc']);
    expect(seat(after, 0)).toMatchObject({ money: 5, figureSupply: 10 });
    expect(after.row).toEqual(row);
    expect(after.recruitDeck.flat()).toHaveLength(52);
    expect(events.map(({ type }) => type)).toEqual(['cardDrawn']);
  });
});

describe('an empty recruitment deck', () => {
  const pack = changedPack('one-event', (changed) => {
    changed.events = changed.events.filter(({ id }) => id === 'evt-robo-party');
  });

  test('[NG-RECRUIT-08] [NG-EVENT-02] the slot stays empty, and the event comes back', () => {
    const state = arrange({
      pack,
      row: [natalie, 'evt-robo-party', happy, tess],
      deck: [],
      hold: true,
    });
    const { state: bought } = play(state, buyEvent(1));
    expect(bought.row).toEqual([natalie, happy, tess, null]);
    expect(bought.recruitDeck).toEqual([['evt-robo-party']]);
    expect(gameOf(state).invariants(bought)).toEqual([]);
    expect(refusedBy(bought, recruit(3))).toBe('NG-RECRUIT-08');
    const { state: after } = play(bought, [recruit(0), 'evt-robo-party']);
    expect(after.row).toEqual([happy, tess, 'evt-robo-party', null]);
    expect(after.recruitDeck).toEqual([]);
  });

  test('[NG-RECRUIT-08] cards still slide when nothing refills the row', () => {
    const state = arrange({ pack, row: [natalie, 'evt-robo-party', happy, null], deck: [] });
    const { state: after } = play(state, recruit(0));
    expect(after.row).toEqual(['evt-robo-party', happy, null, null]);
    expect(topStep(after)?.type).toBe('move');
  });

  test('[NG-RECRUIT-08] with an empty row one can still draw', () => {
    const state = arrange({
      pack,
      row: [null, null, null, null],
      deck: ['evt-robo-party'],
    });
    expect(legalMoves(state)).toEqual([drawInstead]);
  });

  test('[NG-RECRUIT-08] a refill fills as many slots as it can, the cheap ones first', () => {
    const full = arrange({ pack, row, deck: ['evt-robo-party', isiah] });
    const gaps = { ...full, row: [natalie, hector, null, null] };
    addAll(seat(gaps, 0).discard, [happy, tess]);
    const { state: after } = play(gaps, [recruit(0), isiah, 'evt-robo-party']);
    expect(after.row).toEqual([hector, isiah, 'evt-robo-party', null]);
  });

  test('[NG-RECRUIT-08] a full row and a deck that was not used up are no contradiction', () => {
    const full = arrange({ pack, row, deck: ['evt-robo-party', isiah] });
    expect(gameOf(full).invariants(full)).toEqual([]);
    const gap = [natalie, hector, happy, null];
    for (const deck of [[isiah], [isiah, 'evt-robo-party']]) {
      const wrong = { ...full, row: gap, recruitDeck: [deck.sort()] };
      expect(gameOf(full).invariants(wrong)).toContain(
        'the row is not full though the deck has cards',
      );
    }
  });
});
