/* Places in packs, and places like them: the same field of other entries of a list. */

export type Key = string | number;
export type Path = readonly Key[];

export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<Key, unknown>)[key];
  }
  return value;
}

/** The values at a place, and at those like it: with any index instead of the ones that the path names. */
export function valuesLike(root: unknown, path: Path): unknown[] {
  let values = [root];
  for (const key of path) {
    values = values.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return [];
      if (Array.isArray(value)) return value;
      return Object.hasOwn(value, key) ? [(value as Record<Key, unknown>)[key]] : [];
    });
  }
  return values;
}

/** The keys that objects at such a place have. */
export function keysLike(root: unknown, path: Path): string[] {
  const keys = valuesLike(root, path).flatMap((value) => {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value)
      : [];
  });
  return [...new Set(keys)];
}
