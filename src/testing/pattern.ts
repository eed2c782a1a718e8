import { isSeatTerm } from '../kit/terms.js';
import { listed } from '../kit/words.js';
import { show } from './match.js';
import {
  bare,
  definitionOf,
  fits,
  hasForm,
  isId,
  isNullable,
  kindsOf,
  type Schema,
  shapeOf,
  typeOf,
} from './schema-walk.js';
import { didYouMean, type Words, youMayMean } from './words.js';

/*
 * A pattern that names what cannot be never matches: an expectation that nothing matches it would always hold. So
 * patterns are compared with the schema of what they are about, and with what can be named at the table.
 */

/** One thing that is wrong with a pattern, and where in it. */
export interface PatternIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What patterns are about, as `move`. Words are known where there is a table. */
export interface Subject {
  readonly what: string;
  readonly schema: Schema;
  readonly words?: Words;
}

/** Everything in a pattern that no value of this schema can have; nothing if all is well. */
export function wrongPattern(subject: Subject, pattern: unknown): PatternIssue[] {
  if (isRecord(pattern) && Object.keys(pattern).length === 0) {
    return [{ path: [], message: 'an empty pattern matches everything' }];
  }
  return wrongWith(subject, subject.schema, pattern, []);
}

function wrongWith(
  subject: Subject,
  schema: Schema,
  value: unknown,
  path: readonly (string | number)[],
): PatternIssue[] {
  if (value === null)
    return isNullable(schema) ? [] : wrongLeaf(subject, bare(schema), value, path);
  const kinds = kindsOf(schema);
  if (kinds.length > 1) return wrongUnion(subject, kinds, value, path);
  const [kind = schema] = kinds;
  const definition = definitionOf(kind);
  const inner = (part: Schema, of: unknown, key: string | number) => {
    return wrongWith(subject, part, of, [...path, key]);
  };
  switch (definition.type) {
    case 'object':
      return wrongObject(subject, definition.shape, value, path);
    case 'record': {
      if (!isRecord(value)) return contradiction(value, path);
      return Object.entries(value).flatMap(([key, part]) => [
        ...inner(definition.keyType, key, key),
        ...inner(definition.valueType, part, key),
      ]);
    }
    case 'array': {
      if (!Array.isArray(value)) return contradiction(value, path);
      const wrong = value.flatMap((part, index) => inner(definition.element, part, index));
      const isPlain = value.every((part) => typeof part !== 'object');
      if (wrong.length > 0 || !isPlain || fits(kind, value)) return wrong;
      return contradiction(value, path);
    }
    case 'tuple': {
      const { items } = definition;
      if (!Array.isArray(value) || value.length !== items.length) return contradiction(value, path);
      return items.flatMap((part, index) => inner(part, value[index], index));
    }
    case 'unknown':
    case 'any':
      return [];
    default:
      return wrongLeaf(subject, kind, value, path);
  }
}

function wrongObject(
  subject: Subject,
  shape: Readonly<Record<string, Schema>>,
  value: unknown,
  path: readonly (string | number)[],
): PatternIssue[] {
  if (!isRecord(value)) return contradiction(value, path);
  return Object.entries(value).flatMap(([key, part]) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (field !== undefined) return wrongWith(subject, field, part, [...path, key]);
    return [{ path: [...path, key], message: noField(nameOf(subject, shape, path), key, [shape]) }];
  });
}

/** One of several kinds: by its `type` where it has one, else by the kind that it comes nearest to. */
function wrongUnion(
  subject: Subject,
  kinds: readonly Schema[],
  value: unknown,
  path: readonly (string | number)[],
): PatternIssue[] {
  const types = kinds.flatMap((kind) => typeOf(kind) ?? []);
  const type = isRecord(value) ? value.type : undefined;
  if (types.length > 0 && typeof type === 'string' && !types.includes(type)) {
    const message = `there is no ${path.length === 0 ? subject.what : 'such thing'} "${type}"`;
    return [{ path: [...path, 'type'], message: message + youMayMean(type, types) }];
  }
  const candidates = kinds.filter((kind) => type === undefined || typeOf(kind) === type);
  const strange = isRecord(value) ? strangeFields(subject, candidates, value, path) : [];
  if (strange.length > 0) return strange;
  let best: PatternIssue[] | undefined;
  for (const kind of candidates.length > 0 ? candidates : kinds) {
    const wrong = wrongWith(subject, kind, value, path);
    if (wrong.length === 0) return [];
    // What differs deep inside is nearer than what is no such thing at all.
    if (best === undefined || nearness(wrong) < nearness(best)) best = wrong;
  }
  if (best !== undefined && isRecord(value) && path.length === 0 && type === undefined) {
    const fields = Object.keys(value).filter((key) =>
      candidates.some((kind) => hasField(kind, key)),
    );
    const together = candidates.some((kind) => fields.every((key) => hasField(kind, key)));
    if (!together) return [{ path, message: `no ${subject.what} has ${listed(fields)} together` }];
  }
  return best ?? [];
}

