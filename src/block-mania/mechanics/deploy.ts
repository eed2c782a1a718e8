import type { Seat } from '../../kernel/play.js';
import { addTo, removeFrom } from '../../kit/sets.js';
import { withPlace } from '../../kit/values.js';
import { d6 } from '../content/compile.js';
import type { ManiaTable, Seen } from '../play.js';
import { changeBlocker } from '../state/change.js';
import { blockerOf, type OpenState } from '../state/state.js';
import { canShare, enter, typeOf } from './blockers.js';
import { countersOf, isSound, planOf, squareAt } from './board.js';
import { drawItems } from './items.js';
import { insideAt } from './occupancy.js';

/** Takes a counter off a stack. Equal counters are interchangeable: the lowest-numbered is taken. */
export function drawBlocker(
  table: ManiaTable,
  label: 'setup.counter' | 'deploy.counter',
  seat: Seat,
): string {
  const { state, content } = table;
  const stack = [...stackOf(state, seat)];
  const drawn = table.draw(`${label}.${seat}`, stack);
  const type = typeOf(table, drawn).id;
  const alike = [drawn, ...stack].filter((id) => typeOf(table, id).id === type);
  const order = (id: string) => content.order.get(id) as number;
  const lowest = alike.reduce((a, b) => (order(b) < order(a) ? b : a));
  if (lowest !== drawn) {
    removeFrom(stack, lowest);
    addTo(stack, drawn);
  }
  state.stacks = withPlace(state.stacks, seat, stack);
  changeBlocker(state, lowest, { where: 'drawn' });
  table.emit({ type: 'blockerDrawn', seat, blocker: lowest });
  return lowest;
}

function stackOf({ stacks }: OpenState, seat: Seat): readonly string[] {
  return stacks[seat] as string[];
}

/** Counters drawn and not yet placed, in id order. */
export function drawnBy(position: Seen, seat: Seat): string[] {
  const { state } = position;
  return countersOf(position, seat).filter((id) => blockerOf(state, id).where === 'drawn');
}

/** BM-DEPLOY-04 apart from cost: the stack and an address for an ordinary blocker (BM-RULING-05). */
export function canDeploy(position: Seen, seat: Seat): boolean {
  const { state } = position;
  if (stackOf(state, seat).length === 0) return false;
  for (const space of planOf(position, seat).addresses.values()) {
    if (isSound(state, squareAt(position, space)) && insideAt(position, space).length === 0)
      return true;
  }
  return false;
}

/** BM-DEPLOY-01 to -03: counter, address, equipment. */
export function deploy(table: ManiaTable, seat: Seat): void {
  const blocker = drawBlocker(table, 'deploy.counter', seat);
  for (;;) {
    const [column, level] = [rollAddress(table, seat), rollAddress(table, seat)];
    const address = `${column}${level}`;
    const space = planOf(table, seat).addresses.get(address);
    if (space === undefined || !isUsable(table, blocker, space)) continue;
    enter(table, blocker, space);
    table.emit({ type: 'blockerDeployed', seat, blocker, space, address });
    return equip(table, blocker, 'equip.draw');
  }
}

function rollAddress(table: ManiaTable, seat: Seat): number {
  return table.roll(`deploy.address.${seat}`, d6);
}

/** BM-RULING-05: free inside; a superhero may join an own blocker there, even one that fights (BM-HERO-02). */
function isUsable(position: Seen, blocker: string, space: string): boolean {
  const { state } = position;
  if (!isSound(state, squareAt(position, space))) return false;
  const inside = insideAt(position, space);
  return inside.length === 0 || canShare(position, blocker, inside);
}

export function equip(table: ManiaTable, blocker: string, label: 'setup.equip' | 'equip.draw') {
  const { flag } = typeOf(table, blocker);
  if (flag !== null) drawItems(table, blocker, flag === 'A' ? 'armoury' : 'hardware', 1, label);
}
