import type { FileHandle } from 'node:fs/promises';
import { type Part, WrongNumber } from './store.js';

/** The open files of a match, as long as its lease is held here. */
export class HeldFiles {
  readonly token: number;
  readonly #files: Readonly<Record<Part, FileHandle>>;
  readonly #counts: Record<Part, number>;

  constructor(
    token: number,
    files: Readonly<Record<Part, FileHandle>>,
    counts: Readonly<Record<Part, number>>,
  ) {
    this.token = token;
    this.#files = files;
    this.#counts = { ...counts };
  }

  /** Resolves when the lines are on the disk. */
  async append(part: Part, number: number, lines: readonly string[]): Promise<void> {
    if (this.#counts[part] !== number) throw new WrongNumber(number);
    // Until it is known to be written no number is the next one.
    this.#counts[part] = Number.NaN;
    await this.#files[part].appendFile(lines.map((line) => `${line}\n`).join(''));
    await this.#files[part].datasync();
    this.#counts[part] = number + lines.length;
  }

  async close(): Promise<void> {
    await this.#files.log.close();
    await this.#files.lobby.close();
  }
}
