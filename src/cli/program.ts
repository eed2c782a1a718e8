import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { InvalidInput } from '../kernel/errors.js';
import { commands } from './commands.js';
import { type ExitCode, exitCodes, messageOf, Stopped, Unusable } from './exit.js';
import { complain } from './output.js';
import { catchSignals, sayStopped } from './stopping.js';
import { visible } from './visible.js';

/** Runs one command line. Whatever happens ends in one sentence and an exit code. */
export async function run(args: readonly string[]): Promise<ExitCode> {
  leaveQuietly();
  catchSignals();
  let code: ExitCode = exitCodes.fine;
  const program = new Command('cityrules')
    .description('Rules of board games about fighting over a city: play, simulate, replay, check.')
    .version(versionOf(), '-v, --version', 'tell the version')
    .showSuggestionAfterError()
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => write(`cityrules: ${visible(sentence(text), 'lines')}\n`),
    });
  program.helpCommand('help [command]', 'tell more about a command');
  const end = (ending: ExitCode) => {
    code = ending;
  };
  const wanted = args.find((word) => !word.startsWith('-') && word !== 'help');
  try {
    for (const listed of commands) {
      if (listed.name === wanted) (await listed.load())(program, end, commands);
      else program.command(listed.name).description(listed.description);
    }
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return explainFailure(error);
  }
}

function explainFailure(error: unknown): ExitCode {
  if (error instanceof CommanderError) {
    const isHelp = ['commander.helpDisplayed', 'commander.help', 'commander.version'];
    if (isHelp.includes(error.code) && error.exitCode === 0) return exitCodes.fine;
    return exitCodes.unusable;
  }
  if (error instanceof Stopped) {
    sayStopped();
    return exitCodes.interrupted;
  }
  if (error instanceof Unusable || error instanceof InvalidInput) {
    complain(`cityrules: ${messageOf(error)}`);
    if (error instanceof Unusable) for (const line of error.details) complain(`  ${line}`);
    return exitCodes.unusable;
  }
  complain(`cityrules: this is a fault in cityrules itself: ${messageOf(error)}`);
  if (process.env.CITYRULES_TRACE && error instanceof Error) complain(error.stack ?? '');
  return exitCodes.fault;
}

/** As the package beside us says. */
function versionOf(): string {
  try {
    const file = new URL('../package.json', import.meta.url);
    const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return String(version);
  } catch {
    return 'unknown';
  }
}

/** Commander's message without its own beginning. */
function sentence(text: string): string {
  return text.replace(/^error: /, '').trim();
}

/** `cityrules … | head` closes our output: that is no error. */
function leaveQuietly(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? exitCodes.fine : exitCodes.fault);
  });
}
