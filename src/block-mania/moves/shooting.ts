import * as z from 'zod';
import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import {
  controllerOf,
  flip,
  isLocked,
  isOnBoard,
  itemOf,
  kindOf,
  ownerOf,
  placeOf,
  standingAt,
} from '../blockers.js';
import { findSquare, isBlockSquare, isNextTo, isSound, squareAt } from '../board.js';
import type { Square } from '../content/city.js';
import { effectOf } from '../content/compile.js';
import type { Item } from '../content/schema.js';
import { placeStructural } from '../damage.js';
import { kleggMustCharge } from '../fights.js';
import { defineMove, type ManiaPosition, type ManiaTable, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { candidateAims, cannotTarget, hasTarget } from '../shots.js';
import { blockerOf, changeBlocker, id, type Shot, squareId } from '../state.js';
import { openAttackWindow } from '../windows.js';

/** Who may make an attack in the combat phase: BM-COMBAT-01, -03, -04, -08, BM-FUT-02. */
export function cannotAttack(
  position: ManiaPosition,
  seat: Seat,
  blocker: string,
): Refusal<RuleId> | undefined {
  const { state } = position;
  return (
    isForeign(position, seat, blocker) ??
    (blockerOf(state, blocker).flipped
      ? refuse('BM-COMBAT-03', () => `${blocker} is flipped`)
      : undefined) ??
    isIdleFutsy(position, blocker)
  );
}

/** Blockers that could attack, in id order. */
export function attackersOf(position: ManiaPosition, seat: Seat): string[] {
  const { state } = position;
  return state.standing.filter((blocker) => {
    return !blockerOf(state, blocker).flipped && controllerOf(position, blocker) === seat;
  });
}

export function isForeign(
  position: ManiaPosition,
  seat: Seat,
  blocker: string,
): Refusal<RuleId> | undefined {
  if (!isOnBoard(position.state, blocker)) {
    return refuse('BM-TURN-05', () => `${blocker} is not on the board`);
  }
  if (controllerOf(position, blocker) === seat) return undefined;
  return refuse('BM-COMBAT-04', () => `${blocker} is not yours`);
}

export function isIdleFutsy(position: ManiaPosition, blocker: string): Refusal<RuleId> | undefined {
  const { state } = position;
  if (kindOf(position, blocker) !== 'futsy') return undefined;
  if (blockerOf(state, blocker).activatedTurn === state.turnNo) return undefined;
  return refuse('BM-FUT-02', () => `${blocker} has not been activated this turn`);
}

export function isEngaged(position: ManiaPosition, blocker: string): Refusal<RuleId> | undefined {
  if (!isLocked(position, blocker)) return undefined;
  return refuse('BM-COMBAT-08', () => `${blocker} is locked in combat`);
}

/** What a shooter must be able to do before any weapon is looked at. */
function cannotShoot(position: ManiaPosition, seat: Seat, blocker: string) {
  const cannot = cannotAttack(position, seat, blocker) ?? isEngaged(position, blocker);
  if (cannot !== undefined) return cannot;
  if (!kleggMustCharge(position, blocker)) return undefined;
  return refuse('BM-KLEGG-05', () => `${blocker} can close assault and must`);
}

function cannotUse(position: ManiaPosition, blocker: string, item: string) {
  const { items, deployedHeavy } = blockerOf(position.state, blocker);
  if (!items.includes(item)) return refuse('BM-TURN-05', () => `${blocker} carries no ${item}`);
  if (!itemOf(position, item).heavy || deployedHeavy.includes(item)) return undefined;
  return refuse('BM-HEAVY-02', () => `${item} is folded`);
}

/** BM-SHOOT-01 to -03: shooter, weapon and mode; the target comes next. */
export const declareShot = defineMove({
  type: 'declareShot',
  at: ['shoot'],
  params: { blocker: id, item: id, mode: id.exactOptional() },
  options(position, seat) {
    return attackersOf(position, seat).flatMap((blocker) => {
      return blockerOf(position.state, blocker).items.flatMap((item) => {
        const missile = effectOf(itemOf(position, item), 'missile');
        const shot = { type: 'declareShot' as const, seat, blocker, item };
        return missile?.modes.map(({ id: mode }) => ({ ...shot, mode })) ?? [shot];
      });
    });
  },
  forbid(position, { seat, blocker, item, mode }) {
    const cannot = cannotShoot(position, seat, blocker) ?? cannotUse(position, blocker, item);
    if (cannot !== undefined) return cannot;
    const missile = effectOf(itemOf(position, item), 'missile');
    const isKnown = missile ? missile.modes.some(({ id }) => id === mode) : mode === undefined;
    if (!isKnown) return refuse('BM-TURN-05', () => `${item} has no such mode`);
    const { range } = itemOf(position, item);
    if (range === null || range < 1) {
      return refuse('BM-SHOOT-01', () => `${item} does not shoot`);
    }
    const gun = { blocker, item, mode: mode ?? null };
    if (hasTarget(position, gun)) return undefined;
    return refuse('BM-SHOOT-03', () => `${item} reaches no target`);
  },
  perform(table, { blocker, item, mode }) {
    table.next({ type: 'target', blocker, item, mode: mode ?? null }, { type: 'shoot' });
  },
});

export const target = defineMove({
  type: 'target',
  at: ['target'],
  params: { sq: squareId, out: z.boolean(), aim: z.enum(['counter', 'square']) },
  options(position, seat, step) {
    return candidateAims(position, step).map((aim) => ({ type: 'target' as const, seat, ...aim }));
  },
  forbid(position, { sq, out, aim }, step) {
    if (findSquare(position, sq) === undefined) {
      return refuse('BM-TURN-05', () => `there is no square ${sq}`);
    }
    return cannotTarget(position, step, { sq, out, aim });
  },
  perform(table, { seat, sq, out, aim }, { blocker, item, mode }) {
    const gun = { blocker, item, mode };
    declare(table, { kind: 'shoot', seat, ...gun, sq, out, aim, markers: 0, mods: 0 });
  },
});

/** Asks for fire markers where the weapon places any; then the window. */
function declare(table: ManiaTable, shot: Shot): void {
  const { kind, seat, blocker, item, sq } = shot;
  table.emit({ type: 'attackDeclared', seat, kind, blocker, item, sq });
  const fire = effectOf(itemOf(table, item), 'fireWeapon');
  if (fire?.modes.includes(kind)) table.next({ type: 'markers', shot });
  else openAttackWindow(table, shot);
}

/** BM-RULING-40: shooting with fire always places some. */
export const markers = defineMove({
  type: 'markers',
  at: ['markers'],
  params: { n: z.int().min(1).max(99) },
  options(position, seat, { shot }) {
    const fire = effectOf(itemOf(position, shot.item), 'fireWeapon');
    return (fire?.markers ?? []).map((n) => ({ type: 'markers', seat, n }));
  },
  forbid(position, { n }, { shot }) {
    const fire = effectOf(itemOf(position, shot.item), 'fireWeapon');
    if (fire?.markers.includes(n)) return undefined;
    return refuse('BM-RULING-40', () => `${fire?.markers.join(' or ')} markers are placed`);
  },
  perform(table, { n }, { shot }) {
    openAttackWindow(table, { ...shot, markers: n });
  },
});

/** BM-DRILL-01, BM-RULING-48. */
export const drill = defineMove({
  type: 'drill',
  at: ['shoot'],
  params: { blocker: id, item: id },
  options(position, seat) {
    const { state } = position;
    return state.standing.flatMap((blocker) => {
      const { deployedHeavy } = blockerOf(state, blocker);
      return deployedHeavy.map((item) => ({ type: 'drill' as const, seat, blocker, item }));
    });
  },
  forbid(position, { seat, blocker, item }) {
    const cannot = cannotShoot(position, seat, blocker) ?? cannotUse(position, blocker, item);
    if (cannot !== undefined) return cannot;
    if (effectOf(itemOf(position, item), 'drill') === undefined) {
      return refuse('BM-SHOOT-01', () => `${item} is no drill`);
    }
    const place = placeOf(position.state, blocker);
    const square = squareAt(position, place?.sq as string);
    if (isSound(position.state, square) && !place?.out) return undefined;
    return refuse('BM-RULING-48', () => `${square.id} is no block square that stands`);
  },
  perform(table, { seat, blocker, item }) {
    const { state } = table;
    const sq = placeOf(state, blocker)?.sq as string;
    const { structural } = effectOf(itemOf(table, item), 'drill') ?? { structural: 0 };
    table.next({ type: 'shoot' });
    table.emit({ type: 'attackDeclared', seat, kind: 'drill', blocker, item, sq });
    for (let i = 0; i < structural; i++) placeStructural(table, sq);
    if (placeOf(state, blocker) !== undefined) {
      changeBlocker(state, blocker, { fired: true });
      flip(table, blocker);
    }
    table.next({ type: 'checkEnd' });
  },
});

/** BM-DF-01 to -09. */
export const defFire = defineMove({
  type: 'defFire',
  at: ['defensiveFire'],
  params: { blocker: id, item: id, sq: squareId, out: z.boolean() },
  options(position, seat) {
    const { state } = position;
    return state.standing.flatMap((blocker) => {
      if (cannotDefend(position, seat, blocker) !== undefined) return [];
      return blockerOf(state, blocker).items.flatMap((item) => {
        return targetsOf(position, blocker).map(({ sq, out }) => {
          return { type: 'defFire' as const, seat, blocker, item, sq, out };
        });
      });
    });
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
    const isTarget = standingAt(state, sq, out).some((id) => {
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
