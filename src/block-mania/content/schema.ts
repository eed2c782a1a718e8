import * as z from '../../kernel/schema.js';
import { name, ownText, packId, source } from '../../kit/terms.js';

/*
 * The form of a content pack. What the form cannot say (addresses are complete, links have ends,
 * sides add up) is in check.ts.
 */

export const locations = [
  'bank',
  'armoury',
  'mall',
  'powerHouse',
  'waterTank',
  'vehiclePark',
  'station',
  'tubeway',
  'tunnel',
  'pedwayTerminus',
  'entrancePlaza',
] as const;
export type Location = (typeof locations)[number];

/** The squares that hazard cards name. */
export const hazardPlaces = [
  'elevator',
  'gravChute',
  'pedway',
  'skyRail',
  'megaWay',
  'civic',
  'apartment',
  'mall',
  'bank',
  'armoury',
  'vehiclePark',
  'station',
  'powerHouse',
  'tweenPlaza',
  'entrancePlaza',
  'balcony',
] as const;
export type HazardPlace = (typeof hazardPlaces)[number];

export const containers = ['hardware', 'armoury'] as const;
export type Container = (typeof containers)[number];

export const blockerKinds = ['plain', 'mob', 'fatty', 'futsy', 'superhero', 'klegg'] as const;
export type BlockerKind = (typeof blockerKinds)[number];

export const attackKinds = ['shoot', 'defensiveFire', 'assault'] as const;
export type AttackKind = (typeof attackKinds)[number];

/** How a blocker comes into a square. */
export const vias = [
  'start',
  'step',
  'elevator',
  'chute',
  'skyRail',
  'pedway',
  'vehicle',
  'fly',
  'stand',
] as const;
export type Via = (typeof vias)[number];

const id = z
  .string()
  .max(40)
  .regex(/^[a-zA-Z][a-zA-Z0-9]*$/, 'use letters and digits, a letter first');
const count = z.int().min(0).max(99);
const amount = z.int().min(1).max(99);
const signed = z.int().min(-99).max(99);
const face = z.int().min(1).max(6);
/** Where an entry is from; the least certain part of it decides. */
const origin = { source, sourceNote: z.string().max(200).exactOptional(), text: ownText };
const column = z.int().min(1).max(9);
const level = z.int().min(1).max(11);
const address = z
  .string()
  .regex(/^[1-6][1-6]$/, 'an address is two digits from 1 to 6, each a face of a die');

const boardSquare = z.strictObject({
  c: column,
  L: level,
  exposure: z.enum(['window', 'interior']),
  colour: z.enum(['apartment', 'civic', 'special']),
  address: address.exactOptional(),
  location: z.enum(locations).exactOptional(),
  balcony: z.literal(true).exactOptional(),
  fireControl: z.literal(true).exactOptional(),
});
export interface BoardSquare extends z.output<typeof boardSquare> {}

const shaft = z.strictObject({ id, c: column, from: level, to: level });
export interface Shaft extends z.output<typeof shaft> {}

const board = z.strictObject({
  id,
  name,
  expansion: z.boolean(),
  /** Squares not listed are open air. */
  squares: z.array(boardSquare).max(99),
  /** A shaft serves all its levels. */
  elevators: z.array(shaft).max(9),
  /** A chute is entered on these levels and left on level 1. */
  chutes: z.array(shaft).max(9),
  /** Addresses printed on open air (BM-COMP-03). */
  airAddresses: z.array(z.strictObject({ address, c: column, L: level })).exactOptional(),
  ...origin,
});
export interface Board extends z.output<typeof board> {}

const blockerType = z.strictObject({
  id,
  name,
  command: count,
  strength: amount,
  move: amount,
  /** A counter of this container at deployment (BM-DEPLOY-03). */
  flag: z.enum(['A', 'H']).nullable(),
  kind: z.enum(blockerKinds),
  ...origin,
});
export interface BlockerType extends z.output<typeof blockerType> {}

const missileMode = z.strictObject({
  id,
  damage: count,
  /** How many structural markers: by the face of a D6, or always the same number. */
  structural: z.union([count, z.array(count).length(6)]),
  fire: count,
  homing: z.boolean(),
});
export interface MissileMode extends z.output<typeof missileMode> {}

const itemEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fly') }),
  z.strictObject({ kind: z.literal('spray') }),
  z.strictObject({
    kind: z.literal('fireWeapon'),
    modes: z.array(z.enum(attackKinds)),
    markers: z.array(amount).min(1).max(6),
    exhaustOn: amount,
  }),
  z.strictObject({ kind: z.literal('longThrow'), minLevel: level }),
  z.strictObject({
    kind: z.literal('demo'),
    damage: count,
    divisor: amount,
    cargoOn: z.array(face).max(6),
  }),
  z.strictObject({ kind: z.literal('aimSquare') }),
  z.strictObject({ kind: z.literal('missileShield') }),
  z.strictObject({ kind: z.literal('missile'), modes: z.array(missileMode).min(1).max(9) }),
  z.strictObject({ kind: z.literal('drill'), structural: amount }),
]);
export type ItemEffect = z.output<typeof itemEffect>;

const item = z.strictObject({
  id,
  name,
  container: z.enum(containers),
  /** RANGE and DAMAGE; null where none is printed. */
  range: count.nullable(),
  damage: count.nullable(),
  heavy: z.boolean(),
  base: count,
  exp: count,
  effects: z.array(itemEffect).max(9),
  ...origin,
});
export interface Item extends z.output<typeof item> {}

