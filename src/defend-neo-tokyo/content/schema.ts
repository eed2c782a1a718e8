import * as z from '../../kernel/schema.js';
import { packId as id, name, ownText, source } from '../../kit/terms.js';
import { effectOf, effects } from './effects.js';
import { amount, count, parts, range, symbols, tokenKinds, windows } from './terms.js';

/*
 * The form of a content pack. What the form cannot say (the board is symmetric, seven cards a tile,
 * every set is complete) is in check.ts.
 */

/** What every entry has besides. */
const origin = {
  text: ownText,
  source,
  /** The source shows the entry, but part of it is lost and was filled in. */
  reconstructed: z.literal(true).exactOptional(),
};

/** What a Citizen's text does while the card is in play. */
const standing = z.discriminatedUnion('kind', [
  effectOf('cityShield', { amount }),
  effectOf('cannotDiscard', {}),
  effectOf('spotter', { amount }),
  effectOf('bodyguard', {}),
]);

const quality = z.discriminatedUnion('kind', [
  effectOf('thorns', { amount }),
  effectOf('fireproof', {}),
  effectOf('heavy', {}),
  effectOf('frenzy', {}),
  effectOf('regenerate', { amount }),
  effectOf('snare', {}),
  effectOf('burrowed', {}),
]);
export type Quality = z.output<typeof quality>;

const row = z.strictObject({
  name: name.exactOptional(),
  instances: z
    .array(
      z.strictObject({ value: amount, symbol: z.enum([...parts, 'random', 'city', 'citizen']) }),
    )
    .max(12),
  effects,
});
export type AttackRow = z.output<typeof row>;

const side = z.strictObject({
  armor: z
    .strictObject({ value: amount, against: z.enum(['all', 'melee', 'nonMelee']) })
    .nullable(),
  qualities: z.array(quality).max(7),
  regular: row,
  special: row,
});
export type Side = z.output<typeof side>;

const space = z.strictObject({
  id,
  name,
  /** Null for the Defense HQ. */
  number: amount.nullable(),
  /** City Damage that destroys the space; null for the Defense HQ. */
  capacity: amount.nullable(),
  at: z.tuple([z.int().min(-99).max(99), z.int().min(-99).max(99)]),
  adjacent: z.array(id).max(18),
  ...origin,
});

const citizen = z.strictObject({
  id,
  name,
  copies: amount,
  population: count,
  red: z.boolean(),
  enter: effects.exactOptional(),
  exit: effects.exactOptional(),
  while: z.array(standing).max(4).exactOptional(),
  end: effects.exactOptional(),
  ...origin,
});
export type Citizen = z.output<typeof citizen>;

const tileAction = z.strictObject({
  name: z.string().regex(/^[A-Z][A-Z0-9 '-]{0,30}$/, 'use capital letters'),
  type: z.enum(['action', 'attack', 'melee']),
  /** The space, counted from the left, that must hold Power. */
  link: amount.nullable(),
  cost: z.enum(['card', 'bot']),
  symbol: z.boolean(),
  effects,
});
export type TileAction = z.output<typeof tileAction>;

const actions = z.array(tileAction).max(4);
const chassis = z.strictObject({
  id,
  name,
  /** From the right end of the track; the Critical Failure space comes after the last. */
  areas: z
    .array(z.strictObject({ color: name, spaces: amount, power: count }))
    .min(1)
    .max(12),
  actions,
  ...origin,
});
export type Chassis = z.output<typeof chassis>;
const limb = z.strictObject({ id, name, length: z.int().min(1).max(20), actions, ...origin });
export type LimbTile = z.output<typeof limb>;

const trigger = z.strictObject({
  window: z.enum(windows),
  who: z.enum(['self', 'ally']).exactOptional(),
  range,
});

const card = z.strictObject({
  id,
  name,
  tile: id,
  copies: amount,
  type: z.enum(['action', 'attack', 'melee', 'react']),
  requirement: count,
  symbol: z.boolean(),
  stays: z.boolean(),
  trigger: trigger.exactOptional(),
  effects,
  ...origin,
});
export type MechCard = z.output<typeof card>;

const monster = z.strictObject({
  id,
  name,
  set: id,
  life: z.int().min(1).max(999),
  mech: side.exactOptional(),
  city: side.exactOptional(),
  combined: side.exactOptional(),
  ...origin,
});
const boss = monster.extend({ arrival: effects, afterAttack: effects });
export type MonsterCard = z.output<typeof monster>;
export type BossCard = z.output<typeof boss>;

const eventCard = z.strictObject({
  id,
  name,
  set: id,
  kind: z.enum(['appears', 'event']),
  symbol: z.enum(symbols),
  effects,
  ...origin,
});
export type EventCard = z.output<typeof eventCard>;

const deckSize = z.strictObject({ appears: count, event: count });

export const contentPack = z.strictObject({
  id,
  title: name,
  constants: z.strictObject({
    handSize: amount,
    attackTrackLength: amount,
    /** Index of the final space; the tracker starts on 0. */
    destructionFinal: z.int().min(1).max(17),
    destruction: z.strictObject({
      cityDestroyed: count,
      population: count,
      criticalFailure: count,
    }),
    populationThreshold: amount,
    repairBots: amount,
    /** Life of any Boss for each player, by the house rule `bossLife`. */
    bossLifePerPlayer: z.int().min(1).max(199),
    /** What all damage to the Boss and an untouched city are worth in the score; a win makes it 100. */
    score: z.strictObject({ bossDamage: count, destructionLeft: count }),
    /** By number of players. */
    eventDeck: z.record(z.enum(['2', '3', '4', '5']), deckSize),
    startingMonsters: amount,
    tokens: z.record(z.enum(tokenKinds), count),
    deckSizes: z.strictObject({
      citizens: amount,
      cardsPerTile: amount,
      monstersPerSet: amount,
      appearsPerSet: amount,
      eventsPerSet: amount,
    }),
  }),
  dice: z.strictObject({
    damage: z.array(z.int().min(0).max(99)).min(1).max(20),
    random: z
      .array(z.enum([...parts, 'miss']))
      .min(1)
      .max(20),
  }),
  spaces: z.array(space).max(40),
  cityCards: z.array(z.strictObject({ id, name, space: id, ...origin })).max(99),
  citizens: z.array(citizen).max(99),
  chassis: z.array(chassis).max(40),
  legs: z.array(limb).max(40),
  arms: z.array(limb).max(40),
  prebuilt: z
    .array(z.strictObject({ id, name, chassis: id, arms: z.tuple([id, id]), legs: id, ...origin }))
    .max(20),
  cards: z.array(card).max(400),
  sets: z
    .array(z.strictObject({ id, name, ...origin }))
    .min(1)
    .max(10),
  monsters: z.array(monster).max(99),
  bosses: z.array(boss).max(10),
  events: z.array(eventCard).max(400),
});
/** What Defend Neo Tokyo is played with, as data: boards, cards, dice and numbers. `withContent` takes one. */
export type ContentPack = z.output<typeof contentPack>;
export type Constants = ContentPack['constants'];
