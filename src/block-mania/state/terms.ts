import * as z from '../../kernel/schema.js';
import { seatTerm } from '../../kit/terms.js';

export { count } from '../../kit/terms.js';

/** An id of the pack, or a counter named by its block, its type and a number. */
export const id = z.string().min(1).max(96);

/** A seat, and the board that it owns. */
export const seatNumber = seatTerm(4);
/** "X,L": column in the row of boards, level. */
export const spaceId = z.string().regex(/^[0-9]{1,2},[0-9]{1,2}$/);
export const signed = z.int().min(-9999).max(9999);
export const face = z.int().min(1).max(6);
