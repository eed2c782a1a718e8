import { rollSchema } from '../kernel/chance.js';
import * as z from '../kernel/schema.js';

/** Written down once for all events: notes of schemas take time at every import. */
const rolls = z.array(rollSchema).readonly().exactOptional();
const hidden = z.record(z.string(), z.array(z.int().min(0).max(99))).exactOptional();

/** The schema of one type of event, with what the table writes into it and who may see it. */
export function happened<const T extends string, S extends z.ZodRawShape>(type: T, shape: S) {
  return z.waiting(() => z.strictObject({ type: z.literal(type), ...shape, rolls, hidden }));
}
