import { describe, expect, test } from 'vitest';
import type { State } from '../../src/bloodfeud/index.js';
import type { Layer } from '../../src/kit/layers.js';
import { type Arrangement, team } from './arrange.js';
import { type Change, patch, told } from './broken.js';

/* Every clause about cards, broken alone. */

/** A card in every place. */
const full: Arrangement = {
  setup: { immersive: true },
  seats: {
    0: {
      orders: ['o02', 'o03'],
      advancements: ['v02', 'v03'],
      warehouse: ['h02', 'o05', 'token'],
      lanyards: { P1: ['v04'], P2: ['v06'] },
    },
  },
  placed: [['D5', 0, 'sAtk']],
  discard: ['e10', 'e11'],
  council: { proposals: [{ card: 'e04', by: 1 }] },
};
const voted: Arrangement = { council: { resolved: true, selected: { card: 'e06', by: 1 } } };
const nothing: Change = () => undefined;

test('[BF-SETUP-15] a card in every place is fine', () => {
  expect(told(nothing, full)).toEqual([]);
  expect(told(nothing, voted)).toEqual([]);
});

const add = (
  seat: number,
  zone: 'orders' | 'advancements' | 'ambitions' | 'events' | 'warehouse',
) => {
  return (card: string) => (state: State) => team(state, seat)[zone].push(card);
};
const slot = (pile: 'orders' | 'disciplines' | 'gear') => {
  return (card: string) => (state: State) => state.market[pile].slots.push(card);
};
const aside = (seat: number) => (card: string) => (state: State) => {
  state.ambitions.faction[seat] = [card];
};

test.each<[string, string, (card: string) => Change]>([
  ['the pile orders', 'v02', slot('orders')],
  ['the pile orders', 'e01', slot('orders')],
  ['the pile disciplines', 'h02', slot('disciplines')],
  ['the pile gear', 'v02', slot('gear')],
  ['the pile gear', 'o02', (card) => (s) => s.market.gear.pile.push({ cards: [card], seenBy: [] })],
  ['the Orders of team 0', 'v02', add(0, 'orders')],
  ['the Advancements of team 1', 'o02', add(1, 'advancements')],
  ['the Ambitions of team 2', 'e01', add(2, 'ambitions')],
  ['the Events of team 3', 'a01', add(3, 'events')],
  ['the Warehouse of team 0', 'e01', add(0, 'warehouse')],
  ['the Warehouse of team 0', 'sAtk', add(0, 'warehouse')],
  ['the lanyard of P1 of team 0', 'o02', (card) => (s) => team(s, 0).lanyards.P1?.push(card)],
  ['the lanyard of P2 of team 0', 'e01', (card) => (s) => team(s, 0).lanyards.P2?.push(card)],
  [
    'the Orders board at D5',
    'v02',
    (card) => (s) => s.ordersBoard.D5?.push({ seat: 0, card, number: 0 }),
  ],
  ['the Event deck', 'a01', (card) => (s) => s.events.deck[0]?.cards.push(card)],
  ['the Event discard', 'a01', (card) => (s) => s.events.discard.push(card)],
  ['the Council', 'o02', (card) => (s) => s.council.proposals.push({ card, by: 0 })],
  ['the Council', 'o02', (card) => (s) => Object.assign(s.council, { selected: { card, by: 0 } })],
  ['the Ambition deck', 'f01', (card) => (s) => s.ambitions.deck[0]?.cards.push(card)],
  ['the Ambition deck', 'f01', (card) => (s) => s.ambitions.faceUp.push(card)],
  ['the Ambitions set aside for team 0', 'f03', aside(0)],
  ['the Ambitions set aside for team 1', 'a01', aside(1)],
  ['the Ambitions set aside for team 6', 'f01', aside(6)],
])('[BF-TEAM-01] in %s: %s', (place, card, put) => {
  expect(told(put(card), full)).toContain(`${card} may not be in ${place}`);
});

test('[BF-SETUP-14] faction Ambitions are part of an immersive game only', () => {
  expect(told(aside(0)('f01'))).toEqual([
    'f01, in the Ambitions set aside for team 0, is not part of this game',
  ]);
});

