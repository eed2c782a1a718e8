import { plural } from '../../kit/words.js';
import type { SeatRow, Track, Zone } from '../scene.js';
import { styled } from './canvas.js';
import { cardText, folded, headed, type TextContext } from './words.js';

/** Everybody at the table, a line each, with as many facts as there is room for. */
export function shortSeatLines(context: TextContext): string[] {
  const { scene, width } = context;
  const labels = labelsOf(scene.seats);
  for (let kept = labels.length; kept > 0; kept--) {
    const told = labels.slice(0, kept);
    const seats = scene.seats.map((row) => {
      return { ...row, facts: row.facts.filter(([label]) => told.includes(label)) };
    });
    const lines = seatLines({ ...context, scene: { ...scene, seats }, paint: undefined });
    // The heads of a table stand right of the names.
    const isTable = lines[0]?.startsWith('   ');
    if (isTable && lines.every((line) => line.length <= width)) {
      return seatLines({ ...context, scene: { ...scene, seats } });
    }
  }
  return scene.seats.map((row) => seatStyled(context, row, nameOf(row).slice(0, width)));
}

/** Everybody at the table, a row each; folded where there is no room for columns. */
export function seatLines(context: TextContext): string[] {
  const { scene, width, paint } = context;
  const labels = labelsOf(scene.seats);
  const cells = scene.seats.map((row) => [
    nameOf(row),
    ...labels.map((label) => factOf(row, label)),
  ]);
  const heads = ['', ...labels];
  const widths = heads.map((head, column) => {
    return Math.max(head.length, ...cells.map((row) => (row[column] ?? '').length));
  });
  const total = widths.reduce((sum, one) => sum + one + 2, -2);
  if (total > width) return scene.seats.flatMap((row) => foldedSeat(context, row));
  const lineOf = (row: readonly string[]) => {
    return row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  };
  return [
    styled(lineOf(heads), { weight: 'dim' }, paint),
    ...cells.map((row, i) => seatStyled(context, scene.seats[i] as SeatRow, lineOf(row))),
  ];
}

/** Everybody at the table in one paragraph, with what stands first of each: where there is no room for rows. */
export function seatWords(context: TextContext): string[] {
  const { scene, width, lit } = context;
  const told = scene.seats.flatMap((row, i) => {
    const facts = row.facts.slice(0, 3).map(([label, value]) => `${label} ${value}`);
    const end = i < scene.seats.length - 1 ? ';' : '';
    const ended = facts.map((fact, j) => `${fact}${j < facts.length - 1 ? ',' : end}`);
    const name = `${nameOf(row).trim()}${lit.has(row.id) ? '*' : ''}`;
    return facts.length === 0 ? [`${name}${end}`] : [`${name}:`, ...ended];
  });
  return folded(told, width);
}

/** Zones of which only the number of cards is told. */
export function countLines({ width, paint }: TextContext, zones: readonly Zone[]): string[] {
  if (zones.length === 0) return [];
  const told = zones.map(({ label, cards, count }, i) => {
    return `${label} ${count ?? cards.length}${i < zones.length - 1 ? ',' : ''}`;
  });
  const lines = folded(['Also:', ...told, '(table)'], width);
  return lines.map((line) => styled(line, { weight: 'dim' }, paint));
}

/** What is told of any of them, each once. */
function labelsOf(seats: readonly SeatRow[]): string[] {
  return [...new Set(seats.flatMap(({ facts }) => facts.map(([label]) => label)))];
}

function nameOf({ seat, name, active }: SeatRow): string {
  return `${active ? '>' : ' '}${seat} ${name}`;
}

function factOf({ facts }: SeatRow, label: string): string {
  return String(facts.find(([one]) => one === label)?.[1] ?? '');
}

function foldedSeat(context: TextContext, row: SeatRow): string[] {
  const facts = row.facts.map(([label, value]) => `${label} ${value};`);
  const name = facts.length === 0 ? nameOf(row) : `${nameOf(row)}:`;
  const lines = folded([name, ...facts], context.width, 4);
  return lines.map((line) => seatStyled(context, row, line));
}

function seatStyled({ paint, lit }: TextContext, { id, colour }: SeatRow, line: string): string {
  const ground = lit.has(id) ? ({ ground: 'lit' } as const) : {};
  return styled(
    lit.has(id) && paint === undefined ? `${line} *` : line,
    { colour, ...ground },
    paint,
  );
}

/** A zone in a line or a few: its name and what lies there. */
export function zoneLines(context: TextContext, zone: Zone): string[] {
  const { lit } = context;
  const hidden = (zone.count ?? zone.cards.length) - zone.cards.length;
  const cards = counted(
    zone.cards.map((card) => `${cardText(card)}${lit.has(card.id) ? '*' : ''}`),
  );
  const unseen = hidden > 0 ? [unseenText(zone, hidden)] : [];
  const all = [...cards, ...unseen];
  const text =
    all.length === 0 ? ['none'] : all.map((one, i) => (i < all.length - 1 ? `${one},` : one));
  return headed(context, zone.label, text);
}

/** Those that read alike once, with their number. */
function counted(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => {
    const count = texts.filter((one) => one === text).length;
    return count > 1 ? `${text} x${count}` : text;
  });
}

/** How many nobody sees; on a mat lie pieces and tokens as well. */
function unseenText({ kind, cards }: Zone, hidden: number): string {
  if (cards.length > 0) return `${hidden} more`;
  return kind === 'hand' ? plural(hidden, 'card') : String(hidden);
}

/** A track in a line: who is where. */
export function trackLines(context: TextContext, track: Track): string[] {
  const own = `${track.label}: `;
  const markers = track.markers.map(({ label }, i) => {
    const told = label.startsWith(own) ? label.slice(own.length) : label;
    return i < track.markers.length - 1 ? `${told};` : told;
  });
  return headed(context, `${track.label} ${track.from}-${track.to}`, markers);
}
