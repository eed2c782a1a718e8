import * as z from '../../kernel/schema.js';
import { name, ownText, source } from '../../kit/terms.js';

/*
 * The form of a content pack. What the form cannot say (ids are unique, layouts hang together, decks
 * are large enough) is in check.ts.
 */

export const kinds = ['vampire', 'human'] as const;
export type Kind = (typeof kinds)[number];

/** The Market piles in the order in which they are filled. */
export const marketPiles = ['orders', 'disciplines', 'gear'] as const;
export type MarketPile = (typeof marketPiles)[number];

export const orderTypes = [
  'attack',
  'defend',
  'embrace',
  'feed',
  'recruit',
  'requisition',
] as const;

/** Orders whose yield a bonus may raise. */
export const bonusOrders = ['feed', 'requisition', 'recruit', 'embrace'] as const;
export type BonusOrder = (typeof bonusOrders)[number];

export const roles = ['attack', 'defend'] as const;
export type Role = (typeof roles)[number];

/** What Ambitions and Event filters count. */
export const plainStats = [
  'attacksWon',
  'graveyard',
  'graveyardHumans',
  'graveyardVampires',
  'graveyardPlayers',
  'eventsPassed',
  'alliancesFormed',
  'alliancesBlocked',
  'distinctAllies',
  'tradesCompleted',
  'assets',
  'ambitionTokens',
  'warehouseItems',
  'ordersOwned',
  'advancementsEquipped',
  'itemsBought',
  'domainsControlled',
  'power',
  'domainsOccupied',
  'barricadesPlaced',
  'barricadesOnMap',
  'unitsOnMap',
  'ambitionCardsHeld',
  'playersLost',
] as const;
export type PlainStat = (typeof plainStats)[number];

/** Cards and tiles are named as they are printed: `T01`, `sAtk`. */
const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9-]+$/, 'use letters, digits and hyphens');
/** Words without force; `text` is what the card says in place of the sentences made from its effects. */
const texts = {
  label: z.string().max(200).exactOptional(),
  story: z.string().max(2000).exactOptional(),
  text: ownText,
};
const amount = z.int().min(1).max(99);
const count = z.int().min(0).max(99);
const signed = z.int().min(-99).max(99);
const copies = z.int().min(1).max(99);
const kind = z.enum(kinds);
export const domainId = z.string().regex(/^D[1-9][0-9]?$/, 'a Domain is D1, D2, ...');

const plain = <const T extends string>(type: T) => z.strictObject({ type: z.literal(type) });
const amounted = <const T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), amount });

/** Effects that hold as long as their source is there. */
const staticEffect = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('strength'),
    role: z.enum(roles),
    amount: signed,
    kind: kind.exactOptional(),
    cond: z.enum(['targetHigherPower', 'targetVampirePlayer']).exactOptional(),
  }),
  amounted('unitLimit'),
  amounted('unitLimitHere'),
  plain('noBarricades'),
  plain('ignoreBarricades'),
  plain('swift'),
  plain('armor'),
  amounted('votePower'),
  z.strictObject({ type: z.literal('orderBonus'), order: z.enum(bonusOrders), amount }),
  z.strictObject({ type: z.literal('marketDiscount'), pile: z.enum(marketPiles), amount }),
  amounted('storeBonus'),
  z.strictObject({ type: z.literal('income'), assets: amount }),
  plain('allianceShield'),
  amounted('extraSeal'),
  amounted('eventCycle'),
]);
export type StaticEffect = z.output<typeof staticEffect>;

/** Effects that a team uses once per round. */
export const abilities = ['peekOrder', 'pushUnit', 'refreshUnit', 'cutBarricade'] as const;
export type Ability = (typeof abilities)[number];
const activate = z.strictObject({ type: z.literal('activate'), ability: z.enum(abilities) });

/** What a faction or an Advancement can do. */
const teamEffect = z.union([staticEffect, activate]);
export type TeamEffect = z.output<typeof teamEffect>;

