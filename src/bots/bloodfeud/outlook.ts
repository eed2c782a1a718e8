import type { Bloodfeud } from '../../bloodfeud/index.js';
import type { Outlook } from '../search/outlook.js';
import { byCourse } from './beliefs.js';
import { prospectOf } from './prospect.js';
import { shrewd } from './sensible.js';
import { lookOf } from './table.js';

/** Victory Points in sight; playouts end with the round. */
export const outlook: Outlook<Bloodfeud> = {
  worths: (game, world) => {
    const view = game.view(world, 'open');
    return world.teams.map((_, seat) => prospectOf(lookOf({ game, view, seat }, byCourse)));
  },
  spread: 1.5,
  clock: ({ round }) => round,
  turns: 1,
  depth: 5,
  pace: 7,
  doubt: 3,
  guide: shrewd,
  // What the others would take for what is known to the script; offers that nobody takes cost a turn each.
  scripted: new Set([
    'openTrade',
    'tradeGive',
    'tradeAsk',
    'tradeSend',
    'tradeCancel',
    'tradePick',
    'confirmTrade',
  ]),
};
