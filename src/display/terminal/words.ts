import type { Card, Piece, Scene, Space } from '../scene.js';
import type { Look, Theme } from '../theme.js';
import { type Paint, styled } from './canvas.js';

/** What text drawing needs to know besides the thing itself. */
export interface TextContext {
  readonly scene: Scene;
  readonly theme: Theme;
  readonly width: number;
  /** None where there are no colours. */
  readonly paint: Paint | undefined;
  readonly isAscii: boolean;
  readonly lit: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
}

function lookOf({ theme }: TextContext, kind: string): Look {
  return Object.hasOwn(theme.looks, kind) ? (theme.looks[kind] ?? {}) : {};
}

/** The sign of a kind: one or two characters; nothing where the theme has none. */
export function symbolOf(context: TextContext, kind: string): string {
  const { symbol = '', ascii } = lookOf(context, kind);
  return context.isAscii ? (ascii ?? symbol.replace(/[^\x20-\x7e]/g, '?')) : symbol;
}

/** A piece in a few characters: whose, what, how many or how much. */
export function pieceText(context: TextContext, piece: Piece): string {
  const owner = piece.owner ?? '';
  if (piece.short !== undefined) return `${owner}${piece.short}`;
  const symbol = symbolOf(context, piece.kind) || piece.label.charAt(0);
  const count = piece.count !== undefined && piece.count > 1 ? piece.count : '';
  const value = piece.faceDown ? '?' : (piece.value ?? '');
  return `${owner}${symbol}${value}${value !== '' && count !== '' ? `x${count}` : count}`;
}

/** A kind as players call it: `power house` for powerHouse. */
export function kindName(context: TextContext, kind: string): string {
  return lookOf(context, kind).name ?? kind.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

export function markText(context: TextContext, { kind, value }: Space['marks'][number]): string {
  return `${symbolOf(context, kind)}${value ?? ''}`;
}

/** A card in a few words: its name, price and how many. */
export function cardText(card: Card): string {
  const price = card.values.find(({ label }) => /^(price|cost)$/i.test(label));
  const count = card.count !== undefined && card.count > 1 ? ` x${card.count}` : '';
  const flags = card.flags.length > 0 ? ` (${card.flags.join(', ')})` : '';
  return `${card.title}${count}${price === undefined ? '' : ` ${price.value}`}${flags}`;
}

/** As many whole words as there is room for; a first word that is too long is cut. */
export function wholeWords(text: string, room: number): string {
  if (text.length <= room) return text;
  const end = text.lastIndexOf(' ', room);
  return end > 0 ? text.slice(0, end) : text.slice(0, room);
}

/** Words in lines of at most this width, later lines indented; a word is broken only if it is longer than a line. */
export function folded(words: readonly string[], width: number, indent = 2): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.flatMap((one) => pieces(one, width - indent))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line.trim() !== '' && longer.length > width) {
      lines.push(line);
      line = `${' '.repeat(indent)}${word}`;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** A name and what belongs to it, the name in bold. */
export function headed(
  { width, paint }: TextContext,
  name: string,
  items: readonly string[],
): string[] {
  const head = `${name}:`;
  const isShort = head.length <= width / 2;
  const words = isShort ? [head, ...items] : [...head.split(' '), ...items];
  const [first = '', ...rest] = folded(words, width);
  if (!first.startsWith(head)) return [styled(first, { weight: 'bold' }, paint), ...rest];
  return [styled(head, { weight: 'bold' }, paint) + first.slice(head.length), ...rest];
}

function pieces(word: string, most: number): string[] {
  if (word.length <= most) return [word];
  return word.match(new RegExp(`.{1,${Math.max(1, most)}}`, 'g')) ?? [];
}
