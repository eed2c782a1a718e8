import type { Square } from '../content/squares.js';
import type { Seen } from '../play.js';
import { type Crowd, noSquares, SquareSet } from '../state/notes.js';
import { type Place, placeOf, squareOf } from '../state/state.js';
import { cityOf, squareAt } from './board.js';

/*
 * Who stands where. Most squares that rules ask about are empty and hardly any holds two, so which do
 * is found out once a call; `moved` forgets it, `walked` keeps it true.
 */

function crowdOf(position: Seen): Crowd {
  position.notes.crowd ??= lookAround(position);
  return position.notes.crowd;
}

function lookAround(position: Seen): Crowd {
  const { state } = position;
  const { standing } = state;
  const { list, squares } = cityOf(position);
  const crowd: Crowd = {
    taken: new SquareSet(list.length),
    shared: noSquares,
    squares: new Array<Square>(standing.length),
  };
  for (let i = 0; i < standing.length; i++) {
    const square = squares.get(squareOf(state, standing[i] as string)) as Square;
    crowd.squares[i] = square;
    comeTo(crowd, square.index, list.length);
  }
  return crowd;
}

function comeTo(crowd: Crowd, index: number, size: number): void {
  if (!crowd.taken.has(index)) return crowd.taken.add(index);
  if (crowd.shared === noSquares) crowd.shared = new SquareSet(size);
  crowd.shared.add(index);
}

/** To be called when a counter has come or gone. */
export function moved({ notes }: Seen): void {
  notes.crowd = undefined;
  notes.start = undefined;
}

/** To be called when a counter has moved: most leave an empty square behind, and who stands where remains known. */
export function walked(position: Seen, blocker: string, from: string, to: string): void {
  const { state, notes } = position;
  const { crowd } = notes;
  notes.start = undefined;
  if (crowd === undefined) return;
  const left = squareAt(position, from).index;
  if (crowd.shared.has(left)) {
    notes.crowd = undefined;
    return;
  }
  const square = squareAt(position, to);
  crowd.taken.remove(left);
  crowd.squares[state.standing.indexOf(blocker)] = square;
  comeTo(crowd, square.index, cityOf(position).list.length);
}

/** Where each of those who stand on the board stands, in their order: found once a call, not looked up one by one. */
export function squaresTaken(position: Seen): readonly Square[] {
  return crowdOf(position).squares;
}

/** Whether nobody is in a square, inside or outside. */
export function isVacant(position: Seen, { index }: Square): boolean {
  return !crowdOf(position).taken.has(index);
}

export function isEmpty(position: Seen, space: string): boolean {
  return isVacant(position, squareAt(position, space));
}

/** Whether nobody is in any of these, inside or outside. */
export function areVacant(position: Seen, indexes: readonly number[]): boolean {
  const { taken } = crowdOf(position);
  for (const index of indexes) if (taken.has(index)) return false;
  return true;
}

/** Whether more than one counter is in a square, inside or outside. */
export function isShared(position: Seen, space: string): boolean {
  return isAnyShared(position) && crowdOf(position).shared.has(squareAt(position, space).index);
}

/** Whether more than one counter is in any square: hardly ever, and then nobody need be asked where it stands. */
export function isAnyShared(position: Seen): boolean {
  return crowdOf(position).shared !== noSquares;
}

const nobody: readonly string[] = [];

/** Blockers inside a square, in id order. */
export function insideAt(position: Seen, space: string): readonly string[] {
  return foundAt(position, space, false);
}

/** Blockers that hover outside a window, in id order. */
export function outsideAt(position: Seen, space: string): readonly string[] {
  return foundAt(position, space, true);
}

/** Blockers at a place, in id order. */
export function standingAt(position: Seen, { space, outside }: Place): readonly string[] {
  return foundAt(position, space, outside);
}

function foundAt(position: Seen, space: string, outside: boolean): readonly string[] {
  const { state } = position;
  const { taken, squares } = crowdOf(position);
  const square = squareAt(position, space);
  if (!taken.has(square.index)) return nobody;
  const found: string[] = [];
  for (let i = 0; i < squares.length; i++) {
    if (squares[i] !== square) continue;
    const id = state.standing[i] as string;
    if (placeOf(state, id).outside === outside) found.push(id);
  }
  return found;
}

/** Blockers in a square, inside and outside, in id order. */
export function allAt(position: Seen, space: string): readonly string[] {
  const { taken, squares } = crowdOf(position);
  const square = squareAt(position, space);
  if (!taken.has(square.index)) return nobody;
  return position.state.standing.filter((_, i) => squares[i] === square);
}

/** Blockers 1 square away, inside or outside, in id order. */
export function neighboursOf(position: Seen, { beside }: Square): readonly string[] {
  if (areVacant(position, beside)) return nobody;
  const squares = squaresTaken(position);
  return position.state.standing.filter((_, i) => beside.includes((squares[i] as Square).index));
}
