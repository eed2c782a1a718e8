import { element, escaped, writing } from '../../display/svg/markup.js';
import type { Standing } from '../../kernel/game.js';

const width = 320;
const height = 160;
const left = 34;
const bottom = 18;

/** Standings over the moves of a game as lines, one a seat. */
export function drawChart(
  standings: readonly Standing[],
  colours: readonly string[],
  names: readonly string[],
  at: number,
): string {
  const [first] = standings;
  if (first === undefined || standings.length < 2) return '';
  const scores = first.seats.map((_, row) => standings.map(({ seats }) => seats[row]?.score ?? 0));
  const most = Math.max(1, ...scores.flat());
  const least = Math.min(0, ...scores.flat());
  const x = (move: number) => left + (move / (standings.length - 1)) * (width - left - 8);
  const y = (score: number) => {
    return height - bottom - ((score - least) / (most - least)) * (height - bottom - 10);
  };
  const lines = scores.map((row, index) => {
    const points = row.map((score, move) => `${x(move).toFixed(1)},${y(score).toFixed(1)}`);
    const seat = first.seats[index]?.seat ?? index;
    return element(
      'polyline',
      {
        points: points.join(' '),
        fill: 'none',
        stroke: colours[seat] ?? '#888888',
        'stroke-width': 2.5,
        'stroke-dasharray': dashes[index % dashes.length],
      },
      element('title', {}, escaped(names[seat] ?? `Seat ${seat}`)),
    );
  });
  const now = { x1: x(at), x2: x(at), y1: 4, y2: height - bottom, stroke: 'currentColor' };
  const better = first.better === 'fewer' ? ' (fewer is better)' : '';
  return element(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      class: 'chart',
      role: 'img',
      'aria-label': `${first.unit} over time`,
    },
    writing(String(most), left - 4, 14, { size: 11, anchor: 'end', fill: 'currentColor' }),
    writing(String(least), left - 4, height - bottom, {
      size: 11,
      anchor: 'end',
      fill: 'currentColor',
    }),
    writing(`${first.unit}${better}`, left, height - 4, { size: 11, fill: 'currentColor' }),
    ...lines,
    element('line', { ...now, 'stroke-opacity': 0.6 }),
  );
}

/** Which line is whose, with what they have now. */
export function drawLegend(
  standings: readonly Standing[],
  colours: readonly string[],
  names: readonly string[],
  at: number,
): string {
  const rows = (standings[at]?.seats ?? []).map(({ seat, score }, index) => {
    const line = element('line', {
      x1: 0,
      x2: 34,
      y1: 5,
      y2: 5,
      stroke: colours[seat] ?? '#888888',
      'stroke-width': 3,
      'stroke-dasharray': dashes[index % dashes.length],
    });
    const sample = element('svg', { viewBox: '0 0 34 10', 'aria-hidden': 'true' }, line);
    return element('li', {}, sample, escaped(` ${names[seat] ?? `Seat ${seat}`} ${score}`));
  });
  return element('ul', { class: 'legend' }, ...rows);
}

/** Lines are told apart without colours too. */
const dashes = [undefined, '7 3', '2 3', '9 3 2 3', '4 4', '1 2', '12 4', '6 2 2 2'];
