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
import { element, shortened, widthOf, wrap, writing } from './markup.js';

const width = 148;
const inner = width - 14;
const small = 10;
/** Bold letters are wider than they are measured. */
const bolder = 1.12;

/** A zone with its cards, or as a chip where only their number is known; nothing where nothing lies. */
export function drawZone(context: Context, zone: Zone, room: number): Drawn {
  if (zone.cards.length === 0) return nothing;
  if (zone.kind === 'pile') return drawPile(context, zone, room);
  const written = zone.cards.map((card) => writeCard(context, card));
  const tallest = Math.max(...written.map(({ height }) => height));
  const even = zone.cards.map((card, i) => {
    return drawCard(context, card, written[i]?.lines ?? [], tallest);
  });
  const natural = even.length * (width + 8) - 8;
  const wide = Math.min(room, Math.max(natural, widthOf(zone.label, 14)));
  const { markup, height } = stacked(
    [headingOf(context, zone, wide), shelved(even, wide + 1, 8)],
    5,
  );
  return {
    markup: element('g', { 'data-id': zone.id, class: 'zone' }, markup),
    width: wide,
    height,
  };
}

function headingOf({ palette, theme }: Context, zone: Zone, room: number): Drawn {
  const hidden = (zone.count ?? zone.cards.length) - zone.cards.length;
  const label = hidden > 0 ? `${zone.label} (and ${hidden} more)` : zone.label;
  const text = shortened(label, 13, room);
  const markup = writing(text, 0, 13, {
    size: 13,
    weight: 'bold',
    fill: palette.accent,
    family: theme.titles,
  });
  return { markup, width: room, height: 17 };
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
function writeCard({ palette }: Context, card: Card): { lines: string[]; height: number } {
  const { kind, title: name, lines, values, flags, faceDown } = card;
  const count = card.count !== undefined && card.count > 1 ? ` ×${card.count}` : '';
  const written: string[] = [];
  let y = 18;
  for (const line of wrap(`${name}${count}`, 12 * bolder, inner, 2)) {
    written.push(writing(line, 7, y, { size: 12, weight: 'bold', fill: palette.ink }));
    y += 14;
  }
  const what = flags.length > 0 ? `${kind} · ${flags.join(', ')}` : kind;
  written.push(writing(shortened(what, 9, inner), 7, y, { size: 9, fill: palette.faint }));
  y += 13;
  for (const { label, value } of values) {
    const text = shortened(`${label} ${value}`, small * bolder, inner);
    written.push(writing(text, 7, y, { size: small, weight: 'bold', fill: palette.accent }));
    y += 12;
  }
  const shown = faceDown ? [] : lines.flatMap((line) => wrap(line, small, inner, 6)).slice(0, 14);
  for (const line of shown) {
    written.push(writing(line, 7, y, { size: small, fill: palette.ink }));
    y += 12;
  }
  return { lines: written, height: y };
}

/** A card as it lies there. */
function drawCard(context: Context, card: Card, written: readonly string[], height: number): Drawn {
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
