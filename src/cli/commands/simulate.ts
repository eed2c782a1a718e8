import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { Game } from '../../kernel/game.js';
import { plural } from '../../kit/words.js';
import { findGame, playersOf, setupGiven, setupOptions, using, wholeNumber } from '../arguments.js';
import { botNames, botsHelp } from '../bots.js';
import { Unusable } from '../exit.js';
import { expectNoLog, readJson, writeText } from '../files.js';
import { print } from '../output.js';
import { pageOf, type Series } from '../report/page.js';
import { merge, type Part } from '../simulation/merge.js';
import { type Plan, type Result, resultSchema, shardRange } from '../simulation/plan.js';
import { duration, showProgress } from '../simulation/progress.js';
import { summaryOf } from '../simulation/report.js';
import { type Shard, shardOf } from '../simulation/shard.js';
import { contradictionIn } from '../simulation/trust.js';
import { playOnThreads } from '../simulation/workers.js';
import { whenStopped } from '../stopping.js';

interface Options {
  readonly games: number;
  readonly players?: number;
  readonly seed?: string;
  readonly bots: string[];
  readonly setup: Record<string, unknown>;
  readonly content?: string;
  readonly shard: Shard;
  readonly workers: number;
  readonly json?: string;
  readonly report?: string;
  readonly against?: string;
}

interface MergeFlags {
  readonly json?: string;
  readonly partial?: boolean;
}

const shardHelp =
  'play only this part; auto or auto/n: the part that a cluster has given to this one';

export function addSimulate(program: Command): void {
  const cores = availableParallelism();
  const simulate = program
    .command('simulate')
    .description('play many games on all cores and tell what happened')
    .argument('<game>', 'id of the game')
    .option('--games <n>', 'how many games, all shards together', wholeNumber(1), 1000)
    .option('--players <n>', 'how many players; the fewest unless told', wholeNumber(1, 99))
    .option('--seed <seed>', 'the same seed gives the same games; 1 unless told')
    .option('--bots <names>', botsHelp, botNames, ['random'])
    .option('--setup <json>', 'further setup options', setupOptions, {})
    .option('--content <pack>', 'file with another content pack')
    .option('--shard <i/n>', shardHelp, (text) => shardOf(text, process.env), { index: 1, of: 1 })
    .option('--workers <n>', 'threads', wholeNumber(1, 512), cores)
    .option('--json <file>', 'write the sums to a file, to be merged; {shard} in its name is i')
    .option('--report <file>', 'write a page with pictures of what was played')
    .option('--against <pack>', 'with --report: another content pack, to compare')
    .action(async (id: string, options: Options) =>
      play(await findGame(id, options.content), options),
    );
  simulate
    .command('merge')
    .description('join the results of shards')
    .argument('<files...>', 'what --json has written')
    .option('--json <file>', 'write the sums to a file')
    .option('--partial', 'also where games are missing')
    .action(async (files: string[], { json, partial = false }: MergeFlags, command: Command) => {
      // The option is known to the command above it too, and that one reads it first.
      const { json: above } = command.optsWithGlobals<{ json?: string }>();
      const parts = await Promise.all(files.map(readPart));
      await tell(merge(parts, { partial }), json ?? above);
    });
}

async function play(game: Game, options: Options): Promise<void> {
  const { report, against, json } = options;
  if (against !== undefined && report === undefined) {
    throw new Unusable('--against compares in a report: name one with --report');
  }
  const into = json?.replaceAll('{shard}', String(options.shard.index));
  for (const file of [into, report]) if (file !== undefined) await expectNoLog(file);
  const other = against === undefined ? undefined : await findGame(game.id, against);
  const pack = options.content === undefined ? undefined : game.content;
  const first = await playAll(game, options, pack);
  await tell(first.result, into);
  if (report === undefined) return;
  const second = other === undefined ? [] : [(await playAll(other, options, other.content)).series];
  await writeText(report, pageOf([first.series, ...second]));
}

/** Plays the games of this shard; workers are told the content pack where it is not the standard one. */
async function playAll(game: Game, options: Options, pack: unknown) {
  const plan = planOf(game, options);
  const range = shardRange(plan.total, options.shard);
  const games = range[1] - range[0];
  if (games === 0) throw new Unusable(`there are fewer games than shards`);
  const progress = showProgress(games);
  const start = performance.now();
  let done = 0;
  whenStopped(() => `${done} of ${games} games were played, and nothing is written`);
  const { tally, detail } = await playOnThreads({ plan, pack }, range, options.workers, (more) => {
    done += more;
    progress.advance(more);
  });
  const seconds = (performance.now() - start) / 1000;
  progress.stop(`${plural(games, 'game')} in ${duration(seconds)}`);
  const { shard } = options;
  const result: Result = {
    simulation: 1,
    plan,
    ...(shard.of > 1 && { shard }),
    ranges: [range],
    tally,
  };
  const series: Series = { title: game.title, plan, pack: game.content, tally, detail };
  return { result, series };
}

function planOf(game: Game, options: Options): Plan {
  const { games, bots } = options;
  const { players, seed = '1', setup } = setupGiven(options);
  const seats = playersOf(game, players);
  if (bots.length > 1 && bots.length !== seats) {
    throw new Unusable(`${seats} players need one bot, or ${seats}, not ${bots.length}`);
  }
  using('', () => game.setup({ ...setup, players: seats, seed: `${seed}/0` }));
  return {
    game: game.id,
    rules: game.rulesVersion,
    content: { id: game.content.id, hash: game.contentHash },
    players: seats,
    seed,
    bots,
    setup,
    total: games,
  };
}

async function tell(result: Result, json: string | undefined): Promise<void> {
  if (json !== undefined) await writeText(json, `${JSON.stringify(result)}\n`);
  print(summaryOf(result));
}

async function readPart(file: string): Promise<Part> {
  const parsed = resultSchema.safeParse(await readJson(file));
  if (!parsed.success) {
    throw new Unusable(`${file} is no result of a simulation, as --json writes it`);
  }
  const wrong = contradictionIn(parsed.data);
  if (wrong !== undefined) throw new Unusable(`${file} contradicts itself: ${wrong}`);
  return { file, result: parsed.data };
}
