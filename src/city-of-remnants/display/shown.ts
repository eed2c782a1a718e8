import type { CardValue } from '../../display/card.js';
import type { Shown } from '../../display/display.js';
import type { Card } from '../../display/scene.js';
import type { Seat } from '../../kernel/play.js';
import type { Colour } from '../content/schema.js';
import type { CityOfRemnants } from '../index.js';
import { read, type Seen } from '../play.js';
import { attackLabel, gangLabel } from './cards.js';

/* What all parts of the display begin with. */

export type CityShown = Shown<CityOfRemnants>;

/** One reading for all parts of a picture: who stands where is counted once. */
const readings = new WeakMap<CityShown, Seen>();

/** The view as the mechanics read it. */
export function seenIn(shown: CityShown): Seen {
  const known = readings.get(shown);
  if (known !== undefined) return known;
  const seen = read({ table: shown.view, content: shown.content });
  readings.set(shown, seen);
  return seen;
}

export function seatNameIn({ names }: CityShown, seat: Seat): string {
  return names[seat] ?? `Seat ${seat}`;
}

/** For whom costs are shown: the viewer, or else whose turn it is. */
export function buyerIn({ viewer, view }: CityShown): Seat | undefined {
  return typeof viewer === 'number' ? viewer : view.turn?.seat;
}

/** A card as it lies open before a seat, or before whoever would pay for it. */
export function openCard(shown: CityShown, id: string, { flags = [], owner }: Lying = {}): Card {
  const { kind, title, lines, values } = shown.card(id);
  const holder = owner ?? buyerIn(shown);
  const colour = holder === undefined ? null : (shown.view.seats[holder]?.colour ?? null);
  const told = values.filter(({ label }) => label !== gangLabel);
  const counting = colour === null ? told : told.flatMap((value) => attackFor(colour, value));
  return { id: `card:${id}`, kind, title, lines, values: counting, flags };
}

interface Lying {
  readonly flags?: string[];
  /** Whose attack value counts (CR-CARD-05). */
  readonly owner?: Seat;
}

/** Of four attack values the one that counts. */
function attackFor(colour: Colour, value: CardValue): CardValue[] {
  if (!value.label.startsWith('Attack (')) return [value];
  return value.label === attackLabel(colour) ? [{ label: 'Attack', value: value.value }] : [];
}

/** The ids of things that several parts name. */
export const spaceId = (at: string) => `space:${at}`;
export const tileId = (tile: string) => `tile:${tile}`;
export const tokenId = (token: string) => `piece:${token}`;
export const figuresId = (seat: Seat, at: string) => `piece:figures-${seat}@${at}`;
export const cardId = (card: string) => `card:${card}`;
export const poolId = (seat: Seat) => `zone:pool-${seat}`;
export const handId = (seat: Seat) => `zone:hand-${seat}`;
export const drawId = (seat: Seat) => `zone:draw-${seat}`;
export const discardId = (seat: Seat) => `zone:discard-${seat}`;
export const tableId = (seat: Seat) => `zone:table-${seat}`;
export const battleId = (seat: Seat) => `zone:battle-${seat}`;
export const seatId = (seat: Seat) => `seat:${seat}`;
