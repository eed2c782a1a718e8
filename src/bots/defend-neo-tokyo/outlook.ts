import type { DefendNeoTokyo } from '../../defend-neo-tokyo/index.js';
import type { Outlook } from '../search/outlook.js';
import { prospect } from './prospect.js';
import { sensible } from './sensible.js';
import { sheetOf } from './sheet.js';

/** How the city, the Monsters and the Mechs look to all. */
export const outlook: Outlook<DefendNeoTokyo> = {
  worths: (game, world) => {
    const value = prospect(sheetOf(game.content), world);
    return world.mechs.map(() => value);
  },
  together: true,
  spread: 60,
  clock: ({ round }) => round,
  turns: 1,
  depth: 6,
  guide: sensible,
};
