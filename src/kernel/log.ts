import * as z from 'zod';
import { type Roll, rollSchema } from './chance.js';
import { type InputIssue, InvalidInput, readAs } from './errors.js';
import { fingerprint } from './fingerprint.js';
import type { Applied, Game, GameTypes, RollsOption } from './game.js';

/*
 * A log is JSON Lines: a header, a line for every move, and a closing line. It is only ever appended
 * to, so a crash loses at most the line being written.
 */

export const logFormat = 1;

const rolls = z.array(rollSchema).exactOptional();
const print = z.string().regex(/^[0-9a-f]{16}$/, 'a fingerprint is 16 hex digits');

export const logHeader = z.strictObject({
  cityrules: z.literal(logFormat),
  game: z.string().max(64),
  rules: z.int(),
  content: z.strictObject({ id: z.string().max(64), hash: print }),
  setup: z.unknown(),
  rolls,
});
export type LogHeader = z.output<typeof logHeader>;

const name = z.string().max(64);

/** What people at a real table write beside a line. None of it changes what happens. */
const remarks = z.strictObject({
  /** Minutes since the start. */
  t: z.number().min(0).exactOptional(),
  /** Where it happened, at tables with several stations. */
  station: name.exactOptional(),
  /** Who must have been at which station. */
  present: z.record(name, z.array(name).max(99)).exactOptional(),
  note: z.string().max(2000).exactOptional(),
  /** Nobody wrote it down, but it must have happened. */
  inferred: z.literal(true).exactOptional(),
});
export type LogRemarks = z.output<typeof remarks>;

export const logMove = remarks.extend({
  move: z.unknown(),
  /** Recorded outcomes, where dice and cards were real. */
  rolls,
  /** Fingerprint of the state after the move. */
  state: print.exactOptional(),
});
export type LogMove = z.output<typeof logMove>;

/** Public facts that somebody saw at this point, in the words of the game. */
export const logFacts = remarks.extend({ assert: z.unknown() });
export type LogFacts = z.output<typeof logFacts>;

export const logEnd = z.strictObject({
  outcome: z.unknown(),
  moves: z.int().min(0),
  state: print,
});
export type LogEnd = z.output<typeof logEnd>;

export type LogLine =
  | { readonly kind: 'header'; readonly line: number; readonly header: LogHeader }
  | { readonly kind: 'move'; readonly line: number; readonly entry: LogMove }
  | { readonly kind: 'facts'; readonly line: number; readonly entry: LogFacts }
  | { readonly kind: 'end'; readonly line: number; readonly end: LogEnd }
  /** The last line was cut off while being written. */
  | { readonly kind: 'torn'; readonly line: number };

/** The line of a log at which something is wrong, and what. */
export class LogError extends InvalidInput {
  override readonly name = 'LogError';
  readonly line: number;
  /** The rule that the move of this line breaks, if that is the reason. */
  readonly rule: string | undefined;

  constructor(line: number, issues: readonly InputIssue[], rule?: string) {
    super(`log line ${line}`, issues);
    this.line = line;
    this.rule = rule;
  }
}

export interface LogOptions extends RollsOption {
  /** A fingerprint after every so many moves; 20 unless told. */
  readonly checkEvery?: number;
}

/** Plays a game and hands out its log line by line. */
export class LogWriter<G extends GameTypes> {
  #state: G['state'];
  #moves = 0;
  readonly #game: Game<G>;
  readonly #write: (line: string) => void;
  readonly #checkEvery: number;

  constructor(
    game: Game<G>,
    setup: G['setupInput'],
    write: (line: string) => void,
    { rolls, checkEvery = 20 }: LogOptions = {},
  ) {
    this.#game = game;
    this.#write = write;
    this.#checkEvery = checkEvery;
    this.#state = game.setup(setup, { rolls });
    write(JSON.stringify({ ...headerOf(game, setup), ...(rolls && { rolls }) }));
  }

  get state(): G['state'] {
    return this.#state;
  }

