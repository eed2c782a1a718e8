import { isCancel, select } from '@clack/prompts';
import type { Command } from 'commander';
import { games } from '../../index.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';
import { randomHex } from '../../kernel/salt.js';
import { choiceOf, seededRandom } from '../../kernel/simulate.js';
import { findGame, playersOf, seatOf, setupOptions, using, wholeNumber } from '../arguments.js';
import { type Asker, askerOf } from '../ask.js';
import { botNames, botsHelp, botsOf } from '../bots.js';
import { gameOfLog } from '../checking/log.js';
import { Packs } from '../checking/packs.js';
import { Stopped, Unusable } from '../exit.js';
import { paint, print } from '../output.js';
import { servePage } from '../pages/serve.js';
import { KeptMatch } from '../playing/kept-match.js';
import { frameOf, Human } from '../playing/turn.js';
import { whenStopped } from '../stopping.js';
import { type Happened, tellEvents, tellOutcome } from '../story.js';

interface Options {
  readonly players?: number;
  readonly seat: Seat;
  readonly seed?: string;
  readonly bots: string[];
  readonly setup: Record<string, unknown>;
  readonly content?: string;
  readonly save?: string;
  readonly resume?: string;
  readonly web?: true;
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
    .option('--setup <json>', 'further setup options', setupOptions, {})
    .option('--content <pack>', 'file with another content pack')
    .option('--save <file>', 'keep the log in a new file')
    .option('--resume <file>', 'go on with a saved game')
    .option('--web', 'play in the browser, served on this machine only')
    .action(play);
}

async function play(id: string | undefined, options: Options): Promise<void> {
  if (options.web) return serve(id);
  const kept = options.resume ? await goOn(options.resume, options) : await begin(id, options);
  const { match } = kept;
  using('--seat: ', () => match.game.view(match.state, options.seat));
  whenStopped(() => kept.keeping);
  const asker = askerOf();
  let hasEnded: boolean;
  try {
    hasEnded = await playOn(kept, options, asker);
  } finally {
    asker.close();
  }
  const outcome = match.game.outcome(match.state);
  if (hasEnded && outcome !== null) {
    match.close();
    print(`\n${paint.bold(tellOutcome(outcome))}`);
  }
  kept.close();
  if (kept.file === undefined) return;
  const again = hasEnded ? `replay ${kept.file}` : `play --resume ${kept.file}`;
  print(`The log is ${kept.file}; see: cityrules ${again}`);
}

async function serve(id: string | undefined): Promise<void> {
  const game = id === undefined ? '' : `?game=${(await findGame(id)).id}`;
  print(`The page is at ${await servePage({})}${game} (Ctrl-C stops).`);
}

async function goOn(file: string, { content, seat }: Options): Promise<KeptMatch> {
  const packs = await Packs.read(content === undefined ? [] : [content]);
  const game = await gameOfLog(file, packs);
  const kept = KeptMatch.resume(game, file);
  print(`${paint.bold(game.title)}, resumed from ${file}. You are seat ${seat}.`);
  return kept;
}

async function begin(id: string | undefined, options: Options): Promise<KeptMatch> {
  const game = await findGame(id ?? (await chooseGame()), options.content);
  const seed = options.seed ?? randomHex();
  const setup = { ...options.setup, players: playersOf(game, options.players), seed };
  const kept = using('', () => KeptMatch.begin(game, setup, {}, options.save));
  print(`${paint.bold(game.title)}, seed ${seed}. You are seat ${options.seat}.`);
  for (const line of tellEvents(game, game.start(setup), options.seat)) print(`  ${line}`);
  return kept;
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

/** Until the game is over, or somebody has left: then false. */
async function playOn(kept: KeptMatch, options: Options, asker: Asker): Promise<boolean> {
  const { match } = kept;
  const { game } = match;
  const human = new Human(kept, options.seat, asker);
  const bots = botsOf(game, options.bots, game.seats(match.state));
  const random = seededRandom(`${options.seed ?? 'bots'}/bots`);
  let seat: Seat | undefined;
  for (;;) {
    seat = nextOf(match, seat ?? options.seat - 1);
    if (seat === undefined) return true;
    if (seat === options.seat) {
      if (!(await human.decide())) return false;
    } else {
      const moves = game.legalMoves(match.state, seat);
      const choice = choiceOf(game, match.state, seat, random, moves);
      const move = bots[seat]?.(choice) ?? (moves[0] as GameTypes['move']);
      const played = match.play(seat, move);
      if (!played.ok) throw new Error(played.message);
      const { events } = frameOf(played, options.seat);
      tell(game, { state: match.state, events }, options.seat);
    }
  }
}

/** Who acts after this seat: where several may at once, one move each in turn, and the storyteller when nobody else can. */
function nextOf({ game, state }: KeptMatch['match'], last: Seat): Seat | undefined {
  const seats = game.toAct(state);
  const players = game.standing(state).seats.length;
  const playing = seats.filter((seat) => seat < players);
  return playing.find((seat) => seat > last) ?? playing[0] ?? seats[0];
}

function tell(game: Game, happened: Happened, seat: Seat): void {
  for (const line of tellEvents(game, happened, seat)) print(paint.dim(`  ${line}`));
}
