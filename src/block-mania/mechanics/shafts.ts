import type { Refusal } from '../../kernel/rules.js';
import type { BlockSquare, Square } from '../content/squares.js';
import { refuse, type Seen } from '../play.js';
import type { RuleId } from '../rules.js';
import { activeOf } from './activation.js';
import { isContested, isEnemy, ownerOf } from './blockers.js';
import { boardOf, cityOf, isCollapsed, isSound, squareAt } from './board.js';
import { insideAt } from './occupancy.js';
import { cannotArrive, type Start, startOf } from './travel.js';

/** The squares that an elevator connects with this one, which is in a shaft, from the bottom up. */
export function shaftOf(position: Seen, { shaft }: Square): readonly BlockSquare[] {
  return cityOf(position).shafts.get(shaft as string) as readonly BlockSquare[];
}

/** The squares of a ride in the order of passing, both ends included. */
export function ridden(position: Seen, from: Square, to: Square): Square[] {
  const low = Math.min(from.l, to.l);
  const high = Math.max(from.l, to.l);
  const path = shaftOf(position, from).filter(({ l }) => low <= l && l <= high);
  return to.l < from.l ? path.reverse() : path;
}

/** BM-RULING-14: another seat that owns a hostile counter in an uncontested square. */
export function stopperAt(position: Seen, space: string): number | undefined {
  const { state } = position;
  const { blocker } = activeOf(state);
  if (isContested(position, space)) return undefined;
  for (const id of insideAt(position, space)) {
    const owner = ownerOf(position, id);
    const isOther = owner !== null && owner !== state.phasing;
    if (isOther && isEnemy(position, id, blocker)) return owner;
  }
  return undefined;
}

/** An elevator from where the active blocker stands. */
export interface Lift {
  readonly start: Start;
  /** The levels of its shaft, from the bottom up. */
  readonly stops: readonly BlockSquare[];
  /** From here to there no rubble is in the way. */
  readonly lowest: number;
  readonly highest: number;
}

/** The shaft is looked through once, not anew for every level: a list at an elevator takes half as long. */
export function liftFrom(position: Seen): Lift {
  const start = startOf(position);
  const { l } = start.from;
  const stops = start.cannot === undefined ? stopsFrom(position, start) : [];
  let lowest = Number.NEGATIVE_INFINITY;
  let highest = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    if (!isCollapsed(position.state, stop.id)) continue;
    if (stop.l <= l) lowest = stop.l + 1;
    if (stop.l >= l) highest = Math.min(highest, stop.l - 1);
  }
  return { start, stops, lowest, highest };
}

/** Why no elevator takes it to that level (BM-ELEV-01 to -05). */
export function cannotTakeElevator(
  position: Seen,
  { start, stops, lowest, highest }: Lift,
  level: number,
): Refusal<RuleId> | undefined {
  const { cannot, from } = start;
  if (cannot !== undefined) return cannot;
  const { state, content } = position;
  const square = stopAt(stops, level);
  if (square === undefined || square === from) return cannotFindLift(from, level);
  if (!boardOf(state, square.board).power) {
    return refuse('BM-ELEV-04', () => 'the power is off');
  }
  if (level < lowest || level > highest) return cannotPassRubble(position, from, square);
  const cost = content.constants.rideCost;
  return cannotArrive(position, start, { square, cost, by: 'riding', occupied: 'BM-MOVE-06' });
}

function stopAt(stops: readonly BlockSquare[], level: number): BlockSquare | undefined {
  for (const square of stops) if (square.l === level) return square;
  return undefined;
}

function cannotFindLift({ id }: Square, level: number) {
  return refuse('BM-ELEV-01', () => `no elevator goes from ${id} to level ${level}`);
}

/** BM-ELEV-05: a collapsed square of the ride, its ends included. */
function cannotPassRubble(position: Seen, from: Square, to: Square) {
  return refuse('BM-ELEV-05', () => {
    const rubble = ridden(position, from, to).find(({ id }) => isCollapsed(position.state, id));
    return `${(rubble as Square).id} is rubble`;
  });
}

/** The levels of the shaft that it stands in; none outside a window or in a block that has fallen. */
function stopsFrom(position: Seen, { from, outside }: Start): readonly BlockSquare[] {
  if (from.shaft === null || outside) return [];
  return boardOf(position.state, from.board).fallen ? [] : shaftOf(position, from);
}

/** Why it cannot drop down a grav chute (BM-CHUTE-01 to -04). */
export function cannotDropDown(position: Seen, start: Start): Refusal<RuleId> | undefined {
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
}

/** From the next lower square to level 1. */
export function squaresUnder(position: Seen, from: Square): string[] {
  const path: string[] = [];
  for (let space = from.down; space !== null; space = squareAt(position, space).down)
    path.push(space);
  return path;
}

export function isSeveredChute({ state }: Seen, path: readonly string[]): boolean {
  return path.some((space) => isCollapsed(state, space));
}
