import type { ContentPack } from '../schema.js';
import { blockerTypes, sets } from './blockers.js';
import { buddyHolly } from './buddy-holly.js';
import { cards } from './cards.js';
import { constants } from './constants.js';
import { items } from './items.js';
import { justice } from './justice.js';
import { keplerRow } from './kepler-row.js';
import { larkspurHeights } from './larkspur-heights.js';
import { mania } from './mania.js';
import { sammyFox } from './sammy-fox.js';

export const standard = (): ContentPack => ({
  id: 'standard',
  name: 'Block Mania with Mega Mania',
  columns: 9,
  levels: 11,
  links: { plazaLevel: 1, megaWayLevel: 3, pedwayLevel: 6, skyRailLevel: 9 },
  constants,
  boards: [sammyFox, buddyHolly, keplerRow, larkspurHeights],
  blockerTypes,
  sets,
  kleggs: { type: 'klegg', base: 2, exp: 2 },
  items,
  mania,
  justice,
  cards,
  setAside: { 2: 16, 3: 12, 4: 6 },
  markerLimits: { hWagon: 2, patWagon: 2, sonicCannon: 2 },
});
