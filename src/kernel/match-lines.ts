import type { Game, GameTypes } from './game.js';
import { chainOfLine, type LogFacts, type LogMove, type LogUndo, stateMark } from './log.js';
import type { LogPeople } from './log-people.js';
import type { Accepted, Frame, MatchValue, Refused } from './match-value.js';
import type { Viewer } from './play.js';

/* How a match writes its lines, and what it answers with. */

const defaultCheck = 20;

/** One more line, now and then with the fingerprint of the state and the seal. */
export function writeLine<G extends GameTypes>(
  match: MatchValue<G>,
  entry: LogMove | LogFacts | LogUndo | LogPeople,
  checkEvery = defaultCheck,
): MatchValue<G> {
  const isChecked = 'move' in entry && match.lines.length % checkEvery === 0;
  if (!isChecked) return withLine(match, entry, chainOfLine(match.chain, entry));
  const marked = { ...entry, state: stateMark(match.state, match.header.salt) };
  const chain = chainOfLine(match.chain, marked);
  return withLine(match, { ...marked, chain }, chain);
}

export function withLine<G extends GameTypes>(
  match: MatchValue<G>,
  line: object,
  chain: string,
): MatchValue<G> {
  return { ...match, lines: [...match.lines, JSON.stringify(line)], chain };
}

export function accepted<G extends GameTypes>(
  game: Game<G>,
  before: MatchValue<G>,
  match: MatchValue<G>,
  { events, revealed }: { readonly events: G['event'][]; readonly revealed: boolean },
): Accepted<G> {
  const written = match.lines.slice(before.lines.length);
  const frames = framesOf(game, match, events);
  return { ok: true, match, line: match.lines.length, written, revealed, frames };
}

export function framesOf<G extends GameTypes>(
  game: Game<G>,
  { state }: MatchValue<G>,
  events: readonly G['event'][],
): Frame<G>[] {
  const viewers: Viewer[] = [...Array(game.seats(state)).keys(), 'spectator'];
  return viewers.map((viewer) => ({ viewer, events: game.viewEvents(events, viewer) }));
}

export function refusal(title: string, message: string): Refused<GameTypes & { rule: never }> {
  return { ok: false, rule: null, title, message };
}
