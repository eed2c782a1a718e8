import { writeFileSync } from 'node:fs';
import { games } from '../../src/index.js';
import { countByApply, stateAt } from './count.js';
import { positions } from './positions.js';

/* `npm run perft`: writes tables.json anew. Read what has changed: every number that differs is a game that has changed. */

const tables = Object.fromEntries(
  Object.values(games).map((game) => {
    const counted = (positions[game.id] ?? []).map((position) => {
      const state = stateAt(game, position);
      return { decision: state.agenda.at(-1)?.type, ...countByApply(game, state) };
    });
    return [game.id, counted];
  }),
);
writeFileSync(new URL('tables.json', import.meta.url), `${JSON.stringify(tables, null, 2)}\n`);
