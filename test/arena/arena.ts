/*
 * `npm run arena`: bots against bots, until every pairing is decided or played out. What has been played is kept in a
 * file, so it can be stopped at any time and goes on where it was.
 *
 *   npm run arena -- --only search --workers 1 --games 40 --file arena.jsonl
 *   npm run arena -- --table        # nothing is played: what the file says
 */
import { type ChildProcess, fork } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Pairing, pairings } from './pairings.js';
import { type Played, played } from './play.js';
import { isFinished, tableOf } from './table.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    games: { type: 'string', default: '200' },
    workers: { type: 'string', default: String(availableParallelism()) },
    file: { type: 'string', default: 'arena.jsonl' },
    table: { type: 'boolean', default: false },
  },
});

const wanted = pairings
  .filter(({ id }) => id.includes(values.only))
  .map((pairing) => ({ ...pairing, games: Math.min(pairing.games, Number(values.games)) }));
const known: Played[] = existsSync(values.file)
  ? readFileSync(values.file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => played.parse(JSON.parse(line)))
  : [];

/** Pairing and number of every game that a worker was sent. */
const begun = new Set<string>();

if (!values.table) {
  const crew = Array.from({ length: Number(values.workers) }, employ);
  await Promise.all(crew);
}
process.stdout.write(`${tableOf(wanted, known)}\n`);

/** The next game that nobody has begun, of the pairing that has come least far: so all get somewhere. */
function nextGame(): { pairing: string; number: number } | undefined {
  const open = wanted.flatMap((pairing) => {
    const number = isFinished(pairing, known) ? undefined : firstMissing(pairing);
    return number === undefined ? [] : [{ pairing: pairing.id, number }];
  });
  open.sort((a, b) => a.number - b.number);
  const [next] = open;
  if (next !== undefined) begun.add(`${next.pairing} ${next.number}`);
  return next;
}

function firstMissing({ id, games }: Pairing): number | undefined {
  const done = new Set(known.filter(({ pairing }) => pairing === id).map(({ number }) => number));
  for (let number = 0; number < games; number++) {
    if (!done.has(number) && !begun.has(`${id} ${number}`)) return number;
  }
  return undefined;
}

/** One worker, from its first game to its last. */
function employ(): Promise<void> {
  const file = fileURLToPath(new URL('worker.ts', import.meta.url));
  const worker: ChildProcess = fork(file, { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    const go = () => {
      const game = nextGame();
      if (game !== undefined) worker.send(game);
      else {
        worker.kill();
        resolve();
      }
    };
    worker.on('message', (message) => {
      const result = played.parse(message);
      known.push(result);
      appendFileSync(values.file, `${JSON.stringify(result)}\n`);
      process.stderr.write(`${result.pairing} ${result.number}: ${result.won}\n`);
      go();
    });
    worker.on('error', reject);
    go();
  });
}
