import * as z from 'zod';
import type { Seat } from '../../kernel/play.js';
import { randomHex } from '../../kernel/salt.js';
import { bytesOf, sha256Hex } from '../../kernel/sha256.js';

/*
 * Who sits where, as lines that are kept beside the log: what a room has to know to go on in another process. Of a secret
 * only its hash is kept, so that who reads the store cannot sit down for others.
 */

const seat = z.int().min(0);
const hash = z.string().length(64);

const lobbyLine = z.union([
  z.strictObject({ opened: z.record(z.string(), z.unknown()) }),
  z.strictObject({ seat, name: z.string().nullable(), secret: hash }),
  z.strictObject({ seat, by: z.enum(['bot', 'nobody']) }),
]);
export type LobbyLine = z.output<typeof lobbyLine>;

export interface Sitting {
  readonly by: 'person' | 'bot' | 'nobody';
  readonly name: string | null;
  readonly secret: string | null;
}

export interface Lobby {
  /** Setup options as the match was opened with, without a seed. */
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly Sitting[];
  /** How many lines there are. */
  readonly lines: number;
}

const free: Sitting = { by: 'nobody', name: null, secret: null };

/** The lobby after these lines; nothing if there are none. Throws on lines that nobody here has written. */
export function readLobby(
  lines: readonly string[],
  seatsOf: (setup: Lobby['setup']) => number,
): Lobby | undefined {
  let lobby: Lobby | undefined;
  for (const text of lines) {
    const line = lobbyLine.parse(JSON.parse(text));
    if ('opened' in line) lobby = openedLobby(line.opened, seatsOf(line.opened));
    else if (lobby !== undefined) lobby = withLine(lobby, line);
  }
  return lobby;
}

export function openedLobby(setup: Lobby['setup'], seats: number): Lobby {
  return { setup, seats: Array(seats).fill(free), lines: 1 };
}

/** The lobby after one more line. */
export function withLine(lobby: Lobby, line: Exclude<LobbyLine, { opened: unknown }>): Lobby {
  const sitting: Sitting =
    'by' in line
      ? { ...free, by: line.by }
      : { by: 'person', name: line.name, secret: line.secret };
  const seats = lobby.seats.map((before, seat) => (seat === line.seat ? sitting : before));
  return { ...lobby, seats, lines: lobby.lines + 1 };
}

/** The seat that this secret belongs to. */
export function seatOfSecret({ seats }: Lobby, secret: string): Seat | undefined {
  const hashed = hashOf(secret);
  const found = seats.findIndex((sitting) => sitting.secret === hashed);
  return found === -1 ? undefined : found;
}

/** A free seat: the one that is wanted, or the first. */
export function freeSeat({ seats }: Lobby, wanted: Seat | undefined): Seat | undefined {
  if (wanted !== undefined) return seats[wanted]?.by === 'nobody' ? wanted : undefined;
  const found = seats.findIndex(({ by }) => by === 'nobody');
  return found === -1 ? undefined : found;
}

export function newSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomHex();
  return { secret, hash: hashOf(secret) };
}

function hashOf(secret: string): string {
  return sha256Hex(bytesOf(secret));
}
