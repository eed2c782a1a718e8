import { type CommandWords, type Takes, withInner } from './words.js';

/** For fish: `cityrules completion fish | source`. */
export function fishScript(commands: readonly CommandWords[]): string {
  const names = commands.map(({ path }) => path);
  const first = commands.map(({ path, description }) => {
    return `complete -c cityrules -n __fish_use_subcommand -a ${path} -d ${quoted(description)}`;
  });
  return [
    helper,
    'complete -c cityrules -f',
    ...first,
    `complete -c cityrules -n __fish_use_subcommand -a help -d ${quoted('tell more about a command')}`,
    `complete -c cityrules -n '__cityrules_at help' -a '${names.join(' ')}'`,
    ...commands.flatMap(withInner).flatMap(linesOf),
  ].join('\n');
}

/** Whether the line begins with these words. */
const helper = `function __cityrules_at
  set -l words (commandline -opc)
  for i in (seq (count $argv))
    test "$words[$(math $i + 1)]" = "$argv[$i]"; or return 1
  end
end`;

function linesOf({ path, options, places, commands }: CommandWords): string[] {
  const inner = commands.map((one) => `; and not __cityrules_at ${one.path}`);
  const when = `complete -c cityrules -n '__cityrules_at ${path}${inner.join('')}'`;
  const ofOptions = options.map(({ flag, description, takes }) => {
    const value = takes === undefined ? '' : valued(takes);
    return `${when} -l ${flag.slice(2)}${value} -d ${quoted(description)}`;
  });
  const ofPlaces = places.filter((takes) => takes !== 'text');
  return [...ofOptions, ...ofPlaces.map((takes) => when + argumentsOf(takes))];
}

function valued(takes: Takes): string {
  return takes === 'file' ? ' -r -F' : ` -x${argumentsOf(takes)}`;
}

function argumentsOf(takes: Takes): string {
  if (takes === 'file') return ' -F';
  return takes === 'text' ? '' : ` -a '${takes.join(' ')}'`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
