import type { MoveIn, Seat } from '../../kernel/play.js';
import { blockerName } from '../describe/names.js';
import { canShare, enter } from '../mechanics/blockers.js';
import { findSquare, planOf } from '../mechanics/board.js';
import { drawnBy, equip } from '../mechanics/deploy.js';
import { insideAt, isVacant } from '../mechanics/occupancy.js';
import { occupants } from '../mechanics/travel.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import { id, spaceId } from '../state/terms.js';

/** BM-SETUP-08: whoever is drawn may stand anywhere in the own block. */
export const placeBlocker = defineMove({
  type: 'placeBlocker',
  at: ['place'],
  params: { blocker: id, space: spaceId },
  context: (position, _step, seat) => {
    return drawnBy(position, seat);
  },
  options(position, seat, _step, drawn) {
    const { blockSquares } = planOf(position, seat);
    const moves: { type: 'placeBlocker'; seat: Seat; blocker: string; space: string }[] = [];
    for (const blocker of drawn) {
      for (const space of blockSquares) moves.push({ type: 'placeBlocker', seat, blocker, space });
    }
    return moves;
  },
  forbid(position, { seat, blocker, space }, _step, drawn) {
    if (!drawn.includes(blocker)) return cannotPlaceUndrawn(position, blocker);
    const square = findSquare(position, space);
    if (square === undefined || square.board !== seat || square.exposure === 'air') {
      return cannotPlaceAbroad(space);
    }
    return isVacant(position, square) ? undefined : cannotJoin(position, blocker, space);
  },
  perform(table, { seat, blocker, space }) {
    table.next({ type: 'place', seat });
    enter(table, blocker, space);
    table.emit({ type: 'blockerPlaced', seat, blocker, space });
    equip(table, blocker, 'setup.equip');
  },
});
export interface PlaceBlockerMove extends MoveIn<typeof placeBlocker> {}

function cannotPlaceUndrawn(position: ManiaPosition, blocker: string) {
  return refuse('BM-SETUP-07', () => {
    return `${blockerName(position, blocker)} is not among the counters you have drawn`;
  });
}

function cannotPlaceAbroad(space: string) {
  return refuse('BM-SETUP-08', () => `${space} is not a square of your block`);
}

function cannotJoin(position: ManiaPosition, blocker: string, space: string) {
  const inside = insideAt(position, space);
  if (inside.length === 0 || canShare(position, blocker, inside)) return undefined;
  return refuse('BM-SETUP-08', () => occupants(position, inside, space));
}
