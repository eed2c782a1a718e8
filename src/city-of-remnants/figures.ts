import type { Seat } from '../kernel/play.js';
import { controllerOf } from './control.js';
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

/** Puts a figure somewhere else. Control and influence follow when `settled` is called. */
export function putFigure({ state }: CityTable, figure: string, at: Figure['at']): void {
  const { seat } = state.figures[figure] as Figure;
  state.figures = { ...state.figures, [figure]: { seat, at } };
}

/** Who controls each tile, to be compared by `figuresChanged`. */
export function controllers(position: CityPosition): Seat[] {
  return position.state.tiles.map((_, place) => controllerOf(position, place));
}

/** Tells whose tiles have changed hands since `before`, and lets influence follow. */
export function figuresChanged(table: CityTable, before: readonly Seat[]): void {
  table.state.tiles.forEach(({ tileId }, place) => {
    const now = controllerOf(table, place);
    const then = before[place] ?? -1;
    if (now === then) return;
    const from = then < 0 ? null : then;
    table.emit({ type: 'controlChanged', tile: tileId, from, to: now < 0 ? null : now });
  });
  checkInfluence(table, 'controlDevelopments', 'figuresOnBoard', 'figuresOnLevel');
}
