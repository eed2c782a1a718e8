import type { CommandWords, OptionWords, Takes } from './words.js';

/** For zsh: `cityrules completion zsh > "${fpath[1]}/_cityrules"`, or sourced. */
export function zshScript(commands: readonly CommandWords[]): string {
  const listed = commands.map(({ path, description }) => quoted(`${path}:${plain(description)}`));
  return `#compdef cityrules
_cityrules() {
  local line state
  _arguments -C '1: :->command' '*:: :->rest'
  case $state in
    command)
      local -a commands=(${listed.join(' ')} 'help:tell more about a command')
      _describe command commands ;;
    rest)
      case $line[1] in
${commands.map((command) => commandCase(command, '      ')).join('\n')}
      esac ;;
  esac
}
compdef _cityrules cityrules`;
}

function commandCase(command: CommandWords, indent: string): string {
  const name = command.path.split(' ').at(-1);
  const own = `_arguments ${argumentsOf(command).join(' ')}`;
  if (command.commands.length === 0) return `${indent}  ${name}) ${own} ;;`;
  const inner = command.commands.map((one) => {
    return `${indent}    ${one.path.split(' ').at(-1)}) shift words; ((CURRENT--)); _arguments ${argumentsOf(one).join(' ')} ;;`;
  });
  return `${indent}  ${name}) case $words[2] in
${inner.join('\n')}
${indent}    *) ${own} ;;
${indent}  esac ;;`;
}

function argumentsOf({ options, places, goesOn }: CommandWords): string[] {
  const all = [...options, { flag: '--help', description: 'tell more', takes: undefined }];
  const ofPlaces = places.map((takes, place) => {
    const where = place === places.length - 1 && goesOn ? '*' : String(place + 1);
    return quoted(`${where}: :${action(takes)}`);
  });
  return [...all.map(optionSpec), ...ofPlaces];
}

function optionSpec({ flag, description, takes }: OptionWords): string {
  const value = takes === undefined ? '' : `: :${action(takes)}`;
  return quoted(`${flag}[${plain(description)}]${value}`);
}

function action(takes: Takes): string {
  if (takes === 'file') return '_files';
  return takes === 'text' ? '' : `(${takes.join(' ')})`;
}

/** Without what `_arguments` reads itself. */
function plain(text: string): string {
  return text.replace(/[[\]:\\]/g, ' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
