import { misplacedCards, type Zone } from '../../kit/conserve.js';
import { isTidy, pileSize } from '../../kit/piles.js';
import { isSorted } from '../../kit/sets.js';
import type { Content } from '../content/compile.js';
import { blindCards, decidedCards } from '../mechanics/battle.js';
import type { NeonPosition } from '../play.js';
import type { State } from '../state/state.js';
import { battleNow } from './agenda.js';

/** Every card is in exactly one place, and in a place where it may be. */
export function brokenCards(position: NeonPosition): string[] {
  const { state } = position;
  const own = state.seats.map((_, seat) => zonesOf(state, seat));
  const shared = sharedZones(state);
  return [
    ...misplacedCards([...own.flat(), ...shared], cardsInGame(position)),
    ...own.flatMap((zones, seat) => strangersOf(position, seat, zones)),
    ...strangersInDeck(position, shared),
    ...untidyPiles(state),
  ];
}

/**
 * The row is full unless the deck is empty, or holds nothing but the event that was bought when it
 * was empty (NG-EVENT-02), or a refill is still to come.
 */
export function brokenRow({ state, content }: NeonPosition): string[] {
  const isComing = state.agenda.some(({ type }) => type === 'refillRow');
  const deck = state.recruitDeck.flat();
  const isLastEvent = deck.length === 1 && content.events.has(deck[0] as string);
  if (isComing || deck.length === 0 || isLastEvent || !state.row.includes(null)) return [];
  return ['the row is not full though the deck has cards'];
}

function zonesOf(state: State, seat: number): Zone[] {
  const { hand, discard, activated, draw } = state.seats[seat] as State['seats'][number];
  const battle = battleNow(state);
  return [
    { name: `the hand of seat ${seat}`, cards: hand },
    { name: `the discard pile of seat ${seat}`, cards: discard },
    { name: `the activated area of seat ${seat}`, cards: activated },
    { name: `the draw pile of seat ${seat}`, cards: draw.flat() },
    { name: `the battle cards of seat ${seat}`, cards: battle ? decidedCards(battle, seat) : [] },
  ];
}

function sharedZones({ row, recruitDeck, pendingEvent }: State): Zone[] {
  return [
    { name: 'the row', cards: row.filter((card) => card !== null) },
    { name: 'the recruitment deck', cards: recruitDeck.flat() },
    { name: 'the event being carried out', cards: pendingEvent === null ? [] : [pendingEvent] },
  ];
}

function cardsInGame({ state, content }: NeonPosition): string[] {
  const { recruits, events } = content.pack;
  const own = state.seats.flatMap(({ gang }) => content.startingCards.get(gang) ?? []);
  return [...own, ...[...recruits, ...events].map(({ id }) => id)];
}

/** Cards of another gang, and events. */
function strangersOf(
  { state, content }: NeonPosition,
  seat: number,
  zones: readonly Zone[],
): string[] {
  const starting = content.startingCards.get(state.seats[seat]?.gang ?? '') ?? [];
  return zones.flatMap(({ name, cards }) => {
    const strange = cards.filter((card) => !starting.includes(card) && !isRecruit(content, card));
    return strange.map((card) => `${card} may not be in ${name}`);
  });
}

function strangersInDeck({ state, content }: NeonPosition, zones: readonly Zone[]): string[] {
  const broken = zones.flatMap(({ name, cards }) => {
    const strange = cards.filter((card) => !isRecruit(content, card) && !content.events.has(card));
    return strange.map((card) => `${card} may not be in ${name}`);
  });
  const { pendingEvent } = state;
  if (pendingEvent !== null && !content.events.has(pendingEvent)) {
    broken.push(`${pendingEvent} is not an event`);
  }
  return broken;
}

function untidyPiles(state: State): string[] {
  const broken: string[] = [];
  const battle = battleNow(state);
  state.seats.forEach(({ hand, discard, draw }, seat) => {
    if (!isSorted(hand) || !isSorted(discard) || !isTidy(draw)) {
      broken.push(`the cards of seat ${seat} are not in canonical order`);
    }
    if (battle && blindCards(battle, seat) > pileSize(draw)) {
      broken.push(`seat ${seat} has laid more blind cards than its draw pile holds`);
    }
  });
  if (!isTidy(state.recruitDeck) || state.recruitDeck.length > 1) {
    broken.push('the recruitment deck is not in canonical order');
  }
  return broken;
}

function isRecruit(content: Content, card: string): boolean {
  const found = content.gangCards.get(card);
  return found !== undefined && !('gang' in found);
}
