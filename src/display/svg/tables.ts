import type { Scene, SeatRow, Track } from '../scene.js';
import { type Context, classesOf, colourOf, type Drawn, outline, title } from './context.js';
import { icons, seatIcon } from './icons.js';
import { element, inkOn, shortened, widthOf, writing } from './markup.js';

/** Title, round and phase. */
export function drawHead(context: Context, { title: game, now }: Scene, room: number): Drawn {
  const { palette, theme } = context;
  const round = now.round === null ? '' : `Round ${now.round} · `;
  const markup =
    writing(game, 0, 24, { size: 24, weight: 'bold', fill: palette.accent, family: theme.titles }) +
    writing(shortened(`${round}${now.phase}`, 14, room), 0, 44, { size: 14, fill: palette.faint });
  return { markup, width: room, height: 50 };
}

/** Everybody at the table, a block each. */
export function drawSeat(context: Context, row: SeatRow, room: number): Drawn {
  const { palette } = context;
  const mark = outline(context, row.id);
  const facts = factLines(row, room - 44);
  // As high as the sign at least, also where there is nothing to tell.
  const height = Math.max(36, 26 + facts.length * 15);
  const frame = element('rect', {
    x: 1,
    y: 1,
    width: room - 2,
    height: height - 2,
    rx: 7,
    fill: palette.panel,
    stroke: mark?.stroke ?? (row.active ? palette.accent : palette.line),
    'stroke-width': mark?.width ?? (row.active ? 2.5 : 1),
  });
  const icon = element('path', {
    d: icons[seatIcon(row.seat)],
    transform: 'translate(8 6) scale(1.1)',
    fill: row.colour,
    'fill-rule': 'evenodd',
  });
  const number = writing(String(row.seat), 21.2, 23, {
    size: 12,
    weight: 'bold',
    anchor: 'middle',
    fill: inkOn(row.colour),
  });
  const name = writing(shortened(row.name, 13, room - 48), 40, 18, {
    size: 13,
    weight: 'bold',
    fill: palette.ink,
  });
  const written = facts.map((line, i) => {
    return writing(line, 40, 34 + i * 15, { size: 11, fill: palette.ink });
  });
  const classes = classesOf(context, row.id, 'seat');
  const said = title(row.name, row.note);
  const parts = [said, frame, icon, number, name, ...written];
  return {
    markup: element('g', { 'data-id': row.id, class: classes }, ...parts),
    width: room,
    height,
  };
}

function factLines({ facts }: SeatRow, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [label, value] of facts) {
    const fact = `${label} ${value}`;
    const longer = line === '' ? fact : `${line} · ${fact}`;
    if (line !== '' && widthOf(longer, 11) > room) {
      lines.push(line);
      line = fact;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines.map((one) => shortened(one, 11, room));
}

/** So many pixels a marker takes with its number. */
const apart = 28;

/** A line with its markers; those near each other stand above each other. */
export function drawTrack(context: Context, track: Track, room: number): Drawn {
  const { palette } = context;
  const { from, to, markers, stops, label } = track;
  const length = Math.max(1, to - from);
  const left = 12;
  const xOf = (at: number) => left + ((at - from) / length) * (room - 2 * left);
  const placedAt: { readonly marker: Track['markers'][number]; readonly level: number }[] = [];
  for (const marker of markers) {
    const near = placedAt.filter((one) => Math.abs(xOf(one.marker.at) - xOf(marker.at)) < apart);
    const taken = new Set(near.map(({ level }) => level));
    let level = 0;
    while (taken.has(level)) level++;
    placedAt.push({ marker, level });
  }
  const tallest = Math.max(1, ...placedAt.map(({ level }) => level + 1));
  const base = 20 + tallest * 15;
  const height = base + 16;
  const line = element('line', {
    x1: left,
    y1: base,
    x2: room - left,
    y2: base,
    stroke: palette.line,
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });
  const ends = [from, to].map((at, i) => {
    const anchor = i === 0 ? {} : ({ anchor: 'end' } as const);
    return writing(String(at), i === 0 ? left : room - left, base + 14, {
      size: 10,
      fill: palette.faint,
      ...anchor,
    });
  });
  const stopped = stops.map((stop) => {
    const x = xOf(stop.at);
    const tick = { x1: x, y1: base - 5, x2: x, y2: base + 5, stroke: palette.accent };
    return element(
      'g',
      {},
      title(`${stop.at}: ${stop.label}`),
      element('line', { ...tick, 'stroke-width': 2 }),
    );
  });
  const drawn = placedAt.map(({ marker, level }) => {
    const x = xOf(marker.at);
    const y = base - 10 - level * 15;
    const fill = colourOf(context, marker.owner) ?? palette.accent;
    const at = `translate(${Math.round(x - 7)} ${Math.round(y - 7)}) scale(0.6)`;
    const d = icons[marker.owner === undefined ? 'disc' : seatIcon(marker.owner)];
    const path = element('path', {
      d,
      transform: at,
      fill,
      stroke: palette.paper,
      'stroke-width': 2,
    });
    const number = writing(String(marker.at), x + 9, y + 4, { size: 10, fill: palette.ink });
    return element('g', { 'data-id': marker.id }, title(marker.label, marker.note), path, number);
  });
  const name = writing(shortened(label, 12, room), 0, 13, {
    size: 12,
    weight: 'bold',
    fill: palette.accent,
    family: context.theme.titles,
  });
  const parts = [title(label, track.note), name, line, ...ends, ...stopped, ...drawn];
  return {
    markup: element('g', { 'data-id': track.id, class: 'track' }, ...parts),
    width: room,
    height,
  };
}
