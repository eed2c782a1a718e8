import type { Argument, Command, Option } from 'commander';

/** What may stand at a place of the command line: one of these words, a file, or what only people know. */
export type Takes = readonly string[] | 'file' | 'text';

export interface OptionWords {
  /** `--seed`; the short one, `-v`, is not worth completing. */
  readonly flag: string;
  readonly description: string;
  /** Nothing where the option is a switch. */
  readonly takes: Takes | undefined;
}

/** A command, or a command of a command, as shells need to know it. */
export interface CommandWords {
  /** `content check`. */
  readonly path: string;
  readonly description: string;
  readonly options: readonly OptionWords[];
  /** What stands after it, one after the other. */
  readonly places: readonly Takes[];
  /** Whether the last place may be repeated. */
  readonly goesOn: boolean;
  readonly commands: readonly CommandWords[];
}

/** Everything that can be typed after `cityrules`. */
export function wordsOf(program: Command, games: readonly string[]): CommandWords[] {
  return program.commands.map((command) => commandWords(command, '', games));
}

/** The command and all commands below it. */
export function withInner(command: CommandWords): CommandWords[] {
  return [command, ...command.commands.flatMap(withInner)];
}

function commandWords(command: Command, above: string, games: readonly string[]): CommandWords {
  const path = `${above} ${command.name()}`.trim();
  const inner = command.commands.map((one) => commandWords(one, path, games));
  const names = inner.map((one) => one.path.slice(path.length + 1));
  const places = command.registeredArguments.map((argument) => placeOf(argument, games));
  const [first, ...rest] = places;
  const ownOrInner =
    names.length === 0 ? first : [...(Array.isArray(first) ? first : []), ...names];
  return {
    path,
    description: command.description(),
    options: command.options.map((option) => optionWords(option, games)),
    places: ownOrInner === undefined ? [] : [ownOrInner, ...rest],
    goesOn: command.registeredArguments.some(({ variadic }) => variadic),
    commands: inner,
  };
}

function optionWords(option: Option, games: readonly string[]): OptionWords {
  const { long, description, argChoices, flags } = option;
  const [, value] = /<([^>]+)>/.exec(flags) ?? [];
  const takes = value === undefined ? undefined : (argChoices ?? takesOf(value, long, games));
  return { flag: long ?? flags, description, takes };
}

const files = ['file', 'pack', 'log', 'files', 'files or globs'];

function placeOf(argument: Argument, games: readonly string[]): Takes {
  if (argument.argChoices !== undefined) return argument.argChoices;
  if (argument.name() === 'game') return games;
  return files.includes(argument.name()) ? 'file' : 'text';
}

function takesOf(value: string, long: string | undefined, games: readonly string[]): Takes {
  if (long === '--game') return games;
  if (long === '--bots') return ['random', 'sensible', 'search'];
  if (long === '--seats') return ['human', 'random', 'sensible', 'search'];
  return files.includes(value) ? 'file' : 'text';
}
