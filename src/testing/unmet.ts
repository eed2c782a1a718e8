/** One thing that is not as expected. */
export interface Unmet {
  readonly message: string;
  /** Where in the expectation it is written. */
  readonly at: readonly (string | number)[];
  readonly rule?: string | undefined;
  /** What was there instead: lines of a difference. */
  readonly shown?: readonly string[];
}
