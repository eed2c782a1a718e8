import type { Refusal } from '../../kernel/rules.js';
import type { Square } from '../content/squares.js';
import { blockerName } from '../describe/names.js';
import { refuse, type Seen } from '../play.js';
import type { RuleId } from '../rules.js';
import { blockerOf, type Place } from '../state/state.js';
import { canShare, carries, hasHeavy, hasWings, isAirborne, isQuarrel } from './blockers.js';
import { fallenMask, isCollapsed, isSound, planOf } from './board.js';
import { insideAt, isVacant } from './occupancy.js';
import { occupants, type Start, startOf } from './travel.js';

/** What all flights of a decision have in common. */
export interface TakeOff extends Start {
  readonly hasCan: boolean;
  readonly fallen: number;
}

export function takeOff(position: Seen): TakeOff {
  const { state } = position;
  const start = startOf(position);
  const { active, blocker, from, outside } = start;
  const cannot = start.cannot ?? cannotTakeOff(position, start);
  const { items } = blockerOf(state, blocker);
  const hasCan = carries(position, items, 'spray');
  return { active, blocker, from, outside, cannot, hasCan, fallen: fallenMask(state) };
}

/** Why a flight that has taken off cannot end in that square, or outside its window. */
export function cannotFly(
  position: Seen,
  flight: TakeOff,
  to: Square,
  { outside }: Pick<Place, 'outside'>,
): Refusal<RuleId> | undefined {
  if ((flight.from.reach & to.mask) === 0) {
    return refuse('BM-FLY-14', () => `${to.id} is more than one board away`);
  }
  return outside ? cannotHover(position, to, flight) : cannotLand(position, to, flight);
}

function cannotTakeOff(
  position: Seen,
  { active, blocker, from, outside }: Start,
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
  if (active.movePoints < 1) {
    return refuse(
      'BM-RULING-25',
      () => `${blockerName(position, blocker)} has no MP of its own left`,
    );
  }
  return undefined;
}

/** Only with a spray can, and outside a free window (BM-FLY-09, BM-RULING-29). */
function cannotHover(
  position: Seen,
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
  position: Seen,
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
function cannotTouchDown(position: Seen, to: Square): Refusal<RuleId> | undefined {
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
