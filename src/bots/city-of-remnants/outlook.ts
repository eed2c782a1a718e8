import type { CityOfRemnants } from '../../city-of-remnants/index.js';
import type { Outlook } from '../search/outlook.js';
import { sensible } from './sensible.js';
import { prospects } from './table.js';

/** Renown had and in sight; playouts end with the turn. */
export const outlook: Outlook<CityOfRemnants> = {
  worths: (game, state) => prospects({ game, state, seat: 0 }),
  spread: 4,
  clock: ({ round, seats }) => {
    return 1000 * round + seats.reduce((sum, { turnsTaken }) => sum + turnsTaken, 0);
  },
  turns: 2,
  depth: 60,
  pace: 20,
  doubt: 1.5,
  guide: sensible,
};
