import type { Game, GameTypes } from '../kernel/game.js';
import type { Viewer } from '../kernel/play.js';
import { listed } from '../kit/words.js';

/** Who the story is for: a seat, a spectator, or somebody who may know everything. */
export type Reader = Viewer | 'everything';

/** A state, and the events that led to it. */
export interface Happened {
  readonly state: GameTypes['state'];
  readonly events: readonly GameTypes['event'][];
}

/** What happened, a sentence each, as far as the reader may know. */
export function tellEvents(game: Game, { state, events }: Happened, reader: Reader): string[] {
  const seen = reader === 'everything' ? events : game.viewEvents(events, reader);
  const names = game.seatNames(state);
  return seen.map((event) => game.describeEvent(event, { names }));
}

/** The move itself; of others only its events are told, since the move may hold a secret. */
export function tellMove(
  game: Game,
  before: GameTypes['state'],
  move: GameTypes['move'],
  reader: Reader,
): string | undefined {
  if (reader !== 'everything' && reader !== move.seat) return undefined;
  return game.describe(before, move);
}

/** The table as the reader sees it. */
export function tableFor(game: Game, state: GameTypes['state'], reader: Reader): unknown {
  return reader === 'everything' ? state : game.view(state, reader);
}

/** How the game ended. */
export function tellOutcome({ winners, scores, reason, tieBreak }: GameTypes['outcome']): string {
  const names = listed(winners.map((seat) => `seat ${seat}`));
  const verb = winners.length === 1 ? 'wins' : 'win together';
  const result = winners.length === 0 ? 'Nobody wins' : `${names} ${verb}`;
  const points = scores.map((score, seat) => `seat ${seat} ${score}`).join(', ');
  const tie = tieBreak === 'none' ? '' : `, tie-break: ${tieBreak}`;
  const sentence = result.charAt(0).toUpperCase() + result.slice(1);
  return `${sentence} (${reason}${tie}).${points === '' ? '' : ` Scores: ${points}.`}`;
}
