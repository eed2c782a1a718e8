import { asKey } from './keys.js';
import { type Ranges, rangesOf } from './line-of-fire.js';
import type { Board, BoardSquare, ContentPack, Location } from './schema.js';

export const linkKinds = ['pedway', 'megaWay', 'skyRail'] as const;
export type Link = (typeof linkKinds)[number];

/** Columns from one seam to the next: the seam, then the nine columns of a board. */
const boardWidth = 10;
/** From this many boards on the row closes to a ring. */
const fewestInRing = 3;

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

/** The 'tween block space from one board to the next on its right. */
export interface Gap {
  readonly left: number;
  readonly right: number;
  /** Its open-air squares, left to right. */
  readonly pedway: readonly string[];
  /** The termini at its left and right end. */
  readonly termini: readonly [string, string];
  readonly plazas: readonly string[];
  readonly entrances: readonly [string, string];
}

export interface Plan {
  readonly id: string;
  /** Addresses on block squares; those on open air are not in it. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Level by level, left to right. */
  readonly blockSquares: readonly string[];
  /** Where its owner has fires to handle: block and plaza squares, level by level, left to right (BM-RULING-57, -58). */
  readonly flammable: readonly Square[];
  readonly station: string;
  readonly park: string;
  readonly powerHouse: string;
  readonly waterTank: string;
  readonly tubeways: readonly string[];
  readonly tunnels: readonly string[];
  /** The lowest, then leftmost open-air square next to the block (BM-RULING-67). */
  readonly doorstep: string;
}

/** A row of boards in the order of a game. */
export interface City {
  readonly width: number;
  readonly isRing: boolean;
  readonly squares: ReadonlyMap<string, Square>;
  readonly list: readonly Square[];
  /** Where a flyer may come down, as far as the print goes: open air, balconies, stations and vehicle parks. */
  readonly landings: readonly Square[];
  readonly plans: readonly Plan[];
  /** The seat of every blocker that belongs to a block of the row. */
  readonly owners: ReadonlyMap<string, number>;
  readonly gaps: readonly Gap[];
  /** The squares of a shaft from the bottom to the top. */
  readonly shafts: ReadonlyMap<string, readonly BlockSquare[]>;
  /** The range from one square to another with a line of fire; 0 without one. `fallen` has a bit for every fallen board. */
  readonly ranges: Ranges;
}

export function buildCity(
  pack: ContentPack,
  boards: readonly Board[],
  sets: ReadonlyMap<string, readonly string[]>,
): City {
  const size = boards.length;
  const isRing = size >= fewestInRing;
  const width = boardWidth * size;
  const list: Square[] = [];
  const squares = new Map<string, Square>();
  const shafts = new Map<string, BlockSquare[]>();
  const row: Row = {
    pack,
    boards,
    isRing,
    prints: boards.map(printOf),
    ids: idsOf(size, pack.levels),
  };
  for (let l = 1; l <= pack.levels; l++) {
    for (let x = isRing ? 0 : 1; x < width; x++) {
      const square = squareAt(row, x, l, list.length);
      list.push(square);
      squares.set(square.id, square);
      if (square.shaft === null) continue;
      const shaft = shafts.get(square.shaft) ?? [];
      shaft.push(square);
      shafts.set(square.shaft, shaft);
    }
  }
  const ids = (test: (square: Square) => boolean) => list.filter(test).map(({ id }) => id);
  return {
    width,
    isRing,
    squares,
    list,
    landings: list.filter(isLanding),
    plans: boards.map((board, k) => planOf(board, k, list)),
    owners: new Map(boards.flatMap(({ id }, k) => (sets.get(id) ?? []).map((one) => [one, k]))),
    gaps: boards.flatMap((_, k) => (isRing || k < size - 1 ? [gapOf(pack, k, size, ids)] : [])),
    shafts,
    ranges: rangesOf(list, width, isRing),
  };
}

function isLanding({ exposure, balcony, location }: Square): boolean {
  return exposure === 'air' || balcony || location === 'station' || location === 'vehiclePark';
}

/** The printed squares of a board by level and column; open air is not printed. */
type Print = readonly (BoardSquare | undefined)[];