describe('[BF-INFO-06] sets and piles are in their order', () => {
  const reversed = (cards: readonly string[]) => [...cards].reverse();

  test.each(['orders', 'advancements', 'ambitions', 'events', 'warehouse'] as const)(
    '%s',
    (zone) => {
      const change: Change = (s) => patch(0, { [zone]: reversed(team(s, 0)[zone]) })(s);
      expect(told(change, full)).toEqual(['the cards of team 0 are not sorted']);
    },
  );

  test.each<[string, (state: State) => string[] | undefined]>([
    ['Market Orders', (s) => s.market.orders.pile[0]?.cards],
    ['Disciplines', (s) => s.market.disciplines.pile[0]?.cards],
    ['Gear', (s) => s.market.gear.pile[0]?.cards],
    ['Events', (s) => s.events.deck[0]?.cards],
    ['Ambitions', (s) => s.ambitions.deck[0]?.cards],
    ['discarded Events', (s) => s.events.discard],
  ])('%s', (_what, pileOf) => {
    expect(told((s) => pileOf(s)?.reverse(), full)).toEqual(['a pile is not sorted']);
  });
});

describe('[BF-MKT-02] slots are filled while the pile lasts', () => {
  test.each(['orders', 'disciplines', 'gear'] as const)('an empty slot of %s', (pile) => {
    const change: Change = ({ market }) => {
      const { slots } = market[pile];
      market[pile].pile.push({ cards: [slots[1] as string], seenBy: 'all' });
      slots[1] = null;
    };
    expect(told(change)).toEqual([`an empty slot of ${pile}`]);
  });

  test('an empty space beside the Ambition deck', () => {
    const change: Change = ({ ambitions: { deck, faceUp } }) => {
      deck.push({ cards: [faceUp[0] as string], seenBy: 'all' });
      faceUp[0] = null;
    };
    expect(told(change)).toEqual(['an empty slot of ambitions']);
  });

  test('where the pile is empty, slots may be', () => {
    const gear = { slots: ['h01', null, null], pile: [] };
    const table: Arrangement = {
      market: { gear },
      ambitionDeck: [],
      faceUp: [null, 'a08', null, null],
    };
    expect(told(nothing, table)).toEqual([]);
  });
});

describe('[BF-INFO-06] only what was shuffled is a layer of several cards', () => {
  const buried: Arrangement = {
    market: { gear: { pile: [['h02', 'h03'], ['h05'], ['h04']] } },
    ambitionDeck: ['a04', 'a05', 'a06'],
  };
  const layers = (pile: Layer[]): Change => {
    return (s) => Object.assign(s.market.gear, { pile });
  };
  const several = ['a layer of gear with several cards'];

  test('the shuffle lies on top, buried cards are single', () => {
    expect(told(nothing, buried)).toEqual([]);
  });

  test.each<[string, Layer[]]>([
    [
      'two cards buried at once',
      [
        { cards: ['h02', 'h03'], seenBy: [] },
        { cards: ['h04', 'h05'], seenBy: 'all' },
      ],
    ],
    [
      'two cards that nobody has seen below others',
      [
        { cards: ['h02', 'h03'], seenBy: [] },
        { cards: ['h04', 'h05'], seenBy: [] },
      ],
    ],
    [
      'two cards on top that everybody has seen',
      [
        { cards: ['h02', 'h03'], seenBy: 'all' },
        { cards: ['h04'], seenBy: 'all' },
        { cards: ['h05'], seenBy: 'all' },
      ],
    ],
    ['all cards, which a team has seen', [{ cards: ['h02', 'h03', 'h04', 'h05'], seenBy: [0] }]],
  ])('%s', (_what, pile) => {
    expect(told(layers(pile), buried)).toEqual(several);
  });

  test('two Ambitions seen at once', () => {
    const seen: Change = ({ ambitions }) =>
      Object.assign(ambitions.deck[0] as Layer, { seenBy: [1] });
    expect(told(seen, buried)).toEqual(['a layer of ambitions with several cards']);
  });

  test('the Event deck is a single shuffle', () => {
    const split: Change = ({ events: { deck } }) => {
      const [first] = deck as [Layer];
      deck.push({ cards: first.cards.splice(1), seenBy: [] });
    };
    expect(told(split)).toEqual(['the Event deck has several layers']);
  });
});
