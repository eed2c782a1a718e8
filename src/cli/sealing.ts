import type { Game } from '../kernel/game.js';
import {
  chainOfHeader,
  chainOfLine,
  LogError,
  type LogLine,
  readLog,
  stateMark,
} from '../kernel/log.js';
import { replay } from '../kernel/replay.js';
import { Unusable } from './exit.js';

export interface Sealed {
  readonly text: string;
  /** The last line that the seal covers. */
  readonly line: number;
}

/** A log with its seal: a chain beside every fingerprint and in the closing line, or at least beside its last move. */
export function seal(game: Game, file: string, log: string): Sealed {
  try {
    const lines = [...readLog(log)];
    const lastMark = markOfLastMove(game, file, log, lines);
    return sealLines(lines, lastMark);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    const message = error.message.replace(/^log line \d+: (move: )?/, '');
    throw new Unusable(`${file}:${error.line}: ${message}`);
  }
}

/** Replays the log, which must be well, and gives the fingerprint that an unfinished one gets beside its last move. */
function markOfLastMove(game: Game, file: string, log: string, lines: readonly LogLine[]) {
  const [first] = lines;
  const salt = first?.kind === 'header' ? first.header.salt : undefined;
  const last = lines.filter(({ kind }) => kind === 'move').at(-1)?.line;
  if (last === undefined) throw new Unusable(`${file} has no move that could be sealed`);
  let state = '';
  const { mismatches, sealed, torn } = replay(game, log, {
    onMove(played) {
      if (played.line === last) state = stateMark(played.state, salt);
    },
  });
  const [mismatch] = mismatches;
  if (mismatch !== undefined) throw new Unusable(`${file}:${mismatch.line}: ${mismatch.message}`);
  if (sealed) throw new Unusable(`${file} is sealed already`);
  if (torn !== undefined) throw new Unusable(`${file}:${torn}: this line was cut off`);
  return { line: last, state };
}

function sealLines(lines: readonly LogLine[], last: { line: number; state: string }): Sealed {
  const isOpen = lines.at(-1)?.kind !== 'end';
  const texts: string[] = [];
  let chain = '';
  let covered = 0;
  for (const line of lines) {
    if (line.kind === 'header') {
      const header = { ...line.header, sealed: true as const };
      chain = chainOfHeader(header);
      texts.push(JSON.stringify(header));
    } else if (line.kind !== 'torn') {
      const entry = line.kind === 'end' ? line.end : line.entry;
      const isMarked = isOpen && line.line === last.line;
      const marked = isMarked ? { ...entry, state: last.state } : entry;
      chain = chainOfLine(chain, marked);
      const hasMark = 'state' in marked;
      texts.push(JSON.stringify(hasMark ? { ...marked, chain } : marked));
      if (hasMark) covered = texts.length;
    }
  }
  return { text: `${texts.join('\n')}\n`, line: covered };
}
