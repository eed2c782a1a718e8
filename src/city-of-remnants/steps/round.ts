import { refill } from '../../kit/piles.js';
import { nextSeat } from '../../kit/seats.js';
import { addAll } from '../../kit/sets.js';
import { sumOf } from '../mechanics/control.js';
import { handSize } from '../mechanics/limits.js';
import { changeArcs } from '../mechanics/money.js';
import { setTokens } from '../mechanics/occupancy.js';
import { drawCards, fillRow } from '../mechanics/piles.js';
import { inTurnOrder } from '../mechanics/seats.js';
import { placeCards } from '../mechanics/ycu.js';
import type { CityTable } from '../play.js';
import { awardOf, finish } from '../score.js';
import { type State, seatOf } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { namedSeat, type Steps } from './rule.js';

/** A round: Reset, Player Turns, Yugai Patrol, Award Renown (CR-ROUND-01). */
export const roundSteps: Steps<
  | 'startRound'
  | 'resetPhase'
  | 'resetDiscard'
  | 'recycle'
  | 'resetTable'
  | 'turnsPhase'
  | 'patrolPhase'
  | 'awardPhase'
  | 'endRound'
> = {
  startRound: {
    resolve(table) {
      table.emit({ type: 'roundStarted', round: table.state.round });
      for (const player of table.state.seats) player.turnsTaken = 0;
      if (table.state.round > 1) table.next({ type: 'resetPhase' }, { type: 'turnsPhase' });
      else table.next({ type: 'turnsPhase' });
    },
  },
  resetPhase: {
    resolve(table) {
      startPhase(table, 'reset');
      const hands = inTurnOrder(table.state).flatMap((seat): Step[] => [
        { type: 'resetDiscard', seat },
        { type: 'recycle', seat, reason: 'reset' },
      ]);
      table.next(...hands, { type: 'resetTable' });
    },
  },
  resetDiscard: { seats: namedSeat, needs: ['discardFromHand'] },
  recycle: {
    resolve(table, { seat, reason }) {
      const player = seatOf(table.state, seat);
      if (player.discard.length > 0) {
        const count = refill(player.draw, player.discard);
        table.emit({ type: 'discardShuffledUnder', seat, count });
      }
      const missing = handSize(table, seat) - player.hand.length;
      drawCards(table, seat, missing, `${reason}.draw.${seat}`);
    },
  },
  resetTable: {
    resolve(table) {
      const { state, content } = table;
      const from = state.firstSeat;
      const to = nextSeat(from, state.seats.length);
      state.firstSeat = to;
      table.emit({ type: 'firstPlayerPassed', from, to });
      for (const seat of inTurnOrder(state)) {
        const income = content.constants.income + sumOf(table, seat, 'income');
        changeArcs(table, seat, income, 'income');
      }
      for (const which of ['market', 'gang'] as const) {
        const { deck, row, discard } = state[which];
        state[which] = { deck, row: [], discard: [...discard, ...row].sort() };
        fillRow(table, which, content.constants.rowSize, `reset.row.${which}`);
      }
    },
  },
  turnsPhase: {
    resolve(table) {
      startPhase(table, 'turns');
      table.next({ type: 'nextTurn', seat: table.state.firstSeat }, { type: 'patrolPhase' });
    },
  },
  patrolPhase: {
    resolve(table) {
      const { state, content } = table;
      startPhase(table, 'patrol');
      clearBoard(table);
      placeCards(table, content.constants.patrolCards, 'patrol.card');
      state.ycuQueue = { seat: state.firstSeat, alertPlacements: 0 };
      table.next({ type: 'ycuNext' }, { type: 'awardPhase' });
    },
  },
  awardPhase: {
    resolve(table) {
      const { state } = table;
      startPhase(table, 'award');
      const before = state.renownPool;
      let short = false;
      for (const seat of inTurnOrder(state)) {
        const amount = awardOf(table, seat);
        const player = seatOf(state, seat);
        const claimed = amount <= state.renownPool;
        if (claimed) {
          state.renownPool -= amount;
          player.renown += amount;
        } else {
          player.unclaimed = amount;
          short = true;
        }
        table.emit({ type: 'renownAwarded', seat, amount, claimed });
      }
      table.next({ type: 'endRound', short, emptied: before > 0 && state.renownPool === 0 });
    },
  },
  endRound: {
    resolve(table, { short, emptied }) {
      const { state } = table;
      const { roundLimit, endOnExactDepletion } = state.options;
      table.emit({ type: 'roundEnded', round: state.round });
      if (short) return finish(table, 'short pool');
      if (emptied && endOnExactDepletion) return finish(table, 'empty pool');
      if (isDeserted(state)) return finish(table, 'deserted city');
      if (roundLimit !== null && state.round >= roundLimit) return finish(table, 'round limit');
      state.round++;
      table.next({ type: 'startRound' });
    },
  },
};

function startPhase(table: CityTable, phase: State['phase']): void {
  table.state.phase = phase;
  table.emit({ type: 'phaseStarted', phase });
}

/** Nobody has a figure, and no gang member is left to bring one: no award can ever run short (CR-RULING-49). */
function isDeserted({ figures, gang }: State): boolean {
  if (gang.row.length + gang.deck.length + gang.discard.length > 0) return false;
  return Object.values(figures).every(({ at }) => at === 'supply');
}

/** The tokens of the last round return to the bag (CR-PATROL-01). */
function clearBoard(table: CityTable): void {
  const { ycu } = table.state;
  const tokens = Object.keys(ycu.onBoard).sort();
  if (tokens.length === 0) return;
  addAll(ycu.bag, tokens);
  setTokens(table, {});
  table.emitCopy({ type: 'ycuReturned', tokens });
}
