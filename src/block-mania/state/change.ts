import { owned } from '../../kernel/sharing.js';
import { withPlace } from '../../kit/values.js';
import {
  type Active,
  type Blocker,
  type BoardState,
  blockerOf,
  type OpenState,
  type SquareState,
  type State,
  squareState,
} from './state.js';

/*
 * What takes the place of a square, a board, a blocker or an activation is written out, then changed: so all of them keep one form, and whatever
 * looks at them is faster than with the many forms that spreading makes.
 */

export function changeSquare(state: State, space: string, change: Partial<SquareState>): void {
  const next = Object.assign(copySquare(squareState(state, space)), change);
  state.spaces = owned(state.spaces, copyEntries);
  if (isClean(next)) delete state.spaces[space];
  else state.spaces[space] = next;
}

/** Takes everything off a square. */
export function clearSquare(state: State, space: string): void {
  state.spaces = owned(state.spaces, copyEntries);
  delete state.spaces[space];
}

export function changeBoard(state: State, k: number, change: Partial<BoardState>): void {
  const next = Object.assign(copyBoard(state.boards[k] as BoardState), change);
  state.boards = withPlace(state.boards, k, next);
}

/** An activation that goes on with these changes. */
export function withActive(active: Active, change: Partial<Active>): Active {
  const { blocker, movePoints, noMove, flown, ended, trail, covered, freeVisited } = active;
  const copy = { blocker, movePoints, noMove, flown, ended, trail, covered, freeVisited };
  return Object.assign(copy, change);
}

export function changeBlocker(state: OpenState, blocker: string, change: Partial<Blocker>): void {
  const next = Object.assign(copyBlocker(blockerOf(state, blocker)), change);
  // Of these none is ever deleted: spreading them takes less than half as long as copying key by key.
  state.blockers = owned(state.blockers, (blockers) => ({ ...blockers }));
  state.blockers[blocker] = next;
}

function copySquare(from: Readonly<SquareState>): SquareState {
  const { fire, structural, collapsed, looted, scrawl, car, linkHits } = from;
  return { fire, structural, collapsed, looted, scrawl, car, linkHits };
}

function isClean(square: SquareState): boolean {
  const { fire, structural, collapsed, looted, scrawl, car, linkHits } = square;
  return fire + structural + car + linkHits === 0 && !collapsed && !looted && !scrawl;
}

function copyBoard(from: BoardState): BoardState {
  const { block, seat, power, powerDead, tankDead, fallen, catastropheCheck } = from;
  return { block, seat, power, powerDead, tankDead, fallen, catastropheCheck };
}

function copyBlocker(from: Blocker): Blocker {
  return {
    type: from.type,
    block: from.block,
    where: from.where,
    items: from.items,
    deployedHeavy: from.deployedHeavy,
    flipped: from.flipped,
    fired: from.fired,
    activatedTurn: from.activatedTurn,
    activatedBy: from.activatedBy,
    drewThisPhase: from.drewThisPhase,
    startedPhaseAt: from.startedPhaseAt,
    placedBy: from.placedBy,
  };
}

/**
 * An empty record for many entries. Engines give a small record another form with each new key, and everything that
 * reads it has to learn that form; one that has lost a key is a table of hashes from the start.
 */
export function longRecord<T>(): Record<string, T> {
  const record: Record<string, unknown> = { first: null, second: null };
  delete record.first;
  delete record.second;
  return record as Record<string, T>;
}

/** Key by key: once keys have been deleted from a record, spreading it takes four times as long. */
function copyEntries<T>(record: Record<string, T>): Record<string, T> {
  const copy = longRecord<T>();
  for (const key in record) copy[key] = record[key] as T;
  return copy;
}
