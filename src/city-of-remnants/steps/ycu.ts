import type { Seat } from '../../kernel/play.js';
import type { AlertEffect, AlertRow } from '../content/schema.js';
import { d6 } from '../mechanics/dice.js';
import { changeArcs, gainRenown, loseRenown } from '../mechanics/money.js';
import { inTurnOrder } from '../mechanics/seats.js';
import { contestedByYcu, placeCards, placeTokens } from '../mechanics/ycu.js';
import type { CityTable } from '../play.js';
import { seatOf, type YcuQueue } from '../state/state.js';
import { namedSeat, type Steps } from './rule.js';

/** Fights against YCU tokens: in the patrol, and in the middle of a turn. */
export const ycuSteps: Steps<'ycuNext' | 'ycuSelect' | 'alert'> = {
  /** All tokens of one seat, then of the next in turn order (CR-PATROL-06, CR-RULING-22). */
  ycuNext: {
    resolve(table) {
      const { state } = table;
      const { seat: last, alertPlacements } = state.ycuQueue as YcuQueue;
      const seat = contestedByYcu(table, [last, ...inTurnOrder(state)]);
      state.ycuQueue = seat === undefined ? null : { seat, alertPlacements };
      if (seat !== undefined) table.next({ type: 'ycuSelect', seat });
    },
  },
  ycuSelect: { seats: namedSeat },
  /** What a beaten token calls (CR-YCU-07); tokens come only so often in one resolution (CR-RULING-23). */
  alert: {
    resolve(table, { seat, space }) {
      const { state, content } = table;
      const die = table.roll(`alert.die.${seat}`, d6, space);
      const { name, effect } = content.pack.alertTable[die - 1] as AlertRow;
      const { seat: busy, alertPlacements } = state.ycuQueue as YcuQueue;
      const isPlacing = effect.kind === 'placeCards' || effect.kind === 'backup';
      const carriedOut = !isPlacing || alertPlacements < state.options.alertChainCap;
      table.emit({ type: 'alertRolled', seat, die, name, carriedOut });
      if (!carriedOut) return;
      if (isPlacing) state.ycuQueue = { seat: busy, alertPlacements: alertPlacements + 1 };
      carryOut(table, seat, space, effect);
    },
  },
};

function carryOut(table: CityTable, seat: Seat, space: string, effect: AlertEffect): void {
  switch (effect.kind) {
    case 'placeCards':
      return placeCards(table, effect.count, 'alert.card');
    case 'backup':
      return placeTokens(table, new Array<string>(effect.count).fill(space));
    case 'loseRenown':
      return loseRenown(table, seat, effect.count);
    case 'loseArcs':
      return changeArcs(
        table,
        seat,
        -Math.min(effect.amount, seatOf(table.state, seat).arcs),
        'alert',
      );
    case 'gainArcs':
      return changeArcs(table, seat, effect.amount, 'alert');
    case 'gainRenown':
      return gainRenown(table, seat, effect.count, 'alert');
    case 'none':
      return;
  }
}
