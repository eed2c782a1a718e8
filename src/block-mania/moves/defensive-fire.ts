import * as z from 'zod';
import type { Seat } from '../../kernel/play.js';
import type { Square } from '../content/city.js';
import { effectOf } from '../content/compile.js';
import type { Item } from '../content/schema.js';
import {
  controllerOf,
  isLocked,
  isOnBoard,
  itemOf,
  kindOf,
  ownerOf,
} from '../mechanics/blockers.js';
import { findSquare, isBlockSquare, isNextTo, squareAt } from '../mechanics/board.js';
import { isEmpty, isShared, standingAt } from '../mechanics/occupancy.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import { blockerOf, placeOf } from '../state/state.js';
import { id, squareId } from '../state/terms.js';
import { declare } from './shooting.js';

type DefensiveShot = {
  type: 'defFire';
  seat: Seat;
  blocker: string;
  item: string;
  sq: string;
  out: boolean;
};

/** BM-DF-01 to -09. */
export const defFire = defineMove({
  type: 'defFire',
  at: ['defensiveFire'],
  params: { blocker: id, item: id, sq: squareId, out: z.boolean() },
  options(position, seat) {
    const { state } = position;
    const moves: DefensiveShot[] = [];
    for (const blocker of state.standing) {
      const { items, flipped } = blockerOf(state, blocker);
      if (items.length === 0 || flipped || ownerOf(position, blocker) !== seat) continue;
      const targets = targetsOf(position, blocker);
      for (const item of items) {
        for (const { sq, out } of targets) {
          moves.push({ type: 'defFire', seat, blocker, item, sq, out });
        }
      }
    }
    return moves;
  },
  forbid(position, { seat, blocker, item, sq, out }) {
    const { state } = position;
    const cannot = cannotDefend(position, seat, blocker);
    if (cannot !== undefined) return cannot;
    if (!blockerOf(state, blocker).items.includes(item) || !findSquare(position, sq)) {
      return refuse('BM-TURN-05', () => `${blocker} carries no ${item}, or there is no ${sq}`);
    }
    const wrong = cannotDefendWith(position, blocker, itemOf(position, item), item);
    if (wrong !== undefined) return wrong;
    const isTarget = standingAt(position, sq, out).some((id) => {
      return controllerOf(position, id) === state.phasing;
    });
    if (!isTarget) return refuse('BM-DF-01', () => `nobody of the phasing player is at ${sq}`);
    return isTooFar(position, blocker, squareAt(position, sq), out);
  },
  perform(table, { seat, blocker, item, sq, out }) {
    const gun = { blocker, item, mode: null };
    table.next({ type: 'defensiveFire', seat });
    declare(table, { kind: 'defFire', seat, ...gun, sq, out, aim: 'counter', markers: 0, mods: 0 });
  },
});

function cannotDefend(position: ManiaPosition, seat: Seat, blocker: string) {
  const { state } = position;
  if (!isOnBoard(state, blocker) || ownerOf(position, blocker) !== seat) {
    return refuse('BM-TURN-05', () => `${blocker} is no counter of yours on the board`);
  }
  const kind = kindOf(position, blocker);
  if (kind === 'klegg') return refuse('BM-KLEGG-04', () => 'kleggs do not fire defensively');
  if (kind === 'futsy') return refuse('BM-FUT-02', () => 'futsies do not fire defensively');
  if (blockerOf(state, blocker).flipped) return refuse('BM-DF-08', () => `${blocker} is flipped`);
  if (!isLocked(position, blocker)) return undefined;
  return refuse('BM-RULING-100', () => `${blocker} is locked in combat`);
}

function cannotDefendWith(position: ManiaPosition, blocker: string, item: Item, id: string) {
  if (item.heavy) {
    const { options, blockers } = position.state;
    const isReady = blockers[blocker]?.deployedHeavy.includes(id) && effectOf(item, 'aimSquare');
    if (!options.heavyDefensiveFire || !isReady) {
      return refuse('BM-RULING-33', () => `${id} is a heavy weapon`);
    }
  }
  if (item.range !== null && item.range >= 1) return undefined;
  return refuse('BM-DF-04', () => `${id} does not shoot`);
}

/** Locations with a counter, next to the blocker or in its own square. */
function targetsOf(position: ManiaPosition, blocker: string): { sq: string; out: boolean }[] {
  const { state } = position;
  const from = placeOf(state, blocker)?.sq as string;
  const { around } = squareAt(position, from);
  const found: { sq: string; out: boolean }[] = [];
  if (!isShared(position, from) && around.every((sq) => isEmpty(position, sq))) return found;
  for (const id of state.standing) {
    const place = placeOf(state, id) as { sq: string; out: boolean };
    const isNear = place.sq === from || around.includes(place.sq);
    const isListed = found.some((one) => one.sq === place.sq && one.out === place.out);
    if (isNear && !isListed && id !== blocker) found.push({ sq: place.sq, out: place.out });
  }
  return found;
}

/** BM-DF-02, -03, BM-RULING-30. */
function isTooFar(position: ManiaPosition, blocker: string, to: Square, out: boolean) {
  const { state } = position;
  const place = placeOf(state, blocker) as { sq: string; out: boolean };
  const from = squareAt(position, place.sq);
  if (from.id === to.id && place.out !== out) return undefined;
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

export const doneDefFire = defineMove({
  type: 'doneDefFire',
  at: ['defensiveFire'],
  params: {},
  options: (_position, seat) => [{ type: 'doneDefFire', seat }],
  forbid: () => undefined,
  perform() {
    // The next seat is asked.
  },
});
