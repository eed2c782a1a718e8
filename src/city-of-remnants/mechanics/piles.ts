import type { Seat } from '../../kernel/play.js';
import { copyPile, drawTop, shuffleInto, shuffleUnder } from '../../kit/piles.js';
import { addTo, removeFrom } from '../../kit/sets.js';
import type { CityTable } from '../play.js';
import { type Layer, type SharedDeck, type State, seatOf } from '../state/state.js';
import { lowestFigure } from './figures.js';
import { checkInfluence } from './influence.js';
import { putFigure } from './occupancy.js';

/** From the own draw pile, as many as there are; the discard pile stays (CR-REFR-02). */
export function drawCards(table: CityTable, seat: Seat, most: number, label: string): void {
  const { hand, draw } = seatOf(table.state, seat);
  const cards: string[] = [];
  while (cards.length < most && draw.length > 0) cards.push(drawTop(table, label, draw));
  if (cards.length === 0) return;
  for (const card of cards) addTo(hand, card);
  const hidden = { cards: [seat] };
  table.emit({ type: 'cardsDrawn', seat, count: cards.length, cards, hidden });
}

/** The owner sees the whole draw pile; it is shuffled, one layer, afterwards (CR-LOSS-05). */
export function searchPile(table: CityTable, seat: Seat): void {
  const player = seatOf(table.state, seat);
  shuffleInto(player.draw, []);
  const cards = player.draw.flat();
  const hidden = { cards: [seat] };
  table.emit({ type: 'pileSearched', seat, count: cards.length, cards, hidden });
  table.reveal();
}

/** Takes a card that a search has found. */
export function takeFromPile({ state }: CityTable, seat: Seat, card: string): void {
  const { draw } = seatOf(state, seat);
  const place = draw.findIndex((layer) => removeFrom(layer, card));
  if (draw[place]?.length === 0) draw.splice(place, 1);
}

/** The gang or market cards, to be changed: states share them, so this state gets its own first. */
export function ownCards(state: State, which: 'gang' | 'market'): SharedDeck {
  const { deck, row, discard } = state[which];
  state[which] = { deck: copyPile(deck), row: [...row], discard: [...discard] };
  return state[which];
}

/** Turns up cards until the row has this size; a deck that runs out is shuffled anew (CR-LIMIT-01). */
export function fillRow(
  table: CityTable,
  which: 'gang' | 'market',
  size: number,
  label: string,
): void {
  const cards = ownCards(table.state, which);
  const { deck, row } = cards;
  while (row.length < size) {
    if (deck.length === 0 && cards.discard.length > 0) {
      shuffleUnder(deck, cards.discard);
      table.emit({ type: 'deckReshuffled', deck: which, count: cards.discard.length });
      cards.discard = [];
    }
    if (deck.length === 0) break;
    row.push(drawTop(table, label, deck));
  }
  table.emit({ type: 'rowRefilled', row: which, cards: row.slice() });
}

/** The face-up gang member goes to the hand and a figure to the pool (CR-RECR-11, CR-RECR-12). */
export function recruit(table: CityTable, seat: Seat, card: string): void {
  const { state } = table;
  removeFrom(ownCards(state, 'gang').row, card);
  addTo(seatOf(state, seat).hand, card);
  const figure = lowestFigure(table, seat, 'supply') ?? null;
  if (figure !== null) putFigure(table, figure, 'pool');
  table.emit({ type: 'unitRecruited', seat, card, figure });
  checkInfluence(table, 'cards');
}

/** The top card of the YCU deck, after a reshuffle if it needs one. */
export function drawCoordinates(table: CityTable, label: string): string | undefined {
  const { ycu } = table.state;
  if (ycu.deck.length === 0 && ycu.discard.length > 0) {
    ycu.deck = [{ cards: ycu.discard.slice().sort(), seenBy: [] }];
    table.emit({ type: 'deckReshuffled', deck: 'ycu', count: ycu.discard.length });
    ycu.discard = [];
  }
  const [top, ...rest] = ycu.deck;
  if (top === undefined) return undefined;
  const { card, left } = takeFrom(table, label, top);
  ycu.deck = [...left, ...rest];
  return card;
}

/** The seat looks at the top cards: each becomes a layer of its own that it has seen (9.1). */
export function peekCoordinates(table: CityTable, seat: Seat, most: number): string[] {
  const { ycu } = table.state;
  const layers = ycu.deck.slice();
  const seen: string[] = [];
  for (let place = 0; place < most; place++) {
    const layer = layers[place];
    if (layer === undefined) break;
    if (layer.seenBy.length > 0) {
      layers[place] = { cards: layer.cards, seenBy: withSeat(layer.seenBy, seat) };
      seen.push(...layer.cards);
    } else {
      const { card, left } = takeFrom(table, 'effect.peek', layer);
      layers.splice(place, 1, { cards: [card], seenBy: [seat] }, ...left);
      seen.push(card);
    }
  }
  ycu.deck = layers;
  return seen;
}

/** Puts the layer in this place under the deck. */
export function bottomCoordinates({ ycu }: State, place: number): void {
  const layer = ycu.deck[place];
  if (layer === undefined) return;
  ycu.deck = [...ycu.deck.slice(0, place), ...ycu.deck.slice(place + 1), layer];
}

function takeFrom(table: CityTable, label: string, layer: Layer): { card: string; left: Layer[] } {
  const cards = layer.cards.slice();
  const card = table.draw(label, cards);
  return { card, left: cards.length > 0 ? [{ cards, seenBy: layer.seenBy }] : [] };
}

function withSeat(seats: readonly Seat[], seat: Seat): Seat[] {
  return seats.includes(seat) ? [...seats] : [...seats, seat].sort();
}
