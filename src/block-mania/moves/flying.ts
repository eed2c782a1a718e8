import * as z from 'zod';
import type { MoveIn } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import type { Square } from '../content/squares.js';
import { blockerName } from '../describe/names.js';
import { activeOf, changeActive } from '../mechanics/activation.js';
import {
  canShare,
  carries,
  hasHeavy,
  hasWings,
  isAirborne,
  isQuarrel,
} from '../mechanics/blockers.js';
import {
  cannotFind,
  cityOf,
  fallenMask,
  findSquare,
  isCollapsed,
  isSound,
  planOf,
} from '../mechanics/board.js';
import { insideAt, isVacant } from '../mechanics/occupancy.js';
import { occupants, type Start, startOf, travel } from '../mechanics/travel.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { blockerOf } from '../state/state.js';
import { spaceId } from '../state/terms.js';

/** What all flights of a decision have in common. */
export interface TakeOff extends Start {
  readonly hasCan: boolean;
  readonly fallen: number;
}

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
  forbid(position, { to, outside }, _step, flight) {
    if (flight.cannot !== undefined) return flight.cannot;
    const square = findSquare(position, to);
    if (square === undefined) return cannotFind(position, to);
    if ((flight.from.reach & square.mask) === 0) {
      return refuse('BM-FLY-14', () => `${to} is more than one board away`);
    }
    return outside ? cannotHover(position, square, flight) : cannotLand(position, square, flight);
  },
  perform(table, { to, outside }) {
    table.next({ type: 'active' });
    travel(table, { via: 'fly', path: [to], outside, cost: activeOf(table.state).movePoints });
    changeActive(table, { movePoints: 0, flown: true });
  },
});
export interface FlyMove extends MoveIn<typeof fly> {}

function takeOff(position: ManiaPosition): TakeOff {
  const { state } = position;
  const start = startOf(position);
  const { active, blocker, from, outside } = start;
  const cannot = start.cannot ?? cannotTakeOff(position, start);
  const { items } = blockerOf(state, blocker);
  const hasCan = cannot === undefined && carries(position, items, 'spray');
  return { active, blocker, from, outside, cannot, hasCan, fallen: fallenMask(state) };
}

function cannotTakeOff(
  position: ManiaPosition,
  { blocker, from, outside }: Start,
): Refusal<RuleId> | undefined {
  const { state } = position;
  if (!hasWings(position, blocker)) {
    return refuse('BM-FLY-01', () => `${blockerName(position, blocker)} has no wings`);
  }
  if (hasHeavy(position, blockerOf(state, blocker))) {
    return refuse('BM-FLY-02', () => `${blockerName(position, blocker)} carries a heavy weapon`);
  }
  if (from.plaza) return refuse('BM-RULING-24', () => `${from.id} is a 'tween block plaza`);
  const isPad = from.balcony || from.location === 'entrancePlaza';
  if (!isAirborne(from, outside) && !(isPad && isSound(state, from))) {
    return refuse('BM-FLY-03', () => `${from.id} is not a place to take off from`);
  }
  if (activeOf(state).movePoints < 1) {
    return refuse(
      'BM-RULING-25',
      () => `${blockerName(position, blocker)} has no MP of its own left`,
    );
  }
  return undefined;
}

/** Only with a spray can, and outside a free window (BM-FLY-09, BM-RULING-29). */
function cannotHover(
  position: ManiaPosition,
  to: Square,
  { blocker, hasCan }: TakeOff,
): Refusal<RuleId> | undefined {
  const isWindow = to.exposure === 'window' && !to.balcony && isSound(position.state, to);
  if (hasCan && isWindow && isVacant(position, to)) return undefined;
  return refuse('BM-FLY-09', () => {
    return `${blockerName(position, blocker)} cannot hover outside ${to.id}`;
  });
}

/** BM-CAT-07, BM-MOVE-12, BM-RULING-95: a flight ends where nobody stands, or beside an own blocker. */
function cannotLand(
  position: ManiaPosition,
  to: Square,
  { blocker, from, fallen }: TakeOff,
): Refusal<RuleId> | undefined {
  const wrong = cannotTouchDown(position, to);
  if (wrong !== undefined) return wrong;
  if (from === to) {
    return refuse('BM-FLY-04', () => `${blockerName(position, blocker)} is in ${to.id} already`);
  }
  if ((fallen & to.mask) === to.mask) {
    return refuse('BM-CAT-07', () => `the board of ${to.id} has fallen`);
  }
  if (isVacant(position, to)) return undefined;
  const inside = insideAt(position, to.id);
  if (inside.length === 0 || canShare(position, blocker, inside)) return undefined;
  const rule = isQuarrel(position, inside) ? 'BM-MOVE-12' : 'BM-RULING-95';
  return refuse(rule, () => occupants(position, inside, to.id));
}

/** Open air, a balcony, or a station or vehicle park with a way in (BM-FLY-04 to -06). */
function cannotTouchDown(position: ManiaPosition, to: Square): Refusal<RuleId> | undefined {
  const { state } = position;
  if (to.exposure === 'air') return undefined;
  const sound = isSound(state, to);
  const { tubeways, tunnels } = planOf(position, to.board);
  const isOpen = (space: string) => !isCollapsed(state, space);
  if (to.location === 'station') {
    if (sound && tubeways.some(isOpen)) return undefined;
    return refuse('BM-FLY-05', () => `no tubeway leads to the station ${to.id}`);
  }
  if (to.location === 'vehiclePark') {
    if (sound && tunnels.some(isOpen)) return undefined;
    return refuse('BM-FLY-06', () => `no tunnel leads to the vehicle park ${to.id}`);
  }
  if (to.balcony && sound) return undefined;
  return refuse('BM-FLY-04', () => `a flyer cannot land in ${to.id}`);
}
