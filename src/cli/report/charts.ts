/* Charts as SVG text: plain numbers in, no script, no file of anybody else. */

export interface Bar {
  readonly share: number;
  /** The 95 % interval of the share. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

export interface BarRow {
  readonly label: string;
  /** One a series; nothing where it does not occur. */
  readonly bars: readonly (Bar | undefined)[];
}

const label = 220;
const width = 420;
const numbers = 150;
const thick = 14;

/** Shares with their intervals, and a line where a fair share would be. */
export function barChart(rows: readonly BarRow[], fair: number | undefined): string {
  const most = Math.max(0.01, ...rows.flatMap(({ bars }) => bars.map((bar) => bar?.high ?? 0)));
  const scale = (share: number) => (width * share) / most;
  const parts: string[] = [];
  let y = 4;
  for (const { label: name, bars } of rows) {
    parts.push(text(label - 8, y + thick - 3, name, 'end'));
    bars.forEach((bar, series) => {
      if (bar !== undefined) parts.push(...barAt(bar, series, y, scale));
      y += thick + 2;
    });
    y += 4;
  }
  if (fair !== undefined && fair <= most) parts.push(mark(label + scale(fair), y));
  return svg(label + width + numbers, y + 4, parts);
}

function barAt(
  { share, low, high, games }: Bar,
  series: number,
  y: number,
  scale: (share: number) => number,
): string[] {
  const middle = y + thick / 2;
  const told = `${percent(share)} of ${games}`;
  return [
    `<rect class="s${series}" x="${label}" y="${y}" width="${fixed(scale(share))}" height="${thick}"/>`,
    line(label + scale(low), middle, label + scale(high), middle, 'interval'),
    text(label + width + 8, y + thick - 3, told, 'start'),
  ];
}

export interface Column {
  readonly label: string;
  /** One a series, from 0 to 1. */
  readonly shares: readonly number[];
}

const tall = 140;
/** How wide a digit is, about. */
const digit = 7.5;

/** How often each range came. */
export function histogram(columns: readonly Column[]): string {
  const most = Math.max(0.01, ...columns.flatMap(({ shares }) => shares));
  const wide = 640 / Math.max(1, columns.length);
  const longest = Math.max(1, ...columns.map(({ label: { length } }) => length));
  const apart = Math.ceil((longest + 1) / (wide / digit));
  const parts = columns.flatMap(({ label: name, shares }, column) => {
    const each = (wide - 4) / Math.max(1, shares.length);
    const bars = shares.map((share, series) => {
      const height = (tall * share) / most;
      const x = fixed(column * wide + series * each + 2);
      return `<rect class="s${series}" x="${x}" y="${fixed(tall - height + 14)}" width="${fixed(each)}" height="${fixed(height)}"><title>${percent(share)}</title></rect>`;
    });
    if (column % apart !== 0) return bars;
    return [...bars, text(column * wide + wide / 2, tall + 30, name, 'middle')];
  });
  return svg(640, tall + 40, parts);
}

export interface Curve {
  readonly label: string;
  readonly series: number;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Numbers over time. */
export function curves(lines: readonly Curve[]): string {
  const all = lines.flatMap(({ points }) => points);
  const [right, top] = [Math.max(1, ...all.map(([x]) => x)), Math.max(1, ...all.map(([, y]) => y))];
  const bottom = Math.min(0, ...all.map(([, y]) => y));
  const at = ([x, y]: readonly [number, number]) => {
    return `${fixed(40 + (520 * x) / right)},${fixed(20 + 200 * (1 - (y - bottom) / (top - bottom)))}`;
  };
  const parts = lines.flatMap(({ label: name, series, points }) => {
    const last = points[points.length - 1];
    if (last === undefined) return [];
    const [x = '0', y = '0'] = at(last).split(',');
    return [
      `<polyline class="c${series % 8}" points="${points.map(at).join(' ')}"/>`,
      text(Number(x) + 6, Number(y) + 4, name, 'start'),
    ];
  });
  const axis = [line(40, 220, 560, 220, 'axis'), line(40, 20, 40, 220, 'axis')];
  const ends = [text(36, 24, fixed(top), 'end'), text(36, 224, fixed(bottom), 'end')];
  return svg(680, 250, [...axis, ...ends, text(560, 238, `round ${right}`, 'end'), ...parts]);
}

/** Text that is nothing but text. */
export function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function svg(wide: number, high: number, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${fixed(wide)} ${fixed(high)}" width="${fixed(wide)}" role="img">${parts.join('')}</svg>`;
}

function text(x: number, y: number, value: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${fixed(x)}" y="${fixed(y)}" text-anchor="${anchor}">${escaped(value)}</text>`;
}

function line(x1: number, y1: number, x2: number, y2: number, name: string): string {
  return `<line class="${name}" x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}"/>`;
}

function mark(x: number, bottom: number): string {
  return line(x, 0, x, bottom, 'fair');
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}
