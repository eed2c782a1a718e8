import { addTo, removeFrom } from '../../kit/sets.js';
import { effectOf } from '../content/compile.js';
import type { Container } from '../content/schema.js';
import type { ManiaTable, Seen } from '../play.js';
import { changeBlocker } from '../state/change.js';
import { blockerOf, type State } from '../state/state.js';
import { effectIn, isInAir, itemOf, kindOf, returnItem, strengthOf } from './blockers.js';

type EquipLabel = 'setup.equip' | 'equip.draw';

/**
 * Draws counters for a blocker. Fatties and mobs set wings aside and draw again (BM-FAT-02,
 * BM-MOB-02, BM-RULING-06), as do blockers in the air with a heavy weapon (BM-FLY-02); an empty
 * container gives nothing (BM-RULING-07).
 */
export function drawItems(
  table: ManiaTable,
  blocker: string,
  container: Container,
  count: number,
  label: EquipLabel,
): void {
  for (let i = 0; i < count; i++) drawOne(table, blocker, container, label);
  if (isOverloaded(table, blocker)) table.next({ type: 'capacity', blocker });
}

function drawOne(
  table: ManiaTable,
  blocker: string,
  container: Container,
  label: EquipLabel,
): void {
  const { state } = table;
  const pile = [...state.containers[container]];
  const aside: string[] = [];
  while (pile.length > 0) {
    const item = drawCounter(table, label, pile, blocker);
    const kept = canTake(table, blocker, item);
    table.emit({ type: 'itemDrawn', blocker, container, item, kept });
    if (kept) {
      changeBlocker(state, blocker, { items: [...blockerOf(state, blocker).items, item] });
      break;
    }
    aside.push(item);
  }
  for (const item of aside) addTo(pile, item);
  state.containers = { ...state.containers, [container]: pile };
}

/** Equal counters are interchangeable: of the drawn type the lowest-numbered one is taken. */
function drawCounter(
  table: ManiaTable,
  label: EquipLabel,
  pile: string[],
  blocker: string,
): string {
  const drawn = table.draw(label, pile, blocker);
  for (const lowest of table.content.alike.get(drawn) as readonly string[]) {
    if (lowest === drawn) break;
    if (!removeFrom(pile, lowest)) continue;
    addTo(pile, drawn);
    return lowest;
  }
  return drawn;
}

function canTake(position: Seen, blocker: string, item: string): boolean {
  if (refusesWings(position, blocker, item)) return false;
  return !(itemOf(position, item).heavy && isInAir(position, blocker));
}

/** Fatties and mobs never carry wings. */
export function refusesWings(position: Seen, blocker: string, item: string): boolean {
  const kind = kindOf(position, blocker);
  if (kind !== 'fatty' && kind !== 'mob') return false;
  return effectOf(itemOf(position, item), 'fly') !== undefined;
}

/** How many fire markers a fire weapon may place. */
export function fireMarkersOf(position: Seen, item: string): readonly number[] {
  return effectIn(position, item, 'fireWeapon').markers;
}

/** Nobody carries more counters than its strength (BM-EQUIP-06). */
export function isOverloaded(position: Seen, blocker: string): boolean {
  return blockerOf(position.state, blocker).items.length > strengthOf(position, blocker);
}

/** Takes a counter from a blocker that carries it. */
export function takeItem(state: State, blocker: string, item: string): void {
  const { items, deployedHeavy } = blockerOf(state, blocker);
  changeBlocker(state, blocker, {
    items: items.filter((other) => other !== item),
    deployedHeavy: deployedHeavy.filter((other) => other !== item),
  });
}

/** Back to its container, from whoever carries it. */
export function discardItem(table: ManiaTable, blocker: string, item: string): void {
  takeItem(table.state, blocker, item);
  returnItem(table, item);
  table.emit({ type: 'itemDiscarded', blocker, item });
}
