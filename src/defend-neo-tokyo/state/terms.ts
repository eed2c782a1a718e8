import * as z from 'zod';
import { limbs, parts } from '../content/schema.js';

/** An id of a card, tile, Monster, space or set in the content pack; of cards with copies, with `#k`. */
export const id = z.string().min(1).max(64);
export const count = z.int().min(0).max(1_000_000);
export const seatNumber = z.int().min(0).max(4);
export const partName = z.enum(parts);
export const limbName = z.enum(limbs);
export const seats = z.array(seatNumber).max(10);
