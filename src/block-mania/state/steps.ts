import * as z from 'zod';
import { count, id, seatNumber, signed, squareId } from './terms.js';

/* What is to happen: the steps of the agenda, and the attacks that they carry along. */

export const sides = ['attacker', 'defender'] as const;
export type Side = (typeof sides)[number];

/** A declared shot: in the combat phase or defensive. */
const shot = z.strictObject({
  kind: z.enum(['shoot', 'defFire']),
  seat: seatNumber,
  blocker: id,
  item: id,
  mode: id.nullable(),
  sq: squareId,
  out: z.boolean(),
  aim: z.enum(['counter', 'square']),
  /** Fire markers to be placed. */
  markers: count,
  mods: signed,
});
export type Shot = z.output<typeof shot>;

/** A close assault. */
const fight = z.strictObject({
  kind: z.literal('assault'),
  seat: seatNumber,
  sq: squareId,
  /** The first of each side fights; a superhero behind it supports. */
  attacker: z.array(id).min(1).max(2),
  defender: z.array(id).min(1).max(2),
  charge: z.boolean(),
  /** Superheroes whose owners are still to be asked. */
  heroes: z.array(z.strictObject({ side: z.enum(sides), hero: id })).max(2),
  /** Fire weapons still to be asked for. */
  weapons: z.array(z.strictObject({ side: z.enum(sides), blocker: id, item: id })).max(400),
  flames: z.array(z.strictObject({ side: z.enum(sides), item: id, n: count })).max(400),
  mods: z.strictObject({ attacker: signed, defender: signed }),
});
export type Fight = z.output<typeof fight>;

const attack = z.discriminatedUnion('kind', [shot, fight]);
export type Attack = z.output<typeof attack>;

/** What an active blocker has announced before the hazard window (BM-RULING-75). */
const announcement = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('end') }),
  z.strictObject({ action: z.literal('draw') }),
  z.strictObject({ action: z.literal('receive'), from: id, item: id }),
  z.strictObject({ action: z.literal('lay'), item: id }),
  z.strictObject({ action: z.literal('switch') }),
  z.strictObject({ action: z.literal('deployHeavy'), item: id }),
]);
export type Announcement = z.output<typeof announcement>;

const plain = <const T extends string>(type: T) => z.strictObject({ type: z.literal(type) });
const asked = <const T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), seat: seatNumber });
const window = <const T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), seats: z.array(seatNumber).max(4) });

export const step = z.discriminatedUnion('type', [
  // What happens by itself.
  z.strictObject({
    type: z.literal('dealBlocks'),
    pool: z.array(id).max(9),
    seating: z.array(id).max(4).nullable(),
  }),
  plain('dealCards'),
  plain('startTurn'),
  plain('rollCommand'),
  z.strictObject({ type: z.literal('announced'), what: announcement }),
  plain('startDefence'),
  plain('startCombat'),
  plain('explodeCharges'),
  z.strictObject({ type: z.literal('subPhase'), sub: z.int().min(1).max(6) }),
  z.strictObject({
    type: z.literal('fireWagons'),
    kind: z.enum(['hWagons', 'patWagons']),
    index: count,
  }),
  z.strictObject({ type: z.literal('resolveAttack'), attack }),
  plain('burn'),
  plain('drawCard'),
  plain('lastCard'),
  plain('catastrophe'),
  plain('turnFaceUp'),
  plain('nextTurn'),
  plain('checkEnd'),
  // What somebody decides.
  asked('place'),
  plain('justice'),
  z.strictObject({ type: z.literal('justiceTarget'), card: id }),
  plain('command'),
  plain('klegg'),
  plain('active'),
  z.strictObject({ type: z.literal('stop'), seat: seatNumber, sq: squareId, to: squareId }),
  window('hazardWindow'),
  z.strictObject({ type: z.literal('cardTarget'), seat: seatNumber, card: id }),
  z.strictObject({ type: z.literal('capacity'), blocker: id }),
  window('phaseWindow'),
  asked('defensiveFire'),
  z.strictObject({
    type: z.literal('attackWindow'),
    seats: z.array(seatNumber).max(4),
    attack,
  }),
  plain('shoot'),
  z.strictObject({ type: z.literal('target'), blocker: id, item: id, mode: id.nullable() }),
  z.strictObject({ type: z.literal('markers'), shot }),
  plain('assault'),
  z.strictObject({ type: z.literal('hero'), fight }),
  z.strictObject({ type: z.literal('flames'), fight }),
  plain('loot'),
  plain('arson'),
  plain('scrawl'),
  plain('fightFire'),
  plain('discard'),
]);
export type Step = z.output<typeof step>;
export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;
