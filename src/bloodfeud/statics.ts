import type { Amounts, SummedEffect, Trait } from './content/compile.js';
import type { BonusOrder, MarketPile, StaticEffect, TeamEffect } from './content/schema.js';
import type { FeudPosition } from './play.js';
import { domainOf, type PlayerId, playersOf, type State, type Team, teamOf } from './state.js';

/** The effects that a controlled tile lends to its controller. */
const lentByTiles: ReadonlySet<SummedEffect> = new Set(['votePower', 'storeBonus', 'income']);

const noCards: readonly string[] = [];

/** The sum of a team's effects of this type: faction, lanyards (BF-ADV-04), controlled tiles. */
export function bonusOf(
  { state, content }: FeudPosition,
  seat: number,
  type: Exclude<SummedEffect, 'unitLimitHere'>,
): number {
  const amounts = content.bonuses[type];
  const own = ownAmount(teamOf(state, seat), amounts);
  return lentByTiles.has(type) ? own + lentAmount(state, seat, amounts) : own;
}

/** What purchases of cards of this pile cost less. */
export function marketDiscount(
  { state, content }: FeudPosition,
  seat: number,
  pile: MarketPile,
): number {
  const amounts = content.discounts[pile];
  return ownAmount(teamOf(state, seat), amounts) + lentAmount(state, seat, amounts);
}

/** What the tile of a Domain adds to every team's Unit Limit. */
export function limitBonus({ state, content }: FeudPosition, domain: string): number {
  return content.bonuses.unitLimitHere.get(domainOf(state, domain).tile) ?? 0;
}

/** From the faction and the lanyards. */
function ownAmount(team: Team, amounts: Amounts): number {
  let sum = amounts.get(team.faction) ?? 0;
  for (const player of playersOf(team)) {
    for (const card of team.lanyards[player] ?? noCards) sum += amounts.get(card) ?? 0;
  }
  return sum;
}

/** From the tiles that the team controls. */
function lentAmount({ domains }: State, seat: number, amounts: Amounts): number {
  let sum = 0;
  for (const id in domains) {
    const domain = domains[id];
    if (domain?.control === seat) sum += amounts.get(domain.tile) ?? 0;
  }
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
  for (const effect of [...ownEffects(position, seat), ...tileEffects(position, domain)]) {
    if (effect.type === 'orderBonus' && effect.order === order) sum += effect.amount;
  }
  for (const one of position.state.effects.orderBonus) if (one.order === order) sum += one.amount;
  return sum;
}

function ownEffects({ state, content }: FeudPosition, seat: number): TeamEffect[] {
  const team = teamOf(state, seat);
  const cards = playersOf(team).flatMap((player) => team.lanyards[player] ?? noCards);
  return [
    ...(content.factions.get(team.faction)?.effects ?? []),
    ...cards.flatMap((card) => content.advancements.get(card)?.effects ?? []),
  ];
}

export function hasAllianceShield({ state, content }: FeudPosition, seat: number): boolean {
  const shields = content.having.allianceShield;
  const team = teamOf(state, seat);
  if (shields.has(team.faction)) return true;
  return playersOf(team).some((player) => team.lanyards[player]?.some((card) => shields.has(card)));
}

/** How many equipped cards of a player have this effect. */
export function equipped(
  { state, content }: FeudPosition,
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
export function ignoresBarricades(position: FeudPosition, seat: number, player: PlayerId): boolean {
  const { state, content } = position;
  if (content.having.ignoreBarricades.has(teamOf(state, seat).faction)) return true;
  return equipped(position, seat, player, 'ignoreBarricades') > 0;
}

export function tileEffects({ state, content }: FeudPosition, domain: string): StaticEffect[] {
  return content.tiles.get(domainOf(state, domain).tile)?.effects ?? [];
}
