import * as z from 'zod';
import { rollSchema } from '../kernel/chance.js';
import { structures } from './content/schema.js';
import { count, id, seatNumber, spaceId, tieBreaks } from './state/state.js';

export const blurpReasons = [
  'space',
  'skyscraper',
  'monument',
  'battle',
  'event',
  'factory',
] as const;
export type BlurpReason = (typeof blurpReasons)[number];

const seat = seatNumber;
const amount = z.int();
const side = z.union([seatNumber, z.literal('andys')]);
const die = z.strictObject({ color: id, face: z.int().min(0).max(5) });
const removable = z.enum(['tunnel', 'andy', ...structures]);

/** How a battle value came about. */
const battleValue = z.strictObject({
  side,
  hits: count,
  figures: count,
  neighbours: count,
  towers: count,
  andys: count,
  owls: count,
  value: count,
});
export type BattleValue = z.output<typeof battleValue>;

function happened<const T extends string, S extends z.ZodRawShape>(type: T, shape: S) {
  return z.strictObject({
    type: z.literal(type),
    ...shape,
    rolls: z.array(rollSchema).readonly().exactOptional(),
    hidden: z.record(z.string(), z.array(seatNumber)).exactOptional(),
  });
}

/** What can happen, in the order of the rule book. An id that is optional is left out for those who may not see it. */
export const event = z.discriminatedUnion('type', [
  happened('gameStarted', { scenario: id, gangs: z.array(id), firstPlayer: seat }),
  happened('turnStarted', { seat, round: count }),
  happened('cardDrawn', { seat, card: id.exactOptional() }),
  happened('deckReshuffled', { seat, cards: count }),
  happened('recruited', { seat, slot: count, card: id }),
  happened('eventBought', { seat, slot: count, card: id }),
  happened('rowRefilled', { row: z.array(id.nullable()) }),
  happened('eventShuffledBack', { card: id }),
  happened('figureMoved', { seat, from: spaceId, to: spaceId }),
  happened('andyRevealed', { space: spaceId, token: id, value: count }),
  happened('cardPlayed', { seat, card: id }),
  happened('moneyGained', { seat, amount, reason: z.enum(['effect', 'andys', 'monument']) }),
  happened('moneyPaid', { seat, amount, reason: z.enum(['row', 'work', 'exchange']) }),
  happened('moneyStolen', { seat, from: seat, amount }),
  happened('cardRecovered', { seat, card: id }),
  happened('productSold', { seat, space: spaceId, price: count }),
  happened('productsPlaced', { seat, space: spaceId, count }),
  happened('structureBuilt', { seat, space: spaceId, structure: z.enum(structures) }),
  happened('tokenPlaced', { seat, space: spaceId, token: z.enum(['owl', 'tunnel', 'andy']) }),
  happened('tokenRemoved', { seat, space: spaceId, token: removable, count }),
  happened('figurePlaced', { seat, space: spaceId }),
  happened('figureRemoved', { seat, owner: seat, space: spaceId }),
  happened('figurePushed', { seat, owner: seat, from: spaceId, to: spaceId }),
  happened('battleStarted', {
    space: spaceId,
    against: z.union([z.literal('gangs'), z.literal('andys'), seat]),
    participants: z.array(seat),
  }),
  happened('battleCardPlayed', { seat, blind: z.boolean(), card: id.exactOptional() }),
  happened('battleRevealed', {
    space: spaceId,
    cards: z.array(z.strictObject({ seat, cards: z.array(id) })),
  }),
  happened('diceRolled', { seat, dice: z.array(die), hits: count, steals: count }),
  happened('battleValued', { space: spaceId, values: z.array(battleValue) }),
  happened('battleResolved', { space: spaceId, winners: z.array(side), losers: z.array(side) }),
  happened('figuresReturned', { seat, from: spaceId, count }),
  happened('owlsRemoved', { space: spaceId, count }),
  happened('andysDefeated', { seat, space: spaceId, tokens: z.array(id) }),
  happened('battleCardsDiscarded', { seat, cards: z.array(id) }),
  happened('cardDiscarded', { seat, card: id }),
  happened('turnEnded', { seat }),
  happened('roundEnded', { round: count }),
  happened('daylightStarted', { round: count }),
  happened('blurpGained', {
    seat,
    amount,
    reason: z.enum(blurpReasons),
    space: spaceId.exactOptional(),
  }),
  happened('blurpBought', { seat, paid: count, amount }),
  happened('firstPlayerPassed', { from: seat, to: seat }),
  happened('gameEnded', { winners: z.array(seat), tieBreak: z.enum(tieBreaks) }),
]);
export type Event = z.output<typeof event>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
