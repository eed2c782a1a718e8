/*
 * zod, with schemas that are made when they are first used. Making those of a game takes longer than reading all its
 * rules, and who lists and plays moves needs none of them: only what comes from outside is parsed. What is written down
 * at import is a note of each call; `made` carries it out, once. Types are zod's own.
 */

import * as zod from 'zod';

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
export { enumOf as enum, nullOf as null };

/** For what contains itself. */
export function lazy<T extends zod.ZodType>(getter: () => T): zod.ZodLazy<T> {
  return standIn(() => zod.lazy(() => made(getter()))) as zod.ZodLazy<T>;
}

/** The real schema behind one of these; any other value as it is. */
export function made<T>(value: T): T {
  const note = typeof value === 'object' && value !== null ? notes.get(value) : undefined;
  return note === undefined ? value : (schemaOf(note) as T);
}

/** The same schema; `tell` gets the real one as soon as it is made. */
export function onceMade<S extends object>(schema: S, tell: (real: S) => void): S {
  const make = () => {
    const real = made(schema);
    tell(real);
    return real;
  };
  return standIn(make) as S;
}

/** What will be made, and what has been. */
interface Note {
  readonly make: () => object;
  schema: object | undefined;
}

/** By the stand-in that is handed out. */
const notes = new WeakMap<object, Note>();

/** Methods that give another schema, which can wait just as well. Whatever else is asked of a schema makes it. */
const refinements: ReadonlySet<PropertyKey> = new Set([
  'default',
  'describe',
  'exactOptional',
  'extend',
  'length',
  'max',
  'min',
  'nullable',
  'omit',
  'optional',
  'prefault',
  'readonly',
  'refine',
  'regex',
]);

const stand: ProxyHandler<Note> = {
  get(note, key) {
    if (note.schema === undefined && refinements.has(key)) {
      return (...given: unknown[]) => {
        return standIn(() => methodOf(schemaOf(note), key)(...given.map(within)));
      };
    }
    return Reflect.get(schemaOf(note), key);
  },
  has: (note, key) => Reflect.has(schemaOf(note), key),
  getPrototypeOf: (note) => Reflect.getPrototypeOf(schemaOf(note)),
};

function late<F extends (...given: never[]) => object>(make: F): F {
  return new Proxy(make, {
    apply: (_make, _self, given: unknown[]) => {
      return standIn(() => make(...(given.map(within) as never[])));
    },
  });
}

function standIn(make: () => object): object {
  const note: Note = { make, schema: undefined };
  const schema = new Proxy(note, stand);
  notes.set(schema, note);
  return schema;
}

function schemaOf(note: Note): object {
  note.schema ??= note.make();
  return note.schema;
}

function methodOf(schema: object, key: PropertyKey): (...given: unknown[]) => object {
  return Reflect.get(schema, key).bind(schema);
}

/** What a schema is made of: real ones in place of those that wait. */
function within(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(within);
  if (typeof given !== 'object' || given === null || notes.has(given)) return made(given);
  if (Object.getPrototypeOf(given) !== Object.prototype) return given;
  return Object.fromEntries(Object.entries(given).map(([key, part]) => [key, within(part)]));
}
