import type * as zod from 'zod';
import { made } from './waiting.js';

/** Whether a value of this form can be an object or a list: something that somebody else could change later. */
export function mayHoldParts(schema: zod.core.$ZodType): boolean {
  const form = (made(schema) as zod.core.$ZodTypes)._zod.def;
  switch (form.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
    case 'template_literal':
      return false;
    case 'optional':
    case 'nullable':
      return mayHoldParts(form.innerType);
    case 'union':
      return form.options.some(mayHoldParts);
    default:
      return true;
  }
}
