import type { Scene, SeatRow } from '../scene.js';
import type { Look, Palette, Theme } from '../theme.js';
import { element, escaped } from './markup.js';

/** What drawing needs to know besides the thing itself. */
export interface Context {
  readonly scene: Scene;
  readonly theme: Theme;
  readonly palette: Palette;
  readonly mode: 'light' | 'dark';
  readonly lit: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
}

/** A part of a picture: its markup, drawn from 0, 0, and its size. */
export interface Drawn {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

export const nothing: Drawn = { markup: '', width: 0, height: 0 };

export function lookOf({ theme }: Context, kind: string): Look {
  return Object.hasOwn(theme.looks, kind) ? (theme.looks[kind] ?? {}) : {};
}

export function fillOf(context: Context, kind: string, otherwise: string): string {
  const fill = lookOf(context, kind).fill;
  if (fill === undefined) return otherwise;
  return context.mode === 'light' ? fill[0] : fill[1];
}

export function seatOf({ scene }: Context, owner: number): SeatRow | undefined {
  return scene.seats.find(({ seat }) => seat === owner);
}

export function colourOf(context: Context, owner: number | undefined): string | undefined {
  return owner === undefined ? undefined : seatOf(context, owner)?.colour;
}

/** What is said when somebody points at it. */
export function title(label: string, note?: string): string {
  return element('title', {}, escaped(note === undefined ? label : `${label}. ${note}`));
}

/** The line around a thing that can be, or has been, touched. */
export function outline(
  { lit, chosen, palette }: Context,
  id: string,
): { readonly stroke: string; readonly width: number } | undefined {
  if (chosen.has(id)) return { stroke: palette.chosen, width: 4 };
  return lit.has(id) ? { stroke: palette.lit, width: 3 } : undefined;
}

/** The classes by which a page finds what is lit. */
export function classesOf({ lit, chosen }: Context, id: string, kind: string): string {
  const state = chosen.has(id) ? ' chosen' : lit.has(id) ? ' lit' : '';
  return `${kind}${state}`;
}

/** Moved to its place. */
export function placed({ markup }: Drawn, x: number, y: number): string {
  if (markup === '') return '';
  return element('g', { transform: `translate(${Math.round(x)} ${Math.round(y)})` }, markup);
}

/** One below the other. */
export function stacked(parts: readonly Drawn[], gap: number): Drawn {
  let y = 0;
  let width = 0;
  const markup = parts.flatMap((part) => {
    if (part.height === 0) return [];
    const here = placed(part, 0, y);
    y += part.height + gap;
    width = Math.max(width, part.width);
    return here;
  });
  return { markup: markup.join(''), width, height: Math.max(0, y - gap) };
}

/** Side by side, in as many rows as it takes. */
export function shelved(parts: readonly Drawn[], width: number, gap: number): Drawn {
  let x = 0;
  let y = 0;
  let tall = 0;
  let markup = '';
  for (const part of parts) {
    if (part.height === 0) continue;
    if (x > 0 && x + part.width > width) {
      x = 0;
      y += tall + gap;
      tall = 0;
    }
    markup += placed(part, x, y);
    x += part.width + gap;
    tall = Math.max(tall, part.height);
  }
  return { markup, width, height: y + tall };
}
