import type { Refusal } from '../../kernel/rules.js';
import type { Via } from '../content/schema.js';
import type { Square } from '../content/squares.js';
import { blockerName, blockerNames } from '../describe/names.js';
import { type ManiaTable, refuse, type Seen } from '../play.js';
import type { RuleId } from '../rules.js';
import type { Start as StartBy } from '../state/notes.js';
import { blockerOf, type OpenState, placeOf } from '../state/state.js';
import { activeOf, changeActive } from './activation.js';
import { canShare, isContested, isEnemy, isQuarrel, relocate } from './blockers.js';
import { isClosed, squareAt } from './board.js';
import { insideAt, isVacant } from './occupancy.js';

/** The active blocker before a moving move. */
export type Start = StartBy<RuleId>;

/** The context of all moving moves: worked out once, until something moves or the activation goes on. */
export function startOf(position: Seen): Start {
  position.notes.start ??= newStart(position);
  return position.notes.start;
}

function newStart(position: Seen): Start {
  const active = activeOf(position.state);
  const { blocker } = active;
  const { space, outside } = placeOf(position.state, blocker);
  const isLocked = !outside && isContested(position, space);
  const cannot = cannotMove(position, isLocked);
  return { active, blocker, from: squareAt(position, space), outside, cannot };
}

function cannotMove(position: Seen, isLocked: boolean): Refusal<RuleId> | undefined {
  const { blocker, ended, flown, noMove } = activeOf(position.state);
  if (!ended && !flown && !noMove && !isLocked) return undefined;
  const name = () => blockerName(position, blocker);
  if (ended) return refuse('BM-MOVE-10', () => `${name()} has entered an enemy's square`);
  if (noMove && blockerOf(position.state, blocker).drewThisPhase) {
    return refuse('BM-EQUIP-03', () => `${name()} has drawn a counter in this phase`);
  }
  if (flown) return refuse('BM-FLY-07', () => `${name()} has flown this turn`);
  return refuse('BM-MOVE-12', () => `${name()} stands in a contested square`);
}

export interface Arrival {
  readonly square: Square;
  readonly cost: number;
  /** A ride may end in a square that holds nothing but enemies (BM-MOVE-07). */
  readonly by: 'walking' | 'riding';
  /** The rule that an occupied square breaks. */
  readonly occupied: RuleId;
}

/** What forbids to arrive: fallen board, fight, occupant, cost. */
export function cannotArrive(
  position: Seen,
  { blocker }: Start,
  { square, cost, by, occupied }: Arrival,
): Refusal<RuleId> | undefined {
  const { state } = position;
  if (isClosed(state, square)) return cannotEnterFallen(square);
  if (!isVacant(position, square)) {
    const inside = othersIn(position, square.id, blocker);
    const isFull = inside.length > 0 && !canShare(position, blocker, inside);
    const cannot = isFull
      ? cannotMeet(position, blocker, inside, { square, by, occupied })
      : undefined;
    if (cannot !== undefined) return cannot;
  }
  return cannotPay(state, cost);
}

function cannotEnterFallen({ id }: Square) {
  return refuse('BM-CAT-07', () => `the board of ${id} has fallen`);
}

/** Whoever stands there. */
function cannotMeet(
  position: Seen,
  blocker: string,
  inside: readonly string[],
  { square, by, occupied }: Omit<Arrival, 'cost'>,
): Refusal<RuleId> | undefined {
  if (isQuarrel(position, inside)) {
    return refuse('BM-MOVE-12', () => `${square.id} is contested`);
  }
  // All who are left are of one side.
  if (by === 'riding' && isEnemy(position, inside[0] as string, blocker)) return undefined;
  return refuse(occupied, () => occupants(position, inside, square.id));
}

/** "Mob 1 of Sammy Fox Block stands in 5,3". */
export function occupants(position: Seen, inside: readonly string[], space: string): string {
  const verb = inside.length === 1 ? 'stands' : 'stand';
  return `${blockerNames(position, inside)} ${verb} in ${space}`;
}

function othersIn(position: Seen, space: string, blocker: string): readonly string[] {
  return insideAt(position, space).filter((id) => id !== blocker);
}

/** Move points are used first, then command points (BM-MOVE-04). */
export function cannotPay(state: OpenState, cost: number): Refusal<RuleId> | undefined {
  const { movePoints } = activeOf(state);
  const { commandPoints } = state;
  return cost <= movePoints + commandPoints
    ? undefined
    : cannotAfford(cost, movePoints, commandPoints);
}

function cannotAfford(cost: number, movePoints: number, commandPoints: number) {
  return refuse('BM-MOVE-04', () => {
    return `it costs ${cost} MP; there are ${movePoints} MP and ${commandPoints} CP`;
  });
}

export function pay(table: ManiaTable, cost: number): void {
  const { state } = table;
  const { movePoints } = activeOf(state);
  const bought = Math.max(0, cost - movePoints);
  changeActive(table, { movePoints: movePoints - (cost - bought) });
  if (bought > 0) spend(table, bought);
}

export function spend(table: ManiaTable, amount: number): void {
  const { state } = table;
  state.commandPoints -= amount;
  table.emit({
    type: 'commandPointsSpent',
    seat: state.phasing,
    amount,
    left: state.commandPoints,
  });
}

export interface Journey {
  readonly via: Via;
  /** Every square entered, in order; the last is where it ends. */
  readonly path: readonly string[];
  readonly outside?: boolean;
  readonly cost: number;
}

/** Moves the active blocker, which has been found able to. */
export function travel(table: ManiaTable, { via, path, outside = false, cost }: Journey): void {
  const { state } = table;
  const { blocker, trail, freeVisited } = activeOf(state);
  const to = path[path.length - 1] as string;
  pay(table, cost);
  relocate(table, blocker, { space: to, outside });
  table.emitCopy({ type: 'blockerMoved', blocker, via, path: [...path], outside, paid: cost });
  changeActive(table, {
    trail: [...trail, ...path.map((space) => ({ space, outside, via }))],
    freeVisited: cost === 0 ? [...freeVisited, to] : [to],
    ended: !outside && isContested(table, to),
  });
}
