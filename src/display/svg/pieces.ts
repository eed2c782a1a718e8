import type { Mark, Piece } from '../scene.js';
import {
  type Context,
  classesOf,
  colourOf,
  fillOf,
  lookOf,
  outline,
  seatOf,
  title,
} from './context.js';
import { type Icon, icons, seatIcon } from './icons.js';
import { element, figure, inkOn, widthOf, writing } from './markup.js';

/** Something on a space that is no thing of its own: who touches it touches the space. */
export function drawMark(
  context: Context,
  mark: Mark,
  on: string,
  x: number,
  y: number,
  size: number,
): string {
  const { icon = 'square' } = lookOf(context, mark.kind);
  const fill = fillOf(context, mark.kind, context.palette.faint);
  const parts = [title(mark.label), drawIcon(icons[icon], x, y, size, { fill })];
  if (mark.value !== undefined) parts.push(badge(context, String(mark.value), x, y, size, fill));
  return element('g', { class: 'mark', 'data-on': on }, ...parts);
}

/** Flags of pieces that are out of action. */
const dimmed = new Set(['spent', 'tired', 'flipped', 'destroyed', 'down']);

export function drawPiece(
  context: Context,
  piece: Piece,
  x: number,
  y: number,
  size: number,
): string {
  const { palette } = context;
  const { id, kind, owner, label, note, value, count, faceDown, flags } = piece;
  const look = lookOf(context, kind);
  const fill = colourOf(context, owner) ?? fillOf(context, kind, palette.faint);
  const shape = look.icon ?? (owner === undefined ? 'disc' : seatIcon(owner));
  const mark = outline(context, id);
  const active = flags.includes('active') ? palette.accent : undefined;
  const stroke = mark?.stroke ?? active ?? (context.mode === 'light' ? '#ffffff' : '#000000');
  const drawn = drawIcon(icons[shape], x, y, size, {
    fill,
    stroke,
    'stroke-width': mark === undefined ? (active === undefined ? 0.8 : 3) : 3,
    'stroke-dasharray': faceDown ? '3 2' : undefined,
    opacity: flags.some((flag) => dimmed.has(flag)) ? 0.5 : undefined,
  });
  const shown = faceDown ? '?' : value?.toString();
  const number = count !== undefined && count > 1 ? String(count) : undefined;
  const both = shown !== undefined && number !== undefined;
  const told = shown ?? number;
  const parts = [title(label, note), drawn];
  if (told !== undefined && look.icon === undefined && fitsInto(told, shape)) {
    parts.push(inside(told, x, y, size, fill));
    if (both) parts.push(badge(context, number, x, y, size, fill));
  } else if (told !== undefined) {
    parts.push(badge(context, both ? `${number}×${shown}` : told, x, y, size, fill));
  }
  if (owner !== undefined && look.icon !== undefined) parts.push(sign(context, owner, x, y, size));
  return element('g', { 'data-id': id, class: classesOf(context, id, 'piece') }, ...parts);
}

/** Shapes with room for more than one letter. On pictures nothing can be read at all. */
const roomy: ReadonlySet<Icon> = new Set(['disc', 'square', 'hexagon']);

function fitsInto(text: string, shape: Icon): boolean {
  return text.length < 2 || roomy.has(shape);
}

function drawIcon(path: string, x: number, y: number, size: number, attributes: object): string {
  const scale = (size * 0.9) / 24;
  const at = `translate(${figure(x + size * 0.05)} ${figure(y + size * 0.05)}) scale(${figure(scale)})`;
  return element('path', { d: path, transform: at, 'fill-rule': 'evenodd', ...attributes });
}

/** In pixels; smaller ones nobody can read. */
const leastLetters = 9;

/** A number in the middle. */
function inside(text: string, x: number, y: number, size: number, ground: string): string {
  const letters = Math.max(leastLetters, size * (text.length > 2 ? 0.34 : 0.48));
  return writing(text, x + size / 2, y + size / 2 + letters * 0.36, {
    size: letters,
    anchor: 'middle',
    weight: 'bold',
    fill: inkOn(ground),
  });
}

/** On pictures smaller than this, numbers would cover all that can be seen: they are told when somebody points. */
const leastNumbered = 12;
/** On smaller pictures a frame around the number would hide what they show. */
const leastFramed = 22;

/** A number at the lower right, in a circle or, where it is long, in something longer. */
function badge(
  { palette }: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): string {
  if (size < leastNumbered) return '';
  const r = Math.max(6, size * 0.27);
  const letters = Math.max(leastLetters, r * (text.length > 2 ? 1.1 : 1.45));
  const width = Math.max(2 * r, widthOf(text, letters) * 0.86 + r * 0.5);
  const left = x + size + r * 0.2 - width;
  const top = y + size - r * 1.8;
  const how = { size: letters, anchor: 'middle', weight: 'bold', fill: palette.ink } as const;
  const written = writing(text, left + width / 2, top + r + letters * 0.35, how);
  if (size < leastFramed) {
    const halo = { stroke: palette.panel, 'stroke-width': 2.5, 'paint-order': 'stroke' };
    return element('g', { ...halo, 'stroke-linejoin': 'round' }, written);
  }
  const frame = { x: left, y: top, width, height: 2 * r, rx: r, fill: palette.panel };
  return element('rect', { ...frame, stroke: colour, 'stroke-width': 1 }) + written;
}

/** The sign of the owner at the upper left, for who does not see its colour. */
function sign(context: Context, owner: number, x: number, y: number, size: number): string {
  const colour = seatOf(context, owner)?.colour ?? context.palette.ink;
  const attributes = { fill: colour, stroke: context.palette.panel, 'stroke-width': 2 };
  return drawIcon(icons[seatIcon(owner)], x - size * 0.04, y - size * 0.04, size * 0.4, attributes);
}
