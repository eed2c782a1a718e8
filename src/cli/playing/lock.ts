import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { codeOf, messageOf, Unusable } from '../exit.js';

/** A lock that nobody has signed yet is somebody's who is about to. */
const signedWithin = 10_000;

const held = new Set<string>();
process.on('exit', () => {
  for (const file of held) remove(file);
});

/** One writer at a time: a file beside the log names the process. One that is gone has left its lock behind. */
export function lock(name: string): void {
  try {
    lockWith(name, `${name}.lock`);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    throw new Unusable(`${name} cannot be written: ${messageOf(error)}`);
  }
}

function lockWith(name: string, file: string): void {
  for (let tries = 0; tries < 3; tries++) {
    if (take(file)) return;
    const owner = ownerOf(file);
    if (owner !== undefined) {
      const unless = `if that is not so, delete ${file}`;
      throw new Unusable(`${name} is being written by ${owner}; ${unless}`);
    }
    breakOpen(file);
  }
  throw new Unusable(`${name} is being written by another process`);
}

export function unlock(name: string): void {
  const file = `${name}.lock`;
  if (held.delete(file)) remove(file);
}

function take(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx');
    held.add(file);
    writeSync(descriptor, `${process.pid} ${hostname()}`);
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a lock away whose owner is gone. Who was quicker and has it by now gets it back. */
function breakOpen(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (ownerOf(aside) === undefined) unlinkSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Who holds the lock, if they still run. */
function ownerOf(file: string): string | undefined {
  try {
    const [pid = '', ...rest] = readFileSync(file, 'utf8').split(' ');
    if (pid === '') {
      return Date.now() - statSync(file).mtimeMs < signedWithin ? 'another process' : undefined;
    }
    const host = rest.join(' ');
    if (host !== hostname()) return `process ${pid} on ${host}`;
    return isRunning(Number(pid)) ? `process ${pid}` : undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Gone already.
  }
}
