import type { DefendNeoTokyo, State } from '../../defend-neo-tokyo/index.js';
import type { Outlook } from '../search/outlook.js';
import { prospect } from './prospect.js';
import { hasty, sensible } from './sensible.js';
import { sheetOf } from './sheet.js';

const phases: readonly State['phase'][] = [
  'build',
  'planning',
  'event',
  'action',
  'monsterAttack',
  'end',
  'over',
];

/** How the city, the Monsters and the Mechs look to all; playouts end with the phase. */
export const outlook: Outlook<DefendNeoTokyo> = {
  worths: (game, world) => {
    const value = prospect(sheetOf(game.content), world);
    return world.mechs.map(() => value);
  },
  together: true,
  spread: 60,
  clock: ({ round, phase }) => phases.length * round + phases.indexOf(phase),
  turns: 1,
  depth: 30,
  guide: sensible,
  playing: hasty,
};
