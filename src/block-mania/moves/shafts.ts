import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import type { Square } from '../content/squares.js';
import { activeOf, activeSquare } from '../mechanics/activation.js';
import { leave } from '../mechanics/blockers.js';
import { squareAt } from '../mechanics/board.js';
import {
  cannotDropDown,
  cannotTakeElevator,
  isSeveredChute,
  liftFrom,
  ridden,
  shaftOf,
  squaresUnder,
  stopperAt,
} from '../mechanics/shafts.js';
import { startOf, travel } from '../mechanics/travel.js';
import { defineMove, type ManiaTable } from '../play.js';

/** To another level of the shaft (BM-ELEV-01 to -05). */
export const elevator = defineMove({
  type: 'elevator',
  at: ['active'],
  params: { level: z.int().min(1).max(11) },
  context: liftFrom,
  options(_position, seat, _step, { stops }) {
    return stops.map(({ l }) => ({ type: 'elevator', seat, level: l }));
  },
  forbid: (position, { level }, _step, lift) => cannotTakeElevator(position, lift, level),
  perform(table, { level }) {
    const from = activeSquare(table);
    const to = shaftOf(table, from).find(({ l }) => l === level);
    ride(table, from, to as Square);
  },
});
export interface ElevatorMove extends MoveIn<typeof elevator> {}

/** Rides on from a square passed; the next owner of an enemy on the way is asked (BM-ELEV-03). */
function ride(table: ManiaTable, past: Square, to: Square): void {
  for (const { id: space } of ridden(table, past, to)) {
    if (space === past.id || space === to.id) continue;
    const seat = stopperAt(table, space);
    if (seat !== undefined) return table.next({ type: 'stop', seat, space, to: to.id });
  }
  arrive(table, to);
}

function arrive(table: ManiaTable, to: Square): void {
  const path = ridden(table, activeSquare(table), to).map(({ id }) => id);
  table.next({ type: 'active' });
  travel(table, { via: 'elevator', path, cost: table.content.constants.rideCost });
}

/** An enemy in the shaft lets the rider pass, or does not (BM-ELEV-03). */
export const stopElevator = defineMove({
  type: 'stopElevator',
  at: ['stop'],
  params: { stop: z.boolean() },
  options: (_position, seat) => [true, false].map((stop) => ({ type: 'stopElevator', seat, stop })),
  forbid: () => undefined,
  perform(table, { seat, stop }, { space, to }) {
    const passed = squareAt(table, space);
    if (!stop) return ride(table, passed, squareAt(table, to));
    const { blocker } = activeOf(table.state);
    table.emit({ type: 'elevatorStopped', seat, blocker, space });
    arrive(table, passed);
  },
});
export interface StopElevatorMove extends MoveIn<typeof stopElevator> {}

/** Straight down to level 1 (BM-CHUTE-01 to -04). */
export const chute = defineMove({
  type: 'chute',
  at: ['active'],
  params: {},
  context: startOf,
  options: (_position, seat, _step, { from }) => (from.chute ? [{ type: 'chute', seat }] : []),
  forbid: (position, _move, _step, start) => cannotDropDown(position, start),
  perform(table) {
    const from = activeSquare(table);
    const path = squaresUnder(table, from);
    const isDeadly = isSeveredChute(table, path);
    const { blocker } = activeOf(table.state);
    const cost = table.content.constants.rideCost;
    table.next({ type: 'active' });
    travel(table, { via: 'chute', path: [from.id, ...path], cost });
    if (!isDeadly) return;
    table.emit({ type: 'chuteDeath', blocker, space: from.id });
    leave(table, blocker, 'destroyed');
    table.next({ type: 'checkEnd' });
  },
});
export interface ChuteMove extends MoveIn<typeof chute> {}
