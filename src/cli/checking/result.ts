import { Unusable } from '../exit.js';

/** What is wrong at one place of a file. */
export interface Violation {
  readonly line: number;
  /** Number of the move of a log, or of the step of a scenario, from 1. */
  readonly number?: number | undefined;
  /** The move itself. */
  readonly move?: unknown;
  /** The rule that was broken, or should have refused. */
  readonly rule?: string | undefined;
  readonly message: string;
  /** What was there, line by line: `- ` before what was expected, `+ ` before what was found. */
  readonly shown?: readonly string[];
  /** The table as it was then, drawn. */
  readonly table?: string;
  /** The line was cut off while being written; everything before it is fine. */
  readonly torn?: true;
}

/** What the check of one file gave. */
export interface Checked {
  readonly file: string;
  readonly kind: 'log' | 'scenario' | 'tables' | 'unknown';
  /** What it is about, for people. */
  readonly title: string;
  readonly moves: number;
  readonly violations: readonly Violation[];
  /** Why the file cannot be checked at all. */
  readonly unusable?: string;
  /** What else is wrong with it. */
  readonly more?: readonly string[];
  /** The line that makes it unusable, where it is known. */
  readonly line?: number;
  /** How long the check took. */
  readonly seconds: number;
}

/** A file that cannot be used, and the line that is to blame. */
export class UnusableAt extends Unusable {
  constructor(
    message: string,
    readonly line: number,
    details?: readonly string[],
  ) {
    super(message, details);
  }
}

/** The line that is to blame for a file that cannot be used, if somebody has said it. */
export function lineOf(error: Unusable): number | undefined {
  if (error instanceof UnusableAt) return error.line;
  const [, line] = /\bline (\d+)/.exec(error.message) ?? [];
  return line === undefined ? undefined : Number(line);
}
