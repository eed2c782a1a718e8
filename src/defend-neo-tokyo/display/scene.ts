import type { DisplayDefinition } from '../../display/display.js';
import type { DefendNeoTokyo } from '../index.js';
import { city } from './city.js';
import { mats } from './mats.js';
import { askingOf } from './prompt.js';
import { seatRows } from './seats.js';
import { tracks } from './tracks.js';
import { zones } from './zones.js';

/** Everything that lies on the table of Defend Neo Tokyo. */
export const sceneOf: DisplayDefinition<DefendNeoTokyo>['scene'] = (shown) => ({
  round: shown.view.round === 0 ? null : shown.view.round,
  boards: [city(shown), ...mats(shown)],
  zones: zones(shown),
  tracks: tracks(shown),
  seats: seatRows(shown, askingOf(shown)?.seats ?? []),
});
