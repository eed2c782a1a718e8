import type { DisplayDefinition } from '../../display/display.js';
import type { CityOfRemnants } from '../index.js';
import { cityBoard } from './board.js';
import { askingOf } from './prompt.js';
import { seatRow, tracksOf } from './seats.js';
import { zonesOf } from './zones.js';

/** Everything that lies on the table of City of Remnants. */
export const sceneOf: DisplayDefinition<CityOfRemnants>['scene'] = (shown) => {
  const active = askingOf(shown)?.seats ?? [];
  return {
    round: shown.view.round,
    boards: [cityBoard(shown)],
    zones: zonesOf(shown),
    tracks: tracksOf(shown),
    seats: shown.view.seats.map((_, seat) => seatRow(shown, seat, active.includes(seat))),
  };
};
