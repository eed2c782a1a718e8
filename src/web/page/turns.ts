import type { Game, GameTypes } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';

/** Who acts next: where several may at once, one move each in turn; a storyteller when nobody else can. */
export function nextToAct(game: Game, state: GameTypes['state'], last: Seat): Seat | undefined {
  const seats = game.toAct(state);
  const players = game.standing(state).seats.length;
  const playing = seats.filter((seat) => seat < players);
  const waiting = playing.length > 0 ? playing : seats;
  return waiting.find((seat) => seat > last) ?? waiting[0];
}
