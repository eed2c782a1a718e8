/*
 * Where matches are kept: numbered lines that are only ever appended to, and who may append. Whoever has the lease of a
 * match holds a token that is higher than all before it; what is written with a lower one is refused. So a process that
 * was thought dead, and wakes up, can change nothing.
 */

/** What is kept of a match: its log, and the lobby (who sits where, and what was agreed before the game began). */
export type Part = 'log' | 'lobby';

/** The right to append to a match, until somebody else gets a higher token. */
export interface Lease {
  readonly match: string;
  readonly token: number;
}

/** Where the lines of matches are kept: appended by number, by the one process that holds the lease. */
export interface LogStore {
  /** The lease of a match for so many milliseconds; nothing as long as somebody else has it. */
  acquire(match: string, milliseconds: number): Promise<Lease | undefined>;
  /** Whether the lease still holds; if so, for so many milliseconds from now. */
  renew(lease: Lease, milliseconds: number): Promise<boolean>;
  /** Gives the lease back: the next one who asks gets it at once. */
  release(lease: Lease): Promise<void>;
  /**
   * Appends lines, of which the first gets this number (the first of all has 0). All of them are kept for good when this
   * resolves. Rejects with `LostLease` if the lease is lost, and with `WrongNumber` if the number is not the next one.
   */
  append(lease: Lease, part: Part, number: number, lines: readonly string[]): Promise<void>;
  /** All lines, in their order; none of a match that is not there. */
  read(match: string, part: Part): Promise<string[]>;
  /** All matches of which anything is kept, sorted. */
  list(): Promise<string[]>;
}

/** Somebody else may write to this match now. */
export class LostLease extends Error {
  override readonly name = 'LostLease';

  constructor({ match, token }: Lease) {
    super(`the lease of match ${match} with token ${token} is lost`);
  }
}

/** Lines with this number are there already, or lines before it are missing. */
export class WrongNumber extends Error {
  override readonly name = 'WrongNumber';

  constructor(number: number) {
    super(`line ${number} is not the next one`);
  }
}

/** Ids of matches are names of files and parts of addresses, too. */
const proper = /^[a-z0-9][a-z0-9-]{0,63}$/;

export function isMatchId(value: unknown): value is string {
  return typeof value === 'string' && proper.test(value);
}

/** Throws on what is no id of a match. */
export function checkMatchId(match: string): string {
  if (!isMatchId(match)) throw new TypeError('this is no id of a match');
  return match;
}
