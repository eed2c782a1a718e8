import type { Seat } from '../../kernel/play.js';
import type { Placement } from '../content/board.js';
import type { CompiledDevelopment } from '../content/compile.js';
import type { ProduceEffect } from '../content/schema.js';
import type { CityPosition, CityTable } from '../play.js';
import { type State, type Tile, turnOf } from '../state/state.js';
import { tellControl } from './figures.js';
import { checkInfluence } from './influence.js';
import { buildCosts, salePrice, useDiscount } from './limits.js';
import { changeArcs } from './money.js';
import { boardOf, isCovered, layTile, nobody, putProducts } from './occupancy.js';

export function findTile({ state }: CityPosition, tileId: string): Tile | undefined {
  return state.tiles.find((tile) => tile.tileId === tileId);
}

/** CR-LIMIT-03: how many tiles of the type can still be built. */
export function tilesLeft({ tileSupply }: State, development: string): number {
  return tileSupply[development] ?? 0;
}

/** Whether the tile would cover no other. */
export function isFree(position: CityPosition, { at }: Placement): boolean {
  return at.every((cell) => !isCovered(position, cell));
}

export function isPlaceable(position: CityPosition, development: string): boolean {
  const places = boardOf(position).fitting.get(development) ?? [];
  return places.some((placement) => isFree(position, placement));
}

/** Pays and lays the tile; its discounts of this turn are used up. */
export function build(
  table: CityTable,
  seat: Seat,
  developmentId: string,
  { cells }: Placement,
): void {
  const { state, content } = table;
  const turn = turnOf(state);
  const paid = buildCosts(table, seat)(developmentId);
  const left = tilesLeft(state, developmentId);
  const { copies, target } = content.developments.get(developmentId) as CompiledDevelopment;
  const tileId = `${developmentId}:${copies - left + 1}`;
  useDiscount(turn, target);
  turn.built++;
  state.tileSupply = { ...state.tileSupply, [developmentId]: left - 1 };
  const tile = { tileId, developmentId, cells: [...cells], products: 0 };
  layTile(table, tile);
  changeArcs(table, seat, -paid, 'development');
  table.emit({ type: 'developmentBuilt', seat, tile: tileId, cells: [...cells], paid });
  tellControl(table, tile, nobody);
  checkInfluence(table, 'control');
}

/** The produce ability of the tile happens next. */
export function produce(table: CityTable, seat: Seat, tile: string): void {
  table.emit({ type: 'tileProduced', seat, tile });
  table.next({ type: 'effects', seat, source: { tile }, index: 0 });
}

/** CR-PROD-04, CR-LIMIT-04: as many as fit and as there are. */
export function placeProducts(
  table: CityTable,
  seat: Seat,
  tileId: string,
  effect: Extract<ProduceEffect, { kind: 'placeProducts' }>,
): void {
  const { state } = table;
  const present = findTile(table, tileId)?.products ?? 0;
  const count = Math.min(effect.count, effect.capacity - present, state.productSupply);
  if (count <= 0) return;
  putProducts(table, tileId, count);
  table.emit({ type: 'productsPlaced', seat, tile: tileId, count });
}

/** CR-SELL-01, CR-SELL-03. */
export function sellOne(table: CityTable, seat: Seat, tileId: string, bonus: number): void {
  const tile = findTile(table, tileId) as Tile;
  const price = salePrice(table, seat, tile) + bonus;
  putProducts(table, tileId, -1);
  table.emit({ type: 'productSold', seat, tile: tileId, price });
  changeArcs(table, seat, price, 'sale');
}
