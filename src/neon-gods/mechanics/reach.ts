import type { Seat } from '../../kernel/play.js';
import { inOrder, type SpaceId, spaceIds, spacesWhere } from '../content/board.js';
import { besideIndex, indexOf, neighbours } from '../content/geometry.js';
import type { Scenario } from '../content/schema.js';
import type { Seen } from '../play.js';
import type { Space } from '../state/state.js';
import { figuresOf, hasEnemyFigure } from './control.js';

type Flags = Scenario['flags'];

/** Whether figures and andys on the way stop a figure; without stops, only walls and bases are left. */
export type Stops = 'stopping' | 'unstopped';

/** Where a figure cannot get. */
export const unreached = -1;
const nowhere: readonly number[] = spaceIds.map(() => unreached);

/** Spaces that were entered, in the order in which the search goes on from them. One for all searches: each is over at once. */
const entered = new Int8Array(spaceIds.length);

/**
 * Steps from `from` to every space a figure of this seat can enter, in canonical order; `unreached`
 * where it cannot get. It is a breadth-first search in which a forced stop is a dead end, so only
 * origin and destination matter, never the path. It works on positions in the canonical order: this is the hottest
 * code of the game, and with a function and a growing list made for each search its lists took a sixth longer.
 */
export function reach(
  { state, content }: Seen,
  seat: Seat,
  from: SpaceId,
  spaces: number,
  stops: Stops = 'stopping',
): number[] {
  const city = inOrder(state.board);
  const { flags } = content.setting(state);
  const steps = nowhere.slice();
  const start = indexOf(from);
  steps[start] = 0;
  entered[0] = start;
  let count = 1;
  let tunnels: readonly number[] | undefined;
  for (let i = 0; i < count; i++) {
    const at = entered[i] as number;
    const taken = steps[at] as number;
    if (taken === spaces) break;
    const space = city[at] as Space;
    if (at !== start && stops === 'stopping' && mustStop(flags, space, seat)) continue;
    const beside = besideIndex[at] as readonly number[];
    count = enterAll(beside, steps, taken + 1, count, city, flags, seat);
    if (!space.tunnel) continue;
    tunnels ??= tunnelsIn(city);
    count = enterAll(tunnels, steps, taken + 1, count, city, flags, seat);
  }
  return steps;
}

/** Enters those that can be entered and have not been; how many have been entered then. */
function enterAll(
  next: readonly number[],
  steps: number[],
  taken: number,
  count: number,
  city: readonly Space[],
  flags: Flags,
  seat: Seat,
): number {
  let more = count;
  for (const to of next) {
    if (steps[to] !== unreached) continue;
    if (!isEnterable(flags, city[to] as Space, seat)) continue;
    steps[to] = taken;
    entered[more++] = to;
  }
  return more;
}

function tunnelsIn(city: readonly Space[]): number[] {
  const tunnels: number[] = [];
  for (let at = 0; at < city.length; at++) if ((city[at] as Space).tunnel) tunnels.push(at);
  return tunnels;
}

/** NG-MOVE-03, NG-TUNNEL-01: orthogonal neighbours, and from a tunnel every other tunnel. */
export function stepsFrom(position: Seen, at: SpaceId): readonly SpaceId[] {
  const { board } = position.state;
  const beside = neighbours[at];
  if (!board[at].tunnel) return beside;
  const tunnels = spacesWhere(board, ({ tunnel }) => tunnel);
  return [...beside, ...tunnels.filter((other) => other !== at && !beside.includes(other))];
}

/** NG-MOVE-05: room for one more own figure. */
export function hasRoom({ content }: Seen, space: Space, seat: Seat): boolean {
  return space.base === seat || figuresOf(space, seat) < content.constants.maxOwnFiguresPerSpace;
}

/** NG-TA-01: under its flag nobody enters or crosses a dead zone. */
export function isWall({ state, content }: Seen, space: Space): boolean {
  return space.dead && content.setting(state).flags.deadZonesImpassable;
}

/** Whether a figure picked up at `from` could be put down anywhere else (NG-MOVE-10); `city` is the board in its order. */
export function canLeave(
  position: Seen,
  city: readonly Space[],
  seat: Seat,
  from: SpaceId,
  spaces: number,
): boolean {
  const { state, content } = position;
  const { flags } = content.setting(state);
  for (const to of besideIndex[indexOf(from)] as readonly number[]) {
    const space = city[to] as Space;
    if (isEnterable(flags, space, seat) && hasRoom(position, space, seat)) return true;
  }
  return canGoFurther(position, city, seat, from, spaces);
}

/** The same by all ways; what is reached can be entered. */
function canGoFurther(
  position: Seen,
  city: readonly Space[],
  seat: Seat,
  from: SpaceId,
  spaces: number,
): boolean {
  const steps = reach(position, seat, from, spaces);
  const start = indexOf(from);
  return city.some((space, i) => {
    return i !== start && steps[i] !== unreached && hasRoom(position, space, seat);
  });
}

function isEnterable({ deadZonesImpassable }: Flags, space: Space, seat: Seat): boolean {
  return (space.base === null || space.base === seat) && !(space.dead && deadZonesImpassable);
}

/** NG-MOVE-04; NG-TA-04 lets a figure slip past enemies in a tunnel, never past andys. */
function mustStop({ passEnemiesInTunnels }: Flags, space: Space, seat: Seat): boolean {
  if (space.andys.length > 0) return true;
  return hasEnemyFigure(space, seat) && !(space.tunnel && passEnemiesInTunnels);
}
