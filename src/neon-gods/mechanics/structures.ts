import type { SpaceId } from '../content/board.js';
import type { Structure } from '../content/schema.js';
import { changeSpace } from '../state/change.js';
import type { State, Supply } from '../state/state.js';

/** Which supply a structure comes from and goes back to. */
export const supplyOf = {
  factory: 'factories',
  watchtower: 'watchtowers',
  monument: 'monuments',
} as const satisfies Record<Structure, keyof Supply>;

export function build(state: State, at: SpaceId, structure: Structure): void {
  changeSpace(state, at)[structure] = true;
  state.supply[supplyOf[structure]]--;
}
