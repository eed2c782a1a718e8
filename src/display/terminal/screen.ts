import { plainTheme } from '../plain-theme.js';
import type { Board, Scene, Zone } from '../scene.js';
import type { Theme } from '../theme.js';
import { boardLines, leastWidth } from './board.js';
import { type Paint, styled } from './canvas.js';
import { seatLines, shortSeatLines, trackLines, zoneLines } from './tables.js';
import { folded, type TextContext } from './words.js';

/** How a table is drawn as text: columns, colour, characters. */
export interface ScreenOptions {
  readonly theme?: Theme | undefined;
  /** Columns; 80 unless told. */
  readonly width?: number | undefined;
  /** Most lines for the boards; 14 unless told. */
  readonly boardHeight?: number | undefined;
  /** Puts colours in; none unless told. */
  readonly paint?: Paint | undefined;
  /** Nothing but ASCII. */
  readonly ascii?: boolean | undefined;
  readonly highlight?: readonly string[] | undefined;
  readonly selected?: readonly string[] | undefined;
}

/** What somebody needs for the next choice: boards, own cards, whatever can be touched, and everybody in a line. */
export function drawScreen(scene: Scene, options: ScreenOptions = {}): string {
  const context = contextOf(scene, options);
  const isNeeded = (zone: Zone) => zone.cards.some(({ id }) => context.lit.has(id));
  const isOwn = ({ kind, cards }: Zone) => kind === 'hand' && cards.length > 0;
  const zones = scene.zones.filter(
    (zone) => isNeeded(zone) || isOwn(zone) || context.lit.has(zone.id),
  );
  return [
    headLine(context),
    ...boardRows(context, options.boardHeight ?? 14),
    ...zones.flatMap((zone) => zoneLines(context, zone)),
    ...shortSeatLines(context),
  ].join('\n');
}

/** Everything on the table. */
export function drawTable(scene: Scene, options: ScreenOptions = {}): string {
  const context = contextOf(scene, options);
  return [
    headLine(context),
    ...boardRows(context, options.boardHeight ?? 30),
    ...scene.tracks.flatMap((track) => trackLines(context, track)),
    ...scene.zones
      .filter(({ cards, count }) => cards.length > 0 || count !== undefined)
      .flatMap((zone) => zoneLines(context, zone)),
    ...seatLines(context),
  ].join('\n');
}

function contextOf(scene: Scene, options: ScreenOptions): TextContext {
  const { theme = plainTheme, width = 80, paint, ascii = false } = options;
  const { highlight = [], selected = [] } = options;
  return {
    scene,
    theme,
    width: Math.max(20, width),
    paint,
    isAscii: ascii,
    lit: new Set(highlight),
    chosen: new Set(selected),
  };
}

function headLine({ scene: { title, now }, paint, width }: TextContext): string {
  const round = now.round === null ? '' : ` · round ${now.round}`;
  const text = `${title}${round} · ${now.phase}`.slice(0, width);
  return styled(text, { weight: 'bold' }, paint);
}

/** Boards beside each other where there is room for all. */
function boardRows(context: TextContext, most: number): string[] {
  const { scene, width } = context;
  return rowsOf(scene.boards, width).flatMap((row) => {
    const room = Math.floor((width - 2 * (row.length - 1)) / row.length);
    const plain = { ...context, paint: undefined };
    const widths = row.map((board) => {
      return boardLines(plain, board, room, most).map((line) => line.length);
    });
    const drawn = row.map((board) => {
      const lines = boardLines(context, board, room, most);
      const label = scene.boards.length > 1 ? folded([board.label], room).slice(0, 1) : [];
      return [...label, ...lines].filter((line, i, all) => line !== '' || i < all.length - 1);
    });
    const height = Math.max(...drawn.map((lines) => lines.length));
    return Array.from({ length: height }, (_, i) => {
      return drawn
        .map((lines, column) => {
          const line = lines[i] ?? '';
          const long =
            (widths[column] ?? [])[i - (lines.length - (widths[column] ?? []).length)] ??
            line.length;
          return column === drawn.length - 1
            ? line
            : line + ' '.repeat(Math.max(0, room + 2 - long));
        })
        .join('');
    });
  });
}

function rowsOf(boards: readonly Board[], width: number): Board[][] {
  const rows: Board[][] = [];
  for (const board of boards) {
    const row = rows.at(-1);
    const needed = [...(row ?? []), board].map(leastWidth);
    const widest = Math.max(...needed);
    if (row !== undefined && widest * needed.length + 2 * (needed.length - 1) <= width)
      row.push(board);
    else rows.push([board]);
  }
  return rows;
}
