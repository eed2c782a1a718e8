import { type Roll, rollsSchema } from '../../kernel/chance.js';
import { fieldOf, InvalidInput, readAs } from '../../kernel/errors.js';
import { plainCopy } from '../../kernel/plain.js';
import * as z from '../../kernel/schema.js';
import type { Move, MoveType } from '../moves/index.js';
import { type Station, stations } from '../state/state.js';
import { type Facts, facts } from './facts.js';

/*
 * What scribes write down at the stations of a real table, and how their logs become one.
 */

/** In the order that decides ties in time (BF-REPLAY-02). */
export const logStations = [...stations, 'neutral', 'storyteller'] as const;
export type LogStation = (typeof logStations)[number];

/** What a scribe notes about a move. Teams are named by faction. */
export interface MoveLine {
  readonly move: Move;
  readonly rolls?: readonly Roll[];
  /** In minutes. A line without it goes with the line before. */
  readonly t?: number;
  readonly station?: LogStation;
  /** Teams that must have been at a station. */
  readonly present?: Partial<Record<Station, string[]>>;
  /** Promises and other talk: without effect (BF-TRADE-08). */
  readonly note?: string;
  /** Filled in by `inferPresence`. */
  readonly inferred?: true;
}

export interface AssertLine {
  readonly assert: Facts;
  readonly t?: number;
  readonly station?: LogStation;
  readonly note?: string;
}

/** One line of a scribe: a move with its outcomes of chance, or a claim about the table. */
export type TableLine = MoveLine | AssertLine;

/** What the scribe of one station wrote down, in order. */
export interface StationLog {
  readonly station: LogStation;
  readonly lines: readonly TableLine[];
}

const remarks = {
  t: z.number().min(0).exactOptional(),
  station: z.enum(logStations).exactOptional(),
  note: z.string().max(2000).exactOptional(),
};
const names = z.array(z.string().max(64)).max(99);
const moveLine = z.strictObject({
  /** Whether it is legal is for the replay to say, with its rule. */
  move: z.custom<Move>(isMoveLike, 'a move is an object with a type and a seat'),
  rolls: rollsSchema.exactOptional(),
  ...remarks,
  present: z.partialRecord(z.enum(stations), names).exactOptional(),
  inferred: z.literal(true).exactOptional(),
});
const assertLine = z.strictObject({ assert: facts, ...remarks });
const stationLog = z.strictObject({ station: z.enum(logStations), lines: z.array(z.unknown()) });

function isMoveLike(value: unknown): boolean {
  return typeof fieldOf(value, 'type') === 'string' && Number.isSafeInteger(fieldOf(value, 'seat'));
}

/** Lines that somebody typed. Throws InvalidInput that says which is wrong. */
export function readLines(input: unknown): TableLine[] {
  const lines = read('table lines', z.array(z.unknown()), input, []);
  return lines.map((line, i) => readLine('table lines', line, [i]));
}

function readLogs(input: unknown): StationLog[] {
  const what = 'station logs';
  const logs = read(what, z.array(stationLog), input, []);
  return logs.map(({ station, lines }, i) => {
    return { station, lines: lines.map((line, k) => readLine(what, line, [i, 'lines', k])) };
  });
}

function readLine(what: string, input: unknown, path: (string | number)[]): TableLine {
  const line = plainCopy(input, `${what}: ${path.join('.')}`);
  if (fieldOf(line, 'assert') !== undefined) return read(what, assertLine, line, path);
  return read(what, moveLine, line, path);
}

function read<T>(what: string, schema: z.ZodType<T>, value: unknown, at: (string | number)[]): T {
  const found = readAs(schema, value);
  if (found.ok) return found.value;
  throw new InvalidInput(
    what,
    found.issues.map((issue) => ({ ...issue, path: [...at, ...issue.path] })),
  );
}

/** BF-REPLAY-02: by time, then station, then index; a move and its answers stay together. */
export function mergeStationLogs(logs: readonly StationLog[]): TableLine[] {
  const noted = readLogs(logs).map(momentsOf);
  const ends = noted.flat().filter(({ line }) => isEnd(line));
  const blocks = noted.flatMap((log) => blocksOf(log, ends));
  blocks.sort(([a], [b]) => compare(a, b));
  return blocks.flat().map(({ line }) => line);
}

/** A line and when it was written. */
interface Noted<L extends TableLine = TableLine> {
  readonly line: L;
  readonly t: number;
  readonly station: number;
  readonly index: number;
}

