import {
  afterPeople,
  cannotAct,
  cannotHappen,
  clocksAt,
  companyOf,
  decided,
  namesOf,
  passTime,
  type SeatClock,
  timeOf,
} from './company.js';
import { drawnSeed } from './draw.js';
import { parseInput, unusable } from './errors.js';
import { drawnNotRolled, wrongDraw, wrongSeats } from './fair.js';
import type { Applied, Game, GameTypes } from './game.js';
import {
  chainOfHeader,
  chainOfLine,
  type LogEnd,
  type LogFacts,
  type LogMove,
  type LogRemarks,
  type LogUndo,
  logFormat,
  logHeader,
  parseRemarks,
  rollsOf,
  stateMark,
} from './log.js';
import type { LogFair } from './log-fair.js';
import { closedBy, type LogPeople, logPeople } from './log-people.js';
import { accepted, refusal, withLine, writeLine } from './match-lines.js';
import type {
  Accepted,
  CloseOptions,
  MatchOptions,
  MatchSetup,
  MatchValue,
  OpenMove,
  PlayOptions,
  Refused,
  Snapshot,
} from './match-value.js';
import { newsSince } from './news.js';
import { plainCopy } from './plain.js';
import type { Seat, Viewer } from './play.js';
import { setupIn } from './replay.js';
import { randomHex } from './salt.js';
import * as z from './schema.js';
import { readMove, repeatedOrLate } from './sent.js';

/*
 * A match: a game that is being played, with its log. A plain JSON value and functions that make the next one of it, so
 * that a server can keep it anywhere, write a line down before anybody is told, and go on from the log after a crash.
 * Everything that keeps or shows a game is written on this.
 */

export type {
  Accepted,
  CloseOptions,
  Frame,
  MatchOptions,
  MatchSetup,
  MatchValue,
  PlayOptions,
  Refused,
  Snapshot,
} from './match-value.js';

/** The first value of a match. Without a seed, one that nobody can guess is chosen; `seed: null` is a recorded game. */
export function startMatch<G extends GameTypes>(
  game: Game<G>,
  setup: MatchSetup<G>,
  options: MatchOptions = {},
): MatchValue<G> {
  const { seed: wanted, ...rest } = recordOf<MatchSetup<G>>(setup, 'setup options');
  const given = recordOf<MatchOptions>(options, 'match options');
  const { names, date, place, hands, rolls, salt, clock, at, draw } = given;
  const drawn = draw && drawnSeed(draw);
  const seed = drawn?.seed ?? (wanted === undefined ? randomHex() : wanted);
  const isRecorded = seed === null;
  const asGiven = parseInput('header', logHeader, {
    cityrules: logFormat,
    game: game.id,
    rules: game.rulesVersion,
    content: { id: game.content.id, hash: game.contentHash },
    setup: isRecorded ? rest : { ...rest, seed },
    ...(isRecorded && { chance: 'recorded', salt: salt ?? randomHex() }),
    sealed: true,
    ...(hands && { hands }),
    ...(drawn && { fair: drawn.fair }),
    ...(clock && { clock }),
    ...(at !== undefined && { at }),
    ...(names && { names }),
    ...(date !== undefined && { date }),
    ...(place !== undefined && { place }),
    ...(rolls && { rolls }),
  });
  timeOf(asGiven, null, at);
  expectDraw(wrongDraw(asGiven));
  const { state, events } = game.start(setupIn<G>(asGiven), { rolls });
  expectDraw(wrongSeats(asGiven, game.seats(state)));
  const header = { ...asGiven, ...(rolls && { rolls: rollsOf(events) }) };
  return {
    header,
    lines: [JSON.stringify(header)],
    state,
    moves: 0,
    chain: chainOfHeader(header),
    before: state,
    open: [],
    company: companyOf(header, game.seats(state)),
    ended: false,
    closed: null,
  };
}

function expectDraw(problem: string | undefined): void {
  if (problem !== undefined) throw unusable('draw', problem);
}

