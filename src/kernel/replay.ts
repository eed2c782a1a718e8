import { IllegalMove, InvalidInput, readAs } from './errors.js';
import { fingerprint } from './fingerprint.js';
import type { Game, GameTypes } from './game.js';
import {
  type LogEnd,
  LogError,
  type LogFacts,
  type LogHeader,
  type LogLine,
  type LogMove,
  LogReader,
  linesOf,
} from './log.js';

export interface ReplayedMove<G extends GameTypes> {
  readonly line: number;
  readonly move: G['move'];
  readonly events: readonly G['event'][];
  /** The state after the move. It goes on changing: copy what you keep. */
  readonly state: G['state'];
}

export interface ReplayOptions<G extends GameTypes> {
  onStart?(started: { readonly state: G['state']; readonly events: readonly G['event'][] }): void;
  onMove?(replayed: ReplayedMove<G>): void;
}

export interface Replayed<G extends GameTypes> {
  readonly state: G['state'];
  readonly moves: number;
  readonly outcome: G['outcome'] | null;
  readonly fingerprint: string;
  /** Facts of the log that do not hold. The moves are legal all the same. */
  readonly mismatches: readonly Mismatch[];
  /** Whether the closing line was there. */
  readonly ended: boolean;
  /** The line that was cut off while being written, if any. */
  readonly torn: number | undefined;
}

export interface Mismatch {
  readonly line: number;
  readonly message: string;
}

export type Verified =
  | {
      readonly ok: true;
      readonly moves: number;
      readonly fingerprint: string;
      readonly ended: boolean;
      readonly torn: number | undefined;
    }
  | {
      readonly ok: false;
      readonly line: number;
      readonly message: string;
      readonly rule: string | undefined;
    };

/** Plays a log again. Throws LogError at the first line at which anything differs, and says why. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  log: string | Iterable<string>,
  options?: ReplayOptions<G>,
): Replayed<G> {
  const replayer = new Replayer(game, options);
  for (const line of linesOf(log)) replayer.read(line);
  return replayer.end();
}

/** The same as a plain answer: is every move legal, and every fingerprint and every asserted fact right? */
export function verify<G extends GameTypes>(
  game: Game<G>,
  log: string | Iterable<string>,
): Verified {
  try {
    const { moves, fingerprint, mismatches, ended, torn } = replay(game, log);
    const [mismatch] = mismatches;
    if (mismatch !== undefined) return { ok: false, ...mismatch, rule: undefined };
    return { ok: true, moves, fingerprint, ended, torn };
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    const { line, message, rule } = error;
    return { ok: false, line, message, rule };
  }
}

/** For sources that push: give it every line as it comes. Needs no more memory than one state. */
export class Replayer<G extends GameTypes> {
  readonly #reader = new LogReader();
  readonly #game: Game<G>;
  readonly #options: ReplayOptions<G>;
  #state: G['state'] | undefined;
  #moves = 0;
  #ended = false;
  readonly #mismatches: Mismatch[] = [];

  constructor(game: Game<G>, options: ReplayOptions<G> = {}) {
    this.#game = game;
    this.#options = options;
  }

  read(text: string): void {
    const line = this.#reader.read(text);
    if (line !== undefined) this.#follow(line);
  }

  end(): Replayed<G> {
    const torn = this.#reader.end();
    const state = this.#state as G['state'];
    return {
      state,
      moves: this.#moves,
      outcome: this.#game.outcome(state),
      fingerprint: fingerprint(state),
      mismatches: this.#mismatches,
      ended: this.#ended,
      torn: torn?.line,
    };
  }

  #follow(line: LogLine): void {
    if (line.kind === 'header') this.#start(line.line, line.header);
    if (line.kind === 'move') this.#move(line.line, line.entry);
    if (line.kind === 'facts') this.#recall(line.line, line.entry);
    if (line.kind === 'end') this.#close(line.line, line.end);
  }

  #start(line: number, { game, rules, content, setup, rolls }: LogHeader): void {
    const mine = this.#game;
    const differs = (what: string, logged: unknown, own: unknown) => {
      if (logged !== own) throw wrong(line, `the log is of ${what} ${logged}, this is ${own}`);
    };
    differs('the game', game, mine.id);
    differs('rules version', rules, mine.rulesVersion);
    differs('the content pack', content.id, mine.content.id);
    differs(`the content pack ${content.id} with hash`, content.hash, mine.contentHash);
    const started = at(line, () => mine.start(setup as G['setupInput'], { rolls }));
    this.#state = started.state;
    this.#options.onStart?.(started);
  }

  #move(line: number, { move: input, rolls, state: expected }: LogMove): void {
    const state = this.#state as G['state'];
    const read = readAs(this.#game.schemas.move, input);
    const events = at(line, () => {
      // A move of the wrong form: `apply` knows how to refuse it.
      if (!read.ok) return this.#game.apply(state, input as G['move']).events;
      return this.#game.step(state, read.value, { rolls });
    });
    this.#moves++;
    if (expected !== undefined) this.#compare(line, expected);
    if (read.ok) this.#options.onMove?.({ line, move: read.value, events, state });
  }

  #recall(line: number, { assert: facts }: LogFacts): void {
    const found = at(line, () => this.#game.mismatches(this.#state as G['state'], facts));
    this.#mismatches.push(...found.map((message) => ({ line, message })));
  }

  #close(line: number, end: LogEnd): void {
    const outcome = this.#game.outcome(this.#state as G['state']);
    if (end.moves !== this.#moves) {
      throw wrong(line, `the log counts ${end.moves} moves, but has ${this.#moves}`);
    }
    const logged = at(line, () => fingerprint(end.outcome));
    if (logged !== fingerprint(outcome)) {
      throw wrong(line, `the outcome is not ${JSON.stringify(outcome)}, as the moves give it`);
    }
    this.#compare(line, end.state);
    this.#ended = true;
  }

  #compare(line: number, expected: string): void {
    const actual = fingerprint(this.#state);
    if (actual !== expected) {
      throw wrong(
        line,
        `after move ${this.#moves} the state is ${actual}, the log says ${expected}`,
      );
    }
  }
}

/** Names the line of whatever goes wrong. */
function at<T>(line: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof IllegalMove) {
      throw new LogError(line, [{ path: ['move'], message: error.message }], error.rule);
    }
    if (error instanceof InvalidInput) throw new LogError(line, error.issues);
    throw error;
  }
}

function wrong(line: number, message: string): LogError {
  return new LogError(line, [{ path: [], message }]);
}
