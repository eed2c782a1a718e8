import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { displayOf } from '../../displays.js';
import { games } from '../../index.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import { LogError, logHeader } from '../../kernel/log.js';
import { type Replayed, Replayer, type ReplayOptions } from '../../kernel/replay.js';
import { plural } from '../../kit/words.js';
import { toSVG } from '../../svg.js';
import { takesOnly, viewerOf, wholeNumber } from '../arguments.js';
import { diceOf, gameOfLog, sealOf } from '../checking/log.js';
import { Packs } from '../checking/packs.js';
import { tableOf } from '../drawing.js';
import { Unusable } from '../exit.js';
import { expectNoLog, firstLine, readLines, writeText } from '../files.js';
import { paint, print } from '../output.js';
import { pageCode, replayHtml } from '../pages/html.js';
import { servePage } from '../pages/serve.js';
import { Film, type Moment } from '../replaying/film.js';
import { stepThrough } from '../replaying/stepping.js';
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
    .option('--json', 'the state or view after move n, or at the end, as JSON')
    .option('--svg <file>', 'write the table after move n, or at the end, as a picture')
    .option('--html <file>', 'write one file that replays the log in any browser, and verifies it')
    .option('--web', 'replay in the browser, served on this machine only')
    .option('--content <pack>', 'the content pack of the log')
    .action(async (file: string, options: Options, command: Command) => {
      const packs = await Packs.read(options.content === undefined ? [] : [options.content]);
      const game = await gameOfLog(file, packs);
      if (options.html !== undefined) {
        takesOnly(command, '--html', ['--content']);
        return saveReplay(game, file, options.html);
      }
      if (options.web) {
        takesOnly(command, '--web', ['--content']);
        return serveReplay(game, file);
      }
      const { at, svg, json } = options;
      if (at !== undefined || svg !== undefined || json) return showAt(game, file, options);
      const names = await namesInLog(file);
      const isAsked = !options.story && process.stdin.isTTY && process.stdout.isTTY;
      if (!isAsked) return story(game, file, options.view, names);
      const { moments, replayed } = await momentsOf(game, file, options.view, names);
      if (replayed !== undefined)
        print(`The log is ${[sealOf(replayed), ...diceOf(replayed)].join(', ')}.`);
      return stepThrough(new Film(game, moments, options.view, names));
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

/** The table after a move, or as it is at the end. */
async function showAt(game: Game, file: string, options: Options): Promise<void> {
  const { at, view, svg, json } = options;
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
  if (state === undefined || (at !== undefined && moves < at)) {
    throw new Unusable(`${file} has ${plural(moves, 'move')}, so there is no move ${at}`);
  }
  const now = state;
  expectReader(game, now, view);
  if (svg === undefined && json) {
    return print(JSON.stringify(tableFor(game, now, view), null, 2));
  }
  const names = await namesInLog(file);
  const told = names && { names };
  if (svg === undefined) return print(tableOf(displayOf(game), viewFor(game, now, view), told));
  await writeText(svg, toSVG(displayOf(game).scene(viewFor(game, now, view), told)));
  print(`The picture is ${svg}.`);
}

/** Whoever reads everything sees all hands. */
function viewFor(game: Game, state: GameTypes['state'], reader: Reader): GameTypes['view'] {
  return game.view(state, reader === 'everything' ? 'open' : reader);
}

async function saveReplay(game: Game, file: string, into: string): Promise<void> {
  expectStandard(game, 'a file that replays itself');
  await expectNoLog(into);
  await follow(game, file, {});
  await writeText(
    into,
    replayHtml(
      pageCode(`replay-${game.id}.js`),
      `${game.title}: replay`,
      readFileSync(file, 'utf8'),
    ),
  );
  print(`The replay is ${into}: open it in a browser, or send it to a friend.`);
}

async function serveReplay(game: Game, file: string): Promise<void> {
  expectStandard(game, 'the page');
  const address = await servePage({ log: readFileSync(file, 'utf8') });
  print(`The replay is at ${address}?log (Ctrl-C stops).`);
}

function expectReader(game: Game, state: GameTypes['state'], reader: Reader): void {
  const seats = game.seats(state);
  if (typeof reader === 'string' || reader < seats) return;
  throw new Unusable(`--view: it is a seat from 0 to ${seats - 1}, or "spectator", not ${reader}`);
}

function expectStandard(game: Game, what: string): void {
  if (game.contentHash === games[game.id]?.contentHash) return;
  throw new Unusable(`${what} knows the standard packs only`);
}

/** What the seats are called, if the header says so. */
async function namesInLog(file: string): Promise<readonly string[] | undefined> {
  return logHeader.parse(JSON.parse(await firstLine(file))).names;
}

async function story(
  game: Game,
  file: string,
  reader: Reader,
  names: readonly string[] | undefined,
): Promise<void> {
  let before: GameTypes['state'] | undefined;
  let number = 0;
  const replayed = await follow(game, file, {
    onStart({ state, events }) {
      expectReader(game, state, reader);
      before = game.copy(state);
      const lines = tellEvents(game, { state, events, names }, reader);
      for (const line of lines) print(`      ${line}`);
    },
    onMove({ move, events, state }) {
      number++;
      const told = before && tellMove(game, before, move, reader, names);
      if (told !== undefined) print(`${paint.bold(String(number).padStart(4))}. ${told}`);
      // What happened exactly as the move was told need not be said twice.
      for (const line of tellEvents(game, { state, events, names }, reader)) {
        if (line !== told) print(`      ${line}`);
      }
      before = game.copy(state);
    },
    onPeople: ({ told }) => print(`      ${told}`),
    onUndo({ seat, count, state }) {
      number -= count;
      print(`      ${(names ?? game.seatNames(state))[seat]} takes ${plural(count, 'move')} back.`);
      before = game.copy(state);
    },
  });
  print(`\n${endingOf(game, replayed, names)}`);
  if (replayed !== undefined)
    print(`The log is ${[sealOf(replayed), ...diceOf(replayed)].join(', ')}.`);
}

function endingOf(
  game: Game,
  replayed: Replayed<GameTypes> | undefined,
  names: readonly string[] | undefined,
): string {
  if (replayed?.torn !== undefined) return `Line ${replayed.torn} was cut off.`;
  if (replayed?.closed === 'abandoned') return 'The match was abandoned: the game is not over.';
  if (replayed?.closed === 'expired') return 'The match expired: the game is not over.';
  const told = replayed && tellOutcome(game, replayed.state, names);
  return told ?? 'The game is not over.';
}

async function momentsOf(
  game: Game,
  file: string,
  reader: Reader,
  names: readonly string[] | undefined,
): Promise<{ moments: Moment[]; replayed: Replayed<GameTypes> | undefined }> {
  const moments: Moment[] = [];
  const replayed = await follow(game, file, {
    onStart({ state, events }) {
      expectReader(game, state, reader);
      const lines = tellEvents(game, { state, events, names }, reader);
      moments.push({
        state: game.copy(state),
        lines,
        types: events.map(({ type }) => type),
        people: [],
      });
    },
    onMove({ move, events, state }) {
      const before = moments[moments.length - 1]?.state ?? state;
      const told = tellMove(game, before, move, reader, names);
      const happened = tellEvents(game, { state, events, names }, reader);
      const lines = told === undefined || happened.includes(told) ? happened : [told, ...happened];
      moments.push({
        state: game.copy(state),
        lines,
        types: events.map(({ type }) => type),
        people: [],
      });
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
  return { moments, replayed };
}

/** What people did stays told where moves are taken back. */
function tellAfterwards(moments: Moment[], told: readonly string[]): void {
  const last = moments.pop();
  if (last !== undefined) moments.push({ ...last, people: [...last.people, ...told] });
}
