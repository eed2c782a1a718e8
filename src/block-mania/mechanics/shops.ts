import type { Refusal } from '../../kernel/rules.js';
import type { Container, Location } from '../content/schema.js';
import { blockerName } from '../describe/names.js';
import { type ManiaTable, refuse, type Seen } from '../play.js';
import type { RuleId } from '../rules.js';
import { changeBlocker } from '../state/change.js';
import { blockerOf, placeOf, squareOf, squareState } from '../state/state.js';
import { changeActive } from './activation.js';
import { isContested } from './blockers.js';
import { isCollapsed, squareAt } from './board.js';
import { drawItems } from './items.js';

/** The container that counters are drawn from in such a place; none where there is no shop. */
export function containerAt(location: Location | null): Container | undefined {
  if (location === 'armoury') return 'armoury';
  return location === 'mall' ? 'hardware' : undefined;
}

export function isShop(location: Location | null): boolean {
  return containerAt(location) !== undefined;
}

/** Why it cannot draw where it stands (BM-EQUIP-01 to -05, -10). */
export function cannotDraw(
  position: Seen,
  blocker: string,
  at: 'command' | 'active',
): Refusal<RuleId> | undefined {
  const { state } = position;
  const { space, outside } = placeOf(state, blocker);
  const isIn = isShop(squareAt(position, space).location) && !outside;
  if (isIn && (isCollapsed(state, space) || squareState(state, space).looted)) {
    return refuse('BM-EQUIP-10', () => `the shop in ${space} is looted or in ruins`);
  }
  const { startedPhaseAt, drewThisPhase } = blockerOf(state, blocker);
  if (!isIn || (at === 'command' && startedPhaseAt !== space)) {
    return refuse('BM-EQUIP-01', () => {
      return `${blockerName(position, blocker)} did not begin the phase in a shop at ${space}`;
    });
  }
  if (isContested(position, space)) return refuse('BM-EQUIP-05', () => `${space} is contested`);
  if (!drewThisPhase) return undefined;
  return refuse('BM-EQUIP-04', () => `${blockerName(position, blocker)} has drawn in this phase`);
}

/** One counter of the shop the blocker stands in. */
export function drawInShop(table: ManiaTable, blocker: string): void {
  const { state } = table;
  const container = containerAt(squareAt(table, squareOf(state, blocker)).location);
  changeBlocker(state, blocker, { drewThisPhase: true });
  if (state.active?.blocker === blocker) changeActive(table, { noMove: true });
  if (container !== undefined) drawItems(table, blocker, container, 1, 'equip.draw');
}
