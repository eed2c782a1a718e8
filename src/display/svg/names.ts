import type { Space } from '../scene.js';
import { type Context, fillOf } from './context.js';
import { element, inkOn, shortened, widthOf, wrap, writing } from './markup.js';

/** Half of the square in a circle, in parts of the circle's radius; its corners stand out a little. */
export const squareInCircle = 0.76;

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
  const isRound = shape === 'circle';
  const { lines, size, isBold } = nameIn(label, box, isRound ? inCircle(box) : inSquare(box));
  const isLow = isSmall(box);
  if (lines.length === 0 || (isLow && lines.join(' ') !== label)) return { markup: '', height: 0 };
  const fill = inkOn(fillOf(context, kind, context.palette.panel));
  const x = isRound ? box.x + box.width / 2 : box.x + (isBold ? edgeOf(box) : leastEdge);
  const written = lines.map((line, i) => {
    const y = box.y + size * (1 + i * apart) + (isLow ? 0 : foot);
    return writing(line, x, y, {
      size,
      fill,
      ...(isBold ? { weight: 'bold' as const } : {}),
      ...(isRound ? { anchor: 'middle' as const } : {}),
    });
  });
  const markup = element('g', { 'pointer-events': 'none' }, ...written);
  return { markup, height: size * (1 + (lines.length - 1) * apart) + 5 };
}

/** From one line to the next, in sizes of the letters; and below the upper edge, in pixels. */
const apart = 1.1;
const foot = 3;

interface Name {
  readonly lines: readonly string[];
  readonly size: number;
  readonly isBold: boolean;
}

/** Nothing is written smaller: nobody could read it. */
const smallestLetters = 9;
/** Lower spaces have no room for two lines. */
const leastHeight = 26;
/** Bold letters are wider than they are measured. */
const bolder = 1.18;
/** What is left free beside a name that needs every pixel. */
const leastEdge = 1.5;

/** Left of a name. */
function edgeOf({ width }: Box): number {
  return Math.min(5, width * 0.1);
}

/** How much room a line has. */
interface Room {
  readonly usual: (line: number, size: number) => number;
  readonly most: (line: number, size: number) => number;
}

function inSquare({ width }: Box): Room {
  return { usual: () => width - 6, most: () => width - 2 * leastEdge };
}

/** A circle is wider in its middle than the square in it, where the second line is. */
function inCircle({ width, height }: Box): Room {
  const radius = width / 2 / squareInCircle;
  const chord = (line: number, size: number) => {
    const base = foot + size * (1 + line * apart) - height / 2;
    const far = Math.max(Math.abs(base), Math.abs(base - size * 0.75));
    return 2 * Math.sqrt(Math.max(0, radius * radius - far * far)) - 4;
  };
  return { usual: chord, most: chord };
}

/** The name of a space, as large as it fits: in one line or two, and not bold where that is too wide. */
function nameIn(label: string, { height }: Box, room: Room): Name {
  const largest = Math.max(smallestLetters, Math.min(13, height * 0.17));
  if (label === '') return { lines: [], size: largest, isBold: true };
  const halves = inTwo(label);
  const ways = height >= leastHeight && halves.length > 1 ? [[label], halves] : [[label]];
  for (const lines of ways) {
    for (let size = largest; size >= smallestLetters; size -= 0.5) {
      if (fits(lines, size * bolder, (line) => room.usual(line, size))) {
        return { lines, size, isBold: true };
      }
    }
  }
  const size = smallestLetters;
  for (const lines of ways) {
    if (fits(lines, size, (line) => room.most(line, size))) return { lines, size, isBold: false };
  }
  const [line = ''] = wrap(label, size, room.most(0, size), 1);
  // Better the number of a place alone than with dots behind it.
  return { lines: [line.replace(/^(\d+) …$/, '$1')], size, isBold: false };
}

function fits(lines: readonly string[], size: number, room: (line: number) => number): boolean {
  return lines.every((line, i) => widthOf(line, size) <= room(i));
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
