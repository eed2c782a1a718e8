import type { Accepts } from '../../kernel/chance.js';
import type { Seat } from '../../kernel/play.js';
import type { Pile } from '../../kit/piles.js';
import { addTo, removeFrom } from '../../kit/sets.js';
import type { EventOf } from '../events.js';
import type { TokyoTable } from '../play.js';
import { mechOf } from '../state/state.js';

/** A tape may leave out the number of the copy. */
const anyCopy: Accepts = (roll, option) => {
  return typeof roll === 'string' && typeof option === 'string' && option.startsWith(`${roll}#`);
};

/** Draws the top card: a random one of the top layer. The pile must not be empty. */
export function drawTop(table: TokyoTable, label: string, pile: Pile): string {
  const top = pile[0] as string[];
  const card = table.draw(label, top, anyCopy);
  if (top.length === 0) pile.shift();
  return card;
}

/** DN-PLAN-01, -02, DN-RULING-52: reshuffles when it must; stops when there is no card. */
export function drawCards(table: TokyoTable, seat: Seat, n: number): void {
  const { state } = table;
  const mech = mechOf(state, seat);
  const label = `draw:command:${seat}`;
  let drawn: string[] = [];
  const tell = () => {
    if (drawn.length === 0) return;
    const hidden = state.options.houseRules.openHands ? {} : { hidden: { cards: [seat] } };
    table.emit({ type: 'cardsDrawn', seat, count: drawn.length, cards: drawn, ...hidden });
    drawn = [];
  };
  for (let i = 0; i < n; i++) {
    if (mech.deck.length === 0) {
      if (mech.discard.length === 0) break;
      tell();
      table.emit({ type: 'deckShuffled', deck: 'command', seat, cards: mech.discard.length });
      mech.deck = [mech.discard];
      mech.discard = [];
    }
    const card = drawTop(table, label, mech.deck);
    addTo(mech.hand, card);
    drawn.push(card);
  }
  tell();
}

export function discardFromHand(
  table: TokyoTable,
  seat: Seat,
  card: string,
  reason: EventOf<'cardDiscarded'>['reason'],
): void {
  const mech = mechOf(table.state, seat);
  removeFrom(mech.hand, card);
  addTo(mech.discard, card);
  table.emit({ type: 'cardDiscarded', seat, card, reason });
}

/** The top City card; it is for the caller to put it on the discard. */
export function drawCityCard(table: TokyoTable): string {
  const { state } = table;
  if (state.cityDeck.length === 0) {
    table.emit({ type: 'deckShuffled', deck: 'city', cards: state.cityDiscard.length });
    state.cityDeck = [state.cityDiscard];
    state.cityDiscard = [];
  }
  return drawTop(table, 'draw:city', state.cityDeck);
}

/** The top Citizen card, unless there is none at all (DN-RULING-40). */
export function drawCitizen(table: TokyoTable): string | undefined {
  const { state } = table;
  if (state.citizenDeck.length === 0) {
    if (state.citizenDiscard.length === 0) return undefined;
    table.emit({ type: 'deckShuffled', deck: 'citizen', cards: state.citizenDiscard.length });
    state.citizenDeck = [state.citizenDiscard];
    state.citizenDiscard = [];
  }
  return drawTop(table, 'draw:citizen', state.citizenDeck);
}

/** A blank of the Event deck stands for any unseen card of its kind. */
export function drawEventCard(table: TokyoTable): string {
  const { eventDeck, eventUnseen } = table.state;
  const item = drawTop(table, 'draw:event', eventDeck);
  if (item === 'appears') return table.draw('draw:event-card', eventUnseen.appears);
  if (item === 'event') return table.draw('draw:event-card', eventUnseen.events);
  return item;
}

export const blanks = ['appears', 'event'] as const;
