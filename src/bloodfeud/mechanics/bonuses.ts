import type { Amounts, SummedEffect, Trait } from '../content/compile.js';
import type { BonusOrder, MarketPile, StaticEffect, TeamEffect } from '../content/schema.js';
import type { OpenPosition } from '../play.js';
import { domainOf, type PlayerId, playersOf, teamOf } from '../state/state.js';

const noCards: readonly string[] = [];

/** The sum of a team's effects of this type: faction, lanyards (BF-ADV-04), controlled tiles. */
export function bonusOf(
  position: OpenPosition,
  seat: number,
  type: Exclude<SummedEffect, 'unitLimitHere'>,
): number {
  return amountFor(position, seat, position.content.bonuses[type]);
}

/** What purchases of cards of this pile cost less. */
export function marketDiscount(position: OpenPosition, seat: number, pile: MarketPile): number {
  return amountFor(position, seat, position.content.discounts[pile]);
}

/** What a tile adds to every team's Unit Limit on it. */
export function limitBonus({ content }: OpenPosition, tile: string): number {
  return content.bonuses.unitLimitHere.tiles.get(tile) ?? 0;
}

/** BF-CITY-05: whether a tile allows no Barricades on its edges. */
export function isBarred({ content }: OpenPosition, tile: string): boolean {
  return content.having.noBarricades.has(tile);
}

/** From the faction and the lanyards, and from the tiles that the team controls. */
function amountFor({ state }: OpenPosition, seat: number, { teams, tiles }: Amounts): number {
  const team = teamOf(state, seat);
  let sum = 0;
  if (teams.size > 0) {
    sum += teams.get(team.faction) ?? 0;
    for (const player of playersOf(team)) {
      for (const card of team.lanyards[player] ?? noCards) sum += teams.get(card) ?? 0;
    }
  }
  if (tiles.size > 0) {
    const { domains } = state;
    for (const id in domains) {
      const domain = domains[id];
      if (domain?.control === seat) sum += tiles.get(domain.tile) ?? 0;
    }
  }
  return sum;
}

/** Everything that raises the yield of an Order, but the card itself. */
export function orderBonus(
  position: OpenPosition,
  seat: number,
  order: BonusOrder,
  domain: string,
): number {
  let sum = 0;
  for (const effect of [...ownEffects(position, seat), ...tileEffects(position, domain)]) {
    if (effect.type === 'orderBonus' && effect.order === order) sum += effect.amount;
  }
  for (const one of position.state.effects.orderBonus) if (one.order === order) sum += one.amount;
  return sum;
}

function ownEffects({ state, content }: OpenPosition, seat: number): TeamEffect[] {
  const team = teamOf(state, seat);
  const cards = playersOf(team).flatMap((player) => team.lanyards[player] ?? noCards);
  return [
    ...(content.factions.get(team.faction)?.effects ?? []),
    ...cards.flatMap((card) => content.advancements.get(card)?.effects ?? []),
  ];
}

export function hasAllianceShield({ state, content }: OpenPosition, seat: number): boolean {
  const shields = content.having.allianceShield;
  const team = teamOf(state, seat);
  if (shields.has(team.faction)) return true;
  return playersOf(team).some((player) => team.lanyards[player]?.some((card) => shields.has(card)));
}

/** How many equipped cards of a player have this effect. */
export function equipped(
  { state, content }: OpenPosition,
  seat: number,
  player: PlayerId,
  trait: Trait,
): number {
  let cards = 0;
  for (const card of teamOf(state, seat).lanyards[player] ?? noCards) {
    if (content.having[trait].has(card)) cards++;
  }
  return cards;
}

/** A faction's, for all its Player Units, or a card's, for its player. Basic Units never. */
export function ignoresBarricades(position: OpenPosition, seat: number, player: PlayerId): boolean {
  const { state, content } = position;
  if (content.having.ignoreBarricades.has(teamOf(state, seat).faction)) return true;
  return equipped(position, seat, player, 'ignoreBarricades') > 0;
}

export function tileEffects({ state, content }: OpenPosition, domain: string): StaticEffect[] {
  return content.tiles.get(domainOf(state, domain).tile)?.effects ?? [];
}
