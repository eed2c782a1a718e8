import type { Seat } from '../../kernel/play.js';
import type { Content } from '../content/compile.js';
import { cardName } from '../describe/names.js';
import { type NeonPosition, refuse } from '../play.js';
import { seatOf } from '../state/state.js';

/** NG-TURN-05, if the pack has no such gang member or event. */
export function cannotFindCard(content: Content, card: string) {
  if (content.gangCards.has(card) || content.events.has(card)) return undefined;
  return refuse('NG-TURN-05', () => `there is no card "${card}"`);
}

/** The rule that asks for a card in hand, if it is not there. */
export function cannotFindInHand(
  { state, content }: NeonPosition,
  seat: Seat,
  card: string,
  rule: 'NG-ACT-01' | 'NG-BATTLE-05' | 'NG-END-02',
) {
  if (seatOf(state, seat).hand.includes(card)) return undefined;
  return (
    cannotFindCard(content, card) ??
    refuse(rule, () => `${cardName(content, card)} is not in the hand of seat ${seat}`)
  );
}
