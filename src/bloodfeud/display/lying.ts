import type { Card } from '../../display/scene.js';
import { copiesOf, distinct } from '../../kit/sets.js';
import type { FeudShown } from './board.js';

/* Cards as they lie on the table. */

/** A card of the pack, lying there. */
export function cardAs({ card }: FeudShown, id: string, of: string, flags: string[] = []): Card {
  const { kind, title, lines, values } = card(of);
  return { id, kind, title, lines, values, flags };
}

export function faceDown(id: string, kind: string, title: string): Card {
  return { id, kind, title, lines: [], values: [], faceDown: true, flags: [] };
}

/** Alike cards together. */
export function alike(
  shown: FeudShown,
  cards: readonly string[],
  id: (card: string) => string,
): Card[] {
  return distinct(cards).map((card) => {
    const count = copiesOf(cards, card);
    return { ...cardAs(shown, id(card), card), ...(count > 1 ? { count } : {}) };
  });
}
