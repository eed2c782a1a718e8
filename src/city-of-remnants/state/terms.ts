import * as z from '../../kernel/schema.js';
import { id, seatSet, seatTerm } from '../../kit/terms.js';
import { playerCounts, spaceName } from '../content/schema.js';

/* The plain values that states, moves and events are made of. Ids are those of the content pack. */

export { count, id } from '../../kit/terms.js';

export const mostSeats = Math.max(...playerCounts);

export const space = spaceName;
export const seat = seatTerm(mostSeats);
/** Each at most once: those that still have to do something, or have done it. */
export const seats = seatSet(mostSeats);
/** Who does not have to be a seat of the table: the YCU fight too. */
export const side = z.union([seat, z.literal('ycu')]);
/** ARCs have no limit; so many nobody earns, and all bids up to them can still be listed. */
export const arcs = z.int().min(0).max(1_000_000_000);
/** A face of the battle die. */
export const face = z.int().min(0).max(9);

export const actions = ['recruit', 'buy', 'produce', 'sell', 'refresh', 'move'] as const;
export type Action = (typeof actions)[number];

export const phases = ['setup', 'reset', 'turns', 'patrol', 'award', 'ended'] as const;
export const tieBreaks = ['none', 'arcs', 'shared'] as const;
export const reasons = ['short pool', 'empty pool', 'deserted city', 'round limit'] as const;

/** Piles that an effect may search. */
export const searchZones = ['draw', 'discard'] as const;
export type SearchZone = (typeof searchZones)[number];

/** What an effect offers to choose from: one thing by its kind, or a word. */
export const option = z.union([
  z
    .strictObject({ card: id })
    .describe('A card: to take, to give up, to recruit, or to buy at a discount.'),
  z.strictObject({ development: id }).describe('A type of development, to build at a discount.'),
  z.strictObject({ seat }).describe('The seat that loses ARCs or cards.'),
  z.strictObject({ zone: z.enum(searchZones) }).describe('The own pile to search.'),
  z.strictObject({ tile: id }).describe('A controlled tile, to produce or to sell a product.'),
  z.strictObject({ token: id }).describe('The YCU token that returns to the bag.'),
  z.strictObject({ space }).describe('Where a figure of the pool is put.'),
  z
    .enum(['keep', 'bottom', 'yes'])
    .describe('"keep" or "bottom": where the coordinate card goes; "yes": to pay what is asked.'),
]);
export type Option = z.output<typeof option>;
