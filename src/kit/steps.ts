import * as z from '../kernel/schema.js';

/** The schema of one type of step: `stepOf('moveTo', { from: space, left })`. */
export function stepOf<const T extends string, S extends z.ZodRawShape = Record<never, never>>(
  type: T,
  shape?: S,
) {
  return z.waiting(() => z.strictObject({ type: z.literal(type), ...(shape ?? ({} as S)) }));
}
