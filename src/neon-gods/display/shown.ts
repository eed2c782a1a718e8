import type { Shown } from '../../display/display.js';
import type { Seat } from '../../kernel/play.js';
import type { NeonGods } from '../index.js';
import type { Reading } from '../view/schema.js';

export type NeonShown = Shown<NeonGods>;

/** What questions are asked of. */
export function readingOf({ view, content }: NeonShown): Reading {
  return { table: view, content };
}

export function nameOf({ names }: NeonShown, seat: Seat): string {
  return names[seat] ?? `Seat ${seat}`;
}

/** Longer notes are cut: a pack may print long texts. */
const longest = 400;

/** What a card or token says, as one note. */
export function noteOf({ card }: NeonShown, id: string): string {
  return card(id).lines.join(' ').slice(0, longest);
}
