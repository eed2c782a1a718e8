import type { Square } from '../content/city.js';
import { d6, effectOf } from '../content/compile.js';
import type { MissileMode } from '../content/schema.js';
import type { ManiaTable } from '../play.js';
import { changeBlocker, placeOf } from '../state/state.js';
import type { Shot } from '../state/steps.js';
import { missileMode } from './aiming.js';
import { flip, isDeafened, itemOf } from './blockers.js';
import { isDark, squareAt } from './board.js';
import { attackAll, damageSquare, hitLink, placeFire, placeStructural } from './damage.js';
import { discardItem } from './items.js';
import { allAt, standingAt } from './occupancy.js';

/** P-SHOT and P-SQUARE. */
export function resolveShot(table: ManiaTable, shot: Shot): void {
  const { state, content } = table;
  const item = itemOf(table, shot.item);
  const mode = missileMode(table, shot);
  const penalty = isDeafened(table, shot.blocker) ? content.constants.sonicPenalty : 0;
  const mods = shot.mods - penalty;
  if (mode !== undefined) launch(table, shot.sq, mode, mods);
  else if (shot.aim === 'square') attackSquare(table, shot.sq, (item.damage ?? 0) + mods);
  else {
    const targets = standingAt(table, shot.sq, shot.out);
    attackAll(table, targets, { damage: item.damage ?? 0, mods });
    useFire(table, shot.blocker, shot.item, shot.sq, shot.markers);
  }
  if (placeOf(state, shot.blocker) !== undefined) {
    changeBlocker(state, shot.blocker, { fired: true });
    flip(table, shot.blocker);
  }
  table.next({ type: 'checkEnd' });
}

/** Fire markers of a flamer or fire bomb; the last of its fuel sends it back (BM-FLAMER-02, BM-BOMB-03). */
export function useFire(
  table: ManiaTable,
  blocker: string,
  item: string,
  sq: string,
  markers: number,
): void {
  if (markers === 0) return;
  placeFire(table, sq, markers);
  const { exhaustOn } = effectOf(itemOf(table, item), 'fireWeapon') ?? {};
  const isCarried = table.state.blockers[blocker]?.items.includes(item);
  if (markers === exhaustOn && isCarried) discardItem(table, blocker, item);
}

/** BM-ML-01 to -04. */
function launch(table: ManiaTable, sq: string, mode: MissileMode, mods: number): void {
  attackAll(table, allAt(table, sq), { damage: mode.damage, mods });
  for (let i = structuralOf(table, sq, mode); i > 0; i--) damageSquare(table, sq);
  placeFire(table, sq, mode.fire);
}

function structuralOf(table: ManiaTable, sq: string, { structural }: MissileMode): number {
  if (typeof structural === 'number') return structural;
  const die = table.roll('missile.structural', d6);
  const markers = structural[die - 1] ?? 0;
  table.emit({ type: 'structuralRolled', sq, die, markers });
  return markers;
}

/** BM-DMG-02, -03. */
function attackSquare(table: ManiaTable, sq: string, damage: number): void {
  const { state, content } = table;
  const { hit, strengths, darkPenalty } = content.constants;
  const square = squareAt(table, sq);
  const die = table.roll('square', d6);
  const strength = square.link !== null ? strengths[square.link] : blockStrength(table, square);
  const total = die + damage - strength - (isDark(state, square) ? darkPenalty : 0);
  table.emit({ type: 'squareAttacked', sq, die, total, hit: total >= hit });
  if (total < hit) return;
  if (square.link !== null) hitLink(table, sq);
  else placeStructural(table, sq);
}

function blockStrength({ content }: ManiaTable, { location }: Square): number {
  const { strengths } = content.constants;
  return location === 'armoury' ? strengths.armoury : strengths.block;
}
