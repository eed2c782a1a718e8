import type { Seat } from '../kernel/play.js';
import type { CompiledDevelopment } from './content/compile.js';
import type { PassiveEffect } from './content/schema.js';
import { cellsOf, holderOf, passiveTiles } from './ground.js';
import type { CityPosition } from './play.js';
import { seatOf, type Tile } from './state.js';

/** The seat with a figure on every space of the tile (CR-DEV-09); -1 for nobody. */
export function controllerOf(position: CityPosition, place: number): Seat {
  let controller = -1;
  for (const at of cellsOf(position, place)) {
    const holder = holderOf(position, at);
    if (holder < 0 || (controller >= 0 && holder !== controller)) return -1;
    controller = holder;
  }
  return controller;
}

export function controlledTiles(position: CityPosition, seat: Seat): Tile[] {
  return position.state.tiles.filter((_, place) => controllerOf(position, place) === seat);
}

export function countControlled(position: CityPosition, seat: Seat): number {
  let controlled = 0;
  for (let place = 0; place < position.state.tiles.length; place++) {
    if (controllerOf(position, place) === seat) controlled++;
  }
  return controlled;
}

export function controlsTile(position: CityPosition, seat: Seat, tileId: string): boolean {
  const place = position.state.tiles.findIndex((tile) => tile.tileId === tileId);
  return place >= 0 && controllerOf(position, place) === seat;
}

export function developmentOf({ content }: CityPosition, tile: Tile): CompiledDevelopment {
  return content.developments.get(tile.developmentId) as CompiledDevelopment;
}

/** Calls `visit` for every passive effect that works for the seat: permanents, then controlled tiles. */
export function eachPassive(
  position: CityPosition,
  seat: Seat,
  visit: (effect: PassiveEffect, tile: Tile | null) => void,
): void {
  const { state, content } = position;
  for (const card of seatOf(state, seat).table) {
    for (const effect of content.cards.get(card)?.passives ?? []) visit(effect, null);
  }
  for (const place of passiveTiles(position)) {
    if (controllerOf(position, place) !== seat) continue;
    const tile = state.tiles[place] as Tile;
    for (const effect of developmentOf(position, tile).passives) visit(effect, tile);
  }
}

type Amount = Exclude<PassiveEffect['kind'], 'battleDice' | 'battleAttack' | 'onWin'>;

/** What all passives of this kind add up to. */
export function sumOf(position: CityPosition, seat: Seat, kind: Amount): number {
  const { state } = position;
  if (state.tiles.length === 0 && seatOf(state, seat).table.length === 0) return 0;
  let sum = 0;
  eachPassive(position, seat, (effect) => {
    if (effect.kind !== kind) return;
    if ('count' in effect) sum += effect.count;
    else if ('amount' in effect) sum += effect.amount;
    else if ('perProduct' in effect) sum += effect.perProduct;
  });
  return sum;
}
