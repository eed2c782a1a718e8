import type { Seat } from '../kernel/play.js';
import { addTo } from '../kernel/sets.js';
import type { Board } from './content/board.js';
import type { CompiledDevelopment } from './content/compile.js';
import type { Cover, Standing, Tokens } from './notes.js';
import type { CityPosition, CityTable } from './play.js';
import type { Figure, Tile } from './state.js';

/*
 * Who and what stands where, by the number of the space. Figures, tiles and tokens are values that
 * are only ever replaced, and only here.
 */

const mostSeats = 4;

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

export function figuresInPool(position: CityPosition, seat: Seat): number {
  return figuresOn(position, boardOf(position).spaces.length, seat);
}

/** The numbers of the spaces where the seat has figures. */
export function spacesWith(position: CityPosition, seat: Seat): number[] {
  const counts = standing(position);
  const spaces = boardOf(position).spaces.length;
  const held: number[] = [];
  for (let at = 0; at < spaces; at++) {
    if ((counts[at * mostSeats + seat] as number) > 0) held.push(at);
  }
  return held;
}

/** The tokens on the space, lowest id first. */
export function tokensOn(position: CityPosition, at: number): readonly string[] {
  return tokens(position)[at] ?? none;
}

/** A figure of another seat or a YCU token is there. */
export function isEnemySpace(position: CityPosition, at: number, seat: Seat): boolean {
  return tokens(position)[at] !== undefined || rivalOn(position, at, seat) >= 0;
}

/** The other seat that has figures there; -1 if there is none. */
export function rivalOn(position: CityPosition, at: number, seat: Seat): Seat {
  const counts = standing(position);
  for (let other = 0; other < mostSeats; other++) {
    if (other !== seat && (counts[at * mostSeats + other] ?? 0) > 0) return other;
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

/** What lies where, by the places in `tiles`. */
export function cover(position: CityPosition): Cover {
  position.notes.cover ??= mapTiles(position);
  return position.notes.cover;
}

/** All figures of a new game. */
export function setFigures({ state, notes }: CityTable, figures: Record<string, Figure>): void {
  // A copy, because V8 makes a slow dictionary of an object to which so many keys were added one by one.
  state.figures = { ...figures };
  notes.standing = null;
  notes.controllers = null;
}

/** Puts a figure somewhere else. */
export function putFigure(table: CityTable, figure: string, to: Figure['at']): void {
  const { state, notes } = table;
  const board = boardOf(table);
  const { seat, at: from } = state.figures[figure] as Figure;
  if (notes.standing !== null) {
    count(notes.standing, board, from, seat, -1);
    count(notes.standing, board, to, seat, +1);
  }
  notes.controllers = null;
  state.figures = { ...state.figures, [figure]: { seat, at: to } };
}

export function layTile({ state, notes }: CityTable, tile: Tile): void {
  state.tiles = [...state.tiles, tile];
  notes.cover = null;
  notes.controllers = null;
}

/** Changes how many products stand on a tile; what it covers stays. */
export function putProducts({ state }: CityTable, tileId: string, by: number): void {
  state.productSupply -= by;
  state.tiles = state.tiles.map((tile) => {
    return tile.tileId === tileId ? { ...tile, products: tile.products + by } : tile;
  });
}

/** Replaces the tokens on the board. */
export function setTokens({ state, notes }: CityTable, onBoard: Record<string, string>): void {
  state.ycu.onBoard = onBoard;
  notes.tokens = null;
}

function standing(position: CityPosition): Standing {
  position.notes.standing ??= countFigures(position);
  return position.notes.standing;
}

function tokens(position: CityPosition): Tokens {
  position.notes.tokens ??= sortTokens(position);
  return position.notes.tokens;
}

/** The pool is counted like one more space, the supply not at all. */
function countFigures(position: CityPosition): Standing {
  const board = boardOf(position);
  const counts: Standing = new Array((board.spaces.length + 1) * mostSeats).fill(0);
  for (const { seat, at } of Object.values(position.state.figures)) {
    count(counts, board, at, seat, +1);
  }
  return counts;
}

function count(counts: Standing, board: Board, at: Figure['at'], seat: Seat, by: number): void {
  if (at === 'supply') return;
  const place = at === 'pool' ? board.spaces.length : (board.index.get(at) ?? -1);
  const key = place * mostSeats + seat;
  if (key >= 0) counts[key] = (counts[key] as number) + by;
}

const none: readonly string[] = [];

function sortTokens(position: CityPosition): Tokens {
  const { onBoard } = position.state.ycu;
  const { spaces, index } = boardOf(position);
  const here: Tokens = new Array(spaces.length).fill(undefined);
  for (const token in onBoard) {
    const at = index.get(onBoard[token] as string);
    if (at === undefined) continue;
    const there = here[at];
    if (there === undefined) here[at] = [token];
    else addTo(there, token);
  }
  return here;
}

function mapTiles(position: CityPosition): Cover {
  const { state, content } = position;
  const { index, spaces } = boardOf(position);
  const tileAt: number[] = new Array(spaces.length).fill(-1);
  const cells: number[][] = [];
  const developments: CompiledDevelopment[] = [];
  const passive: number[] = [];
  for (const tile of state.tiles) {
    const place = cells.length;
    const at: number[] = [];
    for (const cell of tile.cells) {
      const number = index.get(cell);
      if (number === undefined) continue;
      at.push(number);
      tileAt[number] = place;
    }
    const development = content.developments.get(tile.developmentId) as CompiledDevelopment;
    cells.push(at);
    developments.push(development);
    if (development.passives.length > 0) passive.push(place);
  }
  return { tileAt, cells, developments, passive };
}
