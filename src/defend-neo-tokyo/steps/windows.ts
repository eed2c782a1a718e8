import { canReact, isOpen } from '../mechanics/windows.js';
import type { TokyoTable } from '../play.js';
import type { StepOf } from '../state/steps.js';
import { oneSeat, type Steps } from './rule.js';

/** React windows: seat after seat is asked, as long as there is something to react to. */
export const windowSteps: Steps<'window' | 'react'> = {
  window: { resolve: askNext },
  react: { seats: oneSeat },
};

function askNext(table: TokyoTable, { subject, seats }: StepOf<'window'>): void {
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i] as number;
    if (!canReact(table, seat, subject)) continue;
    if (!isOpen(table, subject)) return;
    const rest = seats.slice(i + 1);
    if (rest.length > 0) table.next({ type: 'window', subject, seats: rest });
    return table.next({ type: 'react', subject, seat });
  }
}
