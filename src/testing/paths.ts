/*
 * A path names a place in a state: keys and indices joined by dots, as in `seats.0.hand`. Negative
 * indices count from the end of a list, and `length` is how many things a list holds.
 */

export type Found = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** What lies at the path. */
export function readPath(root: unknown, path: string): Found {
  let value = root;
  for (const key of keysOf(path)) {
    if (Array.isArray(value) && key === 'length') {
      value = value.length;
      continue;
    }
    const place = placeIn(value, key);
    if (place === undefined || !Object.hasOwn(place.holder, place.key)) return { ok: false };
    value = place.holder[place.key];
  }
  return { ok: true, value };
}

/** Puts a value where the path leads. Answers false if nothing is there to be replaced. */
export function writePath(root: unknown, path: string, value: unknown): boolean {
  const keys = keysOf(path);
  const last = keys.pop();
  const parent = keys.length === 0 ? { ok: true, value: root } : readPath(root, keys.join('.'));
  if (last === undefined || !parent.ok || !('value' in parent)) return false;
  const place = placeIn(parent.value, last);
  if (place === undefined || !Object.hasOwn(place.holder, place.key)) return false;
  place.holder[place.key] = value;
  return true;
}

function keysOf(path: string): string[] {
  return path === '' ? [] : path.split('.');
}

/** The object or list, and the key in it that is meant. */
function placeIn(value: unknown, key: string) {
  if (typeof value !== 'object' || value === null) return undefined;
  const holder = value as Record<string, unknown>;
  if (!Array.isArray(value)) return { holder, key };
  if (!/^-?\d+$/.test(key)) return undefined;
  const index = Number(key);
  return { holder, key: String(index < 0 ? value.length + index : index) };
}
