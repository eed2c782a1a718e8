import type { Refusal } from '../../kernel/rules.js';
import type { Gap } from '../content/city.js';
import type { Square } from '../content/squares.js';
import { blockerName, boardName } from '../describe/names.js';
import { refuse, type Seen } from '../play.js';
import type { RuleId } from '../rules.js';
import { squareState } from '../state/state.js';
import { kindOf } from './blockers.js';
import { cityOf, isCollapsed, isSound, pedwayWorks, squareAt } from './board.js';
import { cannotArrive, type Start } from './travel.js';

/*
 * The lines between the blocks: sky-rail, mega-way and pedway.
 */

export const sideways = ['left', 'right'] as const;
export type Sideways = (typeof sideways)[number];

/** Where a ride goes, and which way round. */
export interface Ride {
  readonly board: number;
  readonly direction: Sideways;
}

/** Why no car takes it to that station (BM-RAIL-01 to -07). */
export function cannotTakeCar(
  position: Seen,
  start: Start,
  { board, direction }: Ride,
): Refusal<RuleId> | undefined {
  const { from } = start;
  const cannot = start.cannot ?? cannotSqueezeIn(position, start);
  if (cannot !== undefined) return cannot;
  const hasCar = squareState(position.state, from.id).car > 0;
  const isHere = hasCar && !start.outside && isSound(position.state, from);
  const path = isHere ? linePath(position, from, 'station', board, direction) : undefined;
  if (path === undefined) {
    return refuse('BM-RAIL-02', () => {
      return `no car goes ${direction} from ${from.id} to ${boardName(position, board)}`;
    });
  }
  const barred = path.find((space) => isBarred(position, space, ['tubeway', 'station'], 'skyRail'));
  if (barred !== undefined) return refuse('BM-RAIL-03', () => `${barred} has collapsed`);
  return cannotArriveBy(position, start, path, 'BM-RAIL-05');
}

/** Why it cannot drive to that vehicle park (BM-MWAY-01 to -06). */
export function cannotDrive(
  position: Seen,
  start: Start,
  { board, direction }: Ride,
): Refusal<RuleId> | undefined {
  const { blocker, from } = start;
  const cannot = start.cannot ?? cannotSqueezeIn(position, start);
  if (cannot !== undefined) return cannot;
  if (kindOf(position, blocker) === 'mob') {
    return refuse('BM-MOB-01', () => `${blockerName(position, blocker)} is a mob`);
  }
  const isParked = from.location === 'vehiclePark' && !start.outside;
  const isHere = isParked && isSound(position.state, from);
  const path = isHere ? linePath(position, from, 'vehiclePark', board, direction) : undefined;
  if (path === undefined) {
    return refuse('BM-MWAY-01', () => {
      return `no vehicle goes ${direction} from ${from.id} to ${boardName(position, board)}`;
    });
  }
  const barred = path.find((space) =>
    isBarred(position, space, ['tunnel', 'vehiclePark'], 'megaWay'),
  );
  if (barred !== undefined) return refuse('BM-MWAY-02', () => `${barred} has collapsed`);
  return cannotArriveBy(position, start, path, 'BM-MWAY-04');
}

type LineEnd = 'station' | 'vehiclePark';

/** Why no pedway takes it that way (BM-PED-01 to -07, BM-RULING-22). */
export function cannotTakePedway(
  position: Seen,
  start: Start,
  direction: Sideways,
): Refusal<RuleId> | undefined {
  const { cannot, from } = start;
  if (cannot !== undefined) return cannot;
  const gap = start.outside ? undefined : pedwayFrom(position, from, direction);
  if (gap === undefined) {
    return refuse('BM-PED-01', () => `no pedway leads ${direction} from ${from.id}`);
  }
  if (!pedwayWorks(position, gap)) return refuse('BM-PED-02', () => 'the pedway has stopped');
  return cannotArriveBy(position, start, pedwayPath(gap, from, direction), 'BM-PED-07');
}

function cannotSqueezeIn(position: Seen, { blocker }: Start): Refusal<RuleId> | undefined {
  if (kindOf(position, blocker) !== 'fatty') return undefined;
  return refuse('BM-FAT-01', () => `${blockerName(position, blocker)} is a fatty`);
}

/** Every square from the next one to the end on that board (BM-RULING-18); nothing where no line leads. */
export function linePath(
  position: Seen,
  from: Square,
  end: LineEnd,
  board: number,
  direction: Sideways,
): string[] | undefined {
  const plan = cityOf(position).plans[board];
  const to = end === 'station' ? plan?.station : plan?.park;
  if (to === undefined || to === from.id || squareAt(position, to).l !== from.l) return undefined;
  const path: string[] = [];
  for (let space = from[direction]; space !== null; space = squareAt(position, space)[direction]) {
    path.push(space);
    if (space === to) return path;
  }
  return undefined;
}

function isBarred(
  position: Seen,
  space: string,
  locations: readonly Square['location'][],
  link: Square['link'],
): boolean {
  const square = squareAt(position, space);
  const matters = square.link === link || locations.includes(square.location);
  return matters && isCollapsed(position.state, space);
}

function cannotArriveBy(
  position: Seen,
  start: Start,
  path: readonly string[],
  occupied: RuleId,
): Refusal<RuleId> | undefined {
  const square = squareAt(position, path[path.length - 1] as string);
  const cost = position.content.constants.rideCost;
  return cannotArrive(position, start, { square, cost, by: 'riding', occupied });
}

export function pedwayFrom(position: Seen, from: Square, direction: Sideways): Gap | undefined {
  return cityOf(position).gaps.find(({ pedway, termini }) => {
    return termini[direction === 'right' ? 0 : 1] === from.id || pedway.includes(from.id);
  });
}

export function pedwayPath({ pedway, termini }: Gap, from: Square, direction: Sideways): string[] {
  const way =
    direction === 'right' ? [...pedway, termini[1]] : [...pedway].reverse().concat(termini[0]);
  return way.slice(way.indexOf(from.id) + 1);
}
