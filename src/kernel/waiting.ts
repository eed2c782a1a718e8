/*
 * Schemas that wait: what is written down is a note of each call, which is carried out when the schema is first used.
 * It knows nothing of zod, so that who only passes schemas on need not load it.
 */

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
