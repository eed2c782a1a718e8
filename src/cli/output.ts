import { randomInt } from 'node:crypto';
import colours from 'picocolors';
import { visible } from './visible.js';

/** Begins our own escape codes until they are printed: a character of private use, and no file knows which. */
const mark = String.fromCodePoint(0xf0000 + randomInt(0xfffe));
const markedCode = new RegExp(`${mark}([0-9;]{1,24})m`, 'gu');

/** Colours, where the terminal has them. To be printed with `print` or `complain`. */
export const paint = {
  bold: coloured(1, 22),
  dim: coloured(2, 22),
  red: coloured(31, 39),
  green: coloured(32, 39),
};

/** Colours for drawings, where the terminal has them: the numbers of an escape code, and the text. */
export const drawingPaint = colours.isColorSupported
  ? (codes: string, text: string) => `${mark}${codes}m${text}${mark}0m`
  : undefined;

function coloured(start: number, end: number): (text: string) => string {
  if (!colours.isColorSupported) return (text) => text;
  return (text) => `${mark}${start}m${text}${mark}${end}m`;
}

/** Nothing but our own colours can command the terminal. */
export function printable(text: string): string {
  return visible(text, 'lines').replace(markedCode, '\u001b[$1m');
}

const escapeCodes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The same without colours, for files and programs. */
export function uncoloured(text: string): string {
  return printable(text).replace(escapeCodes, '');
}

export function print(text = ''): void {
  process.stdout.write(`${printable(text)}\n`);
}

export function complain(text: string): void {
  process.stderr.write(`${printable(text)}\n`);
}

/** What was shown is gone, also from what can be scrolled back to; where there is no terminal, it is far above. */
export function emptyScreen(): void {
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
  else print('\n'.repeat(terminalHeight()));
}

/** Width of the terminal; 80 where there is none. */
export function terminalWidth(): number {
  return Math.max(40, Math.min(process.stdout.columns ?? 80, 160));
}

/** Lines of the terminal; 24 where there is none. */
export function terminalHeight(): number {
  return process.stdout.rows ?? 24;
}

export type Align = 'left' | 'right';

/** Rows under a heading, in aligned columns. */
export function table(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly Align[] = [],
): string {
  const widths = heading.map((title, column) => {
    return Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0));
  });
  const line = (cells: readonly string[]) => {
    const padded = widths.map((width, column) => {
      const cell = cells[column] ?? '';
      return align[column] === 'right' ? cell.padStart(width) : cell.padEnd(width);
    });
    return padded.join('  ').trimEnd();
  };
  return [paint.bold(line(heading)), ...rows.map(line)].join('\n');
}

/** A bar whose length shows a share of the whole. */
export function bar(share: number, width = 24): string {
  const eighths = Math.round(Math.max(0, Math.min(1, share)) * width * 8);
  const part = eighths % 8;
  const tip = part === 0 ? '' : String.fromCharCode(0x2590 - part);
  return '█'.repeat(Math.floor(eighths / 8)) + tip;
}

/** Text in lines no longer than the width, each indented. A number stays with what it counts, a sign with the word before. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of unbroken(text)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  if (line !== '') lines.push(indent + line);
  return lines.join('\n');
}

/** Words, each with what must stand on the same line. */
function unbroken(text: string): string[] {
  const words: string[] = [];
  for (const word of text.split(/\s+/)) {
    const before = words.at(-1);
    const isOne = before !== undefined && (/^[$·→–…]/.test(word) || /(^|\s)\d+$/.test(before));
    if (isOne) words[words.length - 1] = `${before} ${word}`;
    else words.push(word);
  }
  return words;
}

/** `drawInstead` as people would say it: `draw instead`. */
export function inWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
}

/** Short texts side by side, as many as the width has room for, to be read downwards. */
export function inColumns(texts: readonly string[], width: number, indent = '  '): string {
  const longest = Math.max(1, ...texts.map((text) => text.length)) + 2;
  const columns = Math.max(1, Math.floor((width - indent.length + 2) / longest));
  const height = Math.ceil(texts.length / columns);
  return Array.from({ length: height }, (_, row) => {
    const line = Array.from({ length: columns }, (_, column) => texts[column * height + row] ?? '');
    return (indent + line.map((text) => text.padEnd(longest)).join('')).trimEnd();
  }).join('\n');
}
