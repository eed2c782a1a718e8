import { isSorted, isTidy, misplacedCards, type Zone } from 'cityrules/kit';
import { cardsLaid } from '../mechanics/cards.js';
import type { DuelPosition } from '../play.js';

/** Every card is in exactly one place, and sets are sorted. */
export function brokenCards(position: DuelPosition): string[] {
  const { state, content } = position;
  const zones: Zone[] = [
    { name: 'the pile', cards: state.pile.flat() },
    ...state.hands.map((cards, seat) => ({ name: `the hand of seat ${seat}`, cards })),
    { name: 'the cards laid', cards: cardsLaid(position) },
    { name: 'the discard', cards: state.discard },
  ];
  const broken = misplacedCards(zones, content.cards.keys());
  if (!state.hands.every(isSorted)) broken.push('a hand is not sorted');
  if (!isSorted(state.discard)) broken.push('the discard is not sorted');
  if (!isTidy(state.pile)) broken.push('the pile is not sorted');
  return broken;
}
