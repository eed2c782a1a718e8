import type { Game, GameTypes } from '../../kernel/game.js';
import { Match } from '../../kernel/live-match.js';
import { LogError } from '../../kernel/log.js';
import { type MatchOptions, type MatchSetup, startMatch } from '../../kernel/match.js';
import { resumeMatch } from '../../kernel/resume.js';
import { Unusable } from '../exit.js';
import { LogFile } from './log-file.js';

/** What decides: the seed of the game, or dice and cards on a real table. */
export type Dice = 'seeded' | 'real';

/** A match at the terminal, and the file that keeps its log from the first line on, if there is one. */
export class KeptMatch {
  readonly match: Match<GameTypes>;
  #file: LogFile | undefined;

  private constructor(game: Game, value: Match<GameTypes>['value'], file?: LogFile) {
    this.#file = file;
    this.match = new Match(game, value, { write: (lines) => this.#file?.append(lines) });
  }

  static begin(
    game: Game,
    setup: MatchSetup<GameTypes>,
    options: MatchOptions,
    save: string | undefined,
  ): KeptMatch {
    const kept = new KeptMatch(game, startMatch(game, setup, options));
    if (save !== undefined) kept.keepIn(save);
    return kept;
  }

  /** Reads an unfinished log, checks it, and goes on keeping it. */
  static resume(game: Game, name: string, dice: Dice): KeptMatch {
    const { file, checked } = LogFile.resume(name, (lines) => unfinished(game, name, lines, dice));
    return new KeptMatch(game, checked, file);
  }

  get file(): string | undefined {
    return this.#file?.name;
  }

  /** What has been kept of it, for who is being stopped. */
  get keeping(): string {
    if (this.file === undefined) return 'the game is not saved (--save keeps one)';
    return `every move is in ${this.file}; go on with: cityrules play --resume ${this.file}`;
  }

  /** From now on, and all that has been, in this new file. */
  keepIn(name: string): void {
    const file = LogFile.create(name, this.match.value.lines);
    this.#file?.close();
    this.#file = file;
  }

  close(): void {
    this.#file?.close();
  }
}

function unfinished(game: Game, name: string, lines: readonly string[], dice: Dice) {
  try {
    const value = resumeMatch(game, lines);
    const isRecorded = value.header.chance === 'recorded';
    if (isRecorded !== (dice === 'real')) {
      const [kind, command] = isRecorded
        ? ['a game with real dice and cards', 'record']
        : ['a seeded game', 'play'];
      throw new Unusable(
        `${name} is the log of ${kind}; go on with: cityrules ${command} --resume ${name}`,
      );
    }
    if (value.ended || game.toAct(value.state).length === 0) {
      throw new Unusable(`the game in ${name} is over`);
    }
    return value;
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    const message = error.message.replace(/^log line \d+: (move: )?/, '');
    throw new Unusable(`${name}:${error.line}: ${message}`);
  }
}
