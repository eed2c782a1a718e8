/** How a character is shown; all of it is left out where there is no colour. */
export interface Style {
  /** #rrggbb */
  readonly colour?: string | undefined;
  readonly weight?: 'bold' | 'dim' | undefined;
  readonly ground?: 'lit' | 'chosen' | undefined;
}

interface Cell {
  readonly text: string;
  readonly style: Style | undefined;
}

const blank: Cell = { text: ' ', style: undefined };
const dim: Style = { weight: 'dim' };

/** Puts a text into its colours, given as the numbers of an escape code: `1;38;5;196`. */
export type Paint = (codes: string, text: string) => string;

/** Lines that leave a character upwards, to the right, downwards and to the left, added up. */
type Arms = number;
const up = 1;
const right = 2;
const down = 4;
const left = 8;
/** By their arms. */
const joints = ' │─└││┌├─┘─┴┐┤┬┼';

/** A sheet of characters that is written on anywhere and read off line by line. */
export class Canvas {
  readonly #rows: Cell[][];
  /** Rules between cells: what is written goes over them. */
  readonly #arms: Arms[][];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#rows = Array.from({ length: height }, () => Array.from({ length: width }, () => blank));
    this.#arms = Array.from({ length: height }, () => Array.from({ length: width }, () => 0));
  }

  /** Writes as much as there is room for. */
  write(x: number, y: number, text: string, style?: Style): void {
    const row = this.#rows[y];
    if (row === undefined) return;
    let at = x;
    for (const letter of text) {
      if (at >= 0 && at < this.width) row[at] = { text: letter, style };
      at++;
    }
  }

  isBlank(x: number, y: number): boolean {
    return this.#rows[y]?.[x] === blank && this.#arms[y]?.[x] === 0;
  }

  /** A line from here to the right or downwards, so many characters further. */
  rule(x: number, y: number, length: number, way: 'across' | 'down'): void {
    this.#along(x, y, length, way, (arms, arm) => arms | arm);
  }

  /** Takes such a line away again. */
  open(x: number, y: number, length: number, way: 'across' | 'down'): void {
    this.#along(x, y, length, way, (arms, arm) => arms & ~arm);
  }

  #along(
    x: number,
    y: number,
    length: number,
    way: 'across' | 'down',
    change: (arms: Arms, arm: Arms) => Arms,
  ): void {
    const [ahead, back] = way === 'across' ? [right, left] : [down, up];
    for (let i = 0; i <= length; i++) {
      const [column, line] = way === 'across' ? [x + i, y] : [x, y + i];
      const row = this.#arms[line];
      const arms = row?.[column];
      if (row === undefined || arms === undefined) continue;
      const some = (i < length ? ahead : 0) | (i > 0 ? back : 0);
      row[column] = change(arms, some);
    }
  }

  lines(paint: Paint | undefined, letters: 'unicode' | 'ascii'): string[] {
    return this.#rows.map((row, y) => {
      const cells = row.map((cell, x) => {
        const arms = this.#arms[y]?.[x] ?? 0;
        return cell === blank && arms > 0 ? { text: joint(arms, letters), style: dim } : cell;
      });
      return lineOf(cells, paint);
    });
  }
}

function joint(arms: Arms, letters: 'unicode' | 'ascii'): string {
  if (letters === 'unicode') return joints.charAt(arms);
  if ((arms & (up | down)) === 0) return '-';
  return (arms & (left | right)) === 0 ? '|' : '+';
}

function lineOf(row: readonly Cell[], paint: Paint | undefined): string {
  let kept = row.length;
  while (kept > 0 && row[kept - 1]?.text === ' ' && !row[kept - 1]?.style?.ground) kept--;
  const cells = row.slice(0, kept);
  if (paint === undefined)
    return cells
      .map(({ text }) => text)
      .join('')
      .trimEnd();
  let line = '';
  for (let from = 0; from < cells.length; ) {
    const style = cells[from]?.style;
    let to = from;
    while (to < cells.length && cells[to]?.style === style) to++;
    const run = cells.slice(from, to).map(({ text }) => text);
    line += styled(run.join(''), style ?? {}, paint);
    from = to;
  }
  return line;
}

/** A text in its style. */
export function styled(text: string, style: Style, paint: Paint | undefined): string {
  const codes = paint === undefined ? '' : codesOf(style);
  return paint === undefined || codes === '' ? text : paint(codes, text);
}

function codesOf({ colour, weight, ground }: Style): string {
  const codes: (string | number)[] = [];
  if (weight === 'bold') codes.push(1);
  if (weight === 'dim') codes.push(2);
  if (ground === 'lit') codes.push(7);
  if (ground === 'chosen') codes.push(7, 1);
  if (colour !== undefined) codes.push(`38;5;${paletteIndex(colour)}`);
  return codes.join(';');
}

/** The nearest colour of the cube of 216. */
function paletteIndex(colour: string): number {
  const level = (at: number) =>
    Math.round((Number.parseInt(colour.slice(at, at + 2), 16) / 255) * 5);
  return 16 + 36 * level(1) + 6 * level(3) + level(5);
}
