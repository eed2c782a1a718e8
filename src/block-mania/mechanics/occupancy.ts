import type { City, Square } from '../content/city.js';
import type { ManiaPosition } from '../play.js';
import { blockerOf, placeOf, type State } from '../state/state.js';
import { cityOf, isNextTo, squareAt } from './board.js';

/*
 * Who stands where. Most squares that rules ask about are empty and hardly any holds two, so which do
 * is found out once a call; `moved` forgets it.
 */

/** The squares with anybody in them, and those with more than one, inside or outside. */
export interface Crowd {
  readonly taken: SquareSet;
  readonly shared: SquareSet;
}

/** A set of squares by index, a bit each. */
class SquareSet {
  readonly #words: number[];

  constructor(size: number) {
    this.#words = new Array<number>((size >> 5) + 1).fill(0);
  }

  has(index: number): boolean {
    return (((this.#words[index >> 5] as number) >> (index & 31)) & 1) === 1;
  }

  add(index: number): void {
    this.#words[index >> 5] = (this.#words[index >> 5] as number) | (1 << (index & 31));
  }
}

function crowdOf(position: ManiaPosition): Crowd {
  const { notes } = position;
  notes.crowd ??= lookAround(position.state, cityOf(position));
  return notes.crowd;
}

function lookAround(state: State, { list, squares }: City): Crowd {
  const taken = new SquareSet(list.length);
  const shared = new SquareSet(list.length);
  for (const id of state.standing) {
    const square = squares.get(placeOf(state, id)?.sq ?? '');
    if (square === undefined) continue;
    if (taken.has(square.index)) shared.add(square.index);
    else taken.add(square.index);
  }
  return { taken, shared };
}

/** To be called when a counter has come, gone or moved. */
export function moved({ notes }: ManiaPosition): void {
  notes.crowd = undefined;
  notes.start = undefined;
}

/** Whether nobody is in a square, inside or outside. */
export function isVacant(position: ManiaPosition, { index }: Square): boolean {
  return !crowdOf(position).taken.has(index);
}

export function isEmpty(position: ManiaPosition, sq: string): boolean {
  return isVacant(position, squareAt(position, sq));
}

/** Whether more than one counter is in a square, inside or outside. */
export function isShared(position: ManiaPosition, sq: string): boolean {
  return crowdOf(position).shared.has(squareAt(position, sq).index);
}

const nobody: readonly string[] = [];

/** Blockers inside a square, in id order. */
export function insideAt(position: ManiaPosition, sq: string): readonly string[] {
  return standingAt(position, sq, false);
}

/** Blockers at a location, in id order. */
export function standingAt(position: ManiaPosition, sq: string, out: boolean): readonly string[] {
  if (isEmpty(position, sq)) return nobody;
  const { state } = position;
  const found: string[] = [];
  for (const id of state.standing) {
    const { where } = blockerOf(state, id);
    if (typeof where === 'object' && where.sq === sq && where.out === out) found.push(id);
  }
  return found;
}

/** Blockers in a square, inside and outside, in id order. */
export function allAt(position: ManiaPosition, sq: string): readonly string[] {
  if (isEmpty(position, sq)) return nobody;
  return position.state.standing.filter((id) => placeOf(position.state, id)?.sq === sq);
}

/** Blockers 1 square away, inside or outside, in id order. */
export function neighboursOf(position: ManiaPosition, square: Square): readonly string[] {
  const { up, right, down, left } = square;
  const { taken } = crowdOf(position);
  const isTaken = (sq: string | null) => sq !== null && taken.has(squareAt(position, sq).index);
  if (!isTaken(up) && !isTaken(right) && !isTaken(down) && !isTaken(left)) return nobody;
  const { state } = position;
  return state.standing.filter((id) => isNextTo(square, placeOf(state, id)?.sq ?? ''));
}