function printOf({ squares }: Board): Print {
  const print: (BoardSquare | undefined)[] = [];
  for (const square of squares) print[boardWidth * square.L + square.c] = square;
  return print;
}

/** What the squares of a row are made from. */
interface Row {
  readonly pack: ContentPack;
  readonly boards: readonly Board[];
  readonly isRing: boolean;
  readonly prints: readonly Print[];
  /** By level and column. */
  readonly ids: readonly string[][];
}

function squareAt(row: Row, x: number, l: number, index: number): Square {
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
  const around = [
    at(0, 1),
    at(1, 1),
    at(1, 0),
    at(1, -1),
    at(0, -1),
    at(-1, -1),
    at(-1, 0),
    at(-1, 1),
  ];
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
  };
}

/** The ids of a row of boards by level and column. */
function idsOf(size: number, levels: number): string[][] {
  return Array.from({ length: levels + 1 }, (_, l) => {
    return Array.from({ length: boardWidth * size }, (_, x) => asKey(`${x},${l}`));
  });
}

/** Nothing above, below, or beyond the ends of a row that is no ring. */
function idAt({ ids, isRing }: Row, x: number, l: number): string | null {
  const row = l < 1 ? undefined : ids[l];
  if (row === undefined) return null;
  const width = row.length;
  if (isRing) return row[(x + width) % width] ?? null;
  return x < 1 || x >= width ? null : (row[x] ?? null);
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
  return shaft === undefined ? null : `${k}:${shaft.id}`;
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

function gapOf(
  pack: ContentPack,
  k: number,
  size: number,
  ids: (test: (square: Square) => boolean) => string[],
): Gap {
  const right = (k + 1) % size;
  const width = boardWidth * size;
  const { pedwayLevel, plazaLevel } = pack.links;
  const inGap = (square: Square) => square.exposure === 'air' && square.gaps.includes(k);
  // Around the ring the last gap's squares come in the order 29, 0, 1.
  const fromLeft = (list: string[]) => {
    const middle = (id: string) => (Number(id.split(',')[0]) - boardWidth * k + width) % width;
    return list.sort((a, b) => middle(a) - middle(b));
  };
  const end = (board: number, location: Location, level: number) => {
    const [id = ''] = ids((square) => {
      const isThere = square.board === board && square.location === location && square.l === level;
      return isThere && square.gaps.includes(k);
    });
    return id;
  };
  return {
    left: k,
    right,
    pedway: fromLeft(ids((square) => square.link === 'pedway' && inGap(square))),
    termini: [end(k, 'pedwayTerminus', pedwayLevel), end(right, 'pedwayTerminus', pedwayLevel)],
    plazas: fromLeft(ids((square) => square.plaza && inGap(square))),
    entrances: [end(k, 'entrancePlaza', plazaLevel), end(right, 'entrancePlaza', plazaLevel)],
  };
}

function planOf(board: Board, k: number, list: readonly Square[]): Plan {
  const own = list.filter((square) => square.board === k && square.exposure !== 'air');
  const located = (location: Location) => {
    return own.filter((square) => square.location === location).map(({ id }) => id);
  };
  const addresses = new Map<string, string>();
  for (const { c, L, address } of board.squares) {
    if (address !== undefined) addresses.set(address, `${boardWidth * k + c},${L}`);
  }
  const beside = new Set(own.flatMap(({ up, right, down, left }) => [up, right, down, left]));
  const doorstep = list.find(({ id, exposure }) => exposure === 'air' && beside.has(id));
  return {
    id: board.id,
    addresses,
    blockSquares: own.map(({ id }) => id),
    flammable: list.filter(
      ({ home, exposure, plaza }) => home === k && (exposure !== 'air' || plaza),
    ),
    station: located('station')[0] ?? '',
    park: located('vehiclePark')[0] ?? '',
    powerHouse: located('powerHouse')[0] ?? '',
    waterTank: located('waterTank')[0] ?? '',
    tubeways: located('tubeway'),
    tunnels: located('tunnel'),
    doorstep: doorstep?.id ?? '',
  };
}
