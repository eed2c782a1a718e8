import type { BonusOrder, MarketPile, StaticEffect, TeamEffect } from './content/schema.js';
import type { FeudPosition } from './play.js';
import { domainOf, type PlayerId, playersOf, teamOf } from './state.js';

/** Static effects that simply add up, and their sum's field. */
type Summed = 'unitLimit' | 'votePower' | 'storeBonus' | 'extraSeal' | 'eventCycle' | 'income';

/** Which of them a controlled tile lends to its controller. */
const lentByTiles: ReadonlySet<string> = new Set(['votePower', 'storeBonus', 'income']);

/** The sum of a team's effects of this type: faction, lanyards (BF-ADV-04), controlled tiles. */
export function bonusOf(position: FeudPosition, seat: number, type: Summed): number {
  let sum = 0;
  const add = (effect: TeamEffect) => {
    if (effect.type !== type) return;
    sum += effect.type === 'income' ? effect.assets : effect.amount;
  };
  forOwnEffects(position, seat, add);
  if (lentByTiles.has(type)) forTileEffects(position, seat, add);
  return sum;
}

/** What purchases of cards of this pile cost less. */
export function marketDiscount(position: FeudPosition, seat: number, pile: MarketPile): number {
  let sum = 0;
  const add = (effect: TeamEffect) => {
    if (effect.type === 'marketDiscount' && effect.pile === pile) sum += effect.amount;
  };
  forOwnEffects(position, seat, add);
  forTileEffects(position, seat, add);
  return sum;
}

/** Everything that raises the yield of an Order, but the card itself. */
export function orderBonus(
  position: FeudPosition,
  seat: number,
  order: BonusOrder,
  domain: string,
): number {
  let sum = 0;
  const add = (effect: TeamEffect) => {
    if (effect.type === 'orderBonus' && effect.order === order) sum += effect.amount;
  };
  forOwnEffects(position, seat, add);
  for (const effect of tileEffects(position, domain)) add(effect);
  for (const one of position.state.effects.orderBonus) if (one.order === order) sum += one.amount;
  return sum;
}

export function hasAllianceShield(position: FeudPosition, seat: number): boolean {
  let shielded = false;
  forOwnEffects(position, seat, ({ type }) => {
    if (type === 'allianceShield') shielded = true;
  });
  return shielded;
}

/** How many equipped cards of a player have this effect. */
export function equipped(
  { state, content }: FeudPosition,
  seat: number,
  player: PlayerId,
  type: 'swift' | 'armor' | 'ignoreBarricades',
): number {
  let cards = 0;
  for (const card of teamOf(state, seat).lanyards[player] ?? []) {
    if (content.advancements.get(card)?.effects.some((effect) => effect.type === type)) cards++;
  }
  return cards;
}

/** A faction's, for all its Player Units, or a card's, for its player. Basic Units never. */
export function ignoresBarricades(position: FeudPosition, seat: number, player: PlayerId): boolean {
  const { state, content } = position;
  const faction = content.factions.get(teamOf(state, seat).faction);
  if (faction?.effects.some(({ type }) => type === 'ignoreBarricades')) return true;
  return equipped(position, seat, player, 'ignoreBarricades') > 0;
}

export function tileEffects({ state, content }: FeudPosition, domain: string): StaticEffect[] {
  return content.tiles.get(domainOf(state, domain).tile)?.effects ?? [];
}

function forOwnEffects(
  { state, content }: FeudPosition,
  seat: number,
  visit: (effect: TeamEffect) => void,
): void {
  const team = teamOf(state, seat);
  for (const effect of content.factions.get(team.faction)?.effects ?? []) visit(effect);
  for (const player of playersOf(team)) {
    for (const card of team.lanyards[player] ?? []) {
      for (const effect of content.advancements.get(card)?.effects ?? []) visit(effect);
    }
  }
}

function forTileEffects(
  position: FeudPosition,
  seat: number,
  visit: (effect: StaticEffect) => void,
): void {
  const { domains } = position.state;
  for (const domain in domains) {
    if (domains[domain]?.control !== seat) continue;
    for (const effect of tileEffects(position, domain)) visit(effect);
  }
}
