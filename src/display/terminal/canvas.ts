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

/** Puts a text into its colours, given as the numbers of an escape code: `1;38;5;196`. */
export type Paint = (codes: string, text: string) => string;

/** A sheet of characters that is written on anywhere and read off line by line. */
export class Canvas {
  readonly #rows: Cell[][];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#rows = Array.from({ length: height }, () => Array.from({ length: width }, () => blank));
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

  /** Draws only where nothing has been written. */
  fill(x: number, y: number, width: number, height: number, letter: string, style?: Style): void {
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) {
        if (this.#rows[row]?.[column] === blank) this.write(column, row, letter, style);
      }
    }
  }

  at(x: number, y: number): string {
    return this.#rows[y]?.[x]?.text ?? ' ';
  }

  lines(paint: Paint | undefined): string[] {
    return this.#rows.map((row) => lineOf(row, paint));
  }
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
