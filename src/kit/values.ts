/*
 * Values that are only ever replaced. Where they are read often they are written out field by field, so that all of
 * them keep one shape: copies of copies by spread are slow to make, and slow to read ever after.
 */

/** What is given, null included; else what was there. For functions that replace some fields of a value. */
export function newer<T>(given: T | undefined, old: T): T {
  return given === undefined ? old : given;
}

/** A list with one place replaced. */
export function withPlace<T>(list: readonly T[], place: number, value: T): T[] {
  const next = [...list];
  next[place] = value;
  return next;
}

/**
 * What a record holds of its own under this key. Every object has something called `constructor` by nature, and packs
 * may use that as an id: who reads a plain record by ids that it may not hold asks here.
 */
export function ownEntry<V>(record: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A record with this entry replaced or added. */
export function withEntry<V>(
  record: Readonly<Record<string, V>>,
  key: string,
  value: V,
): Record<string, V> {
  const copy: Record<string, V> = {};
  for (const one in record) copy[one] = record[one] as V;
  copy[key] = value;
  return copy;
}

/** A record without this entry. */
export function withoutEntry<V>(
  record: Readonly<Record<string, V>>,
  key: string,
): Record<string, V> {
  const copy: Record<string, V> = {};
  for (const one in record) if (one !== key) copy[one] = record[one] as V;
  return copy;
}
