import type { Ask } from './ask.js';
import { type Roll, rollsSchema } from './chance.js';
import { fieldOf, type InputIssue, InvalidInput, parseInput, readAs, wholly } from './errors.js';
import { fingerprint, type Link, linked, linkOf, printOf } from './fingerprint.js';
import { tellFault } from './json.js';
import { bits, logFair } from './log-fair.js';
import { at, clockTerms, closedBy, type LogPeople, logPeople, name, seat } from './log-people.js';
import { listOf } from './plain.js';
import * as z from './schema.js';
import { bytesOf, sha256Hex } from './sha256.js';

/*
 * The form of a log: JSON Lines. A header, a line for every move, remark and undo and for what people do besides, and a
 * closing line. It is only ever appended to, so a crash loses at most the line being written.
 */

export const logFormat = 1;

const rolls = rollsSchema.exactOptional();
const print = z.string().regex(/^[0-9a-f]{16}$/, 'a fingerprint is 16 hex digits');
/** What people write about an evening. It changes nothing, and the seal leaves it out. */
const occasion = {
  /** What the seats are called. */
  names: z.array(name.min(1)).max(99).exactOptional(),
  date: z.string().max(64).exactOptional(),
  place: z.string().max(200).exactOptional(),
};

export const logHeader = z.strictObject({
  cityrules: z.literal(logFormat),
  game: z.string().max(64),
  rules: z.int(),
  /** The standard pack where nothing is said; its hash is compared where there is one. */
  content: z.strictObject({ id: z.string().max(64), hash: print.exactOptional() }).exactOptional(),
  setup: z.record(z.string(), z.unknown()),
  /** Every die and every card of this game is written down: it has no seed, and nothing may be missing. */
  chance: z.literal('recorded').exactOptional(),
  /** Mixed into the fingerprints of a recorded game, which would name the hands otherwise. */
  salt: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'a salt is 32 hex digits')
    .exactOptional(),
  /** Beside every fingerprint stands a `chain` over everything before it. */
  sealed: z.literal(true).exactOptional(),
  /** Who wrote it down saw every hand. */
  hands: z.literal('open').exactOptional(),
  /** How the seed was drawn, where server and seats did that together. */
  fair: logFair.exactOptional(),
  clock: clockTerms.exactOptional(),
  /** When the match began. */
  at,
  ...occasion,
  rolls,
});
export interface LogHeader extends z.output<typeof logHeader> {}

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
export interface LogRemarks extends z.output<typeof remarks> {}

export function parseRemarks(value: unknown): LogRemarks {
  return parseInput('remarks', remarks, value);
}

const chain = print.exactOptional();

export const logMove = remarks.extend({
  move: z.unknown(),
  /** Recorded outcomes, where dice and cards were real. */
  rolls,
  /** Fingerprint of the state after the move. */
  state: print.exactOptional(),
  at,
  chain,
});
export interface LogMove extends z.output<typeof logMove> {}

/** Public facts that somebody saw at this point, in the words of the game. */
export const logFacts = remarks.extend({ assert: z.unknown() });
export interface LogFacts extends z.output<typeof logFacts> {}

/** The last moves that stand are taken back. */
export const logUndo = remarks.extend({ undo: z.int().min(1).max(10_000), seat, at });
export interface LogUndo extends z.output<typeof logUndo> {}

export const logEnd = z.strictObject({
  outcome: z.unknown(),
  /** How many moves stand. */
  moves: z.int().min(0),
  closed: closedBy.exactOptional(),
  /** Opened for everybody: the server's, where the dice were drawn together. */
  secret: bits.exactOptional(),
  state: print,
  at,
  chain,
});
export interface LogEnd extends z.output<typeof logEnd> {}

/** One line of a log: a header, a move, an undo, a remark, an end. */
export type LogLine =
  | { readonly kind: 'header'; readonly line: number; readonly header: LogHeader }
  | { readonly kind: 'move'; readonly line: number; readonly entry: LogMove }
  | { readonly kind: 'facts'; readonly line: number; readonly entry: LogFacts }
  | { readonly kind: 'undo'; readonly line: number; readonly entry: LogUndo }
  | { readonly kind: 'people'; readonly line: number; readonly entry: LogPeople }
  | { readonly kind: 'end'; readonly line: number; readonly end: LogEnd }
  /** The last line was cut off while being written. */
  | { readonly kind: 'torn'; readonly line: number };

/** The line of a log at which something is wrong, and what. */
export class LogError extends InvalidInput {
  override readonly name = 'LogError';
  readonly line: number;
  /** The rule that the move of this line breaks, if that is the reason. */
  readonly rule: string | undefined;
  /** What chance is asked there, if recorded rolls are missing or impossible. */
  readonly ask: Ask | undefined;

