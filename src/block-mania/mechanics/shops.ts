import type { Container, Location } from '../content/schema.js';
import type { ManiaTable } from '../play.js';
import { changeBlocker } from '../state/change.js';
import { squareOf } from '../state/state.js';
import { changeActive } from './activation.js';
import { squareAt } from './board.js';
import { drawItems } from './items.js';

/** The container that counters are drawn from in such a place; none where there is no shop. */
export function containerAt(location: Location | null): Container | undefined {
  if (location === 'armoury') return 'armoury';
  return location === 'mall' ? 'hardware' : undefined;
}

export function isShop(location: Location | null): boolean {
  return containerAt(location) !== undefined;
}

/** One counter of the shop the blocker stands in. */
export function drawInShop(table: ManiaTable, blocker: string): void {
  const { state } = table;
  const container = containerAt(squareAt(table, squareOf(state, blocker)).location);
  changeBlocker(state, blocker, { drewThisPhase: true });
  if (state.active?.blocker === blocker) changeActive(table, { noMove: true });
  if (container !== undefined) drawItems(table, blocker, container, 1, 'equip.draw');
}
