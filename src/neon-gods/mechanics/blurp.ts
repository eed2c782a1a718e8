import type { Seat } from '../../kernel/play.js';
import type { SpaceId } from '../content/board.js';
import type { BlurpReason } from '../events.js';
import type { NeonTable } from '../play.js';
import { seatOf } from '../state/state.js';

/** Adds blurp, or takes it, but never below 0 (NG-RULING-06). */
export function gainBlurp(
  table: NeonTable,
  seat: Seat,
  wanted: number,
  reason: BlurpReason,
  space?: SpaceId,
): void {
  const player = seatOf(table.state, seat);
  const amount = Math.max(wanted, -player.blurp);
  if (amount === 0) return;
  player.blurp += amount;
  if (space === undefined) table.emit({ type: 'blurpGained', seat, amount, reason });
  else table.emit({ type: 'blurpGained', seat, amount, reason, space });
}
