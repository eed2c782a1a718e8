import { d6 } from '../content/compile.js';
import type { ManiaTable, Seen } from '../play.js';
import { blockerOf, placeOf, squareOf } from '../state/state.js';
import { isWeapon, itemOf, kindOf, leave, strengthOf } from './blockers.js';
import { rangeBetween } from './board.js';
import { attackAll } from './damage.js';
import { standingAt } from './occupancy.js';

/** BM-JUST-05, -06: DAMAGE +6 on everybody at the target's location. */
export function fireHWagon(table: ManiaTable, space: string): void {
  const { state, content } = table;
  const seen = inSight(table, space);
  const near = closest(table, space, narrow(narrow(narrow(seen, hasDeployed), hasFired), isArmed));
  const target = pick(table, near);
  if (target === undefined) return;
  table.emit({ type: 'wagonFired', marker: 'hWagon', space, blocker: target });
  const targets = standingAt(table, placeOf(state, target));
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
export function firePatWagon(table: ManiaTable, space: string): void {
  const near = closest(table, space, inSight(table, space));
  const most = Math.max(0, ...near.map((blocker) => strengthOf(table, blocker)));
  const strong = near.filter((blocker) => strengthOf(table, blocker) === most);
  const target = pick(
    table,
    narrow(strong, (blocker) => kindOf(table, blocker) === 'mob'),
  );
  if (target === undefined) return;
  table.emit({ type: 'wagonFired', marker: 'patWagon', space, blocker: target });
  const die = table.roll('patWagon.roll', d6, target);
  const removed = die <= table.content.constants.foamMax;
  table.emit({ type: 'foamRolled', blocker: target, die, removed });
  if (removed) leave(table, target, 'removed');
}

function inSight(position: Seen, space: string): string[] {
  return position.state.standing.filter((blocker) => {
    return rangeBetween(position, space, squareOf(position.state, blocker)) > 0;
  });
}

/** Of one in sight. Nobody is closer than in the wagon's own square, which is as far as the next one for shots. */
function distance(position: Seen, space: string, blocker: string): number {
  const to = squareOf(position.state, blocker);
  return to === space ? 0 : rangeBetween(position, space, to);
}

/** A filter counts only if it leaves someone. */
function narrow(candidates: string[], test: (blocker: string) => boolean): string[] {
  const left = candidates.filter(test);
  return left.length > 0 ? left : candidates;
}

function closest(position: Seen, space: string, candidates: string[]): string[] {
  const nearest = Math.min(...candidates.map((blocker) => distance(position, space, blocker)));
  return candidates.filter((blocker) => distance(position, space, blocker) === nearest);
}

function pick(table: ManiaTable, candidates: readonly string[]): string | undefined {
  return candidates.length > 1 ? table.roll('wagon.tie', candidates) : candidates[0];
}