export const stat = z.union([
  z.enum(plainStats),
  z.templateLiteral(['domainsControlledTag:', z.string().max(64)]),
]);
export type Stat = z.output<typeof stat>;

const op = z.enum(['>=', '<=', '==']);
export const who = z.union([
  z.literal('all'),
  z.strictObject({ kind }),
  z.strictObject({ stat, op, value: count }),
  z.strictObject({ most: stat }),
  z.strictObject({ least: stat }),
]);
export type Who = z.output<typeof who>;

export const eventEffect = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['gainAssets', 'gainTokens']),
    who,
    amount,
    per: stat.exactOptional(),
  }),
  z.strictObject({ type: z.enum(['loseAssets', 'loseTokens']), who, amount }),
  z.strictObject({ type: z.literal('loseUnits'), who, count: amount }),
  z.strictObject({ type: z.literal('gainUnits'), who, count: amount, ignoreLimit: z.boolean() }),
  z.strictObject({ type: z.literal('drawEvents'), who, count: amount }),
  z.strictObject({ type: z.literal('removeBarricades'), scope: z.literal('all') }),
  z.strictObject({ type: z.literal('marketSweep'), piles: z.literal('all') }),
  z.strictObject({ type: z.literal('roundOrderBonus'), order: z.enum(bonusOrders), amount }),
  z.strictObject({ type: z.literal('roundStrength'), role: z.enum(roles), amount: signed }),
  z.strictObject({ type: z.literal('cancelOrder'), order: z.enum(orderTypes) }),
  z.strictObject({ type: z.enum(['shieldDomain', 'blackoutDomain']), choose: z.literal(1) }),
  z.strictObject({ type: z.literal('powerChange'), who, amount: signed }),
  plain('endAlliances'),
]);
export type EventEffect = z.output<typeof eventEffect>;

const compared = z.strictObject({ type: z.literal('stat'), stat, op, value: count });
const most = z.strictObject({ type: z.literal('most'), stat });
const simpleCondition = z.discriminatedUnion('type', [compared, most]);
export const condition = z.discriminatedUnion('type', [
  compared,
  most,
  z.strictObject({ type: z.literal('all'), of: z.array(simpleCondition).min(1).max(9) }),
]);
export type Condition = z.output<typeof condition>;

const faction = z.strictObject({
  id,
  name,
  kind,
  colour: name,
  effects: z.array(teamEffect).max(9),
  source,
  ...texts,
});
export type Faction = z.output<typeof faction>;

const layout = z.strictObject({
  id,
  /** Tiles of this tier or lower are used. */
  tier: amount,
  columns: amount,
  rows: amount,
  /** D1, D2, ... row by row. */
  cells: z
    .array(z.strictObject({ id: domainId, adjacent: z.array(domainId).max(8) }))
    .min(2)
    .max(99),
  /** The start cells by number of teams. */
  starts: z
    .array(z.strictObject({ teams: z.int().min(4).max(8), cells: z.array(domainId) }))
    .min(1),
  source,
});
export type Layout = z.output<typeof layout>;

const tile = z.strictObject({
  id,
  name,
  tier: amount,
  power: count,
  tags: z.array(id).max(9),
  effects: z.array(staticEffect).max(9),
  source,
  ...texts,
});
export type Tile = z.output<typeof tile>;

const orderData = {
  type: z.enum(orderTypes),
  /** Only teams of this kind may place it. */
  kind: kind.exactOptional(),
  strength: signed.exactOptional(),
  vsPlayer: signed.exactOptional(),
  vsKind: z.strictObject({ kind, amount: signed }).exactOptional(),
  defend: count.exactOptional(),
  count: amount.exactOptional(),
  bonus: count.exactOptional(),
  oneShot: z.literal(true).exactOptional(),
};
const startingOrder = z.strictObject({ id, name, ...orderData, source, ...texts });
const marketOrder = z.strictObject({
  id,
  name,
  cost: count,
  copies,
  ...orderData,
  source,
  ...texts,
});
export type MarketOrder = z.output<typeof marketOrder>;
export type Order = z.output<typeof startingOrder> | MarketOrder;

