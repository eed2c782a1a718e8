import type { Shown } from '../../display/display.js';
import type { Card } from '../../display/scene.js';
import type { Seat } from '../../kernel/play.js';
import type { CityOfRemnants } from '../index.js';
import { read, type Seen } from '../play.js';

/* What all parts of the display begin with. */

export type CityShown = Shown<CityOfRemnants>;

/** The view as the mechanics read it. */
export function seenIn({ view, content }: CityShown): Seen {
  return read({ table: view, content });
}

export function seatNameIn({ names }: CityShown, seat: Seat): string {
  return names[seat] ?? `Seat ${seat}`;
}

/** For whom costs are shown: the viewer, or else whose turn it is. */
export function buyerIn({ viewer, view }: CityShown): Seat | undefined {
  return typeof viewer === 'number' ? viewer : view.turn?.seat;
}

/** A card as it lies open. */
export function openCard({ card }: CityShown, id: string, flags: string[] = []): Card {
  const { kind, title, lines, values } = card(id);
  return { id: `card:${id}`, kind, title, lines, values, flags };
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
