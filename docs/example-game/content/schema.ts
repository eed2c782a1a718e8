import { name, packId } from 'cityrules/kit';
import * as z from 'zod';

/** A full table. */
export const mostSeats = 3;

const card = z.strictObject({ id: packId, name, value: z.int().min(0).max(99) });

export const contentPack = z.strictObject({
  id: packId,
  rounds: z.int().min(1).max(9),
  /** The faces of the die for prizes and risks. */
  die: z.array(z.int().min(-20).max(20)).min(1).max(20),
  cards: z.array(card).max(99),
});
export interface ContentPack extends z.output<typeof contentPack> {}
