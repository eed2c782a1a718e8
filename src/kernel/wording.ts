import type * as z from 'zod';
import { nearest } from './nearest.js';
import { fieldOf, quote } from './quote.js';

/*
 * What a schema finds wrong with a value, in words that nobody needs to know schemas for: "needs slot, a number from 0 to 3".
 * Messages that a schema brings itself are left as they are.
 */

/** What happened to the value at this path. */
export interface Wording {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What is wrong with a value that this schema refuses. Slow: the value is read a second time. */
export function wordingsOf(schema: z.ZodType, value: unknown): Wording[] {
  const { error } = schema.safeParse(value, { error: messageOf });
  const places = new Set<string>();
  return (error?.issues ?? []).flatMap((issue) => {
    const place = issue.path.join('.');
    // What is of the wrong kind may have a wrong length besides, which nobody needs to know.
    const isAftermath = places.has(place) && issue.code.startsWith('too_');
    places.add(place);
    return isAftermath ? [] : wordingOf(issue, value);
  });
}

/** A message after the name of what it is about: `recruit needs slot`, but `seats: a seat is there twice`. */
export function worded(about: string, message: string): string {
  if (about === '') return message;
  return /^(needs|must|does not know) /.test(message)
    ? `${about} ${message}`
    : `${about}: ${message}`;
}

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

function wordingOf(issue: Issue, value: unknown): Wording | Wording[] {
  const { path, message } = issue;
  const inner = issue.code === 'invalid_union' ? nearestErrors(issue.errors) : undefined;
  if (inner !== undefined) {
    const at = valueAt(value, path);
    return inner.flatMap((one) => wordingOf(one, at)).map((one) => below(path, one));
  }
  const field = path[path.length - 1];
  const isMissing = typeof field === 'string' && valueAt(value, path) === undefined;
  // What a schema says itself stays, unless it speaks of the value that is not there.
  if (!isMissing || !/\bundefined\b/.test(message)) return { path, message };
  const kind = message.startsWith(must)
    ? message.slice(must.length).replace(/, not undefined.*/, '')
    : anything;
  const what = kind === anything ? '' : `, ${kind}`;
  return { path: path.slice(0, -1), message: `needs ${field}${what}` };
}

function below(path: readonly PropertyKey[], { path: rest, message }: Wording): Wording {
  return { path: [...path, ...rest], message };
}

/** Of the forms that a value might have had, what is wrong with the one that it resembles; none if it resembles none. */
function nearestErrors(errors: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const resembling = errors.filter((issues) => issues.every(({ path }) => path.length > 0));
  const [best, second] = [...resembling].sort((a, b) => a.length - b.length);
  return best !== undefined && best.length < (second?.length ?? Number.POSITIVE_INFINITY)
    ? best
    : undefined;
}

const must = 'must be ';
const anything = 'something';

function messageOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(issue.keys, keysOf(issue.inst));
    case 'invalid_type':
      return mustBe(wholeIfNot(kindOf(issue.inst), issue), issue.input);
    case 'invalid_value':
      return mustBe(oneOf(issue.values), issue.input) + meant(issue.input, issue.values);
    case 'too_big':
    case 'too_small':
      return `${must}${boundOf(issue)}, not ${sizeOf(issue.input)}`;
    case 'invalid_union':
      return unionMessage(issue);
    case 'not_multiple_of':
      return mustBe(`a multiple of ${issue.divisor}`, issue.input);
    case 'invalid_key':
      return 'does not know this name';
    default:
      return mustBe('of another form', issue.input);
  }
}

function mustBe(kind: string, input: unknown): string {
  return `${must}${kind}, not ${quote(input)}`;
}

/** Where a number is not whole, that is what is wrong with it. */
function wholeIfNot(kind: string, { input }: RawIssue): string {
  return typeof input === 'number' ? kind.replace('a number', 'a whole number') : kind;
}

function unionMessage(issue: RawIssue): string {
  const tag = fieldOf(issue, 'discriminator');
  if (typeof tag !== 'string') return mustBe(kindOf(issue.inst), issue.input);
  const options = fieldOf(issue, 'options');
  const known = Array.isArray(options) ? options : [];
  const value = fieldOf(issue.input, tag);
  return mustBe(oneOf(known), value) + meant(value, known);
}

function sizeOf(input: unknown): string {
  return Array.isArray(input) ? `of ${input.length}` : quote(input);
}

