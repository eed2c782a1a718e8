import type { Seat, Viewer } from '../kernel/play.js';
import * as z from '../kernel/schema.js';
import type { Drawing } from './piles.js';
import { seatTerm } from './terms.js';

/*
 * Piles that may be looked into: layers, top first, each a set of cards without order and who has seen it. A card that
 * somebody has looked at or buried is a layer of its own. These piles are values: only ever replaced.
 */

/** Everybody, or these seats in rising order; an empty list is nobody. */
export type SeenBy = 'all' | Seat[];

/** A layer of a pile that remembers who has seen it. */
export interface Layer {
  cards: string[];
  seenBy: SeenBy;
}

/** The schema of a layer. */
export const layerOf = <T extends z.ZodType<string>>(id: T, seats: number) =>
  z.strictObject({
    cards: z.array(id).min(1),
    seenBy: z.union([z.literal('all'), z.array(seatTerm(seats)).max(seats)]),
  });

/** One shuffled layer that nobody has seen; no layer without cards. */
export function shuffledLayers(cards: readonly string[]): Layer[] {
  return cards.length > 0 ? [{ cards: [...cards].sort(), seenBy: [] }] : [];
}

/** Draws the top card. There must be one. */
export function drawLayered<L extends string>(
  table: Drawing<L>,
  label: NoInfer<L>,
  pile: readonly Layer[],
): { card: string; pile: Layer[] } {
  const [top, ...rest] = pile as [Layer, ...Layer[]];
  const { card, left } = drawFrom(table, label, top);
  return { card, pile: left === undefined ? rest : [left, ...rest] };
}

/** The seat looks at the top cards: each becomes a layer of its own that it has seen. */
export function peek<L extends string>(
  table: Drawing<L>,
  label: NoInfer<L>,
  pile: readonly Layer[],
  seat: Seat,
  most: number,
): { cards: string[]; pile: Layer[] } {
  const layers = [...pile];
  const cards: string[] = [];
  for (let place = 0; place < most; place++) {
    const layer = layers[place];
    if (layer === undefined) break;
    // One that somebody has looked at is decided; of the others one is drawn, also where it is the only one.
    if (layer.seenBy === 'all' || layer.seenBy.length > 0) {
      layers[place] = { cards: layer.cards, seenBy: alsoSeenBy(layer.seenBy, seat) };
      cards.push(...layer.cards);
      continue;
    }
    const { card, left } = drawFrom(table, label, layer);
    layers.splice(place, 1, { cards: [card], seenBy: [seat] }, ...(left ? [left] : []));
    cards.push(card);
  }
  return { cards, pile: layers };
}

/** Puts the card at the very bottom, as a layer of its own. */
export function bury(pile: readonly Layer[], card: string, seenBy: SeenBy): Layer[] {
  return [...pile, { cards: [card], seenBy }];
}

/** All cards in the layers of a pile. */
export function cardsIn(pile: readonly Layer[]): string[] {
  return pile.flatMap(({ cards }) => cards);
}

/** Whether the viewer knows these cards; who sees everything knows what any seat has seen. */
export function hasSeen({ seenBy }: Layer, viewer: Viewer): boolean {
  if (seenBy === 'all') return true;
  return viewer === 'open' ? seenBy.length > 0 : viewer !== 'spectator' && seenBy.includes(viewer);
}

function drawFrom<L extends string>(
  table: Drawing<L>,
  label: NoInfer<L>,
  layer: Layer,
): { card: string; left: Layer | undefined } {
  const cards = [...layer.cards];
  const card = table.draw(label, cards);
  return { card, left: cards.length > 0 ? { cards, seenBy: layer.seenBy } : undefined };
}

function alsoSeenBy(seenBy: SeenBy, seat: Seat): SeenBy {
  if (seenBy === 'all' || seenBy.includes(seat)) return seenBy;
  return [...seenBy, seat].sort((a, b) => a - b);
}
