import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import type { Game, GameTypes } from '../../kernel/game.js';
import {
  type LogLine,
  type LogMove,
  LogReader,
  type LogRemarks,
  LogWriter,
} from '../../kernel/log.js';
import { checkLog } from '../checking/log.js';
import type { Packs } from '../checking/packs.js';
import { messageOf, Unusable } from '../exit.js';
import { readLines } from '../files.js';

export type Setup = GameTypes['setupInput'];
type Rolls = LogMove['rolls'];

/**
 * Keeps the log of a game that is being played. A log is only ever appended to, so moves that may
 * still be taken back wait until they are final.
 */
export class Keeper {
  readonly #writer: LogWriter<GameTypes>;
  readonly #lines: string[] = [];
  #file: string | undefined;

  constructor(game: Game, setup: Setup, rolls?: Rolls) {
    this.#writer = new LogWriter(game, setup, (line) => this.#write(line), { rolls });
  }

  get file(): string | undefined {
    return this.#file;
  }

  get state(): GameTypes['state'] {
    return this.#writer.state;
  }

  /** From now on, and all that has been, in this file. */
  keepIn(file: string): void {
    tryToWrite(file, () => writeFileSync(file, this.#lines.map((line) => `${line}\n`).join('')));
    this.#file = file;
  }

  add(move: GameTypes['move'], rolls?: Rolls, remarks?: LogRemarks): void {
    this.#writer.play(move, { rolls }, remarks);
  }

  /** A line of a log that is resumed. Its fingerprint has been checked and is written anew. */
  addLine(line: LogLine): void {
    if (line.kind === 'move') {
      const { move, rolls, state: _checked, ...remarks } = line.entry;
      this.add(move as GameTypes['move'], rolls, remarks);
    }
    if (line.kind === 'facts') {
      const { assert: facts, ...remarks } = line.entry;
      this.#writer.assert(facts, remarks);
    }
  }

  end(): void {
    this.#writer.end();
  }

  #write(line: string): void {
    this.#lines.push(line);
    const file = this.#file;
    if (file !== undefined) tryToWrite(file, () => appendFileSync(file, `${line}\n`));
  }
}

/** A new file, so that no log is lost. */
export function checkNew(file: string): void {
  if (!existsSync(file)) return;
  throw new Unusable(`${file} is there already: go on with it by --resume, or choose another name`);
}

/** Reads an unfinished log, checks it, and goes on keeping it. A line that was cut off is dropped. */
export async function resume(game: Game, file: string, packs: Packs): Promise<Keeper> {
  const { violations } = await checkLog(file, { packs, mustEnd: false });
  const [wrong] = violations.filter(({ torn }) => !torn);
  if (wrong !== undefined) throw new Unusable(`${file}:${wrong.line}: ${wrong.message}`);
  const reader = new LogReader();
  let keeper: Keeper | undefined;
  for await (const text of readLines(file)) {
    const line = reader.read(text);
    if (line?.kind === 'header') {
      keeper = new Keeper(game, line.header.setup as Setup, line.header.rolls);
    }
    if (line !== undefined) keeper?.addLine(line);
  }
  if (keeper === undefined) throw new Unusable(`${file} is no log`);
  if (game.toAct(keeper.state).length === 0) throw new Unusable(`the game in ${file} is over`);
  keeper.keepIn(file);
  return keeper;
}

function tryToWrite(file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new Unusable(`${file} cannot be written: ${messageOf(error)}`);
  }
}
