import type { Seat } from '../../kernel/play.js';
import { drawLayered, type Layer, peek, shuffledLayers } from '../../kit/layers.js';
import { copyPile, drawTop, refill, shuffleInto } from '../../kit/piles.js';
import { addTo, removeFrom, withoutId } from '../../kit/sets.js';
import type { CityLabel, CityTable } from '../play.js';
import { type SharedDeck, type State, seatOf } from '../state/state.js';
import { lowestFigure } from './figures.js';
import { checkInfluence } from './influence.js';
import { putFigure } from './occupancy.js';

/** From the own draw pile, as many as there are; the discard pile stays (CR-REFR-02). */
export function drawCards(table: CityTable, seat: Seat, most: number, label: CityLabel): void {
  const { hand, draw } = seatOf(table.state, seat);
  const cards: string[] = [];
  while (cards.length < most && draw.length > 0) cards.push(drawTop(table, label, draw));
  if (cards.length === 0) return;
  for (const card of cards) addTo(hand, card);
  const hidden = { cards: [seat] };
  table.emitCopy({ type: 'cardsDrawn', seat, count: cards.length, cards, hidden });
}

/** The owner sees the whole draw pile; it is shuffled, one layer, afterwards (CR-LOSS-05). */
export function searchPile(table: CityTable, seat: Seat): void {
  const player = seatOf(table.state, seat);
  shuffleInto(player.draw, []);
  const cards = player.draw.flat();
  const hidden = { cards: [seat] };
  table.emitCopy({ type: 'pileSearched', seat, count: cards.length, cards, hidden });
  table.reveal();
}

/** Takes a card that a search has found. */
export function takeFromPile({ state }: CityTable, seat: Seat, card: string): void {
  const { draw } = seatOf(state, seat);
  const place = draw.findIndex((layer) => removeFrom(layer, card));
  if ((draw[place] as string[]).length === 0) draw.splice(place, 1);
}

/** Takes a face-up card; deck and discard pile stay as they are, so that states may go on sharing them. */
export function takeFromRow(state: State, which: 'gang' | 'market', card: string): void {
  const { deck, row, discard } = state[which];
  state[which] = { deck, row: withoutId(row, card), discard };
}

/** The gang or market cards, to be changed: states share them, so this state gets its own first. */
function ownCards(state: State, which: 'gang' | 'market'): SharedDeck {
  const { deck, row, discard } = state[which];
  state[which] = { deck: copyPile(deck), row: [...row], discard: [...discard] };
  return state[which];
}

/** Turns up cards until the row has this size; a deck that runs out is shuffled anew (CR-LIMIT-01). */
export function fillRow(
  table: CityTable,
  which: 'gang' | 'market',
  size: number,
  label: CityLabel,
): void {
  const { deck, row, discard } = ownCards(table.state, which);
  while (row.length < size) {
    if (deck.length === 0 && discard.length > 0) {
      table.emit({ type: 'deckReshuffled', deck: which, count: refill(deck, discard) });
    }
    if (deck.length === 0) break;
    row.push(drawTop(table, label, deck));
  }
  table.emitCopy({ type: 'rowRefilled', row: which, cards: row });
}

/** The face-up gang member goes to the hand and a figure to the pool (CR-RECR-11, CR-RECR-12). */
export function recruit(table: CityTable, seat: Seat, card: string): void {
  const { state } = table;
  takeFromRow(state, 'gang', card);
  addTo(seatOf(state, seat).hand, card);
  const figure = lowestFigure(table, seat, 'supply') ?? null;
  if (figure !== null) putFigure(table, figure, 'pool');
  table.emit({ type: 'unitRecruited', seat, card, figure });
  checkInfluence(table, 'cards');
}

/** The top card of the YCU deck, after a reshuffle if it needs one. */
export function drawCoordinates(table: CityTable, label: CityLabel): string | undefined {
  const { ycu } = table.state;
  if (ycu.deck.length === 0 && ycu.discard.length > 0) {
    ycu.deck = shuffledLayers(ycu.discard);
    table.emit({ type: 'deckReshuffled', deck: 'ycu', count: ycu.discard.length });
    ycu.discard = [];
  }
  if (ycu.deck.length === 0) return undefined;
  const { card, pile } = drawLayered(table, label, ycu.deck);
  ycu.deck = pile;
  return card;
}

/** The seat looks at the top cards: each becomes a layer of its own that it has seen. */
export function peekCoordinates(table: CityTable, seat: Seat, most: number): string[] {
  const { ycu } = table.state;
  const { cards, pile } = peek(table, `effect.peek.${seat}`, ycu.deck, seat, most);
  ycu.deck = pile;
  return cards;
}

/** Puts the layer in this place under the deck. */
export function bottomCoordinates({ ycu }: State, place: number): void {
  const layer = ycu.deck[place] as Layer;
  ycu.deck = [...ycu.deck.slice(0, place), ...ycu.deck.slice(place + 1), layer];
}
