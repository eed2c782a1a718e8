import { escaped } from '../display/svg/markup.js';
import type { Choice } from '../display/touch.js';
import { isNarrow, renderBoards } from './render-boards.js';
import { renderZones } from './render-cards.js';
import { renderSeat, renderTrack } from './render-seats.js';
import type { Rendering } from './rendering.js';

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
  const { scene, viewer } = rendering;
  const boards = renderBoards(rendering);
  const isTall = !isNarrow(rendering) && boards.height > tall;
  const beside = isTall ? scene.zones.filter(({ owner }) => owner === viewer) : [];
  const below = scene.zones.filter((zone) => !beside.includes(zone));
  const seats = scene.seats.map((row) => renderSeat(rendering, row));
  const tracks = scene.tracks.map((track) => renderTrack(rendering, track));
  return [
    `<div class="boards">${boards.main}</div>`,
    `<div class="aside">${seats.join('')}${tracks.join('')}${renderZones(rendering, beside)}</div>`,
    `<div class="boards others">${boards.others}</div>`,
    renderZones(rendering, below),
  ].join('');
}

/** Beside boards that are higher than this, in pixels, there is room for one's own cards. */
const tall = 1000;
