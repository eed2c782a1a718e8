import type { Seat } from '../../kernel/play.js';
import { drawTop, type Pile, refill } from '../../kit/piles.js';
import { addTo, removeFrom } from '../../kit/sets.js';
import type { EffectOf } from '../content/effects.js';
import type { EventOf } from '../events.js';
import type { Seen, TokyoTable } from '../play.js';
import { mechOf } from '../state/state.js';

/** DN-PLAN-01, -02, DN-RULING-52: reshuffles when it must; stops when there is no card. */
export function drawCards(table: TokyoTable, seat: Seat, most: number): void {
  const { state } = table;
  const mech = mechOf(state, seat);
  let drawn: string[] = [];
  const tell = () => {
    if (drawn.length === 0) return;
    const hidden = state.options.houseRules.openHands ? {} : { hidden: { cards: [seat] } };
    table.emitCopy({ type: 'cardsDrawn', seat, count: drawn.length, cards: drawn, ...hidden });
    drawn = [];
  };
  for (let i = 0; i < most; i++) {
    if (mech.deck.length === 0) {
      if (mech.discard.length === 0) break;
      tell();
      const count = refill(mech.deck, mech.discard);
      table.emit({ type: 'deckReshuffled', deck: 'command', seat, count });
    }
    const card = drawTop(table, `draw.command.${seat}`, mech.deck);
    addTo(mech.hand, card);
    drawn.push(card);
  }
  table.notes.reacts[seat] = undefined;
  tell();
}

/** A card leaves the hand; it is for the caller to put it somewhere. */
export function takeFromHand({ state, notes }: TokyoTable, seat: Seat, card: string): void {
  removeFrom(mechOf(state, seat).hand, card);
  notes.reacts[seat] = undefined;
}

export function discardFromHand(
  table: TokyoTable,
  seat: Seat,
  card: string,
  reason: EventOf<'cardDiscarded'>['reason'],
): void {
  takeFromHand(table, seat, card);
  addTo(mechOf(table.state, seat).discard, card);
  table.emit({ type: 'cardDiscarded', seat, card, reason });
}

/** The top City card; it is for the caller to put it on the discard. */
export function drawCityCard(table: TokyoTable): string {
  const { cityDeck, cityDiscard } = table.state;
  if (cityDeck.length === 0) reshuffle(table, 'city', cityDeck, cityDiscard);
  return drawTop(table, 'draw.city', cityDeck);
}

/** The top Citizen card, unless there is none at all (DN-RULING-40). */
export function drawCitizen(table: TokyoTable): string | undefined {
  const { citizenDeck, citizenDiscard } = table.state;
  if (citizenDeck.length === 0) {
    if (citizenDiscard.length === 0) return undefined;
    reshuffle(table, 'citizen', citizenDeck, citizenDiscard);
  }
  return drawTop(table, 'draw.citizen', citizenDeck);
}

function reshuffle(
  table: TokyoTable,
  deck: 'city' | 'citizen',
  pile: Pile,
  discard: string[],
): void {
  table.emit({ type: 'deckReshuffled', deck, count: refill(pile, discard) });
}

/** A blank of the Event deck stands for any unseen card of its kind. */
export function drawEventCard(table: TokyoTable): string {
  const { eventDeck, eventUnseen } = table.state;
  const item = drawTop(table, 'draw.event', eventDeck);
  if (item === 'appears') return table.draw('draw.eventCard', eventUnseen.appears);
  if (item === 'event') return table.draw('draw.eventCard', eventUnseen.events);
  return item;
}

export const blanks = ['appears', 'event'] as const;

/** The deck of this name. */
export function deckOf({ state }: Seen, deck: EffectOf<'scry'>['deck']): Pile {
  if (deck === 'event') return state.eventDeck;
  return deck === 'city' ? state.cityDeck : state.citizenDeck;
}
