import { createReadStream } from 'node:fs';
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { glob, isDynamicPattern } from 'tinyglobby';
import { jsonFault } from '../kernel/json.js';
import { codeOf, messageOf, Unusable } from './exit.js';

/** Longest line of a log, and most bytes of any other file. */
const longestLine = 4_000_000;
const largestFile = 64_000_000;

/** The files that are meant by paths and globs, in a stable order, each once. */
export async function findFiles(patterns: readonly string[]): Promise<string[]> {
  const files = new Set<string>();
  for (const pattern of patterns) {
    if (await exists(pattern)) {
      files.add(pattern);
    } else if (isDynamicPattern(pattern)) {
      const found = await glob(pattern.replaceAll('\\', '/'), { dot: true });
      if (found.length === 0) throw new Unusable(`no file matches ${pattern}`);
      for (const file of found.sort()) files.add(file);
    } else {
      files.add(pattern);
    }
  }
  return [...files];
}

/** The whole text of a file. */
export async function readText(file: string): Promise<string> {
  await checkFile(file);
  const { size } = await stat(file);
  if (size > largestFile) throw new Unusable(`${file} is too large: ${size} bytes`);
  return decode(file, await reading(file, () => readFile(file)));
}

/** The value in a JSON file. */
export async function readJson(file: string): Promise<unknown> {
  return parseJson(file, await readText(file));
}

export function parseJson(file: string, text: string): unknown {
  if (text.trim() === '') throw new Unusable(`${file} is empty`);
  try {
    return JSON.parse(text);
  } catch {
    throw notJson(file, text);
  }
}

/** With the line it is in, and a mark under the place. */
function notJson(file: string, text: string): Unusable {
  const fault = jsonFault(text);
  if (fault === undefined) return new Unusable(`${file} is not JSON`);
  const { line, column, reason } = fault;
  const source = (text.split('\n')[line - 1] ?? '').replaceAll('\t', ' ').trimEnd();
  const from = Math.max(0, column - 50);
  const shown = source.slice(from, from + 76);
  return new Unusable(`${file} is not JSON (line ${line}, column ${column}): ${reason}`, [
    shown,
    `${' '.repeat(column - 1 - from)}^`,
  ]);
}

/** The lines of a file one by one, never holding more than a piece of it. */
export async function* readLines(file: string): AsyncGenerator<string> {
  await checkFile(file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of stream(file)) {
    rest += decodeWith(file, () => decoder.decode(chunk, { stream: true }));
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Unusable(`${file} is not a log: its lines do not end`);
    yield* lines;
  }
  rest += decodeWith(file, () => decoder.decode());
  if (rest !== '') yield rest;
}

/** The first line with something on it, without reading further than needed; binary files have none. */
export async function firstLine(file: string): Promise<string> {
  await checkFile(file);
  // A character may be cut in two where the reading ends: whether it is UTF-8 is asked later.
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream(file)) {
    if (chunk.includes(0)) throw new Unusable(`${file} is a binary file`);
    text = (text + decoder.decode(chunk, { stream: true })).trimStart();
    if (text.includes('\n') || text.length > longestLine) break;
  }
  return text.split('\n', 1)[0] ?? '';
}

/** Whether a line begins like the header of a log. */
export function isHeader(line: string): boolean {
  return /^\{\s*"cityrules"/.test(line);
}

/** In place of what was there before, unless that is a log. */
export async function writeText(file: string, text: string): Promise<void> {
  await expectNoLog(file);
  await writing(file, () => writeFile(file, text));
}

/** A log may be the only one of its evening: no output takes its place. */
export async function expectNoLog(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true || !isHeader(await firstLine(file).catch(() => ''))) return;
  throw new Unusable(`${file} holds a log: choose another name`);
}

/** A file that is not there yet. */
export async function writeNewText(file: string, text: string): Promise<void> {
  await writing(file, () => writeFile(file, text, { flag: 'wx', flush: true }));
}

/** Another text in place of that of a file: at every moment it holds the one or the other, whole. */
export async function replaceText(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}.new`;
  await writing(file, async () => {
    const { mode } = await stat(file);
    await writeFile(beside, text, { flag: 'wx', flush: true, mode });
    await rename(beside, await realpath(file));
  }).catch(async (error) => {
    await rm(beside, { force: true });
    throw error;
  });
}

async function writing(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Unusable(`${file} cannot be written: ${reason(error)}`);
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function checkFile(file: string): Promise<void> {
  const found = await reading(file, () => stat(file));
  if (found.isFile()) return;
  if (found.isDirectory()) {
    throw new Unusable(`${file} is a directory: name its files, as in "${file}/**/*.jsonl"`);
  }
  throw new Unusable(`${file} is a pipe or a device, not a file: write it to a file first`);
}

async function* stream(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk as Buffer;
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`${file} cannot be read: ${reason(error)}`);
  }
}

async function reading<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new Unusable(`there is no file ${file}`);
    throw new Unusable(`${file} cannot be read: ${reason(error)}`);
  }
}

function decode(file: string, bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new Unusable(`${file} is a binary file`);
  return decodeWith(file, () => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

function decodeWith(file: string, work: () => string): string {
  try {
    return work();
  } catch {
    throw new Unusable(`${file} is a binary file, or not UTF-8`);
  }
}

function reason(error: unknown): string {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return 'access is denied';
    case 'ENOENT':
      return 'its folder does not exist';
    case 'EEXIST':
      return 'it is there already';
    case 'EISDIR':
      return 'it is a directory';
    default:
      return messageOf(error);
  }
}
