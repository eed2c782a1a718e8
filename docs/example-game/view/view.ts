import type { Seat, Viewer } from 'cityrules/kernel';
import { count, id, pileSize, sees, viewerTerm } from 'cityrules/kit';
import * as z from 'zod';
import { areShown } from '../mechanics/cards.js';
import type { DuelPosition } from '../play.js';
import { step } from '../state/steps.js';
import { points } from '../state/terms.js';

export const viewSchema = z.strictObject({
  viewer: viewerTerm,
  agenda: z.array(step),
  /** The cards, or how many they are. */
  hands: z.array(z.union([z.array(id), count])),
  laid: z.array(z.union([id, z.literal('faceDown')]).nullable()),
  discard: z.array(id),
  pile: count,
  points: z.array(points),
});
export interface View extends z.output<typeof viewSchema> {}

/** What this viewer may know: a copy, never a part of the state itself. */
export function view(position: DuelPosition, viewer: Viewer): View {
  const { state } = position;
  const isSeen = (seat: Seat) => sees(viewer, seat) || areShown(position);
  return {
    viewer,
    agenda: [...state.agenda],
    hands: state.hands.map((hand, seat) => (sees(viewer, seat) ? [...hand] : hand.length)),
    laid: state.laid.map((card, seat) => (card && !isSeen(seat) ? 'faceDown' : card)),
    discard: [...state.discard],
    pile: pileSize(state.pile),
    points: [...state.points],
  };
}
