import { parentPort, workerData } from 'node:worker_threads';
import { gameOf } from '../arguments.js';
import { botsOf } from '../bots.js';
import { type Plan, playGames, type Range } from './plan.js';

/** What a worker is told once. */
export interface Job {
  readonly plan: Plan;
  /** The content pack, where it is not the standard one. */
  readonly pack: unknown;
}

/** In a worker thread: plays the ranges of games it is sent, and sends their tallies back. */
export function work(): void {
  const { plan, pack } = workerData as Job;
  const standard = gameOf(plan.game);
  const game = pack === undefined ? standard : standard.withContent(pack);
  const bots = botsOf(game, plan.bots, plan.players + 1);
  parentPort?.on('message', (range: Range) => {
    parentPort?.postMessage(playGames(game, plan, bots, range));
  });
}
