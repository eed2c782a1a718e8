/* Markup, numbers and text that come out the same on every runtime: nothing is measured, everything is rounded. */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; attributes without a value are left out. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  let open = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined) continue;
    open += ` ${key}="${typeof value === 'number' ? figure(value) : escaped(value)}"`;
  }
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`;
}

const special = /[&<>"]/;

export function escaped(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** At most two digits behind the point, and no minus before zero. */
export function figure(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** Letters by how wide they are in the usual fonts, in parts of the font's size. */
const narrow = /[iljI.,:;'|!()[\]ft ]/;
const wide = /[mwMW@%—]/;
const large = /[A-Z0-9$#&+=<>?]/;

function letterWidth(letter: string): number {
  if (narrow.test(letter)) return 0.36;
  if (wide.test(letter)) return 0.92;
  return large.test(letter) ? 0.7 : 0.57;
}

/** Of the first 128 characters. */
const widths = Array.from({ length: 128 }, (_, code) => letterWidth(String.fromCharCode(code)));

/** About how wide a text is; rather too much than too little. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    width += widths[letter.charCodeAt(0)] ?? letterWidth(letter);
  }
  return width * size;
}

/** The text in lines of at most this width; the last one ends in … where lines do not suffice. */
export function wrap(text: string, size: number, width: number, most = 99): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  const shown = lines.slice(0, most).map((one) => shortened(one, size, width));
  if (lines.length <= most) return shown;
  return [...shown.slice(0, -1), shortened(`${shown.at(-1) ?? ''} …`, size, width, '…')];
}

/** The text, shortened where it is too wide. */
export function shortened(text: string, size: number, width: number, end = '…'): string {
  if (widthOf(text, size) <= width) return text;
  let kept = text.endsWith(end) ? text.slice(0, -end.length) : text;
  while (kept.length > 1 && widthOf(kept + end, size) > width) kept = kept.slice(0, -1);
  return kept.trimEnd() + end;
}

/** Black or white, whichever can be read on the colour (#rrggbb). */
export function inkOn(colour: string): string {
  const channel = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const light = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return light > 0.3 ? '#111111' : '#ffffff';
}

export interface Written {
  readonly size?: number;
  readonly fill?: string;
  readonly weight?: 'bold';
  readonly anchor?: 'middle' | 'end';
  readonly family?: string;
}

/** A line of text; y is its base line. */
export function writing(text: string, x: number, y: number, how: Written = {}): string {
  const { size = 12, fill, weight, anchor, family } = how;
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      fill,
      'font-weight': weight,
      'text-anchor': anchor,
      'font-family': family,
    },
    escaped(text),
  );
}
