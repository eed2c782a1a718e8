import { byId } from '../../kit/pack.js';
import {
  type Ability,
  type Advancement,
  type Ambition,
  type Constants,
  type ContentPack,
  type EventCard,
  type Faction,
  type FactionAmbition,
  type MarketPile,
  marketPiles,
  type Order,
  type Scenario,
  type TeamEffect,
  type Tile,
} from './schema.js';

/** A Domain's edge and what lies behind it. */
export interface Border {
  readonly edge: string;
  readonly to: string;
  /** Where that Domain stands in the list of cells. */
  readonly toAt: number;
}

/** Static effects whose amounts add up. */
const summedEffects = [
  'unitLimit',
  'unitLimitHere',
  'votePower',
  'storeBonus',
  'extraSeal',
  'eventCycle',
  'income',
] as const;
export type SummedEffect = (typeof summedEffects)[number];

/** Static effects that are there or not. */
const traits = ['noBarricades', 'ignoreBarricades', 'swift', 'armor', 'allianceShield'] as const;
export type Trait = (typeof traits)[number];

/** How much of something each faction or card gives its team, and each tile its controller, by id. */
export interface Amounts {
  readonly teams: ReadonlyMap<string, number>;
  readonly tiles: ReadonlyMap<string, number>;
}

/** The Cityscape of a number of teams. */
export interface Board {
  readonly layout: string;
  readonly tier: number;
  /** D1, D2, ... */
  readonly cells: readonly string[];
  readonly starts: readonly string[];
  readonly borders: ReadonlyMap<string, readonly Border[]>;
  /** The same, in the order of the cells. */
  readonly around: readonly (readonly Border[])[];
  /** Edge id to the two Domains it divides. */
  readonly edges: ReadonlyMap<string, readonly [string, string]>;
  readonly slots: number;
}

/** A checked pack with everything found by id. */
export interface Content {
  readonly pack: ContentPack;
  readonly constants: Constants;
  readonly factions: ReadonlyMap<string, Faction>;
  readonly tiles: ReadonlyMap<string, Tile>;
  /** Starting and Market Orders. */
  readonly orders: ReadonlyMap<string, Order>;
  readonly startingOrders: ReadonlySet<string>;
  readonly advancements: ReadonlyMap<string, Advancement>;
  readonly events: ReadonlyMap<string, EventCard>;
  /** Those of the deck and those of the factions. */
  readonly ambitions: ReadonlyMap<string, Ambition | FactionAmbition>;
  readonly factionAmbitions: ReadonlyMap<string, readonly string[]>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  /** Cost and pile of what the Market sells. */
  readonly goods: ReadonlyMap<string, { readonly cost: number; readonly pile: MarketPile }>;
  /** The ability that a card or faction lets its team activate. */
  readonly abilities: ReadonlyMap<string, Ability>;
  /** All copies of each shuffled pile, sorted. */
  readonly decks: Readonly<Record<MarketPile | 'events' | 'ambitions', readonly string[]>>;
  readonly bonuses: Readonly<Record<SummedEffect, Amounts>>;
  readonly discounts: Readonly<Record<MarketPile, Amounts>>;
  /** The ids of factions, tiles and cards that have it. */
  readonly having: Readonly<Record<Trait, ReadonlySet<string>>>;
  /** By number of teams. */
  board(teams: number): Board;
}

/** Builds the indexes of a pack in which `checkPack` finds nothing wrong. */
export function compile(pack: ContentPack): Content {
  const boards: Board[] = [];
  for (let teams = 4; teams <= 8; teams++) boards[teams] = boardOf(pack, teams);
  const sold = (pile: 'disciplines' | 'gear') => pack.advancements.filter((c) => c.pile === pile);
  return {
    pack,
    constants: pack.constants,
    factions: byId(pack.factions),
    tiles: byId(pack.tiles),
    orders: byId<Order>([...pack.startingOrders.cards, ...pack.orders]),
    startingOrders: new Set(pack.startingOrders.cards.map(({ id }) => id)),
    advancements: byId(pack.advancements),
    events: byId(pack.events),
    ambitions: byId<Ambition | FactionAmbition>([...pack.ambitions, ...pack.factionAmbitions]),
    factionAmbitions: new Map(pack.factions.map(({ id }) => [id, ambitionsOf(pack, id)])),
    scenarios: byId(pack.scenarios),
    goods: goodsOf(pack),
    abilities: new Map([...abilitiesOf(pack.factions), ...abilitiesOf(pack.advancements)]),
    decks: {
      orders: allCopies(pack.orders),
      disciplines: allCopies(sold('disciplines')),
      gear: allCopies(sold('gear')),
      events: allCopies(pack.events),
      ambitions: allCopies(pack.ambitions),
    },
    bonuses: recordOf(summedEffects, (type) => amountsOf(pack, (effect) => amountIn(effect, type))),
    discounts: recordOf(marketPiles, (pile) =>
      amountsOf(pack, (effect) => discountIn(effect, pile)),
    ),
    having: recordOf(traits, (trait) => idsWith(pack, trait)),
    board: (teams) => found(boards[teams], `a layout for ${teams} teams`),
  };
}

