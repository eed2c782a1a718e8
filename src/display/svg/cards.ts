import type { Card, Zone } from '../scene.js';
import {
  type Context,
  classesOf,
  colourOf,
  type Drawn,
  fillOf,
  nothing,
  outline,
  shelved,
  stacked,
  title,
} from './context.js';
import { element, shortened, type Written, widthOf, wrap, writing } from './markup.js';

/** The least width of a card, and what is free between two. */
const leastWidth = 148;
const between = 8;
/** Cards that say more than this are twice as wide, where there is room. */
const long = 330;
const small = 10;
/** Bold letters are wider than they are measured. */
const bolder = 1.12;

/** How wide cards are: as the usual ones, or as many abreast as there is room, to its whole width. */
export type Cards = 'usual' | 'filling';

/** A zone with its cards, or as a chip where only their number is known; nothing where nothing lies. */
export function drawZone(context: Context, zone: Zone, room: number, cards: Cards): Drawn {
  if (zone.cards.length === 0) return nothing;
  if (zone.kind === 'pile') return drawPile(context, zone, room);
  const width = cards === 'usual' ? leastWidth : fillingWidth(room);
  const widths = zone.cards.map((card) => widthIn(card, width, room));
  const natural = widths.reduce((sum, one) => sum + one + between, -between);
  const wide = Math.min(room, Math.max(natural, widthOf(zone.label, 14)));
  const rows = inRows(widths, wide + 1).map((indices) => {
    const row = indices.map((i) => ({
      card: zone.cards[i] as Card,
      width: widths[i] as number,
    }));
    return drawRow(context, row, wide + 1);
  });
  const parts = [headingOf(context, zone, wide), stacked(rows, between)];
  const { markup, height } = stacked(parts, 5);
  return {
    markup: element('g', { 'data-id': zone.id, class: 'zone' }, markup),
    width: wide,
    height,
  };
}

function fillingWidth(room: number): number {
  const abreast = Math.max(1, Math.floor((room + between) / (leastWidth + between)));
  return Math.floor((room + between) / abreast) - between;
}

function widthIn({ lines, faceDown }: Card, usual: number, room: number): number {
  const twice = 2 * usual + between;
  return !faceDown && lines.join('').length > long && twice <= room ? twice : usual;
}

/** Which stand in one row, by their widths. */
function inRows(widths: readonly number[], room: number): number[][] {
  const rows: number[][] = [];
  let x = room;
  for (const [i, width] of widths.entries()) {
    if (x + width > room) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push(i);
    x += width + between;
  }
  return rows;
}

/** Cards side by side, all as high as the highest. */
function drawRow(
  context: Context,
  row: readonly { readonly card: Card; readonly width: number }[],
  room: number,
): Drawn {
  const written = row.map(({ card, width }) => writeCard(context, card, width - 14));
  const tallest = Math.max(...written.map(({ height }) => height));
  const drawn = row.map(({ card, width }, i) => {
    return drawCard(context, card, written[i]?.lines ?? [], width, tallest);
  });
  return shelved(drawn, room, between);
}

function headingOf({ palette, theme }: Context, zone: Zone, room: number): Drawn {
  const hidden = (zone.count ?? zone.cards.length) - zone.cards.length;
  const label = hidden > 0 ? `${zone.label} (and ${hidden} more)` : zone.label;
  const lines = wrap(label, 13 * bolder, room, 3).map((line, i) => {
    return writing(line, 0, 13 + i * 16, {
      size: 13,
      weight: 'bold',
      fill: palette.accent,
      family: theme.titles,
    });
  });
  return { markup: lines.join(''), width: room, height: 1 + lines.length * 16 };
}

/** An open pile: the names of what lies in it. */
function drawPile(context: Context, zone: Zone, room: number): Drawn {
  const names = zone.cards.map((card): Drawn => {
    const count = card.count !== undefined && card.count > 1 ? ` ×${card.count}` : '';
    const said = title([card.title, ...card.lines].join(' '));
    return chip(context, card.id, 'card', `${card.title}${count}`, card.owner, said, room);
  });
  const { markup, height } = stacked([headingOf(context, zone, room), shelved(names, room, 6)], 4);
  const inner = element('g', { 'data-id': zone.id, class: 'zone' }, markup);
  return { markup: inner, width: room, height };
}

