import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { messageOf, Unusable } from '../exit.js';

/**
 * A log on disk. It is only ever appended to: every line is on the disk before anybody is told of it, one process writes
 * at a time, and what could not be written whole is cut off again.
 */
export class LogFile {
  readonly name: string;
  readonly #descriptor: number;
  #size: number;
  #isOpen = true;

  private constructor(name: string, descriptor: number) {
    this.name = name;
    this.#descriptor = descriptor;
    this.#size = fstatSync(descriptor).size;
  }

  /** A new file, so that no log is lost. */
  static create(name: string): LogFile {
    lock(name);
    try {
      return new LogFile(name, openSync(name, 'ax'));
    } catch (error) {
      unlock(name);
      if (codeOf(error) === 'EEXIST') {
        throw new Unusable(
          `${name} is there already: go on with it by --resume, or choose another name`,
        );
      }
      throw unwritable(name, error);
    }
  }

  /** Goes on with a file. A tail that was cut off while being written, if any, is dropped. */
  static resume(name: string): { readonly file: LogFile; readonly lines: string[] } {
    lock(name);
    try {
      const file = new LogFile(name, openSync(name, 'r+'));
      return { file, lines: file.#mend() };
    } catch (error) {
      unlock(name);
      throw error instanceof Unusable ? error : unwritable(name, error);
    }
  }

  append(lines: readonly string[]): void {
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    try {
      let written = 0;
      while (written < bytes.length) {
        const left = bytes.length - written;
        written += writeSync(this.#descriptor, bytes, written, left, this.#size + written);
      }
      fsyncSync(this.#descriptor);
      this.#size += bytes.length;
    } catch (error) {
      this.#cutTo(this.#size);
      throw unwritable(this.name, error);
    }
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#descriptor);
    unlock(this.name);
  }

  /** The lines of the file that are whole, after the rest has been cut off. */
  #mend(): string[] {
    const text = readFileSync(this.#descriptor, 'utf8');
    const lines = text.split('\n');
    const tail = lines.pop() ?? '';
    if (tail !== '' && isJson(tail)) {
      // Whole, but for the end of its line.
      this.append(['']);
      return [...lines, tail];
    }
    if (tail !== '') this.#cutTo(Buffer.byteLength(text) - Buffer.byteLength(tail));
    return lines;
  }

  #cutTo(size: number): void {
    ftruncateSync(this.#descriptor, size);
    this.#size = size;
  }
}

/** One writer at a time: a file beside the log names the process. One that is gone has left its lock behind. */
function lock(name: string): void {
  const file = lockOf(name);
  for (let tries = 0; tries < 2; tries++) {
    try {
      const descriptor = openSync(file, 'wx');
      writeSync(descriptor, String(process.pid));
      closeSync(descriptor);
      held.add(file);
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw unwritable(name, error);
      const owner = ownerOf(file);
      if (owner !== undefined) {
        throw new Unusable(`${name} is being written by process ${owner}; it has ${file}`);
      }
      unlinkSync(file);
    }
  }
  throw new Unusable(`${name} is being written by another process`);
}

function unlock(name: string): void {
  const file = lockOf(name);
  if (held.delete(file)) unlinkSync(file);
}

const held = new Set<string>();
process.on('exit', () => {
  for (const file of held) {
    try {
      unlinkSync(file);
    } catch {
      // Gone already: nothing to do on the way out.
    }
  }
});

function lockOf(name: string): string {
  return `${name}.lock`;
}

/** The process that holds the lock, if it still runs. */
function ownerOf(file: string): number | undefined {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (!Number.isInteger(owner) || owner <= 0) return undefined;
    process.kill(owner, 0);
    return owner;
  } catch (error) {
    return codeOf(error) === 'EPERM' ? -1 : undefined;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function unwritable(name: string, error: unknown): Unusable {
  return new Unusable(`${name} cannot be written: ${messageOf(error)}`);
}
