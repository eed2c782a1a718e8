import type { Seat } from '../../kernel/play.js';
import type { Seen } from '../play.js';
import type { Reach } from '../state/notes.js';
import { seatOf, type Turn } from '../state/state.js';
import { boardOf, figuresOn, isEnemySpace, neighboursOf, numberOf } from './occupancy.js';

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

/** The walk of a figure in the Move action of its seat (CR-MOVE-09). */
export function actionWalk(
  seen: Seen,
  { seat, enemySpace }: Pick<Turn, 'seat' | 'enemySpace'>,
  from: number,
  steps: number,
): Walk {
  const enemies = enemySpace === null ? 'any' : numberOf(seen, enemySpace);
  return { seat, from, steps, enemies };
}

/** Where the figure can get. A move asks for its destination first and for the way to it afterwards. */
export function reachOf(seen: Seen, walk: Walk): Reach {
  const { notes } = seen;
  const { reach } = notes;
  const isSame = reach?.from === walk.from && reach.max === walk.steps && reach.seat === walk.seat;
  if (isSame) return reach;
  notes.reach = explore(seen, walk, 'stopped');
  return notes.reach;
}

/**
 * Breadth first. An enemy space ends the walk there (CR-MOVE-08), whether or not it may be entered;
 * with 'unstopped' it does not.
 */
export function explore(seen: Seen, walk: Walk, mode: 'stopped' | 'unstopped'): Reach {
  const { neighbours, zeros } = boardOf(seen);
  const stops = zeros.slice();
  const before = zeros.slice();
  const first = firstSpace(seen, walk);
  const longest = walk.from === nowhere ? walk.steps : walk.steps + 1;
  const queue: number[] = [];
  if (first !== nowhere) {
    stops[first] = 1;
    before[first] = nowhere;
    queue.push(first);
  }
  for (let next = 0; next < queue.length; next++) {
    const here = queue[next] as number;
    const done = stops[here] as number;
    if (done >= longest) break;
    const isStopped = mode === 'stopped' && here !== walk.from;
    if (isStopped && isEnemySpace(seen, here, walk.seat)) continue;
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
function firstSpace(seen: Seen, { from, seat }: Walk): number {
  if (from !== nowhere) return from;
  return numberOf(seen, seatOf(seen.state, seat).entry ?? '');
}

export function isReached({ stops }: Reach, at: number): boolean {
  return (stops[at] ?? 0) > 0;
}

/** Whether a figure that gets there may stay: enemy spaces and room (CR-MOVE-04, CR-MOVE-09). */
export function mayStay(seen: Seen, walk: Walk, at: number): boolean {
  return mayEnter(seen, walk, at) && hasRoom(seen, walk.seat, at);
}

export function mayEnter(seen: Seen, { enemies, seat }: Walk, at: number): boolean {
  return enemies === 'any' || enemies === at || !isEnemySpace(seen, at, seat);
}

export function hasRoom(seen: Seen, seat: Seat, at: number): boolean {
  return figuresOn(seen, at, seat) < seen.content.constants.move.ownPerSpace;
}

/** All spaces where the figure may end, by number. */
export function destinations(seen: Seen, walk: Walk): number[] {
  const reach = reachOf(seen, walk);
  const ends: number[] = [];
  for (let at = 0; at < reach.stops.length; at++) {
    if (isReached(reach, at) && at !== walk.from && mayStay(seen, walk, at)) ends.push(at);
  }
  return ends;
}

export function hasDestination(seen: Seen, walk: Walk): boolean {
  const first = firstSpace(seen, walk);
  const near = walk.from === nowhere ? [first] : neighboursOf(seen, first);
  for (const at of near) if (mayStay(seen, walk, at)) return true;
  return destinations(seen, walk).length > 0;
}

/** The spaces entered on the way, without the one where the figure stood. */
export function pathTo(seen: Seen, walk: Walk, to: number): string[] {
  const { spaces } = boardOf(seen);
  const { before } = reachOf(seen, walk);
  const path: string[] = [];
  for (let at = to; at !== nowhere && at !== walk.from; at = before[at] as number) {
    path.push(spaces[at] as string);
  }
  return path.reverse();
}
