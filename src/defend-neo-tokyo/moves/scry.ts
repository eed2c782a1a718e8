import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { deckOf } from '../mechanics/piles.js';
import { defineMove } from '../play.js';

export const placeCard = defineMove({
  type: 'placeCard',
  at: ['placeCard'],
  params: { where: z.enum(['top', 'bottom']) },
  options: (_position, seat) => [
    { type: 'placeCard', seat, where: 'top' },
    { type: 'placeCard', seat, where: 'bottom' },
  ],
  forbid: () => undefined,
  perform(table, { seat, where }, { deck, left, kept }) {
    const pile = deckOf(table, deck);
    const layer = pile[kept] as string[];
    if (where === 'bottom') {
      pile.splice(kept, 1);
      pile.push(layer);
    }
    table.emitCopy({ type: 'deckPeeked', seat, deck, cards: [...layer], placed: where });
    const next = where === 'top' ? kept + 1 : kept;
    if (left > 1) table.next({ type: 'placeCard', seat, deck, left: left - 1, kept: next });
  },
});
export interface PlaceCardMove extends MoveIn<typeof placeCard> {}
