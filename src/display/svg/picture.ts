import { plainTheme } from '../plain-theme.js';
import type { Board, Scene, Zone } from '../scene.js';
import type { Theme } from '../theme.js';
import { drawBoard } from './board.js';
import { drawChips, drawZone } from './cards.js';
import { type Context, type Drawn, placed, shelved, stacked } from './context.js';
import { element, figure } from './markup.js';
import { drawHead, drawSeat, drawTrack } from './tables.js';

/** How a picture is drawn: theme, width, what is lit and what is chosen. */
export interface PictureOptions {
  /** What makes the game look like itself. */
  readonly theme?: Theme | undefined;
  /** In pixels; 1200 unless told. */
  readonly width?: number | undefined;
  readonly mode?: 'light' | 'dark' | undefined;
  /** Ids of what can be touched. */
  readonly highlight?: readonly string[] | undefined;
  /** Ids of what has been touched. */
  readonly selected?: readonly string[] | undefined;
}

const margin = 16;
const gap = 14;
/** No unit of a board is drawn larger, where there is much room. */
const largestUnit = 128;
/** Boards of one size stand side by side if their units stay at least this large. */
const leastUnit = 20;

/** That is so much room; large boards after the first one (mats of players) then stand two abreast. */
const muchRoom = 500;

/** A scene as a picture: the same text on every runtime. */
export function drawPicture(scene: Scene, options: PictureOptions = {}): string {
  const { width = 1200, mode = 'light', theme = plainTheme } = options;
  const context = contextOf(scene, options, theme, mode);
  const room = width - 2 * margin;
  const body = room >= 760 ? wide(context, room) : narrow(context, room);
  const height = Math.ceil(body.height + 2 * margin);
  const { palette } = context;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${figure(width)} ${height}`,
      width,
      height,
      role: 'img',
      'font-family': 'system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif',
    },
    element('title', {}, scene.title),
    patterns(palette.ink),
    element('rect', { width, height, fill: palette.paper }),
    placed(body, margin, margin),
  );
}

/** One board alone, for pages that lay out the rest themselves. */
export function drawBoardAlone(scene: Scene, board: Board, options: PictureOptions = {}): string {
  const { width = 1200, mode = 'light', theme = plainTheme } = options;
  const context = contextOf(scene, options, theme, mode);
  const drawn = drawBoard(context, board, width / board.size[0]);
  const box = `-2 -2 ${figure(drawn.width + 4)} ${figure(drawn.height + 4)}`;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: box, 'data-board': board.id },
    patterns(context.palette.ink),
    drawn.markup,
  );
}

function contextOf(
  scene: Scene,
  { highlight = [], selected = [] }: PictureOptions,
  theme: Theme,
  mode: 'light' | 'dark',
): Context {
  const lit = new Set(highlight);
  return { scene, theme, mode, palette: theme[mode], lit, chosen: new Set(selected) };
}

/** Boards at the left, everybody and the tracks beside them, cards below. */
function wide(context: Context, room: number): Drawn {
  const { scene } = context;
  const side = Math.min(360, Math.max(250, room * 0.28));
  const left = room - side - gap;
  const boards = drawBoards(context, left);
  const right = stacked(
    [
      ...scene.seats.map((row) => drawSeat(context, row, side)),
      ...scene.tracks.map((track) => drawTrack(context, track, side)),
      drawChips(context, scene.zones, side),
    ],
    8,
  );
  const beside: Drawn = {
    markup: placed(boards, 0, 0) + placed(right, left + gap, 0),
    width: room,
    height: Math.max(boards.height, right.height),
  };
  const zones = inOrder(scene.zones).map((zone) => drawZone(context, zone, room, 'usual'));
  return stacked([drawHead(context, scene, room), beside, shelved(zones, room, gap)], gap);
}

/** Everything below each other. */
function narrow(context: Context, room: number): Drawn {
  const { scene } = context;
  return stacked(
    [
      drawHead(context, scene, room),
      drawBoards(context, room),
      stacked(
        scene.seats.map((row) => drawSeat(context, row, room)),
        8,
      ),
      ...scene.tracks.map((track) => drawTrack(context, track, room)),
      ...inOrder(scene.zones).map((zone) => drawZone(context, zone, room, 'filling')),
      drawChips(context, scene.zones, room),
    ],
    gap,
  );
}

/** What is being decided now comes first. */
function inOrder(zones: readonly Zone[]): Zone[] {
  return [...zones.filter(({ current }) => current), ...zones.filter(({ current }) => !current)];
}

/** Boards of one size side by side, as large as there is room; the others one after the other. */
function drawBoards(context: Context, room: number): Drawn {
  const { boards } = context.scene;
  const isWide = room >= muchRoom;
  const drawn = boards.map((board): Drawn => {
    const [columns, rows] = board.size;
    const alike = boards.filter(({ size }) => size[0] === columns && size[1] === rows).length;
    const shared = (room - gap * (alike - 1)) / (columns * alike);
    const fitting = shared >= leastUnit ? shared : room / columns;
    const large = isWide ? Math.min(largestUnit, fitting) : fitting;
    const isMat = board !== boards[0] && isWide && rows >= 3 && columns >= 5;
    const unit = isMat ? Math.min(large, (room - gap) / 2 / columns) : large;
    return labelled(context, board, drawBoard(context, board, unit));
  });
  return shelved(drawn, room + 1, gap);
}

function labelled({ palette, theme, scene }: Context, board: Board, drawn: Drawn): Drawn {
  if (scene.boards.length === 1) return drawn;
  const label = element(
    'text',
    {
      x: 0,
      y: 13,
      'font-size': 13,
      'font-weight': 'bold',
      fill: palette.accent,
      'font-family': theme.titles,
    },
    board.label.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
  const markup = label + placed(drawn, 0, 18);
  return { markup, width: drawn.width, height: drawn.height + 18 };
}

/** What tells grounds apart without colour. */
function patterns(ink: string): string {
  const tile = (id: string, d: string) => {
    const line = { d, stroke: ink, 'stroke-width': 1, fill: 'none', 'stroke-opacity': 0.35 };
    const box = { id, width: 8, height: 8, patternUnits: 'userSpaceOnUse' };
    return element('pattern', box, element('path', line));
  };
  return element(
    'defs',
    {},
    tile('stripes', 'M-2 10L10 -2M-2 2L2 -2M6 10L10 6'),
    tile('dots', 'M2 2h1M6 6h1'),
    tile('cross', 'M0 0L8 8M8 0L0 8'),
    tile('bricks', 'M0 0H8M0 4H8M2 0V4M6 4V8'),
  );
}
