import * as z from '../../kernel/schema.js';
import { seatTerm } from '../../kit/terms.js';
import { domainId, marketPiles } from '../content/schema.js';

export { count, id } from '../../kit/terms.js';
export { domainId };

/*
 * What states, moves and events name: ids, teams, players, places.
 */

export const mostTeams = 8;
/** A team, by its seat. */
export const team = seatTerm(mostTeams);
/** A team or the storyteller, who, where seated, has the number after the last team. */
export const teamOrStoryteller = z.int().min(0).max(mostTeams);
export const edgeId = z.string().regex(/^D[1-9][0-9]?-D[1-9][0-9]?$/, 'an edge is D1-D2');

export const playerIds = ['P1', 'P2', 'P3', 'P4'] as const;
export const playerId = z.enum(playerIds);
export type PlayerId = z.output<typeof playerId>;
export const unitNames = ['basic', ...playerIds] as const;
export const unitName = z.enum(unitNames);
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

/** A Market item: a card in a slot, or an Ambition token (BF-STORE-02). */
export const item = z.union([
  z.strictObject({ pile: z.enum(marketPiles), slot: z.int().min(1).max(9) }),
  z.literal('token'),
]);
export type Item = z.output<typeof item>;

/** Something for each of some teams. */
export const bySeat = <T extends z.ZodType>(value: T) =>
  z.record(z.string().regex(/^[0-7]$/, 'a team is 0 to 7'), value);
