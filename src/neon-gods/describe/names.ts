import type { Content } from '../content/compile.js';
import type { Against, Side } from '../mechanics/battle.js';

/** The printed name; grunts are told apart by their type. */
export function cardName(content: Content, card: string): string {
  const member = content.gangCards.get(card);
  if (member === undefined) return content.events.get(card)?.name ?? card;
  return 'gang' in member ? `${member.name} (${member.type})` : member.name;
}

export function opponentName(against: Against): string {
  return against === 'gangs' ? 'the other gangs' : sideName(against);
}

export function sideName(side: Side): string {
  return side === 'andys' ? 'the andys' : `seat ${side}`;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? 'nothing';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
