import type { Icon } from './svg/icons.js';

/** Colours of a picture, as #rrggbb. */
export interface Palette {
  /** Behind everything. */
  readonly paper: string;
  readonly ink: string;
  /** Small print. */
  readonly faint: string;
  /** Cards, mats and tables. */
  readonly panel: string;
  readonly line: string;
  /** Titles, and whatever belongs to the game as a whole. */
  readonly accent: string;
  /** Around what can be touched. */
  readonly lit: string;
  /** Around what has been touched. */
  readonly chosen: string;
}

/** How a kind of thing looks. */
export interface Look {
  /** In pictures. */
  readonly icon?: Icon;
  /** Fill, light and dark. */
  readonly fill?: readonly [light: string, dark: string];
  /** Drawn over the fill, to be told apart without colour. */
  readonly pattern?: 'plain' | 'stripes' | 'dots' | 'cross' | 'bricks';
  /** In the terminal: one or two characters, and the same without Unicode. */
  readonly symbol?: string;
  readonly ascii?: string;
  /** What players call it, where its kind does not say so. */
  readonly name?: string;
}

/** What makes a game look like itself; how things are drawn is the same for all. */
export interface Theme {
  readonly light: Palette;
  readonly dark: Palette;
  /** Fonts of titles, as in CSS. */
  readonly titles: string;
  /** By the kinds of spaces, marks, pieces, links and cards. */
  readonly looks: Readonly<Record<string, Look>>;
}

/** Told apart by every kind of eye (after Okabe and Ito), by seat. */
export const seatColours = [
  '#d55e00',
  '#0072b2',
  '#009e73',
  '#cc79a7',
  '#e69f00',
  '#56b4e9',
  '#8c6bb1',
  '#6b6b6b',
] as const;

/** The colour of a seat; a letter always stands beside it. */
export function seatColour(seat: number): string {
  return seatColours[seat % seatColours.length] as string;
}
