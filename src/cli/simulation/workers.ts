import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { gameOf } from '../arguments.js';
import { botsOf } from '../bots.js';
import { joinPlayed, nothingPlayed, type Played, piecesOf, playGames, type Range } from './plan.js';
import type { Job } from './worker.js';

/** Fewer games are played here and now: starting threads would take longer. */
const worthThreads = 40;

/** Plays a range of games on so many threads. */
export async function playOnThreads(
  job: Job,
  range: Range,
  threads: number,
  onProgress: (games: number) => void,
): Promise<Played> {
  const games = range[1] - range[0];
  const size = Math.max(1, Math.min(50, Math.ceil(games / (threads * 10))));
  const pieces = piecesOf(range, size);
  if (threads === 1 || games < worthThreads) return playHere(job, pieces, onProgress);
  const all: Played[] = [];
  const crew = Array.from({ length: Math.min(threads, pieces.length) }, () => {
    return runWorker(job, pieces, (played) => {
      all.push(played);
      onProgress(played.tally.games);
    });
  });
  await Promise.all(crew);
  return all.reduce(joinPlayed, nothingPlayed);
}

async function playHere(
  { plan, pack }: Job,
  pieces: readonly Range[],
  onProgress: (games: number) => void,
): Promise<Played> {
  const standard = gameOf(plan.game);
  const game = pack === undefined ? standard : standard.withContent(pack);
  const bots = botsOf(game, plan.bots, plan.players + 1);
  let all = nothingPlayed;
  for (const piece of pieces) {
    const played = playGames(game, plan, bots, piece);
    all = joinPlayed(all, played);
    onProgress(played.tally.games);
    await setImmediate();
  }
  return all;
}

/** Takes pieces from the common heap until none is left. */
async function runWorker(
  job: Job,
  pieces: Range[],
  onPlayed: (played: Played) => void,
): Promise<void> {
  // Every thread begins with the file that was started here.
  const worker = new Worker(process.argv[1] ?? '', { workerData: job });
  try {
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        const piece = pieces.shift();
        if (piece === undefined) resolve();
        else worker.postMessage(piece);
      };
      worker.on('message', (played: Played) => {
        onPlayed(played);
        next();
      });
      worker.on('error', reject);
      next();
    });
  } finally {
    await worker.terminate();
  }
}
