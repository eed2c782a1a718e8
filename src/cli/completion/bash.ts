import { type CommandWords, type Takes, withInner } from './words.js';

/** For bash: `source <(cityrules completion bash)`. */
export function bashScript(commands: readonly CommandWords[]): string {
  const all = commands.flatMap(withInner);
  const inner = all.filter(({ path }) => path.includes(' ')).map(({ path }) => `'${path}'`);
  return `_cityrules() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  local path=\${COMP_WORDS[1]} from=2 place=0 valued='' options='' takes='' i
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '${commands.map(({ path }) => path).join(' ')} help' -- "$current"))
    return
  fi
  if ((COMP_CWORD > 2)); then
    case "$path \${COMP_WORDS[2]}" in
      ${inner.join(' | ')}) path="$path \${COMP_WORDS[2]}" from=3 ;;
    esac
  fi
  case "$path" in
${all.map(optionsCase).join('\n')}
  esac
  for ((i = from; i < COMP_CWORD; i++)); do
    if [[ " $valued " == *" \${COMP_WORDS[i]} "* ]]; then ((i++))
    elif [[ \${COMP_WORDS[i]} != -* ]]; then ((place++)); fi
  done
  case "$path:$before" in
${all.flatMap(valueCases).join('\n')}
    *) if [[ $current == -* ]]; then takes=$options; else case "$path:$place" in
${all.flatMap(placeCases).join('\n')}
    esac; fi ;;
  esac
  case "$takes" in
    '') ;;
    @file) COMPREPLY=($(compgen -f -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "$takes" -- "$current")) ;;
  esac
}
complete -o filenames -F _cityrules cityrules`;
}

function optionsCase({ path, options }: CommandWords): string {
  const flags = options.map(({ flag }) => flag);
  const valued = options.filter(({ takes }) => takes !== undefined).map(({ flag }) => flag);
  return `    '${path}') options='${[...flags, '--help'].join(' ')}' valued='${valued.join(' ')}' ;;`;
}

function valueCases({ path, options }: CommandWords): string[] {
  return options.flatMap(({ flag, takes }) => {
    return takes === undefined ? [] : [`    '${path}:${flag}') takes='${worded(takes)}' ;;`];
  });
}

function placeCases({ path, places, goesOn }: CommandWords): string[] {
  return places.map((takes, place) => {
    const isLast = place === places.length - 1;
    const where = isLast && goesOn ? `'${path}:'*` : `'${path}:${place}'`;
    return `      ${where}) takes='${worded(takes)}' ;;`;
  });
}

function worded(takes: Takes): string {
  if (takes === 'file') return '@file';
  return takes === 'text' ? '' : takes.join(' ');
}
