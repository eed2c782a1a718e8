import type { Display } from '../display/display.js';
import { drawScreen, drawTable, type ScreenOptions } from '../display/terminal/screen.js';
import type { GameTypes, NamesOption } from '../kernel/game.js';
import { drawingPaint, terminalHeight, terminalWidth } from './output.js';

/** Terminals without Unicode: the Linux console, and where the locale says so. */
function isAscii(): boolean {
  const { LC_ALL, LC_CTYPE, LANG, TERM } = process.env;
  const locale = LC_ALL || LC_CTYPE || LANG || '';
  return TERM === 'linux' || /^(C|POSIX)$|\.(ISO|iso)/.test(locale);
}

function optionsOf({ theme }: Display, highlight: readonly string[]): ScreenOptions {
  return { theme, width: terminalWidth(), paint: drawingPaint, ascii: isAscii(), highlight };
}

export interface ScreenParts extends NamesOption {
  /** Ids of what can be touched. */
  readonly highlight: readonly string[];
  /** Lines that come below: prompt and choices. */
  readonly below: number;
}

/** What somebody needs to see for the next choice, on one screen. */
export function screenOf(
  display: Display,
  view: GameTypes['view'],
  { names, highlight, below }: ScreenParts,
): string {
  const scene = display.scene(view, names === undefined ? {} : { names });
  const height = terminalHeight() - below;
  return drawScreen(scene, { ...optionsOf(display, highlight), height });
}

/** The whole table. */
export function tableOf(display: Display, view: GameTypes['view'], told?: NamesOption): string {
  return drawTable(display.scene(view, told), optionsOf(display, []));
}