const hazard = {
  location: z.array(z.enum(hazardPlaces)).min(1),
  via: z.enum(vias).exactOptional(),
};
const maniaEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rollCommand'), dice: z.int().min(1).max(9) }),
  z.strictObject({ kind: z.literal('freeDeploy') }),
  z.strictObject({ kind: z.literal('gainMP'), amount }),
  z.strictObject({
    kind: z.literal('drawFor'),
    container: z.enum(containers),
    count: z.int().min(1).max(9),
  }),
  z.strictObject({ kind: z.literal('unflip'), when: z.enum(['command', 'combat']) }),
  z.strictObject({ kind: z.literal('klegg') }),
  z.strictObject({ kind: z.literal('placeCar') }),
  z.strictObject({ kind: z.literal('hazardHalt'), ...hazard }),
  z.strictObject({
    kind: z.literal('hazardAttack'),
    ...hazard,
    damage: count,
    collapseLink: z.literal(true).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('modAttack'),
    amount: signed,
    kinds: z.array(z.enum(attackKinds)).min(1),
  }),
  z.strictObject({ kind: z.literal('cancelAttack'), kinds: z.array(z.enum(attackKinds)).min(1) }),
]);
export type ManiaEffect = z.output<typeof maniaEffect>;

const maniaSide = z.strictObject({
  id,
  name,
  type: z.enum(['command', 'hazard', 'attack']),
  count,
  effect: maniaEffect,
  ...origin,
});
export interface ManiaSide extends z.output<typeof maniaSide> {}

export const markerKinds = ['hWagon', 'patWagon', 'sonicCannon'] as const;
export type MarkerKind = (typeof markerKinds)[number];

const justiceEffect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('removeBlocker'),
    filter: z.enum(['any', 'civicOrPlaza']),
    rollMax: face.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('removeArea'),
    centre: z.enum(['anyWithBlocker', 'interiorWithBlocker']),
    area: z.enum(['square8', 'interior8']),
    rollMax: face.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('removeFires'), scope: z.literal('block') }),
  z.strictObject({
    kind: z.literal('placeMarker'),
    marker: z.enum(markerKinds),
    where: z.enum(['openAir', 'tweenPlaza', 'nextToBlock']),
    max: amount,
    perBoard: amount.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('removeKleggs') }),
]);
export type JusticeEffect = z.output<typeof justiceEffect>;

const justiceSide = z.strictObject({ id, name, count, effect: justiceEffect, ...origin });
export interface JusticeSide extends z.output<typeof justiceSide> {}

const constants = z.strictObject({
  firstBlockers: z.int().min(1).max(9),
  openingHand: z.int().min(0).max(9),
  handLimit: z.int().min(1).max(9),
  commandDice: z.int().min(1).max(9),
  /** CP for a deployment. */
  deployCost: count,
  /** MP. */
  stepCost: amount,
  upCost: amount,
  rubbleCost: count,
  rideCost: amount,
  passCost: amount,
  layCost: amount,
  switchCost: amount,
  heavyCost: amount,
  /** An attack needs this total; so do looting, arson and fire fighting. */
  hit: amount,
  openBonus: count,
  darkPenalty: count,
  sonicPenalty: count,
  sonicFactor: amount,
  fattyCharge: count,
  strengths: z.strictObject({
    block: count,
    armoury: count,
    pedway: count,
    megaWay: count,
    skyRail: count,
  }),
  lootDraws: z.int().min(0).max(9),
  maxFire: z.literal(3),
  /** A fire die up to this puts a marker out. */
  fireOut: face,
  fireDamage: amount,
  burn: amount,
  collapse: amount,
  /** An explosion die from this on explodes. */
  explosionFrom: face,
  explosionDamage: count,
  tankDepth: z.int().min(1).max(10),
  catastropheDice: z.int().min(1).max(9),
  hWagonDamage: count,
  foamMax: face,
  score: z.strictObject({
    destroyed: count,
    collapsed: count,
    fire: count,
    vault: count,
    mall: count,
    windowScrawl: count,
    civicScrawl: count,
    block: z.int().min(0).max(9999),
  }),
});
export interface Constants extends z.output<typeof constants> {}

export const contentPack = z.strictObject({
  id: z.string().min(1).max(64),
  name,
  columns: z.literal(9),
  levels: z.literal(11),
  links: z.strictObject({
    plazaLevel: level,
    megaWayLevel: level,
    pedwayLevel: level,
    skyRailLevel: level,
  }),
  constants,
  boards: z.array(board).min(2).max(9),
  blockerTypes: z.array(blockerType).min(1).max(40),
  sets: z.array(z.strictObject({ board: id, type: id, count: z.int().min(0).max(40) })).max(400),
  kleggs: z.strictObject({ type: id, base: count, exp: count }),
  items: z.array(item).min(1).max(60),
  mania: z.array(maniaSide).min(1).max(99),
  justice: z.array(justiceSide).min(1).max(99),
  cards: z.array(z.strictObject({ id: packId, mania: id, justice: id })).max(300),
  setAside: z.strictObject({ 2: count, 3: count, 4: count }),
  markerLimits: z.strictObject({ hWagon: count, patWagon: count, sonicCannon: count }),
});
/** What Block Mania is played with, as data: boards, cards, dice and numbers. `withContent` takes one. */
export interface ContentPack extends z.output<typeof contentPack> {}
