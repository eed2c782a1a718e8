import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { displayOf } from '../../displays.js';
import { games } from '../../index.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import { LogError } from '../../kernel/log.js';
import { type Replayed, Replayer, type ReplayOptions } from '../../kernel/replay.js';
import { plural } from '../../kit/words.js';
import { toSVG } from '../../svg.js';
import { using, viewerOf, wholeNumber } from '../arguments.js';
import { type Asker, askerOf } from '../ask.js';
import { diceOf, gameOfLog, sealOf } from '../checking/log.js';
import { Packs } from '../checking/packs.js';
import { tableOf } from '../drawing.js';
import { messageOf, Unusable } from '../exit.js';
import { readLines } from '../files.js';
import { paint, print } from '../output.js';
import { pageCode, replayHtml } from '../pages/html.js';
import { servePage } from '../pages/serve.js';
import { type Reader, tableFor, tellEvents, tellMove, tellOutcome } from '../story.js';

interface Options {
  readonly at?: number;
  readonly view: Reader;
  readonly story?: true;
  readonly json?: true;
  readonly svg?: string;
  readonly html?: string;
  readonly web?: true;
  readonly content?: string;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('step through a log, tell its story, or show the table after a move')
    .argument('<log>', 'file with a log')
    .option('--at <n>', 'show the table after move n; 0 is the beginning', wholeNumber(0))
    .option('--view <seat>', 'as this seat, or "spectator", sees it', readerOf, 'everything')
    .option('--story', 'print the whole story')
    .option('--json', 'with --at: the state or view as JSON')
    .option('--svg <file>', 'with --at: write the table as a picture')
    .option('--html <file>', 'write one file that replays the log in any browser, and verifies it')
    .option('--web', 'replay in the browser, served on this machine only')
    .option('--content <pack>', 'the content pack of the log')
    .action(async (file: string, options: Options) => {
      const packs = await Packs.read(options.content === undefined ? [] : [options.content]);
      const game = await gameOfLog(file, packs);
      if (options.html !== undefined) return saveReplay(game, file, options.html);
      if (options.web) return serveReplay(file);
      if (options.at !== undefined) return showAt(game, file, options.at, options);
      const isAsked = !options.story && process.stdin.isTTY && process.stdout.isTTY;
      return isAsked ? stepThrough(game, file, options.view) : story(game, file, options.view);
    });
}

function readerOf(text: string): Reader {
  return viewerOf(text);
}

/** Follows a log to its end, or until told to stop. */
async function follow(
  game: Game,
  file: string,
  options: ReplayOptions<GameTypes>,
  isEnough: () => boolean = () => false,
): Promise<Replayed<GameTypes> | undefined> {
  const replayer = new Replayer(game, options);
  try {
    for await (const line of readLines(file)) {
      replayer.read(line);
      if (isEnough()) return undefined;
    }
    return replayer.end();
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    const message = error.message.replace(/^log line \d+: (move: )?/, '');
    throw new Unusable(`${file}:${error.line}: ${message}`);
  }
}

async function showAt(game: Game, file: string, at: number, options: Options): Promise<void> {
  let moves = 0;
  let state: GameTypes['state'] | undefined;
  await follow(
    game,
    file,
    {
      onStart: (started) => {
        state = started.state;
      },
      onMove: () => {
        moves++;
      },
      onUndo: (taken) => {
        moves -= taken.count;
        state = taken.state;
      },
    },
    () => state !== undefined && moves === at,
  );
  if (state === undefined || moves < at) {
    throw new Unusable(`${file} has ${plural(moves, 'move')}, so there is no move ${at}`);
  }
  const now = state;
  const table = using('', () => tableFor(game, now, options.view));
  if (options.svg !== undefined) savePicture(game, now, options.view, options.svg);
  else if (options.json) print(JSON.stringify(table, null, 2));
  else print(tableOf(displayOf(game), viewFor(game, now, options.view)));
}

/** Whoever reads everything sees all hands. */
function viewFor(game: Game, state: GameTypes['state'], reader: Reader): GameTypes['view'] {
  return game.view(state, reader === 'everything' ? 'open' : reader);
}

async function saveReplay(game: Game, file: string, into: string): Promise<void> {
  if (game.contentHash !== games[game.id]?.contentHash) {
    throw new Unusable('a file that replays itself knows the standard packs only');
  }
  await follow(game, file, {});
  writeNew(
    into,
    replayHtml(
      pageCode(`replay-${game.id}.js`),
      `${game.title}: replay`,
      readFileSync(file, 'utf8'),
    ),
  );
  print(`The replay is ${into}: open it in a browser, or send it to a friend.`);
}

async function serveReplay(file: string): Promise<void> {
  const address = await servePage({ log: readFileSync(file, 'utf8') });
  print(`The replay is at ${address}?log (Ctrl-C stops).`);
}

