import { type Command, Option } from 'commander';
import { checkLog, type LogRules } from '../checking/log.js';
import { Packs } from '../checking/packs.js';
import { type ReporterName, reporterNames, reporters } from '../checking/reporters.js';
import type { Checked } from '../checking/result.js';
import { checkScenario } from '../checking/scenario.js';
import { type ExitCode, exitCodes, Unusable } from '../exit.js';
import { findFiles, firstLine } from '../files.js';
import { print } from '../output.js';

interface Options {
  readonly reporter: ReporterName;
  readonly finished?: true;
  readonly content: readonly string[];
}

export function addCheck(program: Command, end: (code: ExitCode) => void): void {
  program
    .command('check')
    .description('verify logs and run scenario files')
    .argument('<files or globs...>', 'logs (JSON Lines) and scenarios (JSON)')
    .addOption(
      new Option('--reporter <name>', 'how to tell').choices(reporterNames).default('pretty'),
    )
    .option('--finished', 'a log of a game that is not over is a violation')
    .option(
      '--content <pack>',
      'a content pack that files may be of; several are allowed',
      more,
      [],
    )
    .action(async (patterns: string[], options: Options) => end(await check(patterns, options)));
}

function more(file: string, files: readonly string[]): readonly string[] {
  return [...files, file];
}

async function check(patterns: readonly string[], options: Options): Promise<ExitCode> {
  const reporter = reporters[options.reporter];
  const rules = { packs: await Packs.read(options.content), mustEnd: options.finished === true };
  const all: Checked[] = [];
  for (const file of await findFiles(patterns)) {
    const checked = await checkFile(file, rules);
    all.push(checked);
    const told = reporter.each(checked);
    if (told !== undefined) print(told);
  }
  print(reporter.end(all));
  if (all.some(({ unusable }) => unusable !== undefined)) return exitCodes.unusable;
  if (all.some(({ violations }) => violations.length > 0)) return exitCodes.violations;
  return exitCodes.fine;
}

/** A log begins with a header line; anything else is taken for a scenario. */
async function checkFile(file: string, rules: LogRules): Promise<Checked> {
  try {
    const isLog = /\.jsonl$/i.test(file) || /^\{\s*"cityrules"/.test(await firstLine(file));
    return isLog ? await checkLog(file, rules) : await checkScenario(file, rules.packs);
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    const unusable = error.message;
    return { file, kind: 'unknown', title: '', moves: 0, violations: [], unusable };
  }
}
