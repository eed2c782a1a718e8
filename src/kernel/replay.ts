import { type Ask, RollsError } from './ask.js';
import { Attendance } from './attendance.js';
import { IllegalMove, InvalidInput, readAs, wholly } from './errors.js';
import {
  drawnNotRolled,
  type Receipt,
  wrongDraw,
  wrongOpening,
  wrongReceipt,
  wrongSeats,
} from './fair.js';
import { fingerprint, type Link, linkOf, printOf } from './fingerprint.js';
import type { Game, GameTypes } from './game.js';
import { isSurely } from './glance.js';
import { History } from './history.js';
import {
  chainOfHeader,
  type LogEnd,
  LogError,
  type LogFacts,
  type LogHeader,
  type LogLine,
  type LogMove,
  LogReader,
  type LogUndo,
  linesOf,
  linkOfLine,
  stateMark,
} from './log.js';
import type { ClosedBy, LogPeople } from './log-people.js';

/** One move of a replayed log with what it led to. */
export interface ReplayedMove<G extends GameTypes> {
  readonly line: number;
  readonly move: G['move'];
  readonly events: readonly G['event'][];
  /** The state after the move. It goes on changing: copy what you keep. */
  readonly state: G['state'];
}

export interface TakenBack<G extends GameTypes> {
  readonly line: number;
  readonly seat: number;
  /** How many moves. */
  readonly count: number;
  /** The state that holds again. It goes on changing: copy what you keep. */
  readonly state: G['state'];
}

/** What people did besides moving. */
export interface ReplayedPeople<G extends GameTypes> {
  readonly line: number;
  readonly entry: LogPeople;
  /** One sentence. */
  readonly told: string;
  /** The state, which is as it was. It goes on changing: copy what you keep. */
  readonly state: G['state'];
}

/** Who is told while a log is replayed, and what the log must keep. */
export interface ReplayOptions<G extends GameTypes> {
  onStart?(started: { readonly state: G['state']; readonly events: readonly G['event'][] }): void;
  onMove?(replayed: ReplayedMove<G>): void;
  onUndo?(taken: TakenBack<G>): void;
  onPeople?(happened: ReplayedPeople<G>): void;
  /** What a player kept of the draw: the log must be of the match that they were promised. */
  readonly receipt?: Receipt | undefined;
}

/** What replaying a log gave: the last state, the outcome, and claims of the log that do not hold. */
export interface Replayed<G extends GameTypes> {
  readonly state: G['state'];
  /** How many moves stand. */
  readonly moves: number;
  readonly outcome: G['outcome'] | null;
  readonly fingerprint: string;
  /** Facts of the log that do not hold. The moves are legal all the same. */
  readonly mismatches: readonly Mismatch[];
  /** Whether the log carries its seal: an edit of any line up to `sealedTo` would have been named. */
  readonly sealed: boolean;
  /** The last line that the seal covers; 0 where it covers none. */
  readonly sealedTo: number;
  /** Whether the closing line was there. */
  readonly ended: boolean;
  /** Why the match was closed before the game was over, where that was said. */
  readonly closed: ClosedBy | null;
  readonly dice: Dice;
  /** The line that was cut off while being written, if any. */
  readonly torn: number | undefined;
}

/**
 * Where chance came from: a seed that the server chose, what people wrote down, or a draw of server and seats together,
 * which is proven once the match is closed and its secret opened.
 */
export type Dice = 'seeded' | 'recorded' | 'drawn' | 'proven';

export interface Mismatch {
  readonly line: number;
  readonly message: string;
}

/** Whether a log is what it says, and which line is not. */
export type Verified =
  | {
      readonly ok: true;
      readonly moves: number;
      readonly fingerprint: string;
      readonly sealed: boolean;
      readonly ended: boolean;
      readonly closed: ClosedBy | null;
      readonly dice: Dice;
      readonly torn: number | undefined;
    }
  | {
      readonly ok: false;
      readonly line: number;
      readonly message: string;
      readonly rule: string | undefined;
      /** What chance is asked at this line, if recorded rolls are missing or impossible. */
      readonly ask?: Ask;
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
  options: Pick<ReplayOptions<G>, 'receipt'> = {},
): Verified {
  try {
    const { moves, fingerprint, mismatches, sealed, ended, closed, dice, torn } = replay(
      game,
      log,
      options,
    );
    const [mismatch] = mismatches;
    if (mismatch !== undefined) return { ok: false, ...mismatch, rule: undefined };
    return { ok: true, moves, fingerprint, sealed, ended, closed, dice, torn };
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    const { line, message, rule, ask } = error;
    return { ok: false, line, message, rule, ...(ask && { ask }) };
  }
}

