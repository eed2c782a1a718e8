import type { Content } from '../content/compile.js';
import type { Action } from '../state/state.js';

/* How things are called in sentences. */

export const actionNames: Readonly<Record<Action, string>> = {
  recruit: 'Recruit',
  buy: 'Buy',
  produce: 'Produce>>>Develop',
  sell: 'Sell',
  refresh: 'Refresh',
  move: 'Move',
};

export const zoneNames = {
  played: 'played in the battle',
  discard: 'from the discard pile',
  hand: 'from the hand',
  draw: 'found in the draw pile',
} as const;

/** A card or development by its name. */
export function nameOf({ cards, developments }: Content, id: string): string {
  return cards.get(id)?.card.name ?? developments.get(id)?.name ?? id;
}

export function leaderName({ leaders }: Content, id: string): string {
  return leaders.get(id)?.name ?? id;
}

export function developmentName({ developments }: Content, id: string): string {
  return developments.get(id)?.name ?? id;
}

/** What the mat says, without its full stop. */
export function conditionName({ pack }: Content, id: string): string {
  const found = pack.influenceConditions.find((condition) => condition.id === id);
  return found?.text.replace(/\.$/, '') ?? id;
}

export function tileName(content: Content, tile: string): string {
  const [development = tile, copy] = tile.split(':');
  return `${developmentName(content, development)}${copy ? ` ${copy}` : ''}`;
}

export function tokenName({ tokens }: Content, token: string): string {
  const attack = tokens.get(token)?.attack;
  return attack === undefined ? token : `a YCU token of ${attack}`;
}

/** "card:gm-fighter:1" and the like in words. */
export function optionName(content: Content, option: string): string {
  const colon = option.indexOf(':');
  if (colon < 0) return option;
  const named = option.slice(colon + 1);
  switch (option.slice(0, colon)) {
    case 'seat':
      return `seat ${named}`;
    case 'zone':
      return named === 'draw' ? 'the draw pile' : 'the discard pile';
    case 'tile':
      return tileName(content, named);
    case 'token':
      return tokenName(content, named);
    default:
      return nameOf(content, named);
  }
}

export function arcs(amount: number): string {
  return `${amount} ARCs`;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? 'nothing';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
