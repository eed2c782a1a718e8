import * as z from 'zod';
import type { Roll, Seed } from './chance.js';
import { fieldOf, InvalidInput, parseInput } from './errors.js';
import { fingerprint } from './fingerprint.js';
import type { Applied, Game, GameTypes } from './game.js';
import {
  chainOfHeader,
  chainOfLine,
  type LogEnd,
  type LogFacts,
  type LogHeader,
  type LogMove,
  type LogRemarks,
  type LogUndo,
  logFormat,
  logHeader,
  parseRemarks,
  rollsOf,
  stateMark,
} from './log.js';
import { plainCopy } from './plain.js';
import type { Seat, Viewer } from './play.js';
import { replay, setupIn } from './replay.js';
import { randomHex } from './salt.js';

/*
 * A match: a game that is being played, with its log. A plain JSON value and functions that make the next one of it, so
 * that a server can keep it anywhere, write a line down before anybody is told, and go on from the log after a crash.
 * Everything that keeps or shows a game is written on this.
 */

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
  readonly ended: boolean;
}

export interface OpenMove<G extends GameTypes> {
  readonly move: G['move'];
  readonly rolls?: readonly Roll[];
}

export interface MatchOptions {
  /** What the seats are called. */
  readonly names?: readonly string[] | undefined;
  readonly date?: string | undefined;
  readonly place?: string | undefined;
  /** Of a recorded game: who writes it down sees every hand. */
  readonly hands?: 'open' | undefined;
  /** Recorded outcomes of the setup. */
  readonly rolls?: readonly Roll[] | undefined;
  /** For recorded games: 32 hex digits; random by default. */
  readonly salt?: string | undefined;
  /** A fingerprint after every so many lines; default 20. */
  readonly checkEvery?: number | undefined;
}

export interface PlayOptions {
  readonly rolls?: readonly Roll[] | undefined;
  /** How many lines the log had when this was sent: what is sent twice happens once. */
  readonly line?: number | undefined;
  readonly remarks?: LogRemarks | undefined;
}

/** What one viewer sees of what has just happened. */
export interface Frame<G extends GameTypes> {
  readonly viewer: Viewer;
  readonly events: readonly G['event'][];
}

export interface Refused<G extends GameTypes> {
  readonly ok: false;
  /** The rule it breaks; null where it is no question of the rules. */
  readonly rule: G['rule'] | null;
  readonly title: string;
  readonly message: string;
}

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
  readonly outcome: G['outcome'] | null;
}

/** The first value of a match. Without a seed, one that nobody can guess is chosen; `seed: null` is a recorded game. */
export function startMatch<G extends GameTypes>(
  game: Game<G>,
  setup: MatchSetup<G>,
  options: MatchOptions = {},
): MatchValue<G> {
  const { seed = randomHex(), ...rest } = recordOf<MatchSetup<G>>(setup, 'setup options');
  const isRecorded = seed === null;
  const given = recordOf<MatchOptions>(options, 'match options');
  const { names, date, place, hands, rolls, salt } = given;
  const asGiven = parseInput('header', logHeader, {
    cityrules: logFormat,
    game: game.id,
    rules: game.rulesVersion,
    content: { id: game.content.id, hash: game.contentHash },
    setup: isRecorded ? rest : { ...rest, seed },
    ...(isRecorded && { chance: 'recorded', salt: salt ?? randomHex() }),
    sealed: true,
    ...(hands && { hands }),
    ...(names && { names: [...names] }),
    ...(date !== undefined && { date }),
    ...(place !== undefined && { place }),
    ...(rolls && { rolls: [...rolls] }),
  });
  const { state, events } = game.start(setupIn<G>(asGiven), { rolls });
  const header = { ...asGiven, ...(rolls && { rolls: rollsOf(events) }) };
  return {
    header,
    lines: [JSON.stringify(header)],
    state,
    moves: 0,
    chain: chainOfHeader(header),
    before: state,
    open: [],
    ended: false,
  };
}

/** Options from outside, every field read once. Throws InvalidInput. */
function recordOf<T extends object>(value: T, what: string): T {
  const copy = plainCopy(value, what);
  if (typeof copy === 'object' && copy !== null && !Array.isArray(copy)) return copy as T;
  throw new InvalidInput(what, [{ path: [], message: 'they are not an object' }]);
}

export type MatchSetup<G extends GameTypes> = Omit<G['setupInput'], 'seed'> & {
  readonly seed?: Seed | null;
};

