import type * as zod from 'zod';
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

/** Whether the value surely has the form of this schema, and is what the schema would read it as. */
export function isSurely(schema: zod.core.$ZodType, value: unknown): boolean {
  let glance = glances.get(schema);
  if (glance === undefined) {
    glance = glanceOf(schema) ?? unsure;
    glances.set(schema, glance);
  }
  return glance(value);
}

/** Nothing for a form that no move has: it could read a value as another. */
function glanceOf(schema: zod.core.$ZodType): Glance | undefined {
  const { def } = (made(schema) as zod.core.$ZodTypes)._zod;
  let glance = kindOf(def);
  for (const { _zod } of (def.checks ?? []) as zod.core.$ZodChecks[]) {
    const [before, check] = [glance, checkOf(_zod.def)];
    if (before === undefined || check === undefined) return undefined;
    glance = (value) => before(value) && check(value as never);
  }
  return glance;
}

function kindOf(def: zod.core.$ZodTypes['_zod']['def']): Glance | undefined {
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

function among(words: readonly unknown[]): Glance {
  return (value) => words.includes(value);
}

/** The first that fits is what the schema takes, and any that is not known might fit. */
function oneOf({ options, inclusive = true }: zod.core.$ZodUnionDef): Glance | undefined {
  const parts = options.map(glanceOf);
  if (!inclusive || !parts.every((part) => part !== undefined)) return undefined;
  return (value) => parts.some((part) => part(value));
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

/** All fields that it needs, and no others; nothing for a record that drops or keeps those: it would take more than that. */
function recordOf({ shape, catchall }: zod.core.$ZodObjectDef): Glance | undefined {
  if (catchall?._zod.def.type !== 'never') return undefined;
  const fields: { key: string; isOptional: boolean; glance: Glance }[] = [];
  for (const [key, field] of Object.entries(shape)) {
    const { def } = (made(field) as zod.core.$ZodTypes)._zod;
    const isOptional = def.type === 'optional';
    const glance = glanceOf(isOptional ? def.innerType : field);
    if (glance === undefined) return undefined;
    fields.push({ key, isOptional, glance });
  }
  return (value) => {
    if (!isRecord(value)) return false;
    let others = 0;
    for (const _ in value) others++;
    for (const { key, isOptional, glance } of fields) {
      const part = value[key];
      if (part === undefined ? !isOptional : !glance(part)) return false;
      if (part !== undefined) others--;
    }
    return others === 0;
  };
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
