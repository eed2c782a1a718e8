import type { Roll, Seed } from './chance.js';
import type { Company } from './company.js';
import type { FairDraw } from './draw.js';
import type { GameTypes } from './game.js';
import type { LogHeader, LogRemarks } from './log.js';
import type { ClockTerms, ClosedBy, LogPeople } from './log-people.js';
import type { Seat, Viewer } from './play.js';

/* What a match is as a value, what it is asked with, and what it answers. */

/** A match as it stands. Plain JSON, and never changed: every function gives another one. Holds secrets. */
export interface MatchValue<G extends GameTypes> {
  readonly header: LogHeader;
  /** The log, line by line. Their number tells what has happened already from what is new. */
  readonly lines: readonly string[];
  readonly state: G['state'];
  /** How many moves stand. */
  readonly moves: number;
  /** The seal over all lines. */
  readonly chain: string;
  /** The state before the moves that may still be taken back, and these moves. */
  readonly before: G['state'];
  readonly open: readonly OpenMove<G>[];
  /** Who sits where, and the time they have. */
  readonly company: Company;
  readonly ended: boolean;
  /** Why it was closed before the game was over; null while it is open, and where no reason was given. */
  readonly closed: ClosedBy | null;
}

export interface OpenMove<G extends GameTypes> {
  readonly move: G['move'];
  readonly rolls?: readonly Roll[];
}

/** What a match has besides its game: names, date, place, clocks, drawn dice, recorded outcomes of its setup. */
export interface MatchOptions {
  /** What the seats are called. */
  readonly names?: readonly string[] | undefined;
  /** Where server and seats have drawn the seed together; the options of the setup are those of the draw. */
  readonly draw?: FairDraw | undefined;
  readonly date?: string | undefined;
  readonly place?: string | undefined;
  /** Recorded outcomes of the setup. */
  readonly rolls?: readonly Roll[] | undefined;
  /** For recorded games: 32 hex digits; random by default. */
  readonly salt?: string | undefined;
  /** How long people may think. Then every line says what time it is, `at`. */
  readonly clock?: ClockTerms | undefined;
  /** When the match begins, in milliseconds. */
  readonly at?: number | undefined;
  /** A fingerprint after every so many lines; default 20. */
  readonly checkEvery?: number | undefined;
}

/** What goes with a move in a match: recorded outcomes, and the number of its line. */
export interface PlayOptions {
  readonly rolls?: readonly Roll[] | undefined;
  /** How many lines the log had when this was sent: what is sent twice happens once. */
  readonly line?: number | undefined;
  readonly remarks?: LogRemarks | undefined;
  /** What time it is, in milliseconds: a match looks at no clock. Needed where it has clocks. */
  readonly at?: number | undefined;
}

/** What goes with closing a match: why, and what time it is. */
export interface CloseOptions {
  /** Why, where the game is not over; a game that is over needs no reason. */
  readonly closed?: ClosedBy | undefined;
  readonly at?: number | undefined;
}

/** What one viewer sees of what has just happened. */
export interface Frame<G extends GameTypes> {
  readonly viewer: Viewer;
  readonly events: readonly G['event'][];
}

/** A move that was not taken, for the one who tried it. */
export interface Refused<G extends GameTypes> {
  readonly ok: false;
  /** The rule it breaks; null where it is no question of the rules. */
  readonly rule: G['rule'] | null;
  readonly title: string;
  readonly message: string;
}

/** A move that was taken: the match after it, and what each seat may see of it. */
export interface Accepted<G extends GameTypes> {
  readonly ok: true;
  readonly match: MatchValue<G>;
  /** The number of lines after it. */
  readonly line: number;
  /** The lines to be written down before anybody is told; none if it had happened already. */
  readonly written: readonly string[];
  /** Whether it can no longer be taken back. */
  readonly revealed: boolean;
  /** One for every seat and one for spectators. */
  readonly frames: readonly Frame<G>[];
}

/** All that one viewer needs to go on: view, moves, what happened since, the standing. */
export interface Snapshot<G extends GameTypes> {
  /** The number of lines that this is after. */
  readonly line: number;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly view: G['view'];
  /** The viewer's own legal moves. */
  readonly moves: readonly G['move'][];
  /** Who may act. */
  readonly toAct: readonly Seat[];
  /** What the moves since then made happen, as far as they stand and the viewer may see it. */
  readonly events: readonly G['event'][];
  /** Moves that were made before that have been taken back since. */
  readonly undone: number;
  /** Whether the viewer may take the last move back. */
  readonly canUndo: boolean;
  /** Who sits where, and the time they had at the last line. The same for everybody. */
  readonly company: Company;
  /** What people did since then besides moving. */
  readonly people: readonly LogPeople[];
  /** Whether the log is closed, and why if the game was not over. */
  readonly ended: boolean;
  readonly closed: ClosedBy | null;
  readonly outcome: G['outcome'] | null;
}

/** How the game of a match is set up; a seed is chosen where none is given. */
export type MatchSetup<G extends GameTypes> = Omit<G['setupInput'], 'seed'> & {
  readonly seed?: Seed | null;
};
