import type { Seat } from '../kernel/play.js';
import type { Board } from './content/board.js';
import type { CompiledDevelopment } from './content/compile.js';
import { Memo } from './memo.js';
import type { CityPosition, CityTable } from './play.js';
import type { Figure, State } from './state.js';

/*
 * Who and what stands where, by the number of the space. Figures, tokens and tiles are values that
 * are only ever replaced, so what is derived from one is derived once.
 */

const mostSeats = 4;

/** By place and seat. The pool and the supply are counted like two more spaces. */
type Standing = Uint8Array;

/** The tokens on each space, lowest id first. */
type Tokens = readonly (readonly string[])[];

interface Cover {
  /** The place in `tiles` of the tile on each space, or -1. */
  readonly tileAt: Int16Array;
  /** By place in `tiles`: the numbers of its spaces. */
  readonly cells: readonly (readonly number[])[];
  readonly developments: readonly CompiledDevelopment[];
  /** The places of tiles with passive effects. */
  readonly passive: readonly number[];
}

const standings = new Memo<State['figures'], Standing>();
const tokensBySpace = new Memo<State['ycu']['onBoard'], Tokens>();
const covers = new Memo<State['tiles'], Cover>();

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
  return figuresOn(position, placeNumber(boardOf(position), 'pool'), seat);
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
  return tokensOn(position, at).length > 0 || rivalOn(position, at, seat) >= 0;
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

/** Puts a figure somewhere else; what was counted is counted on. */
export function putFigure(table: CityTable, figure: string, to: Figure['at']): void {
  const { state } = table;
  const board = boardOf(table);
  const { seat, at: from } = state.figures[figure] as Figure;
  const counts = standing(table).slice();
  change(counts, placeNumber(board, from), seat, -1);
  change(counts, placeNumber(board, to), seat, +1);
  state.figures = { ...state.figures, [figure]: { seat, at: to } };
  standings.keep(state.figures, counts);
}

/** Changes how many products stand on a tile; what it covers stays. */
export function putProducts(table: CityTable, tileId: string, by: number): void {
  const { state } = table;
  const covered = cover(table);
  state.productSupply -= by;
  state.tiles = state.tiles.map((tile) => {
    return tile.tileId === tileId ? { ...tile, products: tile.products + by } : tile;
  });
  covers.keep(state.tiles, covered);
}

export function isCovered(position: CityPosition, at: number): boolean {
  return (cover(position).tileAt[at] ?? -1) >= 0;
}

/** What lies where, by the places in `tiles`. */
export function cover(position: CityPosition): Cover {
  const { tiles } = position.state;
  return covers.find(tiles) ?? covers.keep(tiles, mapTiles(position));
}

function standing(position: CityPosition): Standing {
  const { figures } = position.state;
  return standings.find(figures) ?? standings.keep(figures, countFigures(position));
}

function tokens(position: CityPosition): Tokens {
  const { onBoard } = position.state.ycu;
  return tokensBySpace.find(onBoard) ?? tokensBySpace.keep(onBoard, sortTokens(position));
}

function countFigures(position: CityPosition): Standing {
  const board = boardOf(position);
  const counts = new Uint8Array((board.spaces.length + 2) * mostSeats);
  for (const { seat, at } of Object.values(position.state.figures)) {
    change(counts, placeNumber(board, at), seat, +1);
  }
  return counts;
}

function placeNumber({ index, spaces }: Board, at: Figure['at']): number {
  return index.get(at) ?? spaces.length + (at === 'pool' ? 0 : 1);
}

function change(counts: Standing, place: number, seat: Seat, by: number): void {
  const key = place * mostSeats + seat;
  counts[key] = (counts[key] as number) + by;
}

const none: readonly string[] = [];

function sortTokens(position: CityPosition): Tokens {
  const { onBoard } = position.state.ycu;
  const { spaces } = boardOf(position);
  const here = new Array<readonly string[]>(spaces.length).fill(none);
  for (const token of Object.keys(onBoard).sort()) {
    const at = numberOf(position, onBoard[token] as string);
    if (at >= 0) here[at] = [...(here[at] as readonly string[]), token];
  }
  return here;
}

function mapTiles(position: CityPosition): Cover {
  const { state, content } = position;
  const { index, spaces } = boardOf(position);
  const tileAt = new Int16Array(spaces.length).fill(-1);
  const cells = state.tiles.map((tile, place) => {
    const at = tile.cells.flatMap((cell) => index.get(cell) ?? []);
    for (const one of at) tileAt[one] = place;
    return at;
  });
  const developments = state.tiles.map(({ developmentId }) => {
    return content.developments.get(developmentId) as CompiledDevelopment;
  });
  const passive = [...developments.keys()].filter((place) => {
    return (developments[place]?.passives.length ?? 0) > 0;
  });
  return { tileAt, cells, developments, passive };
}
