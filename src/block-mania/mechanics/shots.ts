import { d6 } from '../content/compile.js';
import type { MissileMode } from '../content/schema.js';
import type { Square } from '../content/squares.js';
import type { ManiaTable } from '../play.js';
import { changeBlocker } from '../state/change.js';
import { blockerOf, findPlace } from '../state/state.js';
import type { Shot } from '../state/steps.js';
import { missileMode } from './aiming.js';
import { effectIn, flip, isDeafened, itemOf } from './blockers.js';
import { isDark, squareAt } from './board.js';
import { attackAll, damageSquare, hitLink, placeFire, placeStructural } from './damage.js';
import { discardItem } from './items.js';
import { allAt, standingAt } from './occupancy.js';

/** A shot at everybody in a place, or at a square, from the dice on. */
export function resolveShot(table: ManiaTable, shot: Shot): void {
  const { state, content } = table;
  const item = itemOf(table, shot.item);
  const mode = missileMode(table, shot);
  const penalty = isDeafened(table, shot.blocker) ? content.constants.sonicPenalty : 0;
  const modifier = shot.modifier - penalty;
  if (mode !== undefined) launch(table, shot.space, mode, modifier);
  else if (shot.aim === 'square') attackSquare(table, shot.space, (item.damage ?? 0) + modifier);
  else {
    const targets = standingAt(table, shot);
    attackAll(table, targets, { damage: item.damage ?? 0, modifier });
    useFire(table, shot.blocker, shot.item, shot.space, shot.markers);
  }
  if (findPlace(state, shot.blocker) !== undefined) {
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
  space: string,
  markers: number,
): void {
  if (markers === 0) return;
  placeFire(table, space, markers);
  const { exhaustOn } = effectIn(table, item, 'fireWeapon');
  const isCarried = blockerOf(table.state, blocker).items.includes(item);
  if (markers === exhaustOn && isCarried) discardItem(table, blocker, item);
}

/** Everybody in the square is attacked, then come structural markers and fire (BM-ML-01 to -04). */
function launch(table: ManiaTable, space: string, mode: MissileMode, modifier: number): void {
  attackAll(table, allAt(table, space), { damage: mode.damage, modifier });
  for (let i = structuralOf(table, space, mode); i > 0; i--) damageSquare(table, space);
  placeFire(table, space, mode.fire);
}

function structuralOf(table: ManiaTable, space: string, { structural }: MissileMode): number {
  if (typeof structural === 'number') return structural;
  const die = table.roll('missile.structural', d6, space);
  const count = structural[die - 1] as number;
  table.emit({ type: 'structuralRolled', space, die, count });
  return count;
}

/** One die against the strength of the square (BM-DMG-02, -03). */
function attackSquare(table: ManiaTable, space: string, damage: number): void {
  const { state, content } = table;
  const { hit, strengths, darkPenalty } = content.constants;
  const square = squareAt(table, space);
  const die = table.roll('square', d6, space);
  const strength = square.link !== null ? strengths[square.link] : blockStrength(table, square);
  const total = die + damage - strength - (isDark(state, square) ? darkPenalty : 0);
  table.emit({ type: 'squareAttacked', space, die, total, hit: total >= hit });
  if (total < hit) return;
  if (square.link !== null) hitLink(table, space);
  else placeStructural(table, space);
}

function blockStrength({ content }: ManiaTable, { location }: Square): number {
  const { strengths } = content.constants;
  return location === 'armoury' ? strengths.armoury : strengths.block;
}
