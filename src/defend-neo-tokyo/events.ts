import * as z from 'zod';
import { rollSchema } from '../kernel/chance.js';
import { sideNames } from './content/compile.js';
import { parts, symbols, tokenKinds, windows } from './content/schema.js';
import { endReasons, phases, tiles } from './state/state.js';
import { count, id, limbName, partName, seatNumber } from './state/terms.js';

const seat = seatNumber;
const token = z.enum(tokenKinds);
const deck = z.enum(['event', 'city', 'citizen']);
const cards = z.array(id);

function happened<const T extends string, S extends z.ZodRawShape>(type: T, shape: S) {
  return z.strictObject({
    type: z.literal(type),
    ...shape,
    rolls: z.array(rollSchema).readonly().exactOptional(),
    hidden: z.record(z.string(), z.array(seatNumber)).exactOptional(),
  });
}

/** What can happen. A field that is optional is left out where it does not apply or may not be seen. */
export const event = z.discriminatedUnion('type', [
  happened('gameSetUp', { players: count, captain: seat, threat: id }),
  happened('tilePicked', { seat, tiles: z.array(id) }),
  happened('mechAssembled', { seat, tiles }),
  happened('deckShuffled', {
    deck: z.enum(['command', 'event', 'city', 'citizen']),
    seat: seat.exactOptional(),
    cards: count,
  }),
  happened('roundStarted', { round: count }),
  happened('phaseStarted', { phase: z.enum(phases) }),
  happened('cardsDrawn', { seat, count, cards: cards.exactOptional() }),
  happened('powerAssigned', { seat, leftArm: count, rightArm: count, legs: count }),
  happened('evacuated', { seat, cards }),
  happened('eventDrawn', { card: id, resolved: z.boolean() }),
  happened('monsterAppeared', { monster: id, space: id, cityCards: cards }),
  happened('monsterMoved', {
    monster: id,
    from: id,
    to: id,
    how: z.enum(['moved', 'pushed', 'displaced']),
  }),
  happened('monsterMoveCancelled', { monster: id, to: id }),
  happened('monsterAttackDeclared', { monster: id, symbol: z.enum(symbols) }),
  happened('monsterAttackCancelled', { monster: id }),
  happened('monsterSideFixed', { monster: id, side: z.enum(sideNames) }),
  happened('instanceResolved', {
    monster: id,
    value: count,
    symbol: z.enum([...parts, 'random', 'city', 'citizen']),
  }),
  happened('randomDieRolled', { seat, face: z.enum([...parts, 'miss']), again: z.boolean() }),
  happened('damageDiceRolled', {
    dice: z.array(count),
    by: z.enum(['attack', 'strike', 'fire']),
    seat: seat.exactOptional(),
  }),
  happened('diceRerolled', { seat, before: z.array(count), after: z.array(count) }),
  happened('monsterDamaged', { monster: id, amount: count, damage: count }),
  happened('monsterHealed', { monster: id, amount: count }),
  happened('monsterDefeated', { monster: id, space: id }),
  happened('mechDamaged', { seat, part: partName, amount: count }),
  happened('damagePrevented', { seat, amount: count, by: z.enum(['react', 'guard']) }),
  happened('damageRedirected', { seat, to: seat, part: partName }),
  happened('powerExpelled', { seat, part: limbName, amount: count }),
  happened('powerMoved', { seat, from: limbName, to: limbName }),
  happened('powerGained', { seat, part: limbName, amount: count }),
  happened('armorTokenUsed', {
    monster: id.exactOptional(),
    seat: seat.exactOptional(),
    amount: count,
  }),
  happened('criticalFailure', { seat, cards }),
  happened('cityDamaged', { space: id, amount: count, damage: count }),
  happened('cityDamagePrevented', { space: id, amount: count, by: z.enum(['shield', 'react']) }),
  happened('citySheltered', { space: id, amount: count }),
  happened('spaceDestroyed', { space: id }),
  happened('citizenEntered', { citizen: id, space: id }),
  happened('citizenMoved', { citizen: id, from: id, to: id }),
  happened('citizenDestroyed', { citizen: id, space: id.nullable(), pop: count }),
  happened('citizenDiscarded', { citizen: id, space: id.nullable() }),
  happened('populationChecked', { population: count, advanced: z.boolean() }),
  happened('destructionAdvanced', {
    to: count,
    steps: count,
    reason: z.enum(['cityDestroyed', 'population', 'criticalFailure']),
  }),
  happened('attackTrackMoved', { to: count, seat: seat.exactOptional() }),
  happened('captainChanged', { from: seat, to: seat }),
  happened('mechPassed', { seat }),
  happened('mechStoodUp', { seat }),
  happened('mechKnockedDown', { seat }),
  happened('mechMoved', { seat, from: id, to: id, by: seat }),
  happened('mechHurled', { seat, from: id, to: id }),
  happened('cardPlayed', { seat, card: id }),
  happened('tileActionUsed', { seat, tile: id, action: z.string().max(40) }),
  happened('cardDiscarded', {
    seat,
    card: id,
    reason: z.enum(['played', 'cost', 'effect', 'paid', 'end', 'front']),
  }),
  happened('reactPlayed', { seat, card: id, window: z.enum(windows) }),
  happened('reactDeclined', { seat, until: z.enum(['window', 'phase']) }),
  happened('tokenPlaced', {
    token,
    amount: count,
    monster: id.exactOptional(),
    seat: seat.exactOptional(),
  }),
  happened('tokenRemoved', { token, amount: count, monster: id }),
  happened('repaired', { seat, part: partName, amount: count }),
  happened('botSpent', { seat, left: count }),
  happened('botsRestocked', { seat, bots: count }),
  happened('deckPeeked', {
    seat: seat.exactOptional(),
    deck,
    cards,
    placed: z.enum(['top', 'bottom']).exactOptional(),
  }),
  happened('choiceForced', { seat, move: z.string().max(40) }),
  happened('bossAppeared', { boss: id, space: id, cityCards: cards }),
  happened('eventDeckRebuilt', { cards: count, removed: cards }),
  happened('modifiersCleared', { seat, cards }),
  happened('roundEnded', { round: count }),
  happened('gameOver', {
    status: z.enum(['win', 'loss']),
    reason: z.enum(endReasons),
    winners: z.array(seat),
  }),
]);
export type Event = z.output<typeof event>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
