import type { SeatClock } from './company.js';
import { fieldOf } from './errors.js';
import type { Game, GameTypes } from './game.js';
import type { LogRemarks } from './log.js';
import type { LogPeople } from './log-people.js';
import {
  type Accepted,
  type CloseOptions,
  clocksOf,
  closeMatch,
  type MatchOptions,
  type MatchSetup,
  type MatchValue,
  noteFacts,
  notePeople,
  type PlayOptions,
  playMove,
  type Refused,
  type Snapshot,
  snapshotOf,
  startMatch,
  undoMoves,
} from './match.js';
import { listOf } from './plain.js';
import type { Seat, Viewer } from './play.js';

/** A match as an object: holds the latest value, and writes lines down before anything counts. */
export class Match<G extends GameTypes> {
  readonly game: Game<G>;
  #value: MatchValue<G>;
  readonly #write: (lines: readonly string[]) => void;
  readonly #checkEvery: number | undefined;

  constructor(game: Game<G>, value: MatchValue<G>, options: KeepOptions = {}) {
    this.game = game;
    this.#value = value;
    this.#write = options.write ?? (() => undefined);
    this.#checkEvery = options.checkEvery;
  }

  /** The match as plain JSON. */
  get value(): MatchValue<G> {
    return this.#value;
  }

  get state(): G['state'] {
    return this.#value.state;
  }

  /** The whole log as one text. */
  get log(): string {
    return `${this.#value.lines.join('\n')}\n`;
  }

  play(seat: Seat, move: unknown, options: PlayOptions = {}): Accepted<G> | Refused<G> {
    const checkEvery = this.#checkEvery;
    return this.#keep(playMove(this.game, this.#value, seat, move, { ...options, checkEvery }));
  }

  undo(seat: Seat, count = 1, options: Pick<PlayOptions, 'remarks' | 'at'> = {}) {
    return this.#keep(undoMoves(this.game, this.#value, seat, count, options));
  }

  assert(facts: unknown, remarks?: LogRemarks): void {
    this.#adopt(noteFacts(this.game, this.#value, facts, remarks));
  }

  /** What people do besides moving. */
  people(happening: LogPeople): Accepted<G> | Refused<G> {
    return this.#keep(notePeople(this.game, this.#value, happening));
  }

  /** Every seat's clock at some time. */
  clocks(at: number): SeatClock[] {
    return clocksOf(this.game, this.#value, at);
  }

  snapshot(viewer: Viewer, since?: number): Snapshot<G> {
    return snapshotOf(this.game, this.#value, viewer, since);
  }

  /** Writes the closing line. */
  close(options: CloseOptions = {}): void {
    this.#adopt(closeMatch(this.game, this.#value, options));
  }

  #keep(answer: Accepted<G> | Refused<G>): Accepted<G> | Refused<G> {
    if (answer.ok) this.#adopt(answer.match);
    return answer;
  }

  /** First on paper: where that fails the match stays as it was. */
  #adopt(next: MatchValue<G>): void {
    const written = next.lines.slice(this.#value.lines.length);
    if (written.length > 0) this.#write(written);
    this.#value = next;
  }
}

/** Where the lines of a match go as they are written, and how often a fingerprint is among them. */
export interface KeepOptions {
  /** Writes these lines down, or throws: then nothing has happened. */
  readonly write?: ((lines: readonly string[]) => void) | undefined;
  readonly checkEvery?: number | undefined;
}

/** A match that is about to begin. Its header is written first. */
export function createMatch<G extends GameTypes>(
  game: Game<G>,
  setup: MatchSetup<G>,
  options: MatchOptions & KeepOptions = {},
): Match<G> {
  const value = startMatch(game, setup, options);
  options.write?.(value.lines);
  return new Match(game, value, options);
}

/** A game to be written as a log: its setup and its moves. */
export interface Recording<G extends GameTypes> {
  readonly setup: G['setupInput'];
  readonly moves: readonly G['move'][];
}

/** The whole log of a seeded game as one text. */
export function writeLog<G extends GameTypes>(
  game: Game<G>,
  recording: Recording<G>,
  options?: MatchOptions,
): string {
  const setup = fieldOf(recording, 'setup');
  const moves = listOf(fieldOf(recording, 'moves'), 'recorded moves') as G['move'][];
  const match = createMatch(game, setup as MatchSetup<G>, options);
  for (const move of moves) {
    const { state } = match;
    const played = match.play((fieldOf(move, 'seat') ?? -1) as Seat, move);
    // `apply` says what is wrong with it.
    if (!played.ok) game.apply(state, move);
  }
  match.close();
  return match.log;
}