/** Piles of which nobody sees more than their number. */
export function drawChips(context: Context, zones: readonly Zone[], room: number): Drawn {
  const counted = zones.filter(({ cards, count }) => cards.length === 0 && count !== undefined);
  const chips = counted.map((zone): Drawn => {
    const said = title(zone.label, zone.note);
    return chip(context, zone.id, 'zone', `${zone.label}: ${zone.count}`, zone.owner, said, room);
  });
  return shelved(chips, room, 6);
}

function chip(
  context: Context,
  id: string,
  kind: string,
  label: string,
  owner: number | undefined,
  said: string,
  room: number,
): Drawn {
  const { palette } = context;
  const text = shortened(label, 11, room - 16);
  const wide = Math.min(room, widthOf(text, 11) + 16);
  const mark = outline(context, id);
  const frame = element('rect', {
    x: 0.5,
    y: 0.5,
    width: wide - 1,
    height: 21,
    rx: 10,
    fill: palette.panel,
    stroke: mark?.stroke ?? colourOf(context, owner) ?? palette.line,
    'stroke-width': mark?.width ?? 1.5,
  });
  const written = writing(text, 8, 15, { size: 11, fill: palette.ink });
  const classes = classesOf(context, id, kind);
  const markup = element('g', { 'data-id': id, class: classes }, said, frame, written);
  return { markup, width: wide, height: 22 };
}

/** What stands on a card, and how high that makes it. */
function writeCard(
  { palette }: Context,
  card: Card,
  inner: number,
): { lines: string[]; height: number } {
  const { kind, title: name, lines, values, flags, faceDown } = card;
  const count = card.count !== undefined && card.count > 1 ? ` ×${card.count}` : '';
  const written: string[] = [];
  let y = 18;
  const write = (text: string, step: number, size: number, how: Written) => {
    const measured = how.weight === 'bold' ? size * bolder : size;
    for (const line of wrap(text, measured, inner)) {
      written.push(writing(line, 7, y, { size, ...how }));
      y += step;
    }
  };
  write(`${name}${count}`, 14, 12, { weight: 'bold', fill: palette.ink });
  const what = flags.length > 0 ? `${kind} · ${flags.join(', ')}` : kind;
  write(what, 12, 9, { fill: palette.faint });
  y += 1;
  for (const { label, value } of values) {
    write(`${label} ${value}`, 12, small, { weight: 'bold', fill: palette.accent });
  }
  for (const line of faceDown ? [] : lines) write(line, 12, small, { fill: palette.ink });
  return { lines: written, height: y };
}

/** A card as it lies there. */
function drawCard(
  context: Context,
  card: Card,
  written: readonly string[],
  width: number,
  height: number,
): Drawn {
  const { palette } = context;
  const { id, kind, title: name, lines, faceDown } = card;
  const colour = colourOf(context, card.owner);
  const mark = outline(context, id);
  const frame = element('rect', {
    x: 1,
    y: 1,
    width: width - 2,
    height: height - 2,
    rx: 7,
    fill: faceDown ? palette.line : palette.panel,
    stroke: mark?.stroke ?? colour ?? palette.line,
    'stroke-width': mark?.width ?? 1.5,
    'stroke-dasharray': faceDown ? '5 3' : undefined,
  });
  const band = element('rect', {
    x: 1,
    y: 1,
    width: width - 2,
    height: 4,
    rx: 2,
    fill: colour ?? fillOf(context, kind, palette.accent),
  });
  const classes = classesOf(context, id, 'card');
  const said = title([name, ...lines].join(' '));
  const markup = element('g', { 'data-id': id, class: classes }, said, frame, band, ...written);
  return { markup, width, height };
}
