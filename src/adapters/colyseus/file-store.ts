import {
  access,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { randomHex } from '../../kernel/salt.js';
import { HeldFiles } from './held-files.js';
import {
  checkMatchId,
  isMatchId,
  type Lease,
  type LogStore,
  LostLease,
  type Part,
} from './store.js';

/*
 * Matches as files, a folder each, for any number of processes on one machine. No process waits for another:
 *
 *   <match>/<token>.lease   made exclusively by who takes over; until when it holds stands in it
 *   <match>/<token>.jsonl   the log as the holder of this token has it; written by nobody else
 *   <match>/<token>.lobby   the same for the lobby
 *
 * Who takes over makes the next lease first and copies the files then. A line counts once it is on the disk and,
 * after that, no later lease is there. So what counts was there before the next lease, and is in the copy.
 */

const parts: readonly Part[] = ['log', 'lobby'];
const endings: Readonly<Record<Part, string>> = { log: 'jsonl', lobby: 'lobby' };

/** Matches in a folder, which is made if it is not there. */
export function fileStore(folder: string): LogStore {
  const held = new Map<string, HeldFiles>();
  const placeOf = (match: string) => join(folder, checkMatchId(match));
  const heldBy = ({ match, token }: Lease) => {
    const files = held.get(match);
    return files?.token === token ? files : undefined;
  };
  return {
    async acquire(match, milliseconds) {
      const files = await takeOver(placeOf(match), milliseconds);
      if (files === undefined) return undefined;
      await held.get(match)?.close();
      held.set(match, files);
      return { match, token: files.token };
    },
    async renew(lease, milliseconds) {
      if (heldBy(lease) === undefined) return false;
      const place = placeOf(lease.match);
      await prolong(place, lease.token, Date.now() + milliseconds);
      return isHighest(place, lease.token);
    },
    async release(lease) {
      const files = heldBy(lease);
      if (files === undefined) return;
      held.delete(lease.match);
      await files.close();
      await prolong(placeOf(lease.match), lease.token, 0);
    },
    async append(lease, part, number, lines) {
      const files = heldBy(lease);
      if (files === undefined) throw new LostLease(lease);
      await files.append(part, number, lines);
      if (!(await isHighest(placeOf(lease.match), lease.token))) throw new LostLease(lease);
    },
    read: (match, part) => newest(placeOf(match), part),
    async list() {
      return (await namesIn(folder)).filter(isMatchId).sort();
    },
  };
}

async function takeOver(place: string, milliseconds: number): Promise<HeldFiles | undefined> {
  await mkdir(place, { recursive: true });
  const last = (await tokensIn(place)).at(-1) ?? 0;
  if ((await endOf(place, last)) > Date.now()) return undefined;
  const token = last + 1;
  if (!(await makeLease(place, token, Date.now() + milliseconds))) return undefined;
  // Who was slow may have made one that others have long left behind.
  if ((await tokensIn(place)).at(-1) !== token) {
    // They may have cleared it away already.
    await rm(fileOf(place, token, 'lease'), { force: true });
    return undefined;
  }
  const counts = { log: 0, lobby: 0 };
  for (const part of parts) counts[part] = await copyForward(place, token, part);
  await syncFolder(place);
  await syncFolder(join(place, '..'));
  await removeOlder(place, token);
  const files = {
    log: await open(fileOf(place, token, endings.log), 'a'),
    lobby: await open(fileOf(place, token, endings.lobby), 'a'),
  };
  return new HeldFiles(token, files, counts);
}

/** Copies what the last holder had into a file of our own. */
async function copyForward(place: string, token: number, part: Part): Promise<number> {
  const lines = await newest(place, part);
  const target = fileOf(place, token, endings[part]);
  const draft = `${target}.draft`;
  const file = await open(draft, 'w');
  await file.writeFile(lines.map((line) => `${line}\n`).join(''));
  await file.sync();
  await file.close();
  await rename(draft, target);
  return lines.length;
}

/** The lines of the highest token. A last line that was cut off was never kept for good. */
async function newest(place: string, part: Part): Promise<string[]> {
  for (;;) {
    const token = (await tokensIn(place, endings[part])).at(-1);
    if (token === undefined) return [];
    const text = await readIfThere(fileOf(place, token, endings[part]));
    // Where it has gone meanwhile, there is a later one.
    if (text !== undefined) return text.split('\n').slice(0, -1);
  }
}

/** Whether this lease could be made: there is only ever one of a number. */
async function makeLease(place: string, token: number, until: number): Promise<boolean> {
  const draft = join(place, `${randomHex()}.draft`);
  await writeFile(draft, textOfTime(until), { flag: 'wx' });
  try {
    await link(draft, fileOf(place, token, 'lease'));
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

/** Writes until when it holds, in place: a lease that was removed is never made anew. */
async function prolong(place: string, token: number, until: number): Promise<void> {
  const file = await open(fileOf(place, token, 'lease'), 'r+').catch(ignoreMissing);
  if (file === undefined) return;
  await file.write(textOfTime(until), 0);
  await file.close();
}

function textOfTime(time: number): string {
  return String(time).padStart(16);
}

async function endOf(place: string, token: number): Promise<number> {
  return Number((await readIfThere(fileOf(place, token, 'lease'))) ?? 0);
}

/** Older leases are removed in their order: as long as ours is there, the next one was not removed either. */
async function isHighest(place: string, token: number): Promise<boolean> {
  if (await isThere(fileOf(place, token + 1, 'lease'))) return false;
  return isThere(fileOf(place, token, 'lease'));
}

async function removeOlder(place: string, token: number): Promise<void> {
  for (const ending of ['lease', ...Object.values(endings)]) {
    for (const older of await tokensIn(place, ending)) {
      if (older < token) await unlink(fileOf(place, older, ending)).catch(ignoreMissing);
    }
  }
}

function fileOf(place: string, token: number, ending: string): string {
  return join(place, `${token}.${ending}`);
}

/** The tokens of which there are files, ascending. */
async function tokensIn(place: string, only?: string): Promise<number[]> {
  const tokens = (await namesIn(place)).flatMap((name) => {
    const [, token, ending] = /^(\d+)\.([a-z]+)$/.exec(name) ?? [];
    return token === undefined || (only !== undefined && ending !== only) ? [] : [Number(token)];
  });
  return tokens.sort((a, b) => a - b);
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(ignoreMissing);
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

function ignoreMissing(error: unknown): undefined {
  if (isCode(error, 'ENOENT')) return undefined;
  throw error;
}

function isCode(error: unknown, code: string): boolean {
  return (error as { readonly code?: string }).code === code;
}
