/** What the line of fire needs to know of a square. */
interface Cell {
  readonly index: number;
  readonly x: number;
  readonly l: number;
  readonly board: number | null;
  readonly exposure: 'air' | 'window' | 'interior';
}

/** The range between two squares with a line of fire; 0 without one. `fallen` has a bit for every fallen board. */
export type Ranges = (fallen: number, from: Cell, to: Cell) => number;

const unknown = 0;
const none = 127;

/** Ranges are computed when first asked for, and kept: they depend on nothing but the boards. */
export function rangesOf(list: readonly Cell[], width: number, isRing: boolean): Ranges {
  const grid = new Grid(list, width, isRing);
  const tables = new Map<number, Int8Array>();
  const tableFor = (fallen: number) => {
    const known = tables.get(fallen) ?? new Int8Array(list.length * list.length);
    tables.set(fallen, known);
    return known;
  };
  // Blocks seldom fall, and ranges are asked for by the dozen: the latest table is at hand.
  let latest = 0;
  let table = tableFor(latest);
  return (fallen, from, to) => {
    if (fallen !== latest) {
      table = tableFor(fallen);
      latest = fallen;
    }
    const key = from.index * list.length + to.index;
    let range = table[key] as number;
    if (range === unknown) {
      range = grid.range(fallen, from, to) || none;
      table[key] = range;
    }
    return range === none ? 0 : range;
  };
}

class Grid {
  /** By level, then column. */
  readonly #cells: (Cell | undefined)[] = [];

  constructor(
    list: readonly Cell[],
    readonly width: number,
    readonly isRing: boolean,
  ) {
    for (const cell of list) this.#cells[cell.l * width + cell.x] = cell;
  }

  /** The smallest over the images of the target (BM-RULING-35, BM-MM-03). */
  range(fallen: number, from: Cell, to: Cell): number {
    let best = 0;
    for (const shift of this.isRing ? [0, -this.width, this.width] : [0]) {
      const x = to.x + shift;
      const range = rangeOver(x - from.x, to.l - from.l, isAir(fallen, from) || isAir(fallen, to));
      if (best !== 0 && best <= range) continue;
      if (this.#hasLine(fallen, from, to, x)) best = range;
    }
    return best;
  }

  #hasLine(fallen: number, from: Cell, to: Cell, x: number): boolean {
    if (from.x === x && from.l === to.l) return true;
    if (to.exposure === 'interior' && !isAir(fallen, to)) {
      return (from.x === x || from.l === to.l) && this.#isStraight(fallen, from, x, to.l);
    }
    const walls = this.#walls(fallen, from, x, to.l);
    return walls.length === 0 || hasGap(walls, 8 * from.x, 8 * from.l, 8 * x, 8 * to.l);
  }

  /** Only open air strictly between the two. */
  #isStraight(fallen: number, from: Cell, x: number, l: number): boolean {
    const dx = Math.sign(x - from.x);
    const dy = Math.sign(l - from.l);
    for (let cx = from.x + dx, cy = from.l + dy; cx !== x || cy !== l; cx += dx, cy += dy) {
      if (this.#isWall(fallen, cx, cy)) return false;
    }
    return true;
  }

  /** The squares that a line between the two must not cross. */
  #walls(fallen: number, from: Cell, x: number, l: number): Point[] {
    const walls: Point[] = [];
    for (let cx = Math.min(from.x, x); cx <= Math.max(from.x, x); cx++) {
      for (let cy = Math.min(from.l, l); cy <= Math.max(from.l, l); cy++) {
        if ((cx === from.x && cy === from.l) || (cx === x && cy === l)) continue;
        if (this.#isWall(fallen, cx, cy)) walls.push({ x: 8 * cx, y: 8 * cy });
      }
    }
    return walls;
  }

  #isWall(fallen: number, x: number, l: number): boolean {
    const wrapped = this.isRing ? (x + this.width) % this.width : x;
    const cell = this.#cells[l * this.width + wrapped];
    return cell !== undefined && !isAir(fallen, cell);
  }
}

/** Whether some line from a sample point of one square to one of the other crosses no wall. */
function hasGap(walls: readonly Point[], ax: number, ay: number, bx: number, by: number): boolean {
  // The wall that stopped the last line is likely to stop the next: it is tried first.
  let last = walls[0] as Point;
  for (const px of samples) {
    for (const py of samples) {
      for (const qx of samples) {
        for (const qy of samples) {
          if (crosses(ax + px, ay + py, bx + qx, by + qy, last)) continue;
          const wall = firstCrossed(walls, ax + px, ay + py, bx + qx, by + qy);
          if (wall === undefined) return true;
          last = wall;
        }
      }
    }
  }
  return false;
}

function firstCrossed(
  walls: readonly Point[],
  px: number,
  py: number,
  qx: number,
  qy: number,
): Point | undefined {
  for (const wall of walls) if (crosses(px, py, qx, qy, wall)) return wall;
  return undefined;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const samples = [1, 4, 7] as const;

function isAir(fallen: number, { exposure, board }: Cell): boolean {
  return exposure === 'air' || (board !== null && ((fallen >> board) & 1) === 1);
}

function rangeOver(dx: number, dy: number, openAir: boolean): number {
  const across = Math.abs(dx);
  const along = Math.abs(dy);
  if (across + along <= 1) return 1;
  if (across === 1 && along === 1 && !openAir) return 2;
  return Math.max(across, along);
}

/** Whether the segment from p to q crosses the inside of the 8 x 8 square at `wall`; whole numbers only. */
function crosses(px: number, py: number, qx: number, qy: number, wall: Point): boolean {
  const dx = qx - px;
  const dy = qy - py;
  // The part of the segment inside the strip of columns, as fractions of |dx|; then of rows, of |dy|.
  const nearX = dx >= 0 ? wall.x - px : px - wall.x - 8;
  const nearY = dy >= 0 ? wall.y - py : py - wall.y - 8;
  if (dx === 0 && (nearX >= 0 || nearX + 8 <= 0)) return false;
  if (dy === 0 && (nearY >= 0 || nearY + 8 <= 0)) return false;
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  if (dx === 0) return nearY < ay && nearY + 8 > 0;
  if (dy === 0) return nearX < ax && nearX + 8 > 0;
  const overlap = nearX * ay < (nearY + 8) * ax && nearY * ax < (nearX + 8) * ay;
  return overlap && nearX < ax && nearX + 8 > 0 && nearY < ay && nearY + 8 > 0;
}
