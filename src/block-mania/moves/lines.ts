import * as z from 'zod';
import type { Refusal } from '../../kernel/rules.js';
import type { Gap, Square } from '../content/city.js';
import { kindOf } from '../mechanics/blockers.js';
import { cityOf, isCollapsed, isSound, pedwayWorks, squareAt } from '../mechanics/board.js';
import { activeSquare, cannotArrive, type Start, startOf, travel } from '../mechanics/travel.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { changeSquare, squareState } from '../state/state.js';
import { seatNumber } from '../state/terms.js';

/*
 * The lines between the blocks: sky-rail, mega-way and pedway.
 */

const sideways = ['left', 'right'] as const;
type Sideways = (typeof sideways)[number];

/** BM-RAIL-01 to -07. */
export const skyRail = defineMove({
  type: 'skyRail',
  at: ['active'],
  params: { board: seatNumber, dir: z.enum(sideways) },
  context: startOf,
  options: (position, seat, _step, start) => rideOptions(position, start, 'skyRail', seat),
  forbid(position, { board, dir }, _step, start) {
    const { from } = start;
    const cannot = start.cannot ?? noFatties(position, start);
    if (cannot !== undefined) return cannot;
    const hasCar = squareState(position.state, from.id).car > 0;
    const isHere = hasCar && isAt(position, start, 'station');
    const path = isHere ? linePath(position, from, 'station', board, dir) : undefined;
    if (path === undefined) {
      return refuse('BM-RAIL-02', () => `no car goes ${dir} from ${from.id} to board ${board}`);
    }
    const barred = path.find((sq) => isBarred(position, sq, ['tubeway', 'station'], 'skyRail'));
    if (barred !== undefined) return refuse('BM-RAIL-03', () => `${barred} has collapsed`);
    return cannotArriveBy(position, start, path, 'BM-RAIL-05');
  },
  perform(table, { board, dir }) {
    const { state, content } = table;
    const from = activeSquare(table);
    const path = linePath(table, from, 'station', board, dir) as string[];
    const to = path[path.length - 1] as string;
    table.next({ type: 'active' });
    travel(table, { via: 'skyRail', path, cost: content.constants.rideCost });
    if (!state.options.carMoves) return;
    changeSquare(state, from.id, { car: squareState(state, from.id).car - 1 });
    changeSquare(state, to, { car: squareState(state, to).car + 1 });
  },
});

/** BM-MWAY-01 to -06. */
export const vehicle = defineMove({
  type: 'vehicle',
  at: ['active'],
  params: { board: seatNumber, dir: z.enum(sideways) },
  context: startOf,
  options: (position, seat, _step, start) => rideOptions(position, start, 'vehicle', seat),
  forbid(position, { board, dir }, _step, start) {
    const { blocker, from } = start;
    const cannot = start.cannot ?? noFatties(position, start);
    if (cannot !== undefined) return cannot;
    if (kindOf(position, blocker) === 'mob') {
      return refuse('BM-MOB-01', () => `${blocker} is a mob`);
    }
    const isHere = isAt(position, start, 'vehiclePark');
    const path = isHere ? linePath(position, from, 'vehiclePark', board, dir) : undefined;
    if (path === undefined) {
      return refuse('BM-MWAY-01', () => `no vehicle goes ${dir} from ${from.id} to board ${board}`);
    }
    const barred = path.find((sq) => isBarred(position, sq, ['tunnel', 'vehiclePark'], 'megaWay'));
    if (barred !== undefined) return refuse('BM-MWAY-02', () => `${barred} has collapsed`);
    return cannotArriveBy(position, start, path, 'BM-MWAY-04');
  },
  perform(table, { board, dir }) {
    const path = linePath(table, activeSquare(table), 'vehiclePark', board, dir) as string[];
    table.next({ type: 'active' });
    travel(table, { via: 'vehicle', path, cost: table.content.constants.rideCost });
  },
});

type LineEnd = 'station' | 'vehiclePark';
const endOf = { skyRail: 'station', vehicle: 'vehiclePark' } as const;

