import * as z from '../../kernel/schema.js';
import { seatSet, seatTerm } from '../../kit/terms.js';
import { limbs, parts } from '../content/terms.js';

/* Ids name a card, tile, Monster, space or set of the content pack; those of cards with copies end in `#k`. */

export const seat = seatTerm(5);
/** Each seat at most once. */
export const seats = seatSet(5);
export const partName = z.enum(parts);
export const limbName = z.enum(limbs);
