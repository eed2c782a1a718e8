/*
 * zod, with schemas that are made when they are first used. Making those of a game takes longer than reading all its
 * rules, and who lists and plays moves needs none of them: only what comes from outside is parsed. What is written down
 * at import is a note of each call; `made` carries it out, once. Types are zod's own.
 */

import * as zod from 'zod';
import { late, made, waiting } from './waiting.js';

export type {
  core,
  infer,
  input,
  output,
  ZodArray,
  ZodInt,
  ZodLiteral,
  ZodObject,
  ZodRawShape,
  ZodType,
} from 'zod';

export const array = late(zod.array);
export const boolean = late(zod.boolean);
export const custom = late(zod.custom);
export const discriminatedUnion = late(zod.discriminatedUnion);
const enumOf = late(zod.enum);
export const int = late(zod.int);
export const literal = late(zod.literal);
const nullOf = late(zod.null);
export const number = late(zod.number);
export const partialRecord = late(zod.partialRecord);
export const record = late(zod.record);
export const strictObject = late(zod.strictObject);
export const string = late(zod.string);
export const templateLiteral = late(zod.templateLiteral);
export const tuple = late(zod.tuple);
export const union = late(zod.union);
export const unknown = late(zod.unknown);
export { made, onceMade, waiting } from './waiting.js';
export { enumOf as enum, nullOf as null };

/** For what contains itself. */
export function lazy<T extends zod.ZodType>(getter: () => T): zod.ZodLazy<T> {
  return waiting(() => zod.lazy(() => made(getter())));
}
