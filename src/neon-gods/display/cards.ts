import type { CardText } from '../../display/card.js';
import type { Content } from '../content/compile.js';

export function cardsOf({ gangCards, events, workCards }: Content): CardText[] {
  return [...gangCards.values(), ...events.values(), ...workCards.values()].map((card) => {
    return {
      id: card.id,
      kind: card.kind,
      title: card.name,
      lines: [],
      values: [],
      source: card.source,
    };
  });
}
