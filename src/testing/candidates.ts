import type * as z from 'zod';
import type { BaseMove, BaseState } from '../kernel/play.js';
import type { Random } from '../kernel/simulate.js';

/*
 * Moves made up from their schema and from everything that a state names: every id, place, seat and small number.
 * Lists that are too short are found by these: what `apply` takes must have been listed.
 */

/** The values that occur in a state, each once. */
export interface Pool {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

const smallNumbers = 13;
/** Values tried for one field of a kind that has many. */
const mostValues = 400;

export function poolOf(state: BaseState): Pool {
  const texts = new Set<string>();
  const numbers = new Set<number>(Array.from({ length: smallNumbers }, (_, i) => i));
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'number' && Math.abs(value) <= 1000) numbers.add(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) texts.add(key);
        visit(inner);
      }
    }
  };
  const { chance: _chance, ...open } = state;
  visit(open);
  return { texts: [...texts], numbers: [...numbers] };
}

/** Up to `most` different moves of one kind by this seat: all that can be made up, or a sample of them. */
export function madeUp(
  schema: z.core.$ZodType,
  seat: number,
  pool: Pool,
  most: number,
  random: Random,
): BaseMove[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') return [];
  const fields = Object.entries(def.shape)
    .filter(([name]) => name !== 'type' && name !== 'seat')
    .map(([name, field]) => ({ name, values: valuesFor(field, pool, random) }));
  const type = valuesFor(def.shape.type as z.core.$ZodType, pool, random)[0] as string;
  const count = fields.reduce((product, { values }) => product * values.length, 1);
  return Array.from({ length: Math.min(most, count) }, (_, i) => {
    const move: BaseMove & Record<string, unknown> = { type, seat };
    let rest = i;
    for (const { name, values } of fields) {
      const at = count <= most ? rest % values.length : random.below(values.length);
      rest = Math.floor(rest / values.length);
      if (values[at] !== undefined) move[name] = values[at];
    }
    return move;
  });
}

function valuesFor(schema: z.core.$ZodType, pool: Pool, random: Random): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: z.core.$ZodType) => valuesFor(one, pool, random);
  const fitting = (values: readonly unknown[]) => {
    const fit = values.filter((value) => (schema as z.ZodType).safeParse(value).success);
    while (fit.length > mostValues) fit.splice(random.below(fit.length), 1);
    return fit;
  };
  switch (def.type) {
    case 'literal':
      return [...def.values];
    case 'enum':
      return fitting(Object.values(def.entries));
    case 'boolean':
      return [true, false];
    case 'number':
      return fitting(pool.numbers);
    case 'string':
      return fitting(pool.texts);
    case 'union':
      return def.options.flatMap(inner);
    case 'nullable':
      return [null, ...inner(def.innerType)];
    case 'optional':
      return [undefined, ...inner(def.innerType)];
    case 'readonly':
    case 'default':
      return inner(def.innerType);
    case 'array':
      return listsOf(inner(def.element), random);
    case 'object':
      return recordsOf(def.shape, inner, random);
    default:
      return [];
  }
}

const samples = 30;

/** The empty list, lists of one, and some longer ones. */
function listsOf(values: readonly unknown[], random: Random): unknown[][] {
  const any = () => values[random.below(values.length)];
  if (values.length === 0) return [[]];
  const longer = Array.from({ length: samples }, () => {
    return Array.from({ length: 2 + random.below(3) }, any);
  });
  return [[], ...values.map((value) => [value]), ...longer];
}

function recordsOf(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  inner: (schema: z.core.$ZodType) => unknown[],
  random: Random,
): unknown[] {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, values: inner(field) }));
  const count = fields.reduce((product, { values }) => product * values.length, 1);
  return Array.from({ length: Math.min(count, mostValues) }, (_, i) => {
    let rest = i;
    const record: Record<string, unknown> = {};
    for (const { name, values } of fields) {
      const at = count <= mostValues ? rest % values.length : random.below(values.length);
      rest = Math.floor(rest / values.length);
      if (values[at] !== undefined) record[name] = values[at];
    }
    return record;
  });
}
