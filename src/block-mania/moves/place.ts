import type { Seat } from '../../kernel/play.js';
import { canShare, enter } from '../mechanics/blockers.js';
import { findSquare, planOf } from '../mechanics/board.js';
import { equip } from '../mechanics/deploy.js';
import { insideAt, isVacant } from '../mechanics/occupancy.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import { id, squareId } from '../state/terms.js';

/** BM-SETUP-08: whoever is drawn may stand anywhere in the own block. */
export const placeBlocker = defineMove({
  type: 'placeBlocker',
  at: ['place'],
  params: { blocker: id, sq: squareId },
  context: (position, _step, seat) => {
    return drawnBy(position, seat);
  },
  options(position, seat, _step, drawn) {
    const { blockSquares } = planOf(position, seat);
    const moves: { type: 'placeBlocker'; seat: Seat; blocker: string; sq: string }[] = [];
    for (const blocker of drawn) {
      for (const sq of blockSquares) moves.push({ type: 'placeBlocker', seat, blocker, sq });
    }
    return moves;
  },
  forbid(position, { seat, blocker, sq }, _step, drawn) {
    if (!drawn.includes(blocker)) {
      return refuse('BM-SETUP-07', () => `${blocker} is not among the counters you have drawn`);
    }
    const square = findSquare(position, sq);
    if (square === undefined || square.board !== seat || square.exposure === 'air') {
      return refuse('BM-SETUP-08', () => `${sq} is no square of your block`);
    }
    if (isVacant(position, square)) return undefined;
    const inside = insideAt(position, sq);
    if (inside.length === 0 || canShare(position, blocker, inside)) return undefined;
    return refuse('BM-SETUP-08', () => `${inside.join(' and ')} stands in ${sq}`);
  },
  perform(table, { seat, blocker, sq }) {
    table.next({ type: 'place', seat });
    enter(table, blocker, sq);
    table.emit({ type: 'blockerPlaced', seat, blocker, sq });
    equip(table, blocker, 'setup.equip');
  },
});

/** Counters drawn and not yet placed, in id order. */
export function drawnBy({ state, content }: ManiaPosition, seat: Seat): string[] {
  const set = content.sets.get(state.boards[seat]?.blockId ?? '') ?? [];
  return set.filter((blocker) => state.blockers[blocker]?.where === 'drawn');
}
