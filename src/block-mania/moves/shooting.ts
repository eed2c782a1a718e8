import type { MoveIn, Seat } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { listed } from '../../kit/words.js';
import { effectOf } from '../content/compile.js';
import { itemName } from '../describe/names.js';
import { candidateAims, cannotTarget, hasTarget } from '../mechanics/aiming.js';
import { attackersOf, cannotShoot, cannotUse } from '../mechanics/attackers.js';
import { effectIn, flip, isOnBoard, itemOf } from '../mechanics/blockers.js';
import { cannotFind, findSquare, isSound, squareAt } from '../mechanics/board.js';
import { placeStructural } from '../mechanics/damage.js';
import { fireMarkersOf } from '../mechanics/items.js';
import { openAttackWindow } from '../mechanics/windows.js';
import { defineMove, type ManiaTable, refuse } from '../play.js';
import { changeBlocker } from '../state/change.js';
import { blockerOf, placeOf, squareOf } from '../state/state.js';
import type { Shot } from '../state/steps.js';
import { id, spaceId } from '../state/terms.js';

type DeclareShot = {
  type: 'declareShot';
  seat: Seat;
  blocker: string;
  item: string;
  mode?: string;
};

/** BM-SHOOT-01 to -03: shooter, weapon and mode; the target comes next. */
export const declareShot = defineMove({
  type: 'declareShot',
  at: ['shoot'],
  params: { blocker: id, item: id, mode: id.exactOptional() },
  options(position, seat) {
    const moves: DeclareShot[] = [];
    for (const blocker of attackersOf(position, seat)) {
      for (const item of blockerOf(position.state, blocker).items) {
        const weapon = itemOf(position, item);
        if ((weapon.range ?? 0) < 1) continue;
        const missile = effectOf(weapon, 'missile');
        if (missile === undefined) moves.push({ type: 'declareShot', seat, blocker, item });
        else {
          for (const { id: mode } of missile.modes) {
            moves.push({ type: 'declareShot', seat, blocker, item, mode });
          }
        }
      }
    }
    return moves;
  },
  forbid(position, { seat, blocker, item, mode }) {
    const cannot = cannotShoot(position, seat, blocker) ?? cannotUse(position, blocker, item);
    if (cannot !== undefined) return cannot;
    const missile = effectOf(itemOf(position, item), 'missile');
    const isKnown = missile ? missile.modes.some(({ id }) => id === mode) : mode === undefined;
    if (!isKnown) {
      return refuse('BM-TURN-05', () => `choose another mode of ${itemName(position, item)}`);
    }
    const { range } = itemOf(position, item);
    if (range === null || range < 1) {
      return refuse('BM-SHOOT-01', () => `${itemName(position, item)} does not shoot`);
    }
    const gun = { blocker, item, mode: mode ?? null };
    if (hasTarget(position, gun)) return undefined;
    return refuse('BM-SHOOT-03', () => `${itemName(position, item)} reaches no target`);
  },
  perform(table, { blocker, item, mode }) {
    table.next({ type: 'target', blocker, item, mode: mode ?? null }, { type: 'shoot' });
  },
});
export interface DeclareShotMove extends MoveIn<typeof declareShot> {}

/** What the declared shot is aimed at. */
export const target = defineMove({
  type: 'target',
  at: ['target'],
  params: { space: spaceId, outside: z.boolean(), aim: z.enum(['counter', 'square']) },
  options(position, seat, step) {
    return candidateAims(position, step).map(({ space, outside, aim }) => {
      return { type: 'target' as const, seat, space, outside, aim };
    });
  },
  forbid(position, { space, outside, aim }, step) {
    if (findSquare(position, space) === undefined) return cannotFind(position, space);
    return cannotTarget(position, step, { space, outside, aim });
  },
  perform(table, { seat, space, outside, aim }, { blocker, item, mode }) {
    const gun = { blocker, item, mode };
    declare(table, {
      kind: 'shoot',
      seat,
      ...gun,
      space,
      outside,
      aim,
      markers: 0,
      modifier: 0,
    });
  },
});
export interface TargetMove extends MoveIn<typeof target> {}

/** Asks for fire markers where the weapon places any; then the window. */
export function declare(table: ManiaTable, shot: Shot): void {
  const { kind, seat, blocker, item, space } = shot;
  table.emit({ type: 'attackDeclared', seat, kind, blocker, item, space });
  const fire = effectOf(itemOf(table, item), 'fireWeapon');
  if (fire?.modes.includes(kind)) table.next({ type: 'markers', shot });
  else openAttackWindow(table, shot);
}

/** BM-RULING-40: shooting with fire always places some. */
export const markers = defineMove({
  type: 'markers',
  at: ['markers'],
  params: { count: z.int().min(1).max(99) },
  options(position, seat, { shot }) {
    const counts = fireMarkersOf(position, shot.item);
    return counts.map((count) => ({ type: 'markers', seat, count }));
  },
  forbid(position, { count }, { shot }) {
    const counts = fireMarkersOf(position, shot.item);
    if (counts.includes(count)) return undefined;
    return refuse('BM-RULING-40', () => {
      return `place ${listed(counts, 'or')} fire markers, not ${count}`;
    });
  },
  perform(table, { count }, { shot }) {
    openAttackWindow(table, { ...shot, markers: count });
  },
});
export interface MarkersMove extends MoveIn<typeof markers> {}

/** Structural markers in the own square, without a roll (BM-DRILL-01, BM-RULING-48). */
export const drill = defineMove({
  type: 'drill',
  at: ['shoot'],
  params: { blocker: id, item: id },
  options(position, seat) {
    const moves: { type: 'drill'; seat: Seat; blocker: string; item: string }[] = [];
    for (const blocker of position.state.standing) {
      for (const item of blockerOf(position.state, blocker).deployedHeavy) {
        moves.push({ type: 'drill', seat, blocker, item });
      }
    }
    return moves;
  },
  forbid(position, { seat, blocker, item }) {
    const cannot = cannotShoot(position, seat, blocker) ?? cannotUse(position, blocker, item);
    if (cannot !== undefined) return cannot;
    if (effectOf(itemOf(position, item), 'drill') === undefined) {
      return refuse('BM-SHOOT-01', () => `${itemName(position, item)} is not a drill`);
    }
    const { space, outside } = placeOf(position.state, blocker);
    if (isSound(position.state, squareAt(position, space)) && !outside) return undefined;
    return refuse('BM-RULING-48', () => `${space} is not a block square that stands`);
  },
  perform(table, { seat, blocker, item }) {
    const { state } = table;
    const space = squareOf(state, blocker);
    const { structural } = effectIn(table, item, 'drill');
    table.next({ type: 'shoot' });
    table.emit({ type: 'attackDeclared', seat, kind: 'drill', blocker, item, space });
    for (let i = 0; i < structural; i++) placeStructural(table, space);
    if (isOnBoard(state, blocker)) {
      changeBlocker(state, blocker, { fired: true });
      flip(table, blocker);
    }
    table.next({ type: 'checkEnd' });
  },
});
export interface DrillMove extends MoveIn<typeof drill> {}
