import type { Game, GameTypes } from '../kernel/game.js';
import type { Viewer } from '../kernel/play.js';
import { listed, seatName, sentence } from '../kit/words.js';

/** Who the story is for: a seat, a spectator, or somebody who may know everything. */
export type Reader = Viewer | 'everything';

/** A state, and the events that led to it. */
export interface Happened {
  readonly state: GameTypes['state'];
  readonly events: readonly GameTypes['event'][];
  /** What the seats are called, where somebody has said so. */
  readonly names?: readonly string[] | undefined;
}

/** What happened, a sentence each, as far as the reader may know. */
export function tellEvents(game: Game, happened: Happened, reader: Reader): string[] {
  const { state, events, names = game.seatNames(state) } = happened;
  const seen = reader === 'everything' ? events : game.viewEvents(events, reader);
  return seen.map((event) => game.describeEvent(event, { names }));
}

/** The move itself; of others only its events are told, since the move may hold a secret. */
export function tellMove(
  game: Game,
  before: GameTypes['state'],
  move: GameTypes['move'],
  reader: Reader,
  names: readonly string[] | undefined,
): string | undefined {
  if (reader !== 'everything' && reader !== move.seat) return undefined;
  return game.describe(before, move, names && { names });
}

/** The table as the reader sees it. */
export function tableFor(game: Game, state: GameTypes['state'], reader: Reader): unknown {
  return reader === 'everything' ? state : game.view(state, reader);
}

/** How the game ended; nothing where it is not over. */
export function tellOutcome(
  game: Game,
  state: GameTypes['state'],
  called: readonly string[] = game.seatNames(state),
): string | undefined {
  const outcome = game.outcome(state);
  if (outcome === null) return undefined;
  const { winners, scores, reason, tieBreak } = outcome;
  const names = listed(winners.map((seat) => seatName(seat, called)));
  const verb = winners.length === 1 ? 'wins' : 'win together';
  const result = winners.length === 0 ? 'Nobody wins' : `${names} ${verb}`;
  const points = scores.map((score, seat) => `${seatName(seat, called)} ${score}`).join(', ');
  const tie = tieBreak === 'none' ? '' : `, tie-break: ${tieBreak}`;
  return `${sentence(result, called)} (${reason}${tie}).${points === '' ? '' : ` Scores: ${points}.`}`;
}
