import * as z from '../../kernel/schema.js';
import { viewerTerm } from '../../kit/terms.js';
import { battle, seatState, sharedDeck, state, ycu } from '../state/state.js';
import { count, id } from '../state/terms.js';

/* The form of a view: a state without chance, and without what the viewer may not know. */

const seatView = seatState.extend({
  hand: z.union([z.array(id), count]).describe('The cards for their owner, else their number.'),
  draw: count.describe('How many cards are left, without those laid unseen in a battle.'),
  renown: count.nullable().describe('Null while other seats may not know it.'),
  unclaimed: count.nullable(),
  marketCards: count.describe('How many market cards the seat owns, wherever they are.'),
  searched: z
    .array(id)
    .nullable()
    .describe('The draw pile for its owner while a search waits for a pick.'),
});
export interface SeatView extends z.output<typeof seatView> {}

const sharedDeckView = sharedDeck.extend({ deck: count });
export interface SharedDeckView extends z.output<typeof sharedDeckView> {}

const ycuView = ycu.extend({
  deck: count,
  known: z
    .array(z.strictObject({ above: count, card: id }))
    .describe('Cards that the viewer has looked at, and how many lie above each.'),
});
export interface YcuView extends z.output<typeof ycuView> {}

export const viewSchema = state.omit({ chance: true }).extend({
  viewer: viewerTerm,
  seats: z.array(seatView),
  gang: sharedDeckView,
  market: sharedDeckView,
  ycu: ycuView,
  battle: battle
    .nullable()
    .describe('Cards that the viewer may not see are null, as are those laid unseen.'),
});
/** What one viewer may know of a position of City of Remnants: plain JSON, to be sent to that viewer. */
export interface View extends z.output<typeof viewSchema> {}
