import * as z from '../../kernel/schema.js';
import { packId as id, name, ownText, source } from '../../kit/terms.js';

/*
 * The form of a content pack. What the form cannot say (ids are unique, layouts are legal, decks
 * are of equal size) is in check.ts.
 */

export const playerCounts = [2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

export const memberTypes = [
  'warrior',
  'bandit',
  'charmer',
  'doc',
  'merchant',
  'builder',
  'general',
] as const;
export type MemberType = (typeof memberTypes)[number];

export const structures = ['factory', 'watchtower', 'monument'] as const;
export type Structure = (typeof structures)[number];

/** The effects printed as symbols on gang members. */
export const symbolKinds = ['move', 'gain', 'draw', 'recover', 'sell', 'work'] as const;
export type SymbolKind = (typeof symbolKinds)[number];

/** Effects of events that a player carries out one unit at a time, up to an amount. */
export const actionKinds = [
  'placeOwls',
  'placeTunnels',
  'removeTunnels',
  'placeAndys',
  'removeAndys',
  'removeStructures',
  'removeFigures',
  'pushFigures',
  'placeFigures',
] as const;
export type ActionKind = (typeof actionKinds)[number];

const amount = z.int().min(1).max(99);
const count = z.int().min(0).max(99);
const tokens = z.int().min(0).max(999);

/** What every entry of a pack may say besides: its origin, and a text of its own. */
const origin = {
  source,
  /** The source shows the entry, but part of it (an icon) is lost and was filled in. */
  reconstructed: z.literal(true).exactOptional(),
  text: ownText,
};

export const symbolEffect = z.strictObject({ kind: z.enum(symbolKinds), amount });
export type SymbolEffect = z.infer<typeof symbolEffect>;

const blurpEffect = z.strictObject({
  kind: z.literal('blurp'),
  amount: z.int().min(-99).max(99),
  who: z.enum(['self', 'eachOpponent']),
});
const stealEffect = z.strictObject({
  kind: z.literal('steal'),
  amount,
  from: z.literal('eachOpponent'),
});
const actionEffect = z.strictObject({ kind: z.enum(actionKinds), amount });

/** Events may do everything but build and place products. */
export const eventEffect = z.discriminatedUnion('kind', [
  symbolEffect,
  blurpEffect,
  actionEffect,
  stealEffect,
]);
export type EventEffect = z.infer<typeof eventEffect>;

export const workEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('placeProducts'), max: amount, requires: z.literal('factory') }),
  z.strictObject({
    kind: z.literal('build'),
    structure: z.enum(structures),
    requires: z.literal('skyscraper').exactOptional(),
  }),
]);
export type WorkEffect = z.infer<typeof workEffect>;

export type Effect = EventEffect | WorkEffect;

const gangMember = {
  id,
  kind: z.literal('gang'),
  name,
  type: z.enum(memberTypes),
  effects: z.array(symbolEffect).min(1).max(9),
  /** Colours of the battle dice. */
  dice: z.array(id).max(9),
  ...origin,
};

export const recruit = z.strictObject(gangMember);
export type Recruit = z.infer<typeof recruit>;

export const startingCard = z.strictObject({ ...gangMember, gang: id });
export type StartingCard = z.infer<typeof startingCard>;

export type GangCard = Recruit | StartingCard;

export const eventCard = z.strictObject({
  id,
  kind: z.literal('event'),
  name,
  effects: z.array(eventEffect).min(1).max(9),
  ...origin,
});
export type EventCard = z.infer<typeof eventCard>;

export const workCard = z.strictObject({
  id,
  kind: z.literal('work'),
  name,
  /** Work points and $ that one use costs. */
  work: amount,
  money: count,
  effect: workEffect,
  ...origin,
});
export type WorkCard = z.infer<typeof workCard>;

export const battleDie = z.strictObject({
  color: id,
  /** How many are in the box (NG-RULING-24). */
  count: amount,
  faces: z.array(z.strictObject({ hits: count, steals: count })).max(20),
  ...origin,
});
export type BattleDie = z.infer<typeof battleDie>;

export const andy = z.strictObject({ id, value: amount, ...origin });
export type Andy = z.infer<typeof andy>;

export const gang = z.strictObject({ id, name, color: name, ...origin });
export type Gang = z.infer<typeof gang>;

/** Six rows of six cells; layout.ts reads a cell. */
export const cells = z.array(z.array(z.string().max(40)).max(12)).max(12);
export type Cells = z.infer<typeof cells>;

export const scenario = z.strictObject({
  id,
  name,
  flags: z.strictObject({
    deadZonesImpassable: z.boolean(),
    protectBaseTunnels: z.boolean(),
    noStructureOnTunnel: z.boolean(),
    passEnemiesInTunnels: z.boolean(),
    pvpWinBonus: count,
    andyWinBonus: count,
  }),
  workCards: z.array(id).max(20),
  /** Figures of each seat on its base at the start. */
  startFigures: amount,
  layouts: z.strictObject({ 2: cells, 3: cells, 4: cells }),
  /** Where the layouts are from, if not from the source of the scenario. */
  layoutSource: source.exactOptional(),
  ...origin,
});
export type Scenario = z.infer<typeof scenario>;

export const constants = z.strictObject({
  rounds: amount,
  daylightAfterRounds: z.array(amount).min(1).max(99),
  startHand: count,
  startMoney: count,
  figuresPerGang: amount,
  handLimit: count,
  /** Step 3 of a turn. */
  stepMove: z.strictObject({ figures: amount, spaces: amount }),
  effectMoveSpaces: amount,
  activations: amount,
  battleCards: count,
  maxOwnFiguresPerSpace: amount,
  /** From the cheap end of the row to the dear end. */
  recruitPrices: z.array(count).length(4),
  exchange: z.array(z.strictObject({ pay: amount, blurp: amount })).max(20),
  battleWinBlurp: count,
  andyWinBlurp: count,
  owlPenalty: count,
  watchtower: z.strictObject({ same: count, adjacent: count }),
  monumentPay: count,
  /** Blurp by the number of factories; the last entry is for that many or more. */
  factoryTable: z.array(z.int().min(0).max(999)).min(1).max(40),
});
export type Constants = z.infer<typeof constants>;

/** How many tokens and tiles of each kind there are. Andys are listed one by one. */
export const box = z.strictObject({
  tunnels: tokens,
  owls: tokens,
  factories: tokens,
  watchtowers: tokens,
  monuments: tokens,
  products: tokens,
  skyscrapers: z.strictObject({ 1: tokens, 2: tokens, 3: tokens }),
  deadZones: tokens,
  bases: tokens,
});
export type Box = z.infer<typeof box>;

export const contentPack = z.strictObject({
  id,
  title: name,
  /** Public facts that entries of source `public` rest on. */
  publicFacts: z
    .array(z.strictObject({ fact: z.string().max(400), where: z.string().max(200) }))
    .max(99)
    .exactOptional(),
  constants,
  box,
  dice: z.array(battleDie).max(12),
  andys: z.array(andy).max(99),
  gangs: z.array(gang).min(4).max(12),
  startingCards: z.array(startingCard).max(400),
  recruits: z.array(recruit).min(4).max(400),
  events: z.array(eventCard).max(100),
  workCards: z.array(workCard).max(20),
  scenarios: z.array(scenario).min(1).max(50),
});
/** What Neon Gods is played with, as data: boards, cards, dice and numbers. `withContent` takes one. */
export type ContentPack = z.infer<typeof contentPack>;
