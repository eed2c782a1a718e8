import * as z from 'zod';

/* The plain values that states, moves and events are made of. */

/** An id of a board, counter or card. */
export const id = z.string().min(1).max(64);
/** "X,L": column in the row of boards, level. */
export const squareId = z.string().regex(/^[0-9]{1,2},[0-9]{1,2}$/);
export const count = z.int().min(0).max(1_000_000);
export const seatNumber = z.int().min(0).max(3);
export const signed = z.int().min(-9999).max(9999);
