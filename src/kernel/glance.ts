import type * as zod from 'zod';
import { mayHoldParts } from './parts.js';
import { made } from './waiting.js';

/*
 * Whether a value has the form of a schema, told at a glance. Nearly every move that comes in is well formed, and to ask its
 * schema takes several times as long (220 to 530 ns): with glances pure play is 6 to 11 % faster, replays of Neon Gods 7.
 * A glance that is not sure says nothing: then the schema is asked.
 */

type Glance = (value: unknown) => boolean;
type Check = (value: never) => boolean;

/** Nothing is said of forms that are not known here. */
const unsure: Glance = () => false;

const glances = new WeakMap<zod.core.$ZodType, Glance>();

/** Whether the value surely has the form of this schema, and is to the letter what the schema would read it as. */
export function isSurely(schema: zod.core.$ZodType, value: unknown): boolean {
  let glance = glances.get(schema);
  if (glance === undefined) {
    glance = glanceOf(schema) ?? unsure;
    glances.set(schema, glance);
  }
  return glance(value);
}

/** Forms that are being looked at: one that comes again inside itself is not known. */
const underWay = new Set<zod.core.$ZodType>();

/** Nothing for a form that is not known: it could read a value as another. */
function glanceOf(schema: zod.core.$ZodType): Glance | undefined {
  if (underWay.has(schema)) return undefined;
  underWay.add(schema);
  const { def } = (made(schema) as zod.core.$ZodTypes)._zod;
  const glance = checked(kindOf(def), (def.checks ?? []) as zod.core.$ZodChecks[]);
  underWay.delete(schema);
  return glance;
}

function checked(
  kind: Glance | undefined,
  checks: readonly zod.core.$ZodChecks[],
): Glance | undefined {
  let glance = kind;
  for (const { _zod } of checks) {
    const [before, check] = [glance, checkOf(_zod.def)];
    if (before === undefined || check === undefined) return undefined;
    glance = (value) => before(value) && check(value as never);
  }
  return glance;
}

function kindOf(def: zod.core.$ZodTypes['_zod']['def']): Glance | undefined {
  // A form that makes its values of others takes more than it seems to.
  if ('coerce' in def && def.coerce) return undefined;
  switch (def.type) {
    case 'literal':
      return among(def.values);
    case 'enum': {
      // An enum of numbers has its names among its values.
      const words = Object.values(def.entries);
      return words.every((word) => typeof word === 'string') ? among(words) : undefined;
    }
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'string':
      return 'format' in def ? undefined : (value) => typeof value === 'string';
    case 'number':
      return 'format' in def && def.format === 'safeint' ? Number.isSafeInteger : undefined;
    case 'union':
      return 'discriminator' in def
        ? oneByWord(def as zod.core.$ZodDiscriminatedUnionDef)
        : oneOf(def);
    case 'object':
      return recordOf(def);
    default:
      return undefined;
  }
}

/** Where nothing at all is one of the words, a field may be missing: records do not look for that. */
function among(words: readonly unknown[]): Glance | undefined {
  return words.includes(undefined) ? undefined : (value) => words.includes(value);
}

/**
 * The schema takes the first form that fits. Of words and numbers a glance knows what does not fit; of records it only knows
 * what does, so no record may have two of the forms.
 */
function oneOf({ options, inclusive = true }: zod.core.$ZodUnionDef): Glance | undefined {
  const parts = options.map(glanceOf);
  if (!inclusive || !parts.every((part) => part !== undefined)) return undefined;
  const records = options.filter(mayHoldParts);
  const isTold = records.every((one, i) =>
    records.slice(i + 1).every((more) => areApart(one, more)),
  );
  return isTold ? (value) => parts.some((part) => part(value)) : undefined;
}

/** Whether one of two records needs a field that the other does not allow; of other forms nobody knows. */
function areApart(one: zod.core.$ZodType, other: zod.core.$ZodType): boolean {
  const [a, b] = [shapeOf(one), shapeOf(other)];
  return a !== undefined && b !== undefined && (needsMore(a, b) || needsMore(b, a));
}

function shapeOf(schema: zod.core.$ZodType): zod.core.$ZodShape | undefined {
  const { def } = (made(schema) as zod.core.$ZodTypes)._zod;
  return def.type === 'object' ? def.shape : undefined;
}

function needsMore(one: zod.core.$ZodShape, other: zod.core.$ZodShape): boolean {
  return Object.entries(one).some(([key, form]) => {
    return !Object.hasOwn(other, key) && optionalOf(form) === undefined;
  });
}

function optionalOf(form: zod.core.$ZodType): zod.core.$ZodOptionalDef | undefined {
  const { def } = (made(form) as zod.core.$ZodTypes)._zod;
  return def.type === 'optional' ? def : undefined;
}

/** Records that one of their fields tells apart. */
function oneByWord({ options, discriminator }: zod.core.$ZodDiscriminatedUnionDef): Glance {
  const byWord = new Map<unknown, Glance>();
  for (const option of options) {
    const glance = glanceOf(option) ?? unsure;
    for (const word of option._zod.propValues?.[discriminator] ?? []) byWord.set(word, glance);
  }
  return (value) => isRecord(value) && (byWord.get(value[discriminator]) ?? unsure)(value);
}

interface Field {
  readonly key: string;
  readonly isOptional: boolean;
  readonly glance: Glance;
}

/** All fields that it needs and no others, in its own order, in which the schema would put them. */
function recordOf({ shape, catchall }: zod.core.$ZodObjectDef): Glance | undefined {
  if (catchall?._zod.def.type !== 'never') return undefined;
  const fields: Field[] = [];
  for (const [key, form] of Object.entries(shape)) {
    const field = fieldOf(key, form);
    if (field === undefined) return undefined;
    fields.push(field);
  }
  return (value) => isRecord(value) && holds(value, fields);
}

function fieldOf(key: string, form: zod.core.$ZodType): Field | undefined {
  const optional = optionalOf(form);
  if (optional?.checks !== undefined && optional.checks.length > 0) return undefined;
  const glance = glanceOf(optional?.innerType ?? form);
  return glance && { key, isOptional: optional !== undefined, glance };
}

function holds(value: Readonly<Record<string, unknown>>, fields: readonly Field[]): boolean {
  let at = 0;
  for (const key in value) {
    while (at < fields.length && fields[at]?.key !== key) {
      if (!fields[at]?.isOptional) return false;
      at++;
    }
    const field = fields[at++];
    if (field === undefined || !field.glance(value[key])) return false;
  }
  for (; at < fields.length; at++) if (!fields[at]?.isOptional) return false;
  return true;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** For values of the kind that the check is for. */
function checkOf(def: zod.core.$ZodChecks['_zod']['def']): Check | undefined {
  switch (def.check) {
    case 'greater_than':
      return def.inclusive ? (value: number) => value >= Number(def.value) : undefined;
    case 'less_than':
      return def.inclusive ? (value: number) => value <= Number(def.value) : undefined;
    case 'min_length':
      return (value: string) => value.length >= def.minimum;
    case 'max_length':
      return (value: string) => value.length <= def.maximum;
    case 'string_format': {
      const { format, pattern } = def as zod.core.$ZodCheckStringFormatDef;
      const isPlain = format === 'regex' && pattern !== undefined && !/[gy]/.test(pattern.flags);
      return isPlain ? (value: string) => pattern.test(value) : undefined;
    }
    default:
      return undefined;
  }
}
