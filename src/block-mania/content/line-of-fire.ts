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

/**
 * The skylines that were looked at last, of all rows of boards. Each has a table of up to 194 KB. The four boards of a
 * ring make 53, the shorter rows no more than that.
 */
export class RecentSkylines {
  readonly #known = new Map<string, Skyline>();

  of(key: string, build: () => Skyline): Skyline {
    const known = this.#known.get(key) ?? build();
    this.#known.delete(key);
    this.#known.set(key, known);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= mostSkylines) break;
      this.#known.delete(oldest);
    }
    return known;
  }
}

const mostSkylines = 128;

/**
 * Ranges are computed when first asked for, and kept: they depend on nothing but what stands. A ring looks the same from
 * each of its boards, and a fallen block like any other, so one skyline serves many rows.
 */
export function rangesOf(
  boards: readonly string[],
  list: readonly Cell[],
  width: number,
  isRing: boolean,
  recent: RecentSkylines,
): Ranges {
  const size = list.length;
  // Blocks seldom fall, and ranges are asked for by the dozen: the latest skyline is at hand.
  let latest = -1;
  let skyline: Skyline;
  // Columns before the first of the skyline, and how far those and the others are moved.
  let shift = 0;
  let before = 0;
  const look = (fallen: number) => {
    const standing = boards.map((id, k) => (isDown(fallen, k) ? '' : id));
    const turn = isRing ? firstOf(standing) : 0;
    const key = turned(standing, turn).join();
    latest = fallen;
    shift = (width / boards.length) * turn;
    before = width - shift;
    skyline = recent.of(key, () => new Skyline(spotsOf(list, fallen, width, shift), width, isRing));
  };
  return (fallen, from, to) => {
    if (fallen !== latest) look(fallen);
    const a = from.index + (from.x < shift ? before : -shift);
    const b = to.index + (to.x < shift ? before : -shift);
    const { table } = skyline;
    let range = table[a * size + b] as number;
    if (range === unknown) {
      range = skyline.range(a, b) || none;
      table[a * size + b] = range;
    }
    return range === none ? 0 : range;
  };
}

function isDown(fallen: number, board: number): boolean {
  return ((fallen >> board) & 1) === 1;
}

function turned(boards: readonly string[], turn: number): string[] {
  return [...boards.slice(turn), ...boards.slice(0, turn)];
}

/** With which board a ring begins that is written the same wherever one stands. */
function firstOf(boards: readonly string[]): number {
  const written = boards.map((_, turn) => turned(boards, turn).join());
  return written.indexOf([...written].sort()[0] as string);
}

/** A square as the line of fire sees it. */
interface Spot {
  readonly x: number;
  readonly l: number;
  readonly exposure: Cell['exposure'];
}

function spotsOf(list: readonly Cell[], fallen: number, width: number, shift: number): Spot[] {
  const spots: Spot[] = [];
  for (const { index, x, l, board, exposure } of list) {
    const isAir = board !== null && isDown(fallen, board);
    const column = x < shift ? x + width - shift : x - shift;
    spots[index - x + column] = { x: column, l, exposure: isAir ? 'air' : exposure };
  }
  return spots;
}

/** What stands of a row of boards, and the ranges over it as far as they are known. */
class Skyline {
  readonly table: Int8Array;
  /** By column, then level: how many walls are up to there. */
  readonly #heights: Uint8Array;
  readonly #levels: number;
  /** By the difference between two columns, from `-width` on. */
  readonly #ways: readonly (readonly number[])[];

