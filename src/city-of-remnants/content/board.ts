import { Lookup } from '../../kernel/lookup.js';
import { spaceAt } from './layout.js';
import type { BoardData, ContentPack, Development, Level, Rotation } from './schema.js';

/** One way to lay a tile. */
export interface Placement {
  readonly anchor: string;
  readonly rotation: Rotation;
  readonly cells: readonly string[];
  /** The places in `Board.spaces`. */
  readonly at: readonly number[];
  /** All cells have a level that the tile allows. */
  readonly fits: boolean;
}

/** A board side. Spaces are also numbered, by their place in `spaces`. */
export interface Board {
  readonly id: string;
  /** Usable spaces, column by column from the lower left. */
  readonly spaces: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly level: readonly Level[];
  readonly renown: readonly number[];
  /** East, north, west, south. */
  readonly neighbours: readonly (readonly number[])[];
  /** Spaces that touch by a corner. */
  readonly corners: readonly (readonly number[])[];
  readonly entries: readonly string[];
  /** A zero for every space and one for the pools: a `slice` of them is three times as fast as `fill`. */
  readonly zeros: readonly number[];
  /** By development, then by anchor: all placements on usable spaces. */
  readonly placements: ReadonlyMap<string, ReadonlyMap<string, readonly Placement[]>>;
  /** By development, only those that fit. */
  readonly fitting: ReadonlyMap<string, readonly Placement[]>;
}

export function compileBoard(id: string, data: BoardData, pack: ContentPack): Board {
  const spaces: string[] = [];
  const place = new Map<string, [col: number, row: number]>();
  for (let col = 0; col < data.cols; col++) {
    for (let row = 0; row < data.rows; row++) {
      const at = spaceAt(col, row);
      if (data.spaces[at] === undefined) continue;
      spaces.push(at);
      place.set(at, [col, row]);
    }
  }
  const index = new Lookup(spaces.map((at, i) => [at, i]));
  const beside = (at: string, offsets: readonly (readonly [number, number])[]) => {
    const [col, row] = place.get(at) as [number, number];
    return offsets.flatMap(([x, y]) => index.get(spaceAt(col + x, row + y)) ?? []);
  };
  const printed = spaces.map((at) => data.spaces[at] as BoardData['spaces'][string]);
  const placements = pack.developments.map((one) => {
    return [one.id, placementsOf(one, data, index, pack)] as const;
  });
  const fitting = placements.map(([development, all]) => {
    return [development, all.filter(({ fits }) => fits)] as const;
  });
  return {
    id,
    spaces,
    index,
    level: printed.map(({ level }) => level),
    renown: printed.map(({ renown }) => renown),
    neighbours: spaces.map((at) => beside(at, edges)),
    corners: spaces.map((at) => beside(at, diagonals)),
    entries: spaces.filter((at) => data.spaces[at]?.entry),
    zeros: [...spaces, 'pools'].map(() => 0),
    placements: new Lookup(placements.map(([development, all]) => [development, byAnchor(all)])),
    fitting: new Lookup(fitting),
  };
}

const edges = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
const diagonals = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

function placementsOf(
  { levels, shape }: Development,
  { cols, rows, spaces }: BoardData,
  index: ReadonlyMap<string, number>,
  pack: ContentPack,
): Placement[] {
  const placements: Placement[] = [];
  const form = pack.shapes.find(({ id }) => id === shape);
  for (const rotation of new Set(form?.rotations)) {
    const turned = turn(form?.cells ?? [], rotation);
    for (let col = 0; col < cols; col++) {
      for (let row = 0; row < rows; row++) {
        const cells = [...new Set(turned.map(([x, y]) => spaceAt(col + x, row + y)))];
        const at = cells.flatMap((cell) => index.get(cell) ?? []);
        if (at.length < cells.length) continue;
        const anchor = spaceAt(col, row);
        const fits = cells.every((cell) => {
          const level = spaces[cell]?.level;
          return level !== undefined && levels.includes(level);
        });
        placements.push({ anchor, rotation, cells, at, fits });
      }
    }
  }
  return placements;
}

function byAnchor(placements: readonly Placement[]): ReadonlyMap<string, readonly Placement[]> {
  const there = new Map<string, Placement[]>();
  for (const placement of placements) {
    const { anchor } = placement;
    const others = there.get(anchor);
    if (others === undefined) there.set(anchor, [placement]);
    else others.push(placement);
  }
  return new Lookup(there);
}

/** Turned counter-clockwise and moved back to the lower left corner. */
export function turn(
  cells: readonly (readonly [number, number])[],
  rotation: Rotation,
): [number, number][] {
  let turned = cells.map(([x, y]): [number, number] => [x, y]);
  for (let angle = 0; angle < rotation; angle += 90) {
    turned = turned.map(([x, y]): [number, number] => [-y, x]);
  }
  const left = Math.min(...turned.map(([x]) => x));
  const low = Math.min(...turned.map(([, y]) => y));
  const moved = turned.map(([x, y]): [number, number] => [x - left, y - low]);
  return moved.sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
}
