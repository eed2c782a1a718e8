import type { MoveIn } from '../../kernel/play.js';
import { askAttackWindow, openWindow } from '../mechanics/windows.js';
import { defineMove } from '../play.js';

/** Plays no card: the next seat of the window is asked (BM-RULING-78). Or places no klegg. */
export const pass = defineMove({
  type: 'pass',
  at: ['klegg', 'hazardWindow', 'phaseWindow', 'attackWindow'],
  params: {},
  options: (_position, seat) => [{ type: 'pass', seat }],
  forbid: () => undefined,
  perform(table, _move, step) {
    // Without a new one, the kleggs in play may be activated all the same.
    if (step.type === 'klegg') return;
    const seats = step.seats.slice(1);
    if (step.type === 'attackWindow') return askAttackWindow(table, seats, step.attack);
    if (seats.length > 0) openWindow(table, { type: step.type, seats });
  },
});
export interface PassMove extends MoveIn<typeof pass> {}
