import type { Seat } from '../../kernel/play.js';
import type { ArcReason, RenownReason } from '../events.js';
import type { CityTable } from '../play.js';
import { seatOf } from '../state/state.js';
import { checkInfluence } from './influence.js';

/** The bank pays, or is paid where the amount is negative; it never runs out (CR-LIMIT-06). */
export function changeArcs(table: CityTable, seat: Seat, amount: number, reason: ArcReason): void {
  if (amount === 0) return;
  seatOf(table.state, seat).arcs += amount;
  table.emit({ type: 'arcsChanged', seat, amount, reason });
  checkInfluence(table, 'arcs');
}

/** At most what the pool holds (CR-RENOWN-07). */
export function gainRenown(table: CityTable, seat: Seat, most: number, reason: RenownReason): void {
  const amount = Math.min(most, table.state.renownPool);
  if (amount === 0) return;
  table.state.renownPool -= amount;
  seatOf(table.state, seat).renown += amount;
  table.emit({ type: 'renownChanged', seat, amount, reason });
}

/** At most what the seat has; it returns to the pool. */
export function loseRenown(table: CityTable, seat: Seat, most: number): void {
  const player = seatOf(table.state, seat);
  const amount = Math.min(most, player.renown);
  if (amount === 0) return;
  table.state.renownPool += amount;
  player.renown -= amount;
  table.emit({ type: 'renownChanged', seat, amount: -amount, reason: 'alert' });
}
