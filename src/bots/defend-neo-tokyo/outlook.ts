import type { DefendNeoTokyo } from '../../defend-neo-tokyo/index.js';
import type { Outlook } from '../search/outlook.js';
import { prospect } from './prospect.js';
import { fromDeck, hasty, sensible } from './sensible.js';
import { sheetOf } from './sheet.js';

/** How the city, the Monsters and the Mechs look to all, with hands filled up again; playouts end with the round. */
export const outlook: Outlook<DefendNeoTokyo> = {
  worths: (game, world) => {
    const { handSize } = game.content.constants;
    let value = prospect(sheetOf(game.content), world);
    for (const { hand } of world.mechs) value += fromDeck * Math.max(0, handSize - hand.length);
    return world.mechs.map(() => value);
  },
  together: true,
  spread: 60,
  clock: ({ round }) => round,
  turns: 1,
  depth: 40,
  pace: 30,
  doubt: 4,
  guide: sensible,
  playing: hasty,
};
