import * as z from 'zod';
import { drawAgain, drawForBot, type FairDraw, leaveDraw } from '../../kernel/draw.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';
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
  /** The draw of the dice as it stands, with the server's secret. */
  z.strictObject({ draw: z.custom<FairDraw>((value) => typeof value === 'object') }),
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
  /** Where the dice are drawn by server and seats together. */
  readonly draw: FairDraw | undefined;
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
  return { setup, seats: Array(seats).fill(free), draw: undefined, lines: 1 };
}

/** The lobby after one more line. */
export function withLine(lobby: Lobby, line: Exclude<LobbyLine, { opened: unknown }>): Lobby {
  if ('draw' in line) return { ...lobby, draw: line.draw, lines: lobby.lines + 1 };
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

/** The draw without these seats: a new one, if all had committed already. Bots draw again. */
export function drawWithout<G extends GameTypes>(
  game: Game<G>,
  { seats }: Lobby,
  draw: FairDraw<G>,
  gone: readonly Seat[],
): FairDraw<G> {
  let next = draw;
  for (const seat of gone) {
    const left = leaveDraw(next, seat);
    if (!left.ok) return withBots(drawAgain(game, draw), seats);
    next = left.draw;
  }
  return next;
}

/** The draw with the nonces of bots, which are the server's. */
export function withBots<G extends GameTypes>(
  draw: FairDraw<G>,
  seats: readonly Sitting[],
): FairDraw<G> {
  let next = draw;
  for (const [seat, { by }] of seats.entries()) {
    if (by !== 'bot' || next.seats[seat]?.commitment !== null) continue;
    const drawn = drawForBot(next, seat);
    if (drawn.ok) next = drawn.draw;
  }
  return next;
}

/** Names for all seats, if anybody has given one. */
export function namesIn({ seats }: Lobby): string[] | undefined {
  if (seats.every(({ name }) => name === null)) return undefined;
  return seats.map(({ name, by }, seat) => name ?? `${by === 'bot' ? 'Bot' : 'Seat'} ${seat}`);
}

export function hashOf(secret: string): string {
  return sha256Hex(bytesOf(secret));
}
