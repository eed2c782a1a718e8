import type * as z from 'zod';
import { longestMessage, reasonOf, shorten } from './quote.js';
import type { Rule } from './rules.js';
import { made } from './waiting.js';
import { worded, wordingsOf } from './wording.js';

export { fieldOf, quote, reasonOf } from './quote.js';

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

/** What is wrong with a value as a whole. */
export function wholly(message: string): InputIssue[] {
  return [{ path: [], message }];
}

/** A value from outside with which one thing is wrong as a whole. */
export function unusable(what: string, message: string): InvalidInput {
  return new InvalidInput(what, wholly(message));
}

/** One over which something stumbled: that is kept as the cause. */
export function stumbled(what: string, where: string, error: unknown): InvalidInput {
  return new InvalidInput(what, wholly(`${where}: ${reasonOf(error)}`), { cause: error });
}

const issuesShown = 3;

function summary(issues: readonly InputIssue[]): string {
  const lines = issues.slice(0, issuesShown).map(({ path, message, rule }) => {
    const told = worded(path.join('.'), message);
    return `${shorten(told, longestMessage)}${rule ? ` (${rule})` : ''}`;
  });
  const more = issues.length - issuesShown;
  return lines.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

/** What is wrong with the form of a move: `recruit needs slot, a number from 0 to 3`. */
export function tellIssues(type: string, issues: readonly InputIssue[]): string {
  const told = issues.slice(0, issuesShown).map(({ path, message }) => {
    return worded([type, ...path].join('.'), message);
  });
  return told.join('; ');
}

/** What is wrong with a value that the schema refuses, in our words. */
function issuesOf(schema: z.ZodType, value: unknown): InputIssue[] {
  return wordingsOf(schema, value).map(({ path, message }) => ({
    path: path.map((key) => (typeof key === 'number' ? key : shorten(String(key), 80))),
    message: shorten(message, longestMessage),
  }));
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly InputIssue[] };

/** Reads a value from outside. zod compares the `length` of anything that has one, and some of these cannot be compared. */
export function readAs<T>(form: z.ZodType<T>, value: unknown): Read<T> {
  const schema = made(form);
  try {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { ok: true, value: parsed.data };
    return { ok: false, issues: issuesOf(schema, value) };
  } catch (error) {
    return { ok: false, issues: wholly(`it cannot be read: ${reasonOf(error)}`) };
  }
}

/** Reads a value from outside, or throws InvalidInput. */
export function parseInput<T>(what: string, schema: z.ZodType<T>, value: unknown): T {
  const read = readAs(schema, value);
  if (!read.ok) throw new InvalidInput(what, read.issues);
  return read.value;
}
