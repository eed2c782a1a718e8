import type { MoveOf } from '../../kernel/play.js';
import { revealAndys } from '../andys.js';
import { type SpaceId, spaceIds } from '../board.js';
import { figuresOf } from '../control.js';
import { shiftFigure } from '../figures.js';
import { indexOf } from '../geometry.js';
import { defineMove, type NeonPosition, refuse } from '../play.js';
import { canLeave, hasRoom, isWall, reach, unreached } from '../reach.js';
import { type StepOf, spaceId } from '../state.js';

const picking = { from: spaceId };
type PickFigure = MoveOf<'pickFigure', typeof picking>;

const going = { to: spaceId };
type MoveTo = MoveOf<'moveTo', typeof going>;

export const pickFigure = defineMove({
  type: 'pickFigure',
  at: ['move'],
  params: picking,
  options({ state }, seat) {
    const picks: PickFigure[] = [];
    for (const from of spaceIds) {
      if (figuresOf(state.board[from], seat) > 0) picks.push({ type: 'pickFigure', seat, from });
    }
    return picks;
  },
  forbid(position, { seat, from }, { moved, spaces }) {
    const figures = figuresOf(position.state.board[from], seat);
    if (figures === 0) {
      return refuse('NG-MOVE-02', () => `seat ${seat} has no figure on ${from}`);
    }
    if (figures <= (moved[from] ?? 0)) {
      return refuse(
        'NG-MOVE-07',
        () => `every figure of seat ${seat} on ${from} has moved already`,
      );
    }
    if (!canLeave(position, seat, from, spaces)) {
      return refuse('NG-MOVE-10', () => `a figure on ${from} has nowhere to go`);
    }
    return undefined;
  },
  perform(table, { from }, { left, spaces, moved }) {
    table.next({ type: 'moveTo', from, left, spaces, moved });
  },
});

/** Whether the active player can pick any figure, without listing them all. */
export function canPickFigure(position: NeonPosition, { moved, spaces }: StepOf<'move'>): boolean {
  const { active, board } = position.state;
  for (const from of spaceIds) {
    const figures = figuresOf(board[from], active);
    if (figures === 0 || figures <= (moved[from] ?? 0)) continue;
    if (canLeave(position, active, from, spaces)) return true;
  }
  return false;
}

export const moveTo = defineMove({
  type: 'moveTo',
  at: ['moveTo'],
  params: going,
  context: (position, { from, spaces }, seat) => reach(position, seat, from, spaces),
  options(_position, seat, _step, steps) {
    const moves: MoveTo[] = [];
    for (let i = 0; i < spaceIds.length; i++) {
      if (steps[i] !== unreached) moves.push({ type: 'moveTo', seat, to: spaceIds[i] as SpaceId });
    }
    return moves;
  },
  forbid(position, { seat, to }, { from, spaces }, steps) {
    const space = position.state.board[to];
    if (to === from) {
      return refuse('NG-MOVE-10', () => `the figure stands on ${from} already`);
    }
    if (space.base !== null && space.base !== seat) {
      return refuse('NG-MOVE-06', () => `${to} is the base of seat ${space.base}`);
    }
    if (isWall(position, space)) {
      return refuse('NG-TA-01', () => `${to} is a dead zone`);
    }
    if (!hasRoom(position, space, seat)) {
      const figures = figuresOf(space, seat);
      return refuse('NG-MOVE-05', () => `${to} holds ${figures} figures of seat ${seat} already`);
    }
    if (steps[indexOf[to]] !== unreached) return undefined;
    const unstopped = reach(position, seat, from, spaces, 'unstopped');
    if (unstopped[indexOf[to]] !== unreached) {
      return refuse('NG-MOVE-04', () => `enemies or andys stop the figure on its way to ${to}`);
    }
    return refuse('NG-MOVE-01', () => `${to} is more than ${spaces} spaces away from ${from}`);
  },
  perform(table, { seat, to }, { from, left, spaces, moved }) {
    shiftFigure(table, seat, from, to);
    table.emit({ type: 'figureMoved', seat, from, to });
    revealAndys(table, to);
    if (left === 1) return;
    const movedNow = { ...moved, [to]: (moved[to] ?? 0) + 1 };
    table.next({ type: 'move', left: left - 1, spaces, moved: movedNow });
  },
});
