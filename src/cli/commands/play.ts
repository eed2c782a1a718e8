import { isCancel, select } from '@clack/prompts';
import { type Command, InvalidArgumentError } from 'commander';
import { games } from '../../index.js';
import type { GameTypes } from '../../kernel/game.js';
import type { Match } from '../../kernel/live-match.js';
import type { Seat } from '../../kernel/play.js';
import { randomHex } from '../../kernel/salt.js';
import { seatName } from '../../kit/words.js';
import {
  findGame,
  namesIn,
  playersOf,
  seatOf,
  setupGiven,
  setupOptions,
  takesOnly,
  using,
  wholeNumber,
} from '../arguments.js';
import { askerOf } from '../ask.js';
import { botNames, botsHelp } from '../bots.js';
import { gameOfLog } from '../checking/log.js';
import { Packs } from '../checking/packs.js';
import { Stopped, Unusable } from '../exit.js';
import { paint, print, terminalWidth, wrap } from '../output.js';
import { servePage } from '../pages/serve.js';
import { KeptMatch } from '../playing/kept-match.js';
import { type Seating, seatingOf, seatsIn } from '../playing/seating.js';
import { Table } from '../playing/table.js';
import { whenStopped } from '../stopping.js';
import { tellEvents, tellOutcome } from '../story.js';

interface Options {
  readonly players?: number;
  readonly seat: Seat;
  readonly seed?: string;
  readonly bots: string[];
  readonly seats?: string[];
  readonly names?: string[];
  readonly setup: Record<string, unknown>;
  readonly content?: string;
  readonly save?: string;
  readonly resume?: string;
  readonly web?: true;
  readonly pace?: number;
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play in the terminal, against bots and with others at the same keyboard')
    .argument('[game]', 'id of the game')
    .option('--players <n>', 'how many players; the fewest unless told', wholeNumber(1, 99))
    .option('--seat <n>', 'your seat, from 0', seatOf, 0)
    .option('--seed <seed>', 'the same seed deals the same game')
    .option('--bots <names>', botsHelp, botNames, ['sensible'])
    .option('--seats <who>', 'human, or a bot, for each seat: human,human,search', seatsIn)
    .option('--names <names>', 'what the players are called, in the order of the seats', namesIn)
    .option('--setup <json>', 'further setup options', setupOptions, {})
    .option('--content <pack>', 'file with another content pack')
    .option('--save <file>', 'keep the log in a new file')
    .option('--resume <file>', 'go on with a saved game')
    .option('--pace <seconds>', paceHelp, secondsIn)
    .option('--web', 'play in the browser, served on this machine only')
    .action(play);
}

async function play(id: string | undefined, options: Options, command: Command): Promise<void> {
  if (options.web) return serve(id, command);
  const { kept, seating, seed } = options.resume
    ? await goOn(options.resume, options)
    : await begin(id, options);
  const { match } = kept;
  whenStopped(() => kept.keeping);
  const asker = askerOf();
  let hasEnded: boolean;
  try {
    hasEnded = await new Table(kept, seating, asker, pauseOf(options)).playOn(seed);
  } finally {
    asker.close();
  }
  const outcome = tellOutcome(match.game, match.state, match.value.header.names);
  if (hasEnded && outcome !== undefined) {
    match.close();
    print(`\n${paint.bold(outcome)}`);
  }
  kept.close();
  if (kept.file === undefined) return;
  const again = hasEnded ? `replay ${kept.file}` : `play --resume ${kept.file}`;
  print(`The log is ${kept.file}; see: cityrules ${again}`);
}

const paceHelp =
  'where all play at once, bots move every so many seconds while you think; 0: they wait for you';

/** At a terminal, where nothing else is told. Who pipes moves in is not waited for. */
const usualPace = 4;

/** The milliseconds between moves of bots while somebody thinks; nothing where they wait. */
function pauseOf({ pace = process.stdin.isTTY ? usualPace : 0 }: Options): number | undefined {
  return pace === 0 ? undefined : pace * 1000;
}

function secondsIn(text: string): number {
  const seconds = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && seconds <= 3600) return seconds;
  throw new InvalidArgumentError('It must be a number of seconds, from 0 to 3600.');
}

/** The same every time, so that a game that was left is found again. */
const homePort = 4283;

async function serve(id: string | undefined, command: Command): Promise<void> {
  takesOnly(command, '--web');
  const game = id === undefined ? '' : `?game=${(await findGame(id)).id}`;
  print(`The page is at ${await servePage({ port: homePort })}${game} (Ctrl-C stops).`);
}

/** A match, and who plays it. */
interface Seated {
  readonly kept: KeptMatch;
  readonly seating: Seating;
  /** As it was told, for the bots. */
  readonly seed: string | undefined;
}

async function goOn(file: string, options: Options): Promise<Seated> {
  const packs = await Packs.read(options.content === undefined ? [] : [options.content]);
  const game = await gameOfLog(file, packs);
  const kept = KeptMatch.resume(game, file, 'seeded');
  const seating = seatingOf(game, options, kept.match.state);
  print(`${paint.bold(game.title)}, resumed from ${file}. ${whoIsWho(kept.match, options)}`);
  return { kept, seating, seed: options.seed };
}

async function begin(id: string | undefined, options: Options): Promise<Seated> {
  const game = await findGame(id ?? (await chooseGame()), options.content);
  const { names, seats } = options;
  const told = setupGiven(options);
  const players = playersOf(game, told.players, names?.length ?? seats?.length);
  const seed = told.seed ?? randomHex();
  const setup = { ...told.setup, players, seed };
  const started = using('', () => game.start(setup));
  const seating = seatingOf(game, options, started.state);
  const kept = using('', () => KeptMatch.begin(game, setup, { names }, options.save));
  print(`${paint.bold(game.title)}, seed ${seed}. ${whoIsWho(kept.match, options)}`);
  const reader = seats === undefined ? options.seat : 'spectator';
  const happened = tellEvents(game, { ...started, names }, reader);
  for (const line of happened) print(wrap(line, terminalWidth(), '  '));
  return { kept, seating, seed: told.seed };
}

function whoIsWho({ game, state, value }: Match<GameTypes>, { seats, seat }: Options): string {
  if (seats !== undefined) return 'Pass the keyboard round.';
  return `You are ${seatName(seat, value.header.names ?? game.seatNames(state))}.`;
}

async function chooseGame(): Promise<string> {
  const all = Object.values(games).map((game) => ({ value: game.id, label: game.title }));
  if (!process.stdin.isTTY) {
    throw new Unusable(`name a game: ${all.map(({ value }) => value).join(', ')}`);
  }
  const chosen = await select({ message: 'Which game?', options: all });
  if (isCancel(chosen)) throw new Stopped();
  return chosen;
}
