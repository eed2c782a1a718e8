import { addTo } from '../../kit/sets.js';
import { inOrder, type SpaceId } from '../content/board.js';
import type { NeonTable } from '../play.js';
import { changeSpace } from '../state/change.js';
import type { Andy, State } from '../state/state.js';

/*
 * A batch holds tokens that nobody can tell apart: those in the supply and those lying face down on
 * the board (NG-RULING-21, NG-INFO-06). Batches keep their numbers, also when empty.
 */

/** Face-down andys on the board, per batch. */
export function faceDown(state: State): number[] {
  const counts = state.supply.andys.map(() => 0);
  for (const { andys } of inOrder(state.board)) {
    for (const andy of andys) {
      if ('down' in andy) counts[andy.down] = (counts[andy.down] ?? 0) + 1;
    }
  }
  return counts;
}

export function andysInSupply(state: State): number {
  const down = faceDown(state);
  return state.supply.andys.reduce((sum, batch, i) => sum + batch.length - (down[i] ?? 0), 0);
}

/** Takes the top token of the supply pile and lays it face down. There must be one. */
export function placeAndy(state: State, at: SpaceId): void {
  const down = faceDown(state);
  const batch = state.supply.andys.findIndex((tokens, i) => tokens.length > (down[i] ?? 0));
  changeSpace(state, at).andys.push({ down: batch });
}

/** NG-ANDY-02: turns up every andy of the space. */
export function revealAndys(table: NeonTable, at: SpaceId): void {
  const { state, content } = table;
  if (state.board[at].andys.length === 0) return;
  const { andys } = changeSpace(state, at);
  for (let i = 0; i < andys.length; i++) {
    const andy = andys[i] as Andy;
    if ('up' in andy) continue;
    const token = table.draw('andy.reveal', state.supply.andys[andy.down] as string[], at);
    andys[i] = { up: token };
    table.emit({
      type: 'andyRevealed',
      space: at,
      token,
      value: content.andyValue.get(token) as number,
    });
  }
}

/** All andys of the space go back to the supply; those face down unseen. */
export function returnAndys(state: State, at: SpaceId): Andy[] {
  const space = changeSpace(state, at);
  const removed = space.andys;
  space.andys = [];
  for (const andy of removed) {
    if ('up' in andy) returnToken(state, andy.up);
  }
  return removed;
}

/** Under the pile, mixed with the other tokens that came back since the last one was placed from there. */
function returnToken(state: State, token: string): void {
  const batches = state.supply.andys;
  const last = batches.length - 1;
  const isOpen = last > 0 && faceDown(state)[last] === 0;
  if (isOpen) addTo(batches[last] as string[], token);
  else batches.push([token]);
}
