import * as z from '../kernel/schema.js';

/* The plain values that states, moves, events and packs are made of. */

/** An id of something in the content pack, as a state names it. */
export const id = z.string().min(1).max(64);
/** The schema of a number of things. */
export const count = z.int().min(0).max(1_000_000);

const seatTerms = new WeakSet<object>();

/** A seat of a table with at most this many. `seatsNamed` finds what is written with it. */
export function seatTerm(seats: number): z.ZodInt {
  const term = z
    .int()
    .min(0)
    .max(seats - 1);
  return z.onceMade(term, (real) => seatTerms.add(real));
}

/** Seats that are still to do something, or have done it: each at most once, in whatever order. */
export function seatSet(seats: number) {
  return z
    .array(seatTerm(seats))
    .max(seats)
    .refine((list) => new Set(list).size === list.length, 'a seat is there twice');
}

export function isSeatTerm(schema: object): boolean {
  return seatTerms.has(z.made(schema));
}

/** Whose view it is. */
export const viewerTerm = z.union([z.int().min(0), z.literal('spectator'), z.literal('open')]);

/** An id as a content pack gives it. */
export const packId = z
  .string()
  .max(48)
  .regex(/^[a-z0-9-]+$/, 'use small letters, digits and hyphens');

/** A printed name: one line, without control characters. */
export const name = z
  .string()
  .max(80)
  .regex(/^[^\s\p{Cc}]+(?: [^\s\p{Cc}]+)*$/u, 'use one line without spaces at its ends');

/** What a pack prints on a card in place of the sentences made from its effects; a line each. */
export const ownText = z.string().min(1).max(2000).exactOptional();

/** Where content comes from: printed in the rulebook, told publicly, or of this house. */
export const sources = ['rulebook', 'public', 'house'] as const;
/** The schema of where content comes from. */
export const source = z.enum(sources);
