/*
 * Schemas that wait: what is written down is a note of each call, which is carried out when the schema is first used.
 * It knows nothing of zod, so that who only passes schemas on need not load it.
 */

/** The real schema behind one of these; any other value as it is. */
export function made<T>(value: T): T {
  const note = noteOf(value);
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
      return (...given: unknown[]) => {
        return standIn(() => methodOf(schemaOf(note), key)(...given.map(within)));
      };
    }
    return Reflect.get(schemaOf(note), key);
  },
  has: (note, key) => Reflect.has(schemaOf(note), key),
  getPrototypeOf: (note) => Reflect.getPrototypeOf(schemaOf(note)),
};

/** The same function, whose schemas wait. */
export function late<F extends (...given: never[]) => object>(make: F): F {
  return new Proxy(make, {
    apply: (_make, _self, given: unknown[]) => {
      return standIn(() => make(...(given.map(within) as never[])));
    },
  });
}

/** A schema that is made when it is first used. */
export function standIn(make: () => object): object {
  return new Proxy<Note>({ make, schema: undefined }, stand);
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
  if (typeof given !== 'object' || given === null) return given;
  const note = noteOf(given);
  if (note !== undefined) return schemaOf(note);
  if (Object.getPrototypeOf(given) !== Object.prototype) return given;
  return Object.fromEntries(Object.entries(given).map(([key, part]) => [key, within(part)]));
}
