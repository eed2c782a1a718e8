import { strangeSeats } from '../../kit/conserve.js';
import type { CityPosition } from '../play.js';
import { state as schema } from '../state/state.js';
import { agenda, auction, fight, time } from './agenda.js';
import { crowds, figures, tiles, ycu } from './board.js';
import { cards, kinds, order } from './cards.js';
import { gangs, money, tracks } from './seats.js';

/** What must hold in every reachable state. Must not throw on any state that parses. */
export function invariants(position: CityPosition): string[] {
  const { state, content } = position;
  const board = content.boards.get(state.board);
  if (board === undefined) return [`there is no board ${state.board}`];
  const { players } = state.options;
  if (state.seats.length !== players) return [`${players} players need as many seats`];
  if (!content.pack.boards[state.board]?.players.includes(players)) {
    return [`the board ${state.board} is not for ${players} players`];
  }
  return [
    ...strangeSeats(schema, state, players),
    ...gangs(state, content, board),
    ...money(state, content),
    ...tracks(state, content),
    ...figures(state, content, board),
    ...crowds(state, content),
    ...cards(state, content),
    ...kinds(state, content),
    ...order(state, content),
    ...tiles(state, content, board),
    ...ycu(state, content, board),
    ...time(state),
    ...auction(state),
    ...agenda(state, content),
    ...fight(state, board),
  ];
}
