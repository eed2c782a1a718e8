import type { Seat } from '../../kernel/play.js';
import { listed, seatName } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type { Against, Side } from '../state/terms.js';

/** The printed name; grunts are told apart by their type. */
export function cardName(content: Content, card: string): string {
  const member = content.gangCards.get(card);
  if (member === undefined) return content.events.get(card)?.name ?? card;
  return 'gang' in member ? `${member.name} (${member.type})` : member.name;
}

export function opponentName(against: Against, names: readonly string[] = []): string {
  return against === 'gangs' ? 'the other gangs' : sideName(against, names);
}

export function sideName(side: Side, names: readonly string[]): string {
  return side === 'andys' ? 'the andys' : seatName(side, names);
}

/** What the sentences of one table are told with. */
export interface Words {
  readonly content: Content;
  /** By name, or `seat 0`. */
  seat(seat: Seat): string;
  side(side: Side): string;
  opponent(against: Against): string;
  /** One that the viewer may not see has no id. */
  card(card: string | undefined): string;
  cards(cards: readonly string[]): string;
}

export function wordsOf(content: Content, names: readonly string[]): Words {
  return {
    content,
    seat: (seat) => seatName(seat, names),
    side: (side) => sideName(side, names),
    opponent: (against) => opponentName(against, names),
    card: (card) => (card === undefined ? 'a card' : cardName(content, card)),
    cards: (cards) => listed(cards.map((card) => cardName(content, card))),
  };
}
