import { describe, expect, test } from 'vitest';
import type { State } from '../../src/city-of-remnants/state/state.js';
import { arrange, gameOf, seat } from './arrange.js';
import { check } from './bend.js';

/* Cards that lie where none can lie, or out of order: the sentence about each. */

const game = gameOf({ pack: 'standard' });
const { constants } = game.content;

const table = () => arrange();

describe('cards', () => {
  const isPermanent = ({ permanent }: { permanent?: boolean | undefined }) => permanent === true;
  const permanent = `${game.content.cards.find(isPermanent)?.id}:1`;
  const inMarket = (copy: State, card: string) => {
    for (const pile of [copy.market.row, ...copy.market.deck]) {
      if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
    }
  };
  const swap = (copy: State) => {
    const [mine, theirs] = [seat(copy, 0).draw[0], seat(copy, 1).draw[0]] as [string[], string[]];
    const [a, b] = [mine.pop() as string, theirs.pop() as string];
    mine.push(b);
    theirs.push(a);
    mine.sort();
    theirs.sort();
  };
  const starter = () => seat(table(), 0).draw[0]?.[0] as string;
  check([
    [
      'nonsense, in the table of seat 1, is not part of this game',
      table,
      (copy) => seat(copy, 1).table.push('nonsense'),
    ],
    [
      `${permanent} may not be in the deck of seat 0`,
      table,
      (copy) => {
        inMarket(copy, permanent);
        seat(copy, 0).discard.push(permanent);
      },
    ],
    [`${seat(table(), 1).draw[0]?.at(-1)} may not be in the deck of seat 0`, table, swap],
    [
      `${starter()} may not be in the table of seat 0`,
      table,
      (copy) => seat(copy, 0).table.push(seat(copy, 0).draw[0]?.shift() as string),
    ],
    [
      `${starter()} may not be in the gang cards`,
      table,
      (copy) => copy.gang.discard.push(seat(copy, 0).draw[0]?.shift() as string),
    ],
  ]);
  test('a permanent lies on the table', () => {
    const state = table();
    inMarket(state, permanent);
    seat(state, 0).table.push(permanent);
    expect(game.invariants(state)).toEqual([]);
  });
});

describe('order', () => {
  const turned = (pile: string[]) => void pile.sort().reverse();
  const own = 'the cards of seat 0 are not in canonical order';
  const ycu = 'the YCU deck, discard pile or bag is not in canonical order';
  const split = (copy: State, which: 'gang' | 'market') => {
    const [deck = []] = copy[which].deck;
    copy[which].deck = [deck.slice(0, 1), deck.slice(1)];
  };
  test.each(['hand', 'discard'] as const)('the %s of a seat', (zone) => {
    const state = table();
    const [draw = []] = seat(state, 0).draw;
    seat(state, 0)[zone] = draw.splice(0, 2).sort();
    expect(game.invariants(state)).toEqual([]);
    turned(seat(state, 0)[zone]);
    expect(game.invariants(state)).toEqual([own]);
  });
  test.each(['gang', 'market'] as const)('the %s deck', (which) => {
    const sentence = `the ${which} deck is not in canonical order`;
    const two = structuredClone(table());
    split(two, which);
    expect(game.invariants(two)).toEqual([sentence]);
    const back = structuredClone(table());
    back[which].deck[0]?.reverse();
    expect(game.invariants(back)).toEqual([sentence]);
    const discarded = structuredClone(table());
    discarded[which].discard = (discarded[which].deck[0] ?? []).splice(0, 2);
    expect(game.invariants(discarded)).toEqual([]);
    turned(discarded[which].discard);
    expect(game.invariants(discarded)).toEqual([sentence]);
    const long = structuredClone(table());
    long[which].row.push((long[which].deck[0] ?? []).pop() as string);
    expect(game.invariants(long)).toEqual([
      `${constants.rowSize + 1} cards are in the ${which} row`,
    ]);
  });
  check([
    [ycu, table, (copy) => turned(copy.ycu.bag)],
    [ycu, table, (copy) => turned(copy.ycu.deck[0]?.cards ?? [])],
    [
      ycu,
      table,
      (copy) => {
        copy.ycu.discard = copy.ycu.deck[0]?.cards.splice(0, 2) ?? [];
        turned(copy.ycu.discard);
      },
    ],
    [
      'a layer of several YCU cards was seen',
      table,
      (copy) => Object.assign(copy.ycu.deck[0] as object, { seenBy: [0] }),
    ],
  ]);
  test('[CR-YCU-01] one card may have been seen, and nobody need have seen any', () => {
    const state = structuredClone(table());
    const card = state.ycu.deck[0]?.cards.shift() as string;
    state.ycu.deck.unshift({ cards: [card], seenBy: [0] });
    expect(game.invariants(state)).toEqual([]);
  });
});
