import type { Content } from '../content/compile.js';
import { refuse } from '../play.js';

/** NG-TURN-05, if the pack has no such gang member or event. */
export function cannotFind(content: Content, card: string) {
  if (content.gangCards.has(card) || content.events.has(card)) return undefined;
  return refuse('NG-TURN-05', () => `there is no card "${card}"`);
}
