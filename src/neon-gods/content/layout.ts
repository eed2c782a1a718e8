import { type SpaceId, spaceIds } from './board.js';
import type { Cells } from './schema.js';

/** What lies on one space at the start. */
export interface CellItems {
  /** The seat whose base this is. */
  readonly base: number | null;
  readonly dead: boolean;
  readonly skyscraper: 0 | 1 | 2 | 3;
  readonly tunnel: boolean;
  readonly owls: number;
  readonly products: number;
  readonly andys: number;
}

export type Layout = Readonly<Record<SpaceId, CellItems>>;

/**
 * Reads a cell of a layout: `.` for a plain street, or items joined by `+`. `B0` is the base of
 * seat 0, `X` a dead zone, `S1` to `S3` a skyscraper, `T` a tunnel, `A` an andy, `O` an owl, `P3`
 * three products. Andys, owls and products add up; anything else twice is not a legal cell.
 */
export function parseCell(cell: string): CellItems | undefined {
  let base: number | null = null;
  let dead = false;
  let skyscraper: CellItems['skyscraper'] = 0;
  let tunnel = false;
  let owls = 0;
  let products = 0;
  let andys = 0;
  for (const item of cell === '.' ? [] : cell.split('+')) {
    if (item === 'A') andys++;
    else if (item === 'O') owls++;
    else if (item === 'X' && !dead) dead = true;
    else if (item === 'T' && !tunnel) tunnel = true;
    else if (item === 'S1' && skyscraper === 0) skyscraper = 1;
    else if (item === 'S2' && skyscraper === 0) skyscraper = 2;
    else if (item === 'S3' && skyscraper === 0) skyscraper = 3;
    else if (/^B\d$/.test(item) && base === null) base = Number(item.slice(1));
    else if (/^P[1-9]\d?$/.test(item)) products += Number(item.slice(1));
    else return undefined;
  }
  return { base, dead, skyscraper, tunnel, owls, products, andys };
}

/** Reads a whole layout; undefined if it is not 6 x 6 or a cell is not legal. */
export function parseLayout(cells: Cells): Layout | undefined {
  const texts = cells.flat();
  if (cells.some((row) => row.length !== 6) || texts.length !== spaceIds.length) return undefined;
  const layout: Partial<Record<SpaceId, CellItems>> = {};
  for (const [index, space] of spaceIds.entries()) {
    const items = parseCell(texts[index] ?? '');
    if (items === undefined) return undefined;
    layout[space] = items;
  }
  return isComplete(layout) ? layout : undefined;
}

function isComplete(layout: Partial<Layout>): layout is Layout {
  return spaceIds.every((space) => layout[space] !== undefined);
}
