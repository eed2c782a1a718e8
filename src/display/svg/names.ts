import type { Space } from '../scene.js';
import { type Context, fillOf } from './context.js';
import { element, inkOn, shortened, widthOf, wrap, writing } from './markup.js';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Spaces with less room than this, in pixels, have a label only if all of it is seen. */
const smallest = 30;

export function isSmall({ width, height }: Box): boolean {
  return Math.min(width, height) < smallest;
}

/** The name of a space in up to two lines; nothing where even its shortest line has no room. */
export function drawName(
  context: Context,
  { shape, label, kind }: Space,
  box: Box,
): { readonly markup: string; readonly height: number } {
  const { lines, size } = nameIn(label, box);
  const widest = Math.max(0, ...lines.map((line) => widthOf(line, size)));
  const isLow = isSmall(box);
  if (lines.length === 0 || (isLow && widest > box.width - 1)) return { markup: '', height: 0 };
  const fill = inkOn(fillOf(context, kind, context.palette.panel));
  const isRound = shape === 'circle';
  const x = isRound ? box.x + box.width / 2 : box.x + Math.min(5, box.width * 0.1);
  const written = lines.map((line, i) => {
    const y = box.y + size * (1 + i * 1.1) + (isLow ? 0 : 3);
    return writing(line, x, y, {
      size,
      fill,
      weight: 'bold',
      ...(isRound ? { anchor: 'middle' as const } : {}),
    });
  });
  const markup = element('g', { 'pointer-events': 'none' }, ...written);
  return { markup, height: size * (1 + (lines.length - 1) * 1.1) + 5 };
}

interface Name {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Names are written smaller down to this, then in two lines; a single word and two lines, down to the second. */
const smallestName = 9;
const smallestWord = 6.5;
/** Lower spaces have no room for two lines. */
const leastHeight = 26;
/** Bold letters are wider than they are measured. */
const bolder = 1.18;

/** The name of a space, as large as it fits. */
function nameIn(label: string, { width, height }: Box): Name {
  const largest = Math.max(8, Math.min(13, height * 0.17));
  if (label === '') return { lines: [], size: largest };
  const room = width - 6;
  const fitting = (...lines: string[]) => {
    const widest = Math.max(...lines.map((line) => widthOf(line, largest * bolder)));
    return Math.min(largest, (largest * room) / widest);
  };
  const size = fitting(label);
  const least = label.includes(' ') ? smallestName : smallestWord;
  if (size >= Math.min(largest, least)) return { lines: [label], size };
  const halves = inTwo(label);
  if (height >= leastHeight && halves.length > 1 && fitting(...halves) >= smallestWord) {
    return { lines: halves, size: fitting(...halves) };
  }
  const small = Math.min(largest, smallestName);
  const lines = wrap(label, small * bolder, room, 1);
  // Better the number of a place alone than with dots behind it.
  return { lines: lines.map((line) => line.replace(/^(\d+) …$/, '$1')), size: small };
}

/** Two lines whose longer one is as short as can be; one where there is a single word. */
function inTwo(label: string): string[] {
  const words = label.split(' ');
  let best = [label];
  for (let i = 1; i < words.length; i++) {
    const halves = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (longest(halves) < longest(best)) best = halves;
  }
  return best;
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => widthOf(line, 1)));
}

/** At the lower edge of its first space, as far as the tile goes; small ones are told by their title alone. */
export function drawTileName(
  { palette }: Context,
  label: string,
  covered: readonly Box[],
): { readonly markup: string; readonly height: number } {
  const [first] = covered;
  if (first === undefined || first.height < 2 * smallest) return { markup: '', height: 0 };
  const row = covered.filter(({ y }) => Math.abs(y - first.y) < 0.5);
  const room = Math.max(...row.map(({ x, width }) => x + width)) - first.x - 8;
  const size = 9;
  const lines = widthOf(label, size) <= room ? [label] : inTwo(label);
  const bottom = first.y + first.height - 5;
  const written = lines.map((line, i) => {
    const y = bottom - (lines.length - 1 - i) * size * 1.1;
    return writing(shortened(line, size, room), first.x + 4, y, { size, fill: palette.ink });
  });
  return { markup: written.join(''), height: lines.length * size * 1.1 + 3 };
}
