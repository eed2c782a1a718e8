import * as z from '../../kernel/schema.js';
import { stepOf } from '../../kit/steps.js';
import { count, id } from '../../kit/terms.js';
import { sideNames } from '../content/compiled.js';
import { parts, symbols, windows } from '../content/terms.js';
import { partName, seat, seats } from './terms.js';

/** The id of a list of effects in the content pack. */
const listId = z.string().min(1).max(200);

/** What a list of effects works with. */
const frame = z.strictObject({
  source: z.union([
    z.strictObject({ mech: seat }),
    z.strictObject({ monster: id }),
    z.strictObject({ citizen: id, space: id }),
    z.strictObject({ event: id }),
  ]),
  /** The card played, and what it is; a tile action has no card. */
  card: id.exactOptional(),
  action: z.enum(['action', 'attack', 'melee', 'react']).exactOptional(),
  symbol: z.boolean().exactOptional(),
  part: partName.exactOptional(),
  /** The Monsters last chosen or hit, or the current one of an iteration. */
  it: z.array(id).exactOptional(),
  itMech: seat.exactOptional(),
  itSpace: id.exactOptional(),
  /** The space in which the Monster stood when chosen or hit. */
  target: id.exactOptional(),
  trigger: id.exactOptional(),
  triggerCitizen: id.exactOptional(),
  paid: count.exactOptional(),
  /** An attack of this card has defeated a Monster. */
  defeated: z.literal(true).exactOptional(),
  /** The exiting Citizen was destroyed. */
  destroyed: z.literal(true).exactOptional(),
  /** The acting Mech has suffered Critical Failure (DN-RULING-73). */
  wrecked: z.literal(true).exactOptional(),
  /** The text of a Monster attack: ends with the attack. */
  attack: z.literal(true).exactOptional(),
});
export interface Frame extends z.output<typeof frame> {}

/** What one seat picks in the build phase. */
const picks = z.strictObject({
  chassis: id.nullable(),
  legs: id.nullable(),
  arms: z.array(id).max(2),
});
export interface Picks extends z.output<typeof picks> {}

/** The window and its subject. */
const windowSubject = z.strictObject({
  window: z.enum(windows),
  monster: id.exactOptional(),
  mech: seat.exactOptional(),
  space: id.exactOptional(),
  citizen: id.exactOptional(),
});
export interface WindowSubject extends z.output<typeof windowSubject> {}

/** The rule of the effect that asks; an illegal answer is refused by it. */
const rule = z.enum([
  'DN-FX-01',
  'DN-FX-02',
  'DN-FX-04',
  'DN-FX-05',
  'DN-FX-06',
  'DN-FX-07',
  'DN-FX-09',
  'DN-FX-11',
  'DN-FX-12',
  'DN-FX-13',
  'DN-FX-14',
  'DN-FX-20',
  'DN-FX-23',
  'DN-FX-26',
  'DN-FX-29',
  'DN-FX-31',
]);

function pickStep<const T extends string>(type: T) {
  // An order, not a set: in the draft of Arms every seat comes twice.
  return stepOf(type, { order: z.array(seat).min(1).max(10), picks: z.array(picks).max(5) });
}

function choiceStep<const T extends string>(type: T, among: z.ZodArray<typeof id>) {
  return stepOf(type, { seat, rule, optional: z.boolean(), among });
}

