import type { Seat } from '../../kernel/play.js';
import type { Colour } from '../content/schema.js';
import type { Event } from '../events.js';
import type { CityPosition, CityTable, Seen } from '../play.js';
import { type Figure, seatOf, type Tile } from '../state/state.js';
import { controllerOf } from './control.js';
import { checkInfluence } from './influence.js';
import { nobody, putFigure } from './occupancy.js';

/** The figure that is taken of several: the lowest id in this place (CR-RULING-35), except those named. */
export function lowestFigure(
  { state, content }: CityPosition,
  seat: Seat,
  at: Figure['at'],
  except: readonly string[] = [],
): string | undefined {
  const colour = seatOf(state, seat).colour as Colour;
  return content.figures[colour].find((id) => {
    return (state.figures[id] as Figure).at === at && !except.includes(id);
  });
}

/** How many of these figures are in this place. */
export function countAt({ state }: Seen, figures: readonly string[], place: string): number {
  let here = 0;
  for (const figure of figures) if ((state.figures[figure] as Figure).at === place) here++;
  return here;
}

/** Puts a figure onto, about or off the board and tells it; control and influence follow. */
export function relocate(table: CityTable, figure: string, to: Figure['at'], told: Event): void {
  const { at: from } = table.state.figures[figure] as Figure;
  const touched = table.state.tiles.filter(({ spaces }) => {
    return spaces.includes(from) || spaces.includes(to);
  });
  const before = touched.map((tile) => controllerOf(table, tile));
  putFigure(table, figure, to);
  table.emitCopy(told);
  let hasChanged = false;
  for (const [i, tile] of touched.entries()) {
    if (tellControl(table, tile, before[i] as Seat)) hasChanged = true;
  }
  if (hasChanged) checkInfluence(table, 'control');
  checkInfluence(table, 'figures');
}

/** Tells if another seat than before controls the tile, and says whether. */
export function tellControl(table: CityTable, tile: Tile, before: Seat): boolean {
  const now = controllerOf(table, tile);
  if (now === before) return false;
  table.emit({
    type: 'controlChanged',
    tile: tile.id,
    seat: seatOrNull(now),
    before: seatOrNull(before),
  });
  return true;
}

function seatOrNull(seat: Seat): Seat | null {
  return seat === nobody ? null : seat;
}
