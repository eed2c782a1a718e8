import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { notThere } from '../../src/kit/asked.js';
import { misplacedCards, seatsNamed, strangeSeats } from '../../src/kit/conserve.js';
import { happened } from '../../src/kit/events.js';
import { bury, cardsIn, drawLayered, hasSeen, peek, shuffledLayers } from '../../src/kit/layers.js';
import { issuesOf, uniqueIds } from '../../src/kit/pack.js';
import { refill } from '../../src/kit/piles.js';
import { take } from '../../src/kit/random.js';
import { clockwise, nextSeat, others } from '../../src/kit/seats.js';
import { stepOf } from '../../src/kit/steps.js';
import { seatTerm } from '../../src/kit/terms.js';
import { newer, ownEntry, withEntry, withoutEntry, withPlace } from '../../src/kit/values.js';
import {
  capital,
  listed,
  noSuch,
  plural,
  seatName,
  sentence,
  withArticle,
} from '../../src/kit/words.js';

/** A table that draws what it is told to. */
function drawing(...cards: string[]) {
  return {
    draw(_label: string, set: string[]): string {
      const card = cards.shift() as string;
      set.splice(set.indexOf(card), 1);
      return card;
    },
    left: cards,
  };
}

test.each([
  ['plazza', 'there is no space "plazza"; did you mean "piazza", "plaza"?'],
  ['nowhere', 'there is no space "nowhere"'],
  [4, 'there is no space 4'],
  [{ toString: null }, 'there is no space an object'],
])('what there is not is told with what is most like it', (asked, told) => {
  const known = ['piazza', 'plaza', 'D5'];
  expect(notThere('space', asked, known).issues).toEqual([{ path: [], message: told }]);
});

describe('seats', () => {
  test('go round the table', () => {
    expect(nextSeat(2, 3)).toBe(0);
    expect(clockwise(2, 4)).toEqual([2, 3, 0, 1]);
    expect(others(2, 4)).toEqual([3, 0, 1]);
  });
});

