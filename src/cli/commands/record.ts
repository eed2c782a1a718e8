import { type Command, InvalidArgumentError } from 'commander';
import { bloodfeud } from '../../bloodfeud/index.js';
import { seated } from '../../kernel/ask.js';
import { type Roll, rollsSchema } from '../../kernel/chance.js';
import { parseInput } from '../../kernel/errors.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import { type LogHeader, logFormat } from '../../kernel/log.js';
import { setupIn } from '../../kernel/replay.js';
import { plural } from '../../kit/words.js';
import {
  agreed,
  findGame,
  namesIn,
  playersOf,
  setupGiven,
  setupOptions,
  using,
  wholeNumber,
} from '../arguments.js';
import { type Asker, askerOf } from '../ask.js';
import { gameOfLog } from '../checking/log.js';
import { Packs } from '../checking/packs.js';
import { type ExitCode, exitCodes, Unusable } from '../exit.js';
import { writeNewText } from '../files.js';
import { paint, print } from '../output.js';
import { KeptMatch } from '../playing/kept-match.js';
import { tooMany } from '../playing/seating.js';
import { askOutcomes, type Scribe } from '../recording/chance.js';
import { Draft, draftOf } from '../recording/draft.js';
import { Recorder } from '../recording/recorder.js';
import { mergeStations, StationScribe } from '../recording/stations.js';
import { whenStopped } from '../stopping.js';
import { tellOutcome } from '../story.js';

interface Options {
  readonly players?: number;
  readonly names?: string[];
  readonly date?: string;
  readonly place?: string;
  readonly setup: Record<string, unknown>;
  readonly content?: string;
  readonly save?: string;
  readonly resume?: string;
  readonly open?: true;
  readonly station?: string;
}

export function addRecord(program: Command, end: (code: ExitCode) => void): void {
  const recording = program
    .command('record')
    .description('write down a game that people play at a real table, with real dice and cards')
    .argument('[game]', 'id of the game')
    .option('--players <n>', 'how many play; as many as there are names', wholeNumber(1, 99))
    .option(
      '--names <names>',
      'who plays, in the order of the seats, or as they came where dice seat them: Ada,Bo,Cleo',
      namesIn,
    )
    .option('--date <date>', 'when')
    .option('--place <place>', 'where')
    .option('--open', 'with open hands, which the log says: the scribe may see every card')
    .option('--setup <json>', 'further setup options', setupOptions, {})
    .option('--content <pack>', 'file with another content pack')
    .option('--save <file>', 'the new log; <game>.jsonl unless told')
    .option('--resume <file>', 'go on with a log')
    .option('--station <name>', 'Bloodfeud: write down one station only, in a file of its own')
    .action(record);
  recording
    .command('merge')
    .description('join what the scribes of the stations of Bloodfeud have written to one log')
    .argument('<files...>', 'what record --station has written')
    .option(
      '--rolls <json>',
      'what was dealt before the first move, where cards were real',
      rollsIn,
    )
    .action(async (files: string[], { rolls }: { rolls?: Roll[] }, command: Command) => {
      // These options are known to the command above too, and that one reads them first.
      const { players, setup, save } = command.optsWithGlobals<Options>();
      const many = agreed<unknown>('--players', players, setup.players);
      const named = many === undefined ? setup : { ...setup, players: many };
      const { log, moves, wrong } = await mergeStations(files, named, rolls);
      for (const line of wrong) print(`${paint.red('✗')} ${line}`);
      const into = save ?? 'bloodfeud.jsonl';
      await writeNewText(into, `${log.join('\n')}\n`);
      print(`${plural(moves, 'move')} of ${plural(files.length, 'station')} are in ${into}.`);
      if (wrong.length > 0) end(exitCodes.violations);
    });
}

function rollsIn(text: string): Roll[] {
  try {
    return parseInput('rolls', rollsSchema, JSON.parse(text));
  } catch {
    throw new InvalidArgumentError('They are a JSON list of names and numbers.');
  }
}

async function record(id: string | undefined, options: Options): Promise<void> {
  const asker = askerOf();
  try {
    if (options.station !== undefined) return await atStation(id, options.station, options, asker);
    const kept = options.resume
      ? await goOn(options.resume, options, asker)
      : await begin(id, options, asker);
    const { match } = kept;
    whenStopped(() => kept.keeping.replace('cityrules play', 'cityrules record'));
    const { header } = match.value;
    const names = header.names ?? match.game.seatNames(match.state);
    const hasEnded = await new Recorder(kept, {
      asker,
      names,
      isOpen: header.hands === 'open',
    }).run();
    if (hasEnded) {
      match.close();
      const outcome = tellOutcome(match.game, match.state, header.names);
      if (outcome !== undefined) print(`\n${paint.bold(outcome)}`);
    }
    kept.close();
    const next = hasEnded ? `check --finished ${kept.file}` : `record --resume ${kept.file}`;
    print(`The log is ${kept.file}; see: cityrules ${next}`);
  } finally {
    asker.close();
  }
}

