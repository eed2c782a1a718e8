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
  /** The line was cut off while being written; everything before it is fine. */
  readonly torn?: true;
}

/** What the check of one file gave. */
export interface Checked {
  readonly file: string;
  readonly kind: 'log' | 'scenario' | 'unknown';
  /** What it is about, for people. */
  readonly title: string;
  readonly moves: number;
  readonly violations: readonly Violation[];
  /** Why the file cannot be checked at all. */
  readonly unusable?: string;
}
