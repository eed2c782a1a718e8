import type { Content, Gifts, Trait } from '../content/compile.js';
import type {
  Advancement,
  BonusOrder,
  Faction,
  StaticEffect,
  TeamEffect,
  Tile,
} from '../content/schema.js';
import type { OpenPosition } from '../play.js';
import {
  type Domain,
  domainOf,
  type PlayerId,
  playersOf,
  type Team,
  teamOf,
} from '../state/state.js';

const nothing: Gifts = {
  unitLimit: 0,
  votePower: 0,
  storeBonus: 0,
  extraSeal: 0,
  eventCycle: 0,
  income: 0,
  rebates: { orders: 0, disciplines: 0, gear: 0 },
};

/** What a team has from its faction, its lanyards (BF-ADV-04) and the tiles that it controls. */
export function giftsOf(
  position: OpenPosition,
  seat: number,
  ofTiles = giftsOfTiles(position.content, Object.values(position.state.domains)),
): Gifts {
  const { gifts } = position.content;
  const { faction, lanyards } = teamOf(position.state, seat);
  let sum = added(ofTiles[seat] ?? nothing, gifts.get(faction));
  const { P1, P2, P3, P4 } = lanyards;
  for (const card of P1 as string[]) sum = added(sum, gifts.get(card));
  if (P2 !== undefined) for (const card of P2) sum = added(sum, gifts.get(card));
  if (P3 !== undefined) for (const card of P3) sum = added(sum, gifts.get(card));
  if (P4 !== undefined) for (const card of P4) sum = added(sum, gifts.get(card));
  return sum;
}

/** The equipped cards of a player. By name: V8 reads records with a variable key several times as slowly. */
export function lanyardOf(
  { lanyards }: Pick<Team, 'lanyards'>,
  player: PlayerId,
): readonly string[] {
  switch (player) {
    case 'P1':
      return lanyards.P1 as string[];
    case 'P2':
      return lanyards.P2 as string[];
    case 'P3':
      return lanyards.P3 as string[];
    case 'P4':
      return lanyards.P4 as string[];
  }
}

/** Whether any player of the team has a card. By name, as above. */
export function isEquipped({ lanyards }: Pick<Team, 'lanyards'>): boolean {
  const { P1, P2, P3, P4 } = lanyards;
  return holdsAny(P1) || holdsAny(P2) || holdsAny(P3) || holdsAny(P4);
}

function holdsAny(cards: readonly string[] | undefined): boolean {
  return cards !== undefined && cards.length > 0;
}

/** What teams have from the tiles that they control: few of them give anything. */
export function giftsOfTiles(
  { tileGifts }: Content,
  domains: readonly Domain[],
): readonly (Gifts | undefined)[] {
  const given: (Gifts | undefined)[] = [];
  for (let i = 0; i < domains.length; i++) {
    const { control, tile } = domains[i] as Domain;
    if (control === null) continue;
    const gifts = tileGifts.get(tile);
    if (gifts !== undefined) given[control] = added(given[control] ?? nothing, gifts);
  }
  return given;
}

function added(sum: Gifts, more: Gifts | undefined): Gifts {
  if (more === undefined) return sum;
  if (sum === nothing) return more;
  return {
    unitLimit: sum.unitLimit + more.unitLimit,
    votePower: sum.votePower + more.votePower,
    storeBonus: sum.storeBonus + more.storeBonus,
    extraSeal: sum.extraSeal + more.extraSeal,
    eventCycle: sum.eventCycle + more.eventCycle,
    income: sum.income + more.income,
    rebates: {
      orders: sum.rebates.orders + more.rebates.orders,
      disciplines: sum.rebates.disciplines + more.rebates.disciplines,
      gear: sum.rebates.gear + more.rebates.gear,
    },
  };
}

/** What a tile adds to every team's Unit Limit on it. */
export function limitBonus({ content }: OpenPosition, tile: string): number {
  return content.roomOnTiles.get(tile) ?? 0;
}

/** BF-CITY-05: whether a tile allows no Barricades on its edges. */
export function isBarred({ content }: OpenPosition, tile: string): boolean {
  return content.having.noBarricades.has(tile);
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
  const cards = playersOf(team).flatMap((player) => lanyardOf(team, player));
  return [
    ...(content.factions.get(team.faction) as Faction).effects,
    ...cards.flatMap((card) => (content.advancements.get(card) as Advancement).effects),
  ];
}

export function hasAllianceShield({ state, content }: OpenPosition, seat: number): boolean {
  const shields = content.having.allianceShield;
  const team = teamOf(state, seat);
  if (shields.has(team.faction)) return true;
  return playersOf(team).some((player) =>
    lanyardOf(team, player).some((card) => shields.has(card)),
  );
}

/** How many equipped cards of a player have this effect. */
export function equipped(
  { state, content }: OpenPosition,
  seat: number,
  player: PlayerId,
  trait: Trait,
): number {
  let cards = 0;
  for (const card of lanyardOf(teamOf(state, seat), player)) {
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
  return (content.tiles.get(domainOf(state, domain).tile) as Tile).effects;
}
