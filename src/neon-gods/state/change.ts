import type { SpaceId } from '../content/board.js';
import { copySpace } from './copy.js';
import type { Space, State } from './state.js';

/** Puts a fresh copy of the space on the board, to be changed. */
export function changeSpace(state: State, at: SpaceId): Space {
  const space = copySpace(state.board[at]);
  state.board[at] = space;
  return space;
}
