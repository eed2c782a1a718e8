import { once, type Seat } from '../../kernel/play.js';
import { owned } from '../../kernel/sharing.js';
import { addTo } from '../../kit/sets.js';
import type { Board } from '../content/board.js';
import type { CityPosition, CityTable } from '../play.js';
import type { Figure, State, Tile } from '../state/state.js';

/*
 * Who and what stands where, by the number of the space. Figures, tiles and tokens are values that are only ever
 * replaced, and only here, where the notes on them are forgotten or kept true. Notes that are there are read
 * without a call: `once` is for the first time.
 */

/** Figures of all seats in one number: fewer arrays to fill, and enemies are found at once. */
const seatBits = 8;
const seatMask = 255;

/** Holds a space, or controls a tile, that no seat holds or controls. */
export const nobody: Seat = -1;

export function boardOf(position: CityPosition): Board {
  return position.notes.board ?? once(position, 'board', findBoard);
}

/** The number of a space; -1 for none of this board. */
export function numberOf(position: CityPosition, at: string): number {
  return boardOf(position).index.get(at) ?? -1;
}

/** How many figures of the seat stand on the space. */
export function figuresOn(position: CityPosition, at: number, seat: Seat): number {
  return ((standing(position)[at] ?? 0) >> (seat * seatBits)) & seatMask;
}

export function figuresInPool(position: CityPosition, seat: Seat): number {
  return figuresOn(position, boardOf(position).spaces.length, seat);
}

/** The numbers of the spaces where the seat has figures. */
export function spacesWith(position: CityPosition, seat: Seat): number[] {
  const counts = standing(position);
  const spaces = boardOf(position).spaces.length;
  const own = seatMask << (seat * seatBits);
  const held: number[] = [];
  for (let at = 0; at < spaces; at++) {
    if (((counts[at] as number) & own) !== 0) held.push(at);
  }
  return held;
}

/** The tokens on the space, lowest id first. */
export function tokensOn(position: CityPosition, at: number): string[] {
  const { onBoard } = position.state.ycu;
  const space = boardOf(position).spaces[at];
  const here: string[] = [];
  for (const token in onBoard) if (onBoard[token] === space) addTo(here, token);
  return here;
}

export function hasTokens(position: CityPosition, at: number): boolean {
  return (tokens(position)[at] ?? 0) > 0;
}

/** A figure of another seat or a YCU token is there. */
export function isEnemySpace(position: CityPosition, at: number, seat: Seat): boolean {
  return othersOn(position, at, seat) !== 0 || hasTokens(position, at);
}

/** The other seat that has figures there, or nobody. */
export function rivalOn(position: CityPosition, at: number, seat: Seat): Seat {
  return lowestSeat(othersOn(position, at, seat));
}

/**
 * Who controls the space (CR-BOARD-04), or nobody. Where two seats stand it is the one that was
 * there before, and only the active seat moves (CR-DEV-10).
 */
export function holderOf(position: CityPosition, at: number): Seat {
  const here = standing(position)[at] ?? 0;
  if (here === 0) return nobody;
  const { turn } = position.state;
  const others = turn === null ? here : othersOn(position, at, turn.seat);
  return lowestSeat(others === 0 ? here : others);
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
  return (covered(position)[at] ?? 0) > 0;
}

/** All figures of a new game. */
export function setFigures({ state, notes }: CityTable, figures: Record<string, Figure>): void {
  // A copy, because V8 makes a slow dictionary of an object to which so many keys were added one by one.
  state.figures = { ...figures };
  notes.standing = undefined;
}

/** Puts a figure somewhere else. */
export function putFigure(table: CityTable, figure: string, to: Figure['at']): void {
  const { state, notes } = table;
  const board = boardOf(table);
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

export function layTile({ state, notes }: CityTable, tile: Tile): void {
  state.tiles = [...state.tiles, tile];
  notes.covered = undefined;
}

/** Changes how many products stand on a tile; what it covers stays. */
export function putProducts({ state }: CityTable, id: string, by: number): void {
  state.productSupply -= by;
  state.tiles = state.tiles.map((tile) => {
    if (tile.id !== id) return tile;
    const { development, spaces, products } = tile;
    return { id, development, spaces, products: products + by };
  });
}

/** Replaces the tokens on the board. */
export function setTokens({ state, notes }: CityTable, onBoard: Record<string, string>): void {
  state.ycu.onBoard = onBoard;
  notes.tokens = undefined;
  notes.reach = undefined;
}

function standing(position: CityPosition): number[] {
  return position.notes.standing ?? once(position, 'standing', countFigures);
}

function tokens(position: CityPosition): number[] {
  return position.notes.tokens ?? once(position, 'tokens', countTokens);
}

function covered(position: CityPosition): number[] {
  return position.notes.covered ?? once(position, 'covered', countTiles);
}

function findBoard({ state, content }: CityPosition): Board {
  return content.boards.get(state.board) as Board;
}

/** The figures of all other seats on the space. */
function othersOn(position: CityPosition, at: number, seat: Seat): number {
  return (standing(position)[at] ?? 0) & ~(seatMask << (seat * seatBits));
}

function lowestSeat(figures: number): Seat {
  if (figures === 0) return nobody;
  let seat = 0;
  for (let left = figures; (left & seatMask) === 0; left >>>= seatBits) seat++;
  return seat;
}

function countFigures(position: CityPosition): number[] {
  const board = boardOf(position);
  const counts = board.zeros.slice();
  const { figures } = position.state;
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

function countTokens(position: CityPosition): number[] {
  const { onBoard } = position.state.ycu;
  const { zeros, index } = boardOf(position);
  const counts = zeros.slice();
  for (const token in onBoard) {
    const at = index.get(onBoard[token] as string);
    if (at !== undefined) counts[at] = (counts[at] as number) + 1;
  }
  return counts;
}

function countTiles(position: CityPosition): number[] {
  const { zeros, index } = boardOf(position);
  const counts = zeros.slice();
  for (const { spaces } of position.state.tiles) {
    for (const space of spaces) {
      const at = index.get(space);
      if (at !== undefined) counts[at] = (counts[at] as number) + 1;
    }
  }
  return counts;
}
