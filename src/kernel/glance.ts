import type * as zod from 'zod';
import { made } from './waiting.js';

/*
 * Whether a value has the form of a schema, told at a glance. Nearly every move that comes in is well formed, and to ask its
 * schema takes several times as long (220 to 530 ns): without, pure play is 7 to 13 % faster and replays 7. A glance that is
 * not sure says nothing: then the schema is asked.
 */

type Glance = (value: unknown) => boolean;
type Def = zod.core.$ZodTypes['_zod']['def'];

const glances = new WeakMap<zod.core.$ZodType, Glance>();

/** Whether the value surely has the form of this schema, and is what the schema would read it as. */
export function isSurely(schema: zod.core.$ZodType, value: unknown): boolean {
  let glance = glances.get(schema);
  if (glance === undefined) {
    glance = glanceOf(schema);
    glances.set(schema, glance);
  }
  return glance(value);
}

/** Forms and checks that no move has are not known here: nothing has them surely. */
const unsure: Glance = () => false;

function glanceOf(schema: zod.core.$ZodType): Glance {
  const { def } = (made(schema) as zod.core.$ZodTypes)._zod;
  let glance = kindOf(def);
  for (const check of def.checks ?? []) {
    const [first, next] = [glance, checkOf((check as zod.core.$ZodChecks)._zod.def)];
    glance = (value) => first(value) && next(value as never);
  }
  return glance;
}

function kindOf(def: Def): Glance {
  switch (def.type) {
    case 'literal':
      return among(def.values);
    case 'enum': {
      // An enum of numbers has its names among its values.
      const words = Object.values(def.entries);
      return words.every((word) => typeof word === 'string') ? among(words) : unsure;
    }
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'string':
      return 'format' in def ? unsure : (value) => typeof value === 'string';
    case 'number':
      return 'format' in def && def.format === 'safeint' ? Number.isSafeInteger : unsure;
    case 'union':
      return unionOf(def);
    case 'object':
      return def.catchall?._zod.def.type === 'never' ? recordOf(def) : unsure;
    default:
      return unsure;
  }
}

function among(words: readonly unknown[]): Glance {
  return (value) => words.includes(value);
}

function unionOf(def: zod.core.$ZodUnionDef & Partial<zod.core.$ZodDiscriminatedUnionDef>): Glance {
  const { options, discriminator: field } = def;
  if (field === undefined) {
    const parts = options.map(glanceOf);
    // Where exactly one may fit, one that does says nothing.
    return def.inclusive === false ? unsure : (value) => parts.some((part) => part(value));
  }
  const byWord = new Map<unknown, Glance>();
  for (const option of options) {
    const glance = glanceOf(option);
    for (const word of option._zod.propValues?.[field] ?? []) byWord.set(word, glance);
  }
  return (value) => isRecord(value) && (byWord.get(value[field]) ?? unsure)(value);
}

/** All fields that it needs, and no others. */
function recordOf({ shape }: zod.core.$ZodObjectDef): Glance {
  const fields = Object.entries(shape).map(([key, field]) => {
    const { def } = (made(field) as zod.core.$ZodTypes)._zod;
    const isOptional = def.type === 'optional';
    return { key, isOptional, glance: glanceOf(isOptional ? def.innerType : field) };
  });
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
function checkOf(def: zod.core.$ZodChecks['_zod']['def']): (value: never) => boolean {
  switch (def.check) {
    case 'greater_than':
      return def.inclusive ? (value: number) => value >= Number(def.value) : unsure;
    case 'less_than':
      return def.inclusive ? (value: number) => value <= Number(def.value) : unsure;
    case 'min_length':
      return (value: string) => value.length >= def.minimum;
    case 'max_length':
      return (value: string) => value.length <= def.maximum;
    case 'string_format': {
      const { format, pattern } = def as zod.core.$ZodCheckStringFormatDef;
      const isPlain = format === 'regex' && pattern !== undefined && !/[gy]/.test(pattern.flags);
      return isPlain ? (value: string) => pattern.test(value) : unsure;
    }
    default:
      return unsure;
  }
}
