import type { FeudTable } from '../play.js';
import type { Layer } from '../state/state.js';

/** BF-INFO-06: layers, top first, each without order. Piles are only ever replaced. */
export type Layers = readonly Layer[];

export interface Drawn {
  readonly card: string;
  readonly pile: Layer[];
}

/** Draws the top card. The pile must not be empty. */
export function drawFrom(table: FeudTable, label: string, pile: Layers): Drawn {
  const [top, ...rest] = pile as [Layer, ...Layer[]];
  const cards = top.cards.slice();
  const card = table.draw(label, cards);
  return { card, pile: cards.length > 0 ? [{ ...top, cards }, ...rest] : rest };
}

/** Puts the card at the very bottom, as a layer of its own. */
export function bury(pile: Layers, card: string, seen: 'all' | number): Layer[] {
  return [...pile, { cards: [card], seen }];
}

/** One shuffled layer. */
export function shuffled(cards: readonly string[]): Layer[] {
  return cards.length > 0 ? [{ cards: cards.slice().sort() }] : [];
}

export function cardsIn(pile: Layers): string[] {
  return pile.flatMap(({ cards }) => cards);
}