async function atStation(
  id: string | undefined,
  station: string,
  { save }: Options,
  asker: Asker,
): Promise<void> {
  if (id !== bloodfeud.id) throw new Unusable('only bloodfeud has stations');
  const start = performance.now();
  const file = save ?? `${station}.jsonl`;
  const scribe = await StationScribe.at(file, station, () => (performance.now() - start) / 60_000);
  whenStopped(() => `every line is in ${file}; the same command goes on`);
  await scribe.run(asker);
  print(`The lines are in ${file}; see: cityrules record merge`);
}

async function goOn(file: string, { content }: Options, asker: Asker): Promise<KeptMatch> {
  const packs = await Packs.read(content === undefined ? [] : [content]);
  const draft = await Draft.resume(file);
  if (draft !== undefined) return deal(await gameOfLog(draftOf(file), packs), draft, asker);
  const game = await gameOfLog(file, packs);
  const kept = KeptMatch.resume(game, file, 'real');
  print(`${paint.bold(game.title)}, resumed from ${file}.`);
  return kept;
}

async function begin(id: string | undefined, options: Options, asker: Asker): Promise<KeptMatch> {
  if (id === undefined) throw new Unusable('name a game, or a log with --resume');
  const game = await findGame(id, options.content);
  const { names, date, place, open } = options;
  const told = setupGiven(options);
  if (told.seed !== undefined) throw new Unusable('--setup: a game at a real table has no seed');
  const setup = { ...told.setup, players: playersOf(game, told.players, names?.length) };
  const seats = game.seats(using('', () => game.setup({ ...setup, seed: game.id })));
  if (names !== undefined && names.length > seats) throw tooMany('--names', seats, names.length);
  const header: LogHeader = {
    ...headerOf(game),
    setup,
    ...(open && { hands: 'open' }),
    ...(names && { names }),
    ...(date !== undefined && { date }),
    ...(place !== undefined && { place }),
  };
  return deal(game, await Draft.begin(options.save ?? `${game.id}.jsonl`, header), asker);
}

function headerOf(game: Game): LogHeader {
  return {
    cityrules: logFormat,
    game: game.id,
    rules: game.rulesVersion,
    content: { id: game.content.id, hash: game.contentHash },
    setup: {},
    chance: 'recorded',
  };
}

/** Asks for what was dealt; then the log begins. */
async function deal(game: Game, draft: Draft, asker: Asker): Promise<KeptMatch> {
  const { log, header } = draft;
  const { rules, content } = headerOf(game);
  if (header.rules !== rules || header.content?.hash !== content?.hash) {
    throw new Unusable(
      `${draftOf(log)} is of other rules or another content pack (--content names one)`,
    );
  }
  const setup = setupIn<GameTypes>(header);
  const goesOn = draft.rolls.length > 0 ? `Going on with the deal in ${draftOf(log)}` : undefined;
  const told = goesOn ?? 'Write down what is dealt';
  print(`${paint.bold(game.title)} for ${setup.players}. ${told}; Ctrl-C stops.`);
  whenStopped(() => draft.keeping);
  const { names: came = [], date, place, hands } = header;
  const scribe = { asker, names: came, isOpen: hands === 'open' };
  const rolls = await dealt(game, setup, scribe, draft);
  const seating = using('', () => game.seating(game.setup(setup, { rolls })));
  const names = came.length === 0 ? undefined : [...seated(came, seating)];
  const occasion = { rolls, names, date, place, hands };
  const kept = using('', () => KeptMatch.begin(game, setup, occasion, log));
  draft.remove();
  return kept;
}

/** What was drawn and rolled before the first move. */
async function dealt(
  game: Game,
  setup: GameTypes['setupInput'],
  scribe: Scribe,
  draft: Draft,
): Promise<Roll[]> {
  const next = (known: readonly Roll[]) => {
    const asked = using('', () => game.asksSetup(setup, known, { names: scribe.names }));
    return 'ask' in asked ? asked.ask : undefined;
  };
  for (;;) {
    const rolls = await askOutcomes(scribe, next, 'this is the first question', draft);
    if (rolls !== undefined) return rolls;
  }
}
