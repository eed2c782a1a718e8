import type * as z from 'zod';
import type { Rule } from './rules.js';

/** A move that the rules do not allow. The state it was tried on is unchanged. */
export class IllegalMove<R extends string = string> extends Error {
  override readonly name = 'IllegalMove';
  readonly rule: R;
  readonly title: string;
  /** The move as it was sent. */
  readonly move: unknown;

  constructor(rule: R, { title }: Rule, because: string, move: unknown) {
    super(`${title} (${rule}): ${shorten(because, longestMessage)}`);
    this.rule = rule;
    this.title = title;
    this.move = move;
  }
}

/** One thing that is wrong with a value from outside, and where. */
export interface InputIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** The rule it breaks, where a rule says so. */
  readonly rule?: string;
}

/** A value from outside (options, state, log, content pack, recorded rolls) that cannot be used. */
export class InvalidInput extends Error {
  override readonly name: string = 'InvalidInput';
  readonly issues: readonly InputIssue[];

  constructor(what: string, issues: readonly InputIssue[], options?: ErrorOptions) {
    super(`${what}: ${summary(issues)}`, options);
    this.issues = issues;
  }
}

const issuesShown = 3;
const longestMessage = 300;

function summary(issues: readonly InputIssue[]): string {
  const lines = issues.slice(0, issuesShown).map(({ path, message, rule }) => {
    const where = path.length > 0 ? `${path.join('.')}: ` : '';
    return `${shorten(where + message, longestMessage)}${rule ? ` (${rule})` : ''}`;
  });
  const more = issues.length - issuesShown;
  return lines.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

/** The issues of a zod error in our form. */
function issuesOf(error: z.core.$ZodError): InputIssue[] {
  return error.issues.map(({ path, message }) => ({
    path: path.map((key) => (typeof key === 'number' ? key : shorten(String(key), 80))),
    message: shorten(message, longestMessage),
  }));
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly InputIssue[] };

/** Reads a value from outside. zod compares the `length` of anything that has one, and some of these cannot be compared. */
export function readAs<T>(schema: z.ZodType<T>, value: unknown): Read<T> {
  try {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { ok: true, value: parsed.data };
    return { ok: false, issues: issuesOf(parsed.error) };
  } catch (error) {
    return { ok: false, issues: [{ path: [], message: `it cannot be read: ${reasonOf(error)}` }] };
  }
}

/** Reads a value from outside, or throws InvalidInput. */
export function parseInput<T>(what: string, schema: z.ZodType<T>, value: unknown): T {
  const read = readAs(schema, value);
  if (!read.ok) throw new InvalidInput(what, read.issues);
  return read.value;
}

/** A value as a short text for a message, whatever it is. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return `"${shorten(value, 40)}"`;
  if (value === null || typeof value !== 'object') return shorten(String(value), 40);
  return isList(value) ? 'a list' : 'an object';
}

/** Even `Array.isArray` throws on a proxy that was revoked. */
function isList(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}

/** Why something threw, as a short text, whatever was thrown. */
export function reasonOf(error: unknown): string {
  try {
    return shorten(error instanceof Error ? error.message : String(error), longestMessage);
  } catch {
    return 'something was thrown that cannot be told';
  }
}

/** A field of a value from outside; nothing if it cannot be read. */
export function fieldOf(value: unknown, key: string): unknown {
  try {
    return (value as Record<string, unknown> | null | undefined)?.[key];
  } catch {
    return undefined;
  }
}
