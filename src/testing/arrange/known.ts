import { readPath } from '../paths.js';

/** The keys of a record of the state. */
export function keysAt(state: unknown, path: string): readonly string[] {
  const found = readPath(state, path);
  return found.ok && typeof found.value === 'object' && found.value !== null
    ? Object.keys(found.value)
    : [];
}

/** The ids of the entries of a list. */
export function idsAt(value: unknown, path: string): readonly string[] {
  const found = readPath(value, path);
  if (!found.ok || !Array.isArray(found.value)) return [];
  return found.value.flatMap((entry: { id?: unknown }) => {
    return typeof entry.id === 'string' ? [entry.id] : [];
  });
}

export function numberAt(value: unknown, path: string): number {
  const found = readPath(value, path);
  return found.ok && typeof found.value === 'number' ? found.value : 0;
}

export function textAt(value: unknown, path: string): string {
  const found = readPath(value, path);
  return found.ok ? String(found.value) : '';
}
