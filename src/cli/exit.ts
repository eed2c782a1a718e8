/** What the command line answers to the shell. */
export const exitCodes = {
  fine: 0,
  /** Something that was checked is not as it should be. */
  violations: 1,
  /** An argument, a file or its content cannot be used. */
  unusable: 2,
  /** A fault of our own. */
  fault: 3,
  /** Stopped from outside, as shells number it: 128 and the signal. */
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Input that cannot be used, with the one sentence that says why. */
export class Unusable extends Error {
  override readonly name = 'Unusable';

  constructor(
    message: string,
    /** Further lines, where there is more than one thing to say. */
    readonly details: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Somebody has pressed Ctrl-C at a question. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** The sentence of an error, whatever it is, on one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s*\n\s*/g, '; ');
}

/** The code of an error of the operating system: ENOENT. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
