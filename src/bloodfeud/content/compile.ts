import { asKey } from '../../kernel/keys.js';
import { Lookup } from '../../kernel/lookup.js';
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
  type Kind,
  kinds,
  type MarketPile,
  type Order,
  type Scenario,
  type TeamEffect,
  type Tile,
} from './schema.js';

/** A Domain's edge and what lies behind it. */
export interface Border {
  readonly edge: string;
  readonly edgeAt: number;
  readonly to: string;
  readonly toAt: number;
}

/** What factions, cards and controlled tiles give a team: amounts that add up. */
export interface Gifts {
  readonly unitLimit: number;
  readonly votePower: number;
  readonly storeBonus: number;
  readonly extraSeal: number;
  readonly eventCycle: number;
  readonly income: number;
  /** What the cards of each pile cost less. */
  readonly rebates: Readonly<Record<MarketPile, number>>;
}

/** Static effects that are there or not. */
const traits = ['noBarricades', 'ignoreBarricades', 'swift', 'armor', 'allianceShield'] as const;
export type Trait = (typeof traits)[number];

/** The Cityscape of a number of teams. */
export interface Board {
  readonly layout: string;
  readonly tier: number;
  /** D1, D2, ... */
  readonly cells: readonly string[];
  readonly starts: readonly string[];
  /** Where a Domain stands among the cells. */
  readonly cellAt: ReadonlyMap<string, number>;
  /** The edges of each Domain, in the order of the cells. */
  readonly around: readonly (readonly Border[])[];
  /** Edge id to the two Domains it divides. */
  readonly edges: ReadonlyMap<string, readonly [string, string]>;
  /** Where an edge stands among them. */
  readonly edgeAt: ReadonlyMap<string, number>;
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
  /** The Orders that a team of each kind begins with, sorted. */
  readonly startingHands: Readonly<Record<Kind, readonly string[]>>;
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
  /** What each faction or card gives its team, by id; only those that give something. */
  readonly gifts: ReadonlyMap<string, Gifts>;
  /** What each tile gives its controller. */
  readonly tileGifts: ReadonlyMap<string, Gifts>;
  /** What each tile adds to every team's Unit Limit on it. */
  readonly roomOnTiles: ReadonlyMap<string, number>;
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
    startingHands: recordOf(kinds, (kind) => startingHand(pack, kind)),
    advancements: byId(pack.advancements),
    events: byId(pack.events),
    ambitions: byId<Ambition | FactionAmbition>([...pack.ambitions, ...pack.factionAmbitions]),
    factionAmbitions: new Lookup(pack.factions.map(({ id }) => [id, ambitionsOf(pack, id)])),
    scenarios: byId(pack.scenarios),
    goods: goodsOf(pack),
    abilities: new Lookup([...abilitiesOf(pack.factions), ...abilitiesOf(pack.advancements)]),
    decks: {
      orders: allCopies(pack.orders),
      disciplines: allCopies(sold('disciplines')),
      gear: allCopies(sold('gear')),
      events: allCopies(pack.events),
      ambitions: allCopies(pack.ambitions),
    },
    gifts: giftsOf([...pack.factions, ...pack.advancements]),
    tileGifts: giftsOf(pack.tiles),
    roomOnTiles: new Lookup(
      pack.tiles.map(({ id, effects }) => [id, sumOf(effects, 'unitLimitHere')] as const),
    ),
    having: recordOf(traits, (trait) => idsWith(pack, trait)),
    board: (teams) => boards[teams] ?? lacking(`a layout for ${teams} teams`),
  };
}

/** The id of the edge between two Domains. As a key: with texts put together a Barricade took twice as long to forbid. */
function edgeBetween(a: string, b: string): string {
  return asKey(Number(a.slice(1)) < Number(b.slice(1)) ? `${a}-${b}` : `${b}-${a}`);
}

