import type { Square } from '../content/squares.js';
import type { ManiaTable, Seen } from '../play.js';
import { withActive } from '../state/change.js';
import { type Active, type OpenState, squareOf } from '../state/state.js';
import { squareAt } from './board.js';

/** The active blocker: there is one at every `active` decision. */
export function activeOf({ active }: OpenState): Active {
  return active as Active;
}

export function activeSquare(position: Seen): Square {
  const { state } = position;
  return squareAt(position, squareOf(state, activeOf(state).blocker));
}

/** Begins or ends an activation; what was noted of the one before is forgotten. */
export function setActive({ state, notes }: ManiaTable, active: Active | null): void {
  state.active = active;
  notes.start = undefined;
}

/** The activation goes on with these changes, if there is one. */
export function changeActive(table: ManiaTable, change: Partial<Active>): void {
  const { active } = table.state;
  if (active !== null) setActive(table, withActive(active, change));
}
