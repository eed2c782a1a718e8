import { drawTop, shuffleInto } from '../../kit/piles.js';
import { nextSeat } from '../../kit/seats.js';
import { addAll } from '../../kit/sets.js';
import { drawCard } from '../mechanics/piles.js';
import type { NeonTable } from '../play.js';
import { seatOf } from '../state/state.js';
import { activeSeat, type Steps } from './rule.js';

/** A turn: five steps in order (NG-TURN-02), then the clean-up. */
export const turnSteps: Steps<
  | 'startTurn'
  | 'recruit'
  | 'refillRow'
  | 'returnEvent'
  | 'activate'
  | 'cleanUp'
  | 'discard'
  | 'endTurn'
> = {
  startTurn: {
    resolve(table) {
      const { state, content } = table;
      const { stepMove, activations } = content.constants;
      table.emit({ type: 'turnStarted', seat: state.active, round: state.round });
      drawCard(table, state.active);
      table.next(
        { type: 'recruit' },
        { type: 'move', left: stepMove.figures, spaces: stepMove.spaces, moved: {} },
        { type: 'activate', left: activations },
        { type: 'battleChoose' },
        { type: 'cleanUp' },
        { type: 'discard' },
        { type: 'endTurn' },
      );
    },
  },
  recruit: { seats: activeSeat },
  refillRow: { resolve: refillRow },
  returnEvent: {
    resolve(table) {
      const { state } = table;
      const card = state.pendingEvent as string;
      shuffleInto(state.recruitDeck, [card]);
      state.pendingEvent = null;
      table.emit({ type: 'eventShuffledBack', card });
    },
  },
  activate: { seats: activeSeat, needs: ['playCard', 'drawCard'] },
  cleanUp: {
    resolve({ state }) {
      const player = seatOf(state, state.active);
      addAll(player.discard, player.activated);
      player.activated = [];
    },
  },
  discard: {
    seats: activeSeat,
    forced({ state, content }) {
      const { hand } = seatOf(state, state.active);
      return hand.length <= content.constants.handLimit ? 'skip' : undefined;
    },
  },
  endTurn: {
    resolve(table) {
      const { state } = table;
      table.emit({ type: 'turnEnded', seat: state.active });
      if (state.turnInRound === state.players - 1) return table.next({ type: 'endRound' });
      state.turnInRound++;
      state.active = nextSeat(state.active, state.players);
      table.next({ type: 'startTurn' });
    },
  },
};

/** NG-RECRUIT-06, -08: the cards slide to the cheap end, and the deck fills the slots left. */
function refillRow(table: NeonTable): void {
  const { state } = table;
  const row = state.row.filter((card) => card !== null);
  while (row.length < state.row.length && state.recruitDeck.length > 0) {
    row.push(drawTop(table, 'row.refill', state.recruitDeck));
  }
  state.row = state.row.map((_, slot) => row[slot] ?? null);
  table.emitCopy({ type: 'rowRefilled', row: state.row });
}
