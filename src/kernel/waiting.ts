/*
 * Schemas that wait: what is written down is a note of each call, which is carried out when the schema is first used.
 * It knows nothing of zod, so that who only passes schemas on need not load it.
 */

/** The real schema behind one of these; any other value as it is. */
export function made<T>(value: T): T {
  const note = noteOf(value);
  return note === undefined ? value : (schemaOf(note) as T);
}

/** A schema of which nothing is written down yet: for the many that are put together of a few parts each. */
export function waiting<S extends object>(make: () => S): S {
  return standIn(() => made(make()), []) as S;
}

/** The same schema; `tell` gets the real one as soon as it is made. */
export function onceMade<S extends object>(schema: S, tell: (real: S) => void): S {
  return waiting(() => {
    const real = made(schema);
    tell(real);
    return real;
  });
}

/**
 * A call that waits, and its schema once it is made. Nothing is set aside for it but what was given: an import notes
 * thousands of calls.
 */
interface Note {
  /** What is called, or the schema whose method is. */
  readonly of: Make | Note;
  readonly method: PropertyKey;
  readonly given: readonly unknown[];
  schema: object | undefined;
}

type Make = (...given: never[]) => object;

/** What a stand-in answers with its note. Thousands are made by an import: to keep them in a map took longer than to make them. */
const itsNote = Symbol('note');

function noteOf(value: unknown): Note | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as { readonly [itsNote]?: Note })[itsNote];
}

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
    if (key === itsNote) return note;
    if (note.schema === undefined && refinements.has(key)) {
      return (...given: unknown[]) => standIn(note, given, key);
    }
    return Reflect.get(schemaOf(note), key);
  },
  has: (note, key) => Reflect.has(schemaOf(note), key),
  getPrototypeOf: (note) => Reflect.getPrototypeOf(schemaOf(note)),
};

/** The same function, whose schemas wait. */
export function late<F extends Make>(make: F): F {
  const later: Make = (...given: unknown[]) => standIn(make, given);
  return later as F;
}

/** A schema that is made when it is first used. */
function standIn(of: Note['of'], given: readonly unknown[], method: PropertyKey = ''): object {
  return new Proxy<Note>({ of, method, given, schema: undefined }, stand);
}

function schemaOf(note: Note): object {
  note.schema ??= carriedOut(note);
  return note.schema;
}

function carriedOut({ of, method, given }: Note): object {
  const parts = given.map(within);
  if (typeof of === 'function') return of(...(parts as never[]));
  const schema = schemaOf(of);
  return Reflect.get(schema, method).apply(schema, parts);
}

/** What a schema is made of: real ones in place of those that wait. */
function within(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(within);
  if (typeof given !== 'object' || given === null) return given;
  const note = noteOf(given);
  if (note !== undefined) return schemaOf(note);
  if (Object.getPrototypeOf(given) !== Object.prototype) return given;
  return Object.fromEntries(Object.entries(given).map(([key, part]) => [key, within(part)]));
}