/** For sources that push: give it every line as it comes. Its memory does not grow with the log. */
export class Replayer<G extends GameTypes> {
  readonly #reader = new LogReader();
  readonly #game: Game<G>;
  readonly #options: ReplayOptions<G>;
  #history: History<G> | undefined;
  #attendance: Attendance<G> | undefined;
  #header: LogHeader | undefined;
  #chain: Link = { high: 0, low: 0 };
  #sealedTo = 0;
  #ended = false;
  #closed: ClosedBy | null = null;
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
    const { state, moves } = this.#history as History<G>;
    const header = this.#header as LogHeader;
    return {
      state,
      moves,
      outcome: this.#game.outcome(state),
      fingerprint: fingerprint(state),
      mismatches: this.#mismatches,
      sealed: header.sealed === true,
      sealedTo: this.#sealedTo,
      ended: this.#ended,
      closed: this.#closed,
      dice: diceOf(header, this.#ended),
      torn: torn?.line,
    };
  }

  #follow(line: LogLine): void {
    if (line.kind === 'header') this.#start(line.line, line.header);
    if (line.kind === 'move') this.#move(line.line, line.entry);
    if (line.kind === 'facts') this.#recall(line.line, line.entry);
    if (line.kind === 'undo') this.#undo(line.line, line.entry);
    if (line.kind === 'people') this.#people(line.line, line.entry);
    if (line.kind === 'end') this.#close(line.line, line.end);
  }

  #start(line: number, header: LogHeader): void {
    this.#header = header;
    this.#chain = linkOf(chainOfHeader(header));
    checkHeader(line, header, this.#game);
    expectFair(line, wrongDraw(header));
    const { rolls } = header;
    const started = at(line, () => this.#game.start(setupIn(header), { rolls }));
    expectFair(line, wrongSeats(header, this.#game.seats(started.state)));
    if (this.#options.receipt !== undefined) {
      expectFair(line, wrongReceipt(header, this.#options.receipt));
    }
    this.#history = new History(this.#game, started.state, header.chance === 'recorded');
    this.#attendance = at(line, () => new Attendance(this.#game, header, started.state));
    this.#options.onStart?.(started);
  }

  #move(line: number, entry: LogMove): void {
    const { move: input, rolls, state: mark, chain } = entry;
    const history = this.#history as History<G>;
    const attendance = this.#attendance as Attendance<G>;
    const { fair } = this.#header as LogHeader;
    if (rolls !== undefined && fair !== undefined) throw wrong(line, drawnNotRolled);
    const move = this.#readMove(input);
    // A move of the wrong form: `apply` knows how to refuse it.
    if (move === undefined) {
      return at(line, () => void this.#game.apply(history.state, input as G['move']));
    }
    let events: G['event'][];
    try {
      attendance.acts(history.state, move.seat, entry.at);
      events = history.play(move, rolls);
      attendance.decided(history.state, move.seat);
      this.#seal(entry);
    } catch (error) {
      throw named(line, error);
    }
    if (mark !== undefined) this.#compare(line, mark, chain);
    this.#options.onMove?.({ line, move, events, state: history.state });
  }

  #readMove(input: unknown): G['move'] | undefined {
    const { move: schema } = this.#game.schemas;
    if (isSurely(schema, input)) return input as G['move'];
    const read = readAs(schema, input);
    return read.ok ? read.value : undefined;
  }

  #undo(line: number, entry: LogUndo): void {
    const { undo: count, seat } = entry;
    const history = this.#history as History<G>;
    const attendance = this.#attendance as Attendance<G>;
    at(line, () => attendance.acts(history.state, seat, entry.at));
    at(line, () => history.undo(count, seat));
    attendance.decided(history.state, seat);
    at(line, () => this.#seal(entry));
    this.#options.onUndo?.({ line, seat, count, state: history.state });
  }

  #people(line: number, entry: LogPeople): void {
    const { state } = this.#history as History<G>;
    const told = at(line, () => (this.#attendance as Attendance<G>).happens(state, entry));
    at(line, () => this.#seal(entry));
    this.#options.onPeople?.({ line, entry, told, state });
  }

  #recall(line: number, entry: LogFacts): void {
    const { state } = this.#history as History<G>;
    const found = at(line, () => this.#game.mismatches(state, entry.assert));
    at(line, () => this.#seal(entry));
    this.#mismatches.push(...found.map((message) => ({ line, message })));
  }

  #close(line: number, end: LogEnd): void {
    const { state, moves } = this.#history as History<G>;
    const outcome = this.#game.outcome(state);
    if (end.moves !== moves) {
      throw wrong(line, `the log counts ${end.moves} moves, but ${moves} stand`);
    }
    const logged = at(line, () => fingerprint(end.outcome));
    if (logged !== fingerprint(outcome)) {
      throw wrong(line, `the outcome is not ${JSON.stringify(outcome)}, as the moves give it`);
    }
    if (outcome !== null && end.closed !== undefined) {
      throw wrong(line, `the game was over, so the match was not ${end.closed}`);
    }
    expectFair(line, wrongOpening((this.#header as LogHeader).fair, end.secret));
    at(line, () => (this.#attendance as Attendance<G>).pass(state, end.at));
    at(line, () => this.#seal(end));
    this.#compare(line, end.state, end.chain);
    this.#ended = true;
    this.#closed = end.closed ?? null;
  }

  #seal(entry: object): void {
    const { sealed } = this.#header as LogHeader;
    if (sealed) this.#chain = linkOfLine(this.#chain, entry);
  }

  /** The fingerprint of the state, and in a sealed log the chain over all lines. */
  #compare(line: number, mark: string, chain: string | undefined): void {
    const { state, moves } = this.#history as History<G>;
    const { salt, sealed } = this.#header as LogHeader;
    const actual = stateMark(state, salt);
    if (actual !== mark) {
      throw wrong(line, `after move ${moves} the state is ${actual}, the log says ${mark}`);
    }
    if (!sealed) {
      if (chain === undefined) return;
      throw wrong(line, 'a chain stands here, but the header does not say that the log is sealed');
    }
    const own = printOf(this.#chain);
    if (chain === own) {
      this.#sealedTo = line;
      return;
    }
    throw wrong(
      line,
      chain === undefined
        ? 'the log is sealed, but its chain is missing here'
        : `a line up to here was changed: the chain is ${own}, the log says ${chain}`,
    );
  }
}

/** The setup options that a header stands for. */
export function setupIn<G extends GameTypes>({ setup, chance }: LogHeader): G['setupInput'] {
  return (chance === 'recorded' ? { ...setup, seed: null } : setup) as G['setupInput'];
}

function checkHeader<G extends GameTypes>(line: number, header: LogHeader, game: Game<G>): void {
  const { rules, content } = header;
  const differs = (what: string, logged: unknown, own: unknown) => {
    if (logged !== own) throw wrong(line, `the log is of ${what} ${logged}, this is ${own}`);
  };
  differs('the game', header.game, game.id);
  differs('rules version', rules, game.rulesVersion);
  differs('the content pack', content?.id ?? 'standard', game.content.id);
  if (content?.hash !== undefined) {
    differs(`the content pack ${content.id} with hash`, content.hash, game.contentHash);
  }
}

/** Names the line of whatever goes wrong. */
function at<T>(line: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw named(line, error);
  }
}

function named(line: number, error: unknown): unknown {
  if (error instanceof IllegalMove) {
    const { rule, message } = error;
    return new LogError(line, [{ path: ['move'], message }], { rule });
  }
  if (error instanceof RollsError) return new LogError(line, error.issues, { ask: error.ask });
  if (error instanceof InvalidInput) return new LogError(line, error.issues);
  return error;
}

function diceOf({ chance, fair }: LogHeader, ended: boolean): Dice {
  if (fair !== undefined) return ended ? 'proven' : 'drawn';
  return chance ?? 'seeded';
}

function expectFair(line: number, problem: string | undefined): void {
  if (problem !== undefined) throw new LogError(line, [{ path: ['fair'], message: problem }]);
}

function wrong(line: number, message: string): LogError {
  return new LogError(line, wholly(message));
}
