import { shuffleInto } from '../../kit/piles.js';
import { addAll } from '../../kit/sets.js';
import type { CompiledEvent } from '../content/compiled.js';
import { citizenCard } from '../mechanics/citizens.js';
import { putCitizenAway } from '../mechanics/city.js';
import { deciderOf } from '../mechanics/mechs.js';
import { deckOf, drawCitizen, drawCityCard, drawEventCard } from '../mechanics/piles.js';
import type { TokyoTable } from '../play.js';
import type { Handlers } from './handler.js';

/** The Event, City and Citizen decks. */
export const pileEffects: Handlers<
  'scry' | 'shuffleCityDiscard' | 'purgeCitizenDeck' | 'rebuildEventDeck'
> = {
  scry(table, { frame }, { deck, count = 1 }) {
    const pile = deckOf(table, deck);
    const cards: string[] = [];
    while (cards.length < count && pile.length > 0) cards.push(drawFrom(table, deck));
    if (cards.length === 0) return;
    pile.unshift(...cards.map((card) => [card]));
    const seat = deciderOf(table, frame);
    table.emitCopy({ type: 'deckPeeked', seat, deck, cards });
    table.next({ type: 'placeCard', seat, deck, left: cards.length, kept: 0 });
  },
  shuffleCityDiscard(table) {
    const { cityDeck, cityDiscard } = table.state;
    const count = cityDiscard.length;
    shuffleInto(cityDeck, cityDiscard);
    table.state.cityDiscard = [];
    table.emit({ type: 'deckReshuffled', deck: 'city', count });
  },
  /** Small Citizens off the top of the deck are destroyed, larger ones discarded. */
  purgeCitizenDeck(table, _running, { count, maxPopulation }) {
    for (let i = 0; i < count; i++) {
      const citizen = drawCitizen(table);
      if (citizen === undefined) break;
      const isSmall = citizenCard(table, citizen).population <= maxPopulation;
      putCitizenAway(table, citizen, null, isSmall ? 'destroyed' : 'discarded');
    }
  },
  rebuildEventDeck(table) {
    const { state, content } = table;
    const isAppears = (card: string) =>
      (content.events.get(card) as CompiledEvent).kind === 'appears';
    const removed = state.eventDiscard.filter(isAppears);
    const kept = state.eventDiscard.filter((card) => !isAppears(card));
    addAll(state.eventRemoved, removed);
    state.eventDiscard = [];
    state.eventDeck = kept.length > 0 ? [kept] : [];
    table.emitCopy({ type: 'eventDeckRebuilt', count: kept.length, removed });
  },
};

/** The top card of a deck that is not empty. */
function drawFrom(table: TokyoTable, deck: 'event' | 'city' | 'citizen'): string {
  if (deck === 'event') return drawEventCard(table);
  return deck === 'city' ? drawCityCard(table) : (drawCitizen(table) as string);
}
