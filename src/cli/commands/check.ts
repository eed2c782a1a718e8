import { normalize } from 'node:path';
import type { Command } from 'commander';
import { plural } from '../../kit/words.js';
import { wholeNumber } from '../arguments.js';
import { type CheckRules, checkFile, isMeant } from '../checking/file.js';
import { moreReporters, Outputs, type Told } from '../checking/outputs.js';
import { Packs } from '../checking/packs.js';
import type { Checked } from '../checking/result.js';
import { Changes, nextChange } from '../checking/watching.js';
import { type ExitCode, exitCodes, Unusable } from '../exit.js';
import { findFiles } from '../files.js';
import { print } from '../output.js';

interface Options {
  readonly reporter?: readonly Told[];
  readonly finished?: true;
  readonly content: readonly string[];
  readonly filter?: string;
  readonly bail?: number | true;
  readonly table?: true;
  readonly watch?: true;
}

export function addCheck(program: Command, end: (code: ExitCode) => void): void {
  program
    .command('check')
    .description('verify logs and run scenario files')
    .argument('<files or globs...>', 'logs (JSON Lines), scenarios and tables (JSON)')
    .option(
      '--reporter <name[=file]>',
      'how to tell: pretty, json, junit or github, on the terminal or in a file; several are allowed',
      moreReporters,
    )
    .option('--finished', 'a log of a game that is not over is a violation')
    .option(
      '--content <pack>',
      'a content pack that files may be of; several are allowed',
      more,
      [],
    )
    .option('--filter <text>', 'only files with this in their path, title or rules')
    .option('--bail [count]', 'stop after so many files that fail; after the first', wholeNumber(1))
    .option('--table', 'show the table where a scenario fails')
    .option('--watch', 'check again whatever changes, until stopped')
    .action(async (patterns: string[], options: Options) => {
      end(await (options.watch ? watchAndCheck(patterns, options) : checkOnce(patterns, options)));
    });
}

function more(file: string, files: readonly string[]): readonly string[] {
  return [...files, file];
}

async function checkOnce(patterns: readonly string[], options: Options): Promise<ExitCode> {
  const outputs = new Outputs(options.reporter);
  const files = await wanted(patterns, options);
  return codeFor(await checkAll(files, options, outputs));
}

/** The files that are meant and have the text of the filter. */
async function wanted(patterns: readonly string[], { filter }: Options): Promise<string[]> {
  const found = await findFiles(patterns);
  if (filter === undefined) return found;
  const meant: string[] = [];
  for (const file of found) if (await isMeant(file, filter)) meant.push(file);
  if (meant.length > 0) return meant;
  throw new Unusable(`none of ${found.length} files has "${filter}" in its path, title or rules`);
}

async function checkAll(
  files: readonly string[],
  { content, finished, table, bail }: Options,
  outputs: Outputs,
): Promise<Checked[]> {
  const packs = await Packs.read(content);
  const rules: CheckRules = { packs, mustEnd: finished === true, drawsTable: table === true };
  const most = bail === true ? 1 : (bail ?? Number.POSITIVE_INFINITY);
  const all: Checked[] = [];
  for (const file of files) {
    const checked = await checkFile(file, rules);
    all.push(checked);
    outputs.each(checked);
    if (all.filter(hasFailed).length >= most) break;
  }
  await outputs.end(all);
  const left = files.length - all.length;
  if (left > 0 && outputs.isForPeople) print(`Stopped: ${left} more not checked.`);
  return all;
}

/** Checks, then waits for a change and checks what it concerns; only a signal ends it. */
async function watchAndCheck(patterns: readonly string[], options: Options): Promise<never> {
  const outputs = new Outputs(options.reporter);
  const changes = new Changes();
  let files = await wanted(patterns, options);
  const tables = new Set<string>();
  let again: readonly string[] = await changes.among(files);
  for (;;) {
    // What changes while files are being checked counts too.
    const change = nextChange([...files, ...options.content]);
    const all = again.length > 0 ? await checkAll(again, options, outputs) : [];
    for (const { file, kind } of all) if (kind === 'tables') tables.add(file);
    print(`\nWatching ${plural(files.length, 'file')}. Stop with Ctrl-C.`);
    const touched = await change;
    files = await wanted(patterns, options);
    const changed = await changes.among(files);
    // A pack or a file of tables concerns any of them.
    const known = new Set(files.map((file) => normalize(file)));
    const isOther = [...touched].some((name) => name.endsWith('.json') && !known.has(name));
    again = isOther || changed.some((file) => tables.has(file)) ? files : changed;
  }
}

function hasFailed({ unusable, violations }: Checked): boolean {
  return unusable !== undefined || violations.length > 0;
}

function codeFor(all: readonly Checked[]): ExitCode {
  if (all.some(({ unusable }) => unusable !== undefined)) return exitCodes.unusable;
  if (all.some(({ violations }) => violations.length > 0)) return exitCodes.violations;
  return exitCodes.fine;
}
