import * as z from '../../kernel/schema.js';
import { stepOf } from '../../kit/steps.js';
import { seatSet } from '../../kit/terms.js';
import { count, id, seatNumber, signed, spaceId } from './terms.js';

/* What is to happen: the steps of the agenda, and the attacks that they carry along. */

export const sides = ['attacker', 'defender'] as const;
export type Side = (typeof sides)[number];

/** A declared shot: in the combat phase or defensive. */
const shot = z.strictObject({
  kind: z.enum(['shoot', 'defensiveFire']),
  seat: seatNumber,
  blocker: id,
  item: id,
  mode: id.nullable(),
  space: spaceId,
  outside: z.boolean(),
  aim: z.enum(['counter', 'square']),
  /** Fire markers to be placed. */
  markers: count,
  modifier: signed,
});
export interface Shot extends z.output<typeof shot> {}

/** A close assault. */
const fight = z.strictObject({
  kind: z.literal('assault'),
  seat: seatNumber,
  space: spaceId,
  /** The first of each side fights; a superhero behind it supports. */
  attacker: z.array(id).min(1).max(2),
  defender: z.array(id).min(1).max(2),
  charge: z.boolean(),
  /** Superheroes whose owners are still to be asked. */
  heroes: z.array(z.strictObject({ side: z.enum(sides), hero: id })).max(2),
  /** Fire weapons still to be asked for. */
  weapons: z.array(z.strictObject({ side: z.enum(sides), blocker: id, item: id })).max(400),
  flames: z.array(z.strictObject({ side: z.enum(sides), item: id, count: count })).max(400),
  modifiers: z.strictObject({ attacker: signed, defender: signed }),
});
export interface Fight extends z.output<typeof fight> {}

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

/** Each is asked once, in turn order. */
const seats = seatSet(4);

export const step = z.discriminatedUnion('type', [
  // What happens by itself.
  stepOf('dealBlocks', { pool: z.array(id).max(9), seating: z.array(id).max(4).nullable() }),
  stepOf('dealCards'),
  stepOf('startTurn'),
  stepOf('rollCommand'),
  stepOf('announced', { what: announcement }),
  stepOf('startDefence'),
  stepOf('startCombat'),
  stepOf('explodeCharges'),
  stepOf('subPhase', { subPhase: z.int().min(1).max(6) }),
  stepOf('fireWagons', { kind: z.enum(['hWagons', 'patWagons']), index: count }),
  stepOf('resolveAttack', { attack }),
  stepOf('burn'),
  stepOf('drawCard'),
  stepOf('lastCard'),
  stepOf('catastrophe'),
  stepOf('turnFaceUp'),
  stepOf('nextTurn'),
  stepOf('checkEnd'),
  // What somebody decides.
  stepOf('place', { seat: seatNumber }),
  stepOf('justice'),
  stepOf('justiceTarget', { card: id }),
  stepOf('command'),
  stepOf('klegg'),
  stepOf('active'),
  stepOf('stop', { seat: seatNumber, space: spaceId, to: spaceId }),
  stepOf('hazardWindow', { seats }),
  stepOf('cardTarget', { seat: seatNumber, card: id }),
  stepOf('capacity', { blocker: id }),
  stepOf('phaseWindow', { seats }),
  stepOf('defensiveFire', { seat: seatNumber }),
  stepOf('attackWindow', { seats, attack }),
  stepOf('shoot'),
  stepOf('target', { blocker: id, item: id, mode: id.nullable() }),
  stepOf('markers', { shot }),
  stepOf('assault'),
  stepOf('hero', { fight }),
  stepOf('flames', { fight }),
  stepOf('loot'),
  stepOf('arson'),
  stepOf('scrawl'),
  stepOf('fightFire'),
  stepOf('discard'),
]);
export type Step = z.output<typeof step>;

/** The parts of the combat phase in which somebody decides, in their order. */
export const subPhases = ['shoot', 'assault', 'loot', 'arson', 'scrawl', 'fightFire'] as const;

/** The decisions at which mania cards can be played. */
export const cardSteps = [
  'command',
  'active',
  'hazardWindow',
  'phaseWindow',
  'attackWindow',
  'defensiveFire',
  ...subPhases,
] as const;
export type CardStep = StepOf<(typeof cardSteps)[number]>;

export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;
