import type { Board, Space } from '../display/scene.js';
import { escaped } from '../display/svg/markup.js';
import { drawBoardAlone } from '../display/svg/picture.js';
import type { Rendering } from './rendering.js';
import { asideWidth, gap, narrowest, padding } from './style.js';

/** A unit of a board is drawn no larger; what lies beside the first board is smaller. */
const largestUnit = { main: 190, other: 128 } as const;
type Place = keyof typeof largestUnit;
/** Boards stand side by side as long as a unit is no smaller; those with few columns have much in each. */
const leastUnit = (columns: number) => (columns < 8 ? 84 : 36);
/** Where fingers touch, spaces of the first board are no smaller than this, in pixels: it can be moved sideways instead. */
const leastTouched = 44;

/** Around a board, in pixels, there is room for the outlines of its spaces. */
const edge = 2;

/** Boards like the first one, and the others below them; how high the first ones are, in pixels. */
export interface Boards {
  readonly main: string;
  readonly others: string;
  readonly height: number;
}

export function renderBoards(rendering: Rendering): Boards {
  const { boards } = rendering.scene;
  const [first] = boards;
  const isMain = ({ size }: Board) => size[0] === first?.size[0] && size[1] === first?.size[1];
  const room = rendering.width - 2 * padding;
  const beside = isNarrow(rendering) ? room : room - asideWidth - gap;
  const main = boards.filter(isMain);
  const abreast = first === undefined ? 1 : abreastIn(first, main.length, beside);
  const [columns, rows] = first?.size ?? [1, 0];
  return {
    main: main.map((board) => renderBoard(rendering, board, beside, 'main')).join(''),
    others: boards
      .filter((board) => !isMain(board))
      .map((board) => renderBoard(rendering, board, room, 'other'))
      .join(''),
    height: Math.ceil(main.length / abreast) * rows * unitOf(columns, abreast, beside),
  };
}

/** Everything stands below each other. */
export function isNarrow({ width }: Rendering): boolean {
  return width < narrowest;
}

function unitOf(columns: number, abreast: number, room: number): number {
  return (room - gap * (abreast - 1)) / (abreast * columns);
}

/** How many of so many boards stand side by side. */
function abreastIn({ size: [columns] }: Board, count: number, room: number): number {
  let abreast = count;
  while (abreast > 1 && unitOf(columns, abreast, room) < leastUnit(columns)) abreast--;
  return abreast;
}

/** At the size at which it is seen, so that letters can be read. */
function renderBoard(rendering: Rendering, board: Board, room: number, place: Place): string {
  const { scene, theme, mode, lit, touched } = rendering;
  const [columns, rows] = board.size;
  const alike = scene.boards.filter(({ size }) => size[0] === columns && size[1] === rows).length;
  const unit = unitOf(columns, abreastIn(board, alike, room), room);
  const narrow = Math.max(unit, place === 'main' ? leastTouched / smallest(board.spaces) : 0);
  const drawn = isNarrow(rendering) ? narrow : Math.min(largestUnit[place], unit);
  const width = Math.floor(drawn * columns);
  const svg = drawBoardAlone(scene, board, {
    theme,
    mode,
    width,
    highlight: [...lit],
    selected: touched.map(({ id }) => id),
  });
  const label = escaped(board.label);
  const caption = scene.boards.length > 1 ? `<figcaption>${label}</figcaption>` : '';
  if (width <= room) {
    return `<figure class="board" style="width:${width}px">${caption}${svg}</figure>`;
  }
  const pans = `class="pans" data-pans="${escaped(board.id)}" tabindex="0" role="region" aria-label="${label}"`;
  return `<figure class="board">${caption}<div ${pans}><div style="width:${width + 2 * edge}px">${svg}</div></div></figure>`;
}

/** The least width of a space, in units. */
function smallest(spaces: readonly Space[]): number {
  const widths = spaces.map(({ shape, at }) => {
    if (shape === 'rect') return at[2] ?? 1;
    if (shape === 'circle') return 2 * (at[2] ?? 0.5);
    const xs = at.filter((_, i) => i % 2 === 0);
    return Math.max(...xs) - Math.min(...xs);
  });
  return Math.min(...widths);
}
