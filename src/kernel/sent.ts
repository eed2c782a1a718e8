import { fieldOf } from './errors.js';
import { fingerprint } from './fingerprint.js';
import type { Game, GameTypes } from './game.js';
import { framesOf, refusal } from './match-lines.js';
import type { Accepted, MatchValue, Refused } from './match-value.js';
import { plainCopy } from './plain.js';
import type { Seat } from './play.js';

/** The move as it was sent, by the seat that sent it. */
export function readMove(
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
export function repeatedOrLate<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  move: unknown,
  sent: number | undefined,
): Accepted<G> | Refused<G> | undefined {
  const { length } = match.lines;
  if (sent === undefined || sent === length) return undefined;
  if (!Number.isInteger(sent)) return refusal('Out of date', 'it does not say when it was sent');
  const text = match.lines[sent];
  const line: unknown = text === undefined ? undefined : JSON.parse(text);
  const made = fieldOf(line, 'move');
  if (fingerprint(made) === fingerprint(move)) {
    const frames = framesOf(game, match, []);
    return { ok: true, match, line: length, written: [], revealed: true, frames };
  }
  return refusal('Out of date', `the match is at line ${length}, this was sent at line ${sent}`);
}
