import type { Seat } from '../../kernel/play.js';
import type { Square } from '../content/squares.js';
import type { ManiaTable, Seen } from '../play.js';
import { blockerOf } from '../state/state.js';
import { kindOf } from './blockers.js';
import { isSound, planOf, squareAt } from './board.js';
import { isVacant } from './occupancy.js';

export function kleggsInPlay(position: Seen): string[] {
  return position.state.standing.filter((blocker) => kindOf(position, blocker) === 'klegg');
}

export function kleggInSupply({ state, content }: Seen): string | undefined {
  return content.kleggs.all.find((klegg) => state.blockers[klegg]?.where === 'supply');
}

export function canPlaceKlegg(position: Seen, seat: Seat): boolean {
  if (kleggInSupply(position) === undefined) return false;
  return planOf(position, seat).blockSquares.some((space) =>
    isFree(position, squareAt(position, space)),
  );
}

/** BM-KLEGG-01: unoccupied and not collapsed. */
export function isFree(position: Seen, square: Square): boolean {
  return isVacant(position, square) && isSound(position.state, square);
}

/** BM-KLEGG-03: all kleggs now follow this seat, and each may be activated. */
export function hireKleggs(table: ManiaTable, seat: Seat): void {
  const { state } = table;
  const canPlace = canPlaceKlegg(table, seat);
  state.kleggController = seat;
  state.kleggFree = kleggsInPlay(table).filter((klegg) => {
    return blockerOf(state, klegg).activatedTurn !== state.turn;
  });
  if (canPlace) table.next({ type: 'klegg' });
}
