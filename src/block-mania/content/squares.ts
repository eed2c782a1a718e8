import { asKey } from '../../kernel/keys.js';
import type { Board, BoardSquare, ContentPack, Location } from './schema.js';

/** The lines between the blocks. */
export type Link = 'pedway' | 'megaWay' | 'skyRail';

/** Columns from one seam to the next: the seam, then the nine columns of a board. */
export const boardWidth = 10;
/** One square of the row of boards, as it is printed. */
export type Square = BlockSquare | OpenSquare;

interface AnySquare {
  readonly id: string;
  readonly index: number;
  readonly x: number;
  readonly l: number;
  /** The boards it lies on: one, or the two beside a seam. */
  readonly boards: readonly number[];
  /** The same as a bit for each. */
  readonly mask: number;
  /** A bit for each of its boards and for those next to them (BM-FLY-14). */
  readonly reach: number;
  /** The board whose owner handles it in the end phase: a seam counts to its right (BM-RULING-57). */
  readonly home: number;
  readonly balcony: boolean;
  readonly fireControl: boolean;
  /** The gap between two blocks that it lies in or, a window, that it looks on. */
  readonly gaps: readonly number[];
  readonly up: string | null;
  readonly right: string | null;
  readonly down: string | null;
  readonly left: string | null;
  /** Clockwise from up. */
  readonly around: readonly string[];
  /** The indexes of the squares above, right, below and left of it: what is asked of all of them needs no ids. */
  readonly beside: readonly number[];
  /** The indexes of those around it. */
  readonly near: readonly number[];
}

/** A square of a block. */
export interface BlockSquare extends AnySquare {
  readonly board: number;
  readonly exposure: 'window' | 'interior';
  readonly colour: 'apartment' | 'civic' | 'special';
  readonly location: Location | null;
  /** The id of its elevator shaft. */
  readonly shaft: string | null;
  readonly chute: boolean;
  readonly plaza: false;
  readonly link: null;
}

/** Open air, on a board or on a seam; plazas and the lines between the blocks lie there. */
export interface OpenSquare extends AnySquare {
  /** Null on a seam. */
  readonly board: number | null;
  readonly exposure: 'air';
  readonly colour: null;
  readonly location: null;
  readonly shaft: null;
  readonly chute: false;
  readonly plaza: boolean;
  readonly link: Link | null;
}

/** The printed squares of a board by level and column; open air is not printed. */
type Print = readonly (BoardSquare | undefined)[];

export function printOf({ squares }: Board): Print {
  const print: (BoardSquare | undefined)[] = [];
  for (const square of squares) print[boardWidth * square.L + square.c] = square;
  return print;
}

/** What the squares of a row are made from. */
export interface Row {
  readonly pack: ContentPack;
  readonly boards: readonly Board[];
  readonly isRing: boolean;
  readonly prints: readonly Print[];
  /** By level and column. */
  readonly ids: readonly string[][];
}

