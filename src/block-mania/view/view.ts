import type { Viewer } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { sees } from '../../kit/seats.js';
import { count, id, viewerTerm } from '../../kit/terms.js';
import type { ManiaPosition } from '../play.js';
import { copyState } from '../state/copy.js';
import { state } from '../state/state.js';

export const viewSchema = state.omit({ chance: true, cards: true }).extend({
  viewer: viewerTerm,
  cards: z.strictObject({
    /** How many cards: deck and cards set aside in one. */
    pool: count,
    left: count,
    discard: z.array(id),
    /** The cards for whoever may see them, their number for everybody else. */
    hands: z.array(z.union([z.array(id), count])),
  }),
});
/** What one viewer may know of a position of Block Mania: plain JSON, to be sent to that viewer. */
export interface View extends z.output<typeof viewSchema> {}

/** Everything is public but the hands of others and the pool, which would betray them (BM-MANIA-02, BM-RULING-90). */
export function view({ state }: ManiaPosition, viewer: Viewer): View {
  const { chance: _chance, cards, ...open } = copyState(state);
  return {
    ...open,
    viewer,
    cards: {
      pool: cards.pool.length,
      left: cards.left,
      discard: cards.discard,
      hands: cards.hands.map((hand, seat) => (sees(viewer, seat) ? hand : hand.length)),
    },
  };
}
