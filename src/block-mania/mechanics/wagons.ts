import { d6 } from '../content/compile.js';
import type { ManiaPosition, ManiaTable } from '../play.js';
import { blockerOf, placeOf } from '../state/state.js';
import { isWeapon, itemOf, kindOf, leave, strengthOf } from './blockers.js';
import { rangeBetween } from './board.js';
import { attackAll } from './damage.js';
import { standingAt } from './occupancy.js';

/** BM-JUST-05, -06: DAMAGE +6 on everybody at the target's location. */
export function fireHWagon(table: ManiaTable, sq: string): void {
  const { state, content } = table;
  const seen = inSight(table, sq);
  const near = closest(table, sq, narrow(narrow(narrow(seen, hasDeployed), hasFired), isArmed));
  const target = pick(table, near);
  if (target === undefined) return;
  table.emit({ type: 'wagonFired', marker: 'hWagon', sq, target });
  const place = placeOf(state, target) as { sq: string; out: boolean };
  const targets = standingAt(table, place.sq, place.out);
  attackAll(table, targets, { damage: content.constants.hWagonDamage, fate: 'removed' });

  function hasDeployed(blocker: string): boolean {
    return blockerOf(state, blocker).deployedHeavy.length > 0;
  }
  function hasFired(blocker: string): boolean {
    return blockerOf(state, blocker).fired;
  }
  function isArmed(blocker: string): boolean {
    return blockerOf(state, blocker).items.some((item) => isWeapon(itemOf(table, item)));
  }
}

/** BM-JUST-12, -13: foam on one. */
export function firePatWagon(table: ManiaTable, sq: string): void {
  const near = closest(table, sq, inSight(table, sq));
  const most = Math.max(0, ...near.map((blocker) => strengthOf(table, blocker)));
  const strong = near.filter((blocker) => strengthOf(table, blocker) === most);
  const target = pick(
    table,
    narrow(strong, (blocker) => kindOf(table, blocker) === 'mob'),
  );
  if (target === undefined) return;
  table.emit({ type: 'wagonFired', marker: 'patWagon', sq, target });
  const die = table.roll('patWagon.roll', d6);
  const removed = die <= table.content.constants.foamMax;
  table.emit({ type: 'foamRolled', target, die, removed });
  if (removed) leave(table, target, 'removed');
}

function inSight(position: ManiaPosition, sq: string): string[] {
  return position.state.standing.filter((blocker) => distance(position, sq, blocker) > 0);
}

function distance(position: ManiaPosition, sq: string, blocker: string): number {
  return rangeBetween(position, sq, placeOf(position.state, blocker)?.sq as string);
}

/** A filter counts only if it leaves someone. */
function narrow(candidates: string[], test: (blocker: string) => boolean): string[] {
  const left = candidates.filter(test);
  return left.length > 0 ? left : candidates;
}

function closest(position: ManiaPosition, sq: string, candidates: string[]): string[] {
  const nearest = Math.min(...candidates.map((blocker) => distance(position, sq, blocker)));
  return candidates.filter((blocker) => distance(position, sq, blocker) === nearest);
}

function pick(table: ManiaTable, candidates: readonly string[]): string | undefined {
  return candidates.length > 1 ? table.roll('wagon.tie', candidates) : candidates[0];
}
