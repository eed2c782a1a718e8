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

/** Where these figures are, each by itself. */
export function placesOf({ state }: Seen, figures: readonly string[]): string[] {
  return figures.map((figure) => (state.figures[figure] as Figure).at);
}

/** Puts a figure onto, about or off the board and tells it; control and influence follow. */
export function relocate(table: CityTable, figure: string, to: Figure['at'], told: Event): void {
  const { at: from } = table.state.figures[figure] as Figure;
  const touched: { tile: Tile; before: Seat }[] = [];
  for (const tile of table.state.tiles) {
    if (covers(tile, from) || covers(tile, to)) {
      touched.push({ tile, before: controllerOf(table, tile) });
    }
  }
  putFigure(table, figure, to);
  table.emitCopy(told);
  let hasChanged = false;
  for (const { tile, before } of touched) {
    if (tellControl(table, tile, before)) hasChanged = true;
  }
  if (hasChanged) checkInfluence(table, 'control');
  checkInfluence(table, 'figures');
}

/** Not by `includes`: called for every tile, that takes several times as long for one to four spaces. */
function covers({ spaces }: Tile, place: Figure['at']): boolean {
  for (const space of spaces) if (space === place) return true;
  return false;
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
