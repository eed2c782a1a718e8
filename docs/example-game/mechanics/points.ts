import type { Seat } from 'cityrules/kernel';
import type { DuelPosition, DuelTable } from '../play.js';

export function pointsOf({ state }: DuelPosition, seat: Seat): number {
  return state.points[seat] ?? 0;
}

export function gain(table: DuelTable, seat: Seat, amount: number): void {
  table.state.points[seat] = pointsOf(table, seat) + amount;
}
