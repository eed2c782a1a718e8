import type { Seat } from '../../kernel/play.js';
import { owned } from '../../kernel/sharing.js';
import { addTo } from '../../kit/sets.js';
import type { Board } from '../content/board.js';
import type { CityPosition, Seen } from '../play.js';
import type { Figure, State, Tile } from '../state/state.js';

/*
 * Who and what stands where, by the number of the space. Figures, tiles and tokens are values that are only ever
 * replaced, and only here, where the notes on them are forgotten or kept true.
 */

/** Figures of all seats in one number: fewer arrays to fill, and enemies are found at once. */
const seatBits = 8;
const seatMask = 255;

/** Holds a space, or controls a tile, that no seat holds or controls. */
export const nobody: Seat = -1;

export function boardOf(seen: Seen): Board {
  seen.notes.board ??= findBoard(seen);
  return seen.notes.board;
}

/** The number of a space; -1 for none of this board. */
export function numberOf(seen: Seen, at: string): number {
  return boardOf(seen).index.get(at) ?? -1;
}

/** The numbers of the spaces beside one. */
export function neighboursOf(seen: Seen, at: number): readonly number[] {
  return boardOf(seen).neighbours[at] as readonly number[];
}

/** How many figures of the seat stand on the space. */
export function figuresOn(seen: Seen, at: number, seat: Seat): number {
  return ((standing(seen)[at] ?? 0) >> (seat * seatBits)) & seatMask;
}

export function figuresInPool(seen: Seen, seat: Seat): number {
  return figuresOn(seen, boardOf(seen).spaces.length, seat);
}

/** The numbers of the spaces where the seat has figures. */
export function spacesWith(seen: Seen, seat: Seat): number[] {
  const counts = standing(seen);
  const spaces = boardOf(seen).spaces.length;
  const own = seatMask << (seat * seatBits);
  const held: number[] = [];
  for (let at = 0; at < spaces; at++) {
    if (((counts[at] as number) & own) !== 0) held.push(at);
  }
  return held;
}

/** The tokens on the space, lowest id first. */
export function tokensOn(seen: Seen, at: number): string[] {
  const { onBoard } = seen.state.ycu;
  const space = boardOf(seen).spaces[at];
  const here: string[] = [];
  for (const token in onBoard) if (onBoard[token] === space) addTo(here, token);
  return here;
}

export function hasTokens(seen: Seen, at: number): boolean {
  return (tokens(seen)[at] ?? 0) > 0;
}

/** A figure of another seat or a YCU token is there. */
export function isEnemySpace(seen: Seen, at: number, seat: Seat): boolean {
  return othersOn(seen, at, seat) !== 0 || hasTokens(seen, at);
}

/** The other seat that has figures there, or nobody. */
export function rivalOn(seen: Seen, at: number, seat: Seat): Seat {
  return lowestSeat(othersOn(seen, at, seat));
}

/**
 * Who controls the space (CR-BOARD-04), or nobody. Where two seats stand it is the one that was
 * there before, and only the active seat moves (CR-DEV-10).
 */
export function holderOf(seen: Seen, at: number): Seat {
  const here = standing(seen)[at] ?? 0;
  if (here === 0) return nobody;
  const { turn } = seen.state;
  const others = turn === null ? here : othersOn(seen, at, turn.seat);
  return lowestSeat(others === 0 ? here : others);
}

/** Own figures on the space and on the spaces beside it. */
export function figuresNear(seen: Seen, at: number, seat: Seat): number {
  let near = figuresOn(seen, at, seat);
  for (const beside of neighboursOf(seen, at)) {
    near += figuresOn(seen, beside, seat);
  }
  return near;
}

export function isCovered(seen: Seen, at: number): boolean {
  return (covered(seen)[at] ?? 0) > 0;
}

/** All figures of a new game. */
export function setFigures({ state, notes }: CityPosition, figures: Record<string, Figure>): void {
  // A copy, because V8 makes a slow dictionary of an object to which so many keys were added one by one.
  state.figures = { ...figures };
  notes.standing = undefined;
}

/** Puts a figure somewhere else. */
export function putFigure(position: CityPosition, figure: string, to: Figure['at']): void {
  const { state, notes } = position;
  const board = boardOf(position);
  const { seat, at: from } = state.figures[figure] as Figure;
  if (notes.standing !== undefined) {
    count(notes.standing, board, from, seat, -1);
    count(notes.standing, board, to, seat, +1);
  }
  notes.reach = undefined;
  state.figures = owned(state.figures, copyFigures);
  state.figures[figure] = { seat, at: to };
}

function copyFigures(figures: State['figures']): State['figures'] {
  return { ...figures };
}

export function layTile({ state, notes }: CityPosition, tile: Tile): void {
  state.tiles = [...state.tiles, tile];
  notes.covered = undefined;
}

/** Changes how many products stand on a tile; what it covers stays. */
export function putProducts({ state }: CityPosition, id: string, by: number): void {
  state.productSupply -= by;
  state.tiles = state.tiles.map((tile) => {
    if (tile.id !== id) return tile;
    const { development, spaces, products } = tile;
    return { id, development, spaces, products: products + by };
  });
}

/** Replaces the tokens on the board. */
export function setTokens({ state, notes }: CityPosition, onBoard: Record<string, string>): void {
  state.ycu.onBoard = onBoard;
  notes.tokens = undefined;
  notes.reach = undefined;
}

function standing(seen: Seen): number[] {
  seen.notes.standing ??= countFigures(seen);
  return seen.notes.standing;
}

function tokens(seen: Seen): number[] {
  seen.notes.tokens ??= countTokens(seen);
  return seen.notes.tokens;
}

function covered(seen: Seen): number[] {
  seen.notes.covered ??= countTiles(seen);
  return seen.notes.covered;
}

function findBoard({ state, content }: Seen): Board {
  return content.boards.get(state.board) as Board;
}

/** The figures of all other seats on the space. */
function othersOn(seen: Seen, at: number, seat: Seat): number {
  return (standing(seen)[at] ?? 0) & ~(seatMask << (seat * seatBits));
}

function lowestSeat(figures: number): Seat {
  if (figures === 0) return nobody;
  let seat = 0;
  for (let left = figures; (left & seatMask) === 0; left >>>= seatBits) seat++;
  return seat;
}

function countFigures(seen: Seen): number[] {
  const board = boardOf(seen);
  const counts = board.zeros.slice();
  const { figures } = seen.state;
  for (const id in figures) {
    const { at, seat } = figures[id] as Figure;
    if (at !== 'supply') count(counts, board, at, seat, +1);
  }
  return counts;
}

function count(counts: number[], board: Board, at: Figure['at'], seat: Seat, by: number): void {
  const place = at === 'pool' ? board.spaces.length : board.index.get(at);
  if (place === undefined) return;
  counts[place] = (counts[place] as number) + by * (1 << (seat * seatBits));
}

function countTokens(seen: Seen): number[] {
  const { onBoard } = seen.state.ycu;
  const { zeros, index } = boardOf(seen);
  const counts = zeros.slice();
  for (const token in onBoard) {
    const at = index.get(onBoard[token] as string);
    if (at !== undefined) counts[at] = (counts[at] as number) + 1;
  }
  return counts;
}

function countTiles(seen: Seen): number[] {
  const { zeros, index } = boardOf(seen);
  const counts = zeros.slice();
  for (const { spaces } of seen.state.tiles) {
    for (const space of spaces) {
      const at = index.get(space);
      if (at !== undefined) counts[at] = (counts[at] as number) + 1;
    }
  }
  return counts;
}
