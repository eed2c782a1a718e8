import type { Seat } from '../kernel/play.js';
import { boardOf, figuresOn, isEnemySpace, numberOf } from './ground.js';
import type { CityPosition } from './play.js';
import { type Figure, seatOf, type Turn } from './state.js';

/** How a figure may walk: the Move action, or a card's peaceful movement. */
export interface Walk {
  readonly seat: Seat;
  readonly from: Figure['at'];
  readonly steps: number;
  /** Which enemy spaces it may enter: any, one, or none. */
  readonly enemies: 'any' | 'none' | { readonly only: string };
}

/** Steps to each space by its number; -1 where the figure cannot get. */
export type Distances = readonly number[];

export const unreached = -1;

/** The walk of the active seat's figure in its Move action (CR-MOVE-09). */
export function actionWalk(turn: Turn, from: Figure['at'], steps: number): Walk {
  const { seat, enemySpace } = turn;
  return { seat, from, steps, enemies: enemySpace === null ? 'any' : { only: enemySpace } };
}

/**
 * Breadth first. An enemy space ends the walk there (CR-MOVE-08), whether or not it may be entered;
 * with 'unstopped' it does not.
 */
export function distances(
  position: CityPosition,
  walk: Walk,
  mode: 'stopped' | 'unstopped' = 'stopped',
): Distances {
  const { neighbours, spaces } = boardOf(position);
  const reached = new Array<number>(spaces.length).fill(unreached);
  const queue: number[] = [];
  const start = enter(position, walk, reached, queue);
  for (let next = 0; next < queue.length; next++) {
    const here = queue[next] as number;
    const steps = reached[here] as number;
    if (steps >= walk.steps) break;
    const isStopped = mode === 'stopped' && here !== start;
    if (isStopped && isEnemySpace(position, here, walk.seat)) continue;
    for (const there of neighbours[here] as readonly number[]) {
      if (reached[there] !== unreached) continue;
      reached[there] = steps + 1;
      queue.push(there);
    }
  }
  return reached;
}

/** Puts the first space into the queue; returns the origin's number, -1 for the pool (CR-MOVE-07). */
function enter(position: CityPosition, walk: Walk, reached: number[], queue: number[]): number {
  const isFromPool = walk.from === 'pool';
  const entry = seatOf(position.state, walk.seat).entry;
  const first = numberOf(position, isFromPool ? (entry ?? '') : walk.from);
  if (first < 0 || (isFromPool && walk.steps < 1)) return -1;
  reached[first] = isFromPool ? 1 : 0;
  queue.push(first);
  return isFromPool ? -1 : first;
}

/** Whether a figure that gets there may stay: enemy spaces and room (CR-MOVE-04, CR-MOVE-09). */
export function mayStay(position: CityPosition, walk: Walk, at: number): boolean {
  return mayEnter(position, walk, at) && hasRoom(position, walk.seat, at);
}

export function mayEnter(position: CityPosition, walk: Walk, at: number): boolean {
  const { enemies, seat } = walk;
  if (enemies === 'any' || !isEnemySpace(position, at, seat)) return true;
  return enemies !== 'none' && boardOf(position).spaces[at] === enemies.only;
}

export function hasRoom(position: CityPosition, seat: Seat, at: number): boolean {
  return figuresOn(position, at, seat) < position.content.constants.move.ownPerSpace;
}

/** All spaces where the figure may end, by number. */
export function destinations(position: CityPosition, walk: Walk, reached: Distances): number[] {
  const origin = numberOf(position, walk.from);
  const ends: number[] = [];
  for (let at = 0; at < reached.length; at++) {
    if (reached[at] === unreached || at === origin) continue;
    if (mayStay(position, walk, at)) ends.push(at);
  }
  return ends;
}

export function hasDestination(position: CityPosition, walk: Walk): boolean {
  const isFromPool = walk.from === 'pool';
  const entry = seatOf(position.state, walk.seat).entry ?? '';
  const first = numberOf(position, isFromPool ? entry : walk.from);
  if (first < 0 || walk.steps < 1) return false;
  const near = isFromPool ? [first] : (boardOf(position).neighbours[first] ?? []);
  for (const at of near) if (mayStay(position, walk, at)) return true;
  return destinations(position, walk, distances(position, walk)).length > 0;
}

/** The spaces entered on a shortest way; of several the first by east, north, west, south. */
export function shortestPath(position: CityPosition, walk: Walk, to: number): string[] {
  const { neighbours, spaces } = boardOf(position);
  const reached = distances(position, walk);
  const queue: number[] = [];
  const parents = new Map<number, number>();
  const start = enter(position, walk, [], queue);
  const first = queue[0] as number;
  for (const here of queue) {
    const steps = reached[here] as number;
    if (here !== start && isEnemySpace(position, here, walk.seat)) continue;
    for (const there of neighbours[here] as readonly number[]) {
      if (reached[there] !== steps + 1 || parents.has(there) || there === first) continue;
      parents.set(there, here);
      queue.push(there);
    }
  }
  const path = [to];
  for (let at = parents.get(to); at !== undefined; at = parents.get(at)) path.push(at);
  if (start >= 0) path.pop();
  return path.reverse().map((at) => spaces[at] as string);
}
