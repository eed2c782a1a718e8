import type { Refusal } from '../../kernel/rules.js';
import type { Square } from '../content/city.js';
import type { Via } from '../content/schema.js';
import { type ManiaPosition, type ManiaTable, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { type Active, blockerOf, changeActive, placeOf, type State } from '../state/state.js';
import { canShare, isContested, isEnemy, isQuarrel, relocate } from './blockers.js';
import { isClosed, squareAt } from './board.js';
import { insideAt, isVacant } from './occupancy.js';

/** The active blocker: there is one at every `active` decision. */
export function activeOf(state: State): Active {
  return state.active as Active;
}

export function activeSquare(position: ManiaPosition): Square {
  const { blocker } = activeOf(position.state);
  return squareAt(position, placeOf(position.state, blocker)?.sq as string);
}

/** The active blocker before a moving move. */
export interface Start {
  readonly active: Active;
  readonly blocker: string;
  readonly from: Square;
  readonly out: boolean;
  /** What forbids any moving move at once. */
  readonly cannot: Refusal<RuleId> | undefined;
}

/** The context of all moving moves: worked out once, until something moves or the activation goes on. */
export function startOf(position: ManiaPosition): Start {
  const { state, notes } = position;
  if (notes.start?.active !== state.active) notes.start = undefined;
  notes.start ??= newStart(position);
  return notes.start;
}

function newStart(position: ManiaPosition): Start {
  const active = activeOf(position.state);
  const { blocker } = active;
  const { sq, out } = placeOf(position.state, blocker) as { sq: string; out: boolean };
  const isLocked = !out && isContested(position, sq);
  const cannot = cannotMove(position, isLocked);
  return { active, blocker, from: squareAt(position, sq), out, cannot };
}

function cannotMove(position: ManiaPosition, isLocked: boolean): Refusal<RuleId> | undefined {
  const { blocker, ended, flown, noMove } = activeOf(position.state);
  if (ended) return refuse('BM-MOVE-10', () => `${blocker} has entered an enemy's square`);
  if (noMove && blockerOf(position.state, blocker).drewThisPhase) {
    return refuse('BM-EQUIP-03', () => `${blocker} has drawn a counter in this phase`);
  }
  if (flown) return refuse('BM-FLY-07', () => `${blocker} has flown this turn`);
  if (noMove || isLocked) {
    return refuse('BM-MOVE-12', () => `${blocker} stands in a contested square`);
  }
  return undefined;
}

export interface Arrival {
  readonly square: Square;
  readonly cost: number;
  /** Whether a square that holds nothing but enemies may be entered (BM-MOVE-07). */
  readonly transport: boolean;
  /** The rule that an occupied square breaks. */
  readonly occupied: RuleId;
}

/** What forbids to arrive: fallen board, fight, occupant, cost. */
export function cannotArrive(
  position: ManiaPosition,
  { blocker }: Start,
  { square, cost, transport, occupied }: Arrival,
): Refusal<RuleId> | undefined {
  const { state } = position;
  if (isClosed(state, square)) {
    return refuse('BM-CAT-07', () => `the board of ${square.id} has fallen`);
  }
  if (isVacant(position, square)) return cannotPay(state, cost);
  const inside = othersIn(position, square.id, blocker);
  if (inside.length > 0 && !canShare(position, blocker, inside)) {
    if (isQuarrel(position, inside)) {
      return refuse('BM-MOVE-12', () => `${square.id} is contested`);
    }
    const allHostile = inside.every((id) => isEnemy(position, id, blocker));
    if (!transport || !allHostile) {
      return refuse(occupied, () => `${inside.join(' and ')} stands in ${square.id}`);
    }
  }
  return cannotPay(state, cost);
}

function othersIn(position: ManiaPosition, sq: string, blocker: string): readonly string[] {
  const inside = insideAt(position, sq);
  return inside.includes(blocker) ? inside.filter((id) => id !== blocker) : inside;
}

/** BM-MOVE-04: MP first, then CP. */
export function cannotPay(state: State, cost: number): Refusal<RuleId> | undefined {
  const { mp } = activeOf(state);
  if (cost <= mp + state.cp) return undefined;
  return refuse('BM-MOVE-04', () => `it costs ${cost} MP; there are ${mp} MP and ${state.cp} CP`);
}

export function pay(table: ManiaTable, cost: number): void {
  const { state } = table;
  const { mp } = activeOf(state);
  const bought = Math.max(0, cost - mp);
  changeActive(state, { mp: mp - (cost - bought) });
  if (bought > 0) spend(table, bought);
}

export function spend(table: ManiaTable, amount: number): void {
  const { state } = table;
  state.cp -= amount;
  table.emit({ type: 'cpSpent', seat: state.phasing, amount, left: state.cp });
}

export interface Journey {
  readonly via: Via;
  /** Every square entered, in order; the last is where it ends. */
  readonly path: readonly string[];
  readonly out?: boolean;
  readonly cost: number;
}

/** Moves the active blocker, which has been found able to. */
export function travel(table: ManiaTable, { via, path, out = false, cost }: Journey): void {
  const { state } = table;
  const { blocker, trail, freeVisited } = activeOf(state);
  const to = path[path.length - 1] as string;
  pay(table, cost);
  relocate(table, blocker, to, out);
  table.emit({ type: 'blockerMoved', blocker, via, path: [...path], out, cost });
  changeActive(state, {
    trail: [...trail, ...path.map((sq) => ({ sq, via }))],
    freeVisited: cost === 0 ? [...freeVisited, to] : [to],
    ended: !out && isContested(table, to),
  });
}