  /** Applies the move and writes its line. */
  play(move: G['move'], { rolls }: RollsOption = {}, remarks: LogRemarks = {}): Applied<G> {
    const applied = this.#game.apply(this.#state, move, { rolls });
    this.#state = applied.state;
    this.#moves++;
    const isChecked = this.#moves % this.#checkEvery === 0;
    const state = isChecked ? { state: fingerprint(this.#state) } : {};
    this.#write(JSON.stringify({ move, ...(rolls && { rolls }), ...remarks, ...state }));
    return applied;
  }

  /** Writes facts that somebody saw; whether they hold is for the replay to say. */
  assert(facts: unknown, remarks: LogRemarks = {}): void {
    this.#write(JSON.stringify({ assert: facts, ...remarks }));
  }

  /** Writes the closing line. */
  end(): void {
    const outcome = this.#game.outcome(this.#state);
    const state = fingerprint(this.#state);
    this.#write(JSON.stringify({ outcome, moves: this.#moves, state }));
  }
}

export interface Recording<G extends GameTypes> {
  readonly setup: G['setupInput'];
  readonly moves: readonly G['move'][];
}

/** The whole log of a seeded game as one text. */
export function writeLog<G extends GameTypes>(
  game: Game<G>,
  { setup, moves }: Recording<G>,
  options?: LogOptions,
): string {
  const lines: string[] = [];
  const writer = new LogWriter(game, setup, (line) => lines.push(line), options);
  for (const move of moves) writer.play(move);
  writer.end();
  return `${lines.join('\n')}\n`;
}

function headerOf<G extends GameTypes>(game: Game<G>, setup: G['setupInput']): LogHeader {
  return {
    cityrules: logFormat,
    game: game.id,
    rules: game.rulesVersion,
    content: { id: game.content.id, hash: game.contentHash },
    setup: { ...setup },
  };
}

/** Reads a log, whole or line by line as it comes from a stream. */
export function* readLog(source: string | Iterable<string>): Generator<LogLine> {
  const reader = new LogReader();
  for (const text of linesOf(source)) {
    const line = reader.read(text);
    if (line !== undefined) yield line;
  }
  const last = reader.end();
  if (last !== undefined) yield last;
}

/** The lines of a log, whatever it is offered as. */
export function linesOf(log: string | Iterable<string>): Iterable<string> {
  if (typeof log === 'string') return log.split('\n');
  if (typeof log?.[Symbol.iterator] === 'function') return log;
  throw new LogError(1, [{ path: [], message: 'a log is a text, or its lines one by one' }]);
}

/** For sources that push: give it every line as it comes. */
export class LogReader {
  #line = 0;
  #unreadable: number | undefined;
  #last: LogLine['kind'] | undefined;

  /** The line read; nothing for a blank one, and for one that may turn out to be torn. */
  read(text: string): LogLine | undefined {
    this.#line++;
    if (typeof text !== 'string') throw this.#wrong('a line is a text', this.#line);
    if (text.trim() === '') return undefined;
    if (this.#last === 'end') throw this.#wrong('something follows the closing line', this.#line);
    if (this.#unreadable !== undefined) throw this.#wrong('this is not JSON', this.#unreadable);
    const value = parseJson(text);
    if (value === undefined) {
      this.#unreadable = this.#line;
      return undefined;
    }
    const line = this.#understand(value);
    this.#last = line.kind;
    return line;
  }

  /** Call after the last line. A line that could not be read is torn if nothing follows it. */
  end(): LogLine | undefined {
    if (this.#last === undefined) throw this.#wrong('the log has no header', this.#unreadable ?? 1);
    return this.#unreadable === undefined ? undefined : { kind: 'torn', line: this.#unreadable };
  }

  #understand(value: unknown): LogLine {
    const line = this.#line;
    if (this.#last === undefined)
      return { kind: 'header', line, header: this.#parse(logHeader, value) };
    if (has(value, 'outcome')) return { kind: 'end', line, end: this.#parse(logEnd, value) };
    if (has(value, 'assert')) return { kind: 'facts', line, entry: this.#parse(logFacts, value) };
    return { kind: 'move', line, entry: this.#parse(logMove, value) };
  }

  #parse<T>(schema: z.ZodType<T>, value: unknown): T {
    const read = readAs(schema, value);
    if (!read.ok) throw new LogError(this.#line, read.issues);
    return read.value;
  }

  #wrong(message: string, line: number): LogError {
    return new LogError(line, [{ path: [], message }]);
  }
}

function has(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? null;
  } catch {
    return undefined;
  }
}

/** The tape of these events: everything that chance decided, in order. */
export function rollsOf(events: readonly { readonly rolls?: readonly Roll[] }[]): Roll[] {
  return events.flatMap(({ rolls }) => rolls ?? []);
}
