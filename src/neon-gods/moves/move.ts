import type { MoveIn, Seat } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { inOrder, type SpaceId, spaceIds } from '../content/board.js';
import { indexOf } from '../content/geometry.js';
import { revealAndys } from '../mechanics/andys.js';
import { noteUse } from '../mechanics/chain.js';
import { figuresOf } from '../mechanics/control.js';
import { shiftFigure } from '../mechanics/figures.js';
import { canLeave, hasRoom, isWall, reach, unreached } from '../mechanics/reach.js';
import { defineMove, refuse, type Seen } from '../play.js';
import type { Space } from '../state/state.js';
import { spaceId } from '../state/terms.js';

export const pickFigure = defineMove({
  type: 'pickFigure',
  at: ['move'],
  params: { from: spaceId },
  context: ({ state }) => inOrder(state.board),
  options(_position, seat, _step, city) {
    const options: { type: 'pickFigure'; seat: number; from: SpaceId }[] = [];
    for (let i = 0; i < city.length; i++) {
      if (figuresOf(city[i] as Space, seat) === 0) continue;
      options.push({ type: 'pickFigure', seat, from: spaceIds[i] as SpaceId });
    }
    return options;
  },
  forbid(position, { seat, from }, { moved, spaces }, city) {
    const figures = figuresOf(city[indexOf(from)] as Space, seat);
    const gone = moved[from] ?? 0;
    if (figures > gone && canLeave(position, city, seat, from, spaces)) return undefined;
    return cannotPick(seat, from, figures, gone);
  },
  perform(table, { from }, { left, spaces, moved }) {
    table.next({ type: 'moveTo', from, left, spaces, moved });
  },
});
export interface PickFigureMove extends MoveIn<typeof pickFigure> {}

export const moveTo = defineMove({
  type: 'moveTo',
  at: ['moveTo'],
  params: { to: spaceId },
  context(position, { from, spaces }, seat) {
    const steps = reach(position, seat, from, spaces);
    return { steps, city: inOrder(position.state.board) };
  },
  options(_position, seat, _step, { steps }) {
    const options: { type: 'moveTo'; seat: number; to: SpaceId }[] = [];
    for (let i = 0; i < spaceIds.length; i++) {
      if (steps[i] === unreached) continue;
      options.push({ type: 'moveTo', seat, to: spaceIds[i] as SpaceId });
    }
    return options;
  },
  forbid(position, { seat, to }, { from, spaces }, { steps, city }) {
    // What is reached is no wall and no foreign base: most of a list needs no other question.
    const at = indexOf(to);
    const isReached = steps[at] !== unreached;
    if (isReached && to !== from && hasRoom(position, city[at] as Space, seat)) return;
    return cannotEnter(position, seat, to, from, spaces);
  },
  perform(table, { seat, to }, { from, left, spaces, moved }) {
    shiftFigure(table, seat, from, to);
    table.emit({ type: 'figureMoved', seat, from, to });
    revealAndys(table, to);
    noteUse(table);
    if (left === 1) return;
    const movedNow = { ...moved, [to]: (moved[to] ?? 0) + 1 };
    table.next({ type: 'move', left: left - 1, spaces, moved: movedNow });
  },
});
export interface MoveToMove extends MoveIn<typeof moveTo> {}

/** Sentences apart: inside `forbid`, every figure of a list would set aside the names that they mention. */
function cannotPick(seat: Seat, from: SpaceId, figures: number, moved: number) {
  if (figures === 0) return refuse('NG-MOVE-02', () => `seat ${seat} has no figure on ${from}`);
  if (figures > moved) return refuse('NG-MOVE-10', () => `a figure on ${from} has nowhere to go`);
  return refuse('NG-MOVE-07', () => `every figure of seat ${seat} on ${from} has moved already`);
}

/** Why a figure cannot get from `from` to `to`; asked only where it cannot. */
function cannotEnter(position: Seen, seat: Seat, to: SpaceId, from: SpaceId, spaces: number) {
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
    return refuse('NG-MOVE-05', () => {
      const figures = plural(figuresOf(space, seat), 'figure');
      return `${to} holds ${figures} of seat ${seat} already`;
    });
  }
  const unstopped = reach(position, seat, from, spaces, 'unstopped');
  if (unstopped[indexOf(to)] !== unreached) {
    return refuse('NG-MOVE-04', () => `enemies or andys stop the figure on its way to ${to}`);
  }
  return refuse('NG-MOVE-01', () => `${to} is more than ${spaces} spaces away from ${from}`);
}
