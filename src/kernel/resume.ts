import type { Game, GameTypes } from './game.js';
import {
  chainOfHeader,
  chainOfLine,
  LogError,
  type LogHeader,
  type LogLine,
  linesOf,
  readLog,
} from './log.js';
import { type MatchValue, undoMoves, withMove } from './match.js';
import { replay, setupIn } from './replay.js';

/** A match from its log, checked line by line. A last line that was cut off is left out. Throws LogError. */
export function resumeMatch<G extends GameTypes>(
  game: Game<G>,
  log: string | Iterable<string>,
): MatchValue<G> {
  const texts = textsIn(log);
  const { torn } = replay(game, texts);
  if (torn !== undefined) texts.pop();
  let match: MatchValue<G> | undefined;
  for (const line of readLog(texts)) {
    const text = texts[line.line - 1] as string;
    if (line.kind === 'header') match = fromHeader(game, line.header, text);
    else if (match !== undefined) match = following(game, match, line, text);
  }
  if (match === undefined) throw new LogError(1, [{ path: [], message: 'the log has no header' }]);
  return match;
}

function textsIn(log: string | Iterable<string>): string[] {
  const texts: string[] = [];
  let line = 0;
  for (const text of linesOf(log)) {
    line++;
    if (typeof text !== 'string') {
      throw new LogError(line, [{ path: [], message: 'a line is a text' }]);
    }
    if (text.trim() !== '') texts.push(text);
  }
  return texts;
}

function fromHeader<G extends GameTypes>(
  game: Game<G>,
  header: LogHeader,
  text: string,
): MatchValue<G> {
  const state = game.setup(setupIn<G>(header), { rolls: header.rolls });
  const chain = chainOfHeader(header);
  return { header, lines: [text], state, moves: 0, chain, before: state, open: [], ended: false };
}

/** The match after one more line of its log, which has been checked. */
function following<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  line: Exclude<LogLine, { kind: 'header' }>,
  text: string,
): MatchValue<G> {
  const withText = (next: MatchValue<G>, entry: object): MatchValue<G> => {
    return { ...next, lines: [...match.lines, text], chain: chainOfLine(match.chain, entry) };
  };
  switch (line.kind) {
    case 'move': {
      const move = game.schemas.move.parse(line.entry.move);
      const { rolls } = line.entry;
      const applied = game.apply(match.state, move, { rolls });
      return withText(withMove(match, applied, { move, ...(rolls && { rolls }) }), line.entry);
    }
    case 'undo': {
      const undone = undoMoves(game, match, line.entry.seat, line.entry.undo);
      if (!undone.ok) throw new LogError(line.line, [{ path: [], message: undone.message }]);
      return withText(undone.match, line.entry);
    }
    case 'facts':
      return withText(match, line.entry);
    case 'end':
      return { ...withText(match, line.end), ended: true };
    case 'torn':
      return match;
  }
}
