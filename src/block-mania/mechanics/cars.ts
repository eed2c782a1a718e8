import type { ManiaTable, Seen } from '../play.js';
import { changeSquare } from '../state/change.js';
import { squareState, type TrailEntry } from '../state/state.js';
import { cityOf } from './board.js';

/** Cars in play, wherever they wait. */
export function carsInPlay(position: Seen): number {
  let cars = 0;
  for (const space of cityOf(position).rails) cars += squareState(position.state, space).car;
  return cars;
}

/** BM-RAIL-06: the car goes with its rider. */
export function moveCar({ state }: ManiaTable, from: string, to: string): void {
  const { car } = squareState(state, from);
  if (!state.options.carMoves || car === 0) return;
  changeSquare(state, from, { car: car - 1 });
  changeSquare(state, to, { car: squareState(state, to).car + 1 });
}

/** The rider is halted at this place of its trail: its car stops there, and whatever it rode later it has not ridden. */
export function takeBackRides(table: ManiaTable, trail: readonly TrailEntry[], at: number): void {
  for (let i = trail.length - 1; i > at; i--) {
    const { space: arrived, via } = entryAt(trail, i);
    if (via !== 'skyRail') continue;
    while (i > at && entryAt(trail, i).via === 'skyRail') i--;
    moveCar(table, arrived, entryAt(trail, i).space);
  }
}

function entryAt(trail: readonly TrailEntry[], i: number): TrailEntry {
  return trail[i] as TrailEntry;
}
