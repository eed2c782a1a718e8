import * as z from 'zod';
import type { Play, Table } from './play.js';
import { addTo, isSorted } from './sets.js';

/**
 * A face-down pile: layers, top first, each an unordered set of ids (kept sorted). A shuffled pile is
 * one layer: which card lies on top is decided when it is drawn, so no hidden order exists.
 */
export type Pile = string[][];

export const pileOf = <T extends z.ZodType<string>>(id: T) => z.array(z.array(id).min(1));

export function pileSize(pile: Pile): number {
  let size = 0;
  for (const layer of pile) size += layer.length;
  return size;
}

/** Draws the top card: a random one of the top layer. The pile must not be empty. */
export function drawTop(table: Pick<Table<Play>, 'draw'>, label: string, pile: Pile): string {
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

/** Copied by spread, like everything in a state: stores freeze, and `slice` of a frozen list takes 50 times as long. */
export function copyPile(pile: Pile): Pile {
  const copy: Pile = [];
  for (const layer of pile) copy.push([...layer]);
  return copy;
}

export function isTidy(pile: Pile): boolean {
  return pile.every((layer) => layer.length > 0 && isSorted(layer));
}