function rideOptions<T extends keyof typeof endOf>(
  position: ManiaPosition,
  { from }: Start,
  type: T,
  seat: number,
): { type: T; seat: number; board: number; dir: Sideways }[] {
  if (from.location !== endOf[type]) return [];
  return cityOf(position).plans.flatMap((_, board) => {
    return sideways.map((dir) => ({ type, seat, board, dir }));
  });
}

function noFatties(position: ManiaPosition, { blocker }: Start): Refusal<RuleId> | undefined {
  if (kindOf(position, blocker) !== 'fatty') return undefined;
  return refuse('BM-FAT-01', () => `${blocker} is a fatty`);
}

function isAt(position: ManiaPosition, { from, out }: Start, location: LineEnd): boolean {
  return from.location === location && !out && isSound(position.state, from);
}

/** Every square from the next one to the end on that board (BM-RULING-18); nothing where no line leads. */
function linePath(
  position: ManiaPosition,
  from: Square,
  end: LineEnd,
  board: number,
  dir: Sideways,
): string[] | undefined {
  const plan = cityOf(position).plans[board];
  const to = end === 'station' ? plan?.station : plan?.park;
  if (to === undefined || to === from.id || squareAt(position, to).l !== from.l) return undefined;
  const path: string[] = [];
  for (let sq = from[dir]; sq !== null; sq = squareAt(position, sq)[dir]) {
    path.push(sq);
    if (sq === to) return path;
  }
  return undefined;
}

function isBarred(
  position: ManiaPosition,
  sq: string,
  locations: readonly Square['location'][],
  link: Square['link'],
): boolean {
  const square = squareAt(position, sq);
  const matters = square.link === link || locations.includes(square.location);
  return matters && isCollapsed(position.state, sq);
}

function cannotArriveBy(
  position: ManiaPosition,
  start: Start,
  path: readonly string[],
  occupied: RuleId,
) {
  const square = squareAt(position, path[path.length - 1] as string);
  const cost = position.content.constants.rideCost;
  return cannotArrive(position, start, { square, cost, transport: true, occupied });
}

/** BM-PED-01 to -07, BM-RULING-22. */
export const pedway = defineMove({
  type: 'pedway',
  at: ['active'],
  params: { dir: z.enum(sideways) },
  context: startOf,
  options(_position, seat, _step, { from }) {
    if (from.location !== 'pedwayTerminus' && from.link !== 'pedway') return [];
    return sideways.map((dir) => ({ type: 'pedway' as const, seat, dir }));
  },
  forbid(position, { dir }, _step, start) {
    const { cannot, from } = start;
    if (cannot !== undefined) return cannot;
    const gap = start.out ? undefined : pedwayFrom(position, from, dir);
    if (gap === undefined) {
      return refuse('BM-PED-01', () => `no pedway leads ${dir} from ${from.id}`);
    }
    if (!pedwayWorks(position, gap)) return refuse('BM-PED-02', () => 'the pedway has stopped');
    return cannotArriveBy(position, start, pedwayPath(gap, from, dir), 'BM-PED-07');
  },
  perform(table, { dir }) {
    const from = activeSquare(table);
    const path = pedwayPath(pedwayFrom(table, from, dir) as Gap, from, dir);
    table.next({ type: 'active' });
    travel(table, { via: 'pedway', path, cost: table.content.constants.rideCost });
  },
});

function pedwayFrom(position: ManiaPosition, from: Square, dir: Sideways): Gap | undefined {
  return cityOf(position).gaps.find(({ pedway, termini }) => {
    return termini[dir === 'right' ? 0 : 1] === from.id || pedway.includes(from.id);
  });
}

function pedwayPath({ pedway, termini }: Gap, from: Square, dir: Sideways): string[] {
  const way = dir === 'right' ? [...pedway, termini[1]] : [...pedway].reverse().concat(termini[0]);
  return way.slice(way.indexOf(from.id) + 1);
}
