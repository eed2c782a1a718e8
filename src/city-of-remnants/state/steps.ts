import * as z from '../../kernel/schema.js';
import { stepOf } from '../../kit/steps.js';
import { arcs, count, id, searchZones, seat, seats, space } from './terms.js';

/** What an effect asks its player; the amounts come from the effect. */
const asks = <const K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape });
const filter = z.enum(['any', 'unit']);

export const choice = z.discriminatedUnion('kind', [
  asks('stealArcs', { amount: arcs }),
  asks('raidHand', { count }),
  asks('discount', { target: z.enum(['market', 'development', 'either']), amount: arcs }),
  asks('searchZone', { zones: z.array(z.enum(searchZones)).max(2), filter }),
  asks('searchCard', { zone: z.enum(searchZones), filter }),
  asks('trash', { zones: z.array(z.enum(['hand', 'discard'])).max(2), filter }),
  asks('recruitDirect', { cost: arcs }),
  asks('produceOne', {}),
  asks('sellNow', { left: count, bonus: arcs }),
  asks('removeYcu', { left: count }),
  asks('deploy', { left: count }),
  /** `place` is that of the layer asked about, from the top. */
  asks('peekYcu', { place: count, left: count }),
  asks('wager', { stake: arcs, dice: count, perHit: arcs }),
  asks('payForRenown', { cost: arcs, renown: count }),
  asks('tradeUnit', { gain: arcs }),
  asks('cycle', { left: count, discarded: count }),
  asks('freeMove', { left: count, steps: count, moved: z.array(id) }),
  asks('freeMoveTo', { figure: id, left: count, steps: count, moved: z.array(id) }),
]);
export type Choice = z.output<typeof choice>;
export type ChoiceOf<K extends Choice['kind']> = Extract<Choice, { kind: K }>;

/** Whose effects: those of a card being played, which lies in no zone, or of a tile. */
const effectSource = z.union([z.strictObject({ card: id }), z.strictObject({ tile: id })]);
export type EffectSource = z.output<typeof effectSource>;

export const step = z.discriminatedUnion('type', [
  // What happens by itself.
  stepOf('chooseLeaders'),
  stepOf('dealHands', { order: seats }),
  stepOf('layOut'),
  stepOf('startRound'),
  stepOf('resetPhase'),
  stepOf('recycle', { seat, reason: z.enum(['reset', 'refresh']) }),
  stepOf('resetTable'),
  stepOf('turnsPhase'),
  stepOf('nextTurn', { seat }),
  stepOf('endAction'),
  stepOf('recruitReveal'),
  stepOf('auctionTurn', { seat }),
  stepOf('contest'),
  stepOf('battleStart'),
  stepOf('reveal', { seat }),
  stepOf('rollDice', { seat }),
  stepOf('reroll', { seat }),
  stepOf('totals'),
  stepOf('losses'),
  stepOf('winEffects'),
  stepOf('cleanUp'),
  stepOf('alert', { seat, space }),
  stepOf('ycuNext'),
  stepOf('patrolPhase'),
  stepOf('awardPhase'),
  /** Whether the pool could not pay an award, and whether the awards took its last renown. */
  stepOf('endRound', { short: z.boolean(), emptied: z.boolean() }),
  stepOf('effects', { seat, source: effectSource, index: count }),
  // What somebody decides.
  stepOf('pickLeader', { order: seats }),
  stepOf('pickEntry', { order: seats }),
  stepOf('resetDiscard', { seat }),
  stepOf('turnMain'),
  stepOf('recruitPick'),
  stepOf('bid', { seat }),
  stepOf('buy'),
  stepOf('produce'),
  stepOf('buildPick'),
  stepOf('buildPlace', { development: id }),
  stepOf('sell'),
  stepOf('refreshDiscard', { seat }),
  stepOf('moveSelect'),
  stepOf('moveTo', { figure: id }),
  stepOf('layCards', { seat }),
  stepOf('removeUnit', {
    seat,
    /** The one that every lost battle costs, or one more played card. */
    due: z.enum(['first', 'extra']),
    searched: z.boolean(),
  }),
  stepOf('ycuSelect', { seat }),
  stepOf('effectChoice', { seat, choice }),
]);
export type Step = z.output<typeof step>;
export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;