function boundOf(issue: RawIssue): string {
  const isLeast = issue.code === 'too_small';
  const bound = Number(isLeast ? issue.minimum : issue.maximum);
  const limit = `${isLeast ? 'at least' : 'at most'} ${bound}`;
  switch (issue.origin) {
    case 'string':
      return issue.minimum === 1 ? 'a text that is not empty' : `a text of ${limit} characters`;
    case 'array':
    case 'set':
      return `a list of ${limit}`;
    case 'number':
    case 'int':
      return limit;
    default:
      return `of ${limit}`;
  }
}

/** What a schema takes, as a noun. */
function kindOf(schema: unknown): string {
  // What is not there at all has no schema, if it could be anything.
  if (schema === undefined) return anything;
  const def = defOf(schema);
  switch (def.type) {
    // What is around a schema does not change what people have to write.
    case 'optional':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return kindOf(def.innerType);
    case 'pipe':
      return kindOf(def.in);
    case 'lazy':
      return kindOf(def.getter());
    case 'number':
      return numberKind(def);
    case 'string':
      return textKind(def);
    case 'boolean':
      return 'true or false';
    case 'literal':
      return oneOf(def.values);
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'nullable':
      return `${kindOf(def.innerType)} or null`;
    case 'union':
      return alternatives(def.options.map(kindOf));
    case 'array':
      return `a list${listed.get(defOf(def.element).type) ?? ''}`;
    case 'tuple':
      return `a list of ${def.items.length}`;
    case 'object':
    case 'record':
      return 'an object';
    case 'null':
      return 'null';
    default:
      return anything;
  }
}

/** What is in a list, by the type of its schema. */
const listed = new Map([
  ['number', ' of numbers'],
  ['string', ' of texts'],
  ['object', ' of objects'],
]);

function numberKind(def: Def): string {
  const least = checkOf(def, 'greater_than', 'value');
  const most = checkOf(def, 'less_than', 'value');
  const hasLeast = typeof least === 'number';
  const hasMost = Number(most) < largestTold;
  if (hasLeast && hasMost) return `a number from ${least} to ${most}`;
  if (hasLeast) return `a number, at least ${least}`;
  return hasMost ? `a number, at most ${most}` : 'a number';
}

/** Bounds beyond are there for machines only. */
const largestTold = 1_000_000;

function textKind(def: Def): string {
  const most = checkOf(def, 'max_length', 'maximum');
  return Number(most) >= 200 ? `a text of at most ${most} characters` : 'a text';
}

/** What one of the checks of a schema compares with. */
function checkOf({ checks = [] }: Def, name: string, field: string): unknown {
  const found = checks.map(({ _zod }) => _zod.def).find(({ check }) => check === name);
  return fieldOf(found, field);
}

function alternatives(kinds: readonly string[]): string {
  const different = [...new Set(kinds)];
  const [only = anything] = different;
  if (different.length < 2) return only;
  return `${different.slice(0, -1).join(', ')} or ${different[different.length - 1]}`;
}

/** More than these are told by their number. */
const mostTold = 12;

function oneOf(values: readonly unknown[]): string {
  const told = values.map(String);
  if (told.length === 1) return typeof values[0] === 'string' ? `"${told[0]}"` : String(told[0]);
  if (told.length <= mostTold) return `one of ${told.join(', ')}`;
  return `one of ${told.slice(0, mostTold - 2).join(', ')}, … (${told.length})`;
}

function meant(value: unknown, known: readonly unknown[]): string {
  if (typeof value !== 'string') return '';
  const [near] = nearest(value, known.map(String), 1);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

function unknownKeys(keys: readonly string[], known: readonly string[]): string {
  const [first = ''] = keys;
  const names = keys.slice(0, 5).map(quote).join(', ');
  const near = meant(first, known);
  const takes =
    known.length > 0 && known.length <= mostTold ? `; it knows ${known.join(', ')}` : '';
  return `does not know ${names}${near === '' ? takes : near}`;
}

function keysOf(schema: unknown): string[] {
  const def = defOf(schema);
  return def.type === 'object' ? Object.keys(def.shape) : [];
}

type Def = z.core.$ZodTypes['_zod']['def'];

function defOf(schema: unknown): Def {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((at: unknown, key) => fieldOf(at, key), value);
}
