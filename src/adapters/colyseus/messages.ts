import * as z from 'zod';
import type { GameTypes } from '../../kernel/game.js';
import type { LogFair } from '../../kernel/log-fair.js';
import type { LogPeople } from '../../kernel/log-people.js';
import type { Refused, Snapshot } from '../../kernel/match.js';
import type { Seat, Viewer } from '../../kernel/play.js';
import type { Delta } from './delta.js';

/* What rooms and clients tell each other. Whatever a client sends is read by these schemas, or refused. */

const line = z.int().min(0).max(1_000_000);
/** Chosen by the client: the answer has the same. */
const id = z.int().min(0);

export const moveMessage = z.strictObject({ id, line, move: z.unknown() });
export const undoMessage = z.strictObject({
  id,
  line,
  count: z.int().min(1).max(100).exactOptional(),
});
export const plainMessage = z.strictObject({ id });
/** A commitment to a nonce, or the nonce. */
export const drawMessage = z.strictObject({ id, bits: z.string().max(64) });

export const joinOptions = z.object({
  /** Which match; a new one, or any that has a free seat, where nothing is said. */
  match: z.string().max(64).exactOptional(),
  /** Who has a seat already shows its secret. */
  secret: z.string().max(64).exactOptional(),
  /** The secret that a newcomer wants for their seat: who asks again, because no answer came, gets the same seat. */
  claim: z
    .string()
    .regex(/^[0-9a-f]{32,64}$/, 'a claim has 32 hex digits or more')
    .exactOptional(),
  seat: z.int().min(0).max(99).exactOptional(),
  name: z.string().trim().min(1).max(40).exactOptional(),
  /** Only looks on. */
  watch: z.literal(true).exactOptional(),
  /** How many lines the client has seen: it gets what happened since. */
  since: line.exactOptional(),
  /** What kind of match a new one is to be, for the server to judge. */
  setup: z.unknown().optional(),
});
export interface JoinOptions extends z.output<typeof joinOptions> {}

/** The first message: where one sits. */
export interface Welcome {
  readonly match: string;
  readonly viewer: Viewer;
  /** Brings one back to this seat from anywhere; null for spectators. */
  readonly secret: string | null;
}

/** Who sits at one seat, as everybody in the room may see it. */
export interface SeatNotice {
  readonly name: string | null;
  readonly by: 'person' | 'bot' | 'nobody';
  /** Whether somebody is connected to this seat. */
  readonly isHere: boolean;
}

/** Who sits where. Everybody gets it whenever it changes. */
export interface SeatsMessage {
  readonly seats: readonly SeatNotice[];
  readonly hasBegun: boolean;
}

/** What one viewer has before them. */
export type Table<G extends GameTypes> = Pick<
  Snapshot<G>,
  'view' | 'moves' | 'toAct' | 'canUndo' | 'names' | 'outcome' | 'company' | 'ended' | 'closed'
> & {
  /** How the dice were drawn, if they were; with the server's secret when the match is closed. */
  readonly fair: LogFair | null;
};

/** What has happened since a number of lines, and what the viewer has before them now: what changed, or all of it. */
export interface FrameMessage<G extends GameTypes> {
  readonly line: number;
  readonly since: number;
  readonly events: readonly G['event'][];
  /** So many moves before were taken back. */
  readonly undone: number;
  /** What people did besides moving. */
  readonly people: readonly LogPeople[];
  /** What time it is for the server: clocks run from here. */
  readonly now: number;
  readonly delta?: Delta;
  readonly table?: Table<G>;
}

/** To who has sent something, when it is kept for good or refused. */
export type AnswerMessage =
  | { readonly id: number; readonly ok: true; readonly line: number; readonly log?: string }
  | ({ readonly id: number; readonly ok: false } & Refusal);

export interface Refusal extends Pick<Refused<GameTypes>, 'title' | 'message'> {
  /** The rule that a move breaks; null where it is no question of the rules. */
  readonly rule: string | null;
}

export interface SeatRef {
  readonly seat: Seat;
  readonly secret: string;
}
