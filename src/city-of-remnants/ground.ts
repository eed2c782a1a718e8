import type { Seat } from '../kernel/play.js';
import type { Board } from './content/compile.js';
import type { CityPosition } from './play.js';
import type { State } from './state.js';

/*
 * Who and what stands where, by the number of the space. Figures, tokens and tiles are values that
 * are only ever replaced, so what is derived from one is derived once.
 */

const mostSeats = 4;
const counted = new WeakMap<State['figures'], Uint8Array>();
const tokenCounts = new WeakMap<State['ycu']['onBoard'], Uint8Array>();
const covers = new WeakMap<State['tiles'], Cover>();

interface Cover {
  /** The place in `tiles` of the tile on each space, or -1. */
  readonly tileAt: Int16Array;
  /** The numbers of the spaces of each tile. */
  readonly cells: readonly (readonly number[])[];
  /** The places of tiles with passive effects. */
  readonly passive: readonly number[];
}

export function boardOf({ state, content }: CityPosition): Board {
  return content.boards.get(state.boardId) as Board;
}

/** The number of a space; -1 for none of this board. */
export function numberOf(position: CityPosition, at: string): number {
  return boardOf(position).index.get(at) ?? -1;
}

/** How many figures of the seat stand on the space. */
export function figuresOn(position: CityPosition, at: number, seat: Seat): number {
  return standing(position)[at * mostSeats + seat] ?? 0;
}

export function tokensOn(position: CityPosition, at: number): number {
  return tokens(position)[at] ?? 0;
}

/** A figure of another seat or a YCU token is there. */
export function isEnemySpace(position: CityPosition, at: number, seat: Seat): boolean {
  if (tokensOn(position, at) > 0) return true;
  const counts = standing(position);
  for (let other = 0; other < mostSeats; other++) {
    if (other !== seat && (counts[at * mostSeats + other] ?? 0) > 0) return true;
  }
  return false;
}

/** The other seat that has figures there; -1 if there is none. */
export function rivalOn(position: CityPosition, at: number, seat: Seat): Seat {
  for (let other = 0; other < mostSeats; other++) {
    if (other !== seat && figuresOn(position, at, other) > 0) return other;
  }
  return -1;
}

/**
 * Who controls the space (CR-BOARD-04); -1 for nobody. Where two seats stand it is the one that was
 * there before, and only the active seat moves (CR-DEV-10).
 */
export function holderOf(position: CityPosition, at: number): Seat {
  const counts = standing(position);
  let holder = -1;
  for (let seat = 0; seat < mostSeats; seat++) {
    if ((counts[at * mostSeats + seat] ?? 0) === 0) continue;
    if (holder < 0 || position.state.turn?.seat === holder) holder = seat;
  }
  return holder;
}

/** Own figures on the space and on the spaces beside it. */
export function figuresNear(position: CityPosition, at: number, seat: Seat): number {
  let near = figuresOn(position, at, seat);
  for (const beside of boardOf(position).neighbours[at] ?? []) {
    near += figuresOn(position, beside, seat);
  }
  return near;
}

export function isCovered(position: CityPosition, at: number): boolean {
  return (cover(position).tileAt[at] ?? -1) >= 0;
}

/** The spaces of the tile in this place of `tiles`. */
export function cellsOf(position: CityPosition, place: number): readonly number[] {
  return cover(position).cells[place] ?? [];
}

/** The places in `tiles` of those with passive effects. */
export function passiveTiles(position: CityPosition): readonly number[] {
  return cover(position).passive;
}

function standing({ state, content }: CityPosition): Uint8Array {
  const known = counted.get(state.figures);
  if (known !== undefined) return known;
  const board = content.boards.get(state.boardId) as Board;
  const counts = new Uint8Array(board.spaces.length * mostSeats);
  for (const figure of Object.values(state.figures)) {
    const at = board.index.get(figure.at);
    if (at === undefined) continue;
    const key = at * mostSeats + figure.seat;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  counted.set(state.figures, counts);
  return counts;
}

function tokens({ state, content }: CityPosition): Uint8Array {
  const { onBoard } = state.ycu;
  const known = tokenCounts.get(onBoard);
  if (known !== undefined) return known;
  const board = content.boards.get(state.boardId) as Board;
  const counts = new Uint8Array(board.spaces.length);
  for (const token in onBoard) {
    const at = board.index.get(onBoard[token] as string);
    if (at !== undefined) counts[at] = (counts[at] ?? 0) + 1;
  }
  tokenCounts.set(onBoard, counts);
  return counts;
}

function cover({ state, content }: CityPosition): Cover {
  const known = covers.get(state.tiles);
  if (known !== undefined) return known;
  const board = content.boards.get(state.boardId) as Board;
  const tileAt = new Int16Array(board.spaces.length).fill(-1);
  const cells = state.tiles.map((tile, place) => {
    const at = tile.cells.flatMap((cell) => board.index.get(cell) ?? []);
    for (const one of at) tileAt[one] = place;
    return at;
  });
  const passive = state.tiles.flatMap(({ developmentId }, place) => {
    return content.developments.get(developmentId)?.passives.length ? [place] : [];
  });
  const found = { tileAt, cells, passive };
  covers.set(state.tiles, found);
  return found;
}
