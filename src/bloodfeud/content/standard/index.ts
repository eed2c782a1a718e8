import type { ContentPack } from '../schema.js';
import { ambitions } from './ambitions.js';
import { constants, graveyard, sun } from './board.js';
import { disciplines } from './disciplines.js';
import { events } from './events.js';
import { factionAmbitions } from './faction-ambitions.js';
import { factions } from './factions.js';
import { gear } from './gear.js';
import { layouts } from './layouts.js';
import { orders } from './market-orders.js';
import { scenarios } from './scenarios.js';
import { startingOrders } from './starting-orders.js';
import { tiles } from './tiles.js';

export const standard = (): ContentPack => ({
  id: 'standard',
  version: 1,
  title: 'Bloodfeud',
  factions,
  layouts,
  tiles,
  sun,
  graveyard,
  constants,
  startingOrders,
  orders,
  advancements: [...disciplines, ...gear],
  events,
  ambitions,
  factionAmbitions,
  scenarios,
});