/** The id of the edge between two Domains. */
function edgeBetween(a: string, b: string): string {
  return Number(a.slice(1)) < Number(b.slice(1)) ? `${a}-${b}` : `${b}-${a}`;
}

function boardOf(pack: ContentPack, teams: number): Board {
  for (const { id, tier, cells, starts } of pack.layouts) {
    const start = starts.find((one) => one.teams === teams);
    if (start === undefined) continue;
    const borders = new Map<string, Border[]>();
    const edges = new Map<string, readonly [string, string]>();
    for (const cell of cells) {
      const around = cell.adjacent.map((to) => {
        const toAt = cells.findIndex((other) => other.id === to);
        return { edge: edgeBetween(cell.id, to), to, toAt };
      });
      borders.set(cell.id, around);
      for (const { to, edge } of around) if (!edges.has(edge)) edges.set(edge, [cell.id, to]);
    }
    const slots = pack.constants.marketSlots.find((one) => one.teams.includes(teams))?.slots;
    return {
      layout: id,
      tier,
      cells: cells.map((cell) => cell.id),
      starts: start.cells,
      borders,
      around: [...borders.values()],
      edges,
      slots: found(slots, `Market slots for ${teams} teams`),
    };
  }
  throw new Error(`no layout is for ${teams} teams`);
}

function goodsOf(pack: ContentPack): Content['goods'] {
  const goods = new Map<string, { cost: number; pile: MarketPile }>();
  for (const { id, cost } of pack.orders) goods.set(id, { cost, pile: 'orders' });
  for (const { id, cost, pile } of pack.advancements) goods.set(id, { cost, pile });
  return goods;
}

function abilitiesOf(
  sources: readonly { id: string; effects: readonly TeamEffect[] }[],
): [string, Ability][] {
  return sources.flatMap(({ id, effects }) =>
    effects.flatMap((effect): [string, Ability][] =>
      effect.type === 'activate' ? [[id, effect.ability]] : [],
    ),
  );
}

function ambitionsOf(pack: ContentPack, faction: string): string[] {
  return pack.factionAmbitions
    .filter((card) => card.faction === faction)
    .map(({ id }) => id)
    .sort();
}

/** Something that has static effects. */
interface Home {
  readonly id: string;
  readonly effects: readonly TeamEffect[];
}

function amountsOf(
  { factions, advancements, tiles }: ContentPack,
  amount: (effect: TeamEffect) => number,
): Amounts {
  const given = (homes: readonly Home[]) => {
    const amounts = new Map<string, number>();
    for (const { id, effects } of homes) {
      const sum = effects.reduce((total, effect) => total + amount(effect), 0);
      if (sum !== 0) amounts.set(id, sum);
    }
    return amounts;
  };
  return { teams: given([...factions, ...advancements]), tiles: given(tiles) };
}

function amountIn(effect: TeamEffect, type: SummedEffect): number {
  if (effect.type !== type) return 0;
  return effect.type === 'income' ? effect.assets : effect.amount;
}

function discountIn(effect: TeamEffect, pile: MarketPile): number {
  return effect.type === 'marketDiscount' && effect.pile === pile ? effect.amount : 0;
}

function idsWith({ factions, advancements, tiles }: ContentPack, trait: Trait) {
  const homes: Home[] = [...factions, ...advancements, ...tiles];
  const having = homes.filter(({ effects }) => effects.some(({ type }) => type === trait));
  return new Set(having.map(({ id }) => id));
}

function recordOf<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

function allCopies(cards: readonly { id: string; copies: number }[]): string[] {
  return cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)).sort();
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the pack lacks ${what}`);
  return value;
}