const advancement = z.strictObject({
  id,
  name,
  pile: z.enum(['disciplines', 'gear']),
  kind,
  cost: count,
  copies,
  effects: z.array(teamEffect).min(1).max(9),
  source,
  ...texts,
});
export type Advancement = z.output<typeof advancement>;

const eventCard = z.strictObject({
  id,
  name,
  copies,
  timing: z.enum(['beforeOrders', 'afterOrders']),
  effects: z.array(eventEffect).min(1).max(9),
  source,
  ...texts,
});
export type EventCard = z.output<typeof eventCard>;

const ambition = z.strictObject({
  id,
  name,
  copies,
  theme: name,
  condition,
  points: z.int().max(99),
  source,
  ...texts,
});
export type Ambition = z.output<typeof ambition>;

const factionAmbition = z.strictObject({
  id,
  faction: id,
  name,
  condition,
  points: z.int().max(99),
  source,
  ...texts,
});
export type FactionAmbition = z.output<typeof factionAmbition>;

const scenario = z.strictObject({
  id,
  name,
  effects: z.array(eventEffect).max(9),
  source,
  ...texts,
});
export type Scenario = z.output<typeof scenario>;

const constants = z.strictObject({
  unitLimit: amount,
  basicUnits: amount,
  barricades: count,
  barricadesPerEdge: z.literal(1),
  seals: amount,
  maxSeals: amount,
  lanyardSlots: amount,
  startAssets: count,
  startTokens: count,
  startEvents: count,
  ambitionsDealt: amount,
  ambitionsKept: amount,
  ambitionFaceUp: amount,
  ambitionCost: amount,
  tokenCost: amount,
  buryCost: amount,
  allianceCost: z.literal(1),
  assets: z.int().min(1).max(9999),
  tokens: z.int().min(1).max(9999),
  reinforcements: amount,
  /** Face-up cards per pile by number of teams. */
  marketSlots: z.array(
    z.strictObject({ teams: z.array(z.int().min(4).max(8)), slots: z.int().min(1).max(9) }),
  ),
  power: z.strictObject({ lowest: amount, highest: amount }),
  feed: z.strictObject({ withHumans: count, without: count }),
  requisition: z.strictObject({ withVampires: count, without: count }),
  recruitWithVampires: amount,
  defend: count,
  /** How many cards the Bonus Actions bury or cycle, by the highest Power of the band. */
  bonusBands: z.array(z.strictObject({ upTo: amount, cards: amount })).min(1),
  /** The Power of the discount and of burying an Ambition. */
  weakest: amount,
  weakestDiscount: amount,
  trade: z.strictObject({ assets: amount, tokens: amount, items: amount }),
});
export type Constants = z.output<typeof constants>;

export const contentPack = z.strictObject({
  id,
  version: z.int().min(1),
  title: name,
  factions: z.array(faction).min(8).max(99),
  layouts: z.array(layout).min(1).max(9),
  tiles: z.array(tile).min(1).max(99),
  sun: z.strictObject({
    spaces: z
      .array(z.strictObject({ space: amount, cost: z.int().nullable() }))
      .min(1)
      .max(20),
    source,
  }),
  graveyard: z.strictObject({ spaces: z.int().min(1).max(20), tokens: z.array(z.int()), source }),
  constants,
  startingOrders: z.strictObject({
    vampire: z.record(id, amount),
    human: z.record(id, amount),
    cards: z.array(startingOrder).min(1).max(99),
  }),
  orders: z.array(marketOrder).min(1).max(99),
  advancements: z.array(advancement).min(1).max(199),
  events: z.array(eventCard).min(1).max(199),
  ambitions: z.array(ambition).min(1).max(199),
  factionAmbitions: z.array(factionAmbition).max(199),
  scenarios: z.array(scenario).min(1).max(99),
});
/** What Bloodfeud is played with, as data: boards, cards, dice and numbers. `withContent` takes one. */
export type ContentPack = z.output<typeof contentPack>;
