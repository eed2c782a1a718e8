import * as z from 'zod';
import { definitionOf, fits, kindsOf, type Schema } from './schema-walk.js';
import { didYouMean } from './words.js';

/** What the schema says about the place where a path leads, or why it leads nowhere. */
export type Place =
  | { readonly ok: true; readonly schema: Schema }
  | { readonly ok: false; readonly message: string };

/** Follows a path through a schema, as `readPath` does through a value. */
export function placeIn(root: Schema, path: string): Place {
  let places: readonly Schema[] = [root];
  const walked: string[] = [];
  for (const key of path === '' ? [] : path.split('.')) {
    const kinds = places.flatMap(kindsOf);
    const next = kinds.flatMap((kind) => partOf(kind, key) ?? []);
    if (next.length === 0) return { ok: false, message: nowhere(walked, key, kinds) };
    walked.push(key);
    places = next;
  }
  const [first = root, ...rest] = places;
  const schema = rest.length === 0 ? first : z.union(places);
  return { ok: true, schema };
}

function partOf(kind: Schema, key: string): Schema | undefined {
  const definition = definitionOf(kind);
  switch (definition.type) {
    case 'object':
      return Object.hasOwn(definition.shape, key) ? definition.shape[key] : undefined;
    case 'record':
      return fits(definition.keyType, key) ? definition.valueType : undefined;
    case 'array':
      if (key === 'length') return z.int().min(0);
      return isIndex(key) ? definition.element : undefined;
    case 'tuple':
      if (key === 'length') return z.int().min(0);
      return isIndex(key) ? definition.items[Number(key)] : undefined;
    case 'unknown':
    case 'any':
      return kind;
    default:
      return undefined;
  }
}

function nowhere(walked: readonly string[], key: string, kinds: readonly Schema[]): string {
  const where = walked.length === 0 ? '' : ` in ${walked.join('.')}`;
  const known = kinds.flatMap((kind) => {
    const definition = definitionOf(kind);
    return definition.type === 'object' ? Object.keys(definition.shape) : [];
  });
  const isList = kinds.some((kind) => definitionOf(kind).type === 'array');
  const hint = isList ? '; a list has indices and "length"' : didYouMean(key, known);
  return `there is no "${key}"${where}${hint}`;
}

function isIndex(key: string): boolean {
  return /^-?\d+$/.test(key);
}
