import type { Seat } from '../kernel/play.js';
import { controllers } from './control.js';
import type { Event } from './events.js';
import { putFigure } from './ground.js';
import { checkInfluence } from './influence.js';
import type { CityPosition, CityTable } from './play.js';
import { type Figure, seatOf } from './state.js';

/** CR-RULING-35: the lowest id in this place, except those named; undefined if there is none. */
export function lowestFigure(
  { state, content }: CityPosition,
  seat: Seat,
  at: Figure['at'],
  except: readonly string[] = [],
): string | undefined {
  const { colour } = seatOf(state, seat);
  if (colour === null) return undefined;
  return content.figures[colour].find((id) => {
    return state.figures[id]?.at === at && !except.includes(id);
  });
}

/** How many of these figures are in this place. */
export function countAt(
  { state }: CityPosition,
  figures: readonly string[],
  place: string,
): number {
  return figures.filter((figure) => state.figures[figure]?.at === place).length;
}

/** Puts a figure onto, about or off the board and tells it; control and influence follow. */
export function relocate(table: CityTable, figure: string, to: Figure['at'], told: Event): void {
  const before = controllers(table);
  putFigure(table, figure, to);
  table.emit(told);
  groundChanged(table, before);
}

/** Figures or tiles have changed: tells which tiles changed hands, and lets influence follow. */
export function groundChanged(table: CityTable, before: readonly Seat[]): void {
  const now = controllers(table);
  for (let place = 0; place < now.length; place++) {
    const from = before[place] ?? -1;
    const to = now[place] as Seat;
    if (from === to) continue;
    const tile = table.state.tiles[place]?.tileId as string;
    table.emit({ type: 'controlChanged', tile, from: seatOrNull(from), to: seatOrNull(to) });
  }
  checkInfluence(table, 'ground');
}

function seatOrNull(seat: Seat): Seat | null {
  return seat < 0 ? null : seat;
}
