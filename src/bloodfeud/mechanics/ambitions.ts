import { bury, drawLayered } from '../../kit/layers.js';
import type { FeudTable } from '../play.js';

/** Empty face-up spaces are filled as long as the deck lasts (BF-AMB-02). */
export function refillAmbitions(table: FeudTable): void {
  const { ambitions } = table.state;
  for (;;) {
    const empty = ambitions.faceUp.indexOf(null);
    if (empty < 0 || ambitions.deck.length === 0) return;
    const drawn = drawLayered(table, 'ambition.faceUp', ambitions.deck);
    ambitions.deck = drawn.pile;
    const faceUp = ambitions.faceUp.slice();
    faceUp[empty] = drawn.card;
    ambitions.faceUp = faceUp;
    table.emit({ type: 'ambitionRevealed', slot: empty + 1, card: drawn.card });
  }
}

/** Takes the card from a face-up space; refill afterwards. */
export function takeFaceUp({ state }: FeudTable, slot: number): string {
  const { ambitions } = state;
  const card = ambitions.faceUp[slot - 1] as string;
  const faceUp = ambitions.faceUp.slice();
  faceUp[slot - 1] = null;
  ambitions.faceUp = faceUp;
  return card;
}

/** BF-CBON-02: a face-up card goes under the deck and is replaced. */
export function buryFaceUp(table: FeudTable, seat: number, slot: number): void {
  const { ambitions } = table.state;
  const card = takeFaceUp(table, slot);
  ambitions.deck = bury(ambitions.deck, card, 'all');
  table.emit({ type: 'ambitionBuried', seat, card });
  refillAmbitions(table);
}
