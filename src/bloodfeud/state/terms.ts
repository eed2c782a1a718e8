import * as z from 'zod';
import { domainId } from '../content/schema.js';

/*
 * What states, moves and events name: ids, seats, players, places.
 */

/** An id of a card, tile or faction in the content pack. */
export const id = z.string().min(1).max(64);
export const count = z.int().min(0).max(1_000_000);
/** A team. The storyteller, where seated, has the number after the last team. */
export const team = z.int().min(0).max(7);
export const seatNumber = z.int().min(0).max(8);
export { domainId };
export const edgeId = z.string().regex(/^D[1-9][0-9]?-D[1-9][0-9]?$/, 'an edge is D1-D2');

export const playerIds = ['P1', 'P2', 'P3', 'P4'] as const;
export const playerId = z.enum(playerIds);
export type PlayerId = z.output<typeof playerId>;
export const unitName = z.enum(['basic', ...playerIds]);
export type UnitName = z.output<typeof unitName>;

export const stations = ['cityscape', 'orders', 'marketplace', 'council'] as const;
export const locations = [...stations, 'neutral'] as const;
export const location = z.enum(locations);
export type Station = (typeof stations)[number];
export type Location = z.output<typeof location>;

/** Where Team Resources keep their cards. */
export const zones = ['orders', 'advancements', 'ambitions', 'events'] as const;
export const zone = z.enum(zones);
export type Zone = z.output<typeof zone>;

/** Something for each of some teams. */
export const bySeat = <T extends z.ZodType>(value: T) =>
  z.record(z.string().regex(/^[0-7]$/, 'a team is 0 to 7'), value);
