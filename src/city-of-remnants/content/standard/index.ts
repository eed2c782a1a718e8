import type { ContentPack } from '../schema.js';
import { boards } from './boards.js';
import {
  alertTable,
  battleDie,
  constants,
  counts,
  denominations,
  influenceConditions,
  shapes,
} from './constants.js';
import { developments } from './developments.js';
import { leaders } from './leaders.js';
import { market } from './market.js';
import { members } from './members.js';
import { starterCards } from './starter-cards.js';
import { ycuCards, ycuTokens } from './ycu.js';

export const standard = (): ContentPack => ({
  id: 'standard',
  name: 'City of Remnants',
  constants,
  counts,
  denominations,
  boards,
  battleDie,
  alertTable,
  influenceConditions,
  leaders,
  cards: [...starterCards, ...members, ...market],
  shapes,
  developments,
  ycuTokens,
  ycuCards,
});
