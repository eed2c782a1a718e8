import type { DisplayDefinition } from '../../display/display.js';
import type { NeonGods } from '../index.js';
import { city } from './board.js';
import { blurpTrack, roundTrack, seatRows } from './seats.js';
import { zonesOf } from './zones.js';

/** Everything that lies on the table of Neon Gods. */
export const sceneOf: DisplayDefinition<NeonGods>['scene'] = (shown) => ({
  round: shown.view.round,
  boards: [city(shown)],
  zones: zonesOf(shown),
  tracks: [blurpTrack(shown), roundTrack(shown)],
  seats: seatRows(shown),
});
