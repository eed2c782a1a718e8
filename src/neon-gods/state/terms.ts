import { quote } from '../../kernel/errors.js';
import * as z from '../../kernel/schema.js';
import { id, seatTerm } from '../../kit/terms.js';
import { spaceIds } from '../content/board.js';
import { structures } from '../content/schema.js';

/* The plain values that states, moves and events of this game are made of, beside those of the kit. */

export const seatNumber = seatTerm(4);

export const spaceId = z.enum(spaceIds, {
  error: ({ input }) => `there is no space ${quote(input)}; spaces are A1 to F6`,
});

/** Places of the row, the cheapest first. */
export const slots = [0, 1, 2, 3] as const;
export const slot = z.int().min(0).max(3);

/** How often a decision may still be made in a row. */
export const left = z.int().min(1).max(99);

/** Against whom a battle is fought: all other gangs on the space, its andys, or one seat. */
export const against = z.union([z.literal('gangs'), z.literal('andys'), seatNumber]);
export type Against = z.output<typeof against>;

/** Who takes part in a battle. */
export const side = z.union([seatNumber, z.literal('andys')]);
export type Side = z.output<typeof side>;

/** The face as printed: `3h` shows 3 hits, `1h2s` 1 hit and 2 steals. */
const face = z.string().regex(/^\d{1,2}h(\d{1,2}s)?$/);
export const rolledDie = z.strictObject({ color: id, face });
export interface RolledDie extends z.output<typeof rolledDie> {}

export const tieBreaks = ['none', 'money', 'shared', 'random'] as const;
export type TieBreak = (typeof tieBreaks)[number];

export const placedTokens = ['owl', 'tunnel', 'andy'] as const;
export type PlacedToken = (typeof placedTokens)[number];

export const removedTokens = ['tunnel', 'andy', ...structures] as const;
export type RemovedToken = (typeof removedTokens)[number];
