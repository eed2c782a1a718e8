import type { Seat } from '../../kernel/play.js';
import {
  type AmountKind,
  type BattlePassive,
  type CompiledDevelopment,
  cardOf,
  typeOf,
} from '../content/compile.js';
import type { Seen } from '../play.js';
import { seatOf, type Tile } from '../state/state.js';
import { boardOf, figuresOn, holderOf, nobody } from './occupancy.js';

/** The seat with a figure on every space of the tile (CR-DEV-09), or nobody. */
export function controllerOf(seen: Seen, { spaces }: Tile): Seat {
  const { index } = boardOf(seen);
  let controller = nobody;
  for (const space of spaces) {
    const holder = holderOf(seen, index.get(space) as number);
    if (holder === nobody || (controller !== nobody && holder !== controller)) return nobody;
    controller = holder;
  }
  return controller;
}

export function controls(seen: Seen, seat: Seat, tile: Tile): boolean {
  const first = boardOf(seen).index.get(tile.spaces[0] as string) as number;
  return figuresOn(seen, first, seat) > 0 && controllerOf(seen, tile) === seat;
}

export function controlledTiles(seen: Seen, seat: Seat): Tile[] {
  return seen.state.tiles.filter((tile) => controls(seen, seat, tile));
}

export function countControlled(seen: Seen, seat: Seat): number {
  let controlled = 0;
  for (const tile of seen.state.tiles) if (controls(seen, seat, tile)) controlled++;
  return controlled;
}

export function developmentOf({ content }: Seen, tile: Tile): CompiledDevelopment {
  return typeOf(content, tile.development);
}

/** Calls `visit` for every passive of battles that works for the seat: permanents, then controlled tiles. */
export function eachBattlePassive(
  seen: Seen,
  seat: Seat,
  visit: (effect: BattlePassive, tile: Tile | null) => void,
): void {
  const { state, content } = seen;
  for (const card of seatOf(state, seat).table) {
    for (const effect of cardOf(content, card).battlePassives) visit(effect, null);
  }
  for (const tile of state.tiles) {
    const passives = content.battlePassives.get(tile.development);
    if (passives === undefined || !controls(seen, seat, tile)) continue;
    for (const effect of passives) visit(effect, tile);
  }
}

/** What all passives of this kind add up to. */
export function sumOf(seen: Seen, seat: Seat, kind: AmountKind): number {
  const { state, content } = seen;
  let sum = 0;
  for (const card of seatOf(state, seat).table) sum += cardOf(content, card).amounts[kind];
  const givers = content.givers[kind];
  if (givers.length === 0) return sum;
  for (const tile of state.tiles) {
    if (!givers.includes(tile.development) || !controls(seen, seat, tile)) continue;
    sum += developmentOf(seen, tile).amounts[kind];
  }
  return sum;
}
