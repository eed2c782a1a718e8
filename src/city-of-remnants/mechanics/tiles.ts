import { asKey } from '../../kernel/keys.js';
import type { Seat } from '../../kernel/play.js';
import type { Placement } from '../content/board.js';
import type { CompiledDevelopment } from '../content/compile.js';
import type { ProduceEffect } from '../content/schema.js';
import type { CityTable, Seen } from '../play.js';
import { type SeenState, type Tile, turnOf } from '../state/state.js';
import { tellControl } from './figures.js';
import { checkInfluence } from './influence.js';
import { buildCosts, salePrice, useDiscount } from './limits.js';
import { changeArcs } from './money.js';
import { boardOf, isCovered, layTile, nobody, putProducts } from './occupancy.js';

export function findTile({ state }: Seen, id: string): Tile | undefined {
  return state.tiles.find((tile) => tile.id === id);
}

/** How many tiles of the type can still be built (CR-LIMIT-03). */
export function tilesLeft({ tileSupply }: SeenState, development: string): number {
  return tileSupply[development] ?? 0;
}

/** How a tile of the type lies there; undefined where it cannot on usable spaces. */
export function placementOf(
  seen: Seen,
  development: string,
  anchor: string,
  rotation: number,
): Placement | undefined {
  const there = boardOf(seen).placements.get(development)?.get(anchor);
  return there?.find((placement) => placement.rotation === rotation);
}

/** Whether the tile would cover no other. */
export function isFree(seen: Seen, { at }: Placement): boolean {
  for (const cell of at) if (isCovered(seen, cell)) return false;
  return true;
}

/** All ways to lay a tile of the type on levels that it allows, whatever lies there (CR-DEV-03). */
export function fittingPlaces(seen: Seen, development: string): readonly Placement[] {
  return boardOf(seen).fitting.get(development) as readonly Placement[];
}

/** All ways to lay a tile of the type (CR-DEV-03, CR-DEV-04). */
export function freePlacements(seen: Seen, development: string): Placement[] {
  return fittingPlaces(seen, development).filter((placement) => isFree(seen, placement));
}

export function isPlaceable(seen: Seen, development: string): boolean {
  return fittingPlaces(seen, development).some((placement) => isFree(seen, placement));
}

/** Pays and lays the tile; its discounts of this turn are used up. */
export function build(
  table: CityTable,
  seat: Seat,
  development: string,
  { cells }: Placement,
): void {
  const { state, content } = table;
  const turn = turnOf(state);
  const paid = buildCosts(table, seat)(development);
  const left = tilesLeft(state, development);
  const { copies } = content.developments.get(development) as CompiledDevelopment;
  const id = asKey(`${development}:${copies - left + 1}`);
  useDiscount(turn, development);
  turn.built++;
  state.tileSupply = { ...state.tileSupply, [development]: left - 1 };
  const tile: Tile = { id, development, spaces: [...cells], products: 0 };
  layTile(table, tile);
  changeArcs(table, seat, -paid, 'development');
  table.emitCopy({ type: 'developmentBuilt', seat, tile: id, spaces: [...cells], paid });
  tellControl(table, tile, nobody);
  checkInfluence(table, 'control');
}

/** The produce ability of the tile happens next. */
export function produce(table: CityTable, seat: Seat, tile: string): void {
  table.emit({ type: 'tileProduced', seat, tile });
  table.next({ type: 'effects', seat, source: { tile }, index: 0 });
}

/** As many products as fit (CR-PROD-04) and as there are (CR-LIMIT-04). */
export function placeProducts(
  table: CityTable,
  seat: Seat,
  tile: string,
  effect: Extract<ProduceEffect, { kind: 'placeProducts' }>,
): void {
  const { state } = table;
  const present = (findTile(table, tile) as Tile).products;
  const count = Math.min(effect.count, effect.capacity - present, state.productSupply);
  if (count <= 0) return;
  putProducts(table, tile, count);
  table.emit({ type: 'productsPlaced', seat, tile, count });
}

/** One product of the tile goes for its price (CR-SELL-01, CR-SELL-03). */
export function sellOne(table: CityTable, seat: Seat, tile: string, bonus: number): void {
  const price = salePrice(table, seat, findTile(table, tile) as Tile) + bonus;
  putProducts(table, tile, -1);
  table.emit({ type: 'productSold', seat, tile, price });
  changeArcs(table, seat, price, 'sale');
}
