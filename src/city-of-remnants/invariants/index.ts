import { sidesOf } from '../mechanics/battle.js';
import type { CityPosition } from '../play.js';
import type { State } from '../state/state.js';
import { agenda, auction, fight, time } from './agenda.js';
import { crowds, figures, tiles, ycu } from './board.js';
import { cards, order } from './cards.js';
import { gangs, money, tracks } from './seats.js';

/** What must hold in every reachable state. Must not throw on any state that parses. */
export function invariants(position: CityPosition): string[] {
  const { state, content } = position;
  const board = content.boards.get(state.boardId);
  if (board === undefined) return [`there is no board ${state.boardId}`];
  const { players } = state.options;
  if (state.seats.length !== players) return [`${players} players need as many seats`];
  if (!content.pack.boards[state.boardId]?.players.includes(players)) {
    return [`the board ${state.boardId} is not for ${players} players`];
  }
  return [
    ...seatNumbers(state),
    ...gangs(state, content, board),
    ...money(state, content),
    ...tracks(state, content),
    ...figures(state, content, board),
    ...crowds(state, content),
    ...cards(state, content),
    ...order(state, content),
    ...tiles(state, content, board),
    ...ycu(state, content, board),
    ...time(state),
    ...auction(state),
    ...agenda(state, content),
    ...fight(state, board),
  ];
}

function seatNumbers(state: State): string[] {
  const { battle, auction: open } = state;
  const named = [
    state.firstSeat,
    ...(state.turn ? [state.turn.seat] : []),
    ...(state.ycuQueue ? [state.ycuQueue.seat] : []),
    ...(open ? [open.initiator, open.toAct, ...open.passed] : []),
    ...(open?.highSeat != null ? [open.highSeat] : []),
    ...(battle ? [...sidesOf(battle), ...battle.revealed] : []),
    ...(typeof battle?.winner === 'number' ? [battle.winner] : []),
    ...state.ycu.deck.flatMap(({ seenBy }) => seenBy),
    ...state.agenda.flatMap((step) => {
      if ('seat' in step) return [step.seat];
      return 'order' in step ? step.order : [];
    }),
  ];
  const strange = named.filter((seat) => seat >= state.seats.length);
  return strange.map((seat) => `there is no seat ${seat}`);
}