/** Lines that stay together. */
type Block = [Noted, ...Noted[]];

function compare(a: Noted, b: Noted): number {
  return a.t - b.t || a.station - b.station || a.index - b.index;
}

function momentsOf({ station, lines }: StationLog): Noted[] {
  let t = 0;
  return lines.map((line, index) => {
    t = line.t ?? t;
    return { line: { station, ...line }, t, station: logStations.indexOf(station), index };
  });
}

function isMove(noted: Noted): noted is Noted<MoveLine> {
  return 'move' in noted.line;
}

/** What ends the phase, or a team's part in it. */
function isEnd(line: TableLine): boolean {
  return 'move' in line && (line.move.type === 'endGameplayPhase' || line.move.type === 'pass');
}

/** Facts noted in the middle of a chain stay there; others have their own time. */
function blocksOf(log: readonly Noted[], ends: readonly Noted[]): Block[] {
  const blocks: Block[] = [];
  let waiting: Noted[] = [];
  const add = (noted: Noted, isNew: boolean) => {
    const last = blocks.at(-1);
    if (isNew || last === undefined) blocks.push([noted]);
    else last.push(noted);
  };
  log.forEach((noted, i) => {
    if (!isMove(noted)) {
      waiting.push(noted);
      return;
    }
    const last = blocks.at(-1);
    const isOn = last !== undefined && goesOn(last, noted, log.slice(i + 1), ends);
    for (const fact of waiting) add(fact, !isOn && fact.line.t !== undefined);
    waiting = [];
    add(noted, !isOn);
  });
  for (const fact of waiting) add(fact, fact.line.t !== undefined);
  return blocks;
}

/** Moves of the Gameplay Phase that only ever answer another one. */
const answers: ReadonlySet<MoveType> = new Set<MoveType>([
  'answerAlliance',
  'respondBlock',
  'answerCounter',
  'tradeGive',
  'tradeAsk',
  'tradeSend',
  'answerTrade',
  'tradePick',
  'confirmTrade',
  'tradeCancel',
  'answerCall',
  'answerAnnounce',
  'declinePropose',
  'castVote',
  'done',
]);

/** What the Resolution Phase asks: answers to its end of phase, or to nobody's move in particular. */
const decisions: ReadonlySet<MoveType> = new Set<MoveType>([
  'chooseDomain',
  'loseUnit',
  'chooseTarget',
  'chooseEmbrace',
  'declineTarget',
  'recordPower',
]);

/** Whether a line belongs to the block that the move before it in its log ends. */
function goesOn(
  block: Block,
  noted: Noted<MoveLine>,
  later: readonly Noted[],
  ends: readonly Noted[],
): boolean {
  const { t, move } = noted.line;
  const before = block.at(-1) as Noted<MoveLine>;
  if (t === undefined || answers.has(move.type)) return true;
  const between = ends.filter((end) => compare(before, end) < 0 && compare(end, noted) < 0);
  if (decisions.has(move.type)) return between.length === 0 && isResolution(block);
  if (between.some((end) => endsFor(end, move.seat))) return false;
  switch (move.type) {
    case 'bonusBury':
    case 'cycleEvent':
      return before.line.move.type === move.type && before.line.move.seat === move.seat;
    case 'proposeEvent':
      return isVoting(block, later);
    default:
      return false;
  }
}

/** Whether the team can do nothing more in that round. */
function endsFor({ line }: Noted, seat: number): boolean {
  return 'move' in line && (line.move.type === 'endGameplayPhase' || line.move.seat === seat);
}

function isResolution([first]: Block): boolean {
  return isMove(first) && first.line.move.type === 'endGameplayPhase';
}

/** Whether a vote waits for its last proposals: it was announced for sure, or it comes to ballots. */
function isVoting(block: Block, later: readonly Noted[]): boolean {
  const types = typesIn(block);
  const stages = types.slice(types.lastIndexOf('callVote') + 1);
  if (!types.includes('callVote') || stages.includes('castVote')) return false;
  if (stages.some((type) => type !== 'answerCall')) return true;
  const next = typesIn(later).find((type) => type !== 'proposeEvent');
  const isCast = next === 'castVote' || next === 'declinePropose';
  return stages.length > 0 && isCast;
}

function typesIn(lines: readonly Noted[]): MoveType[] {
  return lines.filter(isMove).map(({ line }) => line.move.type);
}
