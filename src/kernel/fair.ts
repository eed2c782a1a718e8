import { readAs } from './errors.js';
import type { LogHeader } from './log.js';
import { bits, type LogFair } from './log-fair.js';
import type { Seat } from './play.js';
import { randomHex } from './salt.js';
import { bytesOf, sha256Hex } from './sha256.js';

/*
 * Dice that neither the server nor the seats can choose. The server commits to a secret, every seat to a nonce, then the
 * nonces are opened, and the key of the match is a hash of all of them. When the match is closed the secret is opened,
 * and everybody can see that all fits. SHA-256 of the kernel, which is Web Crypto's: but that one is asynchronous, and
 * not there on pages that came without encryption, where a log must be checked just the same.
 */

/** What the secret is committed for: who has seen the nonces could choose among other games and options otherwise. */
export interface FairTerms {
  readonly game: string;
  readonly rules: number;
  readonly content: { readonly id: string; readonly hash?: string };
  readonly setup: Readonly<Record<string, unknown>>;
  readonly attempt: number;
}

/** What a player keeps of a draw: with it `verify` says whether the log is of the match that they were promised. */
export interface Receipt {
  readonly seat: Seat;
  readonly nonce: string;
  readonly terms: FairTerms;
  /** As they were shown before this seat opened its nonce: the server's, and those of all seats. */
  readonly commitment: string;
  readonly seats: readonly string[];
}

/** 256 bits that nobody can guess, for the seat of a client. */
export function makeNonce(): string {
  return randomHex(32);
}

export function secretCommitment(secret: string, terms: FairTerms): string {
  return hashOf('cityrules secret', secret, canonical(terms));
}

/** Bound to the server's commitment and to the seat: nobody can repeat that of another. */
export function nonceCommitment(commitment: string, seat: Seat, nonce: string): string {
  return hashOf('cityrules nonce', commitment, String(seat), nonce);
}

/** The seed of a match, 256 bits: the nonces in the order of the seats. */
export function fairKey(secret: string, nonces: readonly string[]): string {
  return hashOf('cityrules key', secret, ...nonces);
}

/** Whether it has the form of a nonce or of a commitment. */
export function isBits(value: unknown): value is string {
  return readAs(bits, value).ok;
}

/** The terms that a header stands for. */
export function termsIn({ game, rules, content, setup, fair }: LogHeader): FairTerms {
  const { seed: _seed, ...options } = setup;
  return {
    game,
    rules,
    content: content ?? { id: 'standard' },
    setup: options,
    attempt: fair?.attempt ?? 1,
  };
}

/** What does not fit in the draw of a header, if anything. */
export function wrongDraw(header: LogHeader): string | undefined {
  const { fair, setup, chance, rolls } = header;
  if (fair === undefined) return undefined;
  const { secret, commitment } = fair;
  if (chance === 'recorded' || rolls !== undefined) return drawnNotRolled;
  if (secret === undefined) {
    return 'the secret of the server is not in this log: it is opened when the match is closed';
  }
  if (secretCommitment(secret, termsIn(header)) !== commitment) {
    return 'the secret does not fit the commitment of the server: it is another one, or it was committed for other options';
  }
  const wrong = fair.seats.findIndex((one, seat) => {
    return nonceCommitment(commitment, seat, one.nonce) !== one.commitment;
  });
  if (wrong >= 0) return `the nonce of seat ${wrong} does not fit its commitment`;
  return wrongKey(fair, secret, setup.seed);
}

/** Whether as many have drawn as play. */
export function wrongSeats({ fair }: LogHeader, seats: number): string | undefined {
  if (fair === undefined || fair.seats.length === seats) return undefined;
  return `${fair.seats.length} seats have drawn, but ${seats} play`;
}

function wrongKey({ seats }: LogFair, secret: string, seed: unknown): string | undefined {
  const nonces = seats.map(({ nonce }) => nonce);
  if (fairKey(secret, nonces) === seed) return undefined;
  return 'the seed is not the one that the secret and the nonces give';
}

/** What does not fit in the opening of the secret when a match is closed. */
export function wrongOpening(
  fair: LogFair | undefined,
  opened: string | undefined,
): string | undefined {
  if (fair === undefined) return opened && 'a secret is opened, but nothing was drawn';
  if (opened === undefined)
    return 'the match is closed, but the secret of the server is not opened';
  return opened === fair.secret ? undefined : 'another secret is opened than the one of the draw';
}

export const drawnNotRolled = 'outcomes are recorded here, but the dice of this match were drawn';

/** What in a header differs from what a player was shown, if anything. */
export function wrongReceipt(header: LogHeader, receipt: Receipt): string | undefined {
  const { fair } = header;
  if (fair === undefined) return 'the dice of this match were not drawn together';
  const { seat, nonce, terms, commitment, seats } = receipt;
  if (canonical(termsIn(header)) !== canonical(terms)) {
    return 'the game, its options or the number of the attempt are not those that were shown';
  }
  if (fair.commitment !== commitment) {
    return 'the commitment of the server is not the one that was shown';
  }
  if (fair.seats.length !== seats.length) return 'other seats have drawn than were shown';
  const other = fair.seats.findIndex((one, at) => one.commitment !== seats[at]);
  if (other >= 0) return `the commitment of seat ${other} is not the one that was shown`;
  if (fair.seats[seat]?.nonce !== nonce)
    return `the nonce of seat ${seat} is not the one it opened`;
  return undefined;
}

function hashOf(...lines: readonly string[]): string {
  return sha256Hex(bytesOf(lines.join('\n')));
}

/** JSON with the fields of every object in the order of their names. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}