export function squareAt(row: Row, x: number, l: number, index: number): Square {
  const { pack, boards, prints } = row;
  const size = boards.length;
  const width = boardWidth * size;
  const home = Math.floor(x / boardWidth);
  const c = x % boardWidth;
  const isSeam = c === 0;
  const board = boards[home] as Board;
  const printed = printedAt(prints, x, l);
  const at = (dx: number, dy: number) => idAt(row, x + dx, l + dy);
  const isAir = (dx: number) => printedAt(prints, (x + dx + width) % width, l) === undefined;
  const gaps = gapsAt(row, x, l, printed === undefined);
  const on = isSeam ? [(home - 1 + size) % size, home] : [home];
  const around = clockwise.map(([dx, dy]) => at(dx, dy));
  const near = clockwise.map(([dx, dy]) => indexAt(row, x + dx, l + dy));
  // Both kinds name the same fields in the same order, so that all squares have one form.
  return {
    id: at(0, 0) as string,
    index,
    x,
    l,
    boards: on,
    mask: bits(on),
    reach: bits(on.flatMap((k) => [(k - 1 + size) % size, k, (k + 1) % size])),
    home,
    ...(printed === undefined
      ? {
          board: isSeam ? null : home,
          exposure: 'air',
          colour: null,
          location: null,
          shaft: null,
          chute: false,
          plaza: l === pack.links.plazaLevel,
          link: gaps.length > 0 ? linkAt(pack, l) : null,
        }
      : {
          board: home,
          exposure: printed.exposure,
          colour: printed.colour,
          location: printed.location ?? null,
          shaft: shaftAt(board, home, c, l),
          chute: board.chutes.some((one) => one.c === c && one.from <= l && l <= one.to),
          plaza: false,
          link: null,
        }),
    balcony: printed?.balcony ?? false,
    fireControl: printed?.fireControl ?? false,
    gaps: printed === undefined || isAir(-1) || isAir(1) ? gaps : [],
    up: at(0, 1),
    right: at(1, 0),
    down: at(0, -1),
    left: at(-1, 0),
    around: around.filter((id) => id !== null),
    beside: near.filter((other, i) => i % 2 === 0 && other !== none),
    near: near.filter((other) => other !== none),
  };
}

const none = -1;
/** From up. */
const clockwise = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

/** The ids of a row of boards by level and column. */
export function idsOf(size: number, levels: number): string[][] {
  return Array.from({ length: levels + 1 }, (_, l) => {
    return Array.from({ length: boardWidth * size }, (_, x) => asKey(`${x},${l}`));
  });
}

/** Nothing above, below, or beyond the ends of a row that is not a ring. */
function idAt({ ids, isRing }: Row, x: number, l: number): string | null {
  const row = l < 1 ? undefined : ids[l];
  if (row === undefined) return null;
  const width = row.length;
  if (isRing) return row[(x + width) % width] ?? null;
  return x < 1 || x >= width ? null : (row[x] ?? null);
}

/** The index of that square: they are counted level by level, left to right. */
function indexAt(row: Row, x: number, l: number): number {
  const width = boardWidth * row.boards.length;
  if (idAt(row, x, l) === null) return none;
  return row.isRing ? width * (l - 1) + ((x + width) % width) : (width - 1) * (l - 1) + x - 1;
}

function bits(boards: readonly number[]): number {
  return boards.reduce((mask, k) => mask | (1 << k), 0);
}

/** What is printed there; nothing on a seam. */
function printedAt(prints: readonly Print[], x: number, l: number): BoardSquare | undefined {
  const c = x % boardWidth;
  return c === 0 ? undefined : prints[Math.floor(x / boardWidth)]?.[boardWidth * l + c];
}

function shaftAt(board: Board, k: number, c: number, l: number): string | null {
  const shaft = board.elevators.find((one) => one.c === c && one.from <= l && l <= one.to);
  return shaft === undefined ? null : asKey(`${k}:${shaft.id}`);
}

function linkAt({ links }: ContentPack, l: number): Link | null {
  if (l === links.pedwayLevel) return 'pedway';
  if (l === links.megaWayLevel) return 'megaWay';
  return l === links.skyRailLevel ? 'skyRail' : null;
}

/**
 * Gap g lies between board g and the next on its right. An open-air square lies in a gap if nothing
 * but open air is between it and that gap's seam; a window looks on a gap in the same way.
 */
function gapsAt({ prints, isRing }: Row, x: number, l: number, isAir: boolean): number[] {
  const size = prints.length;
  const width = boardWidth * size;
  const gaps: number[] = [];
  for (const side of [-1, 1]) {
    for (let i = isAir ? 0 : 1; i < boardWidth; i++) {
      const raw = x + side * i;
      if (!isRing && (raw < 1 || raw >= width)) break;
      const at = (raw + width) % width;
      if (at % boardWidth === 0) {
        const gap = (Math.floor(at / boardWidth) - 1 + size) % size;
        if (!gaps.includes(gap)) gaps.push(gap);
        break;
      }
      if (printedAt(prints, at, l)) break;
    }
  }
  return gaps;
}
