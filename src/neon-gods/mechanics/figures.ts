import type { Seat } from '../../kernel/play.js';
import type { SpaceId } from '../content/board.js';
import type { NeonTable, Seen } from '../play.js';
import { changeSpace } from '../state/change.js';
import { seatOf } from '../state/state.js';
import { figuresOf } from './control.js';

export function baseOf({ state, content }: Seen, seat: Seat): SpaceId {
  return content.setting(state).bases[seat] as SpaceId;
}

/** NG-BASE-01: a new figure enters on the own base. */
export function placeFigureOnBase(table: NeonTable, seat: Seat): void {
  const space = baseOf(table, seat);
  seatOf(table.state, seat).figureSupply--;
  addFigures(table, seat, space, 1);
  table.emit({ type: 'figurePlaced', seat, space });
}

/** NG-BATTLE-13: all of a seat's figures on the space go home. It is no movement (NG-RULING-26). */
export function returnFigures(table: NeonTable, seat: Seat, from: SpaceId): void {
  const count = figuresOf(table.state.board[from], seat);
  addFigures(table, seat, from, -count);
  addFigures(table, seat, baseOf(table, seat), count);
  table.emit({ type: 'figuresReturned', seat, from, count });
}

export function shiftFigure(table: NeonTable, seat: Seat, from: SpaceId, to: SpaceId): void {
  addFigures(table, seat, from, -1);
  addFigures(table, seat, to, 1);
}

export function addFigures({ state }: NeonTable, seat: Seat, at: SpaceId, more: number): void {
  const space = changeSpace(state, at);
  space.figures[seat] = figuresOf(space, seat) + more;
}