  constructor(
    readonly spots: readonly Spot[],
    readonly width: number,
    isRing: boolean,
  ) {
    this.#ways = Array.from({ length: 2 * width }, (_, i) => {
      return isRing ? waysRound(i - width, width) : [i - width];
    });
    this.table = new Int8Array(spots.length * spots.length);
    this.#levels = Math.max(...spots.map(({ l }) => l)) + 1;
    this.#heights = new Uint8Array(width * this.#levels);
    for (const { x, l, exposure } of spots) {
      if (exposure !== 'air') this.#heights[x * this.#levels + l] = 1;
    }
    for (let x = 0; x < width; x++) {
      for (let at = x * this.#levels + 1; at < (x + 1) * this.#levels; at++) {
        this.#heights[at] = (this.#heights[at] as number) + (this.#heights[at - 1] as number);
      }
    }
  }

  /** The smallest over the ways to the target (BM-RULING-35, BM-MM-03). */
  range(a: number, b: number): number {
    const from = this.spots[a] as Spot;
    const to = this.spots[b] as Spot;
    const isOpen = from.exposure === 'air' || to.exposure === 'air';
    for (const across of this.#ways[to.x - from.x + this.width] as number[]) {
      if (this.#hasLine(from, to, from.x + across)) return rangeOver(across, to.l - from.l, isOpen);
    }
    return 0;
  }

  #hasLine(from: Spot, to: Spot, x: number): boolean {
    if (from.x === x && from.l === to.l) return true;
    if (to.exposure === 'interior') {
      return (from.x === x || from.l === to.l) && this.#isStraight(from, x, to.l);
    }
    if (this.#isShut(from, x, to.l)) return false;
    const walls = this.#walls(from, x, to.l);
    return walls.length === 0 || hasGap(walls, 8 * from.x, 8 * from.l, 8 * x, 8 * to.l);
  }

  /** Only open air strictly between the two. */
  #isStraight(from: Spot, x: number, l: number): boolean {
    const dx = Math.sign(x - from.x);
    const dy = Math.sign(l - from.l);
    for (let cx = from.x + dx, cy = from.l + dy; cx !== x || cy !== l; cx += dx, cy += dy) {
      if (this.#wallsIn(cx, cy, cy) > 0) return false;
    }
    return true;
  }

  /** A column between the two that is all wall where a line could pass: most lines over a whole block end here. */
  #isShut(from: Spot, x: number, l: number): boolean {
    const low = Math.min(from.l, l);
    const high = Math.max(from.l, l);
    const last = Math.max(from.x, x);
    for (let cx = Math.min(from.x, x) + 1; cx < last; cx++) {
      if (this.#wallsIn(cx, low, high) === high - low + 1) return true;
    }
    return false;
  }

  /** The squares that a line between the two must not cross: one number each, column and level. */
  #walls(from: Spot, x: number, l: number): number[] {
    const walls: number[] = [];
    const low = Math.min(from.l, l);
    const high = Math.max(from.l, l);
    const last = Math.max(from.x, x);
    for (let cx = Math.min(from.x, x); cx <= last; cx++) {
      if (this.#wallsIn(cx, low, high) === 0) continue;
      for (let cy = low; cy <= high; cy++) {
        if ((cx === from.x && cy === from.l) || (cx === x && cy === l)) continue;
        if (this.#wallsIn(cx, cy, cy) > 0) walls.push(wallAt(cx, cy));
      }
    }
    return walls;
  }

  /** How many walls a column has from one level to another. */
  #wallsIn(x: number, low: number, high: number): number {
    const column = ((x + this.width) % this.width) * this.#levels;
    return (this.#heights[column + high] as number) - (this.#heights[column + low - 1] as number);
  }
}

/**
 * How many columns it is to the same square either way round, the shortest way first. Low blocks leave longer ones open, so
 * that this is a rule and not a shortcut: nothing goes round more than once.
 */
function waysRound(across: number, width: number): number[] {
  const ways = [across - width, across, across + width];
  const once = ways.filter((way) => Math.abs(way) <= width);
  return once.sort((a, b) => Math.abs(a) - Math.abs(b));
}

/** Bits of a wall's number for its level, the others are its column, which is below 0 in an image to the left. */
const levelBits = 5;

function wallAt(x: number, l: number): number {
  return (x << levelBits) + l;
}

/** Whether some line from a sample point of one square to one of the other crosses no wall. */
function hasGap(walls: readonly number[], ax: number, ay: number, bx: number, by: number): boolean {
  // The wall that stopped the last line is likely to stop the next: it is tried first.
  let last = walls[0] as number;
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
  walls: readonly number[],
  px: number,
  py: number,
  qx: number,
  qy: number,
): number | undefined {
  for (const wall of walls) if (crosses(px, py, qx, qy, wall)) return wall;
  return undefined;
}

const samples = [1, 4, 7] as const;

function rangeOver(dx: number, dy: number, openAir: boolean): number {
  const across = Math.abs(dx);
  const along = Math.abs(dy);
  if (across + along <= 1) return 1;
  if (across === 1 && along === 1 && !openAir) return 2;
  return Math.max(across, along);
}

/** Whether the segment from p to q crosses the inside of the 8 x 8 square at `wall`; whole numbers only. */
function crosses(px: number, py: number, qx: number, qy: number, wall: number): boolean {
  const wallX = 8 * (wall >> levelBits);
  const wallY = 8 * (wall & ((1 << levelBits) - 1));
  const dx = qx - px;
  const dy = qy - py;
  // The part of the segment inside the strip of columns, as fractions of |dx|; then of rows, of |dy|.
  const nearX = dx >= 0 ? wallX - px : px - wallX - 8;
  const nearY = dy >= 0 ? wallY - py : py - wallY - 8;
  if (dx === 0 && (nearX >= 0 || nearX + 8 <= 0)) return false;
  if (dy === 0 && (nearY >= 0 || nearY + 8 <= 0)) return false;
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  if (dx === 0) return nearY < ay && nearY + 8 > 0;
  if (dy === 0) return nearX < ax && nearX + 8 > 0;
  const overlap = nearX * ay < (nearY + 8) * ax && nearY * ax < (nearX + 8) * ay;
  return overlap && nearX < ax && nearX + 8 > 0 && nearY < ay && nearY + 8 > 0;
}
