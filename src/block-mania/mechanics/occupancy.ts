import type { Square } from '../content/squares.js';
import type { Seen } from '../play.js';
import { type Crowd, noSquares, SquareSet } from '../state/notes.js';
import { blockerOf, findPlace, type Place } from '../state/state.js';
import { cityOf, isNextTo, squareAt } from './board.js';

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
  const { list, squares } = cityOf(position);
  const crowd: Crowd = { taken: new SquareSet(list.length), shared: noSquares };
  for (const id of state.standing) {
    const where = state.blockers[id]?.where;
    const square = typeof where === 'object' ? squares.get(where.space) : undefined;
    if (square !== undefined) comeTo(crowd, square.index, list.length);
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
export function walked(position: Seen, from: string, to: string): void {
  const { notes } = position;
  const { crowd } = notes;
  notes.start = undefined;
  if (crowd === undefined || from === to) return;
  const left = squareAt(position, from).index;
  if (crowd.shared.has(left)) {
    notes.crowd = undefined;
    return;
  }
  crowd.taken.remove(left);
  comeTo(crowd, squareAt(position, to).index, cityOf(position).list.length);
}

/** Whether nobody is in a square, inside or outside. */
export function isVacant(position: Seen, { index }: Square): boolean {
  return !crowdOf(position).taken.has(index);
}

export function isEmpty(position: Seen, space: string): boolean {
  return isVacant(position, squareAt(position, space));
}

/** Whether more than one counter is in a square, inside or outside. */
export function isShared(position: Seen, space: string): boolean {
  return crowdOf(position).shared.has(squareAt(position, space).index);
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
  if (isEmpty(position, space)) return nobody;
  const { state } = position;
  const found: string[] = [];
  for (const id of state.standing) {
    const { where } = blockerOf(state, id);
    if (typeof where === 'object' && where.space === space && where.outside === outside) {
      found.push(id);
    }
  }
  return found;
}

/** Blockers in a square, inside and outside, in id order. */
export function allAt(position: Seen, space: string): readonly string[] {
  if (isEmpty(position, space)) return nobody;
  return position.state.standing.filter((id) => findPlace(position.state, id)?.space === space);
}

/** Blockers 1 square away, inside or outside, in id order. */
export function neighboursOf(position: Seen, square: Square): readonly string[] {
  const { up, right, down, left } = square;
  const { taken } = crowdOf(position);
  const isTaken = (space: string | null) =>
    space !== null && taken.has(squareAt(position, space).index);
  if (!isTaken(up) && !isTaken(right) && !isTaken(down) && !isTaken(left)) return nobody;
  const { state } = position;
  return state.standing.filter((id) => isNextTo(square, findPlace(state, id)?.space ?? ''));
}
