import type { Seat } from '../kernel/play.js';
import type { AmountKind, CompiledDevelopment } from './content/compile.js';
import type { PassiveEffect } from './content/schema.js';
import { cover, holderOf } from './ground.js';
import type { CityPosition } from './play.js';
import { seatOf, type Tile } from './state.js';

/** Who controls each tile, by its place in `tiles`; -1 for nobody. */
export function controllers(position: CityPosition): readonly Seat[] {
  position.notes.controllers ??= cover(position).cells.map((at) => holderOfAll(position, at));
  return position.notes.controllers;
}

/** The seat with a figure on every space (CR-DEV-09); -1 for nobody. */
function holderOfAll(position: CityPosition, cells: readonly number[]): Seat {
  let controller = -1;
  for (const at of cells) {
    const holder = holderOf(position, at);
    if (holder < 0 || (controller >= 0 && holder !== controller)) return -1;
    controller = holder;
  }
  return controller;
}

export function controlledTiles(position: CityPosition, seat: Seat): Tile[] {
  const control = controllers(position);
  return position.state.tiles.filter((_, place) => control[place] === seat);
}

export function countControlled(position: CityPosition, seat: Seat): number {
  let controlled = 0;
  for (const controller of controllers(position)) if (controller === seat) controlled++;
  return controlled;
}

export function controlsTile(position: CityPosition, seat: Seat, tileId: string): boolean {
  const place = position.state.tiles.findIndex((tile) => tile.tileId === tileId);
  return place >= 0 && controllers(position)[place] === seat;
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
  const { passive, developments } = cover(position);
  if (passive.length === 0) return;
  const control = controllers(position);
  for (const place of passive) {
    if (control[place] !== seat) continue;
    const { passives } = developments[place] as CompiledDevelopment;
    for (const effect of passives) visit(effect, state.tiles[place] as Tile);
  }
}

/** What all passives of this kind add up to. */
export function sumOf(position: CityPosition, seat: Seat, kind: AmountKind): number {
  const { state, content } = position;
  let sum = 0;
  for (const card of seatOf(state, seat).table) sum += content.cards.get(card)?.amounts[kind] ?? 0;
  const { passive, developments } = cover(position);
  if (passive.length === 0) return sum;
  const control = controllers(position);
  for (const place of passive) {
    if (control[place] === seat) sum += developments[place]?.amounts[kind] ?? 0;
  }
  return sum;
}
