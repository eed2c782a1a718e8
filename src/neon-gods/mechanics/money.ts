import type { Seat } from '../../kernel/play.js';
import type { EventOf } from '../events.js';
import type { NeonPosition, NeonTable } from '../play.js';
import { seatOf } from '../state/state.js';

export function moneyOf({ state }: NeonPosition, seat: Seat): number {
  return seatOf(state, seat).money;
}

export function pay(
  table: NeonTable,
  seat: Seat,
  amount: number,
  reason: EventOf<'moneyPaid'>['reason'],
): void {
  if (amount === 0) return;
  seatOf(table.state, seat).money -= amount;
  table.emit({ type: 'moneyPaid', seat, amount, reason });
}

/** From the supply, which never runs out (NG-LIMIT-03). */
export function gainMoney(
  table: NeonTable,
  seat: Seat,
  amount: number,
  reason: EventOf<'moneyGained'>['reason'],
): void {
  if (amount === 0) return;
  seatOf(table.state, seat).money += amount;
  table.emit({ type: 'moneyGained', seat, amount, reason });
}

/** NG-RULING-15: at most what the victim has. */
export function stealMoney(table: NeonTable, seat: Seat, from: Seat, symbols: number): void {
  const victim = seatOf(table.state, from);
  const amount = Math.min(symbols, victim.money);
  if (amount === 0) return;
  victim.money -= amount;
  seatOf(table.state, seat).money += amount;
  table.emit({ type: 'moneyStolen', seat, from, amount });
}
