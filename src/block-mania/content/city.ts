import { asKey } from '../../kernel/keys.js';
import { Lookup } from '../../kernel/lookup.js';
import { type Ranges, type RecentSkylines, rangesOf } from './line-of-fire.js';
import type { Board, ContentPack, Location } from './schema.js';
import {
  type BlockSquare,
  boardWidth,
  idsOf,
  printOf,
  type Row,
  type Square,
  squareAt,
} from './squares.js';

/** From this many boards on the row closes to a ring. */
const fewestInRing = 3;

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
  /** The squares of the level on which the sky-rail runs: cars are nowhere else. */
  readonly rails: readonly string[];
  /** The squares of a shaft from the bottom to the top. */
  readonly shafts: ReadonlyMap<string, readonly BlockSquare[]>;
  /** The range from one square to another with a line of fire; 0 without one. `fallen` has a bit for every fallen board. */
  readonly ranges: Ranges;
}

export function buildCity(
  pack: ContentPack,
  boards: readonly Board[],
  sets: ReadonlyMap<string, readonly string[]>,
  recent: RecentSkylines,
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
    squares: new Lookup(squares),
    list,
    landings: list.filter(isLanding),
    plans: boards.map((board, k) => planOf(board, k, list)),
    owners: new Lookup(boards.flatMap(({ id }, k) => (sets.get(id) ?? []).map((one) => [one, k]))),
    gaps: boards.flatMap((_, k) => (isRing || k < size - 1 ? [gapOf(pack, k, size, ids)] : [])),
    rails: ids(({ l }) => l === pack.links.skyRailLevel),
    shafts: new Lookup(shafts),
    ranges: rangesOf(
      boards.map(({ id }) => id),
      list,
      width,
      isRing,
      recent,
    ),
  };
}

function isLanding({ exposure, balcony, location }: Square): boolean {
  return exposure === 'air' || balcony || location === 'station' || location === 'vehiclePark';
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
    if (address !== undefined) addresses.set(address, asKey(`${boardWidth * k + c},${L}`));
  }
  const beside = new Set(own.flatMap(({ up, right, down, left }) => [up, right, down, left]));
  const doorstep = list.find(({ id, exposure }) => exposure === 'air' && beside.has(id));
  return {
    id: board.id,
    addresses: new Lookup(addresses),
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
