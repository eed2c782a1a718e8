import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, messageOf, Unusable } from '../exit.js';
import { lock, unlock } from './lock.js';

/**
 * A log on disk. It is only ever appended to: every line is on the disk before anybody is told of it, one process writes
 * at a time, and what could not be written whole is cut off again.
 */
export class LogFile {
  readonly name: string;
  readonly #locked: string;
  readonly #descriptor: number;
  #size: number;
  #isOpen = true;

  private constructor(name: string, locked: string, descriptor: number) {
    this.name = name;
    this.#locked = locked;
    this.#descriptor = descriptor;
    this.#size = fstatSync(descriptor).size;
  }

  /** A new file with these lines, so that no log is lost. One that is there but empty holds none. */
  static create(name: string, lines: readonly string[]): LogFile {
    return underLock(name, name, () => {
      const file = new LogFile(name, name, openNew(name));
      try {
        file.append(lines);
        syncFolder(name);
        return file;
      } catch (error) {
        closeSync(file.#descriptor);
        throw error;
      }
    });
  }

  /** Goes on with a file, if its lines pass the check. Then a tail that was cut off while being written is dropped. */
  static resume<T>(
    name: string,
    check: (lines: readonly string[]) => T,
  ): { readonly file: LogFile; readonly checked: T } {
    const locked = at(name, () => realpathSync(name));
    return underLock(name, locked, () => {
      const file = new LogFile(name, locked, openSync(name, 'r+'));
      try {
        const bytes = readFileSync(file.#descriptor);
        const end = bytes.lastIndexOf('\n') + 1;
        const lines = textOf(name, bytes.subarray(0, end)).split('\n');
        const tail = wholeLine(bytes.subarray(end));
        const checked = check(tail === undefined ? lines : [...lines, tail]);
        if (tail === undefined) file.#cutTo(end);
        else if (tail !== '') file.append(['']);
        return { file, checked };
      } catch (error) {
        closeSync(file.#descriptor);
        throw error;
      }
    });
  }

  append(lines: readonly string[]): void {
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    if (fstatSync(this.#descriptor).size !== this.#size) {
      throw new Unusable(`${this.name} was changed by another program: nothing more is written`);
    }
    try {
      let written = 0;
      while (written < bytes.length) {
        const left = bytes.length - written;
        written += writeSync(this.#descriptor, bytes, written, left, this.#size + written);
      }
      fsyncSync(this.#descriptor);
      this.#size += bytes.length;
    } catch (error) {
      at(this.name, () => this.#cutTo(this.#size));
      throw unwritable(this.name, error, '; what was told before is in it');
    }
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#descriptor);
    unlock(this.#locked);
  }

  #cutTo(size: number): void {
    ftruncateSync(this.#descriptor, size);
    this.#size = size;
  }
}

function openNew(name: string): number {
  try {
    return openSync(name, 'ax');
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const found = statSync(name);
    if (found.isFile() && found.size === 0) return openSync(name, 'a');
    const choice = 'go on with it by --resume, or choose another name';
    throw new Unusable(`${name} is there already: ${choice}`);
  }
}

/** The end of the file as a line, if it is one but for its end; nothing if it was cut off. */
function wholeLine(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.trim() !== '') JSON.parse(text);
    return text;
  } catch {
    return undefined;
  }
}

function textOf(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unusable(`${name} is a binary file, or not UTF-8`);
  }
}

/** So that a new file is still there after a power cut. Not every system can. */
function syncFolder(name: string): void {
  try {
    const descriptor = openSync(dirname(name), 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // The log itself is written.
  }
}

function underLock<T>(name: string, locked: string, work: () => T): T {
  lock(locked);
  try {
    return at(name, work);
  } catch (error) {
    unlock(locked);
    throw error;
  }
}

function at<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Unusable || codeOf(error) === undefined) throw error;
    throw unwritable(name, error);
  }
}

function unwritable(name: string, error: unknown, more = ''): Unusable {
  return new Unusable(`${name} cannot be written: ${messageOf(error)}${more}`);
}