describe('values that are replaced', () => {
  test('newer takes what is given, null and 0 included', () => {
    expect(newer<number | null>(null, 3)).toBe(null);
    expect(newer(0, 3)).toBe(0);
    expect(newer(undefined, 3)).toBe(3);
  });

  test('lists and records keep what they were', () => {
    const list = ['a', 'b'];
    expect(withPlace(list, 1, 'c')).toEqual(['a', 'c']);
    const record = { a: 1, b: 2 };
    expect(withEntry(record, 'b', 3)).toEqual({ a: 1, b: 3 });
    expect(withoutEntry(record, 'a')).toEqual({ b: 2 });
    expect([list, record]).toEqual([['a', 'b'], { a: 1, b: 2 }]);
  });

  test('a record has what was put into it, not what every object has', () => {
    const record = withEntry({ a: 1 }, 'constructor', 2);
    const keys = ['a', 'constructor', 'toString', '__proto__', 'b'];
    expect(keys.map((key) => ownEntry(record, key))).toEqual([
      1,
      2,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('words', () => {
  const numbered = (most: number) => {
    return new Set(Array.from({ length: most }, (_, i) => `block-${i + 1}`));
  };

  test('of what there is not name all of a few others, and of many those most like it', () => {
    expect(noSuch('gang', 'mum', new Set(['mums', 'cupids']))).toBe(
      'there is no gang "mum"; choose mums or cupids',
    );
    expect(noSuch('block', 'blok-9', numbered(12))).toMatch(/; choose block-1, .* or block-12$/);
    expect(noSuch('block', 'blok-13', numbered(13))).toContain('; did you mean "block-13"');
    expect(noSuch('block', 'xyz', numbered(13))).toBe('there is no block "xyz"');
  });

  test.each([
    [[], 'nothing'],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('listed %j', (items, text) => {
    expect(listed(items)).toBe(text);
  });

  test('or', () => expect(listed([0, 1, 2], 'or')).toBe('0, 1 or 2'));

  test.each([
    [1, 'tunnel', undefined, '1 tunnel'],
    [0, 'tunnel', undefined, '0 tunnels'],
    [2, 'skyscraper of value 1', undefined, '2 skyscrapers of value 1'],
    [2, 'city', 'cities', '2 cities'],
  ])('plural %i %s', (count, one, many, text) => {
    expect(plural(count, one, many)).toBe(text);
  });

  test('a seat by its name or number, at the beginning of a sentence too', () => {
    const names = ['Ann', 'deBob'];
    expect([0, 1, 2].map((seat) => seatName(seat, names))).toEqual(['Ann', 'deBob', 'seat 2']);
    expect(seatName(1, ['Seat 0', 'Seat 1'])).toBe('seat 1');
    expect(sentence('deBob draws a card.', names)).toBe('deBob draws a card.');
    expect(sentence('seat 2 draws a card.', names)).toBe('Seat 2 draws a card.');
  });

  test('capital and article', () => {
    expect(capital('an owl')).toBe('An owl');
    expect(withArticle('owl')).toBe('an owl');
    expect(withArticle('tunnel')).toBe('a tunnel');
  });
});

describe('piles', () => {
  test('refill puts the discard pile under the draw pile and empties it', () => {
    const pile = [['z']];
    const discard = ['b', 'a'];
    expect(refill(pile, discard)).toBe(2);
    expect(pile).toEqual([['z'], ['a', 'b']]);
    expect(discard).toEqual([]);
    expect(refill(pile, discard)).toBe(0);
    expect(pile.length).toBe(2);
  });

  test('take empties the pool, each member once', () => {
    const random = new SeededChance(seedChance('pool'));
    const pool = ['a', 'b', 'c'];
    const taken = [take(pool, random), take(pool, random), take(pool, random)];
    expect(taken.sort()).toEqual(['a', 'b', 'c']);
    expect(pool).toEqual([]);
  });
});

describe('layers', () => {
  const pile = shuffledLayers(['c', 'a', 'b']);

  test('one shuffled layer, or none', () => {
    expect(pile).toEqual([{ cards: ['a', 'b', 'c'], seenBy: [] }]);
    expect(shuffledLayers([])).toEqual([]);
  });

  test('a draw leaves the pile as it was', () => {
    expect(drawLayered(drawing('b'), 'draw', pile)).toEqual({
      card: 'b',
      pile: [{ cards: ['a', 'c'], seenBy: [] }],
    });
    expect(cardsIn(pile)).toEqual(['a', 'b', 'c']);
  });

  test('who looks makes layers of single cards that only they have seen', () => {
    const table = drawing('b', 'a');
    const peeked = peek(table, 'peek', pile, 2, 2);
    expect(peeked.cards).toEqual(['b', 'a']);
    expect(peeked.pile).toEqual([
      { cards: ['b'], seenBy: [2] },
      { cards: ['a'], seenBy: [2] },
      { cards: ['c'], seenBy: [] },
    ]);
    expect(peeked.pile.map((layer) => hasSeen(layer, 2))).toEqual([true, true, false]);
    expect(peeked.pile.map((layer) => hasSeen(layer, 'open'))).toEqual([true, true, false]);
    expect(hasSeen(peeked.pile[0] as (typeof peeked.pile)[0], 'spectator')).toBe(false);
  });

  test('what somebody has seen is not drawn again; the last unseen card is', () => {
    const known = [
      { cards: ['b'], seenBy: [2] },
      { cards: ['a'], seenBy: [] },
    ];
    const table = drawing('a');
    const peeked = peek(table, 'peek', known, 1, 5);
    expect(peeked.cards).toEqual(['b', 'a']);
    expect(peeked.pile).toEqual([
      { cards: ['b'], seenBy: [1, 2] },
      { cards: ['a'], seenBy: [1] },
    ]);
    expect(table.left).toEqual([]);
  });

  test('a buried card lies at the bottom', () => {
    expect(bury(pile, 'x', 'all')).toEqual([...pile, { cards: ['x'], seenBy: 'all' }]);
    expect(hasSeen({ cards: ['x'], seenBy: 'all' }, 'spectator')).toBe(true);
  });
});

describe('conservation', () => {
  const zones = [
    { name: 'the hand of seat 0', cards: ['a', 'b'] },
    { name: 'the deck', cards: ['b', 'c'] },
  ];

  test('every card once, copies each', () => {
    expect(misplacedCards(zones, ['a', 'b', 'b', 'c'])).toEqual([]);
  });

  test('twice, nowhere, and not part of the game', () => {
    expect(misplacedCards(zones, ['a', 'b', 'd'])).toEqual([
      'b, in the deck, is there too often',
      'c, in the deck, is not part of this game',
      'd is nowhere',
    ]);
  });

  const seat = seatTerm(4);
  const step = z.discriminatedUnion('type', [
    stepOf('ask', { seats: z.array(seat), left: z.int() }),
    stepOf('fight', { sides: z.tuple([seat, seat.nullable()]), prize: z.int() }),
    stepOf('rest'),
  ]);
  const state = z.strictObject({
    active: seat,
    against: z.union([z.literal('all'), seat]),
    bets: z.record(z.string(), z.strictObject({ by: seat.exactOptional(), sum: z.int() })),
    agenda: z.array(step),
  });
  const value = {
    active: 0,
    against: 1,
    bets: { x: { by: 2, sum: 9 }, y: { sum: 9 } },
    agenda: [
      { type: 'ask', seats: [3, 1], left: 9 },
      { type: 'fight', sides: [2, null], prize: 9 },
      { type: 'rest' },
    ],
  };

  test('seatsNamed finds what is written with a seat term and nothing else', () => {
    expect(state.safeParse(value).success).toBe(true);
    expect(seatsNamed(state, value)).toEqual([0, 1, 2, 3, 1, 2]);
    expect(seatsNamed(state, { ...value, against: 'all' })).toEqual([0, 2, 3, 1, 2]);
  });

  test('strangeSeats names each seat that does not exist once', () => {
    expect(strangeSeats(state, value, 4)).toEqual([]);
    expect(strangeSeats(state, value, 2)).toEqual(['there is no seat 2', 'there is no seat 3']);
  });
});

describe('packs', () => {
  test('an id that is used twice is named with both places', () => {
    const pack = { cards: [{ id: 'a' }, { id: 'b' }], tiles: [{ id: 'b' }] };
    const issues = issuesOf<'X-01'>((wrong) => uniqueIds(pack, ['cards', 'tiles'], 'X-01', wrong));
    const message = 'Id "b" is used twice: at cards.1 and at tiles.0.';
    expect(issues).toEqual([{ rule: 'X-01', path: ['tiles', 0, 'id'], message }]);
  });
});

test('events take what the table writes into them', () => {
  const event = happened('drawn', { seat: z.int() });
  const written = { type: 'drawn', seat: 0, rolls: ['a'], hidden: { card: [0] } };
  expect(event.safeParse(written).success).toBe(true);
  expect(event.safeParse({ type: 'drawn', seat: 0, extra: 1 }).success).toBe(false);
});
