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
  const controlled: Tile[] = [];
  for (const tile of seen.state.tiles) if (controls(seen, seat, tile)) controlled.push(tile);
  return controlled;
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
  for (const { id, battlePassives } of content.battleGivers) {
    for (const tile of state.tiles) {
      if (tile.development !== id || !controls(seen, seat, tile)) continue;
      for (const effect of battlePassives) visit(effect, tile);
    }
  }
}

/** What all passives of this kind add up to. */
export function sumOf(seen: Seen, seat: Seat, kind: AmountKind): number {
  const { state, content } = seen;
  let sum = 0;
  const { cards, developments } = content.givers[kind];
  if (cards.size > 0) {
    for (const card of seatOf(state, seat).table) sum += cards.get(card) ?? 0;
  }
  for (const { id, amount } of developments) {
    for (const tile of state.tiles) {
      if (tile.development === id && controls(seen, seat, tile)) sum += amount;
    }
  }
  return sum;
}
