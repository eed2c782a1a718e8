import type { DefendNeoTokyo } from '../../defend-neo-tokyo/index.js';
import type { Outlook } from '../search/outlook.js';
import { oddsOf } from './odds.js';
import { hasty, sensible } from './sensible.js';
import { sheetOf } from './sheet.js';

/** The odds that the city is saved; playouts end with the round. */
export const outlook: Outlook<DefendNeoTokyo> = {
  worths: (game, world) => {
    const odds = oddsOf(sheetOf(game.content), world);
    return world.mechs.map(() => odds);
  },
  together: true,
  spread: 1,
  clock: ({ round }) => round,
  turns: 1,
  depth: 40,
  pace: 100,
  doubt: 3,
  guide: sensible,
  playing: hasty,
};
