import type { Card, Scene, SeatRow, Track, Zone } from '../display/scene.js';
import { icons, seatIcon } from '../display/svg/icons.js';
import { escaped, inkOn } from '../display/svg/markup.js';
import { drawBoardAlone } from '../display/svg/picture.js';
import type { Theme } from '../display/theme.js';
import type { Choice } from '../display/touch.js';

/* A scene as HTML: text in, text out, so that it can be made and tested anywhere. */

export interface Rendering {
  readonly scene: Scene;
  readonly theme: Theme;
  readonly mode: 'light' | 'dark';
  readonly prompt: string;
  /** What can be touched next. */
  readonly next: readonly Choice[];
  /** Ids of what has been touched. */
  readonly touched: readonly { readonly id: string; readonly label: string }[];
}

/** The prompt, what has been touched so far, and the choices that nothing on the table stands for. */
export function renderAsking({ prompt, next, touched }: Rendering): string {
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
  return `<p class="prompt" role="status" aria-live="polite">${escaped(prompt)}</p>${back}${row}`;
}

function renderNumber({ id, label, min, max, step }: Extract<Choice, { kind: 'number' }>): string {
  const name = escaped(id);
  return (
    `<form class="number" data-number="${name}"><label>${escaped(label)} ` +
    `<input type="number" name="value" min="${min}" max="${max}" step="${step}" value="${min}" required></label>` +
    `<span class="range">${min} to ${max}</span> <button class="lit">Choose</button></form>`
  );
}

/** Boards, cards, tracks and everybody at the table. */
export function renderScene(rendering: Rendering): string {
  const { scene } = rendering;
  return [
    `<div class="boards">${scene.boards.map((board) => renderBoard(rendering, board)).join('')}</div>`,
    `<div class="aside">${renderSeats(rendering)}${scene.tracks.map((track) => renderTrack(rendering, track)).join('')}</div>`,
    `<div class="zones">${scene.zones.map((zone) => renderZone(rendering, zone)).join('')}</div>`,
  ].join('');
}

function litIds({ next }: Rendering): string[] {
  return next.filter(({ kind }) => kind === 'thing').map(({ id }) => id);
}

function renderBoard(rendering: Rendering, board: Scene['boards'][number]): string {
  const { scene, theme, mode, touched } = rendering;
  const svg = drawBoardAlone(scene, board, {
    theme,
    mode,
    width: board.size[0] * 100,
    highlight: litIds(rendering),
    selected: touched.map(({ id }) => id),
  });
  const label = scene.boards.length > 1 ? `<figcaption>${escaped(board.label)}</figcaption>` : '';
  const wide = board.size[0] >= 8 ? ' wide' : '';
  return `<figure class="board${wide}" style="--columns:${board.size[0]}">${label}${svg}</figure>`;
}

function stateOf(rendering: Rendering, id: string): string {
  if (rendering.touched.some((one) => one.id === id)) return ' chosen';
  return litIds(rendering).includes(id) ? ' lit' : '';
}

function renderSeats(rendering: Rendering): string {
  return rendering.scene.seats.map((row) => renderSeat(rendering, row)).join('');
}

function renderSeat(rendering: Rendering, row: SeatRow): string {
  const { id, seat, name, colour, facts, active } = row;
  const classes = `seat${active ? ' active' : ''}${stateOf(rendering, id)}`;
  const sign =
    `<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[seatIcon(seat)]}" fill="${colour}"/>` +
    `<text x="12" y="16.500" text-anchor="middle" font-size="12" font-weight="bold" fill="${inkOn(colour)}">${seat}</text></svg>`;
  const told = facts.map(([label, value]) => {
    return `<div><dt>${escaped(label)}</dt><dd>${escaped(String(value))}</dd></div>`;
  });
  const who = `<h3>${escaped(name)}${active ? ' <span class="turn">to act</span>' : ''}</h3>`;
  return `<section class="${classes}" data-id="${escaped(id)}" aria-label="${escaped(name)}">${sign}${who}<dl>${told.join('')}</dl></section>`;
}

function renderTrack({ scene }: Rendering, track: Track): string {
  const length = Math.max(1, track.to - track.from);
  const share = (at: number) => Math.max(0, Math.min(100, ((at - track.from) / length) * 100));
  const stops = track.stops.map(({ at, label }) => {
    return `<i class="stop" style="left:${share(at).toFixed(1)}%" title="${escaped(label)}"></i>`;
  });
  const markers = track.markers.map(({ id, label, at, owner }) => {
    const colour = scene.seats.find(({ seat }) => seat === owner)?.colour;
    const style = `left:${share(at).toFixed(1)}%${colour === undefined ? '' : `;background:${colour};color:${inkOn(colour)}`}`;
    const text = owner === undefined ? String(at) : String(owner);
    return `<b class="marker" data-id="${escaped(id)}" style="${style}" title="${escaped(label)}">${escaped(text)}</b>`;
  });
  const told = track.markers.map(({ label }) => escaped(label)).join('; ');
  return (
    `<section class="track" data-id="${escaped(track.id)}" aria-label="${escaped(track.label)}: ${told}">` +
    `<h3>${escaped(track.label)} <small>${track.from} to ${track.to}</small></h3><div class="line">${stops.join('')}${markers.join('')}</div></section>`
  );
}

function renderZone(rendering: Rendering, zone: Zone): string {
  const { id, label, kind, cards, count } = zone;
  if (cards.length === 0 && !count && stateOf(rendering, id) === '') return '';
  const hidden = (count ?? cards.length) - cards.length;
  const more =
    hidden > 0
      ? `<p class="hidden-cards">${cards.length > 0 ? `and ${hidden} more` : `${hidden} face down`}</p>`
      : '';
  const drawn = cards.map((card) => renderCard(rendering, card, kind));
  return (
    `<section class="zone ${kind}${stateOf(rendering, id)}" data-id="${escaped(id)}" aria-label="${escaped(label)}">` +
    `<h3>${escaped(label)}</h3><div class="cards">${drawn.join('')}${more}</div></section>`
  );
}

function renderCard(rendering: Rendering, card: Card, zone: Zone['kind']): string {
  const { id, kind, title, lines, values, flags, count, faceDown, owner } = card;
  const colour = rendering.scene.seats.find(({ seat }) => seat === owner)?.colour;
  const many = count !== undefined && count > 1 ? ` ×${count}` : '';
  const corner = values.map(({ label, value }) => {
    return `<span class="value">${escaped(label)} <b>${escaped(String(value))}</b></span>`;
  });
  const classes = `card${faceDown ? ' face-down' : ''}${stateOf(rendering, id)}`;
  const style = colour === undefined ? '' : ` style="--owner:${colour}"`;
  const flagged = flags.length === 0 ? '' : ` · ${flags.map(escaped).join(', ')}`;
  const head = `<h4>${escaped(title)}${many}</h4>`;
  const body =
    zone === 'pile'
      ? ''
      : `<p class="kind">${escaped(kind)}${flagged}</p>${corner.length === 0 ? '' : `<p class="values">${corner.join(' ')}</p>`}${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}`;
  const said = escaped([title, ...lines].join('. '));
  return `<article class="${classes}" data-id="${escaped(id)}" title="${said}"${style}>${head}${body}</article>`;
}
