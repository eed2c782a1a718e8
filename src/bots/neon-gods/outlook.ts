import type { NeonGods } from '../../neon-gods/index.js';
import type { Outlook } from '../search/outlook.js';
import { City } from './city.js';
import { sensible } from './sensible.js';

/** Blurp had and in sight; playouts end with the turn. */
export const outlook: Outlook<NeonGods> = {
  worths: (game, world) => {
    const table = game.view(world, 'open');
    return world.seats.map((_, seat) => new City(table, seat, game.content).total());
  },
  spread: 6,
  clock: ({ round, turnInRound }) => 4 * round + turnInRound,
  turns: 1,
  depth: 30,
  pace: 20,
  doubt: 1.5,
  guide: sensible,
};
