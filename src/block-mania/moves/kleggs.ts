import { enter } from '../mechanics/blockers.js';
import { findSquare, planOf } from '../mechanics/board.js';
import { drawItems } from '../mechanics/items.js';
import { hasKlegg, isFree, kleggInSupply, kleggLimit, kleggsInPlay } from '../mechanics/kleggs.js';
import { defineMove, refuse } from '../play.js';
import { changeBlocker } from '../state/state.js';
import { squareId } from '../state/terms.js';

/** BM-KLEGG-01. */
export const placeKlegg = defineMove({
  type: 'placeKlegg',
  at: ['klegg'],
  params: { sq: squareId },
  context: (position, _step, seat) => hasKlegg(position, seat),
  options(position, seat, _step, isLeft) {
    if (!isLeft) return [];
    const { blockSquares } = planOf(position, seat);
    return blockSquares.map((sq) => ({ type: 'placeKlegg' as const, seat, sq }));
  },
  forbid(position, { seat, sq }, _step, isLeft) {
    const square = findSquare(position, sq);
    const isOwn = square?.board === seat && square.exposure !== 'air';
    if (isLeft && isOwn && isFree(position, sq)) return undefined;
    const inPlay = kleggsInPlay(position).length;
    if (inPlay >= kleggLimit(position) || kleggInSupply(position) === undefined) {
      return refuse('BM-KLEGG-02', () => `${inPlay} kleggs are in play already`);
    }
    const where = square === undefined ? 'no square' : 'not free in your block';
    return refuse('BM-KLEGG-01', () => `${sq} is ${where}`);
  },
  perform(table, { seat, sq }) {
    const { state } = table;
    const blocker = kleggInSupply(table) as string;
    enter(table, blocker, sq);
    changeBlocker(state, blocker, { placedBy: seat });
    state.kleggFree = [...state.kleggFree, blocker];
    table.emit({ type: 'kleggPlaced', seat, blocker, sq });
    drawItems(table, blocker, 'armoury', 1, 'equip.draw');
  },
});

export const skipKlegg = defineMove({
  type: 'skipKlegg',
  at: ['klegg'],
  params: {},
  options: (_position, seat) => [{ type: 'skipKlegg', seat }],
  forbid: () => undefined,
  perform() {
    // No klegg is placed; those in play may be activated all the same.
  },
});
