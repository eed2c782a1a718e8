import { owned } from '../../kernel/sharing.js';
import { newer } from '../../kit/values.js';
import { type Monster, type SpaceState, type State, spaceOf } from './state.js';
import type { Frame } from './steps.js';

/** Puts a fresh copy of the space on the board, to be changed. */
export function changeSpace(state: State, at: string): SpaceState {
  const { cityDamage, destroyed, citizens } = spaceOf(state, at);
  return setSpace(state, at, { cityDamage, destroyed, citizens: [...citizens] });
}

export function setSpace(state: State, at: string, space: SpaceState): SpaceState {
  state.board = owned(state.board, copyBoard);
  state.board[at] = space;
  return space;
}

function copyBoard(board: State['board']): State['board'] {
  return { ...board };
}

/** Replaces a Monster in play by a changed copy. */
export function changeMonster(
  state: State,
  monster: string,
  change: Partial<Omit<Monster, 'id' | 'isBoss'>>,
): void {
  const at = state.monsters.findIndex((one) => one.id === monster);
  const one = state.monsters[at] as Monster;
  // Written out: a copy of a copy of a copy by spread is slow to make and slow to read.
  state.monsters[at] = {
    id: one.id,
    space: newer(change.space, one.space),
    damage: newer(change.damage, one.damage),
    fire: newer(change.fire, one.fire),
    plus: newer(change.plus, one.plus),
    minus: newer(change.minus, one.minus),
    armor: newer(change.armor, one.armor),
    isBoss: one.isBoss,
  };
}

/**
 * A frame with some of it changed. Key by key: to the engine every copy by spread is a new kind of
 * object, and the first look at a new kind is very slow (a tenth of the time of a game).
 */
export function withFrame(frame: Frame, change: Partial<Frame>): Frame {
  const changed: Record<string, unknown> = {};
  for (const key in frame) changed[key] = frame[key as keyof Frame];
  for (const key in change) changed[key] = change[key as keyof Frame];
  return changed as Frame;
}
