import type { Seat } from '../kernel/play.js';
import { type SpaceId, spaceIds } from './board.js';
import { figuresOf, hasEnemyFigure } from './control.js';
import { besideIndex, indexOf, neighbours } from './geometry.js';
import type { NeonPosition } from './play.js';
import type { Space } from './state.js';

/** Whether figures and andys on the way stop a figure; without stops, only walls and bases are left. */
export type Stops = 'stopping' | 'unstopped';

/** Where a figure cannot get. */
export const unreached = -1;
const nowhere: readonly number[] = spaceIds.map(() => unreached);

/**
 * Steps from `from` to every space a figure of this seat can enter, in canonical order; `unreached`
 * where it cannot get. It is a breadth-first search in which a forced stop is a dead end, so only
 * origin and destination matter, never the path. It works on positions in the canonical order:
 * this is the hottest loop of the game, and looking spaces up by id costs more than all the rest.
 */
export function reach(
  position: NeonPosition,
  seat: Seat,
  from: SpaceId,
  spaces: number,
  stops: Stops = 'stopping',
): number[] {
  const { board } = position.state;
  const steps = nowhere.slice();
  const start = indexOf[from];
  const queue = [start];
  steps[start] = 0;
  let tunnels: number[] | undefined;
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head] as number;
    const taken = steps[at] as number;
    if (taken === spaces) break;
    const space = board[spaceIds[at] as SpaceId];
    if (at !== start && stops === 'stopping' && mustStop(position, space, seat)) continue;
    for (const to of besideIndex[at] as readonly number[]) enter(to, taken + 1);
    if (!space.tunnel) continue;
    tunnels ??= tunnelSpaces(position);
    for (const to of tunnels) enter(to, taken + 1);
  }
  return steps;

  function enter(to: number, taken: number): void {
    if (steps[to] !== unreached) return;
    if (!isEnterable(position, board[spaceIds[to] as SpaceId], seat)) return;
    steps[to] = taken;
    queue.push(to);
  }
}

function tunnelSpaces({ state }: NeonPosition): number[] {
  const tunnels: number[] = [];
  for (let i = 0; i < spaceIds.length; i++) {
    if (state.board[spaceIds[i] as SpaceId].tunnel) tunnels.push(i);
  }
  return tunnels;
}

/** NG-MOVE-03, NG-TUNNEL-01: orthogonal neighbours, and from a tunnel every other tunnel. */
export function stepsFrom(position: NeonPosition, at: SpaceId): readonly SpaceId[] {
  const { board } = position.state;
  const beside = neighbours[at];
  if (!board[at].tunnel) return beside;
  const tunnels = spaceIds.filter((other) => {
    return other !== at && board[other].tunnel && !beside.includes(other);
  });
  return [...beside, ...tunnels];
}

/** NG-MOVE-05: room for one more own figure. */
export function hasRoom({ content }: NeonPosition, space: Space, seat: Seat): boolean {
  return space.base === seat || figuresOf(space, seat) < content.constants.maxOwnFiguresPerSpace;
}

/** NG-TA-01. */
export function isWall({ state, content }: NeonPosition, space: Space): boolean {
  return space.dead && content.setting(state).flags.deadZonesImpassable;
}

/** Whether a figure picked up at `from` could be put down anywhere else (NG-MOVE-10). */
export function canLeave(
  position: NeonPosition,
  seat: Seat,
  from: SpaceId,
  spaces: number,
): boolean {
  const { board } = position.state;
  for (const to of neighbours[from]) {
    const space = board[to];
    if (isEnterable(position, space, seat) && hasRoom(position, space, seat)) return true;
  }
  const steps = reach(position, seat, from, spaces);
  return spaceIds.some((to, i) => {
    return to !== from && steps[i] !== unreached && hasRoom(position, board[to], seat);
  });
}

function isEnterable(position: NeonPosition, space: Space, seat: Seat): boolean {
  return (space.base === null || space.base === seat) && !isWall(position, space);
}

/** NG-MOVE-04; NG-TA-04 lets a figure slip past enemies in a tunnel, never past andys. */
function mustStop({ state, content }: NeonPosition, space: Space, seat: Seat): boolean {
  if (space.andys.length > 0) return true;
  if (!hasEnemyFigure(space, seat)) return false;
  return !(space.tunnel && content.setting(state).flags.passEnemiesInTunnels);
}
