import { afterPeople, companyOf, passTime } from './company.js';
import { wholly } from './errors.js';
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
import { type MatchValue, timed, withMove, withUndo } from './match.js';
import { replay, setupIn } from './replay.js';

/** A match from its log, checked line by line. A last line that was cut off is left out. Throws LogError. */
export function resumeMatch<G extends GameTypes>(
  game: Game<G>,
  log: string | Iterable<string>,
): MatchValue<G> {
  const texts = textsIn(log);
  // A log without a header ends here.
  replay(game, texts);
  let match: MatchValue<G> | undefined;
  for (const line of readLog(texts)) {
    const text = texts[line.line - 1] as string;
    match =
      line.kind === 'header'
        ? fromHeader(game, line.header, text)
        : following(game, match as MatchValue<G>, line, text);
  }
  return match as MatchValue<G>;
}

function textsIn(log: string | Iterable<string>): string[] {
  const texts: string[] = [];
  let line = 0;
  for (const text of linesOf(log)) {
    line++;
    if (typeof text !== 'string') {
      throw new LogError(line, wholly('a line is a text'));
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
  return {
    header,
    lines: [text],
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
  const after = (at: number | undefined): MatchValue<G> => {
    return { ...match, company: passTime(match.company, at, timed(game, match)) };
  };
  switch (line.kind) {
    case 'move': {
      const { entry } = line;
      const { rolls } = entry;
      const move = game.schemas.move.parse(entry.move);
      const applied = game.apply(match.state, move, { rolls });
      const open = { move, ...(rolls && { rolls }) };
      return withText(withMove(game, after(entry.at), applied, open), entry);
    }
    case 'undo': {
      const { entry } = line;
      return withText(withUndo(game, after(entry.at), entry.seat, entry.undo), entry);
    }
    case 'people': {
      const { entry } = line;
      const { company } = after(entry.at);
      return withText({ ...match, company: afterPeople(company, entry) }, entry);
    }
    case 'facts':
      return withText(match, line.entry);
    case 'end': {
      const { end } = line;
      return { ...withText(after(end.at), end), ended: true, closed: end.closed ?? null };
    }
    case 'torn':
      return match;
  }
}
