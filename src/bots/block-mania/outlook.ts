import type { BlockMania } from '../../block-mania/index.js';
import type { Outlook } from '../search/outlook.js';
import { dangersOf, prospectOf } from './prospect.js';
import { sensible } from './sensible.js';

/** Defeat points, of which fewer are better, and what is likely to become of them; playouts end with the turn. */
export const outlook: Outlook<BlockMania> = {
  worths: (game, world) => {
    const view = game.view(world, 'open');
    const { seats } = game.standing(world);
    const dangers = dangersOf(game.content, view);
    return seats.map(({ seat, score }) => {
      return prospectOf(game.content, view, seat) - (score ?? 0) - (dangers[seat] ?? 0);
    });
  },
  spread: 8,
  clock: ({ turn }) => turn,
  turns: 1,
  depth: 30,
  pace: 10,
  doubt: 1.5,
  guide: sensible,
};
