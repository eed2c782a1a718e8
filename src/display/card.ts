import * as z from 'zod';
import { source } from '../kit/terms.js';

/** What stands in a corner of a card: cost, dice, Power requirement. */
export const cardValue = z.strictObject({
  label: z.string(),
  value: z.union([z.string(), z.number()]),
});
/** A value in the corner of a card, with what it is called. */
export interface CardValue extends z.output<typeof cardValue> {}

/** What a card, tile, token, monster or scenario says, as a person reads it. */
export const cardText = z.strictObject({
  id: z.string(),
  /** What it is, in the rulebook's word: `recruit`, `event`, `work card`. */
  kind: z.string(),
  /** Its printed name. */
  title: z.string(),
  /** What it does, a sentence a line. */
  lines: z.array(z.string()),
  values: z.array(cardValue),
  /** Where its content comes from. */
  source,
});
/** What a card, tile, token or monster says, in words. */
export interface CardText extends z.output<typeof cardText> {}