/** A seat tries a move: the next match and what everybody sees, or the refusal for who tried. Never throws on any input. */
export function playMove<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  seat: Seat,
  input: unknown,
  options: PlayOptions & Pick<MatchOptions, 'checkEvery'> = {},
): Accepted<G> | Refused<G> {
  const read = readMove(seat, input);
  if ('ok' in read) return read;
  const { rolls, remarks, line, checkEvery } = options;
  const repeated = repeatedOrLate(game, match, seat, read.move, line);
  if (repeated !== undefined) return repeated;
  if (match.ended) return refusal('Closed', 'the log of this match is closed');
  const tried = game.tryApply(match.state, read.move, { rolls });
  if (!tried.ok) return tried;
  // Read by its schema: what is written down is what was played.
  const move = game.schemas.move.parse(read.move);
  const entry: LogMove = {
    move,
    ...(rolls && { rolls: rollsOf(tried.events) }),
    ...(remarks && parseRemarks(remarks)),
  };
  const next = withMove(match, tried, { move, ...(rolls && { rolls: rollsOf(tried.events) }) });
  return accepted(game, match, writeLine(next, entry, checkEvery), tried);
}

/** A seat takes back its last moves, as long as they have revealed nothing. In a recorded game anybody any of them. */
export function undoMoves<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  seat: Seat,
  count = 1,
  options: Pick<PlayOptions, 'remarks'> = {},
): Accepted<G> | Refused<G> {
  const problem = cannotUndo(match, seat, count);
  if (problem !== undefined) return refusal('Undo', problem);
  const open = match.open.slice(0, match.open.length - count);
  let state = match.before;
  for (const { move, rolls } of open) state = game.apply(state, move, { rolls }).state;
  const entry: LogUndo = {
    undo: count,
    seat,
    ...(options.remarks && parseRemarks(options.remarks)),
  };
  const next = { ...match, state, open, moves: match.moves - count };
  return accepted(game, match, writeLine(next, entry, undefined), { events: [], revealed: false });
}

/** Writes down facts that somebody saw; whether they hold is for the replay to say. Throws InvalidInput on no facts. */
export function noteFacts<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  facts: unknown,
  remarks: LogRemarks = {},
): MatchValue<G> {
  const read = plainCopy(facts, 'facts');
  game.mismatches(match.state, read);
  const entry: LogFacts = { assert: read, ...parseRemarks(remarks) };
  return writeLine(match, entry, undefined);
}

/** Writes the closing line: nothing follows it. */
export function closeMatch<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
): MatchValue<G> {
  if (match.ended) return match;
  const end: LogEnd = {
    outcome: game.outcome(match.state),
    moves: match.moves,
    state: stateMark(match.state, match.header.salt),
  };
  const chain = chainOfLine(match.chain, end);
  return { ...withLine(match, { ...end, chain }, chain), ended: true };
}

/** What a viewer needs to go on from a number of lines. */
export function snapshotOf<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  viewer: Viewer,
  since = match.lines.length,
): Snapshot<G> {
  if (viewer === 'open') {
    const message = 'a match shows nobody everything: a viewer is a seat or "spectator"';
    throw new InvalidInput('viewer', [{ path: [], message }]);
  }
  const from = parseInput('line', z.number().min(0), since);
  const { state, lines } = match;
  const news = newsSince(game, match, from);
  return {
    line: lines.length,
    viewer,
    names: match.header.names ?? game.seatNames(state),
    view: game.view(state, viewer),
    moves: typeof viewer === 'number' ? game.legalMoves(state, viewer) : [],
    toAct: game.toAct(state),
    events: game.viewEvents(news.events, viewer),
    undone: news.undone,
    canUndo: typeof viewer === 'number' && cannotUndo(match, viewer, 1) === undefined,
    outcome: game.outcome(state),
  };
}

/** The move as it was sent, by the seat that sent it. */
function readMove(
  seat: Seat,
  input: unknown,
): { readonly move: unknown } | Refused<GameTypes & { rule: never }> {
  try {
    const move = plainCopy(input, 'move');
    const named = fieldOf(move, 'seat');
    if (named !== undefined && named !== seat) {
      return refusal('Seats', `seat ${seat} cannot move for another seat`);
    }
    const isRecord = typeof move === 'object' && move !== null && !Array.isArray(move);
    return { move: isRecord ? { ...move, seat } : move };
  } catch {
    return refusal('Unreadable', 'the move cannot be read');
  }
}

