import { drawLayered, shuffledLayers } from '../../kit/layers.js';
import { withId } from '../../kit/sets.js';
import type { FeudLabel, FeudTable } from '../play.js';
import { teamOf } from '../state/state.js';

/** BF-EVT-03: the top card, or nothing if deck and discard are both empty. */
export function drawEventCard(table: FeudTable, label: FeudLabel): string | undefined {
  const { events } = table.state;
  if (events.deck.length === 0) {
    if (events.discard.length === 0) return undefined;
    table.emit({ type: 'deckReshuffled', count: events.discard.length });
    events.deck = shuffledLayers(events.discard);
    events.discard = [];
  }
  const drawn = drawLayered(table, label, events.deck);
  events.deck = drawn.pile;
  return drawn.card;
}

/** The team draws so many Event cards, seen by nobody else. */
export function drawEvents(table: FeudTable, seat: number, cards: number): void {
  const team = teamOf(table.state, seat);
  for (let i = 0; i < cards; i++) {
    const card = drawEventCard(table, `event.draw.${seat}`);
    if (card === undefined) return;
    team.events = withId(team.events, card);
    table.emit({ type: 'eventDrawn', seat, card, hidden: { card: [seat] } });
  }
}

/** BF-CBON-01: as many as were discarded. */
export function replaceEvents(table: FeudTable, seat: number, count: number): void {
  table.emit({ type: 'eventsCycled', seat, count });
  drawEvents(table, seat, count);
}

export function discardEvent({ state }: FeudTable, card: string): void {
  state.events.discard = withId(state.events.discard, card);
}
