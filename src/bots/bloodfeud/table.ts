import type { Bloodfeud, ContentPack, View } from '../../bloodfeud/index.js';
import type { Game } from '../../kernel/game.js';
import type { Choice } from '../../kernel/simulate.js';
import { byId } from '../../kit/pack.js';

/* How the sensible bot looks at a table: what it counts, what its Ambitions are worth to it, who is where. */

export type TeamView = View['teams'][number];
export type Ambition = ContentPack['ambitions'][number] | ContentPack['factionAmbitions'][number];
export type Order = ContentPack['orders'][number] | ContentPack['startingOrders']['cards'][number];

export interface Look {
  readonly game: Game<Bloodfeud>;
  readonly view: View;
  readonly pack: ContentPack;
  readonly seat: number;
  readonly own: TeamView;
  /** The Ambitions in hand. */
  readonly held: readonly Ambition[];
  readonly stats: Stats;
  /** How likely Ambitions are to be fulfilled. */
  readonly chanceOf: ChanceOf;
  readonly cards: Cards;
  /** What was worked out already, by Domain and number of Units. */
  readonly holdings: Map<string, number>;
}

/** The cards of a pack by their ids. */
interface Cards {
  readonly orders: ReadonlyMap<string, Order>;
  readonly ambitions: ReadonlyMap<string, Ambition>;
}

/** From 0 to 1: how likely it is that this will hold when day breaks, with these numbers now. */
export type ChanceOf = (condition: Ambition['condition'], stats: Stats) => number;
/** What a team believes at a table. */
export type Beliefs = (view: View, seat: number) => ChanceOf;

const indexes = new WeakMap<ContentPack, Cards>();

function cardsIn(pack: ContentPack): Cards {
  const known = indexes.get(pack);
  if (known !== undefined) return known;
  const cards: Cards = {
    orders: byId<Order>([...pack.orders, ...pack.startingOrders.cards]),
    ambitions: byId<Ambition>([...pack.ambitions, ...pack.factionAmbitions]),
  };
  indexes.set(pack, cards);
  return cards;
}

export type Stats = Readonly<Record<string, number>>;

export function lookOf(
  { game, view, seat }: Pick<Choice<Bloodfeud>, 'game' | 'view' | 'seat'>,
  believed: Beliefs,
): Look {
  const { content: pack } = game;
  // The storyteller looks at the table as the first team does, without its Ambitions.
  const own = (view.teams[seat] ?? view.teams[0]) as TeamView;
  const cards = cardsIn(pack);
  const held = cardsOf(own.ambitions).flatMap((card) => cards.ambitions.get(card) ?? []);
  const stats = statsOf(view, seat);
  const chanceOf = believed(view, seat);
  return { game, view, pack, seat, own, held, stats, chanceOf, cards, holdings: new Map() };
}

function cardsOf(zone: readonly string[] | number): readonly string[] {
  return typeof zone === 'number' ? [] : zone;
}

export function countOf(zone: readonly string[] | number): number {
  return typeof zone === 'number' ? zone : zone.length;
}

export function statsOf(view: View, seat: number): Stats {
  const team = view.teams[seat];
  if (team === undefined) return {};
  const { tallies, graveyard } = team;
  const slain = graveyard.flatMap(({ unit }) => unit ?? []);
  const ofKind = (kind: string) => slain.filter((one) => view.teams[one.team]?.kind === kind);
  const placed = Object.values(view.ordersBoard).flat();
  const domains = Object.values(view.domains);
  return {
    ...tallies,
    allies: tallies.allies.length,
    distinctAllies: tallies.allies.length,
    graveyard: slain.length,
    graveyardHumans: ofKind('human').length,
    graveyardVampires: ofKind('vampire').length,
    graveyardPlayers: slain.filter(({ unit }) => unit !== 'basic').length,
    assets: team.assets,
    ambitionTokens: team.tokens,
    warehouseItems: team.warehouse.length,
    ordersOwned: countOf(team.orders) + placed.filter((one) => one.seat === seat).length,
    advancementsEquipped: Object.values(team.lanyards).flat().length,
    domainsControlled: domains.filter(({ control }) => control === seat).length,
    domainsOccupied: Object.keys(view.domains).filter((at) => unitsOn(view, at, seat) > 0).length,
    power: team.power,
    barricadesPlaced: Object.values(view.barricades).filter((owner) => owner === seat).length,
    ambitionCardsHeld: countOf(team.ambitions),
  };
}

/** What an Ambition is worth with these numbers: its points, or less while something is missing. */
export function promise({ chanceOf }: Look, { condition, points }: Ambition, stats: Stats): number {
  return points * chanceOf(condition, stats);
}

/** How much more the Ambitions in hand are worth after these changes; only the best ones will count. */
export function worth(look: Look, change: Readonly<Record<string, number>>): number {
  const after: Record<string, number> = { ...look.stats };
  for (const stat in change) after[stat] = (after[stat] ?? 0) + (change[stat] ?? 0);
  return promises(look, after) - promises(look, look.stats);
}

/** Of the best Ambitions, as many as will count. */
export function promises(look: Look, stats: Stats): number {
  const { held, view } = look;
  const most = view.options.houseRules.maxScoredAmbitions ?? held.length;
  const all = held.map((one) => promise(look, one, stats)).sort((a, b) => b - a);
  return all.slice(0, most).reduce((sum, one) => sum + one, 0);
}

export function unitsOn(view: View, domain: string, seat: number): number {
  const stack = view.domains[domain]?.units[seat];
  return stack ? stack.ready + stack.tired + Object.keys(stack.players).length : 0;
}

export function areAllied(view: View, a: number, b: number): boolean {
  return view.alliances[a < b ? `${a}|${b}` : `${b}|${a}`]?.status === 'allied';
}

/** Units of a team and its allies there. */
export function sideOn(view: View, domain: string, seat: number): number {
  let units = unitsOn(view, domain, seat);
  for (const other of view.teams.keys()) {
    if (other !== seat && areAllied(view, seat, other)) units += unitsOn(view, domain, other);
  }
  return units;
}

/** Other teams with Units on the Domain. */
export function othersOn(view: View, domain: string, seat: number): number[] {
  return [...view.teams.keys()].filter((one) => one !== seat && unitsOn(view, domain, one) > 0);
}

export function tileOn({ pack, view }: Look, domain: string) {
  return pack.tiles.find(({ id }) => id === view.domains[domain]?.tile);
}

/** What it is worth to have so many Units on a Domain. */
export function holding(look: Look, domain: string, units: number): number {
  const key = `${domain} ${units}`;
  const known = look.holdings.get(key);
  if (known !== undefined) return known;
  const value = units === 0 ? 0 : holdingOf(look, domain, units);
  look.holdings.set(key, value);
  return value;
}

function holdingOf(look: Look, domain: string, units: number): number {
  const rivals = othersOn(look.view, domain, look.seat);
  const most = Math.max(0, ...rivals.map((other) => unitsOn(look.view, domain, other)));
  const occupied = worth(look, { domainsOccupied: 1 });
  const power = tileOn(look, domain)?.power ?? 1;
  // As many as the strongest there: it loses control.
  if (units <= most) return occupied + (units === most ? 0.2 + 0.25 * power : 0);
  const margin = Math.min(2, units - most) * 0.1;
  const prey = most > 0 ? 0.4 + worth(look, { attacksWon: 1, graveyard: 1 }) : 0;
  return occupied + margin + prey + 0.45 * power + worth(look, { domainsControlled: 1, power });
}
