import * as z from '../../kernel/schema.js';
import { count, id, viewerTerm } from '../../kit/terms.js';
import type { Content } from '../content/compile.js';
import { type State, seatState, space, state, supply } from '../state/state.js';
import { battle, battleCard, battleCards, openSteps } from '../state/steps.js';
import { seatNumber, spaceId } from '../state/terms.js';

/** A card laid from the hand, as others see it before the reveal. */
const laidCard = z.union([battleCard, z.strictObject({ hidden: z.literal(true) })]);
export type LaidCardView = z.output<typeof laidCard>;

const battleView = battle.extend({
  played: z.array(z.strictObject({ seat: seatNumber, cards: z.array(laidCard) })),
});

const step = z.discriminatedUnion('type', [
  ...openSteps,
  battleCards.extend({ battle: battleView }),
]);
export type StepView = z.output<typeof step>;

/** Face up with its printed value; face down the batch, which says nothing about the value. */
const andy = z.union([z.strictObject({ up: id, value: count }), z.strictObject({ down: count })]);
export type AndyView = z.output<typeof andy>;

const seat = seatState.extend({
  /** The cards for their owner, their number for everybody else. */
  hand: z.union([z.array(id), count]),
  /** How many cards are left. */
  draw: count,
});
export interface SeatView extends z.output<typeof seat> {}

export const view = state.omit({ chance: true }).extend({
  viewer: viewerTerm,
  agenda: z.array(step),
  seats: z.array(seat),
  board: z.record(spaceId, space.extend({ andys: z.array(andy) })),
  supply: supply.extend({ andys: count }),
  recruitDeck: count,
});
/** What one viewer may know of a position of Neon Gods: plain JSON, to be sent to that viewer. */
export interface View extends z.output<typeof view> {}

/** What is told or asked of a table is read off a state or a view. */
export interface Reading {
  readonly table: State | View;
  readonly content: Content;
}
