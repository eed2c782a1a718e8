import type { Viewer } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { pileSize } from '../../kit/piles.js';
import { sees } from '../../kit/seats.js';
import { count, id, viewerTerm } from '../../kit/terms.js';
import type { TokyoPosition } from '../play.js';
import { copyState } from '../state/copy.js';
import { type Mech, mech, type State, state } from '../state/state.js';

/** A Mech of another seat whose hand is not open. */
const hiddenMech = mech.extend({
  /** How many cards. */
  hand: count,
  deck: count,
  /** The cards of hand and deck together: nobody else knows which is where. */
  unseen: z.array(id),
});
export interface HiddenMech extends z.output<typeof hiddenMech> {}

export const view = state.omit({ chance: true }).extend({
  viewer: viewerTerm,
  mechs: z.array(z.union([mech, hiddenMech])).max(5),
});
/** What one viewer may know of a position of Defend Neo Tokyo: plain JSON, to be sent to that viewer. */
export interface View extends z.output<typeof view> {}

/** DN-RULING-44, DN-RULING-66: no pile has a hidden order, so only hands may be hidden. */
export function viewOf(position: TokyoPosition, viewer: Viewer): View {
  const { state: seen } = position;
  const { chance: _chance, mechs, ...open } = copyState(seen);
  return {
    viewer,
    ...open,
    mechs: mechs.map((one, seat) => (isHidden(seen, seat, viewer) ? hideHand(one) : one)),
  };
}

/** Whether the viewer may not look at the hand of this seat. */
export function isHidden({ options }: State, seat: number, viewer: Viewer): boolean {
  return !options.houseRules.openHands && !sees(viewer, seat);
}

function hideHand(one: Mech): HiddenMech {
  return { ...one, hand: one.hand.length, deck: pileSize(one.deck), unseen: unseenCards(one) };
}

/** Hand and deck together. */
export function unseenCards({ hand, deck }: Mech): string[] {
  return [...hand, ...deck.flat()].sort();
}
