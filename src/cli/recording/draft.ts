import { existsSync, rmSync, statSync } from 'node:fs';
import type { Roll } from '../../kernel/chance.js';
import { parseInput } from '../../kernel/errors.js';
import { type LogHeader, logHeader } from '../../kernel/log.js';
import { using } from '../arguments.js';
import { Unusable } from '../exit.js';
import { parseJson, readText, replaceText, writeNewText } from '../files.js';
import { lock, unlock } from '../playing/lock.js';

/**
 * A log that has not begun, since what is dealt before the first move is still being asked: its header, with every answer as
 * soon as it is given, in a file beside the log to be.
 */
export class Draft {
  readonly #file: string;
  #header: LogHeader;

  private constructor(
    readonly log: string,
    header: LogHeader,
  ) {
    this.#file = draftOf(log);
    this.#header = header;
  }

  /** For a new log; goes on with what has been answered where the same was begun before. */
  static async begin(log: string, given: LogHeader): Promise<Draft> {
    if (hasBegun(log)) {
      throw new Unusable(
        `${log} is there already: go on with it by --resume, or choose another name`,
      );
    }
    const header = using('', () => parseInput('header', logHeader, given));
    lock(draftOf(log));
    const known = await read(log);
    if (known === undefined) return new Draft(log, header);
    if (withoutRolls(known) === withoutRolls(header)) return new Draft(log, known);
    const choice = `go on with it by --resume ${log}, or delete it`;
    throw new Unusable(`${draftOf(log)} holds another deal that was begun: ${choice}`);
  }

  /** What was begun for this log; nothing where the log itself is there, or nothing is. */
  static async resume(log: string): Promise<Draft | undefined> {
    if (hasBegun(log) || !existsSync(draftOf(log))) return undefined;
    lock(draftOf(log));
    const header = await read(log);
    return header && new Draft(log, header);
  }

  get header(): LogHeader {
    return this.#header;
  }

  /** What has been answered. */
  get rolls(): readonly Roll[] {
    return this.#header.rolls ?? [];
  }

  /** What has been kept of it, for who is being stopped. */
  get keeping(): string {
    if (!existsSync(this.#file)) return 'nothing has been answered yet';
    return `what was dealt so far is in ${this.#file}; go on with: cityrules record --resume ${this.log}`;
  }

  async keep(rolls: readonly Roll[]): Promise<void> {
    this.#header = { ...this.#header, rolls: [...rolls] };
    const text = `${JSON.stringify(this.#header)}\n`;
    await (existsSync(this.#file) ? replaceText(this.#file, text) : writeNewText(this.#file, text));
  }

  /** The log has begun. */
  remove(): void {
    rmSync(this.#file, { force: true });
    unlock(this.#file);
  }
}

export function draftOf(log: string): string {
  return `${log}.draft`;
}

function hasBegun(log: string): boolean {
  return (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

async function read(log: string): Promise<LogHeader | undefined> {
  const file = draftOf(log);
  if (!existsSync(file)) return undefined;
  const value = parseJson(file, await readText(file));
  return using(`${file}: `, () => parseInput('header', logHeader, value));
}

function withoutRolls({ rolls: _, ...rest }: LogHeader): string {
  return JSON.stringify(rest);
}
