import { plainTheme } from '../plain-theme.js';
import type { Scene, Zone } from '../scene.js';
import type { Theme } from '../theme.js';
import { boardLines } from './board.js';
import { type Paint, styled } from './canvas.js';
import { legendLines } from './legend.js';
import {
  countLines,
  seatLines,
  seatWords,
  shortSeatLines,
  trackLines,
  zoneLines,
} from './tables.js';
import { type TextContext, wholeWords } from './words.js';

/** How a table is drawn as text: columns, colour, characters. */
export interface ScreenOptions {
  readonly theme?: Theme | undefined;
  /** Columns; 80 unless told. */
  readonly width?: number | undefined;
  /** Lines in which a screen should fit: what matters least is folded; 20 unless told. */
  readonly height?: number | undefined;
  /** Most lines for a board; 14 unless told, 30 on the whole table. */
  readonly boardHeight?: number | undefined;
  /** Puts colours in; none unless told. */
  readonly paint?: Paint | undefined;
  /** Nothing but ASCII. */
  readonly ascii?: boolean | undefined;
  readonly highlight?: readonly string[] | undefined;
  readonly selected?: readonly string[] | undefined;
}

/** A board that is drawn in as few lines as it can be. */
const lowest = 10;

/** What somebody needs for the next choice: boards, own cards, whatever can be touched, and everybody in a line. */
export function drawScreen(scene: Scene, options: ScreenOptions = {}): string {
  const context = contextOf(scene, options);
  const { height = 20, boardHeight = 14 } = options;
  const isNeeded = ({ id, cards, current }: Zone) => {
    return current || context.lit.has(id) || cards.some((card) => context.lit.has(card.id));
  };
  const isOwn = ({ kind, cards }: Zone) => kind === 'hand' && cards.length > 0;
  const zones = scene.zones.filter((zone) => isNeeded(zone) || isOwn(zone));
  const needed = zones.filter(isNeeded);
  const spare = zones.filter((zone) => !isNeeded(zone));
  const head = headLine(context);
  const top = [head, ...boardLines(context, boardHeight, 'who acts')];
  const lying = zones.flatMap((zone) => zoneLines(context, zone));
  const shorter = [
    ...needed.flatMap((zone) => zoneLines(context, zone)),
    ...countLines(context, spare),
  ];
  const seats = shortSeatLines(context);
  const words = seatWords(context);
  const rich = richWays(context, boardHeight, zones).find((lines) => {
    return lines.length <= height - story;
  });
  if (rich !== undefined) return page(context, rich);
  const ways = [
    [...top, ...legendLines(context, top), ...lying, ...seats],
    [...top, ...lying, ...seats],
    [...top, ...lying, ...words],
    [...top, ...shorter, ...words],
    [head, ...boardLines(context, boardHeight, 'what lies there'), ...shorter, ...words],
    [head, ...boardLines(context, lowest, 'what lies there'), ...shorter, ...words],
    [head, ...boardLines(context, lowest, 'what is lit'), ...shorter, ...words],
    [head, ...neededBoards(context), ...shorter, ...words],
    [head, ...neededBoards(context), ...shorter],
  ];
  const fits = ways.find((lines) => lines.length <= height) ?? ways.at(-1) ?? [];
  return page(context, fits);
}

/** So many lines of what has just happened stay in sight above a screen that shows more than is needed. */
const story = 6;

/** Where there is much room: all boards, what lies open for all, and tracks. */
function richWays(
  context: TextContext,
  boardHeight: number,
  needed: readonly Zone[],
): readonly string[][] {
  const { scene } = context;
  const boards = [headLine(context), ...boardLines(context, boardHeight, 'everything')];
  const isOpen = ({ kind, owner, cards }: Zone) => {
    return kind !== 'pile' && kind !== 'hand' && owner === undefined && cards.length > 0;
  };
  const open = scene.zones.filter((zone) => needed.includes(zone) || isOpen(zone));
  const lying = open.flatMap((zone) => zoneLines(context, zone));
  const tracks = scene.tracks.flatMap((track) => trackLines(context, track));
  const seats = shortSeatLines(context);
  const legend = legendLines(context, boards);
  return [
    [...boards, ...legend, ...tracks, ...lying, ...seats],
    [...boards, ...legend, ...lying, ...seats],
  ];
}

/** The boards if something on them can be touched; where only cards are to be chosen, they are folded. */
function neededBoards(context: TextContext): string[] {
  const { scene, lit, paint } = context;
  const isLit = scene.boards.some(({ spaces, links, pieces }) => {
    return [...spaces, ...links, ...pieces].some(({ id }) => lit.has(id));
  });
  if (isLit) return boardLines(context, lowest, 'what is lit');
  return [styled('The board is folded (table)', { weight: 'dim' }, paint)];
}

/** Everything on the table. */
export function drawTable(scene: Scene, options: ScreenOptions = {}): string {
  const context = contextOf(scene, options);
  const boards = boardLines(context, options.boardHeight ?? 30, 'everything');
  return page(context, [
    headLine(context),
    ...boards,
    ...legendLines(context, boards),
    ...scene.tracks.flatMap((track) => trackLines(context, track)),
    ...scene.zones
      .filter(({ cards, count }) => cards.length > 0 || count !== undefined)
      .flatMap((zone) => zoneLines(context, zone)),
    ...seatLines(context),
  ]);
}

/** Names and titles may have letters that the terminal has not. */
function page({ isAscii }: TextContext, lines: readonly string[]): string {
  const text = lines.join('\n');
  if (!isAscii) return text;
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[·–—]/g, '-').replace(/[’‘]/g, "'");
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
  const text = wholeWords(`${title}${round} · ${now.phase}`, width);
  return styled(text, { weight: 'bold' }, paint);
}
