import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { activeOf, changeActive } from '../mechanics/activation.js';
import { cannotFind, cityOf, findSquare } from '../mechanics/board.js';
import { cannotFly, takeOff } from '../mechanics/flight.js';
import { travel } from '../mechanics/travel.js';
import { defineMove } from '../play.js';
import { spaceId } from '../state/terms.js';

/** To a landing place, or outside a window, for all its move points (BM-FLY-01 to -14). */
export const fly = defineMove({
  type: 'fly',
  at: ['active'],
  params: { to: spaceId, outside: z.boolean() },
  context: takeOff,
  options(position, seat, _step, { cannot, hasCan }) {
    if (cannot !== undefined) return [];
    const { list, landings } = cityOf(position);
    const moves: { type: 'fly'; seat: number; to: string; outside: boolean }[] = [];
    for (const { id: to, exposure } of hasCan ? list : landings) {
      moves.push({ type: 'fly', seat, to, outside: false });
      if (hasCan && exposure === 'window') moves.push({ type: 'fly', seat, to, outside: true });
    }
    return moves;
  },
  forbid(position, move, _step, flight) {
    if (flight.cannot !== undefined) return flight.cannot;
    const square = findSquare(position, move.to);
    if (square === undefined) return cannotFind(position, move.to);
    return cannotFly(position, flight, square, move);
  },
  perform(table, { to, outside }) {
    table.next({ type: 'active' });
    travel(table, { via: 'fly', path: [to], outside, cost: activeOf(table.state).movePoints });
    changeActive(table, { movePoints: 0, flown: true });
  },
});
export interface FlyMove extends MoveIn<typeof fly> {}
