import * as z from '../kernel/schema.js';
import { addTo, isSorted } from './sets.js';

/**
 * A face-down pile: layers, top first, each an unordered set of ids (kept sorted). A shuffled pile is
 * one layer: which card lies on top is decided when it is drawn, so no hidden order exists.
 * Piles of which somebody may have seen a part are in layers.ts.
 */
export type Pile = string[][];

/** The schema of a pile: layers, the top one first, each a set without an order. */
export const pileOf = <T extends z.ZodType<string>>(id: T) => z.array(z.array(id).min(1));

/** How many cards a pile has. */
export function pileSize(pile: Pile): number {
  let size = 0;
  for (const layer of pile) size += layer.length;
  return size;
}

/** What cards can be drawn at: a table, whose game may list its labels. */
export interface Drawing<L extends string> {
  draw(label: L, set: string[], about?: string): string;
}

/** Draws the top card: a random one of the top layer. The pile must not be empty. */
export function drawTop<L extends string>(
  table: Drawing<L>,
  label: NoInfer<L>,
  pile: Pile,
): string {
  const top = pile[0] as string[];
  const card = table.draw(label, top);
  if (top.length === 0) pile.shift();
  return card;
}

/** Puts these cards, shuffled, under the pile. */
export function shuffleUnder(pile: Pile, cards: readonly string[]): void {
  if (cards.length > 0) pile.push([...cards].sort());
}

/** Shuffles these cards and the whole pile together. */
export function shuffleInto(pile: Pile, cards: readonly string[]): void {
  const all = pile.length === 1 ? (pile[0] as string[]) : pile.flat().sort();
  for (const card of cards) addTo(all, card);
  pile.length = 0;
  if (all.length > 0) pile.push(all);
}

/** The whole discard pile, shuffled, goes under the draw pile; tells how many cards that were. */
export function refill(pile: Pile, discard: string[]): number {
  const count = discard.length;
  shuffleUnder(pile, discard);
  discard.length = 0;
  return count;
}

/** Copied by spread, like everything in a state: stores freeze, and `slice` of a frozen list takes 50 times as long. */
export function copyPile(pile: Pile): Pile {
  const copy: Pile = [];
  for (const layer of pile) copy.push([...layer]);
  return copy;
}

/** Whether no layer is empty and each is in order. */
export function isTidy(pile: Pile): boolean {
  return pile.every((layer) => layer.length > 0 && isSorted(layer));
}