/** What was sent twice has happened already; what was sent too late is refused. */
function repeatedOrLate<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  seat: Seat,
  move: unknown,
  sent: number | undefined,
): Accepted<G> | Refused<G> | undefined {
  const { length } = match.lines;
  if (sent === undefined || sent === length) return undefined;
  if (!Number.isInteger(sent)) return refusal('Out of date', 'it does not say when it was sent');
  const text = match.lines[sent];
  const line: unknown = text === undefined ? undefined : JSON.parse(text);
  const made = fieldOf(line, 'move');
  if (fieldOf(made, 'seat') === seat && fingerprint(made) === fingerprint(move)) {
    const frames = framesOf(game, match, []);
    return { ok: true, match, line: length, written: [], revealed: true, frames };
  }
  return refusal('Out of date', `the match is at line ${length}, this was sent at line ${sent}`);
}

/** The match after a move that has been made, without its line. */
export function withMove<G extends GameTypes>(
  match: MatchValue<G>,
  { state, revealed }: Pick<Applied<G>, 'state' | 'revealed'>,
  open: OpenMove<G>,
): MatchValue<G> {
  const moves = match.moves + 1;
  // What was revealed stands; in a recorded game nothing is final.
  if (revealed && match.header.chance !== 'recorded') {
    return { ...match, state, moves, before: state, open: [] };
  }
  return { ...match, state, moves, open: [...match.open, open] };
}

function cannotUndo<G extends GameTypes>(
  { open, header, ended }: MatchValue<G>,
  seat: Seat,
  count: number,
): string | undefined {
  if (ended) return 'the log of this match is closed';
  if (!Number.isInteger(count) || count < 1) return 'take back one move or more';
  if (header.chance === 'recorded') {
    return count > open.length ? `only ${open.length} moves have been made` : undefined;
  }
  if (open.length === 0) return 'nothing can be taken back: the last move has revealed something';
  const taken = open.slice(-count);
  const other = taken.find(({ move }) => move.seat !== seat);
  if (other !== undefined) return `the last move is one of seat ${other.move.seat}`;
  if (count > open.length) return `only ${open.length} moves can be taken back`;
  return undefined;
}

const defaultCheck = 20;

/** One more line, now and then with the fingerprint of the state and the seal. */
function writeLine<G extends GameTypes>(
  match: MatchValue<G>,
  entry: LogMove | LogFacts | LogUndo,
  checkEvery = defaultCheck,
): MatchValue<G> {
  const isChecked = 'move' in entry && match.lines.length % checkEvery === 0;
  if (!isChecked) return withLine(match, entry, chainOfLine(match.chain, entry));
  const marked = { ...entry, state: stateMark(match.state, match.header.salt) };
  const chain = chainOfLine(match.chain, marked);
  return withLine(match, { ...marked, chain }, chain);
}

function withLine<G extends GameTypes>(
  match: MatchValue<G>,
  line: object,
  chain: string,
): MatchValue<G> {
  return { ...match, lines: [...match.lines, JSON.stringify(line)], chain };
}

function accepted<G extends GameTypes>(
  game: Game<G>,
  before: MatchValue<G>,
  match: MatchValue<G>,
  { events, revealed }: { readonly events: G['event'][]; readonly revealed: boolean },
): Accepted<G> {
  const written = match.lines.slice(before.lines.length);
  const frames = framesOf(game, match, events);
  return { ok: true, match, line: match.lines.length, written, revealed, frames };
}

function framesOf<G extends GameTypes>(
  game: Game<G>,
  { state }: MatchValue<G>,
  events: readonly G['event'][],
): Frame<G>[] {
  const viewers: Viewer[] = [...Array(game.seats(state)).keys(), 'spectator'];
  return viewers.map((viewer) => ({ viewer, events: game.viewEvents(events, viewer) }));
}

/** What the lines since then made happen, by playing the log again as far as it is not at hand. */
function newsSince<G extends GameTypes>(
  game: Game<G>,
  { lines }: MatchValue<G>,
  since: number,
): { readonly events: G['event'][]; readonly undone: number } {
  if (since >= lines.length) return { events: [], undone: 0 };
  let start: G['event'][] = [];
  const made: { readonly line: number; readonly events: readonly G['event'][] }[] = [];
  let undone = 0;
  replay(game, lines, {
    onStart: ({ events }) => {
      start = [...events];
    },
    onMove: ({ line, events }) => made.push({ line, events }),
    onUndo: ({ line, count }) => {
      for (const taken of made.splice(made.length - count)) {
        if (line > since && taken.line <= since) undone++;
      }
    },
  });
  const news = made.filter(({ line }) => line > since).flatMap(({ events }) => events);
  return { events: since < 1 ? [...start, ...news] : news, undone };
}

function refusal(title: string, message: string): Refused<GameTypes & { rule: never }> {
  return { ok: false, rule: null, title, message };
}
