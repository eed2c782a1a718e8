import { chanceState } from 'cityrules/kernel';
import { id, pileOf } from 'cityrules/kit';
import * as z from 'zod';
import { mostSeats } from '../content/schema.js';
import { step } from './steps.js';
import { points } from './terms.js';

const bySeat = <T extends z.ZodType>(value: T) => z.array(value).min(2).max(mostSeats);

export const state = z.strictObject({
  game: z.literal('duel'),
  pack: id,
  chance: chanceState,
  agenda: z.array(step).max(10),
  /** Sorted, so that equal hands are equal states. */
  hands: bySeat(z.array(id)),
  /** The card that a seat has laid in this round. */
  laid: bySeat(id.nullable()),
  /** The cards of earlier rounds, sorted. */
  discard: z.array(id),
  pile: pileOf(id),
  points: bySeat(points),
});
export interface State extends z.output<typeof state> {}
