import type { Seat } from '../../kernel/play.js';
import type { CityPosition } from '../play.js';
import type { Reach } from '../state/notes.js';
import { seatOf, type Turn } from '../state/state.js';
import { boardOf, figuresOn, isEnemySpace, numberOf } from './occupancy.js';

/** How a figure may walk: the Move action, or a card's peaceful movement. */
export interface Walk {
  readonly seat: Seat;
  /** The number of the space where it stands; `nowhere` for a figure of the pool. */
  readonly from: number;
  readonly steps: number;
  /** Which enemy spaces it may enter: any, none, or the one of this number. */
  readonly enemies: 'any' | 'none' | number;
}

/** Where a figure of the pool starts, and what is before the first space of a way. */
export const nowhere = -1;

/** The walk of the active seat's figure in its Move action (CR-MOVE-09). */
export function actionWalk(
  position: CityPosition,
  { seat, enemySpace }: Turn,
  from: number,
  steps: number,
): Walk {
  const enemies = enemySpace === null ? 'any' : numberOf(position, enemySpace);
  return { seat, from, steps, enemies };
}

/** Where the figure can get. A move asks for its destination first and for the way to it afterwards. */
export function reachOf(position: CityPosition, walk: Walk): Reach {
  const { notes } = position;
  const { reach } = notes;
  const isSame = reach?.from === walk.from && reach.max === walk.steps && reach.seat === walk.seat;
  if (isSame) return reach;
  notes.reach = explore(position, walk, 'stopped');
  return notes.reach;
}

/**
 * Breadth first. An enemy space ends the walk there (CR-MOVE-08), whether or not it may be entered;
 * with 'unstopped' it does not.
 */
export function explore(position: CityPosition, walk: Walk, mode: 'stopped' | 'unstopped'): Reach {
  const { neighbours, zeros } = boardOf(position);
  const stops = zeros.slice();
  const before = zeros.slice();
  const first = firstSpace(position, walk);
  const longest = walk.from === nowhere ? walk.steps : walk.steps + 1;
  const queue: number[] = [];
  if (first !== nowhere && longest > 0) {
    stops[first] = 1;
    before[first] = nowhere;
    queue.push(first);
  }
  for (let next = 0; next < queue.length; next++) {
    const here = queue[next] as number;
    const done = stops[here] as number;
    if (done >= longest) break;
    const isStopped = mode === 'stopped' && here !== walk.from;
    if (isStopped && isEnemySpace(position, here, walk.seat)) continue;
    for (const there of neighbours[here] as readonly number[]) {
      if (stops[there] !== 0) continue;
      stops[there] = done + 1;
      before[there] = here;
      queue.push(there);
    }
  }
  return { seat: walk.seat, from: walk.from, max: walk.steps, stops, before };
}

/** Where the figure stands; a figure of the pool starts on its entry space (CR-MOVE-07). */
function firstSpace(position: CityPosition, { from, seat }: Walk): number {
  if (from !== nowhere) return from;
  return numberOf(position, seatOf(position.state, seat).entry ?? '');
}

export function isReached({ stops }: Reach, at: number): boolean {
  return (stops[at] ?? 0) > 0;
}

/** Whether a figure that gets there may stay: enemy spaces and room (CR-MOVE-04, CR-MOVE-09). */
export function mayStay(position: CityPosition, walk: Walk, at: number): boolean {
  return mayEnter(position, walk, at) && hasRoom(position, walk.seat, at);
}

export function mayEnter(position: CityPosition, { enemies, seat }: Walk, at: number): boolean {
  return enemies === 'any' || enemies === at || !isEnemySpace(position, at, seat);
}

export function hasRoom(position: CityPosition, seat: Seat, at: number): boolean {
  return figuresOn(position, at, seat) < position.content.constants.move.ownPerSpace;
}

/** All spaces where the figure may end, by number. */
export function destinations(position: CityPosition, walk: Walk, reach: Reach): number[] {
  const ends: number[] = [];
  for (let at = 0; at < reach.stops.length; at++) {
    if (isReached(reach, at) && at !== walk.from && mayStay(position, walk, at)) ends.push(at);
  }
  return ends;
}

export function hasDestination(position: CityPosition, walk: Walk): boolean {
  const first = firstSpace(position, walk);
  if (first === nowhere || walk.steps < 1) return false;
  const near = walk.from === nowhere ? [first] : (boardOf(position).neighbours[first] ?? []);
  for (const at of near) if (mayStay(position, walk, at)) return true;
  return destinations(position, walk, reachOf(position, walk)).length > 0;
}

/** The spaces entered on the way, without the one where the figure stood. */
export function pathTo(position: CityPosition, walk: Walk, to: number): string[] {
  const { spaces } = boardOf(position);
  const { before } = reachOf(position, walk);
  const path: string[] = [];
  for (let at = to; at !== nowhere && at !== walk.from; at = before[at] as number) {
    path.push(spaces[at] as string);
  }
  return path.reverse();
}
