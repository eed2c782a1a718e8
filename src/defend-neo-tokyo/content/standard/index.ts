import type { ContentPack } from '../schema.js';
import { armCards } from './arm-cards.js';
import { cityCards, spaces } from './board.js';
import { bosses } from './bosses.js';
import { chassis } from './chassis.js';
import { chassisCards } from './chassis-cards.js';
import { citizens } from './citizens.js';
import { constants, dice } from './constants.js';
import { events } from './events.js';
import { legCards } from './leg-cards.js';
import { arms, legs } from './limbs.js';
import { monsters, sets } from './monsters.js';
import { prebuilt } from './prebuilt.js';

export const standard = (): ContentPack => ({
  id: 'standard',
  title: 'Defend Neo Tokyo',
  constants,
  dice,
  spaces,
  cityCards,
  citizens,
  chassis,
  legs,
  arms,
  prebuilt,
  cards: [...chassisCards, ...legCards, ...armCards],
  sets,
  monsters,
  bosses,
  events,
});
