import type { Shown } from '../../display/display.js';
import type { Card } from '../../display/scene.js';
import type { Seat } from '../../kernel/play.js';
import type { Part } from '../content/terms.js';
import type { DefendNeoTokyo } from '../index.js';
import type { Seen } from '../play.js';

export type TokyoShown = Shown<DefendNeoTokyo>;

/** The view as the mechanics read it. */
export function seenOf({ view, content }: TokyoShown): Seen {
  return { state: view, content };
}

/** A card as it lies open; how many there are of it is no concern of the table. */
export function cardOf({ card }: TokyoShown, id: string, change: Partial<Card> = {}): Card {
  const { kind, title, lines, values } = card(id);
  const corners = values.filter(({ label }) => label !== 'Copies');
  return { id: `card:${id}`, kind, title, lines, values: corners, flags: [], ...change };
}

export function nameOfSeat({ names }: TokyoShown, seat: Seat): string {
  return names[seat] ?? `Seat ${seat}`;
}

export function mechId(seat: Seat): string {
  return `piece:mech-${seat}`;
}

/** The tile of a Mech on the mats. */
export function tileId(seat: Seat, part: Part): string {
  return `space:mech-${seat}-${part}`;
}

/** The action of a tile, in the zone of the seat's own actions. */
export function actionId(part: Part, action: string): string {
  return `slot:${part}-${action}`;
}
