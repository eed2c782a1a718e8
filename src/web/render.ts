import type { Board } from '../display/scene.js';
import { escaped } from '../display/svg/markup.js';
import { drawBoardAlone } from '../display/svg/picture.js';
import type { Choice } from '../display/touch.js';
import { renderZones } from './render-cards.js';
import { renderSeat, renderTrack } from './render-seats.js';
import type { Rendering } from './rendering.js';
import { asideWidth, gap, narrowest, padding } from './style.js';

/* A scene as HTML: text in, text out, so that it can be made and tested anywhere. */

/** What has been touched so far, and the choices that nothing on the table stands for. */
export function renderAsking({ next, touched }: Rendering): string {
  const sofar = touched.map(({ label }) => escaped(label)).join(' → ');
  const back =
    touched.length === 0
      ? ''
      : `<p class="sofar">${sofar} → … <button type="button" data-back>Take back (Esc)</button></p>`;
  const choices = next.flatMap((choice) => {
    if (choice.kind === 'thing') return [];
    if (choice.kind === 'number') return [renderNumber(choice)];
    const id = escaped(`${choice.kind}:${choice.id}`);
    return [
      `<button type="button" class="lit" data-choice="${id}">${escaped(choice.label)}</button>`,
    ];
  });
  const row = choices.length === 0 ? '' : `<div class="choices">${choices.join('')}</div>`;
  return back + row;
}

function renderNumber({ id, label, min, max, step }: Extract<Choice, { kind: 'number' }>): string {
  const name = escaped(id);
  return (
    `<form class="number" data-number="${name}"><label>${escaped(label)} ` +
    `<input type="number" name="value" min="${min}" max="${max}" step="${step}" value="${min}" required></label>` +
    `<span class="range">${min} to ${max}</span> <button class="lit">Choose</button></form>`
  );
}

/** Boards, cards, tracks and everybody at the table: what is like the first board beside the seats, the rest below. */
export function renderScene(rendering: Rendering): string {
  const { scene, width } = rendering;
  const [first] = scene.boards;
  const isMain = ({ size }: Board) => size[0] === first?.size[0] && size[1] === first?.size[1];
  const room = width - 2 * padding;
  const beside = width < narrowest ? room : room - asideWidth - gap;
  const main = scene.boards.filter(isMain);
  const others = scene.boards.filter((board) => !isMain(board));
  return [
    `<div class="boards">${main.map((board) => renderBoard(rendering, board, beside, 'main')).join('')}</div>`,
    `<div class="aside">${scene.seats.map((row) => renderSeat(rendering, row)).join('')}${scene.tracks.map((track) => renderTrack(rendering, track)).join('')}</div>`,
    `<div class="boards others">${others.map((board) => renderBoard(rendering, board, room, 'other')).join('')}</div>`,
    ...renderZones(rendering),
  ].join('');
}

/** A unit of a board is drawn no larger; what lies beside the first board is smaller. */
const largestUnit = { main: 190, other: 128 } as const;
/** Boards stand side by side as long as a unit is no smaller; those with few columns have much in each. */
const leastUnit = (columns: number) => (columns < 8 ? 84 : 36);

/** At the size at which it is seen, so that letters can be read. */
function renderBoard(
  rendering: Rendering,
  board: Board,
  room: number,
  place: keyof typeof largestUnit,
): string {
  const { scene, theme, mode, lit, touched } = rendering;
  const [columns] = board.size;
  const alike = scene.boards.filter(({ size }) => size[0] === columns && size[1] === board.size[1]);
  const unitOf = (abreast: number) => (room - gap * (abreast - 1)) / (abreast * columns);
  let abreast = alike.length;
  while (abreast > 1 && unitOf(abreast) < leastUnit(columns)) abreast--;
  const width = Math.floor(Math.min(largestUnit[place], unitOf(abreast)) * columns);
  const svg = drawBoardAlone(scene, board, {
    theme,
    mode,
    width,
    highlight: [...lit],
    selected: touched.map(({ id }) => id),
  });
  const label = scene.boards.length > 1 ? `<figcaption>${escaped(board.label)}</figcaption>` : '';
  return `<figure class="board" style="width:${width}px">${label}${svg}</figure>`;
}
