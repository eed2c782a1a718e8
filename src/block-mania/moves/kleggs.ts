import type { MoveIn } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { enter } from '../mechanics/blockers.js';
import { findSquare, planOf } from '../mechanics/board.js';
import { drawItems } from '../mechanics/items.js';
import { isFree, kleggInSupply, kleggsInPlay } from '../mechanics/kleggs.js';
import { defineMove, refuse } from '../play.js';
import { changeBlocker } from '../state/change.js';
import { spaceId } from '../state/terms.js';

/** A new klegg, in a free square of the own block (BM-KLEGG-01). */
export const placeKlegg = defineMove({
  type: 'placeKlegg',
  at: ['klegg'],
  params: { space: spaceId },
  context: kleggInSupply,
  options(position, seat) {
    const { blockSquares } = planOf(position, seat);
    return blockSquares.map((space) => ({ type: 'placeKlegg' as const, seat, space }));
  },
  forbid(position, { seat, space }, _step, klegg) {
    const square = findSquare(position, space);
    const isOwn = square?.board === seat && square.exposure !== 'air';
    if (klegg === undefined) {
      const inPlay = kleggsInPlay(position).length;
      const verb = inPlay === 1 ? 'is' : 'are';
      return refuse('BM-KLEGG-02', () => `${plural(inPlay, 'klegg')} ${verb} in play already`);
    }
    if (isOwn && isFree(position, square)) return undefined;
    return refuse('BM-KLEGG-01', () => `${space} is not a free square of your block`);
  },
  perform(table, { seat, space }) {
    const { state } = table;
    const blocker = kleggInSupply(table) as string;
    enter(table, blocker, space);
    changeBlocker(state, blocker, { placedBy: seat });
    state.kleggFree = [...state.kleggFree, blocker];
    table.emit({ type: 'kleggPlaced', seat, blocker, space });
    drawItems(table, blocker, 'armoury', 1, 'equip.draw');
  },
});
export interface PlaceKleggMove extends MoveIn<typeof placeKlegg> {}