/** Options from outside, every field read once. Throws InvalidInput. */
function recordOf<T extends object>(value: T, what: string): T {
  const copy = plainCopy(value, what);
  if (typeof copy === 'object' && copy !== null && !Array.isArray(copy)) return copy as T;
  throw unusable(what, 'they are not an object');
}

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
  const repeated = repeatedOrLate(game, match, read.move, line);
  if (repeated !== undefined) return repeated;
  if (match.ended) return refusal('Closed', 'the log of this match is closed');
  const now = later(game, match, options.at);
  const barred = cannotAct(match.header, now.company, seat);
  if (barred !== undefined) return refusal('Time and seats', barred);
  if (rolls && match.header.fair) return refusal('Drawn dice', drawnNotRolled);
  const tried = game.tryApply(match.state, read.move, { rolls });
  if (!tried.ok) return tried;
  // Read by its schema: what is written down is what was played.
  const move = game.schemas.move.parse(read.move);
  const entry: LogMove = {
    move,
    ...(rolls && { rolls: rollsOf(tried.events) }),
    ...(remarks && parseRemarks(remarks)),
    ...now.stamp,
  };
  const open = { move, ...(rolls && { rolls: rollsOf(tried.events) }) };
  const next = withMove(game, { ...match, company: now.company }, tried, open);
  return accepted(game, match, writeLine(next, entry, checkEvery), tried);
}

/** A seat takes back its last moves, as long as they have revealed nothing. In a recorded game anybody any of them. */
export function undoMoves<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  seat: Seat,
  count = 1,
  options: Pick<PlayOptions, 'remarks' | 'at'> = {},
): Accepted<G> | Refused<G> {
  const problem = cannotUndo(match, seat, count);
  if (problem !== undefined) return refusal('Undo', problem);
  const now = later(game, match, options.at);
  const barred = cannotAct(match.header, now.company, seat);
  if (barred !== undefined) return refusal('Time and seats', barred);
  const entry: LogUndo = {
    undo: count,
    seat,
    ...(options.remarks && parseRemarks(options.remarks)),
    ...now.stamp,
  };
  const next = withUndo(game, { ...match, company: now.company }, seat, count);
  return accepted(game, match, writeLine(next, entry, undefined), { events: [], revealed: false });
}

/**
 * What people do besides moving: a person or a bot takes a seat, a seat resigns or is late, the match is paused and goes
 * on. A line of the log that changes no state, and that everybody may see. Throws InvalidInput on no such line.
 */
export function notePeople<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  happening: LogPeople,
): Accepted<G> | Refused<G> {
  const read = parseInput('people', logPeople, plainCopy(happening, 'people'));
  if (match.ended) return refusal('Closed', 'the log of this match is closed');
  const { company, stamp } = later(game, match, read.at);
  const entry = { ...read, ...stamp };
  const problem = cannotHappen(match.header, company, entry);
  if (problem !== undefined) return refusal('Time and seats', problem);
  const next = { ...match, company: afterPeople(company, entry) };
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
  options: CloseOptions = {},
): MatchValue<G> {
  if (match.ended) return match;
  const outcome = game.outcome(match.state);
  const given = options.closed && parseInput('closed', closedBy, options.closed);
  const closed = outcome === null ? (given ?? null) : null;
  const { company, stamp } = later(game, match, options.at);
  const end: LogEnd = {
    outcome,
    moves: match.moves,
    ...(closed !== null && { closed }),
    ...(match.header.fair?.secret && { secret: match.header.fair.secret }),
    state: stateMark(match.state, match.header.salt),
    ...stamp,
  };
  const chain = chainOfLine(match.chain, end);
  return { ...withLine(match, { ...end, chain }, chain), company, ended: true, closed };
}

/** How the dice were drawn, as everybody may know it: the secret once the match is closed. Null where they were not. */
export function fairnessOf<G extends GameTypes>({ header, ended }: MatchValue<G>): LogFair | null {
  if (header.fair === undefined) return null;
  const { secret: _secret, ...open } = header.fair;
  return ended ? header.fair : open;
}

