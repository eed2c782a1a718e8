import { fieldOf, readAs } from '../../kernel/errors.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import { LogError, logFormat, logHeader } from '../../kernel/log.js';
import { type Replayed, Replayer } from '../../kernel/replay.js';
import { plural } from '../../kit/words.js';
import { messageOf, Unusable } from '../exit.js';
import { firstLine, readLines } from '../files.js';
import type { Packs } from './packs.js';
import { type Checked, UnusableAt, type Violation } from './result.js';

export interface LogRules {
  readonly packs: Packs;
  /** Whether a game that is not over is a violation. */
  readonly mustEnd: boolean;
}

/** Replays a log line by line. What is wrong with its header makes it unusable, all else is a violation. */
export async function checkLog(
  file: string,
  { packs, mustEnd }: LogRules,
): Promise<Omit<Checked, 'seconds'>> {
  const game = await gameOfLog(file, packs);
  const follower = new Follower(game);
  try {
    for await (const line of readLines(file)) follower.read(line);
    const replayed = follower.end();
    const { moves } = replayed;
    const gaps = findGaps(replayed, follower.lines, mustEnd);
    const violations = [...replayed.mismatches, ...gaps];
    const parts = [game.title, plural(moves, 'move'), endOf(replayed), sealOf(replayed)];
    const title = [...parts, ...diceOf(replayed)].join(', ');
    return { file, kind: 'log', title, moves, violations };
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    if (!follower.hasStarted) throw new Unusable(`${file}: ${messageOf(error)}`);
    const title = `${game.title}, ${plural(follower.moves, 'good move')}`;
    const violations = [follower.violation(error)];
    return { file, kind: 'log', title, moves: follower.moves, violations };
  }
}

function endOf({ torn, ended, closed }: Replayed<GameTypes>): string {
  if (torn !== undefined) return 'cut off';
  if (closed !== null) return closed;
  return ended ? 'finished' : 'not finished';
}

/** How far the log is sealed, for people. */
export function sealOf({ sealed, sealedTo, ended }: Replayed<GameTypes>): string {
  if (!sealed) return 'not sealed';
  return ended ? 'sealed' : `sealed up to line ${sealedTo}`;
}

/** Where dice came from, for people, if that is something to tell. */
export function diceOf({ dice }: Replayed<GameTypes>): string[] {
  if (dice === 'proven') return ['dice proven'];
  return dice === 'drawn' ? ['dice drawn together, not opened yet'] : [];
}

/** The game that a log is of, by its header. Everything that is wrong with the header is named. */
export async function gameOfLog(file: string, packs: Packs): Promise<Game> {
  const line = await firstLine(file);
  if (line.trim() === '') throw new Unusable(`${file} is empty`);
  const value = jsonOf(line);
  const format = fieldOf(value, 'cityrules');
  if (format === undefined && fieldOf(value, 'game') === undefined) {
    throw new UnusableAt(`${file} is no log: its first line is no header`, 1);
  }
  if (typeof format === 'number' && format !== logFormat) {
    throw new UnusableAt(
      `${file} is a log of format ${format}, this version reads ${logFormat}`,
      1,
    );
  }
  const header = readAs(logHeader, value);
  if (header.ok) return packs.gameWith(file, header.value.game, header.value.content ?? {});
  const issues = header.issues.map(({ path, message }) => {
    return path.length > 0 ? `${path.join('.')}: ${message}` : message;
  });
  throw new UnusableAt(`${file} has a wrong header: ${issues.join('; ')}`, 1);
}

class Follower {
  moves = 0;
  lines = 0;
  hasStarted = false;
  #text = '';
  readonly #replayer: Replayer<GameTypes>;

  constructor(game: Game) {
    this.#replayer = new Replayer(game, {
      onStart: () => {
        this.hasStarted = true;
      },
      onMove: () => {
        this.moves++;
      },
    });
  }

  read(text: string): void {
    this.lines++;
    this.#text = text;
    this.#replayer.read(text);
  }

  end(): Replayed<GameTypes> {
    return this.#replayer.end();
  }

  violation({ line, rule, message }: LogError): Violation {
    const text = message.replace(/^log line \d+: (move: )?/, '');
    const value = line === this.lines ? jsonOf(this.#text) : undefined;
    if (typeof value !== 'object' || value === null || !('move' in value)) {
      return { line, rule, message: text };
    }
    return { line, number: this.moves + 1, move: value.move, rule, message: text };
  }
}

function findGaps(
  { torn, ended, closed, moves, outcome }: Replayed<GameTypes>,
  lines: number,
  mustEnd: boolean,
): Violation[] {
  if (torn !== undefined) {
    const before = moves === 1 ? 'the move before it is' : `the ${moves} moves before it are`;
    const message = `this line was cut off while being written; ${before} fine`;
    return [{ line: torn, message, torn: true }];
  }
  if (!mustEnd || (ended && outcome !== null)) return [];
  const early = `the game was ${closed ?? 'closed'} before it was over`;
  const message = ended ? early : 'the closing line is missing';
  return [{ line: lines, message }];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
