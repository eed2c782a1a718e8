import type { Content } from '../content/compile.js';

/** The printed name; `a card` where the viewer may not know which. */
export function cardName({ cards }: Content, card: string | undefined): string {
  if (card === undefined) return 'a card';
  return cards.get(card)?.name ?? `"${card}"`;
}
