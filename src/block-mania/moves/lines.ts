import * as z from 'zod';
import type { MoveIn } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import type { Gap } from '../content/city.js';
import type { Square } from '../content/squares.js';
import { blockerName, boardName } from '../describe/names.js';
import { activeSquare } from '../mechanics/activation.js';
import { kindOf } from '../mechanics/blockers.js';
import { cityOf, isCollapsed, isSound, pedwayWorks, planOf, squareAt } from '../mechanics/board.js';
import { moveCar } from '../mechanics/cars.js';
import { cannotArrive, type Start, startOf, travel } from '../mechanics/travel.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { squareState } from '../state/state.js';
import { seatNumber } from '../state/terms.js';

/*
 * The lines between the blocks: sky-rail, mega-way and pedway.
 */

const sideways = ['left', 'right'] as const;
type Sideways = (typeof sideways)[number];

/** With a car to another station, from a station or from where a rider was halted (BM-RAIL-01 to -07). */
export const skyRail = defineMove({
  type: 'skyRail',
  at: ['active'],
  params: { board: seatNumber, direction: z.enum(sideways) },
  context: startOf,
  options(position, seat, _step, { from }) {
    const hasCar = squareState(position.state, from.id).car > 0;
    return hasCar ? rideOptions(position, 'skyRail', seat) : [];
  },
  forbid(position, { board, direction }, _step, start) {
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
    const barred = path.find((space) =>
      isBarred(position, space, ['tubeway', 'station'], 'skyRail'),
    );
    if (barred !== undefined) return refuse('BM-RAIL-03', () => `${barred} has collapsed`);
    return cannotArriveBy(position, start, path, 'BM-RAIL-05');
  },
  perform(table, { board, direction }) {
    const from = activeSquare(table);
    const path = linePath(table, from, 'station', board, direction) ?? [];
    table.next({ type: 'active' });
    travel(table, { via: 'skyRail', path, cost: table.content.constants.rideCost });
    moveCar(table, from.id, planOf(table, board).station);
  },
});
export interface SkyRailMove extends MoveIn<typeof skyRail> {}

/** From vehicle park to vehicle park (BM-MWAY-01 to -06). */
export const vehicle = defineMove({
  type: 'vehicle',
  at: ['active'],
  params: { board: seatNumber, direction: z.enum(sideways) },
  context: startOf,
  options(position, seat, _step, { from }) {
    return from.location === 'vehiclePark' ? rideOptions(position, 'vehicle', seat) : [];
  },
  forbid(position, { board, direction }, _step, start) {
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
  },
  perform(table, { board, direction }) {
    const path = linePath(table, activeSquare(table), 'vehiclePark', board, direction) ?? [];
    table.next({ type: 'active' });
    travel(table, { via: 'vehicle', path, cost: table.content.constants.rideCost });
  },
});
export interface VehicleMove extends MoveIn<typeof vehicle> {}

type LineEnd = 'station' | 'vehiclePark';

function rideOptions<T extends 'skyRail' | 'vehicle'>(
  position: ManiaPosition,
  type: T,
  seat: number,
): { type: T; seat: number; board: number; direction: Sideways }[] {
  return cityOf(position).plans.flatMap((_, board) => {
    return sideways.map((direction) => ({ type, seat, board, direction }));
  });
}

function cannotSqueezeIn(position: ManiaPosition, { blocker }: Start): Refusal<RuleId> | undefined {
  if (kindOf(position, blocker) !== 'fatty') return undefined;
  return refuse('BM-FAT-01', () => `${blockerName(position, blocker)} is a fatty`);
}

/** Every square from the next one to the end on that board (BM-RULING-18); nothing where no line leads. */
function linePath(
  position: ManiaPosition,
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
  position: ManiaPosition,
  space: string,
  locations: readonly Square['location'][],
  link: Square['link'],
): boolean {
  const square = squareAt(position, space);
  const matters = square.link === link || locations.includes(square.location);
  return matters && isCollapsed(position.state, space);
}

function cannotArriveBy(
  position: ManiaPosition,
  start: Start,
  path: readonly string[],
  occupied: RuleId,
): Refusal<RuleId> | undefined {
  const square = squareAt(position, path[path.length - 1] as string);
  const cost = position.content.constants.rideCost;
  return cannotArrive(position, start, { square, cost, by: 'riding', occupied });
}

/** To the other end of a pedway that works (BM-PED-01 to -07, BM-RULING-22). */
export const pedway = defineMove({
  type: 'pedway',
  at: ['active'],
  params: { direction: z.enum(sideways) },
  context: startOf,
  options(_position, seat, _step, { from }) {
    if (from.location !== 'pedwayTerminus' && from.link !== 'pedway') return [];
    return sideways.map((direction) => ({ type: 'pedway' as const, seat, direction }));
  },
  forbid(position, { direction }, _step, start) {
    const { cannot, from } = start;
    if (cannot !== undefined) return cannot;
    const gap = start.outside ? undefined : pedwayFrom(position, from, direction);
    if (gap === undefined) {
      return refuse('BM-PED-01', () => `no pedway leads ${direction} from ${from.id}`);
    }
    if (!pedwayWorks(position, gap)) return refuse('BM-PED-02', () => 'the pedway has stopped');
    return cannotArriveBy(position, start, pedwayPath(gap, from, direction), 'BM-PED-07');
  },
  perform(table, { direction }) {
    const from = activeSquare(table);
    const gap = pedwayFrom(table, from, direction);
    const path = gap === undefined ? [] : pedwayPath(gap, from, direction);
    table.next({ type: 'active' });
    travel(table, { via: 'pedway', path, cost: table.content.constants.rideCost });
  },
});
export interface PedwayMove extends MoveIn<typeof pedway> {}

function pedwayFrom(position: ManiaPosition, from: Square, direction: Sideways): Gap | undefined {
  return cityOf(position).gaps.find(({ pedway, termini }) => {
    return termini[direction === 'right' ? 0 : 1] === from.id || pedway.includes(from.id);
  });
}

function pedwayPath({ pedway, termini }: Gap, from: Square, direction: Sideways): string[] {
  const way =
    direction === 'right' ? [...pedway, termini[1]] : [...pedway].reverse().concat(termini[0]);
  return way.slice(way.indexOf(from.id) + 1);
}
