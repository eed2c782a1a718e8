import * as z from '../../kernel/schema.js';
import { packId as id } from '../../kit/terms.js';
import { amount, count, limbs, part, parts, range, tokenKinds } from './terms.js';

/* The vocabulary in which the texts of cards are written. */

export const selectors = [
  'monsters',
  'mechs',
  'monstersHere',
  'mechsHere',
  'mechsWithin1',
  'monsterSpaces',
  'unguardedMonsterSpaces',
  'lowestMonsterSpace',
  'citizenSpaces',
  'quietCitizenSpaces',
] as const;
export type Selector = (typeof selectors)[number];

/** The schema of one kind of effect or ability. */
export function effectOf<const K extends string, S extends z.ZodRawShape>(kind: K, shape: S) {
  return z.strictObject({ kind: z.literal(kind), ...shape });
}

const where = z.enum(['here', 'it', 'target', 'adjacent']);
const which = z.enum(['highest', 'lowest']).exactOptional();
const someCitizens = z.union([amount, z.literal('all')]);

/** Effects that hold no further effects. */
const simpleEffect = z.discriminatedUnion('kind', [
  // What players' cards and tile actions do.
  effectOf('attack', {
    dice: count.exactOptional(),
    flat: count.exactOptional(),
    range,
    minRange: count.exactOptional(),
    hits: z.enum(['one', 'space']).exactOptional(),
    pierce: z.boolean().exactOptional(),
    dicePer: z.enum(['power', 'fire', 'paid']).exactOptional(),
    max: count.exactOptional(),
  }),
  effectOf('token', {
    token: z.enum(tokenKinds),
    count: amount,
    on: z.enum(['it', 'monster', 'self', 'mech', 'trigger']),
    range,
  }),
  effectOf('move', {
    steps: amount,
    min: count.exactOptional(),
    through: z.boolean().exactOptional(),
  }),
  effectOf('moveAlly', { steps: amount, range }),
  effectOf('push', { on: z.enum(['it', 'monster']), range, to: z.enum(['adjacent', 'me']) }),
  effectOf('repair', { amount, on: z.enum(['self', 'mech', 'it']), range }),
  effectOf('charge', { amount, on: z.enum(['self', 'mech']), range }),
  effectOf('shift', { amount, mandatory: z.boolean().exactOptional() }),
  effectOf('losePower', {
    amount,
    part: z.enum(['any', ...limbs]).exactOptional(),
    on: z.literal('it'),
  }),
  effectOf('draw', { count: amount }),
  effectOf('discardCards', { count: amount, on: z.literal('it') }),
  effectOf('payCards', { max: amount }),
  effectOf('rescue', { count: amount, range }),
  effectOf('shelter', { amount, range, where: z.literal('here').exactOptional() }),
  effectOf('calm', { steps: amount }),
  effectOf('boost', {
    dice: count.exactOptional(),
    flat: count.exactOptional(),
    melee: z.boolean().exactOptional(),
    uses: z.enum(['next', 'turn']),
  }),
  effectOf('guard', { amount }),
  effectOf('regainBot', { count: amount }),
  effectOf('scry', { deck: z.enum(['event', 'city', 'citizen']), count: amount.exactOptional() }),
  effectOf('standUp', { range: z.union([count, z.literal('any')]) }),
  effectOf('extraAction', {}),
  effectOf('selfDamage', { part, amount }),
  // What Reacts do to the subject of their window.
  effectOf('prevent', { amount }),
  effectOf('redirect', { part: part.exactOptional() }),
  effectOf('intercept', {}),
  effectOf('rerollRandom', {}),
  effectOf('reroll', { max: amount }),
  effectOf('addDamage', { flat: amount }),
  effectOf('strike', {
    dice: count.exactOptional(),
    flat: count.exactOptional(),
    on: z.enum(['trigger', 'it', 'monster']),
  }),
  effectOf('cancelAttack', {}),
  effectOf('preventCity', { amount }),
  effectOf('save', {}),
  // What Monsters, the Boss, events and Citizens do.
  effectOf('cityDamage', { amount, where }),
  effectOf('addCitizens', { count: amount, where: z.enum(['here', 'it', 'target']) }),
  effectOf('destroyCitizens', { count: someCitizens, which, where }),
  effectOf('discardCitizens', { count: someCitizens, which, where }),
  effectOf('mechDamage', { amount, part: z.enum([...parts, 'random']), on: z.literal('it') }),
  effectOf('heal', { amount, on: z.literal('it') }),
  effectOf('moveMonster', {
    on: z.enum(['self', 'it']),
    to: z.enum(['higher', 'lower']),
    skipDestroyed: z.boolean().exactOptional(),
  }),
  effectOf('hurl', { to: z.enum(['higher', 'lower']), on: z.literal('it') }),
  effectOf('knockDown', { on: z.literal('it') }),
  effectOf('provoke', { steps: amount }),
  effectOf('shuffleCityDiscard', {}),
  effectOf('purgeCitizenDeck', { count: amount, maxPopulation: count }),
  effectOf('appear', { monster: id, citizens: count }),
  effectOf('placeBoss', {}),
  effectOf('rebuildEventDeck', {}),
]);
type SimpleEffect = z.output<typeof simpleEffect>;

interface Choose {
  kind: 'choose';
  a: Effect[];
  b: Effect[];
}
interface When {
  kind: 'when';
  condition: 'defeated' | 'destroyed';
  do: Effect[];
  else?: Effect[];
}
interface Each {
  kind: 'each';
  of: Selector;
  do: Effect[];
}
interface DrawCity {
  kind: 'drawCity';
  count: number;
  do: Effect[];
}

export type Effect = SimpleEffect | Choose | When | Each | DrawCity;
export type EffectKind = Effect['kind'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>;

const effect: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    simpleEffect,
    effectOf('choose', { a: effects, b: effects }),
    effectOf('when', {
      condition: z.enum(['defeated', 'destroyed']),
      do: effects,
      else: effects.exactOptional(),
    }),
    effectOf('each', { of: z.enum(selectors), do: effects }),
    effectOf('drawCity', { count: amount, do: effects }),
  ]),
);
export const effects = z.array(effect).max(12);
