import type { MoveIn, Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import * as z from '../../kernel/schema.js';
import type { Square } from '../content/squares.js';
import { blockerName, itemName } from '../describe/names.js';
import { cannotDefend, cannotDefendWith } from '../mechanics/attackers.js';
import { controllerOf, ownerOf } from '../mechanics/blockers.js';
import { cannotFind, findSquare, isBlockSquare, isNextTo, squareAt } from '../mechanics/board.js';
import { areVacant, isShared, squaresTaken, standingAt } from '../mechanics/occupancy.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { blockerOf, type Place, placeOf, squareOf } from '../state/state.js';
import { id, spaceId } from '../state/terms.js';
import { declare } from './shooting.js';

type DefensiveShot = {
  type: 'defensiveFire';
  seat: Seat;
  blocker: string;
  item: string;
  space: string;
  outside: boolean;
};

/** A shot at a blocker of the phasing player, 1 square away (BM-DF-01 to -09). */
export const defensiveFire = defineMove({
  type: 'defensiveFire',
  at: ['defensiveFire'],
  params: { blocker: id, item: id, space: spaceId, outside: z.boolean() },
  options(position, seat) {
    const { state } = position;
    const moves: DefensiveShot[] = [];
    for (const blocker of state.standing) {
      const { items, flipped } = blockerOf(state, blocker);
      if (items.length === 0 || flipped || ownerOf(position, blocker) !== seat) continue;
      const targets = targetsOf(position, blocker);
      for (const item of items) {
        for (const { space, outside } of targets) {
          moves.push({ type: 'defensiveFire', seat, blocker, item, space, outside });
        }
      }
    }
    return moves;
  },
  forbid(position, move) {
    const { seat, blocker, item, space } = move;
    const { state } = position;
    const cannot = cannotDefend(position, seat, blocker);
    if (cannot !== undefined) return cannot;
    if (!blockerOf(state, blocker).items.includes(item)) {
      return refuse('BM-TURN-05', () => {
        return `${blockerName(position, blocker)} does not carry ${itemName(position, item)}`;
      });
    }
    if (findSquare(position, space) === undefined) return cannotFind(position, space);
    const wrong = cannotDefendWith(position, blocker, item);
    if (wrong !== undefined) return wrong;
    const isTarget = standingAt(position, move).some((id) => {
      return controllerOf(position, id) === state.phasing;
    });
    if (!isTarget) return refuse('BM-DF-01', () => `nobody of the phasing player is at ${space}`);
    return cannotDefendAt(position, blocker, move);
  },
  perform(table, { seat, blocker, item, space, outside }) {
    table.next({ type: 'defensiveFire', seat });
    declare(table, {
      kind: 'defensiveFire',
      seat,
      blocker,
      item,
      mode: null,
      space,
      outside,
      aim: 'counter',
      markers: 0,
      modifier: 0,
    });
  },
});
export interface DefensiveFireMove extends MoveIn<typeof defensiveFire> {}

/** Locations with a counter, next to the blocker or in its own square. */
function targetsOf(position: ManiaPosition, blocker: string): Place[] {
  const { state } = position;
  const from = squareAt(position, squareOf(state, blocker));
  const found: Place[] = [];
  if (!isShared(position, from.id) && areVacant(position, from.near)) return found;
  const squares = squaresTaken(position);
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i] as Square;
    if (square !== from && !from.near.includes(square.index)) continue;
    const id = state.standing[i] as string;
    if (id === blocker) continue;
    const { space, outside } = placeOf(state, id);
    const isListed = found.some((one) => one.space === space && one.outside === outside);
    if (!isListed) found.push({ space, outside });
  }
  return found;
}

/** 1 square away, diagonally only in the open (BM-DF-02, -03, BM-RULING-30). */
function cannotDefendAt(
  position: ManiaPosition,
  blocker: string,
  target: Place,
): Refusal<RuleId> | undefined {
  const { state } = position;
  const place = placeOf(state, blocker);
  const from = squareAt(position, place.space);
  const to = squareAt(position, target.space);
  if (from.id === to.id && place.outside !== target.outside) return undefined;
  if (isNextTo(from, to.id)) return undefined;
  const isDiagonal = from.around.includes(to.id);
  if (!isDiagonal) return refuse('BM-DF-02', () => `${to.id} is not 1 square from ${from.id}`);
  const isAir = (square: Square) => !isBlockSquare(state, square);
  const isOpen = (square: Square) => isAir(square) || square.exposure === 'window';
  const isClear = isOpen(from) && isOpen(to) && (isAir(from) || isAir(to));
  if (isClear) return undefined;
  const rule = isAir(from) || isAir(to) ? 'BM-DF-03' : 'BM-DF-02';
  return refuse(rule, () => `${to.id} is diagonal to ${from.id}`);
}
