import { enter } from '../blockers.js';
import { findSquare } from '../board.js';
import { drawItems } from '../items.js';
import { kleggInSupply, kleggLimit, kleggSquares, kleggsInPlay } from '../kleggs.js';
import { defineMove, refuse } from '../play.js';
import { changeBlocker, squareId } from '../state.js';

/** BM-KLEGG-01. */
export const placeKlegg = defineMove({
  type: 'placeKlegg',
  at: ['klegg'],
  params: { sq: squareId },
  context: (position, _step, seat) => kleggSquares(position, seat),
  options: (_position, seat, _step, squares) => {
    return squares.map((sq) => ({ type: 'placeKlegg', seat, sq }));
  },
  forbid(position, { sq }, _step, squares) {
    if (squares.includes(sq)) return undefined;
    const inPlay = kleggsInPlay(position).length;
    if (inPlay >= kleggLimit(position) || kleggInSupply(position) === undefined) {
      return refuse('BM-KLEGG-02', () => `${inPlay} kleggs are in play already`);
    }
    const where = findSquare(position, sq) === undefined ? 'no square' : 'not free in your block';
    return refuse('BM-KLEGG-01', () => `${sq} is ${where}`);
  },
  perform(table, { seat, sq }) {
    const { state } = table;
    const blocker = kleggInSupply(table) as string;
    enter(table, blocker, sq);
    changeBlocker(state, blocker, { placedBy: seat });
    state.kleggFree.push(blocker);
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
