import { isCancel, select } from '@clack/prompts';
import type { Command } from 'commander';
import { games } from '../../index.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';
import { randomHex } from '../../kernel/salt.js';
import { choiceOf, seededRandom } from '../../kernel/simulate.js';
import { findGame, playersOf, seatOf, setupOptions, using, wholeNumber } from '../arguments.js';
import { type Asker, askerOf } from '../ask.js';
import { botNames, botsOf } from '../bots.js';
import { gameOfLog } from '../checking/log.js';
import { Packs } from '../checking/packs.js';
import { Stopped, Unusable } from '../exit.js';
import { paint, print } from '../output.js';
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
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play in the terminal against bots')
    .argument('[game]', 'id of the game')
    .option('--players <n>', 'how many players; the fewest unless told', wholeNumber(1, 99))
    .option('--seat <n>', 'your seat, from 0', seatOf, 0)
    .option('--seed <seed>', 'the same seed deals the same game')
    .option('--bots <names>', 'random or greedy; one for all, or one a seat (a,b)', botNames, [
      'greedy',
    ])
    .option('--setup <json>', 'further setup options', setupOptions, {})
    .option('--content <pack>', 'file with another content pack')
    .option('--save <file>', 'keep the log in a new file')
    .option('--resume <file>', 'go on with a saved game')
    .action(play);
}

async function play(id: string | undefined, options: Options): Promise<void> {
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
  const bots = botsOf(options.bots, 100);
  const random = seededRandom(`${options.seed ?? 'bots'}/bots`);
  for (;;) {
    const seats = game.toAct(match.state);
    const [seat] = seats;
    if (seat === undefined) return true;
    if (seats.includes(options.seat)) {
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

function tell(game: Game, happened: Happened, seat: Seat): void {
  for (const line of tellEvents(game, happened, seat)) print(paint.dim(`  ${line}`));
}
