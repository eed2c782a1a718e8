import { rollSchema } from '../kernel/chance.js';
import * as z from '../kernel/schema.js';

const seats = z.array(z.int().min(0).max(99));

/** The schema of one type of event, with what the table writes into it and who may see it. */
export function happened<const T extends string, S extends z.ZodRawShape>(type: T, shape: S) {
  return z.strictObject({
    type: z.literal(type),
    ...shape,
    rolls: z.array(rollSchema).readonly().exactOptional(),
    hidden: z.record(z.string(), seats).exactOptional(),
  });
}
