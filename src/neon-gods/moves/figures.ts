import type { MoveIn, Seat } from '../../kernel/play.js';
import { type SpaceId, spaceIds, spacesWhere } from '../content/board.js';
import { revealAndys } from '../mechanics/andys.js';
import { chainOn } from '../mechanics/chain.js';
import { figuresOf } from '../mechanics/control.js';
import { addFigures, placeFigureOnBase, shiftFigure } from '../mechanics/figures.js';
import { hasRoom, isWall, stepsFrom } from '../mechanics/reach.js';
import { cannotFindSeat } from '../mechanics/seats.js';
import { defineMove, type NeonPosition, refuse } from '../play.js';
import { seatOf } from '../state/state.js';
import { seatNumber, spaceId } from '../state/terms.js';

export const removeFigure = defineMove({
  type: 'removeFigure',
  at: ['removeFigures'],
  params: { owner: seatNumber, space: spaceId },
  options(position, seat) {
    return enemyFigures(position, seat).map(({ owner, at }) => {
      return { type: 'removeFigure', seat, owner, space: at };
    });
  },
  forbid: (position, { seat, owner, space }) => {
    return cannotChoose(position, seat, owner, space, 'NG-EVX-08');
  },
  perform(table, { seat, owner, space }, step) {
    addFigures(table, owner, space, -1);
    seatOf(table.state, owner).figureSupply++;
    table.emit({ type: 'figureRemoved', seat, owner, space });
    chainOn(table, step);
  },
});
export interface RemoveFigureMove extends MoveIn<typeof removeFigure> {}

export const pushPick = defineMove({
  type: 'pushPick',
  at: ['pushFigures'],
  params: { owner: seatNumber, from: spaceId },
  options(position, seat) {
    return enemyFigures(position, seat).map(({ owner, at }) => {
      return { type: 'pushPick', seat, owner, from: at };
    });
  },
  forbid(position, { seat, owner, from }, { moved }) {
    const refusal = cannotChoose(position, seat, owner, from, 'NG-EVX-09');
    if (refusal !== undefined) return refusal;
    const figures = figuresOf(position.state.board[from], owner);
    if (figures <= (moved[`${owner}:${from}`] ?? 0)) {
      return refuse(
        'NG-EVX-09',
        () => `every figure of seat ${owner} on ${from} has been pushed already`,
      );
    }
    if (!stepsFrom(position, from).some((to) => !cannotPushTo(position, owner, from, to))) {
      return refuse('NG-EVX-09', () => `a figure on ${from} has nowhere to be pushed`);
    }
    return undefined;
  },
  perform(table, { owner, from }, { left, moved }) {
    table.next({ type: 'pushTo', owner, from, left, moved });
  },
});
export interface PushPickMove extends MoveIn<typeof pushPick> {}

export const pushTo = defineMove({
  type: 'pushTo',
  at: ['pushTo'],
  params: { to: spaceId },
  options(position, seat, { from }) {
    const steps = stepsFrom(position, from);
    const inOrder = spaceIds.filter((at) => steps.includes(at));
    return inOrder.map((to) => ({ type: 'pushTo', seat, to }));
  },
  forbid: (position, { to }, { owner, from }) => cannotPushTo(position, owner, from, to),
  perform(table, { seat, to }, { owner, from, left, moved }) {
    shiftFigure(table, owner, from, to);
    table.emit({ type: 'figurePushed', seat, owner, from, to });
    revealAndys(table, to);
    if (left === 1) return;
    const key = `${owner}:${to}`;
    const movedNow = { ...moved, [key]: (moved[key] ?? 0) + 1 };
    table.next({ type: 'pushFigures', left: left - 1, moved: movedNow });
  },
});
export interface PushToMove extends MoveIn<typeof pushTo> {}

export const placeFigure = defineMove({
  type: 'placeFigure',
  at: ['placeFigures'],
  params: {},
  options: (_position, seat) => [{ type: 'placeFigure', seat }],
  forbid({ state }, { seat }) {
    if (seatOf(state, seat).figureSupply > 0) return undefined;
    return refuse('NG-LIMIT-02', () => `seat ${seat} has no figure left in the supply`);
  },
  perform(table, { seat }, step) {
    placeFigureOnBase(table, seat);
    chainOn(table, step);
  },
});
export interface PlaceFigureMove extends MoveIn<typeof placeFigure> {}

function enemyFigures({ state }: NeonPosition, seat: Seat): { owner: Seat; at: SpaceId }[] {
  return state.seats.flatMap((_, owner) => {
    if (owner === seat) return [];
    const at = spacesWhere(state.board, (space) => figuresOf(space, owner) > 0);
    return at.map((space) => ({ owner, at: space }));
  });
}

/** Only figures of opponents, and never on a base. */
function cannotChoose(
  { state }: NeonPosition,
  seat: Seat,
  owner: Seat,
  at: SpaceId,
  rule: 'NG-EVX-08' | 'NG-EVX-09',
) {
  const unknown = cannotFindSeat(state, owner);
  if (unknown !== undefined) return unknown;
  if (owner === seat) return refuse(rule, () => 'choose a figure of an opponent');
  if (figuresOf(state.board[at], owner) === 0) {
    return refuse(rule, () => `seat ${owner} has no figure on ${at}`);
  }
  if (state.board[at].base !== null) return refuse(rule, () => `${at} is a base`);
  return undefined;
}

function cannotPushTo(position: NeonPosition, owner: Seat, from: SpaceId, to: SpaceId) {
  const space = position.state.board[to];
  if (!stepsFrom(position, from).includes(to)) {
    return refuse('NG-EVX-09', () => `${to} is not one step away from ${from}`);
  }
  if (space.base !== null) return refuse('NG-EVX-09', () => `${to} is a base`);
  if (isWall(position, space)) return refuse('NG-TA-01', () => `${to} is a dead zone`);
  if (!hasRoom(position, space, owner)) {
    return refuse('NG-EVX-09', () => `${to} is full of figures of seat ${owner}`);
  }
  return undefined;
}