  constructor(
    line: number,
    issues: readonly InputIssue[],
    { rule, ask }: { readonly rule?: string; readonly ask?: Ask } = {},
  ) {
    super(`log line ${line}`, issues);
    this.line = line;
    this.rule = rule;
    this.ask = ask;
  }
}

/** The fingerprint of a state as logs write it: salted where there is a salt, so that nobody can try out hands. */
export function stateMark(state: unknown, salt: string | undefined): string {
  const mark = fingerprint(state);
  return salt === undefined ? mark : sha256Hex(bytesOf(`${salt} ${mark}`)).slice(0, 16);
}

/** What a seal over the header begins with: everything but what people write about the evening. */
export function chainOfHeader({ names: _names, date: _date, place: _place, ...header }: LogHeader) {
  return fingerprint(['cityrules', header]);
}

/** The seal over one more line, of any kind, whatever order its fields have. */
export function chainOfLine(before: string, line: object): string {
  return printOf(linkOfLine(linkOf(before), line));
}

/** The same, for who follows a chain without reading its every link. */
export function linkOfLine(before: Link, line: object): Link {
  if (!Object.hasOwn(line, 'chain')) return linked(before, line);
  const { chain: _own, ...sealed } = line as { readonly chain?: string };
  return linked(before, sealed);
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
  if (typeof fieldOf(log, Symbol.iterator) === 'function') return log;
  throw new LogError(1, wholly('a log is a text, or its lines one by one'));
}

/** A line of a log is seldom longer than 300 characters. */
const longestLine = 262_144;

/** For sources that push: give it every line as it comes. */
export class LogReader {
  #line = 0;
  #unreadable: { readonly line: number; readonly text: string } | undefined;
  #last: LogLine['kind'] | undefined;

  /** The line read; nothing for a blank one, and for one that may turn out to be torn. */
  read(text: string): LogLine | undefined {
    this.#line++;
    if (typeof text !== 'string') throw this.#wrong('a line is a text', this.#line);
    if (text.trim() === '') return undefined;
    if (this.#last === 'end') throw this.#wrong('something follows the closing line', this.#line);
    if (this.#unreadable !== undefined) {
      const { line, text: torn } = this.#unreadable;
      throw this.#wrong(`this is not JSON: ${tellFault(torn)}`, line);
    }
    if (text.length > longestLine) {
      throw this.#wrong(`a line has at most ${longestLine} characters`, this.#line);
    }
    const value = parseJson(text);
    if (value === undefined) {
      this.#unreadable = { line: this.#line, text };
      return undefined;
    }
    const line = this.#understand(value);
    this.#last = line.kind;
    return line;
  }

  /** Call after the last line. A line that could not be read is torn if nothing follows it. */
  end(): LogLine | undefined {
    if (this.#last === undefined)
      throw this.#wrong('the log has no header', this.#unreadable?.line ?? 1);
    return this.#unreadable && { kind: 'torn', line: this.#unreadable.line };
  }

  #understand(value: unknown): LogLine {
    const line = this.#line;
    if (this.#last === undefined) return { kind: 'header', line, header: this.#header(value) };
    if (isMoveAlone(value)) return { kind: 'move', line, entry: value };
    if (has(value, 'outcome')) return { kind: 'end', line, end: this.#parse(logEnd, value) };
    if (has(value, 'assert')) return { kind: 'facts', line, entry: this.#parse(logFacts, value) };
    if (has(value, 'undo')) return { kind: 'undo', line, entry: this.#parse(logUndo, value) };
    if (has(value, 'people')) {
      return { kind: 'people', line, entry: this.#parse(logPeople, value) };
    }
    return { kind: 'move', line, entry: this.#parse(logMove, value) };
  }

  #header(value: unknown): LogHeader {
    const format = fieldOf(value, 'cityrules');
    if (typeof format === 'number' && format !== logFormat) {
      const message = `the log has format ${format}, this library reads format ${logFormat}`;
      throw this.#wrong(message, this.#line);
    }
    return this.#parse(logHeader, value);
  }

  #parse<T>(schema: z.ZodType<T>, value: unknown): T {
    const read = readAs(schema, value);
    if (!read.ok) throw new LogError(this.#line, read.issues);
    return read.value;
  }

  #wrong(message: string, line: number): LogError {
    return new LogError(line, wholly(message));
  }
}

/**
 * Most lines hold a move and nothing beside it. What a move is the game says, so there is nothing here for a schema to look at,
 * and to ask it all the same takes three fifths of the time of reading.
 */
function isMoveAlone(value: unknown): value is { readonly move: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  let isThere = false;
  for (const key in value) {
    if (key !== 'move') return false;
    isThere = true;
  }
  return isThere;
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
  return listOf(events, 'events').flatMap((event) => {
    const rolls = fieldOf(event, 'rolls');
    return rolls === undefined ? [] : (listOf(rolls, 'rolls of an event') as Roll[]);
  });
}