export const step = z.discriminatedUnion('type', [
  // Building and setup.
  stepOf('begin', { captain: seat.nullable(), threat: id.nullable() }),
  pickStep('pickPrebuilt'),
  pickStep('pickChassis'),
  pickStep('pickLegs'),
  pickStep('pickArm'),
  stepOf('assemble', {
    seats: seats.min(1),
    picks: z.array(picks).max(5),
    leftArms: z.array(id.nullable()).max(5),
  }),
  stepOf('startingMonsters', { left: count }),
  // The round.
  stepOf('startRound'),
  stepOf('assignPower', { seats: seats.min(1) }),
  stepOf('evac', { seats: seats.min(1) }),
  stepOf('eventPhase'),
  stepOf('eventAttacks', { bossWasThere: z.boolean() }),
  stepOf('endEventPhase'),
  stepOf('enterAction'),
  stepOf('action', { seat }),
  stepOf('afterAction', { seat, extra: z.boolean() }),
  stepOf('trackFull'),
  stepOf('endMonsterAttack'),
  stepOf('endPhase'),
  stepOf('endCitizens', { left: z.array(id) }),
  stepOf('endMonsters'),
  stepOf('discard', { seats: seats.min(1) }),
  stepOf('endRound'),
  stepOf('bossCheck', { lastCard: z.boolean() }),
  // Monsters attacking.
  stepOf('attackStep', { symbol: z.enum(symbols), remaining: z.array(id) }),
  stepOf('monsterAttack', {
    monster: id,
    symbol: z.enum(symbols),
    stage: z.enum(['declare', 'fix', 'instance', 'hits', 'citizens', 'text', 'end']),
    side: z.enum(sideNames).nullable(),
    instance: count,
    /** Value of the instance; Citizens still to enter. */
    value: count,
    /** Mechs still to hit. */
    mechs: seats,
    cancelled: z.boolean(),
    stopped: z.boolean(),
  }),
  stepOf('afterAttack', { monster: id, stage: z.enum(['window', 'fire', 'text']) }),
  // Effects and what they set off.
  stepOf('effects', {
    list: listId,
    index: count,
    frame,
    /** Hands its frame on to the list it is part of. */
    nested: z.boolean(),
    progress: count,
    /** What has been picked before the question under way. */
    picked: id.exactOptional(),
  }),
  stepOf('each', {
    list: listId,
    frame,
    of: z.enum(['monster', 'mech', 'space']),
    elements: z.array(id),
    /** Elements farther from the source than this are skipped. */
    within: count.nullable(),
  }),
  stepOf('batch', { added: z.boolean() }),
  stepOf('finishCard', { seat, card: id }),
  stepOf('window', { subject: windowSubject, seats }),
  stepOf('mechAttack', {
    seat,
    monsters: z.array(id),
    dice: z.array(count),
    flat: count,
    melee: z.boolean(),
    pierce: z.boolean(),
  }),
  stepOf('mechHits', {
    seat,
    hits: z.array(z.strictObject({ monster: id, amount: count })),
    thorns: z.array(id),
  }),
  stepOf('thorns', { seat, monsters: z.array(id) }),
  stepOf('hitMech', {
    mech: seat,
    amount: count,
    part: z.enum([...parts, 'random', 'miss']),
    from: id.nullable(),
    stage: z.enum(['roll', 'rolled', 'deal']),
  }),
  stepOf('cityDamage', { space: id, amount: count, stage: z.enum(['start', 'place']) }),
  stepOf('citizenEnters', { space: id, left: count }),
  stepOf('citizensLeave', { citizens: z.array(id), how: z.enum(['destroyed', 'discarded']) }),
  stepOf('destroyCitizen', { citizen: id }),
  // What somebody decides.
  stepOf('react', { subject: windowSubject, seat }),
  choiceStep('chooseMonster', z.array(id)),
  choiceStep('chooseSpace', z.array(id)),
  stepOf('chooseMech', { seat, rule, optional: z.boolean(), among: seats }),
  stepOf('choosePart', {
    seat,
    rule,
    optional: z.boolean(),
    among: z.array(partName).max(4),
  }),
  stepOf('choosePower', { seat, optional: z.boolean() }),
  choiceStep('chooseCitizen', z.array(id)),
  /** Among the seat's own hand. */
  stepOf('chooseCard', { seat, rule, optional: z.boolean() }),
  stepOf('chooseOption', {
    seat,
    rule,
    optional: z.boolean(),
    among: z.array(z.enum(['a', 'b'])).max(2),
  }),
  stepOf('chooseDice', { seat, rule, optional: z.boolean(), max: count }),
  stepOf('placeCard', {
    seat,
    deck: z.enum(['event', 'city', 'citizen']),
    left: count,
    kept: count,
  }),
  stepOf('step', {
    seat,
    mech: seat,
    left: count,
    taken: count,
    min: count,
    through: z.boolean(),
    /** It began in a destroyed space. */
    escaping: z.boolean(),
  }),
]);
export type Step = z.output<typeof step>;
export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;
