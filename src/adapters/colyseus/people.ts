import type { Game, GameTypes } from '../../kernel/game.js';
import type { LogPeople } from '../../kernel/log-people.js';
import { closeMatch, type MatchValue, notePeople, type Refused } from '../../kernel/match.js';
import type { Seat } from '../../kernel/play.js';

/** The match after something that people have done besides moving. */
export interface Noted<G extends GameTypes> {
  readonly ok: true;
  readonly match: MatchValue<G>;
  readonly people: readonly LogPeople[];
}

/** What bots are called in logs. */
const botName = 'bot';

/** Several lines about people, one after the other, or why one of them cannot be. */
export function noteAll<G extends GameTypes>(
  game: Game<G>,
  before: MatchValue<G>,
  people: readonly LogPeople[],
): Noted<G> | Refused<G> {
  let match = before;
  for (const entry of people) {
    const noted = notePeople(game, match, entry);
    if (!noted.ok) return noted;
    match = noted.match;
  }
  return { ok: true, match, people };
}

/** Bots play these seats from now on. */
export function seatBots<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  seats: readonly Seat[],
  at: number,
): Noted<G> | Refused<G> {
  const lines = seats.map((seat) => ({ people: 'bot', seat, bot: botName, at }) as const);
  return noteAll(game, match, lines);
}

/** A seat has resigned or is late: a bot plays on for it, or, where there are none, the match is abandoned. */
export function retire<G extends GameTypes>(
  game: Game<G>,
  match: MatchValue<G>,
  seat: Seat,
  { why, bots, at }: { why: 'resigned' | 'late'; bots: 'there' | 'none'; at: number },
): Noted<G> | Refused<G> {
  const gone: LogPeople = { people: why, seat, at };
  const bot: LogPeople = { people: 'bot', seat, bot: botName, at };
  const noted = noteAll(game, match, bots === 'there' ? [gone, bot] : [gone]);
  if (!noted.ok || bots === 'there') return noted;
  return { ...noted, match: closeMatch(game, noted.match, { closed: 'abandoned', at }) };
}

/** The seats that people play. */
export function seatsOfPeople<G extends GameTypes>({ company }: MatchValue<G>): Seat[] {
  return company.seats.flatMap(({ bot, status }, seat) => {
    return bot === null && status === 'playing' ? [seat] : [];
  });
}
