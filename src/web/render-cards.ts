import type { Card, Zone } from '../display/scene.js';
import { escaped } from '../display/svg/markup.js';
import { colourOf, fillOf, type Rendering, stateOf } from './rendering.js';

/**
 * What is being decided now, then what can be read, what is named and what is counted; nothing of what is empty and
 * cannot be touched.
 */
export function renderZones(rendering: Rendering, zones: readonly Zone[]): string {
  const current = zones.filter((zone) => zone.current);
  const others = zones.filter((zone) => !zone.current);
  const groups = [
    current.map((zone) => {
      return renderZone(rendering, zone, zone.cards.length === 0 ? 'counted' : 'full');
    }),
    ...(['full', 'brief', 'counted'] as const).map((how) => {
      const shown = others.filter((zone) => howToShow(rendering, zone) === how);
      return shown.map((zone) => renderZone(rendering, zone, how));
    }),
  ];
  return groups.map((group) => `<div class="zones">${group.join('')}</div>`).join('');
}

type How = 'full' | 'brief' | 'counted';

/** What lies open for all, and one's own, with all that it says; the rest by name, and in words when pointed at. */
function howToShow(rendering: Rendering, zone: Zone): How | undefined {
  const { id, kind, owner, cards, count } = zone;
  if (cards.length === 0) return count || stateOf(rendering, id) !== '' ? 'counted' : undefined;
  if (kind === 'pile') return 'brief';
  return owner === undefined || owner === rendering.viewer ? 'full' : 'brief';
}

function renderZone(rendering: Rendering, zone: Zone, how: How): string {
  const { id, label, kind, cards, count } = zone;
  const hidden = (count ?? cards.length) - cards.length;
  const drawn = cards.map((card) => renderCard(rendering, card, how));
  const classes = `zone ${kind}${cards.length === 0 ? ' counted' : ''}${stateOf(rendering, id)}`;
  const start = `<section class="${classes}" data-id="${escaped(id)}" aria-label="${escaped(label)}">`;
  if (cards.length === 0) {
    return `${start}<h3>${escaped(label)}</h3><b>${count ?? ''}</b></section>`;
  }
  const more = hidden > 0 ? `<p class="hidden-cards">and ${hidden} more</p>` : '';
  return `${start}<h3>${escaped(label)}</h3><div class="cards">${drawn.join('')}${more}</div></section>`;
}

/** Cards that say more than this are wider. */
const long = 330;

function renderCard(rendering: Rendering, card: Card, how: How): string {
  const { id, kind, title, lines, values, flags, count, faceDown, owner } = card;
  const colour = colourOf(rendering, owner);
  const band = colour ?? fillOf(rendering, kind);
  const many = count !== undefined && count > 1 ? ` ×${count}` : '';
  const much = how === 'full' && lines.join('').length > long ? ' long' : '';
  const classes = `card ${how}${much}${faceDown ? ' face-down' : ''}${stateOf(rendering, id)}`;
  const colours = [
    ...(colour === undefined ? [] : [`--owner:${colour}`]),
    ...(band === undefined ? [] : [`--band:${band}`]),
  ];
  const style = colours.length === 0 ? '' : ` style="${colours.join(';')}"`;
  const flagged = flags.length === 0 ? '' : ` · ${flags.map(escaped).join(', ')}`;
  const corner = values.map(({ label, value }) => {
    return `<span class="value">${escaped(label)} <b>${escaped(String(value))}</b></span>`;
  });
  const said = escaped(
    [title, ...values.map(({ label, value }) => `${label} ${value}`), ...lines].join('. '),
  );
  const start = `<article class="${classes}" data-id="${escaped(id)}" title="${said}"${style}><h4>${escaped(title)}${many}</h4>`;
  if (how === 'brief') {
    return `${start}${flagged === '' ? '' : ` <p class="kind">${flagged.slice(3)}</p>`}</article>`;
  }
  // Spaces between the blocks, for who reads the text without the boxes.
  const cornered = corner.length === 0 ? '' : ` <p class="values">${corner.join(' ')}</p>`;
  const text = lines.map((line) => ` <p>${escaped(line)}</p>`).join('');
  return `${start} <p class="kind">${escaped(kind)}${flagged}</p>${cornered}${text}</article>`;
}
