import type { Bloodfeud, Move } from '../../bloodfeud/index.js';
import type { Outlook } from '../search/outlook.js';
import { byCourse } from './beliefs.js';
import { prospectOf } from './prospect.js';
import { shrewd } from './sensible.js';
import { lookOf } from './table.js';

/**
 * What is tried out in imagined worlds: answers that show at once what they bring. What a team does when it is free to do
 * anything serves what comes much later than a playout ends; searching that too made the guide's play worse: 2 wins of 16
 * games where the guide alone has 10.
 */
const searched: ReadonlySet<Move['type']> = new Set([
  'chooseTarget',
  'chooseEmbrace',
  'chooseDomain',
  'loseUnit',
  'castVote',
  'discardAmbition',
]);

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
  isScripted: (type) => !searched.has(type),
};
