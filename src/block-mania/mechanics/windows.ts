import type { Seat } from '../../kernel/play.js';
import { clockwise } from '../../kit/seats.js';
import type { ManiaPosition, ManiaTable } from '../play.js';
import { handOf } from '../state/state.js';
import type { Announcement, Attack, StepOf } from '../state/steps.js';
import { activeOf } from './activation.js';

/** Seats with cards, from this one in turn order. In the endgame there are no windows. */
export function seatsWithCards({ state }: ManiaPosition, from: Seat): Seat[] {
  if (state.stage !== 'main') return [];
  return clockwise(from, state.players).filter((seat) => {
    return handOf(state, seat).length > 0;
  });
}

export type Window = StepOf<'hazardWindow' | 'phaseWindow' | 'attackWindow'>;

/** Without `promptAll` who is asked, and who is not, tells who could play: a move that leads here is not taken back. */
export function openWindow(table: ManiaTable, window: Window): void {
  if (!table.state.options.promptAll) table.reveal();
  table.next(window);
}

/** The window at the start of a phase, where anybody has cards. */
export function openPhaseWindow(table: ManiaTable): void {
  const seats = seatsWithCards(table, table.state.phasing);
  if (seats.length > 0) openWindow(table, { type: 'phaseWindow', seats });
}

/** BM-RULING-75: what the mover announces waits for the hazard window. */
export function announce(table: ManiaTable, what: Announcement): void {
  const { state } = table;
  const { trail, covered } = activeOf(state);
  table.next({ type: 'announced', what });
  if (covered >= trail.length) return;
  const seats = seatsWithCards(table, state.phasing).filter((seat) => seat !== state.phasing);
  if (seats.length > 0) openWindow(table, { type: 'hazardWindow', seats });
}

/** The window between declaration and dice. */
export function openAttackWindow(table: ManiaTable, attack: Attack): void {
  askAttackWindow(table, seatsWithCards(table, attack.seat), attack);
}

export function askAttackWindow(table: ManiaTable, seats: readonly Seat[], attack: Attack): void {
  if (seats.length === 0) table.next({ type: 'resolveAttack', attack });
  else openWindow(table, { type: 'attackWindow', seats: [...seats], attack });
}
