import * as z from 'zod';
import type { MoveIn } from '../../kernel/play.js';
import type { BlockSquare, Square } from '../content/squares.js';
import { activeOf, activeSquare } from '../mechanics/activation.js';
import { leave } from '../mechanics/blockers.js';
import { boardOf, isCollapsed, isSound, squareAt } from '../mechanics/board.js';
import { ridden, shaftOf, stopperAt } from '../mechanics/shafts.js';
import { cannotArrive, type Start, startOf, travel } from '../mechanics/travel.js';
import { defineMove, type ManiaPosition, type ManiaTable, refuse } from '../play.js';

/** To another level of the shaft (BM-ELEV-01 to -05). */
export const elevator = defineMove({
  type: 'elevator',
  at: ['active'],
  params: { level: z.int().min(1).max(11) },
  context: startOf,
  options(position, seat, _step, start) {
    if (start.cannot !== undefined) return [];
    return stopsFrom(position, start).map(({ l }) => ({ type: 'elevator', seat, level: l }));
  },
  forbid(position, { level }, _step, start) {
    const { cannot, from } = start;
    if (cannot !== undefined) return cannot;
    const { state, content } = position;
    const square = stopsFrom(position, start).find(({ l }) => l === level);
    if (square === undefined || square === from) {
      return refuse('BM-ELEV-01', () => `no elevator goes from ${from.id} to level ${level}`);
    }
    if (!boardOf(state, square.board).power) {
      return refuse('BM-ELEV-04', () => 'the power is off');
    }
    const blocked = rubbleBetween(position, from, square);
    if (blocked !== undefined) return refuse('BM-ELEV-05', () => `${blocked} is rubble`);
    const cost = content.constants.rideCost;
    return cannotArrive(position, start, { square, cost, by: 'riding', occupied: 'BM-MOVE-06' });
  },
  perform(table, { level }) {
    const from = activeSquare(table);
    const to = shaftOf(table, from).find(({ l }) => l === level);
    if (to !== undefined) ride(table, from, to);
  },
});
export interface ElevatorMove extends MoveIn<typeof elevator> {}

function stopsFrom(position: ManiaPosition, { from, outside }: Start): readonly BlockSquare[] {
  if (from.shaft === null || outside) return [];
  return boardOf(position.state, from.board).fallen ? [] : shaftOf(position, from);
}

/** BM-ELEV-05: a collapsed square of the ride, its ends included. */
function rubbleBetween(position: ManiaPosition, from: Square, to: Square): string | undefined {
  for (const { l, id } of shaftOf(position, from)) {
    const isPassed = from.l < to.l ? from.l <= l && l <= to.l : to.l <= l && l <= from.l;
    if (isPassed && isCollapsed(position.state, id)) return id;
  }
  return undefined;
}

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
  forbid(position, _move, _step, start) {
    const { cannot, from, outside } = start;
    if (cannot !== undefined) return cannot;
    const { state, content } = position;
    if (!from.chute || outside || !isSound(state, from)) {
      return refuse('BM-CHUTE-01', () => `there is no grav chute in ${from.id}`);
    }
    const path = squaresUnder(position, from);
    if (!state.options.chuteSuicide && isSeveredChute(position, path)) {
      return refuse('BM-CHUTE-03', () => `the chute under ${from.id} is severed`);
    }
    const refusal = cannotArrive(position, start, {
      square: squareAt(position, path[path.length - 1] ?? from.id),
      cost: content.constants.rideCost,
      by: 'riding',
      occupied: 'BM-CHUTE-04',
    });
    return refusal?.rule === 'BM-MOVE-12' ? refuse('BM-CHUTE-04', refusal.because) : refusal;
  },
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

/** From the next lower square to level 1. */
function squaresUnder(position: ManiaPosition, from: Square): string[] {
  const path: string[] = [];
  for (let space = from.down; space !== null; space = squareAt(position, space).down)
    path.push(space);
  return path;
}

function isSeveredChute({ state }: ManiaPosition, path: readonly string[]): boolean {
  return path.some((space) => isCollapsed(state, space));
}
