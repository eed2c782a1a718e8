import type { Board, Scene } from '../scene.js';
import { styled } from './canvas.js';
import { folded, kindName, symbolOf, type TextContext } from './words.js';

/** What the signs on the boards stand for, as far as they can be seen in these lines. */
export function legendLines(context: TextContext, drawn: readonly string[]): string[] {
  const seen = withoutWords(drawn.join('\n'));
  const signs = [...signsOf(context, context.scene)].filter(([sign]) => seen.includes(sign));
  if (signs.length === 0) return [];
  const words = signs.map(([sign, names], i) => {
    return `${sign} ${[...names].join(' or ')}${i < signs.length - 1 ? ',' : ''}`;
  });
  const lines = folded(['Signs:', ...words], context.width);
  return lines.map((line) => styled(line, { weight: 'dim' }, context.paint));
}

/** Letters of names are no signs, nor are those of colours. */
function withoutWords(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
  return text.replace(/\u001b\[[\d;]*m/g, '').replace(/\p{L}{3,}/gu, ' ');
}

function signsOf(context: TextContext, { boards }: Scene): Map<string, Set<string>> {
  const signs = new Map<string, Set<string>>();
  const add = (sign: string, name: string) => {
    if (sign !== '') signs.set(sign, (signs.get(sign) ?? new Set()).add(name));
  };
  for (const board of boards) addBoard(context, board, add);
  return signs;
}

function addBoard(
  context: TextContext,
  { spaces, pieces }: Board,
  add: (sign: string, name: string) => void,
): void {
  for (const { kind, short, label } of pieces) {
    if (short === undefined) add(symbolOf(context, kind), kindName(context, kind));
    else add(short.replace(/\d+$/, ''), label.replace(/ \d.*$/, ''));
  }
  for (const { marks } of spaces)
    for (const { kind } of marks) add(symbolOf(context, kind), kindName(context, kind));
  for (const { kind } of spaces) add(symbolOf(context, kind), kindName(context, kind));
}
