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
  const known = new Map<number, Int8Array>();
  return (fallen, from, to) => {
    let table = known.get(fallen);
    if (table === undefined) {
      table = new Int8Array(list.length * list.length);
      known.set(fallen, table);
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
  readonly #cells = new Map<number, Cell>();

  constructor(
    list: readonly Cell[],
    readonly width: number,
    readonly isRing: boolean,
  ) {
    for (const cell of list) this.#cells.set(cell.l * width + cell.x, cell);
  }

  /** The smallest over the images of the target (BM-RULING-35, BM-MM-03). */
  range(fallen: number, from: Cell, to: Cell): number {
    let best = 0;
    for (const shift of this.isRing ? [0, -this.width, this.width] : [0]) {
      const x = to.x + shift;
      if (!this.#hasLine(fallen, from, to, x)) continue;
      const range = rangeOver(x - from.x, to.l - from.l, isAir(fallen, from) || isAir(fallen, to));
      if (best === 0 || range < best) best = range;
    }
    return best;
  }

  #hasLine(fallen: number, from: Cell, to: Cell, x: number): boolean {
    if (from.x === x && from.l === to.l) return true;
    if (to.exposure === 'interior' && !isAir(fallen, to)) {
      return (from.x === x || from.l === to.l) && this.#isStraight(fallen, from, x, to.l);
    }
    const walls = this.#walls(fallen, from, x, to.l);
    if (walls.length === 0) return true;
    for (const px of samples) {
      for (const py of samples) {
        for (const qx of samples) {
          for (const qy of samples) {
            const p = { x: 8 * from.x + px, y: 8 * from.l + py };
            const q = { x: 8 * x + qx, y: 8 * to.l + qy };
            if (!walls.some((wall) => crosses(p, q, wall))) return true;
          }
        }
      }
    }
    return false;
  }

  /** Only open air strictly between the two. */
  #isStraight(fallen: number, from: Cell, x: number, l: number): boolean {
    const dx = Math.sign(x - from.x);
    const dy = Math.sign(l - from.l);
    for (let at = { x: from.x + dx, y: from.l + dy }; at.x !== x || at.y !== l; ) {
      const cell = this.#at(at.x, at.y);
      if (cell !== undefined && !isAir(fallen, cell)) return false;
      at = { x: at.x + dx, y: at.y + dy };
    }
    return true;
  }

  /** The squares that a line between the two must not cross. */
  #walls(fallen: number, from: Cell, x: number, l: number): Point[] {
    const walls: Point[] = [];
    for (let cx = Math.min(from.x, x); cx <= Math.max(from.x, x); cx++) {
      for (let cy = Math.min(from.l, l); cy <= Math.max(from.l, l); cy++) {
        if ((cx === from.x && cy === from.l) || (cx === x && cy === l)) continue;
        const cell = this.#at(cx, cy);
        if (cell !== undefined && !isAir(fallen, cell)) walls.push({ x: 8 * cx, y: 8 * cy });
      }
    }
    return walls;
  }

  #at(x: number, l: number): Cell | undefined {
    const wrapped = this.isRing ? (x + this.width) % this.width : x;
    return this.#cells.get(l * this.width + wrapped);
  }
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
function crosses(p: Point, q: Point, wall: Point): boolean {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  // The part of the segment inside the strip of columns, as fractions of |dx|; then of rows, of |dy|.
  const nearX = dx >= 0 ? wall.x - p.x : p.x - wall.x - 8;
  const nearY = dy >= 0 ? wall.y - p.y : p.y - wall.y - 8;
  if (dx === 0 && (nearX >= 0 || nearX + 8 <= 0)) return false;
  if (dy === 0 && (nearY >= 0 || nearY + 8 <= 0)) return false;
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  if (dx === 0) return nearY < ay && nearY + 8 > 0;
  if (dy === 0) return nearX < ax && nearX + 8 > 0;
  const overlap = nearX * ay < (nearY + 8) * ax && nearY * ax < (nearX + 8) * ay;
  return overlap && nearX < ax && nearX + 8 > 0 && nearY < ay && nearY + 8 > 0;
}