function boardOf(pack: ContentPack, teams: number): Board {
  for (const { id, tier, cells, starts } of pack.layouts) {
    const start = starts.find((one) => one.teams === teams);
    if (start === undefined) continue;
    const edges = new Map<string, readonly [string, string]>();
    for (const cell of cells) {
      for (const to of cell.adjacent) {
        const edge = edgeBetween(cell.id, to);
        if (!edges.has(edge)) edges.set(edge, [cell.id, to]);
      }
    }
    const cellAt = numbered(cells.map((cell) => cell.id));
    const edgeAt = numbered([...edges.keys()]);
    const borderOf = (from: string, to: string): Border => {
      const edge = edgeBetween(from, to);
      return { edge, edgeAt: edgeAt.get(edge) ?? -1, to, toAt: cellAt.get(to) ?? -1 };
    };
    const slots = pack.constants.marketSlots.find((one) => one.teams.includes(teams))?.slots;
    return {
      layout: id,
      tier,
      cells: [...cellAt.keys()],
      starts: start.cells,
      cellAt,
      around: cells.map((cell) => cell.adjacent.map((to) => borderOf(cell.id, to))),
      edges,
      edgeAt,
      slots: slots ?? lacking(`Market slots for ${teams} teams`),
    };
  }
  throw new Error(`no layout is for ${teams} teams`);
}

function goodsOf(pack: ContentPack): Content['goods'] {
  const goods = new Map<string, { cost: number; pile: MarketPile }>();
  for (const { id, cost } of pack.orders) goods.set(id, { cost, pile: 'orders' });
  for (const { id, cost, pile } of pack.advancements) goods.set(id, { cost, pile });
  return new Lookup(goods);
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

function giftsOf(homes: readonly Home[]): ReadonlyMap<string, Gifts> {
  const gifts = new Map<string, Gifts>();
  for (const { id, effects } of homes) {
    if (!effects.some(({ type }) => giving.has(type))) continue;
    gifts.set(id, {
      unitLimit: sumOf(effects, 'unitLimit'),
      votePower: sumOf(effects, 'votePower'),
      storeBonus: sumOf(effects, 'storeBonus'),
      extraSeal: sumOf(effects, 'extraSeal'),
      eventCycle: sumOf(effects, 'eventCycle'),
      income: sumOf(effects, 'income'),
      rebates: {
        orders: rebateOf(effects, 'orders'),
        disciplines: rebateOf(effects, 'disciplines'),
        gear: rebateOf(effects, 'gear'),
      },
    });
  }
  return new Lookup(gifts);
}

const giving: ReadonlySet<TeamEffect['type']> = new Set([
  'unitLimit',
  'votePower',
  'storeBonus',
  'extraSeal',
  'eventCycle',
  'income',
  'marketDiscount',
]);

function sumOf(effects: readonly TeamEffect[], type: TeamEffect['type']): number {
  let sum = 0;
  for (const effect of effects) {
    if (effect.type !== type) continue;
    if (effect.type === 'income') sum += effect.assets;
    else if ('amount' in effect) sum += effect.amount;
  }
  return sum;
}

function rebateOf(effects: readonly TeamEffect[], pile: MarketPile): number {
  const own = effects.filter((effect) => effect.type === 'marketDiscount' && effect.pile === pile);
  return sumOf(own, 'marketDiscount');
}

function idsWith({ factions, advancements, tiles }: ContentPack, trait: Trait) {
  const homes: Home[] = [...factions, ...advancements, ...tiles];
  const having = homes.filter(({ effects }) => effects.some(({ type }) => type === trait));
  return new Set(having.map(({ id }) => id));
}

function recordOf<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

function startingHand({ startingOrders }: ContentPack, kind: Kind): string[] {
  return Object.entries(startingOrders[kind])
    .flatMap(([card, copies]) => Array.from({ length: copies }, () => card))
    .sort();
}

function allCopies(cards: readonly { id: string; copies: number }[]): string[] {
  return cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)).sort();
}

function numbered(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Lookup(ids.map((id, at) => [id, at]));
}

function lacking(what: string): never {
  throw new Error(`the pack lacks ${what}`);
}