/** Fields that none of the kinds has. */
function strangeFields(
  subject: Subject,
  kinds: readonly Schema[],
  value: Readonly<Record<string, unknown>>,
  path: readonly (string | number)[],
): PatternIssue[] {
  const shapes = kinds.map(shapeOf).filter((shape) => shape !== undefined);
  // Records have keys of any kind.
  if (shapes.length < kinds.length && kinds.some((kind) => definitionOf(kind).type === 'record')) {
    return [];
  }
  if (shapes.length === 0) return [];
  return Object.keys(value)
    .filter((key) => !shapes.some((shape) => Object.hasOwn(shape, key)))
    .map((key) => {
      const what = shapes.length === 1 ? nameOf(subject, shapes[0] ?? {}, path) : subject.what;
      return { path: [...path, key], message: noField(what, key, shapes) };
    });
}

function wrongLeaf(
  { words }: Subject,
  schema: Schema,
  value: unknown,
  path: readonly (string | number)[],
): PatternIssue[] {
  const definition = definitionOf(schema);
  if (!fits(schema, value)) {
    if (definition.type === 'enum' || definition.type === 'literal') {
      return [{ path, message: notAmong(value, possible(schema).map(String)) }];
    }
    return contradiction(value, path);
  }
  if (words === undefined) return [];
  const isSeat = isSeatTerm(schema) || path[path.length - 1] === 'seat';
  if (isSeat && typeof value === 'number' && value >= words.seats) {
    return [{ path, message: `there is no seat ${value}, but 0 to ${words.seats - 1}` }];
  }
  if (typeof value !== 'string' || definition.type !== 'string') return [];
  if (isId(schema) && !words.known.has(value)) {
    return [{ path, message: strange(value) + didYouMean(value, words.known) }];
  }
  const places = hasForm(schema) ? words.places.filter((place) => fits(schema, place)) : [];
  if (places.length === 0 || places.includes(value)) return [];
  return [{ path, message: `there is no place ${show(value)}${didYouMean(value, places)}` }];
}

function possible(schema: Schema): readonly unknown[] {
  const definition = definitionOf(schema);
  if (definition.type === 'enum') return Object.values(definition.entries);
  return definition.type === 'literal' ? definition.values : [];
}

function notAmong(value: unknown, known: readonly string[]): string {
  const near = typeof value === 'string' ? didYouMean(value, known) : '';
  const few =
    known.length <= 12 ? listed(known, 'or') : `one of ${known.slice(0, 3).join(', ')} and so on`;
  return `it cannot be ${show(value)}, but ${few}${near}`;
}

function strange(value: unknown): string {
  return `there is no ${show(value)} at this table`;
}

function contradiction(value: unknown, path: readonly (string | number)[]): PatternIssue[] {
  return [{ path, message: `it can never be ${show(value, 80)}` }];
}

function noField(what: string, key: string, shapes: readonly object[]): string {
  const known = new Set(shapes.flatMap((shape) => Object.keys(shape)));
  const near = didYouMean(key, known);
  if (near !== '') return `no ${what} has "${key}"${near}`;
  if (known.size > 12) return `no ${what} has "${key}"${youMayMean(key, known)}`;
  return `no ${what} has "${key}", but ${listed([...known])}`;
}

/** What an object is called in a sentence: by its type, if it has one. */
function nameOf(
  { what }: Subject,
  shape: Readonly<Record<string, Schema>>,
  path: readonly (string | number)[],
): string {
  const type = shape.type && definitionOf(shape.type);
  if (type?.type === 'literal') return String(type.values[0]);
  return path.length === 0 ? what : String(path[path.length - 1]);
}

function hasField(kind: Schema, key: string): boolean {
  return Object.hasOwn(shapeOf(kind) ?? {}, key);
}

/** Fewer and deeper faults are nearer. */
function nearness(wrong: readonly PatternIssue[]): number {
  return wrong.reduce((sum, { path }) => sum + 1 / (1 + path.length), 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
