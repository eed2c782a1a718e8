import type { Seat } from '../../kernel/play.js';
import { listed, seatName, sentence } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type { Action, Option } from '../state/terms.js';

/* How things are called in sentences: by their printed names. */

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

/** A seat at the beginning of a sentence. */
export function who(seat: Seat, names: readonly string[]): string {
  return sentence(seatName(seat, names), names);
}

/** A card or development by its name. */
export function nameOf({ cards, developments }: Content, id: string): string {
  return cards.get(id)?.card.name ?? developments.get(id)?.name ?? id;
}

/** `Fighter, Medic and Ash`. */
export function namesOf(content: Content, ids: readonly string[], last?: 'and' | 'or'): string {
  return listed(
    ids.map((id) => nameOf(content, id)),
    last,
  );
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

/** `Flophouse 2` is the second that was built. */
export function tileName(content: Content, tile: string): string {
  const [development = tile, copy] = tile.split(':');
  return `${developmentName(content, development)}${copy ? ` ${copy}` : ''}`;
}

export function tokenName({ tokens }: Content, token: string): string {
  const attack = tokens.get(token)?.attack;
  return attack === undefined ? token : `a YCU token of ${attack}`;
}

/** What `choose` names, in words. */
export function optionName(
  content: Content,
  option: Option,
  names: readonly string[] = [],
): string {
  if (typeof option === 'string') return option;
  if ('seat' in option) return seatName(option.seat, names);
  if ('zone' in option) return option.zone === 'draw' ? 'the draw pile' : 'the discard pile';
  if ('tile' in option) return tileName(content, option.tile);
  if ('token' in option) return tokenName(content, option.token);
  if ('space' in option) return option.space;
  return nameOf(content, 'card' in option ? option.card : option.development);
}

export function arcs(amount: number): string {
  return `${amount} ARCs`;
}
