import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import type { Gap } from '../content/city.js';
import { activeSquare } from '../mechanics/activation.js';
import { cityOf, planOf } from '../mechanics/board.js';
import { moveCar } from '../mechanics/cars.js';
import {
  cannotDrive,
  cannotTakeCar,
  cannotTakePedway,
  linePath,
  pedwayFrom,
  pedwayPath,
  type Sideways,
  sideways,
} from '../mechanics/lines.js';
import { startOf, travel } from '../mechanics/travel.js';
import { defineMove, type ManiaPosition } from '../play.js';
import { squareState } from '../state/state.js';
import { seatNumber } from '../state/terms.js';

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
  forbid: (position, ride, _step, start) => cannotTakeCar(position, start, ride),
  perform(table, { board, direction }) {
    const from = activeSquare(table);
    const path = linePath(table, from, 'station', board, direction) as string[];
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
  forbid: (position, ride, _step, start) => cannotDrive(position, start, ride),
  perform(table, { board, direction }) {
    const from = activeSquare(table);
    const path = linePath(table, from, 'vehiclePark', board, direction) as string[];
    table.next({ type: 'active' });
    travel(table, { via: 'vehicle', path, cost: table.content.constants.rideCost });
  },
});
export interface VehicleMove extends MoveIn<typeof vehicle> {}

function rideOptions<T extends 'skyRail' | 'vehicle'>(
  position: ManiaPosition,
  type: T,
  seat: number,
): { type: T; seat: number; board: number; direction: Sideways }[] {
  return cityOf(position).plans.flatMap((_, board) => {
    return sideways.map((direction) => ({ type, seat, board, direction }));
  });
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
  forbid: (position, { direction }, _step, start) => {
    return cannotTakePedway(position, start, direction);
  },
  perform(table, { direction }) {
    const from = activeSquare(table);
    const path = pedwayPath(pedwayFrom(table, from, direction) as Gap, from, direction);
    table.next({ type: 'active' });
    travel(table, { via: 'pedway', path, cost: table.content.constants.rideCost });
  },
});
export interface PedwayMove extends MoveIn<typeof pedway> {}
