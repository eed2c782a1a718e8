import type { Display } from '../display/display.js';
import { drawScreen, drawTable, type ScreenOptions } from '../display/terminal/screen.js';
import type { GameTypes, NamesOption } from '../kernel/game.js';
import { drawingPaint, terminalWidth } from './output.js';

/** Terminals without Unicode: the Linux console, and where the locale says so. */
function isAscii(): boolean {
  const { LC_ALL, LC_CTYPE, LANG, TERM } = process.env;
  const locale = LC_ALL || LC_CTYPE || LANG || '';
  return TERM === 'linux' || /^(C|POSIX)$|\.(ISO|iso)/.test(locale);
}

function optionsOf({ theme }: Display, highlight: readonly string[]): ScreenOptions {
  return { theme, width: terminalWidth(), paint: drawingPaint, ascii: isAscii(), highlight };
}

/** What somebody needs to see for the next choice, on one screen. */
export function screenOf(
  display: Display,
  view: GameTypes['view'],
  highlight: readonly string[] = [],
  told?: NamesOption,
): string {
  return drawScreen(display.scene(view, told), optionsOf(display, highlight));
}

/** The whole table. */
export function tableOf(display: Display, view: GameTypes['view'], told?: NamesOption): string {
  return drawTable(display.scene(view, told), optionsOf(display, []));
}