function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Unusable(`${file} cannot be written: ${messageOf(error)}`);
  }
}

function savePicture(game: Game, state: GameTypes['state'], reader: Reader, file: string): void {
  const scene = displayOf(game).scene(viewFor(game, state, reader));
  writeNew(file, toSVG(scene));
  print(`The picture is ${file}.`);
}

async function story(game: Game, file: string, reader: Reader): Promise<void> {
  let before: GameTypes['state'] | undefined;
  let number = 0;
  const replayed = await follow(game, file, {
    onStart({ state, events }) {
      using('', () => tableFor(game, state, reader));
      before = game.copy(state);
      for (const line of tellEvents(game, { state, events }, reader)) print(`      ${line}`);
    },
    onMove({ move, events, state }) {
      number++;
      const told = before && tellMove(game, before, move, reader);
      if (told !== undefined) print(`${paint.bold(String(number).padStart(4))}. ${told}`);
      // What happened exactly as the move was told need not be said twice.
      for (const line of tellEvents(game, { state, events }, reader)) {
        if (line !== told) print(`      ${line}`);
      }
      before = game.copy(state);
    },
    onPeople: ({ told }) => print(`      ${told}`),
    onUndo({ seat, count, state }) {
      number -= count;
      print(`      ${takenBack(game, state, seat, count)}`);
      before = game.copy(state);
    },
  });
  print(`\n${endingOf(replayed)}`);
  if (replayed !== undefined)
    print(`The log is ${[sealOf(replayed), ...diceOf(replayed)].join(', ')}.`);
}

function takenBack(game: Game, state: GameTypes['state'], seat: number, count: number): string {
  return `${game.seatNames(state)[seat]} takes ${plural(count, 'move')} back.`;
}

function endingOf(replayed: Replayed<GameTypes> | undefined): string {
  if (replayed?.torn !== undefined) return `Line ${replayed.torn} was cut off.`;
  if (replayed?.closed === 'abandoned') return 'The match was abandoned: the game is not over.';
  if (replayed?.closed === 'expired') return 'The match expired: the game is not over.';
  if (!replayed?.outcome) return `The game is not over.`;
  return tellOutcome(replayed.outcome);
}

/** A moment of the game, to go back to. */
interface Moment {
  readonly state: GameTypes['state'];
  readonly lines: readonly string[];
  /** What people did after it besides moving. */
  readonly people: readonly string[];
}

async function stepThrough(game: Game, file: string, reader: Reader): Promise<void> {
  const moments: Moment[] = [];
  const replayed = await follow(game, file, {
    onStart({ state, events }) {
      using('', () => tableFor(game, state, reader));
      const lines = tellEvents(game, { state, events }, reader);
      moments.push({ state: game.copy(state), lines, people: [] });
    },
    onMove({ move, events, state }) {
      const before = moments[moments.length - 1]?.state ?? state;
      const told = tellMove(game, before, move, reader);
      const lines = [
        ...(told === undefined ? [] : [told]),
        ...tellEvents(game, { state, events }, reader),
      ];
      moments.push({ state: game.copy(state), lines, people: [] });
    },
    onPeople: ({ told }) => tellAfterwards(moments, [told]),
    onUndo({ count }) {
      const taken = moments.splice(moments.length - count);
      tellAfterwards(
        moments,
        taken.flatMap(({ people }) => people),
      );
    },
  });
  if (replayed !== undefined)
    print(`The log is ${[sealOf(replayed), ...diceOf(replayed)].join(', ')}.`);
  const asker = askerOf();
  try {
    await walk(game, moments, reader, asker);
  } finally {
    asker.close();
  }
}

/** What people did stays told where moves are taken back. */
function tellAfterwards(moments: Moment[], told: readonly string[]): void {
  const last = moments.pop();
  if (last !== undefined) moments.push({ ...last, people: [...last.people, ...told] });
}

async function walk(
  game: Game,
  moments: readonly Moment[],
  reader: Reader,
  asker: Asker,
): Promise<void> {
  const last = moments.length - 1;
  for (let at = 0; ; ) {
    const { state, lines, people } = moments[at] as Moment;
    print(`\n${tableOf(displayOf(game), viewFor(game, state, reader))}\n`);
    for (const line of [...lines, ...people]) print(`  ${line}`);
    const outcome = game.outcome(state);
    if (outcome !== null) print(tellOutcome(outcome));
    const answer = await asker.ask(`Move ${at} of ${last}: Enter next, b back, a number, q quit`);
    if (answer === undefined || answer === 'q') return;
    const wanted = answer === '' ? at + 1 : answer === 'b' ? at - 1 : Number(answer);
    if (Number.isInteger(wanted)) at = Math.max(0, Math.min(last, wanted));
  }
}
