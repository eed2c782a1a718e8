import type { Seat } from 'cityrules/kernel';
import type { Content } from '../content/compile.js';

/** What the seat is called: a name that somebody gave, or its number. */
export function seatName(seat: Seat, names: readonly string[] = []): string {
  return names[seat] ?? `seat ${seat}`;
}

/** The printed name; `a card` where the viewer may not know which. */
export function cardName({ cards }: Content, card: string | undefined): string {
  if (card === undefined) return 'a card';
  return cards.get(card)?.name ?? `"${card}"`;
}