/** Every seat's clock at some time. */
export function clocksOf<G extends GameTypes>(
  game: Game<G>,
  { header, company, state, ended }: MatchValue<G>,
  at: number,
): SeatClock[] {
  return clocksAt(header, company, ended ? [] : game.toAct(state), at);
}

/** The time at which the first seat will be late if nothing happens; null where nobody's clock is running. */
export function deadlineOf<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
): number | null {
  if (match.header.clock === undefined) return null;
  const at = match.company.at ?? 0;
  const left = clocksOf(game, match, at).flatMap(({ isRunning, move, match: rest }) => {
    return isRunning ? [move ?? Number.POSITIVE_INFINITY, rest ?? Number.POSITIVE_INFINITY] : [];
  });
  return left.length === 0 ? null : at + Math.min(...left);
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
    throw unusable('viewer', message);
  }
  const from = parseInput('line', z.number().min(0), since);
  const { state, lines } = match;
  const news = newsSince(game, match, from);
  return {
    line: lines.length,
    viewer,
    names: namesOf(match.company, game.seatNames(state)),
    view: game.view(state, viewer),
    moves: typeof viewer === 'number' ? game.legalMoves(state, viewer) : [],
    toAct: game.toAct(state),
    events: game.viewEvents(news.events, viewer),
    undone: news.undone,
    company: match.company,
    people: news.people,
    ended: match.ended,
    closed: match.closed,
    canUndo: typeof viewer === 'number' && cannotUndo(match, viewer, 1) === undefined,
    outcome: game.outcome(state),
  };
}

/** The match after a move that has been made, without its line. */
export function withMove<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  { state, revealed }: Pick<Applied<G>, 'state' | 'revealed'>,
  open: OpenMove<G>,
): MatchValue<G> {
  const next = { ...match, state, moves: match.moves + 1 };
  const company = decided(match.header, match.company, open.move.seat, timed(game, next));
  // What was revealed stands; in a recorded game nothing is final.
  if (revealed && match.header.chance !== 'recorded') {
    return { ...next, company, before: state, open: [] };
  }
  return { ...next, company, open: [...match.open, open] };
}

/** The match after moves that may be taken back were, without its line. */
export function withUndo<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  seat: Seat,
  count: number,
): MatchValue<G> {
  const open = match.open.slice(0, match.open.length - count);
  let state = match.before;
  for (const { move, rolls } of open) state = game.apply(state, move, { rolls }).state;
  const next = { ...match, state, open, moves: match.moves - count };
  return { ...next, company: decided(match.header, match.company, seat, timed(game, next)) };
}

/** The company at this time, and the time as it is written down. */
function later<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  given: number | undefined,
) {
  const at = timeOf(match.header, match.company.at, given);
  return {
    company: passTime(match.company, at, timed(game, match)),
    stamp: at === undefined ? {} : { at },
  };
}

/** The seats whose clocks run, where there are clocks. */
export function timed<G extends GameTypes>(
  game: Game<G>,
  { header, state }: Pick<MatchValue<G>, 'header' | 'state'>,
): readonly Seat[] {
  return header.clock === undefined ? [] : game.toAct(state);
}

function cannotUndo<G extends GameTypes>(
  { open, header, ended }: MatchValue<G>,
  seat: Seat,
  count: number,
): string | undefined {
  if (ended) return 'the log of this match is closed';
  if (!Number.isInteger(count) || count < 1) return 'take back one move or more';
  const tooMany = `only ${open.length} ${open.length === 1 ? 'move' : 'moves'} can be taken back`;
  if (header.chance === 'recorded') return count > open.length ? tooMany : undefined;
  if (open.length === 0) return 'nothing can be taken back: the last move has revealed something';
  const taken = open.slice(-count);
  const other = taken.find(({ move }) => move.seat !== seat);
  if (other !== undefined) return `the last move is one of seat ${other.move.seat}`;
  if (count > open.length) return tooMany;
  return undefined;
}
