import type { SeatRow, Track } from '../display/scene.js';
import { icons, seatIcon } from '../display/svg/icons.js';
import { escaped, inkOn } from '../display/svg/markup.js';
import { colourOf, type Rendering, stateOf } from './rendering.js';

/** One at the table: sign, name, and what everybody may know of it. */
export function renderSeat(rendering: Rendering, row: SeatRow): string {
  const { id, seat, name, colour, facts, active } = row;
  const isAsked = rendering.scene.now.active.includes(seat);
  const classes = `seat${isAsked ? ' asked' : ''}${stateOf(rendering, id)}`;
  const sign =
    `<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[seatIcon(seat)]}" fill="${colour}"/>` +
    `<text x="12" y="16.500" text-anchor="middle" font-size="12" font-weight="bold" fill="${inkOn(colour)}">${seat}</text></svg>`;
  const told = facts.map(([label, value]) => {
    return `<div><dt>${escaped(label)}</dt><dd>${escaped(String(value))}</dd></div>`;
  });
  const now = isAsked ? 'to act' : active ? 'in turn' : '';
  const turn = now === '' ? '' : ` <span class="turn">${now}</span>`;
  const own = rendering.viewer === seat ? ' <span class="turn own">you</span>' : '';
  return `<section class="${classes}" data-id="${escaped(id)}" aria-label="${escaped(name)}">${sign}<h3>${escaped(name)}${own}${turn}</h3><dl>${told.join('')}</dl></section>`;
}

/** Markers nearer than this, in parts of the whole line, stand above each other. */
const apart = 9;
const markerHeight = 19;

export function renderTrack(rendering: Rendering, track: Track): string {
  const length = Math.max(1, track.to - track.from);
  const share = (at: number) => Math.max(0, Math.min(100, ((at - track.from) / length) * 100));
  const stops = track.stops.map(({ at, label }) => {
    return `<i class="stop" style="left:${share(at).toFixed(1)}%" title="${escaped(label)}"></i>`;
  });
  const levels: number[] = [];
  const markers = track.markers.map(({ id, label, at, owner }, i) => {
    const isNear = (other: number) => {
      return Math.abs(share(track.markers[other]?.at ?? 0) - share(at)) < apart;
    };
    const taken = levels.filter((_level, other) => isNear(other));
    let level = 0;
    while (taken.includes(level)) level++;
    levels[i] = level;
    const colour = colourOf(rendering, owner);
    const place = `left:${share(at).toFixed(1)}%;bottom:${4 + level * markerHeight}px`;
    const style = colour === undefined ? '' : `;background:${colour};color:${inkOn(colour)}`;
    const text = owner === undefined ? String(at) : String(owner);
    return `<b class="marker" data-id="${escaped(id)}" style="${place}${style}" title="${escaped(label)}">${escaped(text)}</b>`;
  });
  const told = track.markers.map(({ label }) => escaped(label)).join('; ');
  const tall = 8 + (Math.max(0, ...levels) + 1) * markerHeight;
  return (
    `<section class="track" data-id="${escaped(track.id)}" aria-label="${escaped(track.label)}: ${told}">` +
    `<h3>${escaped(track.label)} <small>${track.from} to ${track.to}</small></h3><div class="line" style="height:${tall}px">${stops.join('')}${markers.join('')}</div></section>`
  );
}
